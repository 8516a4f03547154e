import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// How the navigation controller comes to be before time zero.
extension Navigator {
  /// Colours, frames and declared state, then the controller's own loading and the strategies'
  /// installation.
  func setUp() throws {
    write(color: .black, to: screen.window)
    setUpWindows()
    setUpSurroundings()
    frameBar()
    scene.set(here.barLayers.bar, .y, barTop)
    try setUpController(loads: program.rootPage == nil)
    try setUpContainer()
  }

  /// What each controller begins with: its bar's look and its declared state, its own loading if
  /// it is on its way to the screen, then the strategies' installation.
  func setUpController(loads: Bool = true) throws {
    let context = navigationContext()
    takeOptions()
    write(tint: buttonTint, to: here.barLayers.content)
    restyleBar()
    try declaring(-1) {
      for initial in here.declared.initial {
        try write(.self, initial.thing, .known(initial.property), initial.value, context)
      }
    }
    try fireNavigation(.`init`)
    if loads { try loadController() }
    hideRootBar()
    try runStrategies(.hook(.install, .main), context)
  }

  /// What the options of its strategies carry is there before any code runs.
  private func takeOptions() {
    for strategy in here.declared.strategies {
      for option in program.strategies[strategy].carried {
        here.saved[option.name] = .value(option.value, nil)
      }
    }
  }

  /// The controller's view comes into the window: its appearance surrounds the first page's
  /// (observed: published logs, iOS-in-Depth). The page is laid out before it has appeared.
  func showNavigation() throws {
    here.begin(appearing: true)
    here.isInWindow = true
    here.isFirstShow = true
    barEntersWindow()
    try fireNavigation(.viewWillAppear, animated: false)
    try tellControllerIsAppearing(animated: false)
    here.navigationNeedsLayout = true
    requestCommit()
    try commit()
    here.isFirstShow = false
    try layOutFirstPage()
    for transition in here.transitions
    where transition.stage == .running && transition.timeline == nil {
      try endTransition(transition.id)
    }
    _ = here.end()
    try fireNavigation(.viewDidAppear, animated: false)
    layOutAfterFirstShow()
  }

  /// The first page of a window's controller may be laid out more than once before it has appeared
  /// (`IOSProfile.firstLayoutPairs`).
  func layOutFirstPage() throws {
    guard isWindowRoot, let top = here.stack.last else { return }
    for _ in 1..<max(profile.firstLayoutPairs, 1) { try layoutPage(top) }
  }

  /// The controller's view is laid out when all have appeared
  /// (`IOSProfile.firstShowLaysOutController`).
  func layOutAfterFirstShow() {
    guard isWindowRoot, profile.firstShowLaysOutController else { return }
    here.navigationNeedsLayout = true
    requestCommit()
  }
}
