import NavSimLanguage
import NavSimTestSupport
import Testing

// Every limit of the language: at it a file passes, one past it the message says which it was.

/// A limit with a text that reaches it and one that is one too large.
struct LimitCase: CustomTestStringConvertible, Sendable {
  let name: String
  let message: String
  /// The text for so many; `most` of them pass.
  let most: Int
  let text: @Sendable (Int) -> String
  /// The files that `use` means.
  var used: @Sendable (String) -> String = { _ in "" }

  var testDescription: String { name }

  /// Whether its line is too long to be shown.
  var isLong: Bool { name == "fileBytes" }

  private static let head = "page A\npage B\n"
  private static let foot = "scenario \"s\"\nstack A\nat 0ms push B\nexpect at end: top is B\n"

  /// A long comment; `String(repeating:count:)` takes a second for the longest.
  static func slashes(_ count: Int) -> String {
    String(decoding: [UInt8](repeating: 47, count: count), as: UTF8.self)
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  static let all: [LimitCase] = [
    // What is one byte short of the limit has a line that is too long; that is another message.
    LimitCase(
      name: "fileBytes", message: "the file is larger than 16 MB", most: Limits.fileBytes,
      text: { slashes($0) }),
    LimitCase(
      name: "lines", message: "the file has more than 20000 lines", most: Limits.lines,
      text: { head + foot + String(repeating: "\n", count: $0 - 6) }),
    LimitCase(
      name: "lineBytes", message: "the line is longer than 4000 bytes", most: Limits.lineBytes,
      text: { slashes($0) + "\n" + head + foot }),
    LimitCase(
      name: "files", message: "a scenario uses more than 100 files", most: Limits.files,
      text: { lines($0) { "use \"\($0).navsim\"" } + head + foot }),
    LimitCase(
      name: "includeDepth", message: "files use each other more than 16 deep",
      most: Limits.includeDepth, text: { "use \"\($0).navsim\"\n" + head + foot },
      used: { path in
        let left = Int(path.prefix { $0 != "." }) ?? 0
        return left > 1 ? "use \"\(left - 1).navsim\"\n" : ""
      }),
    LimitCase(
      name: "nameBytes", message: "the name of the page is longer than 200 bytes",
      most: Limits.nameBytes,
      text: { "page " + String(repeating: "P", count: $0) + "\n" + head + foot }),
    LimitCase(
      name: "pages", message: "more than 1000 declarations of one kind", most: Limits.pages,
      text: { lines($0 - 2) { "page P\($0)" } + head + foot }),
    LimitCase(
      name: "navigations", message: "more than 100 declarations of one kind",
      most: Limits.navigations,
      text: { head + lines($0) { "navigation N\($0)\n  stack A" } + foot }),
    LimitCase(
      name: "strategies", message: "more than 1000 declarations of one kind",
      most: Limits.strategies,
      text: { head + lines($0) { "strategy s\($0)\n  on willShow bar alpha=1" } + foot }),
    LimitCase(
      name: "axes", message: "a matrix has at most 100 axes", most: Limits.axes,
      text: { matrix([Int](repeating: 1, count: $0), skips: 0) }),
    LimitCase(
      name: "ancestors", message: "has more than 32 ancestors", most: Limits.ancestors,
      text: { count in
        "page P0\n" + lines(count) { "page P\($0 + 1) like P\($0)" } + head + foot
      }),
    LimitCase(
      name: "codeLines", message: "more than 10000 lines of code", most: Limits.codeLines,
      text: { count in
        let hooks = [String](repeating: "viewDidLoad", count: 200).joined(separator: ", ")
        let rest = count % 200
        return "page C\n" + lines(count / 200) { _ in "  on \(hooks) bar alpha=1" }
          + lines(rest) { _ in "  on viewDidLoad bar alpha=1" } + head + foot
      }),
    LimitCase(
      name: "actions", message: "a scenario has at most 10000 of them", most: Limits.actions,
      text: { head + foot + lines($0 - 1) { _ in "at 1s bar alpha=1" } }),
    LimitCase(
      name: "expectations", message: "a scenario has at most 10000 of them", most: Limits.actions,
      text: { head + foot + lines($0 - 1) { _ in "expect at end: top is B" } }),
    LimitCase(
      name: "cells", message: "the file has more than 10000 cells", most: Limits.cells,
      text: { matrix([100, $0 / 100], skips: 0) + ($0 % 100 > 0 ? foot : "") }),
    LimitCase(
      name: "cellLines", message: "more than 2000000 cells times lines",
      most: Limits.cellLines / 200 - 1, text: { matrix([20, 10], skips: $0) }),
    LimitCase(
      name: "seconds", message: "24 h is 86400s", most: Int(Limits.seconds) * 1_000,
      text: { head + foot + "at \($0)ms pop\n" }),
    LimitCase(
      name: "number", message: "numbers go up to 1000000", most: Int(Limits.number),
      text: { "page C\n  scrollView contentHeight=\($0)pt\n" + head + foot }),
    LimitCase(
      name: "tickFrames", message: "at most 432000", most: Int(Limits.tickFrames),
      text: { count in
        head + "strategy s\n  on install  ticks start frames=\(count)\nstrategy s\n" + foot
      }),
  ]

  /// A scenario with axes of so many values; the first `skip` takes all cells but one out.
  private static func matrix(_ counts: [Int], skips: Int) -> String {
    var text = head + "scenario \"m\"\nmatrix\n"
    for (axis, count) in counts.enumerated() {
      text += "  x\(axis) " + (0..<count).map { "v\(axis)-\($0)" }.joined(separator: " ") + "\n"
    }
    text += lines(skips) { _ in "  skip x0=v0-1 x1=v1-1 \"of no use\"" }
    text += "stack A\nat 0ms push B\nexpect at end: top is B\n"
    for (axis, _) in counts.enumerated() { text += "[v\(axis)-0] expect at end: top is B\n" }
    return text
  }
}

@Suite("limits of the language")
struct LanguageLimitTests {
  static func messages(_ one: LimitCase, _ count: Int) -> [String] {
    let file = SourceFile(path: "limit.navsim", text: one.text(count))
    return Parser.parse(file, vocabulary: vocabulary) { _, path in
      SourceFile(path: path, text: one.used(path))
    }.diagnostics.filter { $0.severity == .error }.map { one.isLong ? $0.message : $0.text }
  }

  @Test("at the limit nothing is said of it", arguments: Whole.of(LimitCase.all, every: 4))
  func atTheLimit(_ one: LimitCase) {
    let messages = Self.messages(one, one.most)
    #expect(!messages.contains { $0.contains(one.message) }, "\(messages)")
    // The largest file has one line, which is too long itself.
    if one.name != "fileBytes" { #expect(messages.isEmpty, "\(messages.prefix(3))") }
  }

  @Test("one past it the message names it", arguments: Whole.of(LimitCase.all, every: 4))
  func onePast(_ one: LimitCase) {
    let messages = Self.messages(one, one.most + 1)
    #expect(messages.contains { $0.contains(one.message) }, "\(messages.prefix(3))")
  }

  @Test("of many errors the first are told")
  func errorsPerFile() {
    for count in [Limits.errorsPerFile, Limits.errorsPerFile + 1] {
      let text = String(repeating: "paeg A\n", count: count)
      let told = Parser.parse(
        SourceFile(path: "x.navsim", text: text), vocabulary: vocabulary
      ) { _, _ in nil }.diagnostics.filter { $0.severity == .error }
      #expect(told.count == Limits.errorsPerFile)
    }
  }

  /// Lines that are too long themselves: their bytes count, and nothing is read of them.
  @Test("all files together have a limit")
  func allBytes() {
    let own = (0..<4).map { "use \"\($0).navsim\"\n" }.joined()
    for excess in [0, 1] {
      let messages = Parser.parse(
        SourceFile(path: "x.navsim", text: own), vocabulary: vocabulary
      ) { _, path in
        let quarter = Limits.allBytes / 4
        let count = path.hasPrefix("3") ? quarter - own.utf8.count + excess : quarter
        return SourceFile(path: path, text: LimitCase.slashes(count))
      }.diagnostics.map(\.message)
      let isTold = messages.contains("the files together are larger than 20 MB")
      #expect(isTold == (excess == 1))
    }
  }

  /// What is too large already is not made larger: the files after it are not opened.
  @Test("no file is read after the one that is too much")
  func nothingIsReadAfterTooMuch() {
    var opened: [String] = []
    let own = (0..<90).map { "use \"\($0).navsim\"\n" }.joined()
    let messages = Parser.parse(
      SourceFile(path: "x.navsim", text: own), vocabulary: vocabulary
    ) { _, path in
      opened.append(path)
      return SourceFile(path: path, text: LimitCase.slashes(Limits.allBytes / 2))
    }.diagnostics.map(\.message)
    #expect(opened == ["0.navsim", "1.navsim"])
    #expect(messages.filter { $0.contains("larger than 20 MB") }.count == 1)
  }

  /// A file that two others use is one file, and is no circle, however many there are.
  @Test("a file that is used again is not counted again")
  func usedAgain() {
    let uses = (0..<Limits.files).map { "use \"\($0).navsim\"\n" }.joined()
    let text = uses + uses + "page A\nscenario \"s\"\nstack A\nexpect at end: top is A\n"
    let result = Parser.parse(
      SourceFile(path: "x.navsim", text: text), vocabulary: vocabulary
    ) { _, path in SourceFile(path: path, text: "") }
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.map(\.text))")
  }
}
