import Foundation
import Testing

// What may be compared with `navsim diff`, and what its options leave out: docs/Diff.md tells it.

@Suite struct DiffOptionTests {
  /// Two differences: `bar.bg.alpha` is 0.5 too low from `push +5` on, `page.B.x` is 5 points too
  /// far right in one frame of the pop.
  private static func ran(_ options: [String]) throws -> Ran {
    try Binary.run(["diff", "two.old", "two.new"] + options, in: DiffTests.folder)
  }

  @Test(arguments: [
    (["--tolerance", "alpha=0.5"], "bar.bg.alpha", "within tolerance alpha=0.5: 1 property"),
    (["--ignore", "bar.bg"], "bar.bg.alpha", "ignored bar.bg: 1 property"),
    (["--only", "bar.*"], "page.B.x", ""), (["--tolerance", "x=5pt"], "page.B.x", "x=5pt"),
  ])
  func whatIsLeftOutIsTold(options: [String], name: String, told: String) throws {
    let ran = try Self.ran(options)
    #expect(ran.code == 1)
    #expect(ran.out.contains("1 property differs"))
    #expect(!ran.out.contains("\n    \(name)"))
    #expect(told.isEmpty || ran.out.contains(told))
  }

  @Test func aToleranceHoldsUpToItsValue() throws {
    #expect(try Self.ran(["--tolerance", "alpha=0.499,x=4.999"]).out.contains("2 properties"))
    let ran = try Self.ran(["--tolerance", "alpha=0.5,x=5"])
    #expect(ran.code == 0)
    #expect(ran.out.contains("no difference"))
  }

  @Test func firstAndMaxPrintLess() throws {
    let first = try Self.ran(["--first"]).out
    #expect(first.contains("first divergence   push +5") && !first.contains("phase  property"))
    let one = try Self.ran(["--max", "1"]).out
    #expect(one.contains("and 1 more") && !one.contains("page.B.x"))
  }

  @Test func otherFormsSayTheSame() throws {
    let json = try Self.ran(["--format", "json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [String: Any])
    #expect(object["same"] as? Bool == false)
    #expect(json.code == 1)
    let markdown = try Self.ran(["--format", "markdown"]).out
    #expect(markdown.contains("\n| push | bar.bg.alpha | constant | 25 | 0.5 |"))
    #expect(try Self.ran(["--format", "github"]).out.hasPrefix("::error file=two.new,"))
    let plain = try Self.ran(["--unified"]).out
    #expect(plain.hasPrefix("--- two.old\n+++ two.new\n"))
    #expect(plain.contains("\n+bar.bg        alpha=0.5\n"))
    #expect(plain.contains("\n-page.B        x=225\n+page.B        x=230\n"))
  }

  @Test(arguments: [
    (["--tolerance", "alpha=x"], "'alpha=x'"), (["--tolerance", "bogus=1"], "'bogus'"),
    (["--format", "xml"], "'xml'"), (["--max", "-1"], "'--max'"),
  ])
  func aWrongOptionIsTold(options: [String], message: String) throws {
    let ran = try Self.ran(options)
    #expect(ran.code == 2)
    #expect(ran.err.contains(message))
    #expect(ran.out.isEmpty)
  }

  @Test func cellsOfAScenarioAreOperands() throws {
    let file = "Scenarios/basics/push.navsim"
    let ran = try Binary.run(
      ["diff", "\(file)@strategy=native", "\(file)@strategy=meituan"], in: Binary.root)
    #expect(ran.code == 1)
    let row = ran.out.split(separator: "\n").first { $0.hasPrefix("push   eye.left ") }
    #expect(row?.hasSuffix("curve             17               +0    #0000FF -> #FF0000") == true)
    #expect(try Binary.run(["diff", file, file], in: Binary.root).code == 0)
  }

  @Test(arguments: [
    ["missing.trace", "two.new"], ["two.old", "git:nowhere:x.trace"],
    ["two.old", "two.new@strategy=native"], ["two.old"],
  ])
  func anOperandThatIsNothingEndsWith2(operands: [String]) throws {
    let ran = try Binary.run(["diff"] + operands, in: DiffTests.folder)
    #expect(ran.code == 2)
    #expect(!ran.err.isEmpty && ran.out.isEmpty)
  }

  @Test func aTraceOnStandardInputIsComparedWithItsCell() throws {
    let file = "Scenarios/basics/push.navsim"
    let cell = "strategy=native,ios=12,device=iphone-8"
    let trace = try Binary.run(["run", file, "--cell", cell], in: Binary.root).out
    for operand in [file, "\(file)@strategy=native"] {
      #expect(try Binary.run(["diff", "-", operand], input: trace, in: Binary.root).code == 0)
      #expect(try Binary.run(["diff", operand, "-"], input: trace, in: Binary.root).code == 0)
    }
  }

  @Test(arguments: [
    ("hello\n", "-:1:1: error: this is no trace"), ("", "-:1:1: error: this is no trace"),
    ("navsim-trace 1\n", "-:1:1: error: expected the header's 'scenario' line"),
  ])
  func whatIsNoTraceIsSaidBesideAScenario(text: String, told: String) throws {
    let scenario = Binary.root.appendingPathComponent("Scenarios/basics/push.navsim").path
    let ran = try Binary.run(["diff", "-", scenario], input: text, in: DiffTests.folder)
    #expect(ran.code == 2)
    #expect(ran.err.contains(told))
  }
}
