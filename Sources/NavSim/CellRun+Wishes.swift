import NavSimChecks

// What the pages of a cell want, held against what was seen.

extension CellRun {
  /// What a page wants and was never seen with at rest; nothing where the run ended early. Looked
  /// for when it is asked for.
  public var unmetWishes: [UnmetWish] { fault == nil ? wishes.unmet(in: trace) : [] }

  /// A sentence about the unmet wishes that nobody reads; none if somebody reads all.
  var unreadWishes: [String] {
    guard wishes.hasUnread, let remark = unmetWishes.remark(under: wishes.strategy) else {
      return []
    }
    return [remark]
  }
}
