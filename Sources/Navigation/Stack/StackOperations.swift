import NavSimKernel
import NavSimProgram
import NavSimVocabulary

extension Navigator {
  /// The original of a stack call: now, later, or nested, as the profile says.
  ///
  /// Observed: QMUI_iOS's log text for pops during a transition; react-native-screens for stack
  /// changes; console logs of nested pushes (see `IOSProfile.busyPushBeforeStart` and its kind).
  func perform(_ operation: StackOperation) throws {
    for page in operation.entering where !mayTake(page) {
      record(.log, ["ignored: \(program.pages[page].name) is on another stack"])
      return
    }
    if waitsForPresentation(operation) { return }
    guard let running = here.transitions.last, running.stage != .ending else {
      try begin(operation)
      return
    }
    let hasStarted = running.stage == .running && !isStarting(running)
    let rule: IOSProfile.Busy
    if !hasStarted, running.operation.kind == .set, !running.operation.isAnimated,
      operation.kind == .push, operation.isAnimated
    {
      rule = profile.sameTurnSetThenPush
    } else if operation.kind == .push, running.animator != nil, profile.animators.pushNests {
      rule = .nests
    } else if operation.kind == .push {
      rule = hasStarted ? profile.busyPushWhileAnimating : profile.busyPushBeforeStart
    } else if hasStarted {
      if completes(running, before: operation) { return try complete(running, before: operation) }
      rule = profile.busyPopWhileAnimating.otherwise
    } else {
      rule = profile.busyPopBeforeStart
    }
    switch rule {
    case .deferUntilEnd:
      here.deferredOperations.append(operation)
      actions.hold(operation.action)
      actions.end(operation.action, as: .deferred)
    case .nests:
      warnOfNesting(operation)
      try begin(operation)
    case .immediate: try begin(operation)
    }
  }

  /// Whether a push is over at once where a pop meets it (`IOSProfile.BusyPop.completesFirst`): one of UIKit's
  /// own animation that no finger holds, and that nothing is nested in.
  private func completes(_ running: Transition, before operation: StackOperation) -> Bool {
    profile.busyPopWhileAnimating == .completesFirst && operation.kind != .set
      && running.operation.kind == .push && running.operation.isAnimated
      && !running.operation.isInteractive && running.animator == nil
      && here.transitions.count == 1
  }

  private func complete(_ running: Transition, before operation: StackOperation) throws {
    let cause = scene.currentCause
    if profile.touches.interruptedViewsGoOn, let timeline = running.timeline {
      scene.interrupt(timeline)
    }
    try endTransition(running.id)
    scene.currentCause = cause
    guard let current = rebase(operation) else {
      record(.log, ["ignored: the call no longer fits the stack"])
      return
    }
    try perform(current)
  }

  /// A stack call while something is being presented over this controller: it is dropped where a page
  /// asked for the presentation (`PresentationRules.pushWhilePresenting`), and else done at the end. A
  /// search that comes or goes is a presentation of its page (observed: a contact picker's comments and
  /// tinode/ios, iOS 8 to 17).
  private func waitsForPresentation(_ operation: StackOperation) -> Bool {
    if isSearchMoving {
      drop(operation)
      return true
    }
    guard let call = presentationUnderWay else { return false }
    if drops(call) {
      drop(operation)
      return true
    }
    here.deferredOperations.append(operation)
    actions.hold(operation.action)
    actions.end(operation.action, as: .deferred)
    return true
  }

  /// The presentation over this controller that is being animated.
  private var presentationUnderWay: PresentationCall? {
    guard let call = presentations.move?.call, call.isAnimated,
      tree.holds(call.presenter, .navigation(controller))
    else { return nil }
    return call
  }

  /// Whether stack calls are dropped while it comes or goes.
  private func drops(_ call: PresentationCall) -> Bool {
    call.isOfPage && profile.presentations.pushWhilePresenting == .dropped
  }

  /// A stack call that UIKit does not do, with its console warning.
  private func drop(_ operation: StackOperation) {
    actions.end(operation.action, as: .ignored)
    record(
      .warning,
      [
        "\(operation.kind.selector) called on <\(name(of: .navigation(controller)))> while an existing "
          + "transition or presentation is occurring; the navigation stack will not be updated."
      ])
  }

  /// UIKit's console warning for a call in an animated transition: of a push that is animated
  /// itself, of any pop (observed: Plasma/BufferedNavigationController issue 9, where the pop is
  /// not animated and the push behind it is warned of too).
  private func warnOfNesting(_ operation: StackOperation) {
    let isWarnedOf = operation.isAnimated || [.pop, .popTo, .popToRoot].contains(operation.kind)
    guard isWarnedOf, let outer = here.transitions.lastIndex(where: { $0.operation.isAnimated })
    else {
      return
    }
    let word = operation.movesForward ? "push" : "pop"
    record(.warning, ["nested \(word) animation can result in corrupted navigation bar"])
    here.transitions[outer].nest(
      by: scene.currentCause, barHidden: here.isNavigationBarHidden)
  }

  /// Phase C: the stack changes before the call returns, containment and the bar are told, and the
  /// transition waits for the next layout pass (observed: QMUI_iOS, react-native-screens; stack
  /// traces show the start in the layout pass).
  private func begin(_ operation: StackOperation) throws {
    let from = operation.from
    let to = operation.to
    askForBottomBars(operation)
    here.loseBottomBars(losesBottomBars(operation))
    here.stack = operation.after
    noteWrite(.navigation, .known(.stack), .stack(here.stack))
    for page in here.stack where pages[page].isHeldByApp { pages[page].isHeldByApp = false }
    pages.leave(operation.leaving)
    let id = controllers.nextTransition()
    let isOffScreen = self.isOffScreen
    here.staleTop = !isOffScreen && leavesStaleArray(operation) ? operation.from : nil
    if from != to, !isOffScreen {
      var transition = Transition(id: id, operation: operation)
      transition.wasBarHidden = here.isNavigationBarHidden
      here.transitions.append(transition)
    }
    for page in operation.entering {
      try detach(page)
      arrange { $0.attach(.page(page), to: .navigation(controller)) }
      pages[page].isMovingTo = page == to && !isOffScreen
      try fireContainment(.willMove, page)
    }
    if let from, !here.stack.contains(from), operation.kind != .set || from != to {
      pages[from].isMovingFrom = true
      if hearsOfRemoval(from, operation) { try fireContainment(.willMove, from) }
    }
    try tellLower(operation)
    guard let place = index(of: id) else {
      try swapSilently(operation)
      return
    }
    here.transitions[place].stage = .pending
    openPhaseIfOwn(operation)
    actions.hold(operation.action)
    try askBarDelegate(operation, id)
    if !here.isLayoutTaken(at: clock.now) { here.navigationNeedsLayout = true }
    requestCommit()
    clock.needsFrame()
  }

  /// A transition that no action asked for itself opens a phase of its own.
  private func openPhaseIfOwn(_ operation: StackOperation) {
    guard observer != nil, operation.action < 0 else { return }
    let from = operation.from.map { program.pages[$0].name } ?? "nothing"
    let to = operation.to.map { program.pages[$0].name } ?? "nothing"
    observer?.transitionOpened("transition \(from) > \(to)", at: clock.time)
  }

  /// shouldPush comes after the stack has changed (inferred: ETNavBarTransparent needs the new
  /// top there); shouldPop of a programmatic pop finds the stack already shorter (observed:
  /// Signal-iOS, ETNavBarTransparent). A new stack sets the bar's items, which asks nobody
  /// (documented for setItems; inferred for the controller: ETNavBarTransparent and WRNavigationBar,
  /// which are asked, do not hear of it).
  private func askBarDelegate(_ operation: StackOperation, _ id: Int) throws {
    guard here.isInWindow, operation.kind != .set, let transition = self.transition(id) else {
      return
    }
    let context = navigationContext(
      animated: operation.isAnimated, transition: transition)
    if operation.movesForward {
      guard let to = operation.to else { return }
      try ask(.shouldPush, [program.pages[to].name], context)
    } else if !here.hasAskedShouldPop, let from = operation.from {
      try ask(.shouldPop, [program.pages[from].name], context)
    }
  }

  /// The top stays, or nobody sees it: pages come and go without a transition (observed:
  /// QMUI_iOS).
  private func swapSilently(_ operation: StackOperation) throws {
    if profile.emptySetTakesLayout, operation.kind == .set, operation.isAnimated,
      operation.before == operation.after
    {
      here.takeLayout(at: clock.now)
    }
    noteStackWriter(.items)
    here.items = here.stack
    if isOffScreen, !isPicture { here.shownPages = [] }
    uikit(.layout) { settleBottomBars(after: nil) }
    here.barItems.needsLayout = true
    here.barNeedsLayout = true
    requestCommit()
    for page in operation.entering { try fireContainment(.didMove, page) }
    for page in operation.leaving { try leave(page) }
    clock.requestRelease()
    clock.needsFrame()
  }

  /// The pages below the old top that a new stack leaves out hear of it (`IOSProfile.setStackTellsLower`).
  private func tellLower(_ operation: StackOperation) throws {
    guard operation.kind == .set, profile.setStackTellsLower else { return }
    for page in operation.leaving where page != operation.from {
      try fireContainment(.willMove, page)
    }
  }

  /// Whether a page that leaves is told so: a top page that a new stack replaces is not everywhere
  /// (`IOSProfile.setStackTopContainment`).
  func hearsOfRemoval(_ page: Int, _ operation: StackOperation) -> Bool {
    profile.setStackTopContainment || operation.kind != .set || page != operation.from
  }

  /// Whether code reads the old top in front of the stack until the next layout
  /// (`IOSProfile.popToStaleArray`).
  private func leavesStaleArray(_ operation: StackOperation) -> Bool {
    let isPast = operation.kind == .popTo || operation.kind == .popToRoot
    return profile.popToStaleArray && operation.isAnimated && isPast && operation.leaving.count > 1
  }

  /// `viewControllers` as code reads it.
  var readableStack: [Int] { here.staleTop.map { [$0] + here.stack } ?? here.stack }

  /// A page that leaves without a transition of its own: one didMove(nil).
  func leave(_ page: Int) throws {
    guard tree.hasStack(page), !here.stack.contains(page) else { return }
    arrange { $0.leave(page, stackOf: controller) }
    pages[page].isMovingFrom = false
    try fireContainment(.didMove, page)
  }

  /// willMove or didMove of a page on a stack (`IOSProfile.sendsDidMove`).
  func fireContainment(_ hook: Hook, _ page: Int) throws {
    if hook == .didMove, !profile.sendsDidMove { return }
    try fire(hook, page: page)
  }

  /// Performs what waited for the end of a transition, in the order in which it was asked for. The end of
  /// a presentation that has begun meanwhile asks again.
  func performDeferredOperations() throws {
    guard here.transitions.isEmpty, !here.deferredOperations.isEmpty else { return }
    if let call = presentationUnderWay, !drops(call) { return }
    var operation = here.deferredOperations.removeFirst()
    if !here.deferredOperations.isEmpty { clock.scheduleNextTurn(.deferredOperations, controller) }
    let owner = operation.action
    let action = actions.enter(-1)
    defer {
      actions.enter(action)
      if owner >= 0 { actionLosesPending(owner) }
    }
    if profile.deferredPushRaises, operation.kind == .push, let page = operation.to {
      scene.currentCause = operation.cause
      try raiseIfOnStack(page)
    }
    guard let rebased = rebase(operation) else {
      record(.log, ["ignored: the deferred call no longer fits the stack"])
      return
    }
    operation = rebased
    // The finger that asked for it may have left meanwhile: then time drives it.
    if operation.isInteractive { operation.isInteractive = here.gesture.awaitsTransition }
    let known = controllers.transitionCount
    scene.currentCause = operation.cause
    try perform(operation)
    scene.currentCause = -1
    if operation.isInteractive, let own = here.transitions.last(where: { $0.id > known }) {
      drive(own.id)
    }
  }

  /// A call asked of the stack as it is now, after a hook or a wait; nil if it means nothing there.
  func rebase(_ operation: StackOperation) -> StackOperation? {
    let stack = here.stack
    let after: [Int]
    switch operation.kind {
    case .push:
      guard let page = operation.after.last, !stack.contains(page) else { return nil }
      after = stack + [page]
    case .pop:
      guard stack.count > 1 else { return nil }
      after = Array(stack.dropLast())
    case .popToRoot:
      guard stack.count > 1 else { return nil }
      after = Array(stack.prefix(1))
    case .popTo:
      guard let page = operation.after.last, let index = stack.firstIndex(of: page),
        index < stack.count - 1
      else { return nil }
      after = Array(stack.prefix(index + 1))
    case .set: after = operation.after
    }
    return operation.replacing(before: stack, after: after)
  }
}
