import NavSim
import Testing

/// What closures are told at the edges: two pages that are not one, a style field by field, refused fields, a hook that
/// is no strategy's.
@Suite struct ClosureEdgeTests {
  private static func run(
    _ lines: String = "", _ build: @escaping @Sendable (SwiftTable) -> Void
  ) throws -> CellRun {
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
        page C "C"
          view backgroundColor=white
        strategy edge
        scenario "edges"
        stack A
        at 0ms  push B
        \(lines)
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

  private static func logs(_ run: CellRun) -> [String] {
    run.events("log").map { $0.arguments.joined(separator: " ") }
  }

  /// A part of an animation ends with the animation: one that goes on is noted, and nothing is done.
  @Test func aPartEndsWithTheAnimation() throws {
    let run = try Self.run { s in
      s.on(.viewDidAppear) { c in
        c.within(0.5...1.5) { c.set(.bar, .tintColor, to: Self.red) }
      }
    }
    let said = Self.logs(run)
    #expect(said.contains { $0.contains("lies between 0 and 1") }, "\(said)")
    #expect(try Self.shown("bar.tintColor", in: run) != "#FF0000")
  }

  /// A context that was kept reads nothing: no tick has come, and no transition runs.
  @Test func aKeptContextReadsNothing() throws {
    let run = try Self.run { s in
      var kept: StrategyContext?
      s.on(.viewWillAppear) { c in
        if let kept {
          if kept.tickCount == 0 { c.set(.bar, .titleColor, to: Self.red) }
          if kept.progress == 0 { c.set(.bar, .barTintColor, to: Self.red) }
        }
        kept = c
      }
    }
    #expect(try Self.shown("bar.titleColor", in: run) == "#FF0000")
    #expect(try Self.shown("bar.barTintColor", in: run) == "#FF0000")
  }

  /// A wish of the strategy's own always has a value: nil is noted, and not taken.
  @Test func aWishOfOnesOwnIsNeverNil() throws {
    let run = try Self.run { s in
      let glows = s.property("glows", false)
      s.on(.viewDidAppear) { c in c.set(glows, of: c.page, to: .none) }
    }
    let said = Self.logs(run)
    #expect(said.contains { $0.contains("'glows' cannot hold this value") }, "\(said)")
  }

  /// What cannot be written cannot be mapped onto either, and that is noted.
  @Test func nothingIsMappedOntoWhatCannotBeWritten() throws {
    let run = try Self.run { s in
      s.on(.viewWillAppear) { c in c.mapProgress(onto: .bar, .width, from: 0, to: 1) }
    }
    let said = Self.logs(run)
    #expect(said.contains { $0.contains("'width' of 'bar' cannot be written") }, "\(said)")
  }

  /// A bar with items gets an item of its own unless it is said to share the page's: a title view stays
  /// where it is.
  @Test(arguments: [false, true]) func aBarSharesAnItemOnlyWhereItIsSaid(isShared: Bool) throws {
    let file = ScenarioFile(
      path: "x.navsim",
      text: """
        device iphone-8
        ios 17
        page A "A"
          item titleViewName="head" titleViewWidth=120pt
        strategy maker
        scenario "an item"
        stack A
        at 100ms  layout bar
        expect at end: top is A

        """,
      strategies: [
        SwiftStrategy("maker") { s in
          s.on(.viewDidAppear) { c in
            if isShared {
              c.makeFake(.full, for: c.page, sharesItem: true)
            } else {
              c.makeFake(.full, for: c.page)
            }
          }
        }
      ])
    #expect(file.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let cell = try #require(try file.cells(of: 0).first)
    let run = try #require(file.run(0, cell))
    let alpha = try run["title.A.alpha", at: "end"]
    #expect((alpha == nil) == isShared)
  }

  /// A page that nobody has made yet is pushed by its name; one that nobody declares is noted.
  @Test func aClosurePushesADeclaredPage() throws {
    let run = try Self.run { s in
      s.on(.didShow) { c in
        if c.to != c.root, c.page(named: "C") == nil { c.push("C", animated: false) }
        c.push("Nowhere")
      }
    }
    #expect(try Self.shown("navigation.stack", in: run) == "A>B>C")
    let said = Self.logs(run)
    #expect(said.contains { $0.contains("no page is called 'Nowhere'") }, "\(said)")
  }

  /// The progress that the coordinator tells is the finger's: it goes to 0.4 and no further.
  @Test func aFingersProgressIsRead() throws {
    let run = try Self.run("then    swipe back to 40% over 200ms release cancel") { s in
      s.on(.update, at: .pre) { c in
        if c.progress > 0.3, c.progress <= 0.4 { c.set(.bar, .titleColor, to: Self.red) }
        if c.progress > 0.4 { c.set(.bar, .tintColor, to: Self.red) }
      }
    }
    #expect(try Self.shown("bar.titleColor", in: run) == "#FF0000")
    #expect(try Self.shown("bar.tintColor", in: run) != "#FF0000")
  }

  /// What is only read is noted and stays: whether an empty mask hides the background.
  @Test func whatIsReadIsNotSet() throws {
    let run = try Self.run { s in
      s.on(.viewDidAppear) { c in c.set(.barBackground, .masked, to: .flag(true)) }
    }
    let said = Self.logs(run)
    #expect(said.contains { $0.contains("'masked' of 'bar.bg' cannot be written") }, "\(said)")
    #expect(try Self.shown("bar.bg.masked", in: run) == "no")
  }

  /// A context that was kept calls nothing: it does not even look for the page.
  @Test func aKeptContextCallsNothing() throws {
    let run = try Self.run { s in
      var kept: StrategyContext?
      s.on(.viewWillAppear) { c in
        kept?.push("Nobody")
        kept = c
      }
    }
    let said = Self.logs(run)
    #expect(!said.contains { $0.contains("Nobody") }, "\(said)")
  }
}
