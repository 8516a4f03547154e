import NavSimProgram
import NavSimVocabulary

/// What a program makes, and which of the rarer hooks any of its lines listens to: looked up once, so
/// that nobody is asked in vain.
public struct ProgramFacts {
  /// Whether any line makes a stand-in with items of its own, or a picture.
  public let makesFullBars, makesPictures: Bool
  /// Whether a controller's view may begin lower than its window.
  public let movesRoots: Bool
  /// Whether any line makes a picture of what was last on screen.
  let makesSnapshots: Bool
  /// Toolbar, tab bar, status bar and keyboard, where a trace shows them.
  let surroundings: Set<Thing>
  /// Whether the application sets the status bar by itself.
  let setsStatusBarByApp: Bool
  /// Whether a toolbar or a tab bar is among them.
  let hasBottomBar: Bool
  /// Whether any line has to do with bars that hide by themselves.
  public let hidesBars: Bool
  /// Whether each page lies in a navigation controller of its own, with a bar of its own.
  let wrapsPages: Bool
  /// The wishes whose setters somebody hears.
  let wishes: Set<PropertyKey>
  /// Whether somebody observes the frames of pages.
  let hearsFrames: Bool
  /// Whether somebody hears of the private animation hooks.
  let hearsTransitions: Bool
  /// Whether somebody hooks the bar's hiding.
  let hearsHiding: Bool
  /// The hooks at which a line of a page, a strategy or a controller beside the scenario's own stands,
  /// in its first two slots.
  let heard: Set<Hook>

  init(_ program: Program) {
    var wishes: Set<PropertyKey> = []
    var hooks: Set<Hook> = []
    var heard: Set<Hook> = []
    let inner = program.inner.flatMap(\.navigation.chain)
    for table in program.strategies.flatMap(\.chain) + program.pages.flatMap(\.chain) + inner {
      for key in table.lines.keys {
        if case .wish(let property) = key { wishes.insert(property) }
        guard case .hook(let hook, let slot) = key else { continue }
        hooks.insert(hook)
        if slot == .main || slot == .pre { heard.insert(hook) }
      }
    }
    for table in program.navigation.chain {
      for key in table.lines.keys {
        if case .wish(let property) = key { wishes.insert(property) }
        if case .hook(let hook, _) = key { hooks.insert(hook) }
      }
    }
    self.heard = heard
    var surroundings: Set<Thing> = []
    if program.mentionsStatusBar { surroundings.insert(.statusBar) }
    if program.mentions(.toolbar, property: .toolbarHidden) { surroundings.insert(.toolbar) }
    if program.hasTabBar { surroundings.insert(.tabBar) }
    if program.mentionsKeyboard { surroundings.insert(.keyboard) }
    self.surroundings = surroundings
    setsStatusBarByApp = program.setsStatusBarByApp
    hidesBars = program.mentionsBarHiding
    hasBottomBar = surroundings.contains(.toolbar) || surroundings.contains(.tabBar)
    movesRoots = program.movesRoots
    makesFullBars = program.makes(.full)
    makesSnapshots = program.makes(.snapshot)
    makesPictures = makesSnapshots || program.makes(.picture)
    wrapsPages =
      !program.navigation.isBarAlone
      && program.navigation.strategies.contains { program.strategies[$0].wrapsPages }
    self.wishes = wishes
    hearsFrames = hooks.contains(.viewFrameDidChange)
    hearsHiding = hooks.contains(.setNavigationBarHidden)
    hearsTransitions =
      hooks.contains(.transitionStart) || hooks.contains(.transitionAnimate)
      || hooks.contains(.transitionEnded)
  }
}
