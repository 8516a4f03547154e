import NavSimKernel
import NavSimSimulator
import NavSimTestSupport
import NavSimTrace
import NavSimVerify
import NavSimVocabulary
import Testing

@testable import NavSimNavigation

/// Whatever pages and fingers did: once nothing moves, the screen is what the stack and the fields
/// of the bar say.
@Suite struct RestTests {
  static let count = 300

  @Test(arguments: Whole.of(Array(0..<10), every: 5))
  func theScreenFollowsTheStack(group: Int) throws {
    let size = Self.count / 10
    var settled = 0
    for seed in (group * size)..<((group + 1) * size) where try comesToRest(seed) { settled += 1 }
    #expect(settled > size / 2, "most runs come to rest")
  }

  /// Seeds that found something.
  @Test(arguments: [414, 860, 861, 1156, 2136, 2147, 2191, 2247, 2774, 2981])
  func whatWasWrongOnce(seed: Int) throws { #expect(try comesToRest(seed)) }

  /// Runs a random scenario. False if it ends in an exception or at its horizon.
  private func comesToRest(_ seed: Int) throws -> Bool {
    let text = RandomScenario.text(seed: seed)
    let script = try Bench.script(text)
    let cell = try #require(try script.cells(scenario: 0, overrides: []).first)
    let simulation = try Simulation(script.program(scenario: 0, cell: cell))
    let log = Log()
    try simulation.prepare()
    _ = try simulation.run(observer: log)
    let navigator = simulation.navigator
    if navigator.code.exception != nil || !navigator.isQuiet { return false }
    let faults = Rest(navigator, log).faults
    #expect(faults.isEmpty, "seed \(seed): \(faults)\n\(text)")
    return true
  }
}

/// Notes the messages of a run.
final class Log: SimulationObserver {
  private(set) var isNested = false
  private(set) var events = 0

  func actionStarted(_ index: Int, at time: Time) {}
  func transitionEnded(action: Int, at time: Time) {}
  func transitionOpened(_ title: String, at time: Time) {}
  func released(action: Int, cancelled: Bool, at time: Time) {}
  func actionEnded(_ index: Int, outcome: ActionEnd, at time: Time) {}
  func progressed(action: Int, fraction: Double, at time: Time) {}
  func frame(at time: Time) {}
  func event(_ name: EventName, _ arguments: [String], cause: Int32, at time: Time) {
    events += 1
    if name == .warning { isNested = true }
  }
}

/// What is wrong with a screen at rest.
struct Rest {
  private(set) var faults: [String] = []
  private let simulation: Navigator

  init(_ simulation: Navigator, _ log: Log) {
    self.simulation = simulation
    // UIKit says itself that nested transitions leave a corrupted bar.
    guard !log.isNested, let top = simulation.here.stack.last else { return }
    hierarchy(top)
    layers()
    bar(top)
    page(top)
    style()
    title(top)
  }

  private mutating func check(_ holds: Bool, _ what: @autoclosure () -> String) {
    if !holds { faults.append(what()) }
  }

  private mutating func hierarchy(_ top: Int) {
    let state = simulation
    check(
      state.here.items == state.here.stack || state.here.barItems.hasPendingCancel,
      "items \(state.here.items) stack \(state.here.stack)")
    check(state.here.shownPages == [top], "shown \(state.here.shownPages), top \(top)")
    for page in state.pages.indices {
      check(state.pages[page].isInWindow == (page == top), "page \(page) in the window")
      let wanted = page == top ? AppearanceState.appeared : .disappeared
      check(
        state.pages[page].appearance == wanted,
        "page \(page) is \(state.pages[page].appearance)")
      check(
        !state.pages[page].exists || state.tree.hasStack(page) == state.here.stack.contains(page)
          || !state.program.pages[page].children.isEmpty, "page \(page) has a wrong parent")
      check(!state.pages[page].isMovingTo && !state.pages[page].isMovingFrom, "page \(page) moves")
    }
    check(state.here.barMove == nil && state.here.pendingBarMoves.isEmpty, "a bar move is left")
    check(state.here.styling.atStart.isEmpty && state.here.styling.atEnd.isEmpty, "fields wait")
    check(state.screen.turn.timeline == nil, "a turn is left")
  }

  private mutating func layers() {
    let state = simulation
    let layers =
      state.pages.layers.flatMap { [$0.view, $0.fake, $0.title, $0.content] }
      + state.pages.layers.flatMap(\.item.all)
      + Thing.allCases.compactMap { state.layer(of: $0) }
    check(layers.allSatisfy { !state.scene.isAnimated($0) }, "a layer is animated")
  }

  private mutating func bar(_ top: Int) {
    let state = simulation
    let bar = state.here.barLayers.bar
    let height = state.barHeight(for: top)
    check(state.scene.value(bar, .height) == height, "bar height, not \(height)")
    check(state.scene.value(bar, .x) == 0, "bar x \(state.scene.value(bar, .x))")
    check(state.scene.value(bar, .width) == state.device.width, "bar width")
    // A rewound move may leave flag and bar apart, up to iOS 9.
    if !state.profile.surroundings.rewoundMoveCompletes {
      let isHidden = state.scene.value(bar, .hidden) != 0
      check(isHidden == state.here.isNavigationBarHidden, "hidden flag and bar disagree")
      let y = isHidden ? -height : state.statusBarBottom
      check(state.scene.value(bar, .y) == y, "bar y \(state.scene.value(bar, .y)), not \(y)")
    }
    let background = state.here.barLayers.background
    check(state.scene.value(background, .x) == 0, "background x")
    check(state.here.styling.slide == .none, "the background slides")
  }

  private mutating func page(_ top: Int) {
    let state = simulation
    let view = state.pages.layers[top].view
    let y = state.pageTop(of: top)
    check(state.scene.value(view, .x) == 0, "page x \(state.scene.value(view, .x))")
    check(state.scene.value(view, .y) == y, "page y \(state.scene.value(view, .y)), not \(y)")
    check(state.scene.value(view, .dim) == 0, "the page is dimmed")
    check(state.scene.value(view, .width) == state.device.width, "page width")
    let edges = state.pages[top].controller.word(.edgesForExtendedLayout)
    // The toolbar lets through what lies behind it; a page that extends nowhere ends above it.
    let isAbove = edges == "none" && !state.isBottomBarHidden(.toolbar)
    let toolbar = isAbove ? state.device.height - state.bottomBarTop(.toolbar) : 0
    check(state.scene.value(view, .height) == state.device.height - y - toolbar, "page height")
    let covered = state.here.isNavigationBarHidden ? nil : max(state.barBottom - y, 0)
    if let covered { check(state.pages[top].barInset == covered, "inset, not \(covered)") }
  }

  private mutating func style() {
    let state = simulation
    var looks = state.resolveBar()
    looks.isTranslucent = state.here.background.isTranslucent
    check(state.here.styling.page == simulation.here.stack.last, "another item is in force")
    check(state.here.background == looks, "painted \(state.here.background), resolved \(looks)")
    let edge = state.scene.value(state.here.barLayers.edge, .alpha)
    check(edge == looks.edgeAlpha, "edge alpha \(edge), not \(looks.edgeAlpha)")
    let layers = state.here.barLayers
    check(state.scene.color(layers.effect) == looks.effect, "effect colour")
    check(state.scene.color(layers.image) == looks.image, "image colour")
    check(state.scene.color(layers.shadow) == looks.shadow, "hairline colour")
    for field in Property.styleFields where field != .translucent {
      check(state.here.styling.shown[field] == state.here.barStyle[field], "\(field) is not shown")
    }
  }

  private mutating func title(_ top: Int) {
    let state = simulation
    guard let item = state.here.items.last else { return }
    let places = state.measure(item)
    for page in state.pages.indices {
      let layer = state.pages.layers[page].title
      let wanted = page == item ? 1.0 : 0
      let alpha = state.scene.value(layer, .alpha)
      check(
        alpha == wanted || !state.here.items.contains(page), "title of \(page): alpha \(alpha)")
    }
    let layer = state.pages.layers[item].title
    check(state.scene.value(layer, .x) == places.title.x, "title x")
    check(state.scene.value(layer, .width) == places.title.width, "title width")
  }
}
