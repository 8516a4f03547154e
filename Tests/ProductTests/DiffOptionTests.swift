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

  private static func app(_ page: String, _ color: String = "red", _ name: String = "a push")
    -> String
  {
    """
    ios 12
    page \(page) "List"
      view backgroundColor=white
      on viewWillAppear  bar barTintColor=\(color)
    page Detail "Detail"
      view backgroundColor=white
      on viewWillAppear  bar barTintColor=blue
    scenario "\(name)"
    stack \(page)
    at 0ms  push Detail

    """
  }

  private static func ran(_ old: String, _ new: String, _ options: [String] = []) throws -> Ran {
    let scratch = try Scratch()
    try scratch.write(old, to: "a.navsim")
    try scratch.write(new, to: "b.navsim")
    return try Binary.run(["diff", "a.navsim", "b.navsim"] + options, in: scratch.url)
  }

  /// A page that got another name changes nothing else; what else has changed is told.
  @Test func whatWasRenamedAloneIsNoDifference() throws {
    let plain = try Self.ran(Self.app("List"), Self.app("Feed"))
    #expect(plain.code == 1 && plain.out.contains("page.List"), "\(plain.out)")
    let ran = try Self.ran(Self.app("List"), Self.app("Feed"), ["--renamed", "List=Feed"])
    #expect(ran.code == 0 && ran.out.contains("no difference"), "\(ran.out)")
    let more = try Self.ran(
      Self.app("List"), Self.app("Feed", "green"), ["--renamed", "List=Feed"])
    #expect(more.code == 1 && more.out.contains("eye.status"), "\(more.out)")
    #expect(!more.out.contains("page.") && !more.out.contains("came"), "\(more.out)")
    // Two names at once may change places, and the old side may be a trace.
    let scratch = try Scratch()
    try scratch.write(Self.app("List"), to: "a.navsim")
    try scratch.write(
      Self.app("Detail").replacing("page Detail \"Detail\"", with: "page List \"Detail\"")
        .replacing("push Detail", with: "push List"), to: "b.navsim")
    _ = try Binary.run(["run", "a.navsim", "-o", "a.trace"], in: scratch.url)
    let swapped = try Binary.run(
      ["diff", "a.trace", "b.navsim", "--renamed", "List=Detail", "--renamed", "Detail=List"],
      in: scratch.url)
    #expect(swapped.code == 0, "\(swapped.out)\(swapped.err)")
  }

  /// A name that is nowhere on the old side is a slip, and said to be one; one of a label alone is none.
  @Test func aNameThatIsNowhereIsTold() throws {
    let ran = try Self.ran(
      Self.app("List"), Self.app("Feed"), ["--renamed", "List=Feed", "--renamed", "Lits=Feed"])
    #expect(ran.code == 0, "\(ran.out)")
    #expect(
      ran.err.contains("a.navsim: note: nothing here is called 'Lits', as '--renamed' says"),
      "\(ran.err)")
    #expect(!ran.err.contains("'List'"), "\(ran.err)")
  }

  @Test(arguments: ["List", "List=", "List=Feed=Home"])
  func aNameThatIsNoPairIsRefused(text: String) throws {
    let ran = try Self.ran(Self.app("List"), Self.app("List"), ["--renamed", text])
    #expect(ran.code == 2 && ran.err.contains("'\(text)' is no value for '--renamed'"))
  }

  /// A word of traces stands where no name does, too.
  @Test(arguments: ["back", "default", "7", "end", "viewWillAppear"])
  func aWordOfTracesIsRefused(word: String) throws {
    let ran = try Self.ran(Self.app("List"), Self.app("List"), ["--renamed", "\(word)=other"])
    #expect(ran.code == 2 && ran.err.contains("'\(word)' is a word of traces, too"), "\(ran.err)")
  }

  /// The mark of a block names the pages of its transition.
  @Test func theMarkOfABlockIsRenamed() throws {
    func app(_ page: String) -> String {
      Self.app(page).replacing("on viewWillAppear", with: "on viewWillAppear alongside")
    }
    let ran = try Self.ran(app("List"), app("Feed"), ["--renamed", "List=Feed"])
    #expect(ran.code == 0 && ran.out.contains("no difference"), "\(ran.out)")
  }

  /// A scenario's name is a label: where there is one on each side, they are held against each other.
  @Test func oneScenarioOnEachSide() throws {
    let ran = try Self.ran(Self.app("List"), Self.app("List", "red", "another name"))
    #expect(ran.code == 0 && !ran.out.contains("only in"), "\(ran.out)")
  }

  /// A colour that is one step off is no other finding either.
  @Test func aToleranceReachesFindings() throws {
    func look(_ color: String) -> String {
      Self.app("List").replacing("ios 12", with: "ios 10").replacing("blue", with: color)
        .replacing("viewWillAppear", with: "viewDidAppear")
    }
    let exact = try Self.ran(look("#0000FE"), look("#0000FF"))
    #expect(exact.code == 1 && exact.out.contains("changed"), "\(exact.out)")
    let near = try Self.ran(look("#0000FE"), look("#0000FF"), ["--tolerance", "color=1"])
    #expect(near.code == 0 && !near.out.contains("changed"), "\(near.out)")
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
