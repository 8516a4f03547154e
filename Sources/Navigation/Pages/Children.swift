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
      arrange { $0.attach(.page(child), to: .page(page)) }
      try fire(.willMove, page: child)
      try loadIfNeeded(child)
      try fire(.didMove, page: child)
    }
    try addInnerControllers(to: page)
  }

  /// How deeply pages may hold pages.
  private static let childDepth = 16

  /// A page holds another that is on no stack, is held by no other and does not hold it.
  func mayHold(_ page: Int, _ child: Int) -> Bool {
    guard tree.holder(of: .page(child)) == nil, !here.stack.contains(child),
      !tree.holds(.page(child), .page(page))
    else { return false }
    var at = page
    for _ in 0..<Navigator.childDepth {
      guard let parent = tree.parent(of: at) else { return true }
      at = parent
    }
    return false
  }

  /// A child that is pushed leaves the page that held it (documented: addChild(_:) removes the
  /// controller from its old parent); its view leaves that page's, so it disappears (inferred); one that
  /// was about to, with its page, does not hear of it again.
  func detach(_ page: Int) throws {
    guard let parent = tree.parent(of: page) else { return }
    if pages[page].appearance != .disappeared {
      if pages[page].appearance != .disappearing {
        pages[page].appearance = .disappearing
        try fire(.viewWillDisappear, page: page, animated: false)
      }
      pages[page].appearance = .disappeared
      pages[page].isInWindow = false
      try fire(.viewDidDisappear, page: page, animated: false)
    }
    if tree.parent(of: page) == parent { arrange { $0.detach(.page(page)) } }
  }
}
