import NavSimNavigation

/// The rules of search fields, one at a time.
extension ProfileFlip {
  static let search: [ProfileFlip] = [
    .init("model/search", "search.rowHeight", "bar.height = 96") { $0.search.rowHeight = 50 },
    .init("model/search", "search.isShownAtFirst", "bar.height = 96") {
      $0.search.isShownAtFirst = false
    },
    .init("model/search", "search.duration", "bar.height = 74") { $0.search.duration = 0.4 },
    .init("model/search", "search.restoresBar", "bar.hidden = no") {
      $0.search.restoresBar = false
    },
    .init("model/search", "search.givesWayToBar", "title.List.alpha = 1") {
      $0.search.givesWayToBar = false
    },
    .init("model/keyboard", "search.keyboardHeight", "keyboard.y = 451") {
      $0.search.keyboardHeight = 258
    },
    .init("model/keyboard-heights", "search.keyboardLargeHeight", "keyboard.height = 226") {
      $0.search.keyboardLargeHeight = 0
    },
    .init("model/keyboard-heights", "search.keyboardHomeRow", "keyboard.height = 291") {
      $0.search.keyboardHomeRow = 34
    },
    .init("model/keyboard-heights", "search.keyboardCompactHeight", "keyboard.height = 162") {
      $0.search.keyboardCompactHeight = 216
    },
    .init("model/keyboard-heights", "search.keyboardCompactHomeRow", "keyboard.height = 171") {
      $0.search.keyboardCompactHomeRow = 21
    },
    .init("model/keyboard", "search.keyboardDuration", "page.Form.alpha > 0.9") {
      $0.search.keyboardDuration = 0.05
    },
    .init("model/keyboard", "search.keyboardGoesWithPage", "keyboard.x = 75") {
      $0.search.keyboardGoesWithPage = false
    },
    .init("model/minor-versions", "search.pushedRowIsGoneAtOnce", "bar.height = 44") {
      $0.search.pushedRowIsGoneAtOnce = false
    },
    .init("model/tab-search", "search.tabFieldIsLate", "search.Find.x = 0") {
      $0.search.tabFieldIsLate = false
    },
    .init("model/leaving-scroll-view", "search.returningRowIsLate", "page.Find.content.y = 20") {
      $0.search.returningRowIsLate = false
    },
  ]
}
