import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// One run of one cell: navigation controllers with their pages, bars and strategies on a screen.
///
/// It holds the state, each part of which changes by verbs of its own; what happens is said by
/// `Navigator`, through which alone the state is reached. Nothing here knows a scenario's name, a
/// strategy's name or a glitch.
public final class Simulation {
  fileprivate let program: Program
  fileprivate let profile: IOSProfile
  fileprivate let facts: ProgramFacts
  fileprivate let clock: Clock
  // What is read thousands of times a frame is not looked at each time for somebody who is just
  // writing it; in a debug build, and so in every unit test, it is.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  fileprivate var scene: Scene
  fileprivate let screen: Screen
  fileprivate let controllers: Controllers
  fileprivate let pages = PageTable()
  fileprivate let code: Interpreter
  fileprivate let causes = CauseBook()
  fileprivate let actions: ActionBook
  /// Who is told what happens, while it runs.
  fileprivate var observer: SimulationObserver?

  /// Prepares a run under a profile.
  ///
  /// - Parameters:
  ///   - closures: the strategies in Swift that the program may name.
  ///   - budget: what the run may do.
  /// - Throws: `SimulationError.unknownProfile` for a device that does not exist.
  public init(
    _ declared: Program, profile: IOSProfile, closures: [SwiftStrategy] = [],
    budget: Budget = .standard
  ) throws(SimulationError) {
    var program = declared
    var swiftCalls = SwiftCalls()
    swiftCalls.install(closures, into: &program)
    guard let device = Device.named(program.device) else {
      throw SimulationError.unknownProfile("device \(program.device)")
    }
    self.program = program
    self.profile = profile
    scene = Scene(speed: program.animationSpeed)
    facts = ProgramFacts(program)
    clock = Clock(budget, framesPerSecond: device.framesPerSecond)
    code = Interpreter(swiftCalls, strategies: program.strategies.count)
    actions = ActionBook(count: program.actions.count)
    controllers = Controllers(program)
    let window = scene.addLayer()
    controllers.append(Controller(program.navigation, in: &scene))
    screen = Screen(
      device.held(upright: program.startsIn == .portrait, under: profile.geometry),
      window: window, proxy: program.proxy, appearances: program.appearances, in: &scene)
    controllers.windows.append(nil, window)
    for _ in program.pages { pages.append(in: &scene) }
    for inner in program.inner {
      controllers.append(Controller(inner.navigation, in: &scene))
    }
    for presented in program.presented {
      if case .page(let page) = presented {
        controllers.presentations.append(.page(page), scene.addLayer())
      } else if case .navigation(let declaration) = presented,
        let number = controllers.number(declaration: declaration)
      {
        controllers.presentations.append(.navigation(number), scene.addLayer())
      }
    }
    for further in program.windows { controllers.windows.append(further, scene.addLayer()) }
  }

  /// Prepares a run under the profile of the program's iOS version.
  /// - Throws: `SimulationError.unknownProfile` for a version or device that does not exist.
  public convenience init(_ program: Program) throws(SimulationError) {
    guard let profile = IOSProfile.named(program.ios, sdk: program.linkedSDK, trying: program.cell)
    else {
      throw SimulationError.unknownProfile("ios \(program.ios)")
    }
    try self.init(program, profile: profile)
  }

  /// The scenario's own controller.
  public var navigator: Navigator { Navigator(self, at: 0) }

  /// Brings the scenario's stack to rest before time zero: the root as if it had been shown, the
  /// others as if they had been pushed one after the other, or all at once without animation.
  /// - Parameter observer: is told what happens meanwhile; it is not kept.
  /// - Throws: `SimulationError` when code runs away or recurses.
  public func prepare(
    watchedBy observer: SimulationObserver? = nil
  ) throws(SimulationError) {
    self.observer = observer
    defer { self.observer = nil }
    try navigator.prepare()
  }

  /// Runs the scenario's actions until everything is at rest, or to the horizon. The observer is
  /// told what happens; it is not kept.
  /// - Returns: the moment of the end, from time zero.
  /// - Throws: `SimulationError` when code runs away or recurses.
  public func run(observer: SimulationObserver) throws(SimulationError) -> Time {
    self.observer = observer
    defer { self.observer = nil }
    return try navigator.run(observer)
  }
}

/// One navigation controller of a run: what happens to it, and what it shows.
///
/// It is nothing but the run and the controller's number, so that it stays good across code that
/// runs in between. Which controller is worked on is said by who is asked; none is the current one.
/// What happens to it lies in the folders beside this file, one theme a file.
public struct Navigator {
  private let run: Simulation
  /// 0 is the scenario's own, then those that pages hold, in the order of the program.
  let controller: Int

  fileprivate init(_ run: Simulation, at controller: Int) {
    self.run = run
    self.controller = controller
  }

  /// Another controller of the run.
  func at(_ number: Int) -> Navigator {
    Navigator(run, at: run.controllers.indices.contains(number) ? number : controller)
  }

  /// What is run.
  public var program: Program { run.program }
  /// The iOS version's rules.
  public var profile: IOSProfile { run.profile }
  /// What the program makes and listens to.
  public var facts: ProgramFacts { run.facts }
  var observer: SimulationObserver? { run.observer }

  /// What this controller has of its own.
  var here: Controller { run.controllers[controller] }
  var clock: Clock { run.clock }
  /// The layers.
  public internal(set) var scene: Scene {
    _read { yield run.scene }
    nonmutating _modify { yield &run.scene }
  }
  /// Lends the layers for as long as they are looked at.
  public func reading<Result>(_ look: (borrowing Scene) -> Result) -> Result { look(run.scene) }
  var screen: Screen { run.screen }
  var controllers: Controllers { run.controllers }
  /// Who holds whom.
  var tree: Tree { _read { yield run.controllers.tree } }
  var pages: PageTable { run.pages }
  var code: Interpreter { run.code }
  var causes: CauseBook { run.causes }
  var actions: ActionBook { run.actions }
}
