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
/// A presentation that is under way goes on over the new root, and what has heard already that it goes is
/// told again, which UIKit warns of (observed: qnoid/rootViewController issue 1).
extension Navigator {
  func setRoot(_ root: Presented, dissolve length: Time?) throws {
    guard let new = node(of: root) else {
      return ignoreTap("this cell has no such navigation controller")
    }
    record(.setRoot, [name(of: new)])
    if tree.holder(of: new) != nil {
      return ignoreTap("\(name(of: new)) is on screen already")
    }
    if controllers.pan.finger.isDown {
      return ignoreTap("a finger is on a pan of code's own")
    }
    endRootFade()
    try endTurnover()
    let isSeen = isShown(windowRoot)
    let isShown = isSeen || isCovered(windowRoot)
    let (old, tab) = (windowRoot, controllers.selected)
    let isFirst = controllers.beginLeaving()
    try leave(old)
    if isFirst { controllers.endLeaving().forEach(dropRoot) }
    guard windowRoot == old, tree.holder(of: new) == nil else {
      // Choice: what code has done as the old root went stays.
      return ignoreTap("code has given the window another root meanwhile")
    }
    if case .page = new { try makeRoot(new) }
    controllers.setRoot(new)
    if case .navigation = new { try makeRoot(new) }
    if isShown {
      if case .navigation(let number) = new { controllers[number].becomeNewRoot(true) }
      try enterWindow(new)
    }
    if isSeen, let time = length, time > .zero, clock.isRecording {
      keepPicture(of: old, tab: tab)
      dissolve(from: old, to: new, over: time)
    } else {
      dropRoot(old)
    }
    if case .navigation(let number) = new {
      uikit(.layout) { at(number).settleBottomBars(after: nil) }
      at(number).updateStatusBar()
    } else {
      updateStatusBar()
    }
    clock.needsFrame()
  }

  /// Whether a root is out of its window because of what lies full screen over it: the next one is put into the window
  /// all the same (documented: UIWindow.rootViewController).
  private func isCovered(_ root: Node) -> Bool {
    isInShownWindow(root)
      && presentations.shown.contains { $0.presenter == root && $0.style.removesPresenter }
  }

  /// A root disappears at once. What runs in it ends where it is, as in a tab that goes; a finger on it is
  /// cancelled, because its view leaves the window (documented: UIResponder.touchesCancelled(_:with:)).
  func leave(_ old: Node) throws {
    let show = Navigator.atOnce
    for number in controllers.inWindow where tree.holds(old, .navigation(number)) {
      try at(number).cancelGesture()
      try at(number).layoutNavigation()
      try at(number).cutTransitions()
    }
    guard isShown(old) else { return }
    try tellBegin(old, appearing: false, animated: false, show)
    try tellEnd(old, animated: false, show)
  }

  /// The app has made it: a controller with its stack.
  func makeRoot(_ node: Node) throws {
    switch node {
    case .page(let page):
      try makePage(page)
      pages[page].isHeldByApp = false
    case .navigation(let number): try at(number).prepareAsRoot()
    case .screen, .window, .container: return
    }
  }

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

  /// It appears. The end comes after the commit (inferred: makeKeyAndVisible ends so in a published stack
  /// trace).
  func enterWindow(_ node: Node) throws {
    let show = Navigator.atOnce
    if case .page(let page) = node { try loadIfNeeded(page) }
    try tellBegin(node, appearing: true, animated: false, show)
    if case .page(let page) = node { uikit(.layout) { placeRoot(page) } }
    try tellIsAppearing(node, animated: false, show)
    switch node {
    case .page(let page): clock.scheduleNextTurn(.rootPageShown, page)
    case .navigation(let number): clock.scheduleNextTurn(.rootShown, number)
    case .screen, .window, .container: return
    }
  }

  /// After the commit.
  func endRootShow(_ node: Node) throws {
    switch node {
    case .page(let page):
      guard pages[page].appearance == .appearing else { return }
      try tellEnd(node, animated: false, Navigator.atOnce)
    case .navigation:
      guard here.appearance == .appearing else { return }
      try layOutFirstPage()
      try tellEnd(node, animated: false, Navigator.atOnce)
      layOutAfterFirstShow()
    case .screen, .window, .container: return
    }
    clock.needsFrame()
  }

  // MARK: - The dissolve

  /// UIView.transition(with: window): a picture of the old root gives way. The first layout of the new
  /// bar happens inside the animation, unless code has switched that off
  /// (`WindowRules.firstLayoutAnimates`).
  private func dissolve(from old: Node, to new: Node, over time: Time) {
    uikit(.layout) {
      let timeline = startTimeline(for: time, .easeInOut)
      controllers.begin(RootFade(old: old, timeline: timeline))
      switch new {
      case .page(let page):
        scene.animate(pages.layers[page].view, .alpha, from: 0, to: 1, on: timeline)
      case .navigation(let number):
        scene.animate(controllers[number].container, .alpha, from: 0, to: 1, on: timeline)
        guard profile.windows.firstLayoutAnimates, !code.animation.isOff else { return }
        at(number).growFromNothing(on: timeline)
      case .screen, .window, .container: return
      }
    }
  }

  /// The picture of what has gone: its views stay to be seen, and hear nothing.
  private func keepPicture(of old: Node, tab: Int) {
    switch old {
    case .page(let page): pages[page].isInWindow = true
    case .navigation, .container:
      controllers[tab].isInWindow = true
      for page in controllers[tab].shownPages { pages[page].isInWindow = true }
    case .screen, .window: return
    }
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
  /// and 274), and not before all in it have heard that they disappear: whoever calls them keeps them.
  private func dropRoot(_ old: Node) {
    if controllers.keepUntilLeft(old) { return }
    let isPresenting = presentations.shown.contains { $0.presenter == old }
    if case .page(let page) = old { return dropRootPage(page, isPresenting: isPresenting) }
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

  /// A page that was the root goes, with what it holds.
  private func dropRootPage(_ page: Int, isPresenting: Bool) {
    for number in controllers.indices where tree.holds(.page(page), .navigation(number)) {
      at(number).takeViewsAway()
      controllers[number].isInWindow = false
    }
    pages[page].isInWindow = false
    noteRemoval(of: .view, page: page)
    arrange { $0.detach(.page(page)) }
    if isPresenting {
      pages[page].isHeldByApp = true
    } else {
      pages.leave([page])
    }
    clock.requestRelease()
  }
}
