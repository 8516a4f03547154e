/// Something that a page says it wants, or that its code sets, and that is never seen while the page is
/// at rest.
public struct UnmetWish: Hashable, Sendable {
  /// The page.
  public let page: String
  /// The wish as a page writes it: `bgAlpha=0`.
  public let wish: String
  /// Whether no line of the cell's code reads the wish; if not, it is read and yet not seen.
  public let isUnread: Bool
  /// Whether it is no wish: the page's own code writes it to the bar.
  public let isCode: Bool

  /// What is wrong, under the strategy of that name.
  public func text(under strategy: String) -> String {
    "\(page) \(isCode ? "sets" : "wants") \(wish), and "
      + (isUnread
        ? "nothing under \(strategy) reads it" : "it is never seen at rest under \(strategy)")
  }
}

extension [UnmetWish] {
  /// One sentence about those that nobody reads; nil if there is none.
  public func remark(under strategy: String) -> String? {
    let unread = filter(\.isUnread)
    guard !unread.isEmpty else { return nil }
    var pages: [String] = []
    for wish in unread where !pages.contains(wish.page) { pages.append(wish.page) }
    let parts = pages.map { page in
      "page \(page) wants "
        + unread.filter { $0.page == page }.map(\.wish).joined(separator: " ")
    }
    let them = unread.count == 1 ? "it" : "them"
    return parts.joined(separator: ", ") + ", and nothing under \(strategy) reads \(them)"
  }
}
