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

  /// Its pages come onto its stack without a transition.
  func setUpInner(_ inner: InnerNavigation, loads: Bool = true) throws {
    frameBar()
    settleBar()
    setUpToolbar()
    try setUpController(loads: loads)
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
    settleOffScreen()
  }

  /// The controller's view loads, once.
  func loadController() throws {
    guard here.load(isDark: screen.mode.isDark) else { return }
    try fireNavigation(.loadView)
    if let top = here.items.last, here.stack.last == top {
      takeItemViews(of: top)
      uikit(.layout) { settleTitles() }
    }
    try fireNavigation(.viewDidLoad)
  }

  /// The bar shows the top item, as no transition has brought it.
  private func settleOffScreen() {
    uikit(.layout) {
      showItem(of: here.stack.last, on: nil)
      here.styling.needsSettling = true
      settleStyle()
      if let top = here.stack.last { setTitleColor(of: top) }
      // A bar that is not there yet takes nothing in: its controller's view loads later.
      if here.isLoaded, let top = here.stack.last { takeItemViews(of: top) }
      settleTitles()
    }
  }

  // MARK: - Appearance

  /// The controller is about to appear or to disappear, and hands that to its top page.
  func beginController(appearing: Bool, animated: Bool, _ transition: Transition) throws {
    // Whoever begins twice in one direction is heard once (C1).
    if appearing ? here.appearance == .appeared : here.appearance == .disappeared { return }
    if here.appearance == (appearing ? .appearing : .disappearing) {
      uikit(.transitionStart) { recordUnbalanced(here.declared.name) }
      return
    }
    let isFirst = appearing && !here.hasBeenShown
    here.begin(appearing: appearing)
    if appearing { try loadController() }
    try fireNavigation(appearing ? .viewWillAppear : .viewWillDisappear, animated: animated)
    if appearing {
      if !here.isInWindow { barEntersWindow() }
      try heightClassChanges()
      here.isInWindow = true
      if isFirst {
        // Its view is new in the hierarchy (documented: UIView.layoutSubviews()).
        here.navigationNeedsLayout = true
        requestCommit()
      }
      fitView()
    }
    guard let top = here.stack.last else { return }
    if appearing {
      try loadIfNeeded(top)
      showTop(top)
    }
    if isFirst, !profile.willShowAfterWillAppear { try tellFirstPage(.willShow, top) }
    try beginShown(
      in: .navigation(controller), appearing: appearing, animated: animated, transition)
    if isFirst, profile.willShowAfterWillAppear { try tellFirstPage(.willShow, top) }
  }

  /// viewIsAppearing of the controller itself, before those in it and before its layout, once an appearance
  /// (documented: a navigation controller is a view controller; the order is that of viewWillAppear).
  func tellControllerIsAppearing(animated: Bool) throws {
    try updateTraits()
    guard profile.hasViewIsAppearing, here.isAppearing() else { return }
    try fireNavigation(.viewIsAppearing, animated: animated)
  }

  /// Whether the controller is the root of the window.
  var isWindowRoot: Bool { windowRoot == .navigation(controller) }

  /// Whether the delegate hears willShow of the first page (`IOSProfile.initialWillShow`,
  /// `IOSProfile.initialWillShowInside`).
  var tellsOfFirstPage: Bool {
    isWindowRoot ? profile.initialWillShow : profile.initialWillShowInside
  }

  private func tellFirstPage(_ hook: Hook, _ page: Int) throws {
    if hook == .willShow, !tellsOfFirstPage { return }
    var context = navigationContext(animated: false)
    context.bring(page)
    try ask(hook, [program.pages[page].name], context)
  }

  private func showTop(_ top: Int) {
    if here.shownPages.isEmpty { here.shownPages = [top] }
    for page in here.shownPages { pages[page].isInWindow = true }
    guard here.transitions.isEmpty else { return }
    // Its stack has changed where nobody saw it.
    if here.barPage != top { settleOffScreen() }
    // Content may have scrolled, or the device turned, meanwhile.
    uikit(.layout) {
      frameBar()
      showTitles(fading: false)
    }
    placeView(of: top)
    if here.barItems.width != itemWidth { here.barNeedsLayout = true }
    if here.barNeedsLayout { requestCommit() }
  }

  /// The end of it: at the first display the page hears of it before the controller, later the
  /// controller is first (`SurroundingRules.controllerEndsFirst`). Where a transition was cut off,
  /// the pages may have heard all; where one runs in what comes, its end tells them. Code that hears of
  /// it may take the controller away: then it does not hear any more that it has come.
  func endController(animated: Bool, _ transition: Transition) throws {
    // An end without a begin is heard by nobody (C1).
    guard here.appearance == .appearing || here.appearance == .disappearing else { return }
    let isFirst = !here.hasBeenShown
    let hasGone = here.end()
    let state = here.appearance
    let runs = !hasGone && here.transitions.contains { $0.stage == .running }
    let isTold = here.takeCut() && isTopSettled || runs
    let endsFirst = profile.surroundings.controllerEndsFirst && !isFirst
    func tellOwn() throws {
      try fireNavigation(hasGone ? .viewDidDisappear : .viewDidAppear, animated: animated)
    }
    if endsFirst { try tellOwn() }
    if isFirst, !hasGone { try tellFirstShown(before: true) }
    guard here.appearance == state else { return }
    if !isTold { try endShown(in: .navigation(controller), animated: animated, transition) }
    if isFirst, !hasGone { try tellFirstShown(before: false) }
    // Code in a page's callback may have taken the controller away again, or brought it back.
    guard here.appearance == state else { return }
    if !endsFirst { try tellOwn() }
    guard hasGone else { return }
    here.isInWindow = false
    takeViewsAway()
  }

  /// Whether the page on top is not between the begin and the end of an appearance.
  private var isTopSettled: Bool {
    guard let top = here.stack.last else { return true }
    return pages[top].appearance == .appeared || pages[top].appearance == .disappeared
  }

  /// didShow of the first page, before its viewDidAppear or after it.
  private func tellFirstShown(before: Bool) throws {
    guard let top = here.stack.last else { return }
    let isTwice = isWindowRoot && profile.initialDidShowTwice
    if isTwice || before == !profile.didShowAfterDidAppear { try tellFirstPage(.didShow, top) }
  }

  func takeViewsAway() {
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
      guard let action = ownAction(transition) else { continue }
      if let outcome = transition.outcome {
        actions.endTransition(of: action, cancelled: outcome == .cancelled)
      }
      actionLosesPending(action)
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
    if isPresentationInTheWay {
      _ = try mayTouch()
      return
    }
    if levels.isEmpty {
      actions.end(actions.current, as: .ignored)
      record(.log, ["ignored: what is on top has no navigation controller"])
    }
    for level in levels {
      if try at(level).beginGesture(path, isLast: level == levels.last) { return }
    }
  }

  /// What an observer may look at of an inner controller.
  public func innerValue(_ index: Int, _ property: Property) -> Value {
    let other = at(index + 1)
    if property == .toolbarHidden, !other.here.toolbar.isUsed { return .none }
    return other.readShared(.navigation, property)
  }

  /// Whether a page has made the inner controller.
  public func hasInner(_ index: Int) -> Bool {
    tree.holder(of: .navigation(index + 1)) != nil
  }
}
