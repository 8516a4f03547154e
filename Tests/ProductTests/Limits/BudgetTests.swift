import NavSim
import NavSimTestSupport
import Testing

// What a cell may do, to the step: a run that has just enough passes, one step less ends it.

@Suite struct BudgetTests {
  /// A file of two pages; `code` belongs to the second.
  static func text(_ code: String, actions: String = "at 0ms push B\n", claims: String = "")
    -> String
  {
    "device iphone-8\nios 12\npage A\npage B\n" + code + "scenario \"s\"\nstack A\n" + actions
      + "expect at end: bar visible\n" + claims
  }

  static func run(_ text: String, _ budget: Budget = .standard) throws -> CellRun {
    let file = ScenarioFile(path: "s.navsim", text: text)
    let errors = file.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.map(\.text))")
    let cell = try #require(try file.cells(of: 0).first)
    return try #require(file.run(0, cell, budget: budget))
  }

  /// What the tool tells of a text that takes many steps: it takes a fifth of the time in release.
  static func told(_ text: String, budget: Int = Budget.standard.steps) throws -> (
    isFine: Bool, text: String
  ) {
    let ran = try Binary.run(["run", "-", "--budget", "\(budget)"], input: text)
    return (ran.code == 0, ran.err)
  }

  /// Routines that each run the next one several times.
  static func fan(_ levels: Int, _ width: Int, _ leaf: String, when: String = "") -> String {
    let rows = (0..<levels).map { level in
      String(repeating: "  on r\(level) \(when) do r\(level + 1)\n", count: width)
    }
    return "  on viewWillAppear do r0\n" + rows.joined() + "  on r\(levels) \(leaf)\n"
  }

  /// A fortieth of the standard: the same end, sooner.
  static let small = Budget(steps: Budget.standardSteps / 40)

  /// Lines that run evenly over some seconds, so that no instant has many.
  static func even(seconds: Int) -> String {
    text("", actions: (0..<seconds).map { "at \($0)s bar alpha=0.\($0 % 9 + 1)\n" }.joined())
  }

  static let even = even(seconds: 60)

  @Test func aRunHasAllStepsOfItsBudgetAndNoMore() throws {
    let steps = try Self.run(Self.even).steps
    #expect(steps > 1_000)
    #expect(try Self.run(Self.even, Budget(steps: steps)).isFine)
    let cut = try Self.run(Self.even, Budget(steps: steps - 1))
    #expect(cut.fault?.contains("more than \(steps - 1) steps") == true, "\(cut.fault ?? "")")
    #expect(cut.fault?.contains("the whole budget") == true)
  }

  /// Lines are looked at at the start, whether they run or not: sixteen are a step, and pages without any are none.
  @Test func sixteenLinesAreAStep() throws {
    func steps(_ lines: Int) throws -> Int {
      let code = String(repeating: "  on viewTap  bar alpha=0.5\n", count: lines)
      return try Self.run(Self.text(code)).steps
    }
    let bare = try steps(0)
    #expect(try steps(15) == bare)
    #expect(try steps(16) == bare + 1)
  }

  @Test func claimsTakeStepsOfTheSameBudget() throws {
    let bare = try Self.run(Self.even).steps
    let text = Self.even + String(repeating: "expect always: bar.alpha > 0\n", count: 50)
    let run = try Self.run(text)
    #expect(run.isFine && run.steps > bare + 1_000)
    #expect(try Self.run(text, Budget(steps: run.steps)).isFine)
    let cut = try Self.run(text, Budget(steps: run.steps - 1))
    #expect(cut.fault?.contains("with the claims, the whole budget; last: s.navsim:") == true)
    #expect(cut.trace.error == nil && !cut.isFine)
  }

  /// The smallest budget whose tenth is enough for the fullest instant.
  @Test func anInstantHasATenth() throws {
    let text = Self.text(Self.fan(3, 8, "bar alpha=0.5"))
    var (low, high) = (100, Budget.standardSteps / 10)
    while low + 1 < high {
      let middle = (low + high) / 2
      if try Self.run(text, Budget(steps: middle * 10)).fault == nil {
        high = middle
      } else {
        low = middle
      }
    }
    #expect(high > 512 && high < 5_000, "\(high)")
    let cut = try Self.run(text, Budget(steps: low * 10))
    #expect(cut.fault?.hasPrefix("more than \(low) steps at ") == true, "\(cut.fault ?? "")")
    #expect(cut.fault?.contains("a tenth of the budget; last: ") == true)
    #expect(cut.fault?.contains("(s.navsim:") == true)
  }

  @Test func codeRunsSoDeepAndNoDeeper() throws {
    // The hook's own line is the first, the last routine's the last.
    #expect(try Self.run(Self.text(Self.fan(126, 1, "bar alpha=0.5"))).isFine)
    let cut = try Self.run(Self.text(Self.fan(127, 1, "bar alpha=0.5")))
    #expect(cut.fault?.hasPrefix("code runs more than 128 deep in other code; last: ") == true)
  }

  @Test(.enabled(if: Whole.isAsked)) func soManyBlocksWaitAndNoMore() throws {
    let code = Self.fan(4, 10, "after 1s bar alpha=0.5")
    #expect(try Self.told(Self.text(code), budget: 100_000_000).isFine, "ten thousand")
    let cut = try Self.told(
      Self.text(Self.fan(5, 11, "after 1s bar alpha=0.5")), budget: 100_000_000)
    #expect(cut.text.contains("more than 100000 blocks and timers wait at 0 ms"), "\(cut.text)")
  }

  @Test(.enabled(if: Whole.isAsked)) func soManyTurnsAnInstantHasAndNoMore() throws {
    let code = """
      strategy again
        on bar.layoutSubviews  next-turn  invalidate bar
      strategy again

      """
    let text = Self.text("", actions: "at 0ms invalidate bar\n")
    let cut = try Self.told(code + text, budget: 100_000_000)
    #expect(cut.text.contains("more than 32752 turns of the run loop"), "\(cut.text)")
  }

  @Test func budgetsStayInTheirRange() {
    #expect(Budget(steps: 0).steps == Budget.stepRange.lowerBound)
    #expect(Budget(steps: .max).steps == Budget.stepRange.upperBound)
    #expect(Budget.standard.instantSteps == 200_000)
    #expect(Budget(steps: .max).callSteps(cells: 1_000_000) > 0)
  }

  @Test func aCallHasFiveBudgetsAndALittleForEachCell() {
    let budget = Budget(steps: 2_000)
    let limit = 5 * 2_000 + 3 * 10
    var call = CallBudget(budget, cells: 3)
    call.add(limit)
    #expect(!call.isSpent)
    call.add(1)
    #expect(call.isSpent && call.reason.contains("more than \(limit) steps"))
  }

  /// Finite programs that a smaller limit once refused.
  @Test(.enabled(if: Whole.isAsked)) func finiteProgramsRun() throws {
    #expect(try Self.run(Self.text(Self.fan(23, 1, "bar alpha=0.5"))).isFine)
    let actions = String(repeating: "at 0ms bar alpha=0.5\n", count: 10_000)
    #expect(try Self.told(Self.text("", actions: actions)).isFine)
    let thens = String(repeating: "then push B\nthen pop\n", count: 100)
    #expect(try Self.told(Self.text("", actions: thens)).isFine)
  }

  /// Each of these passes `check` at once and would run for hours.
  @Test(arguments: [
    fan(15, 10, "bar alpha=1"), fan(15, 10, "stop"), fan(15, 10, "bar alpha=1", when: "next-turn"),
    fan(15, 10, "bar alpha=1", when: "after 0ms"), fan(15, 10, "bar alpha=1", when: "after 1ms"),
    fan(15, 10, "bar alpha=1", when: "if animated"), fan(5, 20, "over 5s bar alpha=0.5"),
    fan(15, 10, "layout bar"), fan(15, 10, "save bar as kept\n  on r15 restore kept"),
  ])
  func whatFansOutEnds(_ code: String) throws {
    let run = try Self.run(Self.text(code), Self.small)
    let fault = try #require(run.fault)
    #expect(fault.hasPrefix("more than ") && fault.contains("(s.navsim:"), "\(fault)")
  }

  @Test func conditionsThatAskConditionsEnd() throws {
    let rows = (0..<25).map { "  condition c\($0) if not c\($0 + 1) if not c\($0 + 1)\n" }
    let others = (0..<25).map { "  condition c\($0) if c\($0 + 1) if c\($0 + 1)\n" }
    let text =
      "strategy s\n" + zip(rows, others).map { $0 + $1 }.joined()
      + "  condition c25 if animated\n  on willShow if c0 bar alpha=1\nstrategy s\n"
    let fault = try Self.run(text + Self.text("")).fault
    #expect(fault?.contains("a tenth of the budget; last: on willShow if c0") == true)
  }

  @Test(.enabled(if: Whole.isAsked)) func settersThatSetOthersEnd() throws {
    let properties = (0..<21).map { "  property w\($0) 0 range 0..1\n" }.joined()
    let lines = (0..<20).map { level in
      String(repeating: "  on wants.w\(level) self.wants w\(level + 1)=0.5\n", count: 8)
    }.joined()
    let text =
      "strategy s\n" + properties + lines + "  on viewWillAppear self.wants w0=0.2\nstrategy s\n"
    #expect(try Self.run(text + Self.text("")).fault?.contains("a tenth of the budget") == true)
  }

  @Test(arguments: [
    "option horizon=86400s\n" + text("", actions: "at 0ms over 86000s bar alpha=0\n"),
    "strategy s\n  on install ticks start frames=1000 keep=yes\n  on tick bar alpha=0.5\n"
      + "strategy s\n" + text("", actions: "at 0ms push B\nat 86000s pop\n"),
    "option horizon=86400s\n"
      + text("  on viewDidAppear push A2\npage A2 like A\n  on viewDidAppear pop\n"),
  ])
  func whatTakesADayEnds(_ text: String) throws {
    let cut = try Self.told(text, budget: Self.small.steps)
    #expect(cut.text.contains("more than 50000 steps by "), "\(cut.text)")
  }
}

extension BudgetTests {
  /// What ten more of an action, one a second, add to the steps of a run.
  static func stepsOfTen(_ action: String, head: String) throws -> Int {
    func steps(_ count: Int) throws -> Int {
      let others = (0..<60).map { "at \($0)s bar alpha=0.\($0 % 9 + 1)\n" }.joined()
      let actions = (0..<count).map { "at \(60 + $0)s \(action)\n" }.joined()
      return try run(head + others + actions + "expect at end: bar visible\n").steps
    }
    let more = try steps(11)
    let few = try steps(1)
    return more - few
  }

  /// docs/Limits.md: one callback or message in the trace is a step. iOS 12 says that it has no dark mode; on iOS 13 it is
  /// light already, and nothing is said.
  @Test func aCallbackIsAStep() throws {
    func ten(_ ios: Int) throws -> Int {
      try Self.stepsOfTen(
        "trait light",
        head: "device iphone-8\nios \(ios)\npage A\npage B\nscenario \"s\"\nstack A\n")
    }
    let told = try ten(12)
    let silent = try ten(13)
    #expect(told == silent + 10)
  }

  /// docs/Limits.md: a stack call is one more step for every ten pages of the stack before and after it. A pop that is
  /// refused leaves the stack as it is: 5 and 4 pages are as many steps as 4 and 3, 6 and 5 are one more.
  @Test func tenPagesOfACallAreAStep() throws {
    func ten(_ stack: String) throws -> Int {
      let pages = "ABCDEF".map { "page \($0)\n" }.joined()
      return try Self.stepsOfTen(
        "pop",
        head: "device iphone-8\nios 12\n\(pages)navigation Main\n  stack \(stack)\n"
          + "  on pop.pre  refuse\nscenario \"s\"\nroot Main\n")
    }
    let four = try ten("A > B > C > D")
    let five = try ten("A > B > C > D > E")
    let six = try ten("A > B > C > D > E > F")
    #expect(five == four)
    #expect(six == four + 10)
  }
}
