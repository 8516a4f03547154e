import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// One run of one cell: a navigation controller with its pages, bar and strategies on a screen.
///
/// The class holds the state; what happens to it lies in the folders beside it, one theme a file.
/// Nothing here knows a scenario's name, a strategy's name or a glitch.
public final class Simulation {
  /// What is run.
  public let program: Program
  /// The iOS version's rules.
  public let profile: IOSProfile
  /// The screen as it is held now.
  public internal(set) var device: Device

  var scheduler: Scheduler
  /// What the run may still do.
  var meter: Meter
  /// The stamp when a frame was last shown.
  var readStamp = UInt64.max
  /// The layers.
  public internal(set) var scene = Scene()
  weak var observer: SimulationObserver?
  /// The scheduler's time of the scenario's zero.
  var origin: Time = .zero
  var isRecording = false
  /// A number that grows with everything that may change what code set: each event but frames and
  /// the finger's samples, and each statement.
  public internal(set) var stamp: UInt64 = 0

  // Pages and stacks.
  var pages = PageTable()
  var pageLayers: [PageLayers] = []
  /// Pages that left the stack and may be released, in the order of their leaving, top first.
  var leftStack: [Int] = []
  var nextTransition = 1
  /// The transition whose start routine is under way, by id.
  var startingTransition = 0
  /// Whether the bar delegate was asked before the call, as the back button does.
  var hasAskedShouldPop = false
  /// The stand-in of each page, if one was made.
  var fakes = StandIns()
  /// The pages whose own bars go or come.
  var movingOwnBars: [Int] = []

  // The bar.
  let window: LayerID
  var windowColor: Value = .color(.black)
  /// What the stack call is whose hooks or original run, or nil.
  var callUnderWay: StackOperation.Kind?
  /// Whether the interface is dark: what UIKit's own colours are resolved for.
  var isDark = false
  /// What a bar shows of each page's item.
  var itemStates = Noted<ItemState>()
  /// What UIAppearance's proxy for bars holds now.
  var proxy: [(property: Property, value: Value)] = []
  /// The scenario's own controller, then those that pages hold, in the order of the program.
  var controllers: [Controller]
  /// The controller on which the simulation works, by number.
  var controller = 0
  /// Status bar, toolbar and tab bar.
  var surroundings: SurroundingsState

  // Layout.
  var isCommitScheduled = false
  var isReleaseScheduled = false
  /// Whether the controller itself is appearing for the first time.
  var isFirstShow = false

  /// The pages whose items the bar may show something of.
  var shownItems: [Int] = []
  /// The titles that do not have the colour that titles were given last, and that colour.
  var oddTitles: [Int] = []
  var givenTitleColor: Color?
  /// The bar's items when an observer looked last, and whether each page's was among them.
  var knownItems: [Int] = []
  var isItemKnown: [Bool] = []
  /// For each layer the page whose view it is, or -1.
  var pageOfView: [Int] = []

  /// Heights, scrolling contents, turns.
  var geometry = GeometryState()

  // Code.
  var blocks: [Int32: Block] = [:]
  var nextBlock: Int32 = 0
  var blockActions: [Int32: Int] = [:]
  /// Blocks of timers that a timer started: the end of a scenario does not wait for them.
  var unwaitedBlocks: Set<Int32> = []
  var timers: Set<Int32> = []
  var isRunningTimer = false
  /// The timeline of the animation block in which code runs; nil outside one.
  var transaction: Int?
  /// The part of that animation in which code writes.
  var animationPart = AnimationShape.whole
  var depth = 0
  var callTrail: [Int32] = []
  var causes: [Cause] = []
  var causeIndex: [Cause: Int32] = [:]
  /// Who asked for what, where a run is asked to keep it.
  var journal: CauseJournal?
  /// Who wrote what no layer shows.
  var writers: [WrittenField: Int32] = [:]
  /// Who took away what is no longer there.
  var removers: [RemovedThing: Int32] = [:]
  /// The lines with `once` that have run, by origin and controller.
  var onceDone: Set<[Int]> = []
  /// The display links of the strategies, by strategy.
  var ticks: [TickState] = []
  /// What code listens to, looked up once.
  let listeners: Listeners
  /// The closures of strategies in Swift.
  var swiftCalls = SwiftCalls()
  /// Whether any line makes a stand-in with items of its own, or a picture.
  public let makesFullBars, makesPictures: Bool
  /// Whether each page lies in a navigation controller of its own, with a bar of its own.
  let wrapsPages: Bool

  // Gesture and actions.
  var actionStates: [ActionState] = []
  /// How many actions are scheduled and not over.
  var openActions = 0
  var timelineActions: [Int: Int] = [:]
  var currentAction = -1
  /// When the last action started or will start, from time zero.
  var lastActionTime: Time = .zero
  var isFrameScheduled = false
  /// Whether an exception ended the app.
  public internal(set) var hasCrashed = false
  /// What that exception said.
  var exceptionText = ""

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
    swiftCalls.install(closures, into: &program)
    guard let device = Device.named(program.device) else {
      throw SimulationError.unknownProfile("device \(program.device)")
    }
    self.program = program
    scheduler = Scheduler(
      eventsPerInstantLimit: budget.instantSteps, eventLimit: budget.steps,
      pendingLimit: RunLimits.waitingBlocks)
    meter = Meter(budget)
    makesFullBars = program.makes(.full)
    makesPictures = program.makes(.picture)
    self.profile = profile
    self.device = device.held(upright: program.startsIn == .portrait, under: profile.geometry)
    listeners = Listeners(program)
    wrapsPages =
      !program.navigation.isBarAlone
      && program.navigation.strategies.contains { program.strategies[$0].wrapsPages }
    window = scene.addLayer()
    let container = scene.addLayer()
    controllers = [Controller(program.navigation, BarLayers(in: &scene), container)]
    surroundings = SurroundingsState(in: &scene)
    for _ in program.pages {
      pages.append(PageState())
      fakes.appendPage()
      isItemKnown.append(false)
      itemStates.append(ItemState())
      pageLayers.append(
        PageLayers(
          view: scene.addLayer(), fake: scene.addLayer(), fakeBackground: scene.addLayer(),
          fakeContent: scene.addLayer(), title: scene.addLayer(), content: scene.addLayer(),
          item: ItemLayers(in: &scene)))
    }
    // Nothing of an item shows before the bar has shown it.
    for page in pages.indices {
      for layer in [pageLayers[page].title] + pageLayers[page].item.all {
        scene.set(layer, .alpha, 0)
      }
    }
    for inner in program.inner {
      let layers = BarLayers(in: &scene)
      controllers.append(Controller(inner.navigation, layers, scene.addLayer()))
    }
    pageOfView = Array(repeating: -1, count: scene.layerCount)
    for page in pages.indices { pageOfView[pageLayers[page].view] = page }
    actionStates = program.actions.map { _ in ActionState() }
    proxy = program.proxy
    ticks = program.strategies.map { _ in TickState() }
  }

  /// Prepares a run under the profile of the program's iOS version.
  /// - Throws: `SimulationError.unknownProfile` for a version or device that does not exist.
  public convenience init(_ program: Program) throws(SimulationError) {
    guard let profile = IOSProfile.named(program.ios) else {
      throw SimulationError.unknownProfile("ios \(program.ios)")
    }
    try self.init(program, profile: profile)
  }
}
