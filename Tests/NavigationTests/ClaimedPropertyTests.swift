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
  private static let places: [(thing: Thing, line: String, claim: String, before: String)] = {
    var places: [(thing: Thing, line: String, claim: String, before: String)] = []
    for thing in Thing.allCases {
      switch thing {
      case .controller: continue
      case .view: places.append((thing, "A.view", "page.A", ""))
      case .fakeBackground, .fakeContent:
        places.append((thing, "A." + thing.path, "A." + thing.path, fake("full")))
      case .fake: places.append((thing, "A.fake", "A.fake", fake("bar")))
      case .item, .wants, .scrollView:
        places.append((thing, "A." + thing.path, "A." + thing.path, ""))
      case .barCustom:
        places.append((thing, thing.path, thing.path, "at 0ms bar.bg.custom color=#FF0000\n"))
      case .statusBar: places.append((thing, thing.path, thing.path, "at 0ms update statusBar\n"))
      case .toolbar:
        places.append((thing, thing.path, thing.path, "at 0ms show toolbar animated=no\n"))
      default: places.append((thing, thing.path, thing.path, ""))
      }
    }
    return places
  }()

  private static func fake(_ kind: String) -> String {
    "at 0ms make A.fake kind=\(kind)\nat 0ms add A.fake to A.view frame=bg\n"
  }

  private static func text(_ lines: String) -> String {
    """
    ios    17
    device iphone-8
    image Dot #102030
    appearance Look opaque backgroundColor=#302010
    page A "A"
    page B "B"
    navigation Main
      bar prefersLargeTitles=yes scrollEdgeAppearance=Look
      stack A
    tabs Tabs
      tab Main
    scenario "x"
    root Tabs
    \(lines)
    """
  }

  private static func diagnostics(_ text: String) -> [Diagnostic] {
    Parser.parse(SourceFile(path: "x.navsim", text: text), vocabulary: Bench.vocabulary)
      .diagnostics
  }

  @Test func whatNoTraceShowsIsRefused() throws {
    for (thing, _, claim, before) in Self.places {
      for property in Property.allCases {
        let path = claim + "." + property.name
        let found = Self.diagnostics(Self.text(before + "expect at end: \(path) = nil\n"))
          .filter { $0.id == .notShown || $0.id == .unknownProperty || $0.id == .unknownElement }
        #expect(found.isEmpty == thing.shown.contains(property), "\(path)")
        if thing.properties.contains(property), !thing.shown.contains(property) {
          #expect(found.contains { $0.id == .notShown }, "\(path)")
        }
      }
    }
  }

  @Test func whatAClaimMayNameHasASlot() throws {
    for (thing, _, claim, before) in Self.places {
      for property in thing.shown {
        let trace = try Bench.trace(Self.text(before + "expect at end: top is A\n"))
        let element = try #require(trace.element(claim), "\(claim)")
        #expect(trace.slot(property.name, of: element) != nil, "\(claim).\(property.name)")
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

  @Test func whatCodeSetsIsSeenByAClaim() throws {
    for (thing, line, claim, before) in Self.places {
      for property in thing.shown where !property.isReadOnly && thing != .statusBar {
        guard let value = Self.value(of: property) else { continue }
        let path = "\(claim).\(property.name)"
        let script = try Bench.script(
          Self.text(
            before + "at 100ms \(line) \(property.name)=\(value)\n"
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
        Self.text("at 0ms push B\nexpect always: \(path) = no\nexpect at end: \(path) != no\n"))
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
        "at 0ms push B\nexpect always: navigation.toolbarHidden = yes\n"
          + "expect at end: navigation.toolbarHidden = no\n"))
    let program = script.program(
      scenario: 0, cell: try #require(try script.cells(scenario: 0, overrides: []).first))
    let failures = Checker.check(
      expectations: program.expectations, actions: program.actions, trace: Simulator.run(program))
    #expect(failures.map(\.line) == [program.expectations[1].line])
  }
}
