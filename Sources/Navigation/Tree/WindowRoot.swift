import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// The window dissolves from an old root to the new one.
struct RootFade {
  /// The old root, whose picture stays until the end.
  let old: Node
  let timeline: Int
}

/// The root of the window is replaced: the old one goes before the new one comes (documented:
/// UIWindow.rootViewController), without animation for the pages, and the end of the new one's
/// appearance comes after the commit (inferred: makeKeyAndVisible ends so in a published stack trace).
extension Navigator {
  func setRoot(_ declaration: Int, dissolve: Time?) throws {
    guard let number = controllers.number(declaration: declaration) else {
      return ignoreTap("this cell has no such navigation controller")
    }
    let name = controllers[number].declared.name
    record(.setRoot, [name])
    if tree.holder(of: .navigation(number)) != nil {
      return ignoreTap("\(name) is on screen already")
    }
    if presentations.move != nil || controllers.isFingerDown {
      // 3.03: who hears what differs from version to version, and is not known.
      return ignoreTap("a presentation or a finger is under way")
    }
    endRootFade()
    try endTabFade()
    let isShown = isShown(windowRoot)
    let shown = controllers.selected
    let old = try leaveWindow()
    controllers.setRoot(number)
    let new = at(number)
    try new.prepareAsRoot()
    try new.enterWindow(unless: !isShown)
    let time = isShown ? dissolve : nil
    if let time, time > .zero, clock.isRecording {
      at(shown).keepPicture()
      new.dissolve(from: old, over: time)
    } else {
      dropRoot(old)
    }
    uikit(.layout) { new.settleBottomBars(after: nil) }
    new.updateStatusBar()
    clock.needsFrame()
  }

  /// The old root disappears at once; what runs in it ends where it is, as in a tab that goes.
  private func leaveWindow() throws -> Node {
    let old = windowRoot
    let show = Navigator.atOnce
    for number in controllers.inWindow where tree.holds(old, .navigation(number)) {
      try at(number).layoutNavigation()
      try at(number).cutTransitions()
    }
    guard isShown(old) else { return old }
    try tellBegin(old, appearing: false, animated: false, show)
    try tellEnd(old, animated: false, show)
    return old
  }

  /// The app has made it, with its stack.
  private func prepareAsRoot() throws {
    guard presentations.make(.navigation(controller)) else { return }
    if controller == 0 {
      try setUpInner(
        InnerNavigation(host: nil, navigation: here.declared, stack: program.stack), loads: false)
    } else if program.inner.indices.contains(controller - 1) {
      try setUpInner(program.inner[controller - 1], loads: false)
    }
  }

  /// Code lays the controller out before the window has it: it loads, with the page on top, and has frames.
  /// Where no status bar reaches into it its bar begins at 0 (observed: Open Radar 15893239, ADTransitionController
  /// issue 15), until it is laid out in the window.
  func layoutBeforehand(_ declaration: Int) throws {
    guard let number = controllers.number(declaration: declaration),
      tree.holder(of: .navigation(number)) == nil
    else { return ignoreTap("it is on screen already, or this cell has none") }
    let new = at(number)
    try new.prepareAsRoot()
    try new.loadController()
    if let top = new.here.stack.last { try new.loadIfNeeded(top) }
    new.here.layOut()
  }

  /// It appears, unless something lies over the whole window.
  private func enterWindow(unless isCovered: Bool) throws {
    guard !isCovered else { return }
    let show = Navigator.atOnce
    try tellBegin(.navigation(controller), appearing: true, animated: false, show)
    try tellIsAppearing(.navigation(controller), animated: false, show)
    clock.scheduleNextTurn(.rootShown, controller)
  }

  /// After the commit.
  func endRootShow() throws {
    guard here.appearance == .appearing else { return }
    try layOutFirstPage()
    try tellEnd(.navigation(controller), animated: false, Navigator.atOnce)
    layOutAfterFirstShow()
    clock.needsFrame()
  }

  // MARK: - The dissolve

  /// UIView.transition(with: window): a picture of the old root gives way. The first layout of the new
  /// bar happens inside the animation, unless code has switched that off
  /// (`WindowRules.firstLayoutAnimates`).
  private func dissolve(from old: Node, over time: Time) {
    uikit(.layout) {
      let timeline = startTimeline(for: time, .easeInOut)
      controllers.begin(RootFade(old: old, timeline: timeline))
      scene.animate(here.container, .alpha, from: 0, to: 1, on: timeline)
      guard profile.windows.firstLayoutAnimates, !code.animation.isOff else { return }
      growFromNothing(on: timeline)
    }
  }

  /// The picture of what has gone: its views stay to be seen, and hear nothing.
  private func keepPicture() {
    here.isInWindow = true
    for page in here.shownPages { pages[page].isInWindow = true }
  }

  /// Frames that have never been set grow from zero, at the upper left corner; those of a bar that was
  /// laid out before move by what the status bar takes.
  private func growFromNothing(on timeline: Int) {
    if here.wasLaidOut {
      let background = here.barLayers.background
      scene.animate(here.barLayers.bar, .y, from: 0, to: barTop, on: timeline)
      scene.animate(background, .y, from: 0, to: -barTop, on: timeline)
      scene.animate(background, .height, from: barHeight, to: barHeight + barTop, on: timeline)
      return
    }
    // The items have their places in it before they move there.
    layoutItems()
    func grow(_ layer: LayerID, _ slots: [LayerSlot]) {
      for slot in slots {
        scene.animate(layer, slot, from: 0, to: scene.modelValue(layer, slot), on: timeline)
      }
    }
    grow(here.barLayers.bar, [.y, .width, .height])
    grow(here.barLayers.background, [.width, .height])
    guard let top = here.stack.last else { return }
    grow(pages.layers[top].title, [.x])
    grow(pages.layers[top].item.left, [.x])
    grow(pages.layers[top].item.right, [.x])
  }

  /// The dissolve on a timeline is over, or whichever runs.
  func endRootFade(on timeline: Int? = nil) {
    guard let fade = controllers.takeRootFade(on: timeline) else { return }
    if timeline == nil { scene.finish(fade.timeline) }
    dropRoot(fade.old)
    clock.needsFrame()
  }

  /// The old root goes, unless what it presents keeps it alive (observed: onmyway133/notes issues 251
  /// and 274).
  private func dropRoot(_ old: Node) {
    let isPresenting = presentations.shown.contains { $0.presenter == old }
    let held = controllers.indices.filter { tree.holds(old, .navigation($0)) }
    for number in held where controllers[number].isInWindow {
      at(number).takeViewsAway()
      controllers[number].isInWindow = false
    }
    arrange { $0.detach(old) }
    if isPresenting { return }
    for number in held {
      at(number).releaseController()
      presentations.forget(.navigation(number))
    }
    clock.requestRelease()
  }
}
