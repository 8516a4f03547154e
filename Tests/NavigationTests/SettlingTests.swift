import NavSimLanguage
import NavSimScene
import NavSimStrategies
import NavSimTestSupport
import NavSimTrace
import NavSimVerify
import Testing

@testable import NavSimNavigation

/// Every strategy under every kind of call: nothing fails, everything comes to rest, the stack and
/// the bar's items agree, and exactly one bar can be seen.
///
/// A bar can be seen where something of it is painted in the middle of the bar's place: the real
/// bar by its own colour or its background, through hidden flags, masks, alphas and empty images;
/// a stand-in by its colour, if the view that holds it is on screen. At the end one of them is to
/// be seen, the real bar or one stand-in; none where the top page wants no bar, or a background
/// without opacity. Where a strategy does otherwise, `SettlingException` says why; that each of
/// those is needed shows only where all cases are made.
@Suite struct SettlingTests {
  static let cases = BuiltinStrategies.names.flatMap { name in
    SettlingText.Kind.allCases.map { Case(strategy: name, kind: $0) }
      + SettlingText.choices(of: name).map {
        Case(strategy: name, kind: .different, option: $0, versions: [17])
      }
  }

  /// Additions beside the libraries that they are made for.
  static let combined = BuiltinStrategies.names.filter { name in
    BuiltinStrategies.family(inProse: BuiltinStrategies.prose(name) ?? "") == "addition"
  }.flatMap { name in
    ["native", "km"].map {
      Case(strategy: "\($0) + \(name)", kind: .different, versions: [17])
    }
  }

  /// Of so many cells one is run where not all are asked for. A prime, so that each call, kind and
  /// version comes with some strategy.
  static let step = 13

  struct Case: CustomTestStringConvertible, Sendable {
    var strategy: String
    var kind: SettlingText.Kind
    var option = ""
    var versions: [Int]?
    var testDescription: String { "\(strategy) \(option), \(kind) pages" }
    /// Where the count of cells begins, so that not all cases run the same.
    var turn: Int { strategy.utf8.reduce(0) { $0 + Int($1) } }
  }

  // Three has no part of the five kinds: each comes with some strategy.
  @Test(arguments: Whole.of(cases + combined, every: 3))
  func comesToRestWithOneBar(given: Case) throws {
    let text = SettlingText(given.strategy, given.kind, option: given.option)
    guard text.isMeant else { return }
    let versions = given.versions ?? given.kind.versions
    let script = try Bench.script(text.text(ios: versions))
    var found: [String] = []
    var explained: Set<Int> = []
    // Case by case another few of the calls, and of the versions.
    var turn = given.turn
    for (index, operation) in SettlingText.operations(on: given.kind).enumerated() {
      for cell in try script.cells(scenario: index, overrides: []) {
        turn += 1
        guard Whole.isAsked || turn % Self.step == 0 else { continue }
        let place = "\(operation.name), ios \(cell["ios"] ?? "")"
        let simulation = try Simulation(script.program(scenario: index, cell: cell))
        let log = Log()
        do {
          try simulation.prepare()
          _ = try simulation.run(observer: log)
        } catch {
          found.append("\(place): \(error)")
          continue
        }
        let faults = Settled(simulation.navigator, isNested: log.isNested, text, operation).faults
        for fault in faults {
          let known = SettlingException.explaining(fault, given, operation, cell)
          explained.formUnion(known)
          if known.isEmpty { found.append("\(place): \(fault)") }
        }
      }
    }
    let said = found.joined(separator: " / ")
    #expect(said.isEmpty)
    guard Whole.isAsked else { return }
    let stale = SettlingException.all.indices.filter { index in
      let known = SettlingException.all[index]
      return known.isAbout(given) && versions.contains { $0 >= known.since }
        && !explained.contains(index)
    }
    #expect(stale.map { SettlingException.all[$0].why } == [], "nothing shows these faults")
  }
}

/// What is wrong with a simulation at its end.
struct Settled {
  private(set) var faults: [String] = []

  init(
    _ state: Navigator, isNested: Bool, _ text: SettlingText,
    _ operation: SettlingText.Operation
  ) {
    guard state.code.exception == nil else {
      faults.append("an exception")
      return
    }
    if !state.isQuiet { faults.append("\(state.whatStillMoves) still moves") }
    // UIKit says itself that a nested push leaves a corrupted bar.
    if isNested { return }
    stacks(state, text, operation)
    bars(state, text)
  }

  private mutating func stacks(
    _ state: Navigator, _ text: SettlingText, _ operation: SettlingText.Operation
  ) {
    let name = { (page: Int) in state.program.pages[page].name }
    let stack = state.here.stack.map(name).joined(separator: " > ")
    let items = state.here.items.map(name).joined(separator: " > ")
    if items != stack { faults.append("items \(items), stack \(stack)") }
    // Where a bar is hidden, UIKit's own delegate refuses the swipe.
    let isRefused =
      state.here.isNavigationBarHidden && operation.name.hasPrefix("swipe")
      && stack == operation.before
    if stack != operation.after, !isRefused { faults.append("stack \(stack)") }
    if state.here.shownPages != state.here.stack.suffix(1) { faults.append("not the top is shown") }
    for page in state.pages.indices {
      let wanted: AppearanceState = page == state.here.stack.last ? .appeared : .disappeared
      let found = state.pages[page].appearance
      if found != wanted { faults.append("\(name(page)) is \(found)") }
    }
  }

  private mutating func bars(_ state: Navigator, _ text: SettlingText) {
    guard let top = state.here.stack.last else { return }
    let seen = state.visibleBars
    let wanted = text.wantsBar(state.program.pages[top].name) ? 1 : 0
    if seen.count != wanted { faults.append("bars: \(seen.joined(separator: " + "))") }
  }
}

extension Navigator {
  /// The bars that are painted in the middle of the bar's place: `bar` for the real one, and the
  /// stand-ins by their pages.
  var visibleBars: [String] {
    let height = scene.value(here.barLayers.bar, .height)
    let point = Point(x: device.width / 2, y: device.statusBarHeight + height / 2)
    func isSeen(_ paints: [Paint]) -> Bool {
      paints.contains { paint in
        paint.rect.contains(point) && paint.color.alpha > 0.01
          && (paint.blur?.strength ?? 1) > 0.01
      }
    }
    var found: [String] = []
    var paints: [Paint] = []
    // A bar that was sent to the back is covered by the page.
    if !here.isBarBehind { paintBar(scene, into: &paints) }
    if isSeen(paints) { found.append("bar") }
    for page in pages.fakes.made where showsFake(of: page) {
      guard let host = pages.fakes[page]?.host else { continue }
      if host == .bar, scene.value(here.barLayers.bar, .hidden) != 0 { continue }
      let origin = origin(of: host, scene)
      paints = []
      paintFake(
        page, scene, in: Rect(x: origin.x, y: origin.y, width: device.width, height: device.height),
        alpha: 1, clips: false, dim: .clear, into: &paints)
      if isSeen(paints) { found.append("\(program.pages[page].name).fake") }
    }
    return found
  }
}
