import NavSimKernel
import NavSimProgram
import NavSimScene

/// Two controllers of a container that change places slowly.
struct Turnover {
  /// The controller that goes.
  let old: Int
  let timeline: Int
}

/// How a kind of container shows another controller.
struct ContainerManner {
  /// How long the two change places; 0 at once.
  let duration: Time
  /// Whether the one that comes hears of its end first.
  let newEndsFirst: Bool
  /// Whether a touch on the selected one pops its stack to the root.
  let touchAgainPops: Bool
  /// What moves meanwhile: the new controller's number, then the old one's.
  let move: (_ new: Int, _ old: Int, _ timeline: Int) -> Void
  /// Puts the old one back to where it will be when it comes again.
  let settle: (_ old: Int) -> Void
}

/// A container: one of its navigation controllers is on screen. The others have no view before they
/// are selected for the first time (documented: UITabBarController).
extension Navigator {
  /// What the kinds do differently.
  func manner(of kind: ContainerKind) -> ContainerManner {
    switch kind {
    case .tabs: return tabManner
    }
  }

  /// The app makes all controllers of the container; none but the first is on its way to the screen.
  func setUpContainer() throws {
    for (index, other) in program.inner.enumerated() where other.isInContainer {
      try at(index + 1).setUpInner(other, loads: false)
    }
  }

  /// The controller is selected: by code, or by a touch, of which alone the container's delegate
  /// hears (documented: UITabBarControllerDelegate).
  func select(byTouch: Bool) throws {
    guard let kind = program.container,
      tree.holder(of: .navigation(controller)) == .container, !controllers.isFingerDown
    else {
      let why = controllers.isFingerDown ? "a finger is down" : "no container holds it"
      return ignoreTap("select \(here.declared.name), \(why)")
    }
    guard windowRoot == .container else {
      return ignoreTap("select \(here.declared.name), another root has taken its place")
    }
    if byTouch, !presentations.shown.isEmpty {
      return ignoreTap("what is presented lies over the \(kind.rawValue)")
    }
    if byTouch { record(.shouldSelect, [here.declared.name]) }
    if controllers.selected != controller, isContainerLeaving {
      presentations.select(controller)
      return actions.end(actions.current, as: .deferred)
    }
    if controllers.selected != controller, !isShown(.container) {
      // Nobody sees the container: the one that is selected appears when they do.
      controllers.select(controller)
      uikit(.layout) { settleBottomBars(after: nil) }
    } else if controllers.selected != controller {
      try at(controllers.selected).giveWay(to: self, as: manner(of: kind))
    } else if byTouch, here.stack.count > 1, manner(of: kind).touchAgainPops {
      try pop(.root, animated: true, navigationContext(animated: true))
    }
    if byTouch { record(.didSelect, [here.declared.name]) }
  }

  /// What is presented or dismissed and takes the container out of the window, or brings it back, once it
  /// runs.
  private var turningMove: PresentationMove? {
    guard let move = presentations.move, move.transition.stage != .pending else { return nil }
    if let call = move.call {
      return call.style.removesPresenter && call.presenter == .container ? move : nil
    }
    return revealed(by: move) == .container ? move : nil
  }

  /// Whether the container is on its way out: who hears of another selection then is not known, and
  /// it takes place at the end (choice).
  private var isContainerLeaving: Bool { turningMove?.call != nil }

  /// Another one is selected: the pages hear of it in turn, the one that comes first. A change that
  /// still runs is over before.
  private func giveWay(to new: Navigator, as manner: ContainerManner) throws {
    try endTurnover()
    // What has been asked for in this turn begins before it is cut off.
    try layoutNavigation()
    controllers.select(new.controller)
    let show = Navigator.atOnce
    try new.beginController(appearing: true, animated: false, show)
    try beginController(appearing: false, animated: false, show)
    try new.tellIsAppearing(.navigation(new.controller), animated: false, show)
    let cut = here.transitions.compactMap(\.timeline)
    try cutTransitions()
    uikit(.layout) {
      new.dropBottomBarMoves(on: cut)
      new.settleBottomBars(after: nil)
    }
    new.updateStatusBar()
    clock.needsFrame()
    if turningMove != nil {
      // Its own end comes with the container's.
      return try endController(animated: false, show)
    }
    guard manner.duration > .zero, clock.isRecording else {
      return try endChange(from: controller, to: new.controller, as: manner)
    }
    let timeline = startTimeline(for: manner.duration, .easeInOut)
    manner.move(new.controller, controller, timeline)
    controllers.begin(Turnover(old: controller, timeline: timeline))
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

  /// The end of a change of places: of the one on a timeline, or of whichever runs.
  func endTurnover(on timeline: Int? = nil) throws {
    guard let kind = program.container, let turnover = controllers.takeTurnover(on: timeline)
    else { return }
    if timeline == nil { scene.finish(turnover.timeline) }
    manner(of: kind).settle(turnover.old)
    at(controllers.selected).drawTabSearch(late: false)
    try endChange(from: turnover.old, to: controllers.selected, as: manner(of: kind))
    try resignGonePage()
  }

  private func endChange(from old: Int, to new: Int, as manner: ContainerManner) throws {
    for number in manner.newEndsFirst ? [new, old] : [old, new] {
      try at(number).endController(animated: false, Navigator.atOnce)
    }
    clock.needsFrame()
  }
}
