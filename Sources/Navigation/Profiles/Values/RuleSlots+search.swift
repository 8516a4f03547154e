extension RuleSlot {
  /// Search controllers of items, and the keyboard.
  static let search: [RuleSlot] = [
    .init("search.rowHeight", \.search.rowHeight, .points),
    .init("search.isShownAtFirst", \.search.isShownAtFirst),
    .init("search.duration", \.search.duration, .seconds),
    .init("search.restoresBar", \.search.restoresBar),
    .init("search.givesWayToBar", \.search.givesWayToBar),
    .init("search.pushedRowIsGoneAtOnce", \.search.pushedRowIsGoneAtOnce),
    .init("search.returningRowIsLate", \.search.returningRowIsLate),
    .init("search.tabFieldIsLate", \.search.tabFieldIsLate),
    .init("search.keyboardHeight", \.search.keyboardHeight, .points),
    .init("search.keyboardLargeHeight", \.search.keyboardLargeHeight, .points),
    .init("search.keyboardHomeRow", \.search.keyboardHomeRow, .points),
    .init("search.keyboardCompactHeight", \.search.keyboardCompactHeight, .points),
    .init("search.keyboardCompactHomeRow", \.search.keyboardCompactHomeRow, .points),
    .init("search.keyboardDuration", \.search.keyboardDuration, .seconds),
    .init("search.keyboardGoesWithPage", \.search.keyboardGoesWithPage),
  ]
}
