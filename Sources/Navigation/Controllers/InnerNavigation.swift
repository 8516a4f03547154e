import NavSimProgram
import NavSimVocabulary

/// A navigation controller inside a page: its stack, items, callbacks and gesture. Its bar is a bar
/// of its own, which nothing paints, and so are its pages.
extension Navigator {
  /// The page makes its controllers when its view has loaded, with their stacks as
  /// setViewControllers gives them: containment is told, nothing appears yet.
  func addInnerControllers(to page: Int) throws {
    for (index, inner) in program.inner.enumerated() where inner.host == page {
      pages[page].inner.append(index + 1)
      try at(index + 1).setUpInner(inner)
    }
  }

  private func setUpInner(_ inner: InnerNavigation) throws {
    frameBar()
    settleBar()
    try setUpController()
    for page in inner.stack {
      try makePage(page)
      guard !pages[page].hasParent, pages[page].parent == nil, mayTake(page) else {
        record(.log, ["ignored: \(program.pages[page].name) is on another stack"])
        continue
      }
      pages[page].isHeldByApp = false
      pages[page].hasParent = true
      here.stack.append(page)
      try fireContainment(.willMove, page)
      try fireContainment(.didMove, page)
    }
    here.items = here.stack
  }

  /// The controllers of a page appear and disappear with it, and hand that to their top page
  /// (documented: containment).
  func beginInner(
    of host: Int, appearing: Bool, animated: Bool, _ transition: Transition
  ) throws {
    for index in pages[host].inner {
      try at(index).beginInner(appearing: appearing, animated: animated, transition)
    }
  }

  private func beginInner(appearing: Bool, animated: Bool, _ transition: Transition) throws {
    try fireNavigation(appearing ? .viewWillAppear : .viewWillDisappear, animated: animated)
    guard let top = here.stack.last else { return }
    if appearing {
      here.isInWindow = true
      try loadIfNeeded(top)
      showInner(top)
    }
    try beginAppearance(top, appearing: appearing, animated: animated, transition)
  }

  private func showInner(_ top: Int) {
    if here.shownPages.isEmpty { here.shownPages = [top] }
    for page in here.shownPages { pages[page].isInWindow = true }
    if here.transitions.isEmpty { placeView(of: top) }
  }

  /// The end of it.
  func endInner(of host: Int, animated: Bool, _ transition: Transition) throws {
    for index in pages[host].inner {
      let isGone = pages[host].appearance == .disappeared
      try at(index).endInner(isGone: isGone, animated: animated, transition)
    }
  }

  private func endInner(isGone: Bool, animated: Bool, _ transition: Transition) throws {
    if let top = here.stack.last { try endAppearance(top, animated: animated, transition) }
    try fireNavigation(isGone ? .viewDidDisappear : .viewDidAppear, animated: animated)
    guard isGone else { return }
    here.isInWindow = false
    takeInnerViewsAway()
  }

  private func takeInnerViewsAway() {
    for page in here.shownPages {
      pages[page].isInWindow = false
      noteRemoval(of: .view, page: page)
    }
  }

  /// viewIsAppearing of the page on top of each.
  func tellInnerIsAppearing(
    of host: Int, animated: Bool, _ transition: Transition
  ) throws {
    for index in pages[host].inner {
      if let top = controllers[index].stack.last {
        try at(index).fireIsAppearing(top, animated: animated, transition)
      }
    }
  }

  /// The controllers go with their page, and their pages with them.
  func releaseInner(of host: Int) {
    for index in pages[host].inner {
      at(index).releaseInner()
      clock.requestRelease()
    }
    pages[host].inner = []
  }

  private func releaseInner() {
    for page in here.stack { pages[page].hasParent = false }
    takeInnerViewsAway()
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

  /// Whose pop gesture is asked, in order: that of the innermost controller on screen first
  /// (`SurroundingRules.innermostGestureFirst`).
  private var gestureLevels: [Int] {
    var levels = [0]
    var top = controllers[0].stack.last
    for _ in program.inner {
      guard let page = top, let index = pages[page].inner.last, !levels.contains(index) else {
        break
      }
      levels.append(index)
      top = controllers[index].stack.last
    }
    return profile.surroundings.innermostGestureFirst ? levels.reversed() : levels
  }

  /// The finger comes down: the first recogniser that may begin takes it.
  func swipe(_ path: GesturePath) throws {
    let levels = gestureLevels
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
    program.inner.indices.contains(index)
      && pages[program.inner[index].host].inner.contains(index + 1)
  }
}
