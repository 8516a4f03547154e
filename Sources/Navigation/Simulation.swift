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
  /// The view controllers, bottom to top.
  public internal(set) var stack: [Int] = []
  /// The old top that code still finds in front of the stack after a pop past several pages.
  var staleTop: Int?
  /// Pages that left the stack and may be released, in the order of their leaving, top first.
  var leftStack: [Int] = []
  /// The bar's navigation items, bottom to top, by page. They can disagree with the stack.
  public internal(set) var items: [Int] = []
  var transitions: [Transition] = []
  var nextTransition = 1
  /// The transition whose start routine is under way, by id.
  var startingTransition = 0
  /// Whether the bar delegate was asked before the call, as the back button does.
  var hasAskedShouldPop = false
  var deferredOperations: [StackOperation] = []
  /// The pages whose views lie in the container, back to front.
  var shownPages: [Int] = []
  /// The stand-in of each page, if one was made.
  var fakes = StandIns()
  /// The pages whose own bars go or come.
  var movingOwnBars: [Int] = []

  // The bar.
  var barLayers: BarLayers
  var container: LayerID
  let window: LayerID
  var windowColor: Value = .color(.black)
  var containerColor: Value = .none
  /// What code gave to the container of the transition that runs; nil if it gave it nothing.
  var transitionContainerColor: Value = .none
  /// What the stack call is whose hooks or original run, or nil.
  var callUnderWay: StackOperation.Kind?
  var barStyle = BarStyle()
  /// What else code set on the bar: large titles, the back indicator.
  var barFields = Fields(of: .bar)
  var background = BarBackground()
  /// Whether the interface is dark: what UIKit's own colours are resolved for.
  var isDark = false
  /// What the bar shows of its items.
  var barItems = BarItems()
  /// Whether a strategy locked the background's hidden flag against UIKit.
  var isBackgroundLocked = false
  /// The stand-in on which the bar's setters are repeated.
  var mirror: BarMirror?
  /// Whether code has sent the bar to the back, behind the view that holds the pages.
  var isBarBehind = false
  /// What of the style is painted, what waits, and for whose item.
  var styling = StylingState()
  /// What UIAppearance's proxy for bars holds now.
  var proxy: [(property: Property, value: Value)] = []
  /// Whether code has given the background a view of its own.
  public internal(set) var hasCustomView = false
  /// UINavigationController.isNavigationBarHidden.
  public internal(set) var isNavigationBarHidden = false
  /// The timeline on which the bar moves in or out, if it does.
  var barMove: Int?
  /// Hides and shows between a stack call and the start of its transition.
  var pendingBarMoves: [Bool] = []
  /// The transition in which the bar was last told to go or come with it, and which of the two.
  var rewindableMove: (transition: Int, hidden: Bool)?
  /// The controller on which the simulation works, as declared and by number; 0 is the scenario's.
  var navigationProgram: NavigationProgram
  var controller = 0
  /// The other controllers; nil in the place of the one that is worked on.
  var idle: [ControllerState?] = [nil]
  /// Status bar, toolbar and tab bar.
  var surroundings: SurroundingsState

  // Layout.
  var navigationNeedsLayout = false
  var barNeedsLayout = false
  var isCommitScheduled = false
  var isReleaseScheduled = false
  var isInWindow = false
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
  var saved: [Int: SavedValue] = [:]
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
  var gesture = GestureState()
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
    navigationProgram = program.navigation
    listeners = Listeners(program)
    wrapsPages =
      !program.navigation.isBarAlone
      && program.navigation.strategies.contains { program.strategies[$0].wrapsPages }
    window = scene.addLayer()
    container = scene.addLayer()
    barLayers = BarLayers(in: &scene)
    surroundings = SurroundingsState(in: &scene)
    for _ in program.pages {
      pages.append(PageState())
      fakes.appendPage()
      isItemKnown.append(false)
      barItems.states.append(ItemState())
      pageLayers.append(
        PageLayers(
          view: scene.addLayer(), fake: scene.addLayer(), fakeBackground: scene.addLayer(),
          fakeContent: scene.addLayer(), title: scene.addLayer(), content: scene.addLayer()))
      barItems.layers.append(ItemLayers(in: &scene))
    }
    // Nothing of an item shows before the bar has shown it.
    for page in pages.indices {
      for layer in [pageLayers[page].title] + barItems.layers[page].all {
        scene.set(layer, .alpha, 0)
      }
    }
    for inner in program.inner {
      let layers = BarLayers(in: &scene)
      idle.append(ControllerState(inner.navigation, layers, scene.addLayer()))
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
