import NavSimProgram
import NavSimVocabulary

/// Child view controllers of a page. They reach the same navigation controller as their page, their
/// callbacks follow its, and the strategies' page hooks see them like any page.
///
/// A child's view is part of its page's view: it has no frame of its own here, and is not painted.
extension Navigator {
  /// addChild and didMove as a page does them when its view has loaded (documented:
  /// addChild(_:) sends willMove, didMove is the container's own call).
  func addChildren(to page: Int) throws {
    for child in program.pages[page].children {
      guard mayHold(page, child) else {
        record(
          .log, ["ignored: \(program.pages[child].name) cannot be a child of a second page"])
        continue
      }
      try makePage(child)
      pages[child].isHeldByApp = false
      pages[child].parent = page
      pages[page].children.append(child)
      try fire(.willMove, page: child)
      try loadIfNeeded(child)
      try fire(.didMove, page: child)
    }
    try addInnerControllers(to: page)
  }

  /// How deeply pages may hold pages.
  private static let childDepth = 16

  /// A page holds another that is on no stack, is held by no other and does not hold it.
  private func mayHold(_ page: Int, _ child: Int) -> Bool {
    guard pages[child].parent == nil, !here.stack.contains(child), !pages[child].hasParent,
      !holds(child, page)
    else { return false }
    var at = page
    for _ in 0..<Navigator.childDepth {
      guard let parent = pages[at].parent else { return true }
      at = parent
    }
    return false
  }

  /// The page in whose view a page's view lies, or the page itself.
  func outermost(_ page: Int) -> Int {
    var at = page
    while let parent = pages[at].parent { at = parent }
    return at
  }

  /// A child that is pushed leaves the page that held it (documented: addChild(_:) removes the
  /// controller from its old parent); its view leaves that page's, so it disappears (inferred).
  func detach(_ page: Int) throws {
    guard let parent = pages[page].parent else { return }
    pages[parent].children.removeAll { $0 == page }
    if pages[page].appearance != .disappeared {
      pages[page].appearance = .disappearing
      try fire(.viewWillDisappear, page: page, animated: false)
      pages[page].appearance = .disappeared
      pages[page].isInWindow = false
      try fire(.viewDidDisappear, page: page, animated: false)
    }
    pages[page].parent = nil
  }

  /// Whether a page has a navigation controller: its own, or that of the page that holds it.
  func hasNavigation(_ page: Int) -> Bool {
    var at = page
    for _ in pages.indices {
      if pages[at].hasParent { return true }
      guard let parent = pages[at].parent else { return false }
      at = parent
    }
    return false
  }

  /// Forwards the begin of an appearance to the children (documented:
  /// shouldAutomaticallyForwardAppearanceMethods is yes).
  func beginChildren(
    of page: Int, appearing: Bool, animated: Bool, _ transition: Transition
  ) throws {
    for child in pages[page].children {
      pages[child].isInWindow = true
      try beginAppearance(child, appearing: appearing, animated: animated, transition)
    }
    try beginInner(of: page, appearing: appearing, animated: animated, transition)
  }

  /// Forwards its end.
  func endChildren(of page: Int, animated: Bool, _ transition: Transition) throws {
    for child in pages[page].children {
      try endAppearance(child, animated: animated, transition)
      if pages[child].appearance == .disappeared { pages[child].isInWindow = false }
    }
    try endInner(of: page, animated: animated, transition)
  }

  /// The children go with the instance that holds them.
  func releaseChildren(of page: Int) {
    for child in pages[page].children { pages[child].parent = nil }
    if !pages[page].children.isEmpty { clock.requestRelease() }
    pages[page].children = []
    releaseInner(of: page)
  }
}
