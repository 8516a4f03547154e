import NavSim
import Testing

/// What closures are told at the edges: two pages that are not one, a style field by field, refused fields, a hook that
/// is no strategy's.
@Suite struct ClosureEdgeTests {
  private static func run(_ build: @escaping @Sendable (SwiftTable) -> Void) throws -> CellRun {
    let file = ScenarioFile(
      path: "x.navsim",
      text: """
        device iphone-8
        ios 12
        page A "A"
          view backgroundColor=white
        page B "B"
          view backgroundColor=white
          wants tintColor=green
        strategy edge
        scenario "edges"
        stack A
        at 0ms  push B
        expect at end: top is B

        """, strategies: [SwiftStrategy("edge", build)])
    #expect(file.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let cell = try #require(try file.cells(of: 0).first)
    return try #require(file.run(0, cell))
  }

  private static func shown(_ property: String, in run: CellRun) throws -> String {
    try run[property, at: "end"].map { run.trace.shown($0) } ?? "nil"
  }

  private static let red = Value.color(Color(1, 0, 0))

  /// Two pages are two, although each is the first instance of its class.
  @Test func twoPagesAreNotOne() throws {
    let run = try Self.run { s in
      s.on(.willShow) { c in
        if c.from == c.to || c.to != c.top { c.set(.bar, .barTintColor, to: Self.red) }
      }
    }
    #expect(try Self.shown("bar.barTintColor", in: run) == "nil")
  }

  /// A remembered style knows whether the bar was hidden, and each of its fields.
  @Test func aStyleIsReadFieldByField() throws {
    let run = try Self.run { s in
      s.on(.viewDidAppear) { c in
        c.set(.bar, .barTintColor, to: Self.red)
        guard let style = c.style(of: .bar) else { return }
        if style[.barTintColor] == Self.red, style[.hidden] == .flag(false) {
          c.set(.bar, .tintColor, to: Self.red)
        }
      }
    }
    #expect(try Self.shown("bar.tintColor", in: run) == "#FF0000")
  }

  /// The fields that are asked about are compared, and no others.
  @Test func twoLooksDifferInAField() throws {
    let run = try Self.run { s in
      s.on(.viewDidAppear) { c in
        c.set(.bar, .barTintColor, to: Self.red)
        let isTintSame = c.isSame(.bar, .wants(c.page), fields: [.tintColor])
        if !isTintSame { c.set(.bar, .titleColor, to: Self.red) }
      }
    }
    #expect(try Self.shown("bar.titleColor", in: run) == "#FF0000")
  }

  /// A pair of which one is no field of a style is refused as a whole.
  @Test func onlyStyleFieldsAreMirrored() throws {
    let run = try Self.run { s in
      s.on(.viewWillAppear) { c in
        c.makeFake(.view, for: c.page)
        c.mirrorBar(onFakeOf: c.page, fields: [.barTintColor: .height])
      }
    }
    let said = run.events("log").map { $0.arguments.joined(separator: " ") }
    #expect(said.contains { $0.contains("only style fields are mirrored") }, "\(said)")
  }

  /// What is marked for layout is laid out when a closure says so, in the same turn.
  @Test func aViewIsLaidOutAtOnce() throws {
    func layouts(_ isLaidOut: Bool) throws -> Int {
      let run = try Self.run { s in
        s.on(.didShow) { c in
          c.invalidate(.view(c.to))
          if isLaidOut { c.layout(.view(c.to)) }
          c.invalidate(.view(c.to))
        }
      }
      return run.events("viewDidLayoutSubviews").count
    }
    #expect(try layouts(true) > layouts(false))
  }

  /// Who is presented animates itself; a strategy is not asked.
  @Test func aHookOfAPresentationIsNoStrategys() {
    let file = ScenarioFile(
      path: "x.navsim", text: "page A \"A\"\nscenario \"x\"\nstack A\n",
      strategies: [SwiftStrategy("a") { s in s.on(.animationControllerForPresented) { _ in } }])
    let errors = file.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors.count == 1 && errors.first?.contains("animationControllerForPresented") == true)
  }
}
