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

  /// The wait is over.
  func startPresentation(_ id: Int) throws {
    guard let move = presentations.move, move.transition.id == id,
      move.transition.stage == .pending
    else { return }
    try because(.transitionStart, of: move.transition.operation.cause) {
      let operation = move.transition.operation
      var timeline: Int?
      if operation.isAnimated {
        timeline = scene.addTimeline(
          operation.isInteractive
            ? .finger(0)
            : .clock(
              begin: clock.now, duration: Time(roundingSeconds: profile.presentations.duration),
              profile.presentations.curve))
      }
      presentations.run(on: timeline, at: clock.now)
      if let call = move.call {
        try startPresenting(call)
      } else {
        try startDismissing(move)
      }
      try runPresentationBlocks()
      if operation.isInteractive { return }
      if operation.isAnimated {
        let length = Time(roundingSeconds: profile.presentations.duration)
        clock.schedule(.presentationEnd, id, at: clock.now + length, in: .completion)
        if operation.action >= 0, let transition = modalTransition {
          scheduleProgressAnchors(of: operation.action, transition)
        }
      } else {
        try endPresentation(id)
      }
    }
    clock.needsFrame()
  }

  private func startPresenting(_ call: PresentationCall) throws {
    guard let layer = presentations.layer(of: call.node), let transition = modalTransition else {
      return
    }
    let presentation = Presentation(
      call, style: call.style, layer: layer, frame: frame(of: call.style))
    arrange { $0.attach(call.node, to: .window) }
    presentations.come(presentation)
    uikit(.transitionStart) { settle(presentation) }
    let animated = call.isAnimated
    switch call.node {
    case .page(let page):
      // The hierarchy holds it from now on.
      pages[page].isHeldByApp = false
      try loadIfNeeded(page)
    case .navigation(let number): try at(number).loadController()
    case .screen, .window, .tabs: break
    }
    if call.style.removesPresenter {
      try tellBegin(call.presenter, appearing: false, animated: animated, transition)
    }
    try tellBegin(call.node, appearing: true, animated: animated, transition)
    uikit(.transitionStart) { place(call.node) }
    updateStatusBar()
    try tellIsAppearing(call.node, animated: animated, transition)
    guard let timeline = transition.timeline else { return }
    uikit(.transitionStart) {
      scene.animate(
        layer, .y, from: screen.device.height, to: presentation.frame.y, on: timeline)
      if presentation.style.isSheet {
        scene.animate(layer, .dim, from: 0, to: profile.presentations.sheetDim, on: timeline)
      }
    }
  }

  private func startDismissing(_ move: PresentationMove) throws {
    let animated = move.transition.operation.isAnimated
    guard let top = move.leaving.first, let transition = modalTransition else { return }
    for leaving in move.leaving where isShown(leaving.node) {
      try tellBegin(leaving.node, appearing: false, animated: animated, transition)
    }
    if let revealed = revealed(by: move) {
      try tellBegin(revealed, appearing: true, animated: animated, transition)
      try tellIsAppearing(revealed, animated: animated, transition)
    }
    updateStatusBar()
    uikit(.transitionStart) {
      // What lies between goes without a motion of its own (documented: dismiss(animated:)).
      for between in move.leaving.dropFirst() { scene.set(between.layer, .hidden, 1) }
      guard let timeline = transition.timeline else { return }
      scene.animate(top.layer, .y, to: screen.device.height, on: timeline)
      if top.style.isSheet { scene.animate(top.layer, .dim, to: 0, on: timeline) }
    }
  }

  /// What comes back into the window with a dismissal, or nil.
  private func revealed(by move: PresentationMove) -> Node? {
    guard let last = move.leaving.last, last.style.removesPresenter else { return nil }
    return last.presenter
  }

  /// Whether a node's view is in the window.
  func isShown(_ node: Node) -> Bool {
    switch node {
    case .page(let page): return pages[page].isInWindow
    case .navigation(let number): return controllers[number].isInWindow
    case .tabs: return controllers[controllers.selected].isInWindow
    case .screen, .window: return true
    }
  }

  /// Blocks that were registered before the animation run inside it.
  private func runPresentationBlocks() throws {
    guard let transition = modalTransition else { return }
    let list = presentations.takeAlongside()
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
      if let call = move.call {
        try tellEnd(call.node, animated: animated, transition)
        if call.style.removesPresenter {
          try tellEnd(call.presenter, animated: animated, transition)
        }
      } else if isCancelled {
        for kept in move.leaving { try tellEnd(kept.node, animated: animated, transition) }
      } else {
        if let revealed = revealed(by: move) {
          try tellEnd(revealed, animated: animated, transition)
        }
        for gone in move.leaving { try take(gone, animated: animated, transition) }
      }
    }
    if move.isByHand, !isCancelled {
      for gone in move.leaving { record(.didDismiss, [name(of: gone.node)]) }
    }
    try runBlocks(modalTransition?.completions ?? [], as: .completion, of: transition)
    concludePresentation(transition, isCancelled: isCancelled)
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
    case .screen, .window, .tabs: break
    }
  }

  private func concludePresentation(_ transition: Transition, isCancelled: Bool) {
    presentations.conclude()
    if let timeline = transition.timeline { scene.finish(timeline) }
    uikit(.transitionEnd) {
      for presentation in presentations.shown { settle(presentation) }
    }
    let action = transition.operation.action
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
