import Foundation
import NavSim
import NavSimTestSupport
import Testing

/// A strategy as closures is as good as one as a table.
@Suite struct SwiftStrategyTests {
  static let folder = Binary.root.appendingPathComponent("Scenarios/basics")
  static let files: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".navsim") }.sorted()
  }()

  /// The lines of a trace below the one that names the cell.
  static func body(_ trace: Trace) -> [Substring] {
    let lines = String(decoding: trace.bytes(), as: UTF8.self).split(separator: "\n")
    return Array(lines.drop { !$0.hasPrefix("cell") }.dropFirst())
  }

  static func bodies(
    _ file: ScenarioFile, _ scenario: Int, _ overrides: [(axis: String, value: String)]
  ) throws -> [[Substring]] {
    try file.cells(of: scenario, overrides: overrides).map { cell in
      body(try #require(file.run(scenario, cell)).trace)
    }
  }

  static func firstRun(_ file: ScenarioFile) throws -> CellRun {
    let cell = try #require(try file.cells(of: 0).first)
    return try #require(file.run(0, cell))
  }

  /// Says what failed, and not the whole trace.
  static func expectFine(_ run: CellRun) {
    let said = run.failures.map(\.message) + [run.fault].compactMap { $0 }
    #expect(said == [])
  }

  @Test(arguments: Whole.of(files, every: 6)) func closuresDoWhatTheTableDoes(name: String) throws {
    let url = Self.folder.appendingPathComponent(name)
    let file = ScenarioFile(
      path: name, bytes: Array(try Data(contentsOf: url)), naming: ["meituan", "meituan-in-swift"],
      strategies: [ClosureStrategies.meituan])
    #expect(file.diagnostics.map(\.message) == [])
    for scenario in file.scenarios.indices {
      let table = try Self.bodies(file, scenario, [("strategy", "meituan")])
      let closures = try Self.bodies(file, scenario, [("strategy", "meituan-in-swift")])
      let isEqual = table == closures
      #expect(isEqual)
      #expect(table.allSatisfy { $0.count > 5 })
    }
  }

  static let faded = """
    device iphone-8
    ios 12
    page A
      wants ALPHA=0 TINT=red
      view backgroundColor=white
    page B
      wants TINT=blue
      view backgroundColor=white
      [set] on viewDidAppear  self.wants ALPHA=0.5
    scenario "there and back"
    matrix
      code  plain set
      release  on off
    stack A
    at 0ms push B
    then swipe back to 40% over 200ms release cancel
    then tap back
    then push B animated=no
    then swipe back to 70% over 200ms release finish
    expect at end: top is A

    """

  /// The interpolating kind, with own properties, a setter, an option and a release handler.
  @Test func interpolationDoesWhatTheTableDoes() throws {
    func traces(
      _ strategy: String, alpha: String, tint: String, option: String
    ) throws -> [[Substring]] {
      let text = Self.faded.replacingOccurrences(of: "ALPHA", with: alpha)
        .replacingOccurrences(of: "TINT", with: tint)
        .replacingOccurrences(of: "release  on", with: "\(option)  on")
        .replacingOccurrences(of: "page A", with: "strategy \(strategy)\npage A")
      let file = ScenarioFile(path: "t.navsim", text: text, strategies: [ClosureStrategies.et2017])
      #expect(file.diagnostics.map(\.message) == [])
      return try Self.bodies(file, 0, [])
    }
    let table = try traces(
      "et-2017", alpha: "navBarBgAlpha", tint: "navBarTintColor", option: "release-handler")
    let closures = try traces(
      "et-in-swift", alpha: "etAlpha", tint: "etTint", option: "hears-release")
    let (isEqual, cells, kinds) = (table == closures, table.count, Set(table).count)
    #expect(isEqual)
    #expect(cells == 4 && kinds == 4, "each cell is another trace")
  }

  @Test func tablesAndClosuresCombine() throws {
    let text = """
      page A
      page B
      strategy fd + quiet
      scenario "two"
      stack A
      at 0ms push B
      expect always: bar.alpha = 0.5

      """
    let quiet = SwiftStrategy("quiet") { s in
      s.on(.install) { c in c.set(.bar, .alpha, to: 0.5) }
    }
    let file = ScenarioFile(path: "two.navsim", text: text, strategies: [quiet])
    let cell = try #require(try file.cells(of: 0).first)
    let run = try #require(file.run(0, cell))
    Self.expectFine(run)
    #expect(cell.text.hasPrefix("strategy=fd+quiet"))
  }

  /// The state that closures share is that of one run.
  @Test func everyRunStartsAnew() throws {
    let counting = SwiftStrategy("counting") { s in
      var count = 0.0
      s.on(.viewDidAppear) { c in
        count += 1
        c.set(.barShadow, .alpha, to: .number(1 / count))
      }
    }
    let file = ScenarioFile(
      path: "c.navsim",
      text: """
        page A
        page B
        strategy counting
        scenario "one"
        stack A
        at 0ms push B
        expect at end: bar.bg.shadow.alpha = 0.5

        """, strategies: [counting])
    let cell = try #require(try file.cells(of: 0).first)
    let first = try #require(file.run(0, cell))
    let second = try #require(file.run(0, cell))
    Self.expectFine(first)
    Self.expectFine(second)
    #expect(first.trace.bytes() == second.trace.bytes())
  }

  /// What cannot be done is said, and nothing crashes.
  @Test func nonsenseIsNotedAndLeftAlone() throws {
    let odd = SwiftStrategy("odd") { s in
      var kept: StrategyContext?
      var gone: Page?
      s.on(.viewDidAppear) { c in
        kept?.set(.bar, .alpha, to: 0)
        kept = c
        c.set(.bar, .alpha, to: .number(.nan))
        c.set(.bar, .alpha, to: .number(.infinity))
        c.set(.bar, .alpha, to: true)
        c.set(.bar, .width, to: 10)
        c.set(.bar, .backgroundImage, to: .image(1000))
        c.set(.bar, .standardAppearance, to: .appearance(-1))
        c.set(.barEffect, .title, to: .text("x"))
        c.set(.fake(c.page), .alpha, to: 0)
        c.set(.wants(gone), .hidden, to: true)
        c.push("Nowhere")
        c.hide(.bar, by: .image)
        c.hide(.view(c.page), by: .alpha)
        c.startTicks(frames: -.infinity)
        c.after(seconds: .nan) { c in c.layout(.view(gone)) }
        c.over(.seconds(-.infinity)) { c.refuse() }
        c.set(.bar, .alpha, to: 0)
      }
      s.on(.viewDidDisappear) { c in gone = c.page }
    }
    let file = ScenarioFile(
      path: "odd.navsim",
      text: """
        page A
        page B
        strategy odd
        scenario "one"
        stack A
        at 0ms push B
        then pop
        then push B
        expect at end: bar.alpha = 1
        expect always: count logs "'width' of 'bar' cannot be written" = 4
        expect always: count logs "'alpha' cannot hold this value" = 10

        """, strategies: [odd])
    #expect(file.diagnostics.map(\.message) == [])
    let run = try Self.firstRun(file)
    Self.expectFine(run)
  }

  /// A closure that asks for itself ends the run with the place of its source.
  @Test func endlessCallsAreNamed() throws {
    let endless = SwiftStrategy("endless") { s in
      s.onWish(.hidden) { c in c.set(.wants(c.page), .hidden, to: true) }
      s.on(.viewDidAppear) { c in c.set(.wants(c.page), .hidden, to: true) }
    }
    let file = ScenarioFile(
      path: "e.navsim",
      text: "page A\nstrategy endless\nscenario \"x\"\nstack A\nexpect at end: top is A\n",
      strategies: [endless])
    let run = try Self.firstRun(file)
    #expect(run.fault?.contains("deep in other code") == true)
    #expect(
      run.fault?.contains("endless: on wants.hidden (ProductTests/SwiftStrategyTests.swift:")
        == true)
  }

  @Test func whatIsWrongWithAStrategyIsADiagnostic() {
    func messages(_ strategies: SwiftStrategy...) -> [String] {
      let text = "page A\nscenario \"x\"\nstack A\nexpect at end: top is A\n"
      let file = ScenarioFile(path: "x.navsim", text: text, strategies: strategies)
      #expect(file.hasErrors == !file.diagnostics.isEmpty)
      return file.diagnostics.map(\.message)
    }
    #expect(
      messages(SwiftStrategy("km") { _ in }) == ["'km' is built in and cannot be declared again"])
    #expect(
      messages(SwiftStrategy("a") { _ in }, SwiftStrategy("a") { _ in })
        == ["strategy 'a' is given twice"])
    let wrong = messages(
      SwiftStrategy("a") { s in
        s.on(.push) { _ in }
        s.on(.viewDidAppear, at: .post) { _ in }
        s.onWish(.alpha) { _ in }
        s.onNavigation(.willShow) { _ in }
      })
    #expect(wrong.count == 4)
    #expect(wrong.first?.hasSuffix(": 'push' takes at: .pre or at: .post") == true)
    #expect(messages(SwiftStrategy("a") { _ in }).isEmpty)
  }

  /// The declaration is read like a table, with the parser's own words about it.
  @Test func propertiesAndParentsAreChecked() {
    func messages(_ strategy: SwiftStrategy) -> [String] {
      ScenarioFile(
        path: "x.navsim",
        text:
          "page A\nstrategy \(strategy.name)\nscenario \"x\"\nstack A\nexpect at end: top is A\n",
        strategies: [strategy]
      ).diagnostics.map { "\($0.path) \($0.message)" }
    }
    #expect(
      messages(SwiftStrategy("a") { s in s.property("hidden", true) })
        == ["<a> 'hidden' is a field of wants already"])
    #expect(
      messages(SwiftStrategy("a", like: "kn") { _ in }) == ["<a> unknown strategy 'kn'"])
    #expect(
      messages(SwiftStrategy("a", like: "km") { s in s.property("ratio", 1, range: 0...1) }).isEmpty
    )
  }

  /// `like`: the table's lines run first, and can be left out.
  @Test func closuresDeriveFromTables() throws {
    let text = RunTests.scenario.replacingOccurrences(of: "native meituan", with: "meituan later")
    let same = SwiftStrategy("later", like: "meituan") { _ in }
    let other = SwiftStrategy("later", like: "meituan") { s in s.withoutSuper(.viewDidAppear) }
    func traces(_ strategy: SwiftStrategy) throws -> [[Substring]] {
      let file = ScenarioFile(path: "x.navsim", text: text, strategies: [strategy])
      #expect(file.diagnostics.map(\.message) == [])
      return try Self.bodies(file, 0, [])
    }
    let (plain, changed) = (try traces(same), try traces(other))
    #expect(plain[0] == plain[1])
    #expect(changed[0] == plain[0] && changed[1] != plain[1])
  }
}
