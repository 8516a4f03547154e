import NavSimVocabulary

// What is seen of pages that are told apart by their looks.

extension Situation {
  /// The colours that a page's view may have; the first that fits is taken.
  private static let grounds = ["white", "lightGray", "orange", "cyan"]

  /// The colour of a page's view: what is said, or white, or, where the page is seen through its bar,
  /// one that no bar of another page has, so that the two can be told apart. UIKit's own bar over a
  /// white page is nearly white.
  func ground(of page: Int) -> String {
    let look = look(of: page)
    if let said = look.page { return said }
    guard look.showsPage else { return Self.grounds[0] }
    let isBare = look.isHidden || look.background == .clear
    let plain = looks.contains { $0.background == .plain && !$0.isHidden && $0.page == nil }
    let bars = looks.compactMap { color(of: $0) } + (isBare && plain ? [.white] : [])
    return Self.grounds.first { name in
      Color(text: name).map { ground in !bars.contains { ground.isNear($0) } } ?? false
    } ?? Self.grounds[0]
  }

  /// What is to be said of neighbours whose bars nobody can tell apart.
  public var alike: [String] {
    let last = max(looks.count, 2) - 1
    return (0..<last).filter { isAlike($0, $0 + 1) }.map { page in
      "pages \(page + 1) and \(page + 2) look the same where their bars are: nobody sees which of the"
        + " two looks is there; --style gives one another"
    }
  }

  private func isAlike(_ page: Int, _ other: Int) -> Bool {
    let (one, two) = (look(of: page), look(of: other))
    if one == two { return true }
    guard let first = color(at: page), let second = color(at: other), first.isNear(second) else {
      return false
    }
    // The same colour from elsewhere: what else a look says may still tell them apart.
    var same = one
    same.background = two.background
    (same.isImage, same.isOpaque, same.isHidden) = (two.isImage, two.isOpaque, two.isHidden)
    return same == two
  }

  /// The one colour that is seen where a page's bar is; nil where it is UIKit's own material.
  private func color(at page: Int) -> Color? {
    let look = look(of: page)
    if look.background == .plain, !look.isHidden { return nil }
    return look.showsPage ? resolved(ground(of: page)) : color(of: look)
  }

  /// The colour of a bar that has one.
  private func color(of look: PageLook) -> Color? {
    guard case .color(let text) = look.background, !look.isHidden else { return nil }
    return resolved(text)
  }

  private func resolved(_ text: String) -> Color? {
    Color(text: text)
      ?? DynamicColor(text: text)?.resolved(isDark: false, SystemPalette(ios: ios))
  }
}

extension PageLook {
  /// Whether the page is seen where its bar is.
  fileprivate var showsPage: Bool {
    isHidden || background == .clear || background == .plain && !isOpaque
  }
}

extension Color {
  /// Whether nobody would tell the two apart at a glance.
  fileprivate func isNear(_ other: Color) -> Bool {
    let most = 0.15
    return (red - other.red).magnitude < most && (green - other.green).magnitude < most
      && (blue - other.blue).magnitude < most
  }
}
