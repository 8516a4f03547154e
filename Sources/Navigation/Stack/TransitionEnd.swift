import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Phase E: what happens when a transition's animation is over.
extension Navigator {
  /// The end of an animated transition, finished or cancelled.
  func endTransition(_ id: Int) throws {
    guard let place = index(of: id), here.transitions[place].stage == .running else { return }
    let isCancelled = here.transitions[place].outcome == .cancelled
    if !isCancelled { here.transitions[place].outcome = .finished }
    here.transitions[place].stage = .ending
    here.becomeNewRoot(false)
    let transition = here.transitions[place]
    observer?.transitionEnded(action: ownAction(transition) ?? -1, at: clock.time)
    if transition.isNested {
      blaming(transition.nestedBy) {
        record(
          .warning,
          [
            "Finishing up a navigation transition in an unexpected state. "
              + "Navigation Bar subview tree might get corrupted."
          ])
      }
    }
    // The animator hears first, the pages after it (choice).
    let isUIKits = transition.operation.isAnimated && transition.animator == nil
    if isUIKits { try fireTransition(.transitionEnded, .pre, id) }
    try settleKeyboard(transition, isCancelled: isCancelled)
    try blamingEnd(of: transition) {
      if isCancelled {
        try cancel(transition)
      } else {
        try finish(transition)
      }
    }
    if isUIKits { try fireTransition(.transitionEnded, .main, id) }
    let ended = self.transition(id) ?? transition
    try runBlocks(ended.blocks[.completion], as: .completion, of: ended)
    conclude(id)
    try tellAnimator(transition)
  }

  /// UIKit ends a transition, unless a line has said otherwise: that it was not done, or that it was after it had been
  /// taken back.
  private func blamingEnd(of transition: Transition, _ body: () throws -> Void) rethrows {
    let line = transition.decidedBy
    try line < 0 ? uikit(.transitionEnd, body) : under(line, body)
  }

  /// viewDidDisappear, viewDidAppear, didMove, didShow, didPush or didPop
  /// (`IOSProfile.didMoveFollowsDidDisappear`, `IOSProfile.didShowAfterDidAppear`; observed: published
  /// logs and stack traces).
  private func finish(_ transition: Transition) throws {
    let operation = transition.operation
    let animated = operation.isAnimated
    uikit(.transitionEnd) {
      if transition.hasBarCancelled { takeBackItems(operation) } else { popItems(transition) }
    }
    meetPendingCancel(transition)
    leaveTitleView(of: transition)
    if let from = operation.from, pages[from].appearance == .disappearing {
      uikit(.transitionEnd) { removeView(of: from) }
    }
    let isFirst = operation.from == nil
    let showsTwice = isFirst && isWindowRoot && profile.initialDidShowTwice
    if showsTwice || !profile.didShowAfterDidAppear { try sendDidShow(transition) }
    if let from = operation.from, !here.stack.contains(from) {
      arrange { $0.leave(from, stackOf: controller) }
    }
    if let from = operation.from {
      try endAppearance(from, animated: animated, transition)
      if profile.didMoveFollowsDidDisappear { try tellGone(from, operation) }
    }
    if let to = operation.to { try endAppearance(to, animated: animated, transition) }
    try sendDidMove(operation)
    if showsTwice || profile.didShowAfterDidAppear { try sendDidShow(transition) }
    let context = navigationContext(animated: animated, transition: transition)
    if operation.movesForward, let to = operation.to {
      try ask(.didPush, [program.pages[to].name], context)
    } else if !operation.movesForward, let from = operation.from {
      try ask(.didPop, [program.pages[from].name], context)
    }
    if !isFirst, let to = operation.to { layOutAfterwards(to, operation) }
  }

  /// Layout that follows the end (`IOSProfile.pushLayoutPairsAfter`, `IOSProfile.popLayoutPairsAfter`).
  private func layOutAfterwards(_ page: Int, _ operation: StackOperation) {
    if operation.isAnimated { viewHasMoved(of: page) }
    let pairs =
      operation.movesForward ? profile.pushLayoutPairsAfter : profile.popLayoutPairsAfter
    guard pairs > 0 else { return }
    pages[page].extraLayouts += pairs
    requestCommit()
  }

  /// The title view of a page that a driver has brought (`AnimatorRules.titleViewComesBack`).
  private func leaveTitleView(of transition: Transition) {
    guard transition.driver != nil, !profile.animators.titleViewComesBack,
      let to = transition.operation.to, pages.itemStates[to].isTitleView
    else { return }
    pages.itemStates[to].keepTitleAway(true)
  }

  /// The bar drops the items of the pages that have left. One in whose animation another was nested
  /// has the items of its own call (`TitleRules.nestedEndTakesItems`), and a pop takes the top item
  /// (`TitleRules.popTakesTopItem`).
  private func popItems(_ transition: Transition) {
    let operation = transition.operation
    noteStackWriter(.items)
    if transition.isNested, profile.titles.nestedEndTakesItems {
      here.items = operation.after
    } else if operation.kind == .set {
      here.items = here.stack
    } else if operation.kind == .pop, profile.titles.popTakesTopItem {
      if here.items.count > 1 { here.items.removeLast() }
    } else if !operation.movesForward {
      here.items = here.items.without(operation.leaving)
    }
  }

  private func sendDidMove(_ operation: StackOperation) throws {
    for page in operation.entering where page != operation.to {
      try fireContainment(.didMove, page)
    }
    if let to = operation.to, pages[to].isMovingTo {
      pages[to].isMovingTo = false
      try fireContainment(.didMove, to)
    }
    for page in operation.leaving
    where page != operation.from || !profile.didMoveFollowsDidDisappear {
      try tellGone(page, operation)
    }
  }

  /// A page has left the stack: didMove(nil).
  private func tellGone(_ page: Int, _ operation: StackOperation) throws {
    guard operation.leaving.contains(page), !here.stack.contains(page) else { return }
    pages[page].isMovingFrom = false
    arrange { $0.leave(page, stackOf: controller) }
    if page != operation.from, pages[page].appearance == .disappeared { removeView(of: page) }
    if hearsOfRemoval(page, operation) { try fireContainment(.didMove, page) }
  }

  private func sendDidShow(_ transition: Transition) throws {
    guard let to = transition.operation.to else { return }
    let context = navigationContext(
      animated: transition.operation.isAnimated, transition: transition)
    try ask(.didShow, [program.pages[to].name], context)
  }

  /// A cancelled transition: the stack is whole again, the page that had begun to appear
  /// disappears, the other appears again. The delegate is told nothing (observed: Open Radar
  /// 21137690, wangling.me 2014).
  private func cancel(_ transition: Transition) throws {
    barRewound(transition)
    if let from = transition.operation.from, transition.animator == nil, here.transitions.count == 1
    {
      uikit(.transitionEnd) { standAgain(from, without: transition.operation.to) }
    }
    if profile.cancelCallbacksAtEnd || transition.animator != nil { try undo(transition) }
    if profile.cancelSendsDidShow, let from = transition.operation.from {
      let context = navigationContext(animated: true, transition: transition)
      try ask(.didShow, [program.pages[from].name], context)
    }
    if let to = transition.operation.to { uikit(.transitionEnd) { removeView(of: to) } }
    if let from = transition.operation.from {
      viewHasMoved(of: from)
      if transition.animator != nil { pages[from].leaveFrame() }
    }
    takeBack(transition.operation)
    for page in transition.operation.entering { try leave(page) }
  }

  /// The page and its items stand again where they stood when the finger came, before code hears of the cancel: a
  /// call that code makes there begins from what one sees (inferred: UIKit's animator ends with its views as the context's
  /// initial frames are, Apple, documentation of UIViewControllerContextTransitioning.initialFrame(for:)).
  private func standAgain(_ page: Int, without other: Int?) {
    let view = pages.layers[page].view
    if scene.modelValue(view, .x) != 0 { scene.set(view, .x, 0) }
    if scene.modelValue(view, .dim) != 0 { scene.set(view, .dim, 0) }
    itemStandsAgain(of: page, without: other)
  }

  /// The bar has taken a cancel for the end and has its items as they were before, although the
  /// transition was carried through later (`AnimatorRules.barCancelsAtOnce`).
  private func takeBackItems(_ operation: StackOperation) {
    noteStackWriter(.items)
    if operation.movesForward { here.items = here.items.without(operation.entering) }
  }

  /// The bar's items after a cancel: those that came with the call go again.
  private func takeBack(_ operation: StackOperation) {
    guard operation.movesForward else { return }
    noteStackWriter(.items)
    here.items = operation.kind == .set ? here.stack : here.items.without(operation.entering)
    for page in operation.entering { pages[page].isMovingTo = false }
    pages.leave(operation.entering.without(here.stack))
  }

  /// The containment and appearance side of a cancel: what was popped returns to its place, under
  /// whatever was pushed meanwhile.
  func undo(_ transition: Transition) throws {
    let operation = transition.operation
    noteStackWriter(.stack)
    // A new stack is not taken back (observed: Open Radar 14794181): its pages stay over the old.
    let stays = operation.kind == .set ? here.stack : here.stack.without(operation.entering)
    here.stack = operation.before + stays.without(operation.before)
    if let from = operation.from { pages[from].isMovingFrom = false }
    updateStatusBar()
    let animated = operation.isAnimated
    if let to = operation.to {
      try beginAppearance(to, appearing: false, animated: animated, transition)
      try endAppearance(to, animated: animated, transition)
    }
    if let from = operation.from {
      if profile.cancelSendsDidDisappear {
        try endAppearance(from, animated: animated, transition)
      }
      try beginAppearance(from, appearing: true, animated: animated, transition)
      try fireIsAppearing(from, animated: animated, transition)
      try endAppearance(from, animated: animated, transition)
    }
  }

  /// The rest of E: the timeline is over, UIKit lays the bar and the top page out again, and what
  /// waited is asked for in the next turn.
  private func conclude(_ id: Int) {
    guard let place = index(of: id) else { return }
    let transition = here.transitions.remove(at: place)
    if let timeline = transition.timeline { scene.finish(timeline) }
    removeWrappers(of: transition.operation)
    removeShadow(of: transition)
    uikit(.transitionEnd) {
      if here.transitions.isEmpty { showItem(of: here.stack.last, on: nil) }
      settleStyle()
      let isMoved = here.barMove != nil || here.isNavigationBarHidden
      let isDue = here.barMove == nil || here.barMove == transition.timeline
      let isPutBack = isMoved || profile.geometry.endPutsBarBack
      if isDue && isPutBack && here.pendingBarMoves.isEmpty { settleBar() }
      completeRewoundMove(transition)
      dislocateBar(transition)
      settleBottomBars(after: transition.timeline)
      if here.transitions.isEmpty {
        removeTransitionContainer()
        keepFrame(after: transition)
        settlePages(after: transition)
      }
    }
    if transition.operation.from != nil, transition.outcome == .finished { here.moveOn() }
    if let action = ownAction(transition) {
      actions.endTransition(of: action, cancelled: transition.outcome == .cancelled)
      actionLosesPending(action)
    }
    if here.transitions.isEmpty && !here.deferredOperations.isEmpty {
      clock.scheduleNextTurn(.deferredOperations, controller)
    }
    scheduleWaitingTurn()
    schedulePresentation()
    clock.requestRelease()
    clock.needsFrame()
  }

  /// A page that code's own animator has brought keeps the frame that it was given there
  /// (`AnimatorRules.endFramesPage`).
  private func keepFrame(after transition: Transition) {
    guard transition.animator != nil, transition.outcome == .finished,
      !profile.animators.endFramesPage, let to = transition.operation.to, to == here.stack.last
    else { return }
    pages[to].keepFrame()
  }

  /// The container once nothing moves: the top page alone, where it was framed, or as UIKit frames it now.
  private func settlePages(after transition: Transition) {
    for page in here.shownPages where page != here.stack.last { removeView(of: page) }
    if let top = restingTop {
      if staysFramed(top, after: transition) { settleView(of: top) } else { placeView(of: top) }
    }
    settleTitles()
  }

  /// A transition without animation ends where it starts (observed: a published stack trace shows
  /// start and end nested in one layout pass).
  func finishWithoutAnimation(_ id: Int) throws {
    guard let place = index(of: id) else { return }
    if let to = here.transitions[place].operation.to {
      try fireIsAppearing(to, animated: false, here.transitions[place])
      if !profile.nonAnimatedLayoutAfter { try layoutPage(to) }
    }
    try endTransition(id)
  }
}
