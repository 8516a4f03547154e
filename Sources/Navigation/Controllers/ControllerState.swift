import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// What one navigation controller has of its own. The simulation works on one controller at a
/// time: its state lies in the simulation, that of the others here.
struct ControllerState {
  var navigationProgram: NavigationProgram
  var stack: [Int] = []
  var staleTop: Int?
  var items: [Int] = []
  var barItems = BarItems()
  var transitions: [Transition] = []
  var deferredOperations: [StackOperation] = []
  var shownPages: [Int] = []
  var barLayers: BarLayers
  var container: LayerID
  var containerColor: Value = .none
  var transitionContainerColor: Value = .none
  var barStyle = BarStyle()
  var barFields = Fields(of: .bar)
  var background = BarBackground()
  var isBackgroundLocked = false
  var mirror: BarMirror?
  var isBarBehind = false
  var styling = StylingState()
  var hasCustomView = false
  var isNavigationBarHidden = false
  /// The page whose item its bar shows.
  var barPage: Int?
  var barMove: Int?
  var pendingBarMoves: [Bool] = []
  var rewindableMove: (transition: Int, hidden: Bool)?
  var navigationNeedsLayout = false
  var barNeedsLayout = false
  var isInWindow = false
  var saved: [Int: SavedValue] = [:]
  var gesture = GestureState()

  /// A controller as UIKit makes it.
  init(_ program: NavigationProgram, _ barLayers: BarLayers, _ container: LayerID) {
    navigationProgram = program
    self.barLayers = barLayers
    self.container = container
  }

  /// The state of the controller on which a simulation works.
  init(of simulation: Simulation) {
    self.init(simulation.navigationProgram, simulation.barLayers, simulation.container)
    stack = simulation.stack
    staleTop = simulation.staleTop
    items = simulation.items
    barItems = simulation.barItems
    transitions = simulation.transitions
    deferredOperations = simulation.deferredOperations
    shownPages = simulation.shownPages
    containerColor = simulation.containerColor
    transitionContainerColor = simulation.transitionContainerColor
    barStyle = simulation.barStyle
    barFields = simulation.barFields
    background = simulation.background
    isBackgroundLocked = simulation.isBackgroundLocked
    mirror = simulation.mirror
    isBarBehind = simulation.isBarBehind
    styling = simulation.styling
    hasCustomView = simulation.hasCustomView
    isNavigationBarHidden = simulation.isNavigationBarHidden
    barPage = simulation.geometry.barPage
    barMove = simulation.barMove
    pendingBarMoves = simulation.pendingBarMoves
    rewindableMove = simulation.rewindableMove
    navigationNeedsLayout = simulation.navigationNeedsLayout
    barNeedsLayout = simulation.barNeedsLayout
    isInWindow = simulation.isInWindow
    saved = simulation.saved
    gesture = simulation.gesture
  }

  /// Gives a simulation this controller to work on.
  func load(into simulation: Simulation) {
    simulation.navigationProgram = navigationProgram
    simulation.stack = stack
    simulation.staleTop = staleTop
    simulation.items = items
    // What is kept for each page stays: no page is on two stacks.
    var barItems = barItems
    barItems.states = simulation.barItems.states
    barItems.layers = simulation.barItems.layers
    simulation.barItems = barItems
    simulation.transitions = transitions
    simulation.deferredOperations = deferredOperations
    simulation.shownPages = shownPages
    simulation.barLayers = barLayers
    simulation.container = container
    simulation.containerColor = containerColor
    simulation.transitionContainerColor = transitionContainerColor
    simulation.barStyle = barStyle
    simulation.barFields = barFields
    simulation.background = background
    simulation.isBackgroundLocked = isBackgroundLocked
    simulation.mirror = mirror
    simulation.isBarBehind = isBarBehind
    simulation.styling = styling
    simulation.hasCustomView = hasCustomView
    simulation.isNavigationBarHidden = isNavigationBarHidden
    simulation.geometry.barPage = barPage
    simulation.barMove = barMove
    simulation.pendingBarMoves = pendingBarMoves
    simulation.rewindableMove = rewindableMove
    simulation.navigationNeedsLayout = navigationNeedsLayout
    simulation.barNeedsLayout = barNeedsLayout
    simulation.isInWindow = isInWindow
    simulation.saved = saved
    simulation.gesture = gesture
  }
}

/// The controllers of a run: 0 is the scenario's own, then those that pages hold, in the order of
/// the program.
extension Simulation {
  /// Runs code on another controller.
  func inController<T>(_ index: Int, _ body: () throws -> T) rethrows -> T {
    guard index != controller, idle.indices.contains(index), let state = idle[index] else {
      return try body()
    }
    let before = controller
    idle[before] = ControllerState(of: self)
    idle[index] = nil
    state.load(into: self)
    controller = index
    defer {
      idle[controller] = ControllerState(of: self)
      let own = idle[before]
      idle[before] = nil
      own?.load(into: self)
      controller = before
    }
    return try body()
  }

  /// Runs code on each controller, outermost first.
  func forEachController(_ body: () throws -> Void) rethrows {
    for index in idle.indices { try inController(index, body) }
  }

  /// The controller to which a transition belongs.
  func controller(ofTransition id: Int) -> Int {
    for (index, state) in idle.enumerated() {
      if let state, state.transitions.contains(where: { $0.id == id }) { return index }
    }
    return controller
  }

  /// The controller with a declaration, or nil where the cell has none.
  func controller(declaration: Int) -> Int? {
    if program.navigation.declaration == declaration { return 0 }
    return program.inner.firstIndex { $0.navigation.declaration == declaration }.map { $0 + 1 }
  }

  /// Whether the controllers that are not worked on are at rest.
  var areIdleOnesQuiet: Bool {
    idle.allSatisfy { state in
      guard let state, state.isInWindow else { return true }
      return state.transitions.isEmpty && state.deferredOperations.isEmpty && !state.gesture.isDown
    }
  }

  /// The pages that the controllers hold that are not worked on.
  var pagesOfIdleOnes: [Int] {
    idle.flatMap { state -> [Int] in
      guard let state else { return [] }
      return state.stack + state.transitions.flatMap { $0.operation.before + $0.operation.after }
        + state.deferredOperations.flatMap(\.after)
    }
  }
}
