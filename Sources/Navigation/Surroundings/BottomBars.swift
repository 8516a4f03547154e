import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Toolbar and tab bar: where they lie, and how they go and come.
extension Navigator {
  /// setToolbarHidden(_:animated:), and the plain setter without animation (documented:
  /// UINavigationController).
  func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    record(.setToolbarHidden, hidden, animated: animated)
    noteWrite(.navigation, .known(.toolbarHidden), .flag(hidden))
    guard hidden != screen.isToolbarHidden else { return }
    screen.isToolbarHidden = hidden
    screen.showToolbar(over: hidden ? nil : here.stack.last)
    moveBottomBar(.toolbar, animated: animated)
    fitPagesToBottomBars()
  }

  /// setTabBarHidden(_:animated:), where the system has it (`SurroundingRules.hasTabBarHiding`).
  func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard program.hasTabBar, profile.surroundings.hasTabBarHiding else {
      record(
        .log,
        [
          program.hasTabBar
            ? "ignored: this iOS has no setTabBarHidden" : "ignored: there is no tab bar"
        ])
      return
    }
    guard hidden != screen.isTabBarHidden else { return }
    screen.isTabBarHidden = hidden
    moveBottomBar(.tabBar, animated: animated)
    // A toolbar lies on the tab bar.
    if !isBottomBarHidden(.toolbar) { moveBottomBar(.toolbar, animated: animated) }
    fitPagesToBottomBars()
  }

  /// Height of a bottom bar: a toolbar's own, a tab bar's with the home indicator below it.
  func bottomBarHeight(_ thing: Thing) -> Double {
    let rules = profile.surroundings
    guard thing == .toolbar else {
      return tabBarHeight(rules) + (screen.isTabBarFlat ? 0 : screen.device.bottomInset)
    }
    if screen.device.kind == .pad { return profile.geometry.padBarHeight }
    return isBarCompact ? rules.compactToolbarHeight : rules.toolbarHeight
  }

  /// Height of a tab bar without the home indicator below it.
  private func tabBarHeight(_ rules: SurroundingRules) -> Double {
    guard screen.device.kind == .pad else {
      return isBarCompact ? rules.compactTabBarHeight : rules.tabBarHeight
    }
    return screen.device.hasHomeIndicator ? rules.padTabBarOverIndicator : rules.padTabBarHeight
  }

  /// The screen has another size: what lies at its edges gets another frame, inside the animation
  /// of the turn.
  func resizeSurroundings() {
    screen.flattenTabBar(false)
    move(screen.statusBar, .width, to: screen.device.width)
    move(screen.statusBar, .height, to: screen.device.statusBarHeight + callHeight)
    showStatusBar()
    for thing in [Thing.toolbar, .tabBar] {
      guard let layer = screen.layer(of: thing) else { continue }
      move(layer, .width, to: screen.device.width)
      move(layer, .height, to: bottomBarHeight(thing))
      move(layer, .y, to: isBottomBarHidden(thing) ? screen.device.height : bottomBarTop(thing))
    }
    restKeyboard()
  }

  /// Top edge of a bottom bar that is shown: a tab bar at the bottom of the screen, a toolbar on
  /// the tab bar or above the home indicator (documented: safe area layout).
  func bottomBarTop(_ thing: Thing) -> Double {
    let height = bottomBarHeight(thing)
    guard thing == .toolbar else { return screen.device.height - height }
    let below = isBottomBarHidden(.tabBar) ? screen.device.bottomInset : bottomBarHeight(.tabBar)
    return screen.device.height - below - height
  }

  /// Whether a bottom bar is away: by its own flag, or by a page that hides it when pushed.
  func isBottomBarHidden(_ thing: Thing) -> Bool {
    isHiddenByFlag(thing) || hides(thing, here.stack)
  }

  /// The same while a page is on top of its stack.
  func isBottomBarHidden(_ thing: Thing, for page: Int) -> Bool {
    let index = here.stack.firstIndex(of: page)
    let stack = index.map { Array(here.stack[...$0]) } ?? [page]
    return isHiddenByFlag(thing) || hides(thing, stack)
  }

  /// Whether a stack keeps a bottom bar away: of a toolbar that was shown over a page, what has been pushed since
  /// decides (`SurroundingRules.toolbarShownLaterIsSeen`).
  private func hides(_ thing: Thing, _ stack: [Int]) -> Bool {
    guard thing == .toolbar, profile.surroundings.toolbarShownLaterIsSeen,
      let page = screen.toolbarPage, let place = stack.firstIndex(of: page)
    else { return hidesBottomBars(stack) }
    return flagsHideBottomBars(Array(stack[(place + 1)...]))
  }

  /// Whether a stack keeps the bottom bars away: as the call that made it was answered
  /// (`SurroundingRules.bottomBarIsAskedAtCall`), or as its flags are.
  private func hidesBottomBars(_ stack: [Int]) -> Bool {
    if here.losesBottomBars, stack == here.stack { return true }
    let answer =
      profile.surroundings.bottomBarIsAskedAtCall
      ? stack.last.flatMap { pages[$0].hidesBottomBars } : nil
    return answer ?? flagsHideBottomBars(stack)
  }

  /// Whether a stack's flags ask for no bottom bars (`SurroundingRules.hiddenBottomBarStays`).
  private func flagsHideBottomBars(_ stack: [Int]) -> Bool {
    let asking = profile.surroundings.hiddenBottomBarStays ? stack : stack.suffix(1)
    return asking.contains { pages[$0].controller.flag(.hidesBottomBarWhenPushed) }
  }

  /// The line whose flag keeps the bottom bars away from a stack; the cause of what runs now where none
  /// does.
  private func bottomBarAsker(_ stack: [Int]) -> Int32 {
    let asking = profile.surroundings.hiddenBottomBarStays ? stack : Array(stack.suffix(1))
    guard hidesBottomBars(stack),
      let page = asking.first(where: { pages[$0].controller.flag(.hidesBottomBarWhenPushed) }),
      case let cause = writer(of: .controller, .hidesBottomBarWhenPushed, page: page), cause >= 0
    else { return scene.currentCause }
    return cause
  }

  /// A call has brought a page on top: what the stack's flags say now holds for as long as it is there.
  func askForBottomBars(_ operation: StackOperation) {
    if let page = screen.toolbarPage, operation.entering.contains(page) {
      screen.showToolbar(over: nil)
    }
    if hasBottomBar, let top = operation.to {
      pages[top].hideBottomBars(flagsHideBottomBars(operation.after))
    }
  }

  /// Whether a pop leaves the bottom bars away although none of the pages that stay hides them
  /// (`SurroundingRules.farPopLosesBottomBars`, `SurroundingRules.coveredPopLosesBottomBars`).
  func losesBottomBars(_ operation: StackOperation) -> Bool {
    let rules = profile.surroundings
    if here.losesBottomBars, rules.coveredPopLosesBottomBars { return true }
    guard !operation.movesForward, hidesBottomBars(operation.before),
      !hidesBottomBars(operation.after)
    else { return false }
    if rules.coveredPopLosesBottomBars, isOffScreen { return true }
    let passed = operation.leaving.filter { $0 != operation.from }
    return rules.farPopLosesBottomBars && operation.isAnimated && flagsHideBottomBars(passed)
  }

  /// A presentation over the whole screen is gone (`SurroundingRules.dismissalFlattensTabBar`).
  func flattenTabBar() {
    guard profile.surroundings.dismissalFlattensTabBar, program.hasTabBar,
      let layer = screen.layer(of: .tabBar), screen.tabBarMove == nil
    else { return }
    screen.flattenTabBar(true)
    scene.set(layer, .height, bottomBarHeight(.tabBar))
    at(controllers.selected).settleBottomBars(after: nil)
    at(controllers.selected).fitPagesToBottomBars()
  }

  /// Whether a page is being pushed and takes the tab bar away with that
  /// (`SurroundingRules.pageLeavesTabBarBelowBar`).
  func comesWithoutTabBar(_ page: Int) -> Bool {
    guard profile.surroundings.pageLeavesTabBarBelowBar, program.hasTabBar,
      controller == controllers.selected, let running = here.transitions.last,
      running.stage == .running, running.operation.to == page, running.operation.movesForward
    else { return false }
    return running.operation.isAnimated && hidesBottomBars(running.operation.after)
      && !hidesBottomBars(running.operation.before)
  }

  /// Over the bottom edge, on the running transition's timeline or on one of its own.
  private func moveBottomBar(_ thing: Thing, animated: Bool) {
    guard let layer = screen.layer(of: thing) else { return }
    clock.needsFrame()
    guard animated, here.isInWindow else {
      setMove(of: thing, nil)
      uikit(.barMove) { settle(thing, layer) }
      return
    }
    if let index = coordinatorIndex {
      guard let timeline = here.transitions[index].timeline else {
        screen.pendingMoves.append(thing)
        return
      }
      slideBottomBar(thing, layer, on: timeline)
      return
    }
    let isHidden = isBottomBarHidden(thing)
    let isInPlace =
      scene.modelValue(layer, .hidden) == 0 && scene.value(layer, .x) == 0
      && scene.value(layer, .y) == bottomBarTop(thing)
    if !isHidden && isInPlace {
      setMove(of: thing, nil)
      uikit(.barMove) { settle(thing, layer) }
      return
    }
    slideBottomBar(thing, layer, on: startTimeline(for: hideBarTime, .easeInOut))
  }

  private func slideBottomBar(_ thing: Thing, _ layer: LayerID, on timeline: Int) {
    setMove(of: thing, timeline)
    uikit(.barMove) {
      if isBottomBarHidden(thing) {
        scene.animate(layer, .y, to: screen.device.height, on: timeline)
      } else {
        let isAway = scene.modelValue(layer, .hidden) != 0
        scene.set(layer, .hidden, 0)
        if isAway { scene.set(layer, .x, 0) }
        let start = isAway ? screen.device.height : scene.value(layer, .y)
        scene.animate(layer, .y, from: start, to: bottomBarTop(thing), on: timeline)
      }
    }
  }

  /// The start of a transition: moves that waited for it, and what hidesBottomBarWhenPushed asks
  /// of it (`SurroundingRules.bottomBarTravel`).
  func moveBottomBars(with transition: Transition) {
    guard controller == controllers.selected else { return }
    let waiting = screen.pendingMoves
    screen.pendingMoves = []
    let operation = transition.operation
    guard let timeline = transition.timeline else { return }
    for thing in waiting {
      if let layer = screen.layer(of: thing) { slideBottomBar(thing, layer, on: timeline) }
    }
    guard operation.from != nil else { return }
    for thing in [Thing.toolbar, .tabBar] where !isHiddenByFlag(thing) {
      let isHidden = hides(thing, operation.after)
      guard hides(thing, operation.before) != isHidden else {
        if !isHidden { lowerToolbar(thing, on: timeline) }
        continue
      }
      guard let layer = screen.layer(of: thing), !waiting.contains(thing),
        thing == .toolbar || !screen.isTabBarFlat
      else { continue }
      under(bottomBarAsker(operation.after)) {
        if profile.surroundings.bottomBarTravel == .slidesVertically {
          slideBottomBar(thing, layer, on: timeline)
        } else {
          travel(thing, layer, transition, on: timeline)
        }
      }
    }
  }

  /// A toolbar that stays goes to where it lies without the tab bar, or on it again.
  private func lowerToolbar(_ thing: Thing, on timeline: Int) {
    guard thing == .toolbar, let layer = screen.layer(of: .toolbar), screen.toolbarMove == nil,
      scene.modelValue(layer, .y) != bottomBarTop(.toolbar)
    else { return }
    slideBottomBar(.toolbar, layer, on: timeline)
  }

  /// With the page that the bar belongs to: as the covered page in a push and in its pop.
  private func travel(
    _ thing: Thing, _ layer: LayerID, _ transition: Transition, on timeline: Int
  ) {
    setMove(of: thing, timeline)
    let shift = -profile.parallaxFraction * screen.device.width
    let side = transition.operation.movesForward ? shift : screen.device.width
    let fades = profile.surroundings.bottomBarTravel == .fades
    uikit(.barMove) {
      if isBottomBarHidden(thing) {
        if fades {
          scene.animate(layer, .alpha, to: 0, on: timeline)
        } else {
          scene.animate(layer, .x, to: side, on: timeline)
        }
      } else {
        scene.set(layer, .hidden, 0)
        scene.set(layer, .y, bottomBarTop(thing))
        let from = transition.operation.movesForward ? screen.device.width : shift
        if fades {
          scene.animate(layer, .alpha, from: 0, to: 1, on: timeline)
        } else {
          scene.animate(layer, .x, from: from, to: 0, on: timeline)
        }
      }
    }
  }

  private func isHiddenByFlag(_ thing: Thing) -> Bool {
    thing == .toolbar
      ? screen.isToolbarHidden
      : !program.hasTabBar || screen.isTabBarHidden
  }

  private func setMove(of thing: Thing, _ timeline: Int?) {
    if thing == .toolbar {
      screen.toolbarMove = timeline
    } else {
      screen.tabBarMove = timeline
    }
  }

  /// A bottom bar that moves with a transition which has been cut off moves no more.
  func dropBottomBarMoves(on timelines: [Int]) {
    for thing in [Thing.toolbar, .tabBar] {
      let move = thing == .toolbar ? screen.toolbarMove : screen.tabBarMove
      if let move, timelines.contains(move) { setMove(of: thing, nil) }
    }
  }

  /// UIKit's layout of the bottom bars when a timeline is over: each in its place, or out of sight
  /// with its flag set. A bar that still moves on another timeline is left to it; after an animation of
  /// code's own that UIKit has no part in, one that stands still stays where code put it.
  func settleBottomBars(after timeline: Int?, isOwn: Bool = false) {
    guard controller == controllers.selected else { return }
    for thing in [Thing.toolbar, .tabBar] {
      let move = thing == .toolbar ? screen.toolbarMove : screen.tabBarMove
      guard move == timeline || move == nil && !isOwn, let layer = screen.layer(of: thing) else {
        continue
      }
      setMove(of: thing, nil)
      if profile.surroundings.bottomBarTravel == .fades, move != nil { scene.set(layer, .alpha, 1) }
      let asker = isHiddenByFlag(thing) ? scene.currentCause : bottomBarAsker(here.stack)
      under(asker) { settle(thing, layer) }
    }
  }

  /// One that code hid by its own flag stands in its place and stays hidden (inferred: UIKit takes
  /// back what it did itself).
  private func settle(_ thing: Thing, _ layer: LayerID) {
    let isHidden = isBottomBarHidden(thing)
    let wasAway = scene.modelValue(layer, .y) >= screen.device.height
    let top = isHidden ? screen.device.height : bottomBarTop(thing)
    if scene.modelValue(layer, .x) != 0 { scene.set(layer, .x, 0) }
    if scene.modelValue(layer, .y) != top { scene.set(layer, .y, top) }
    if (scene.modelValue(layer, .hidden) != 0) != isHidden, isHidden || wasAway {
      scene.set(layer, .hidden, isHidden ? 1 : 0)
    }
  }
}
