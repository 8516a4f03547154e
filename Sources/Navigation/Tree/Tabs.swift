import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Two tabs that change places slowly.
struct TabFade {
  /// The controller that goes.
  let old: Int
  let timeline: Int
}

/// A tab bar controller: one of its navigation controllers is on screen. The others have no view
/// before they are selected for the first time (documented: UITabBarController).
extension Navigator {
  /// The app makes the controllers of all tabs; none but the first is on its way to the screen.
  func setUpTabs() throws {
    for (index, other) in program.inner.enumerated() where other.isTab {
      try at(index + 1).setUpInner(other, loads: false)
    }
  }

  /// The controller's tab is selected: by code, or by a touch, of which alone the tab bar controller's
  /// delegate hears (documented: UITabBarControllerDelegate). A touch on the selected tab pops its
  /// stack to the root (observed: software-mansion/react-native-screens, Tencent/QMUI_iOS).
  func selectTab(byTouch: Bool) throws {
    guard tree.holder(of: .navigation(controller)) == .tabs, !controllers.isFingerDown else {
      actions.end(actions.current, as: .ignored)
      let why = controllers.isFingerDown ? "a finger is down" : "it is no tab"
      record(.log, ["ignored: select \(here.declared.name), \(why)"])
      return
    }
    guard windowRoot == .tabs else {
      return ignoreTap("select \(here.declared.name), another root has taken the tabs' place")
    }
    if byTouch, !presentations.shown.isEmpty {
      return ignoreTap("what is presented lies over the tabs")
    }
    if byTouch { record(.shouldSelect, [here.declared.name]) }
    if controllers.selected != controller, presentations.move != nil {
      // Who would hear of it is not known.
      return ignoreTap("select \(here.declared.name), a presentation is under way")
    }
    if controllers.selected != controller, !isShown(.tabs) {
      // Nobody sees the tabs: the one that is selected appears when they do.
      controllers.select(controller)
    } else if controllers.selected != controller {
      try at(controllers.selected).giveWay(to: self)
    } else if byTouch, here.stack.count > 1 {
      try pop(.root, animated: true, navigationContext(animated: true))
    }
    if byTouch { record(.didSelect, [here.declared.name]) }
  }

  /// Another tab is selected: the pages hear of it in turn, the one that comes first
  /// (`SurroundingRules.newTabEndsFirst`). A switch that still fades is over before.
  private func giveWay(to new: Navigator) throws {
    try endTabFade()
    // What has been asked for in this turn begins before it is cut off.
    try layoutNavigation()
    controllers.select(new.controller)
    let show = Transition(
      id: 0, operation: StackOperation(kind: .set, before: [], after: [], isAnimated: false))
    try new.beginController(appearing: true, animated: false, show)
    try beginController(appearing: false, animated: false, show)
    try new.tellShownIsAppearing(
      in: .navigation(new.controller), animated: false, show)
    try cutTransitions()
    let duration = Time(roundingSeconds: profile.surroundings.tabFadeDuration)
    uikit(.layout) { new.settleBottomBars(after: nil) }
    new.updateStatusBar()
    clock.needsFrame()
    guard duration > .zero, clock.isRecording else {
      try endSwitch(from: controller, to: new.controller)
      return
    }
    let timeline = startTimeline(for: duration, .easeInOut)
    scene.animate(new.here.container, .alpha, from: 0, to: 1, on: timeline)
    scene.animate(here.container, .alpha, to: 0, on: timeline)
    controllers.begin(TabFade(old: controller, timeline: timeline))
    new.drawTabSearch(late: true)
  }

  /// What runs in a controller that goes, or in one inside its pages, ends where it is (choice: no
  /// log is published; the pages' own states decide who hears what).
  func cutTransitions() throws {
    for number in controllers.inWindow
    where tree.holds(.navigation(controller), .navigation(number)) {
      let running = controllers[number].transitions.map(\.id)
      for id in running { try at(number).endTransition(id) }
      if !running.isEmpty { controllers[number].cut() }
    }
  }

  /// The end of a cross-fade: of the one on a timeline, or of whichever runs.
  func endTabFade(on timeline: Int? = nil) throws {
    guard let fade = controllers.takeFade(on: timeline) else { return }
    if timeline == nil { scene.finish(fade.timeline) }
    scene.set(controllers[fade.old].container, .alpha, 1)
    at(controllers.selected).drawTabSearch(late: false)
    try endSwitch(from: fade.old, to: controllers.selected)
  }

  private func endSwitch(from old: Int, to new: Int) throws {
    let show = Transition(
      id: 0, operation: StackOperation(kind: .set, before: [], after: [], isAnimated: false))
    if profile.surroundings.newTabEndsFirst {
      try at(new).endController(animated: false, show)
    }
    try at(old).endController(animated: false, show)
    if !profile.surroundings.newTabEndsFirst {
      try at(new).endController(animated: false, show)
    }
    clock.needsFrame()
  }
}
