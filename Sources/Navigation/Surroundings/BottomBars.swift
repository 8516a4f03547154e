import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Toolbars and the tab bar: how they go and come.
extension Navigator {
  /// setToolbarHidden(_:animated:), and the plain setter without animation, of this controller's own
  /// toolbar (documented: UINavigationController).
  func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    record(.setToolbarHidden, hidden, animated: animated)
    noteWrite(.navigation, .known(.toolbarHidden), .flag(hidden))
    here.changeToolbar { $0.use() }
    guard hidden != here.toolbar.isHidden else { return }
    // Nobody has laid out a view that is not on screen.
    if !here.isInWindow { fitToolbar() }
    here.changeToolbar { $0.hide(hidden, over: here.stack.last) }
    moveBottomBar(.toolbar, animated: animated)
    fitPagesToBottomBars()
    moveToolbars(in: .navigation(controller), animated: animated)
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
    noteWrite(.tabBar, .known(.hidden), .flag(hidden))
    guard hidden != screen.tabBar.isHidden else { return }
    screen.changeTabBar { $0.hide(hidden, over: nil) }
    moveBottomBar(.tabBar, animated: animated)
    // Toolbars lie on the tab bar.
    moveToolbars(in: .container, animated: animated)
    fitPagesToBottomBars()
  }

  /// Toolbars of controllers in a node that are shown go to where they lie now.
  private func moveToolbars(in node: Node, animated: Bool) {
    guard hasSurrounding(.toolbar) else { return }
    for number in controllers.inWindow
    where node != .navigation(number) && tree.holds(node, .navigation(number)) {
      let other = at(number)
      if !other.isBottomBarHidden(.toolbar) { other.moveBottomBar(.toolbar, animated: animated) }
    }
  }

  /// One of the two that this controller has to do with.
  func bottomBar(_ thing: Thing) -> BottomBar {
    thing == .toolbar ? here.toolbar : screen.tabBar
  }

  private func change(_ thing: Thing, _ body: (inout BottomBar) -> Void) {
    if thing == .toolbar {
      here.changeToolbar(body)
    } else {
      screen.changeTabBar(body)
    }
  }

  /// A setter of one of them: a field of its look, or where it lies.
  func writeBottomBar(_ thing: Thing, _ property: Property, _ value: Value) {
    change(thing) { $0.use() }
    guard BottomBar.looks.contains(property) else {
      return writeLayer(bottomBar(thing).layer, property, value)
    }
    change(thing) { $0[property] = value }
    bottomBarLookChanged(thing)
  }

  /// The bars that this controller moves: its toolbar, and the tab bar while it is selected.
  private var movedBottomBars: [Thing] {
    controller == controllers.selected ? [.toolbar, .tabBar] : [.toolbar]
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
      let page = here.toolbar.shownOver, let place = stack.firstIndex(of: page)
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
    if let page = here.toolbar.shownOver, operation.entering.contains(page) {
      here.changeToolbar { $0.forgetPage() }
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
      screen.tabBar.move == nil
    else { return }
    screen.flattenTabBar(true)
    scene.set(screen.tabBar.layer, .height, bottomBarHeight(.tabBar))
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
    let layer = bottomBar(thing).layer
    clock.needsFrame()
    guard animated, here.isInWindow else {
      change(thing) { $0.move(on: nil) }
      uikit(.barMove) { settle(thing) }
      return
    }
    if let index = coordinatorIndex {
      guard let timeline = here.transitions[index].timeline else {
        change(thing) { $0.wait(true) }
        return
      }
      slideBottomBar(thing, on: timeline)
      return
    }
    let isHidden = isBottomBarHidden(thing)
    let isInPlace =
      scene.modelValue(layer, .hidden) == 0 && scene.value(layer, .x) == 0
      && scene.value(layer, .y) == bottomBarTop(thing)
    if !isHidden && isInPlace {
      change(thing) { $0.move(on: nil) }
      uikit(.barMove) { settle(thing) }
      return
    }
    slideBottomBar(thing, on: startTimeline(for: hideBarTime, .easeInOut))
  }

  private func slideBottomBar(_ thing: Thing, on timeline: Int) {
    let layer = bottomBar(thing).layer
    change(thing) { $0.move(on: timeline) }
    uikit(.barMove) {
      if isBottomBarHidden(thing) {
        scene.animate(layer, .y, to: bottomEnd(thing), on: timeline)
      } else {
        let isAway = scene.modelValue(layer, .hidden) != 0
        scene.set(layer, .hidden, 0)
        if isAway { scene.set(layer, .x, 0) }
        let start = isAway ? bottomEnd(thing) : scene.value(layer, .y)
        scene.animate(layer, .y, from: start, to: bottomBarTop(thing), on: timeline)
      }
    }
  }

  /// The start of a transition: moves that waited for it, and what hidesBottomBarWhenPushed asks
  /// of it (`SurroundingRules.bottomBarTravel`).
  func moveBottomBars(with transition: Transition) {
    let waiting = movedBottomBars.filter { bottomBar($0).waits }
    for thing in waiting { change(thing) { $0.wait(false) } }
    let operation = transition.operation
    guard let timeline = transition.timeline else { return }
    for thing in waiting { slideBottomBar(thing, on: timeline) }
    guard operation.from != nil else { return }
    for thing in movedBottomBars where !isHiddenByFlag(thing) {
      let isHidden = hides(thing, operation.after)
      guard hides(thing, operation.before) != isHidden else {
        if !isHidden { lowerToolbar(thing, on: timeline) }
        continue
      }
      guard !waiting.contains(thing), thing == .toolbar || !screen.isTabBarFlat else { continue }
      under(bottomBarAsker(operation.after)) {
        if profile.surroundings.bottomBarTravel == .slidesVertically {
          slideBottomBar(thing, on: timeline)
        } else {
          travel(thing, transition, on: timeline)
        }
      }
    }
  }

  /// A toolbar that stays goes to where it lies without the tab bar, or on it again.
  private func lowerToolbar(_ thing: Thing, on timeline: Int) {
    guard thing == .toolbar, here.toolbar.move == nil,
      scene.modelValue(here.toolbar.layer, .y) != bottomBarTop(.toolbar)
    else { return }
    slideBottomBar(.toolbar, on: timeline)
  }

  /// With the page that the bar belongs to: as the covered page in a push and in its pop.
  private func travel(_ thing: Thing, _ transition: Transition, on timeline: Int) {
    let layer = bottomBar(thing).layer
    let width = viewWidth
    change(thing) { $0.move(on: timeline) }
    let shift = -profile.parallaxFraction * width
    let side = transition.operation.movesForward ? shift : width
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
        let from = transition.operation.movesForward ? width : shift
        if fades {
          scene.animate(layer, .alpha, from: 0, to: 1, on: timeline)
        } else {
          scene.animate(layer, .x, from: from, to: 0, on: timeline)
        }
      }
    }
  }

  private func isHiddenByFlag(_ thing: Thing) -> Bool {
    thing == .tabBar && !program.hasTabBar || bottomBar(thing).isHidden
  }

  /// A bottom bar that moves with a transition which has been cut off moves no more.
  func dropBottomBarMoves(on timelines: [Int]) {
    for thing in [Thing.toolbar, .tabBar] {
      if let move = bottomBar(thing).move, timelines.contains(move) {
        change(thing) { $0.move(on: nil) }
      }
    }
  }

  /// UIKit's layout of the bottom bars when a timeline is over: each in its place, or out of sight
  /// with its flag set. A bar that still moves on another timeline is left to it; after an animation of
  /// code's own that UIKit has no part in, one that stands still stays where code put it.
  func settleBottomBars(after timeline: Int?, isOwn: Bool = false) {
    for thing in movedBottomBars {
      let (move, layer) = (bottomBar(thing).move, bottomBar(thing).layer)
      guard move == timeline || move == nil && !isOwn else { continue }
      change(thing) { $0.move(on: nil) }
      if profile.surroundings.bottomBarTravel == .fades, move != nil { scene.set(layer, .alpha, 1) }
      if thing == .tabBar { askPagesForTabBar() }
      under(askerOfHiding(thing)) { settle(thing) }
    }
  }

  /// A page of the stack that asks for no tab bar has a say in it too, where code has hidden it before.
  private func askPagesForTabBar() {
    let asker = bottomBarAsker(here.stack)
    guard screen.tabBar.isHidden, asker != scene.currentCause else { return }
    under(asker) { noteWriter(of: .tabBar, .hidden) }
  }

  /// The line that keeps a bottom bar away; the cause of what runs now where none does.
  private func askerOfHiding(_ thing: Thing) -> Int32 {
    guard isHiddenByFlag(thing) else { return bottomBarAsker(here.stack) }
    let line = thing == .tabBar && screen.tabBar.isHidden ? writer(of: .tabBar, .hidden) : -1
    return line < 0 ? scene.currentCause : line
  }

  /// One that code hid by its own flag stands in its place and stays hidden (inferred: UIKit takes
  /// back what it did itself).
  private func settle(_ thing: Thing) {
    let layer = bottomBar(thing).layer
    let isHidden = isBottomBarHidden(thing)
    let wasAway = scene.modelValue(layer, .y) >= bottomEnd(thing)
    let top = isHidden ? bottomEnd(thing) : bottomBarTop(thing)
    if scene.modelValue(layer, .x) != 0 { scene.set(layer, .x, 0) }
    if scene.modelValue(layer, .y) != top { scene.set(layer, .y, top) }
    if (scene.modelValue(layer, .hidden) != 0) != isHidden, isHidden || wasAway {
      scene.set(layer, .hidden, isHidden ? 1 : 0)
    }
  }
}
