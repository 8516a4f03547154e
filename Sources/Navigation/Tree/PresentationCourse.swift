import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// The course of a presentation or dismissal: its start, its motion, its end.
///
/// What comes hears viewWillAppear after what goes has heard viewWillDisappear; at the end what comes
/// is first (observed: betterhee.tistory.com/75, velog.io/@rudin_). What presents hears of it where
/// its view leaves the window, and else nothing (documented: shouldRemovePresentersView).
extension Navigator {
  /// The transition of a presentation or dismissal under way.
  var modalTransition: Transition? { presentations.move?.transition }

  /// The style of what comes or goes.
  var movedStyle: PresentationStyle? {
    presentations.move.flatMap { $0.call?.style ?? $0.leaving.first?.style }
  }

  /// The wait is over.
  func startPresentation(_ id: Int) throws {
    guard let move = presentations.move, move.transition.id == id,
      move.transition.stage == .pending
    else { return }
    if let call = move.call, !isInShownWindow(call.presenter) {
      return forgetPresentation(call)
    }
    try because(.transitionStart, of: move.transition.operation.cause) {
      try askForPresentationAnimator()
      guard let asked = modalTransition, asked.id == id, asked.stage == .pending else { return }
      let operation = asked.operation
      let length = Time(roundingSeconds: motionDuration(of: asked))
      presentations.run(
        on: operation.isAnimated ? presentationTimeline(asked, length) : nil, at: clock.now)
      if let call = move.call {
        try startPresenting(call)
      } else {
        try startDismissing(move)
      }
      try runPresentationBlocks()
      if operation.isInteractive { return }
      if operation.isAnimated {
        if asked.animator == nil {
          clock.schedule(.presentationEnd, id, at: clock.now + lasting(length), in: .completion)
        }
        if operation.action >= 0, let transition = modalTransition {
          scheduleProgressAnchors(of: operation.action, transition)
        }
      } else {
        try endPresentation(id)
      }
    }
  }

  func isInShownWindow(_ node: Node) -> Bool {
    tree.window(of: node).map { !windows[$0].isHidden } ?? false
  }

  /// What presents has left the window since the call.
  private func forgetPresentation(_ call: PresentationCall) {
    presentations.conclude()
    record(
      .warning,
      [
        warning(
          of: call.node, by: call.presenter, " whose view is not in the window hierarchy")
      ])
    if call.action >= 0 {
      actions.end(call.action, as: .ignored)
      actionLosesPending(call.action)
    }
    clock.needsFrame()
  }

  private func presentationTimeline(_ transition: Transition, _ length: Time) -> Int {
    if transition.operation.isInteractive { return scene.addTimeline(.finger(0)) }
    let isOwn = transition.animator != nil || movedStyle == .alert
    let curve = isOwn ? Curve.easeInOut : profile.presentations.curve
    return scene.addTimeline(.clock(begin: clock.now, duration: length, curve))
  }

  private func startPresenting(_ call: PresentationCall) throws {
    guard let layer = presentations.layer(of: call.node), let transition = modalTransition else {
      return
    }
    let presentation = Presentation(
      call, style: call.style, layer: layer, frame: frame(of: call.style))
    arrange { $0.attach(call.node, to: .window($0.window(of: call.presenter) ?? 0)) }
    presentations.come(presentation)
    uikit(.transitionStart) { settle(presentation) }
    let animated = call.isAnimated
    switch call.node {
    case .page(let page):
      // The hierarchy holds it from now on.
      pages[page].isHeldByApp = false
      try loadIfNeeded(page)
    case .navigation(let number):
      if call.style.isSheet, profile.presentations.sheetBarGrowsAtEnd, animated {
        controllers[number].comesToSheet()
      }
      try at(number).loadController()
    case .screen, .window, .container: break
    }
    if call.style.removesPresenter {
      try tellBegin(call.presenter, appearing: false, animated: animated, transition)
    }
    try tellBegin(call.node, appearing: true, animated: animated, transition)
    uikit(.transitionStart) { place(call.node) }
    if call.style.removesPresenter { presentations.layOut(presenter: call.presenter) }
    updateStatusBar()
    uikit(.transitionStart) { adjustTints(on: transition.timeline) }
    try runPresentationAnimator()
    try tellIsAppearing(call.node, animated: animated, transition)
    guard let timeline = transition.timeline else { return }
    uikit(.transitionStart) {
      if transition.animator == nil { moveIn(presentation, on: timeline) }
      let dim = dimming(of: presentation.style)
      if dim > 0 { scene.animate(layer, .dim, from: 0, to: dim, on: timeline) }
    }
  }

  /// It comes from below, an alert and a popover where they lie (choice: their growing is not shown).
  private func moveIn(_ presentation: Presentation, on timeline: Int) {
    if let view = fadedView(of: presentation) {
      scene.animate(view, .alpha, from: 0, to: 1, on: timeline)
    } else {
      scene.animate(
        presentation.layer, .y, from: screen.device.height, to: presentation.frame.y, on: timeline)
    }
  }

  private func moveOut(_ presentation: Presentation, on timeline: Int) {
    if let view = fadedView(of: presentation) {
      scene.animate(view, .alpha, to: 0, on: timeline)
    } else {
      scene.animate(presentation.layer, .y, to: screen.device.height, on: timeline)
    }
  }

  /// The view of what fades; nil for what moves.
  private func fadedView(of presentation: Presentation) -> LayerID? {
    guard presentation.style == .alert || presentation.style == .popover else { return nil }
    switch presentation.node {
    case .page(let page): return pages.layers[page].view
    case .navigation(let number): return controllers[number].container
    case .screen, .window, .container: return nil
    }
  }

  private func startDismissing(_ move: PresentationMove) throws {
    let animated = move.transition.operation.isAnimated
    guard let top = move.leaving.first, let transition = modalTransition else { return }
    for leaving in move.leaving where isShown(leaving.node) {
      try tellBegin(leaving.node, appearing: false, animated: animated, transition)
    }
    let revealed = revealed(by: move)
    if let revealed { try tellBegin(revealed, appearing: true, animated: animated, transition) }
    try runPresentationAnimator()
    if let revealed {
      try tellIsAppearing(revealed, animated: animated, transition)
    }
    updateStatusBar()
    uikit(.transitionStart) {
      adjustTints(on: transition.timeline)
      // What lies between goes without a motion of its own (documented: dismiss(animated:)).
      for between in move.leaving.dropFirst() { scene.set(between.layer, .hidden, 1) }
      guard let timeline = transition.timeline else { return }
      if transition.animator == nil { moveOut(top, on: timeline) }
      if dimming(of: top.style) > 0 { scene.animate(top.layer, .dim, to: 0, on: timeline) }
    }
  }

  /// What comes back into the window with a dismissal, or nil: a root that another has replaced does not.
  func revealed(by move: PresentationMove) -> Node? {
    guard let last = move.leaving.last, last.style.removesPresenter,
      tree.window(of: last.presenter) != nil
    else { return nil }
    return last.presenter
  }

  /// Whether a node's view is in the window.
  func isShown(_ node: Node) -> Bool {
    switch node {
    case .page(let page): return pages[page].isInWindow
    case .navigation(let number): return controllers[number].isInWindow
    case .container: return windowRoot == .container && controllers[controllers.selected].isInWindow
    case .screen, .window: return true
    }
  }

  /// Blocks that were registered before the animation run inside it.
  private func runPresentationBlocks() throws {
    guard let transition = modalTransition else { return }
    let list = presentations.take(.alongside)
    guard let timeline = transition.timeline else { return }
    try inTransaction(timeline) { try runBlocks(list, as: .alongside, of: transition) }
  }

  // MARK: - The end

  /// The animation is over.
  func endPresentation(_ id: Int) throws {
    guard let move = presentations.move, move.transition.id == id,
      move.transition.stage == .running
    else { return }
    let isCancelled = move.transition.outcome == .cancelled
    if !isCancelled { presentations.decide(.finished) }
    presentations.end()
    guard let transition = modalTransition else { return }
    let animated = transition.operation.isAnimated
    try uikit(.transitionEnd) {
      if isCancelled {
        try cancelPresentation(move, transition)
      } else if let call = move.call {
        try tellEnd(call.node, animated: animated, transition)
        if call.style.removesPresenter {
          try tellEnd(call.presenter, animated: animated, transition)
        }
      } else {
        if let revealed = revealed(by: move) {
          try tellEnd(revealed, animated: animated, transition)
        }
        for gone in move.leaving { try take(gone, animated: animated, transition) }
      }
    }
    if move.isByHand, !isCancelled {
      for gone in move.leaving {
        record(.didDismiss, [name(of: gone.node)])
        // The delegate of a presentation is the page whose code presents (choice).
        guard let page = gone.asker, pages[page].exists else { continue }
        try owner(of: page).runLines(of: .didDismiss, page: page)
      }
    }
    try runBlocks(presentations.take(.completion), as: .completion, of: transition)
    let own = move.call?.node ?? move.leaving.first?.node
    try concludePresentation(move, transition, isCancelled: isCancelled)
    if transition.animator != nil, let own {
      try tellPresentationAnimator(own, transition)
    }
  }

  /// It was not carried through: a sheet that a finger has let go has heard already that it stays; what
  /// code took back hears of it now.
  private func cancelPresentation(_ move: PresentationMove, _ transition: Transition) throws {
    guard transition.animator != nil else {
      for kept in move.leaving { try tellEnd(kept.node, animated: true, transition) }
      return
    }
    if let call = move.call {
      try takeBack(
        [call.node], call.style.removesPresenter ? [call.presenter] : [], transition)
      if let gone = presentations.of(call.node) { try take(gone, animated: true, transition) }
    } else {
      let kept = move.leaving.map(\.node).filter { isShown($0) }
      try takeBack(revealed(by: move).map { [$0] } ?? [], kept.reversed(), transition)
      uikit(.transitionEnd) { kept.forEach(place) }
    }
    updateStatusBar()
  }

  /// What is dismissed has disappeared, and nobody holds it any more.
  private func take(
    _ gone: Presentation, animated: Bool, _ transition: Transition
  ) throws {
    if isShown(gone.node) { try tellEnd(gone.node, animated: animated, transition) }
    arrange { $0.detach(gone.node) }
    presentations.leave(gone.node)
    switch gone.node {
    case .page(let page):
      pages[page].isInWindow = false
      noteRemoval(of: .view, page: page)
      pages.leave([page])
    case .navigation(let number): at(number).releaseController()
    case .screen, .window, .container: break
    }
  }

  private func concludePresentation(
    _ move: PresentationMove, _ transition: Transition, isCancelled: Bool
  ) throws {
    let selection = presentations.move?.selection
    presentations.conclude()
    startWithNextTurn()
    if let timeline = transition.timeline { scene.finish(timeline) }
    if let selection { try at(selection).select(byTouch: false) }
    uikit(.transitionEnd) {
      for presentation in presentations.shown { settle(presentation) }
      adjustTints()
      if !isCancelled {
        liftRoot(after: move, transition)
        if revealed(by: move) != nil { flattenTabBar() }
      }
      if case .navigation(let number)? = move.call?.node { at(number).takeSheetBar() }
    }
    let action = transition.operation.action
    if move.isAnswered { try answerAlert(move, for: action) }
    if action >= 0 {
      actions.endTransition(of: action, cancelled: isCancelled)
      actionLosesPending(action)
    }
    for number in controllers.indices where !controllers[number].deferredOperations.isEmpty {
      clock.scheduleNextTurn(.deferredOperations, number)
    }
    scheduleWaitingTurn()
    clock.requestRelease()
    requestCommit()
    clock.needsFrame()
  }
}
