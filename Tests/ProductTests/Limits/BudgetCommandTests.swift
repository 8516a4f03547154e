import NavSimTestSupport
import Testing

// `--budget` and runs that end early, in every command that runs cells.

@Suite struct BudgetCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(BudgetTests.text(BudgetTests.fan(15, 10, "bar alpha=1")), to: "fan.navsim")
    try scratch.write(BudgetTests.text(BudgetTests.fan(2, 10, "bar alpha=1")), to: "push.navsim")
    // A log of what a phone printed, for `conform`.
    try scratch.write("-[B viewDidLoad]\n-[B viewWillAppear:]\n", to: "phone.log")
  }

  private func run(_ arguments: [String]) throws -> Ran {
    try Binary.run(arguments, in: scratch.url)
  }

  /// Each command on a file, with what it needs besides.
  static func commands(_ file: String) -> [[String]] {
    [
      ["run", file], ["test", file], ["compare", file, "--strategy", "native"],
      ["why", file], ["why", file, "bar.alpha", "--frame", "start"],
      ["run", file, "--frame", "start"],
      ["export", file, "--format", "csv"], ["conform", "phone.log", file], ["diff", file, file],
    ]
  }

  @Test(arguments: Whole.of(commands("fan.navsim"), every: 4))
  func aBombEndsWithItsLinesAndExitCode2(_ command: [String]) throws {
    // The standard budget once; a small one ends the same way, sooner.
    let isWhole = command[0] == "run"
    let ran = try run(command + (isWhole ? [] : ["--budget", "50000"]))
    #expect(ran.code == 2, "\(ran.err)")
    let told = ran.err + ran.out
    let steps = isWhole ? "200000" : "5000"
    #expect(told.contains("more than \(steps) steps at 0 ms, a tenth of the budget; last: "))
    #expect(told.contains("on r14 do r15 (fan.navsim:"), "\(told)")
  }

  @Test(arguments: commands("push.navsim"))
  func theBudgetIsSaidInSteps(_ command: [String]) throws {
    let small = try run(command + ["--budget", "1000"])
    #expect(small.code == 2, "\(small.err)\(small.out)")
    #expect((small.err + small.out).contains("more than 100"), "\(small.err)\(small.out)")
    #expect(try run(command + ["--budget", "3000000"]).code < 2)
    let wrong = try run(command + ["--budget", "999"])
    #expect(wrong.code == 2)
    #expect(wrong.err.contains("'999' is no value for '--budget'"), "\(wrong.err)")
  }

  /// What is printed to run it again ends as it did, and the next budget is named.
  @Test func theCommandToRepeatHasTheBudget() throws {
    let ran = try run(["run", "fan.navsim", "--budget", "300000"])
    let lines = (ran.err + ran.out).split(separator: "\n")
    #expect(lines.contains { $0.contains("= repro: ") && $0.hasSuffix(" --budget 300000") })
    #expect(lines.contains { $0.contains("= note: --budget 3000000 allows ten times") })
  }

  @Test func checkLooksAtABombInNoTime() throws {
    #expect(try run(["check", "fan.navsim"]).code == 0)
  }

  /// Cells that each stay within their budget, but all together do not.
  @Test(.enabled(if: Whole.isAsked)) func aCallHasABudgetToo() throws {
    let values = (0..<24).map { "v\($0)" }.joined(separator: " ")
    let text =
      BudgetTests.even(seconds: 30).replacing("stack A\n", with: "matrix\n  x \(values)\nstack A\n")
      + "[v0] expect at end: bar visible\n"
    try scratch.write(text, to: "many.navsim")
    let reason = "not run: the cells before it took more than "
    for command in [["run", "-o", "traces"], ["test", "-j", "1"], ["test", "-j", "4"]] {
      #expect(try run(command + ["many.navsim"]).code == 0)
      let ran = try run(command + ["many.navsim", "--budget", "\(Self.enough)"])
      #expect(ran.code == 2 && (ran.err + ran.out).contains(reason), "\(ran.err)")
      #expect((ran.err + ran.out).contains("24 cells: "))
    }
    let (one, four) = (
      try run(["test", "-j", "1", "many.navsim", "--budget", "\(Self.enough)"]).out,
      try run(["test", "-j", "4", "many.navsim", "--budget", "\(Self.enough)"]).out
    )
    #expect(one.split(separator: "\n").dropLast() == four.split(separator: "\n").dropLast())
    let compared = try run([
      "compare", "many.navsim", "--strategy", "native,km", "--budget", "\(Self.enough)",
    ])
    #expect(compared.code == 2, "\(compared.err)")
  }

  /// A little more than each of those cells takes.
  private static let enough = 2_000
}
