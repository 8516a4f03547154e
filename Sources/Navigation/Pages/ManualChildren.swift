import NavSimProgram
import NavSimVocabulary

/// Children that code adds and removes while its page is there, and appearance that code tells by hand.
extension Navigator {
  /// addChild, the view, didMove: the child hears willMove from UIKit, loads as its view is touched,
  /// appears as the view comes into the window and is there after the commit; didMove is code's own
  /// call (documented: addChild(_:); observed: Stack Overflow 48653763 for the order; inferred: a page
  /// that is visible).
  func addChild(_ child: Int, to page: Int) throws {
    try makePage(child)
    guard pages[page].exists, child != page, presentations.of(.page(child)) == nil,
      mayHold(page, child)
    else {
      record(
        .log,
        ["ignored: \(program.pages[child].name) cannot be a child of \(program.pages[page].name)"])
      return
    }
    pages[child].isHeldByApp = false
    arrange { $0.attach(.page(child), to: .page(page)) }
    try fire(.willMove, page: child)
    try loadIfNeeded(page)
    try loadIfNeeded(child)
    let state = pages[page].appearance
    let isShown = forwards(page) && (state == .appearing || state == .appeared)
    if isShown {
      try tellBegin(.page(child), appearing: true, animated: false, Navigator.atOnce)
      try tellIsAppearing(.page(child), animated: false, Navigator.atOnce)
    }
    try fire(.didMove, page: child)
    if isShown, state == .appeared { clock.scheduleNextTurn(.childShown, child) }
    pages[tree.outermost(page)].needsLayout = true
    requestCommit()
    clock.needsFrame()
  }

  /// After the commit, unless something else has told it meanwhile.
  func endChildShow(_ child: Int) throws {
    guard pages[child].appearance == .appearing, tree.parent(of: child) != nil else { return }
    try tellEnd(.page(child), animated: false, Navigator.atOnce)
  }

  /// willMove(nil) by code, the view leaves the window, removeFromParent sends didMove(nil)
  /// (documented: removeFromParent()).
  func removeChild(_ child: Int) throws {
    guard let page = tree.parent(of: child) else {
      record(.log, ["ignored: \(program.pages[child].name) is no child"])
      return
    }
    try fire(.willMove, page: child)
    if forwards(page), pages[child].appearance != .disappeared {
      try tellBegin(.page(child), appearing: false, animated: false, Navigator.atOnce)
      try tellEnd(.page(child), animated: false, Navigator.atOnce)
    }
    pages[child].isInWindow = false
    arrange { $0.detach(.page(child)) }
    try fire(.didMove, page: child)
    clock.requestRelease()
    requestCommit()
  }

  /// Whether a page hands its appearance on to its children (documented:
  /// shouldAutomaticallyForwardAppearanceMethods).
  func forwards(_ page: Int) -> Bool {
    pages[page].controller.flag(.shouldAutomaticallyForwardAppearanceMethods)
  }

  /// beginAppearanceTransition: the callback at once; a second one the same way adds nothing, one the
  /// other way turns round without an end (observed: wangling.me 2014). Until its end UIKit's own calls
  /// do nothing (observed: HarshilShah/DeckTransition issue 40).
  func beginByHand(_ page: Int, appearing: Bool, animated: Bool) throws {
    guard pages[page].exists else { return }
    let state = pages[page].appearance
    let isUnderWay = state == (appearing ? .appearing : .disappearing)
    let isThere = state == (appearing ? .appeared : .disappeared)
    if isUnderWay || isThere { return }
    pages[page].appear(byHand: false)
    try beginAppearance(page, appearing: appearing, animated: animated, Navigator.atOnce)
    pages[page].appear(byHand: true)
  }

  /// endAppearanceTransition: without a begin it is UIKit's warning, and nothing is sent (observed:
  /// mullvad/mullvadvpn-app issue 2802, rechsteiner/Parchment issue 373).
  func endByHand(_ page: Int) throws {
    pages[page].appear(byHand: false)
    try endAppearance(page, animated: false, Navigator.atOnce)
  }

  /// What happens without a transition.
  static let atOnce = Transition(
    id: 0, operation: StackOperation(kind: .set, before: [], after: [], isAnimated: false))
}
