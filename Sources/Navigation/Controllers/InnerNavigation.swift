import NavSimProgram
import NavSimVocabulary

/// A navigation controller inside a page: its stack, items, callbacks and gesture. Its bar is a bar
/// of its own, which nothing paints, and so are its pages.
extension Simulation {
  /// The page makes its controllers when its view has loaded, with their stacks as
  /// setViewControllers gives them: containment is told, nothing appears yet.
  func addInnerControllers(to page: Int) throws {
    for (index, inner) in program.inner.enumerated() where inner.host == page {
      pages[page].inner.append(index + 1)
      try inController(index + 1) { try setUpInner(inner) }
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
      stack.append(page)
      try fireContainment(.willMove, page)
      try fireContainment(.didMove, page)
    }
    items = stack
  }

  /// The controllers of a page appear and disappear with it, and hand that to their top page
  /// (documented: containment).
  func beginInner(
    of host: Int, appearing: Bool, animated: Bool, _ transition: Transition
  ) throws {
    for index in pages[host].inner {
      try inController(index) {
        try fireNavigation(appearing ? .viewWillAppear : .viewWillDisappear, animated: animated)
        guard let top = stack.last else { return }
        if appearing {
          isInWindow = true
          try loadIfNeeded(top)
          showInner(top)
        }
        try beginAppearance(top, appearing: appearing, animated: animated, transition)
      }
    }
  }

  private func showInner(_ top: Int) {
    if shownPages.isEmpty { shownPages = [top] }
    for page in shownPages { pages[page].isInWindow = true }
    if transitions.isEmpty { placeView(of: top) }
  }

  /// The end of it.
  func endInner(of host: Int, animated: Bool, _ transition: Transition) throws {
    for index in pages[host].inner {
      try inController(index) {
        let isGone = pages[host].appearance == .disappeared
        if let top = stack.last { try endAppearance(top, animated: animated, transition) }
        try fireNavigation(isGone ? .viewDidDisappear : .viewDidAppear, animated: animated)
        guard isGone else { return }
        isInWindow = false
        for page in shownPages {
          pages[page].isInWindow = false
          noteRemoval(of: .view, page: page)
        }
      }
    }
  }

  /// viewIsAppearing of the page on top of each.
  func tellInnerIsAppearing(
    of host: Int, animated: Bool, _ transition: Transition
  ) throws {
    for index in pages[host].inner {
      try inController(index) {
        if let top = stack.last { try fireIsAppearing(top, animated: animated, transition) }
      }
    }
  }

  /// The controllers go with their page, and their pages with them.
  func releaseInner(of host: Int) {
    for index in pages[host].inner {
      inController(index) {
        for page in stack { pages[page].hasParent = false }
        for page in shownPages {
          pages[page].isInWindow = false
          noteRemoval(of: .view, page: page)
        }
        leftStack.append(contentsOf: stack.reversed())
        dropTransitions()
        // The page's next instance makes another one.
        controllers[index] = Controller(navigationProgram, barLayers, container)
      }
      requestRelease()
    }
    pages[host].inner = []
  }

  /// What ran or waited in a controller that goes is over, and nobody waits for it any more.
  private func dropTransitions() {
    for transition in transitions {
      if let timeline = transition.timeline { scene.finish(timeline) }
      if let action = ownAction(transition) { actionLosesPending(action) }
    }
    for operation in deferredOperations where operation.action >= 0 {
      actionLosesPending(operation.action)
    }
    if gesture.isDown, gesture.action >= 0 { actionLosesPending(gesture.action) }
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
    guard !controllers.contains(where: \.gesture.isDown) else {
      record(.log, ["ignored: a finger is down already"])
      return
    }
    for level in levels {
      let hasBegun = try inController(level) {
        try beginGesture(path, isLast: level == levels.last)
      }
      if hasBegun { return }
    }
  }

  /// What an observer may look at of an inner controller.
  public func innerValue(_ index: Int, _ property: Property) -> Value {
    inController(index + 1) { readShared(.navigation, property) }
  }

  /// Whether a page has made the inner controller.
  public func hasInner(_ index: Int) -> Bool {
    program.inner.indices.contains(index)
      && pages[program.inner[index].host].inner.contains(index + 1)
  }
}
