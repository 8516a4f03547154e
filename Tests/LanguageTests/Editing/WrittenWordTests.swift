import Testing

@testable import NavSimLanguage

// What a line that is tried says, and what it leaves behind. That what stands in a file may stand there
// is looked at in VerifyTests, and by `navsim-bench verify words` in all of Scenarios.

@Suite struct WrittenWordTests {
  /// A name that nobody knows may stand where a new name may, and nowhere else.
  @Test func whatNobodyKnowsMayNot() {
    let text = "page A\nscenario \"x\"\nstack A\nat 0ms push A\n"
    let source = SourceFile(path: "/x.navsim", text: text)
    for (line, word, isTaken) in [
      ("at 0ms push ", "zzq", false), ("at 0ms ", "zzq", false), ("expect at end: ", "zzq", false),
      ("at 0ms push A as ", "zzq", true), ("at 0ms push A zzq ", "as", false),
    ] {
      let trial = LineTrial(
        source, line: 5, line, vocabulary: vocabulary, resolve: { _, _ in nil })
      let place = EditedLine(line, column: line.count + 1)
      #expect(trial.takes(word, at: place, fresh: "zzqq") == isTaken, "\(line)\(word)")
    }
  }

  /// A line that saves under a name needs no other that does, and an operator is no key.
  @Test(arguments: [
    "page A\n  on viewDidLoad  save bar.alpha as zzq\n", "page A\n  on viewDidLoad  no super\n",
    "page A\nscenario \"x\"\nstack A\nat 0ms pop\nexpect at end:  bar.alpha != 1\n",
    "page A\nscenario \"x\"\nstack A\nat 0ms pop\nexpect at end:  bar.alpha >= 1\n",
  ])
  func aLineMayBreakOffBehindEachOfItsWords(text: String) {
    let source = SourceFile(path: "/x.navsim", text: text)
    let line = text.split(separator: "\n").count
    let found = Parser.misplaced(in: source, line: line, vocabulary: vocabulary)
    #expect(found.count > 1 && found.faults == [])
  }

  /// A line that was tried leaves nothing behind: the same question has the same answer.
  @Test func aTrialLeavesNothingBehind() {
    let text = "page A\npage B\nscenario \"x\"\nstack A\nat 0ms push B\n"
    let trial = LineTrial(
      SourceFile(path: "/x.navsim", text: text), line: 6, "at", vocabulary: vocabulary,
      resolve: { _, _ in nil })
    let lines = [
      "at push2.end pop", "at 0ms push A", "at push2.end pop", "at 0ms push B as mine",
      "expect during mine: top is B", "expect during push2: top is B", "scenario \"y\"",
      "at push.end pop", "matrix", "golden", "page C",
    ]
    let first = lines.map(trial.messages)
    #expect(lines.map(trial.messages) == first)
    #expect(lines.reversed().map(trial.messages) == first.reversed())
    #expect(!first[0].isEmpty && first[1].isEmpty && !first[4].isEmpty && !first[5].isEmpty)
    #expect(first[7].isEmpty)
  }

  /// The same of choices, declarations and items: each may be tried twice, and none is known then.
  @Test(arguments: [
    [
      "rule loadSlot=lazy", "option flash.color=0.1", "proxy barTintColor=red", "image X red",
      "strategy km", "checks c", "option horizon=1s", "page C like A", "image Y red",
    ],
    [
      "  property wish 1", "  option o a b", "  fields f barTintColor", "  wraps pages",
      "  condition c if bar.hidden is no", "  on update  if c stop", "  [o=a] on update  stop",
      "  on update  copy to.wants to bar fields=f", "  same from and to", "  property wish yes",
    ],
    ["  ios 12", "  variant a b", "  ios 17", "  skip ios=12 \"x\""],
  ])
  func nothingThatIsDeclaredIsLeftBehind(lines: [String]) {
    let text = """
      page A
      strategy own like native
        on update  stop

      scenario "x"
      matrix
        device iphone-8

      """
    let isItem = lines[0].hasPrefix(" ")
    let number = lines[0] == "  ios 12" ? 8 : isItem ? 4 : 1
    let source = SourceFile(path: "/x.navsim", text: isItem ? text : "\n" + text)
    let trial = LineTrial(
      source, line: number, isItem ? "  [strategy" : "strategy", vocabulary: vocabulary,
      resolve: { _, _ in nil })
    let first = lines.map(trial.messages)
    #expect(lines.map(trial.messages) == first)
    #expect(lines.reversed().map(trial.messages) == first.reversed())
    #expect(first[0].isEmpty, "\(first[0])")
  }
}
