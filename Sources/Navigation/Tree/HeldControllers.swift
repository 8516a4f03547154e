import NavSimProgram
import NavSimVocabulary

/// A navigation controller inside another node: its stack, items, callbacks and gesture.
extension Navigator {
  /// The page makes its controllers when its view has loaded, with their stacks as
  /// setViewControllers gives them: containment is told, nothing appears yet.
  func addInnerControllers(to page: Int) throws {
    for (index, inner) in program.inner.enumerated() where inner.host == page {
      arrange { $0.attach(.navigation(index + 1), to: .page(page)) }
      try at(index + 1).setUpInner(inner)
    }
  }

  private func setUpInner(_ inner: InnerNavigation) throws {
    frameBar()
    settleBar()
    try setUpController()
    for page in inner.stack {
      try makePage(page)
      guard tree.holder(of: .page(page)) == nil, mayTake(page) else {
        record(.log, ["ignored: \(program.pages[page].name) is on another stack"])
        continue
      }
      pages[page].isHeldByApp = false
      arrange { $0.attach(.page(page), to: .navigation(controller)) }
      here.stack.append(page)
      try fireContainment(.willMove, page)
      try fireContainment(.didMove, page)
    }
    here.items = here.stack
    uikit(.layout) {
      showItem(of: here.stack.last, on: nil)
      here.styling.needsSettling = true
      settleStyle()
      settleTitles()
    }
  }

  /// The controller is about to appear or to disappear, and hands that to its top page.
  func beginController(appearing: Bool, animated: Bool, _ transition: Transition) throws {
    here.begin(appearing: appearing)
    try fireNavigation(appearing ? .viewWillAppear : .viewWillDisappear, animated: animated)
    guard let top = here.stack.last else { return }
    if appearing {
      if !here.isInWindow { barEntersWindow() }
      here.isInWindow = true
      fitView()
      try loadIfNeeded(top)
      showTop(top)
    }
    try beginShown(
      in: .navigation(controller), appearing: appearing, animated: animated, transition)
  }

  private func showTop(_ top: Int) {
    if here.shownPages.isEmpty { here.shownPages = [top] }
    for page in here.shownPages { pages[page].isInWindow = true }
    if here.transitions.isEmpty { placeView(of: top) }
  }

  /// The end of it.
  func endController(animated: Bool, _ transition: Transition) throws {
    let hasGone = here.end()
    try endShown(in: .navigation(controller), animated: animated, transition)
    try fireNavigation(hasGone ? .viewDidDisappear : .viewDidAppear, animated: animated)
    guard hasGone else { return }
    here.isInWindow = false
    takeViewsAway()
  }

  private func takeViewsAway() {
    for page in here.shownPages {
      pages[page].isInWindow = false
      noteRemoval(of: .view, page: page)
    }
  }

  /// The controller goes with what holds it, and its pages with it.
  func releaseController() {
    for page in here.heldPages { arrange { $0.leave(page, stackOf: controller) } }
    takeViewsAway()
    pages.leave(here.stack.reversed())
    dropTransitions()
    // The page's next instance makes another one.
    controllers.replace(controller)
  }

  /// What ran or waited in a controller that goes is over, and nobody waits for it any more.
  private func dropTransitions() {
    for transition in here.transitions {
      if let timeline = transition.timeline { scene.finish(timeline) }
      if let action = ownAction(transition) { actionLosesPending(action) }
    }
    for operation in here.deferredOperations where operation.action >= 0 {
      actionLosesPending(operation.action)
    }
    if here.gesture.isDown, here.gesture.action >= 0 { actionLosesPending(here.gesture.action) }
  }

  /// The finger comes down: the first recogniser that may begin takes it, that of the innermost
  /// controller on screen before the others (`SurroundingRules.innermostGestureFirst`).
  func swipe(_ path: GesturePath) throws {
    let outermostFirst = controllersOnScreen
    let levels =
      profile.surroundings.innermostGestureFirst ? outermostFirst.reversed() : outermostFirst
    guard !controllers.isFingerDown else {
      record(.log, ["ignored: a finger is down already"])
      return
    }
    for level in levels {
      if try at(level).beginGesture(path, isLast: level == levels.last) { return }
    }
  }

  /// What an observer may look at of an inner controller.
  public func innerValue(_ index: Int, _ property: Property) -> Value {
    at(index + 1).readShared(.navigation, property)
  }

  /// Whether a page has made the inner controller.
  public func hasInner(_ index: Int) -> Bool {
    tree.holder(of: .navigation(index + 1)) != nil
  }
}
