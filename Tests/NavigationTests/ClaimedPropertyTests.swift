import NavSimChecks
import NavSimLanguage
import NavSimNavigation
import NavSimSimulator
import NavSimStrategies
import NavSimTrace
import NavSimVocabulary
import Testing

/// What a claim may name is in the trace wherever code sets it; what no trace shows, the parser
/// refuses. Otherwise a claim would read nil of what code has set, and hold.
@Suite struct ClaimedPropertyTests {
  /// A thing as lines and as claims call it, and the lines that bring it into the trace.
  private struct Place {
    var thing: Thing
    var line: String
    var claim: String
    /// Lines of the page, and timed ones.
    var code = ""
    var before = ""

    init(_ thing: Thing) {
      self.thing = thing
      line = thing.belongsToPage ? "A." + thing.path : thing.path
      claim = thing == .view ? "page.A" : line
      switch thing {
      case .fake: code = Place.fake("bar")
      case .fakeBackground, .fakeContent: code = Place.fake("full")
      case .barCustom: before = "at 0ms bar.bg.custom color=#FF0000\n"
      case .statusBar: before = "at 0ms update statusBar\n"
      case .keyboard: before = "at 0ms A firstResponder=yes\n"
      case .toolbar: before = "at 0ms show toolbar animated=no\n"
      default: break
      }
    }

    private static func fake(_ kind: String) -> String {
      "  on viewDidLoad make self.fake kind=\(kind)\n"
        + "  on viewDidLoad add self.fake to self.view frame=bg\n"
    }

    func text(_ lines: String) -> String { ClaimedPropertyTests.text(before + lines, code: code) }
  }

  private static let places = Thing.allCases.filter { $0 != .controller }.map { Place($0) }

  private static func text(_ lines: String, code: String = "") -> String {
    """
    ios    17
    device iphone-8
    image Dot #102030
    appearance Look opaque backgroundColor=#302010
    page A "A"
    \(code)page B "B"
    page C "C"
    navigation Main
      bar prefersLargeTitles=yes scrollEdgeAppearance=Look
      stack B > A
    tabs Tabs
      tab Main
    scenario "x"
    root Tabs
    \(lines)
    """
  }

  private static func diagnostics(_ text: String) -> [Diagnostic] {
    Parser.parse(
      SourceFile(path: "x.navsim", text: text), vocabulary: Bench.vocabulary, allErrors: true
    ).diagnostics
  }

  @Test func whatNoTraceShowsIsRefused() throws {
    for place in Self.places {
      // All claims in one text: what is said of each is said in its line.
      let paths = Property.allCases.map { place.claim + "." + $0.name }
      let text = place.text(paths.map { "expect at end: \($0) = nil\n" }.joined())
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let first = try #require(lines.firstIndex { $0.hasPrefix("expect ") }) + 1
      let said = Dictionary(grouping: Self.diagnostics(text), by: \.line)
      #expect(said.keys.allSatisfy { $0 >= first && $0 < first + paths.count })
      for (index, property) in Property.allCases.enumerated() {
        let path = paths[index]
        let found = said[first + index] ?? []
        // What a later system brought is told as such; the texts here are about iOS 17.
        let isShown = place.thing.shown.contains(property) && property.since <= 17
        #expect(found.isEmpty == isShown, "\(path)")
        if place.thing.properties.contains(property), !place.thing.shown.contains(property) {
          #expect(found.contains { $0.id == .notShown }, "\(path)")
        }
      }
    }
  }

  @Test func whatAClaimMayNameHasASlot() throws {
    for place in Self.places where !place.thing.shown.isEmpty {
      // Where no line speaks of the toolbar, or of bars that hide by themselves, a trace has a constant for it.
      let line =
        place.thing == .navigation
        ? "at 0ms show toolbar animated=no\nat 0ms navigation hidesBarsOnTap=no as flag\n" : ""
      let trace = try Bench.trace(place.text(line + "expect at end: top is A\n"))
      let element = try #require(trace.element(place.claim), "\(place.claim)")
      for property in place.thing.shown {
        #expect(trace.slot(property.name, of: element) != nil, "\(place.claim).\(property.name)")
      }
    }
  }

  /// A value that is not the one at rest, as lines and claims write it.
  private static func value(of property: Property) -> String? {
    switch property.kind {
    case .flag:
      let isYes: Set<Property> = [.translucent, .enabled, .firstSubview, .toolbarHidden]
      return isYes.contains(property) ? "no" : "yes"
    case .number: return "0.5"
    case .length: return "7pt"
    case .color: return "#102030"
    case .text: return "\"Other\""
    case .image: return "Dot"
    case .appearance: return "Look"
    case .word(let words): return words.last
    case .owner: return property == .statusBarStyleFrom ? "top" : "A"
    case .stack: return nil
    }
  }

  /// The shadow at a page's edge is there in transitions alone: model/edge-shadow.navsim.
  @Test func whatCodeSetsIsSeenByAClaim() throws {
    for place in Self.places where ![.statusBar, .keyboard, .edgeShadow].contains(place.thing) {
      for property in place.thing.shown
      where !property.isReadOnly && place.thing.properties.contains(property) {
        guard let value = Self.value(of: property) else { continue }
        let path = "\(place.claim).\(property.name)"
        // On screen the background lies where the bar lies, 20 pt below the top.
        let isOnBar = place.thing == .barBackground && property == .y
        let script = try Bench.script(
          place.text(
            "at 100ms \(place.line) \(property.name)=\(isOnBar ? "-13pt" : value)\n"
              + "expect sometime always: \(path) = \(value)\n"
              + "expect always: \(path) = nil\nexpect always: \(path) != \(value)\n"))
        for cell in try script.cells(scenario: 0, overrides: []) {
          let program = script.program(scenario: 0, cell: cell)
          let failures = Checker.check(
            expectations: program.expectations, actions: program.actions,
            trace: Simulator.run(program))
          #expect(failures.count == 2, "\(path)=\(value): \(failures.map(\.message))")
          #expect(failures.allSatisfy { !$0.text.contains("sometime") }, "\(path)=\(value)")
        }
      }
    }
  }

  /// A flag that a trace leaves out while it is no is no.
  @Test func aFlagAtRestIsNo() throws {
    for path in [
      "bar.behind", "bar.clipsToBounds", "bar.bg.effect.masked", "bar.content.title.masked",
    ] {
      let script = try Bench.script(
        Self.text("at 0ms push C\nexpect always: \(path) = no\nexpect at end: \(path) != no\n"))
      let program = script.program(
        scenario: 0, cell: try #require(try script.cells(scenario: 0, overrides: []).first))
      let failures = Checker.check(
        expectations: program.expectations, actions: program.actions,
        trace: Simulator.run(program))
      #expect(failures.count == 1, "\(path)")
      #expect(failures.first?.text.contains("!=") == true, "\(path)")
    }
  }

  /// A mask on any part takes it from sight.
  @Test(arguments: ["bar.bg.effect", "bar.content", "bar.content.title"])
  func aMaskIsSeen(_ part: String) throws {
    let trace = try Bench.trace(
      Self.text("at 0ms hide \(part) by=mask\nexpect at end: \(part) hidden\n"))
    #expect(try trace.last(part, "masked") == "yes")
  }

  /// Where no line speaks of the toolbar, the controller has none.
  @Test func aToolbarThatNobodyShowsIsHidden() throws {
    let script = try Bench.script(
      Self.text(
        "at 0ms push C\nexpect always: navigation.toolbarHidden = yes\n"
          + "expect at end: navigation.toolbarHidden = no\n"))
    let program = script.program(
      scenario: 0, cell: try #require(try script.cells(scenario: 0, overrides: []).first))
    let failures = Checker.check(
      expectations: program.expectations, actions: program.actions, trace: Simulator.run(program))
    #expect(failures.map(\.line) == [program.expectations[1].line])
  }
}
