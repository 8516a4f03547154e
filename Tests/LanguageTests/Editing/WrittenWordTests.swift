import Foundation
import Testing

@testable import NavSimLanguage

// What stands in a file may stand there: each line of the scenarios, broken off behind each of its words,
// has nothing wrong with these words.

@Suite struct WrittenWordTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Scenarios")

  /// All scenarios, or a few of them: the others where `NAVSIM_WHOLE` is set.
  private static let files: [URL] = {
    let found = FileManager.default.enumerator(atPath: folder.path)
    let all = (found?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".navsim") }
      .sorted().map { folder.appendingPathComponent($0) }
    return isWhole ? all : all.enumerated().filter { $0.offset % 29 == 0 }.map(\.element)
  }()
  private static let isWhole = ProcessInfo.processInfo.environment["NAVSIM_WHOLE"] != nil

  @Test(arguments: files)
  func mayStand(url: URL) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    let source = SourceFile(path: url.path, text: text)
    let fresh = Parser.freshName(in: text)
    var count = 0
    for (index, line) in Session.splitLines(text).enumerated() {
      let words = LineLexer.lex(String(line), file: 0, line: index + 1).words
      // Many lines are alike: of long files every few are taken.
      guard !words.isEmpty, index % (Self.isWhole ? 3 : 7) == 2 else { continue }
      let trial = LineTrial(
        source, line: index + 1, String(line), vocabulary: vocabulary
      ) { from, path in
        let file = URL(fileURLWithPath: from).deletingLastPathComponent()
          .appendingPathComponent(path)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        return SourceFile(path: file.path, text: text)
      }
      for word in words.dropFirst(words.guardCount) {
        let place = EditedLine(String(line), column: word.span.column)
        #expect(
          trial.takes(word.text, at: place, fresh: fresh),
          "\(url.lastPathComponent):\(index + 1): \(word.text): \(trial.messages(place.with(word.text)))"
        )
        count += 1
      }
    }
    #expect(count > 0)
  }

  /// A name that nobody knows may stand where a new name may, and nowhere else: else the test above
  /// would say nothing.
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
