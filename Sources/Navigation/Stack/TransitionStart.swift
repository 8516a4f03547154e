import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Phase L: what the deferred start of a transition does, in the navigation controller's layout
/// (observed: stack traces show the start inside `__viewWillLayoutSubviews`).
extension Navigator {
  /// Starts every transition that waits, in the order of the calls.
  func startPendingTransitions() throws {
    let waiting = here.transitions.filter { $0.stage == .pending }.map(\.id)
    for id in waiting {
      try because(.transitionStart, of: callCause(of: id)) { try start(id) }
    }
  }

  private func start(_ id: Int) throws {
    guard let waiting = index(of: id), here.isInWindow, here.transitions[waiting].stage == .pending
    else {
      return
    }
    if here.transitions[waiting].operation.isAnimated, here.gesture.takeInteraction() {
      here.transitions[waiting].waitForFinger()
    }
    let operation = here.transitions[waiting].operation
    let outer = here.startingTransition
    here.startingTransition = id
    defer { here.startingTransition = outer }
    try fireTransition(.transitionStart, .pre, id)
    try askForAnimator(id)
    guard let place = index(of: id), here.transitions[place].stage == .pending else { return }
    if operation.isAnimated { beginTimeline(at: place) }
    here.transitions[place].stage = .running
    if operation.isAnimated { applyPendingBarMoves(place) }
    if profile.surroundings.statusBarAskedFirst { updateStatusBar() }
    let early = earlyTop(here.transitions[place])
    try sendWillCallbacks(id)
    if !profile.surroundings.statusBarAskedFirst { updateStatusBar() }
    guard let transition = transition(id) else { return }
    uikit(.transitionStart) {
      pushOrPopItem(transition)
      showItem(of: operation.to, on: transition.timeline)
      showBackgroundAgain()
      reinsertBackground()
    }
    try animate(id, early)
    try endEditing(transition)
    let due = operation.to.map(pageTop)
    try runAlongside(id)
    if early != due { layoutEarly(id, early) }
    try fireTransition(.transitionStart, .main, id)
    if operation.isAnimated {
      if let action = ownAction(transition), self.transition(id)?.operation.isInteractive == false {
        scheduleProgressAnchors(of: action, transition)
      }
    } else if !here.isFirstShow {
      try finishWithoutAnimation(id)
    }
  }

  /// Where the page that comes begins, as the bar is before the pages are told; nil where it is asked
  /// later (`AnimatorRules.framesBeforeCallbacks`, `GeometryRules.blocksFindEarlyFrame`).
  private func earlyTop(_ transition: Transition) -> Double? {
    let isEarly =
      transition.animator == nil
      ? profile.geometry.blocksFindEarlyFrame && transition.operation.isAnimated
      : profile.animators.framesBeforeCallbacks
    return isEarly ? transition.operation.to.map(pageTop) : nil
  }

  /// A page that was put in early is laid out when the blocks have run.
  private func layoutEarly(_ id: Int, _ early: Double?) {
    guard let transition = transition(id), transition.animator == nil, early != nil,
      let to = transition.operation.to, pages[to].isInWindow
    else { return }
    uikit(.layout) { placeIncoming(to, transition) }
  }

  /// UIKit's own animator puts the views in and sets the animation up. Code at its slots finds the
  /// pages told and the bar's item changed (observed: MLNavigationBarTransition).
  private func animate(_ id: Int, _ early: Double?) throws {
    guard let transition = transition(id) else { return }
    let isOwn = transition.animator != nil
    let isAnimated = transition.operation.isAnimated && !isOwn
    if isAnimated { try fireTransition(.transitionAnimate, .pre, id) }
    uikit(.transitionStart) {
      if let to = transition.operation.to { here.place(to, atEarly: early) }
      insertViews(transition)
      if let to = transition.operation.to { here.place(to, atEarly: nil) }
      if !isOwn { moveViews(transition) }
      moveBottomBars(with: transition)
    }
    if isAnimated { try fireTransition(.transitionAnimate, .main, id) }
    try runAnimator(id)
  }

  /// The action of the scenario that asked for a transition itself, or nil.
  func ownAction(_ transition: Transition) -> Int? {
    transition.operation.action >= 0 ? transition.operation.action : nil
  }

  private func beginTimeline(at place: Int) {
    let now = clock.now
    here.transitions[place].begin = now
    if here.transitions[place].operation.isInteractive {
      here.transitions[place].timeline = scene.addTimeline(.finger(here.transitions[place].percent))
    } else {
      let animator = here.transitions[place].animator
      let duration = animator ?? Time(roundingSeconds: profile.motionDuration)
      let curve = animator == nil ? profile.motion : .easeInOut
      here.transitions[place].timeline = scene.addTimeline(
        .clock(begin: now, duration: duration, curve))
      if animator != nil { return }
      clock.schedule(
        .transitionEnd, here.transitions[place].id, at: now + lasting(duration), in: .completion)
    }
  }

  /// viewWillDisappear, viewWillAppear, willShow, with the incoming page's view loaded before or
  /// lazily (`IOSProfile.loadSlot`, `IOSProfile.willShowAfterWillAppear`).
  private func sendWillCallbacks(_ id: Int) throws {
    guard let transition = transition(id) else { return }
    let operation = transition.operation
    let animated = operation.isAnimated
    if profile.loadSlot == .beforeWillDisappear, let to = operation.to { try loadIfNeeded(to) }
    if !profile.willShowAfterWillAppear { try sendWillShow(transition) }
    if let from = operation.from {
      try beginAppearance(from, appearing: false, animated: animated, transition)
    }
    if let to = operation.to {
      try beginAppearance(to, appearing: true, animated: animated, transition)
    }
    if profile.willShowAfterWillAppear { try sendWillShow(transition) }
  }

  private func sendWillShow(_ transition: Transition) throws {
    let isFirst = transition.operation.from == nil
    try restoreBarForSearch(transition.operation)
    let isTold =
      tellsOfFirstPage && (!transition.operation.isAnimated || profile.animatedFirstStackTells)
    guard let to = transition.operation.to, !isFirst || isTold else { return }
    let context = navigationContext(
      animated: transition.operation.isAnimated, transition: transition)
    try ask(.willShow, [program.pages[to].name], context)
  }

  /// The bar pushes an item at once; an item that is popped stays until the end (observed:
  /// QMUI_iOS: the items still contain the leaving page's during the pop).
  private func pushOrPopItem(_ transition: Transition) {
    let operation = transition.operation
    here.barNeedsLayout = true
    noteStackWriter(.items)
    if operation.movesForward {
      if operation.kind == .set {
        here.items = operation.after
      } else if let to = operation.to, !here.items.contains(to) {
        here.items.append(to)
      }
    } else if operation.kind == .set {
      here.items = operation.after
      if let from = operation.from, !here.items.contains(from) { here.items.append(from) }
    }
    startStyle(of: transition)
    fadeTitles(transition)
  }

  /// UIKit shows a background again that somebody hid with its flag
  /// (`IOSProfile.reshowsBackground`); a locked setter drops the write.
  private func showBackgroundAgain() {
    guard profile.reshowsBackground, !here.isBackgroundLocked else { return }
    if scene.modelValue(here.barLayers.background, .hidden) != 0 {
      scene.set(here.barLayers.background, .hidden, 0)
    }
  }

  /// Blocks that were registered before the animation run inside it (documented:
  /// animate(alongsideTransition:completion:)).
  private func runAlongside(_ id: Int) throws {
    guard let place = index(of: id) else { return }
    let list = here.transitions[place].blocks.take(.alongside)
    guard let timeline = here.transitions[place].timeline else { return }
    let transition = here.transitions[place]
    try inTransaction(timeline) { try runBlocks(list, as: .alongside, of: transition) }
  }
}
