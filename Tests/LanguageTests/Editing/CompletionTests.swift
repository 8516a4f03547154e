import NavSimLanguage
import NavSimTestSupport
import Testing

// What may stand at a place. The places are marked by `|`; what may stand there follows from the pages of
// the language, not from what the parser gives.

/// A line with a place in it, with words that may stand there and words that may not.
private typealias Line = (line: String, some: [String], none: [String])

/// A file with a place in it.
struct MarkedText {
  let text: String
  let line: Int
  let column: Int

  init(_ marked: String) {
    let lines = marked.split(separator: "\n", omittingEmptySubsequences: false)
    let index = lines.firstIndex { $0.contains("|") } ?? 0
    line = index + 1
    column = lines[index].prefix { $0 != "|" }.count + 1
    text = marked.replacing("|", with: "")
  }

  var source: SourceFile { SourceFile(path: "/test.navsim", text: text) }
}

@Suite struct CompletionTests {
  static let head = """
    device iphone-8
    ios 12
    image Red #FF0000
    strategy own like km
      option loud on off
      on update  stop
    page A "A"
      on viewWillAppear  bar backgroundImage=Red
      on viewDidLoad  save bar as before
    page B like A

    """
  static let scenario = """
    scenario "one"
    matrix
      strategy own
      variant  bug fix
    stack A
    at 0ms push B as first
    expect at end: top is B

    """

  private func words(_ marked: String) -> Set<String> {
    let place = MarkedText(marked)
    let found = Parser.completions(
      of: place.source, line: place.line, column: place.column, vocabulary: vocabulary)
    #expect(Set(found.map(\.text)).count == found.count)
    return Set(found.map(\.text))
  }

  /// Lines of which everything that may follow is known.
  @Test(arguments: [
    ("page C\n  |", ["wants", "self", "item", "view", "scrollView", "child", "kept", "on"]),
    ("page C like |", ["A", "B"]),
    ("page |", []),
    ("page C \"|", []),
    ("// |", []),
    ("strategy own |", ["like", "loud="]),
    ("page C\n  view hidden=|", ["yes", "no"]),
    ("page C\n  bar|", []),
  ])
  func everythingBeforeTheScenario(line: String, all: [String]) {
    #expect(words(Self.head + line + "\n" + Self.scenario) == Set(all))
  }

  @Test(arguments: [
    ("at first.|", ["start", "end", "release", "cancel"]),
    ("expect during |", ["first"]),
    ("expect during f|", ["first"]),
    ("expect |", ["always", "at", "during", "from", "after", "sometime"]),
    (
      "expect at end: eye.|",
      ["status", "left", "centre", "right", "hairline", "below", "bottom", "edge"]
    ),
    ("expect at end: top is |", ["A", "B"]),
    ("expect at end: first is |", ["ignored", "deferred", "finished", "cancelled"]),
    ("stack A > |", ["B"]),
    ("at 0ms rotate |", ["landscape", "portrait"]),
    ("at 0ms push B as |", []),
  ])
  func everythingInTheScenario(line: String, all: [String]) {
    #expect(words(Self.head + Self.scenario + line) == Set(all))
  }

  private static let early: [Line] = [
    // The device and the version are chosen already.
    ("|", ["page", "scenario", "strategy"], ["at", "expect", "on", "push", "device", "ios"]),
    ("page C\n  on |", ["viewDidLoad", "viewWillAppear.pre"], ["push.pre", "update", "hide"]),
    ("page C\n  on viewDid|", ["viewDidLoad", "viewDidAppear"], ["viewWillAppear"]),
    (
      "page C\n  on viewDidLoad  |", ["hide", "bar", "push", "if", "A", "self"],
      ["swipe", "device", "viewDidLoad", "red", "first"]
    ),
    (
      "page C\n  on viewDidLoad  bar |", ["barTintColor=", "alpha="],
      ["barTintColor", "contentOffset=", "animated=", "A"]
    ),
    ("page C\n  on viewDidLoad  bar barTintColor=|", ["red", "nil"], ["Red", "yes", "A"]),
    ("page C\n  on viewDidLoad  bar backgroundImage=|", ["Red", "nil", "empty"], ["yes", "A"]),
    ("page C\n  on viewDidLoad  bar translucent=|", ["yes", "no"], ["red", "nil"]),
    ("page C\n  on viewDidLoad  bar.|", ["bg", "content"], ["alpha", "A", "fake"]),
    ("page C\n  on viewDidLoad  hide |", ["bar", "toolbar", "tabBar"], ["A", "view"]),
    ("page C\n  on viewDidLoad  hide bar |", ["animated="], ["bar", "by="]),
    ("page C like A\n  on viewDidLoad  restore |", ["before"], ["A", "bar"]),
    ("page C\n  on viewDidLoad  push |", ["A", "B"], ["Red", "own", "bar"]),
    ("navigation N\n  |", ["stack", "bar", "on", "gesture"], ["wants", "kept"]),
    ("navigation N\n  on |", ["push.pre", "willShow"], ["push", "update"]),
    ("strategy mine like |", ["native", "km", "own"], ["A", "Red"]),
    ("strategy own l|", ["like", "loud="], ["device"]),
    ("ios |", ["7", "12", "26"], ["6", "19"]),
    ("device |", ["iphone-8", "iphone-15"], ["A", "12"]),
    ("rule load|", ["loadSlot="], ["loadView", "ios"]),
    ("rule loadSlot=|", ["lazy", "beforeWillDisappear"], ["A", "yes"]),
    ("option flash.|", ["color="], ["ios"]),
    ("page C\n  [|] on viewDidLoad  stop", ["bug", "fix"], ["A", "on"]),
  ]

  /// Lines of which some that may follow and some that may not are known.
  @Test(arguments: Whole.of(early, every: 4))
  fileprivate func someBeforeTheScenario(case one: Line) {
    let found = words(Self.head + one.line + "\n" + Self.scenario)
    #expect(one.some.filter { !found.contains($0) } == [], "\(one.line)")
    #expect(one.none.filter(found.contains) == [], "\(one.line)")
  }

  private static let late: [Line] = [
    ("|", ["at", "then", "expect", "golden"], ["page", "device", "on"]),
    ("at 0ms |", ["push", "pop", "swipe", "rotate"], ["save", "viewDidLoad", "device", "on"]),
    ("at 0ms push |", ["A", "B"], ["Red", "own"]),
    ("at 0ms push B |", ["animated=", "as", "in"], ["over", "A"]),
    ("expect at end: |", ["bar", "eye", "top", "no", "count", "page"], ["push", "device", "on"]),
    ("expect at end: bar |", ["visible", "hidden", "covered"], ["rising", "is", "A"]),
    ("expect at end: bar.alpha |", ["unchanged"], ["visible", "A"]),
    ("expect always: no |", ["flash", "finding"], ["A", "bar"]),
    ("expect at end: page.|", ["A", "B"], ["bar"]),
    ("[|", ["bug", "fix"], ["A", "on"]),
    ("[b|", ["bug"], ["fix"]),
  ]

  @Test(arguments: Whole.of(late, every: 4))
  fileprivate func someInTheScenario(case one: Line) {
    let found = words(Self.head + Self.scenario + one.line)
    #expect(one.some.filter { !found.contains($0) } == [], "\(one.line)")
    #expect(one.none.filter(found.contains) == [], "\(one.line)")
  }

  @Test func aMatrixHasItsOwnLines() {
    let text = "page A\nscenario \"x\"\nmatrix\n  |\nstack A\n"
    #expect(words(text) == ["strategy", "ios", "device", "skip"])
    let ios = words("page A\nscenario \"x\"\nmatrix\n  ios |\nstack A\n")
    #expect(ios.contains("17") && !ios.contains("native"))
    let mine = words("page A\nscenario \"x\"\nmatrix\n  variant |\nstack A\n")
    #expect(mine.isEmpty)
  }

  @Test func aSwipeHasSteps() {
    let text = Self.head + "scenario \"x\"\nstack A > B\nat 0ms swipe back\n  |\n"
    #expect(words(text).isSuperset(of: ["to", "hold", "release"]))
    #expect(words(text).isDisjoint(with: ["push", "on", "A"]))
  }

  /// Names of files that are used are proposed as the file's own.
  @Test func namesOfUsedFilesMayStand() {
    let place = MarkedText("use \"p.navsim\"\nscenario \"x\"\nstack |\n")
    let found = Parser.completions(
      of: place.source, line: place.line, column: place.column, vocabulary: vocabulary
    ) { _, path in path == "p.navsim" ? SourceFile(path: "/p.navsim", text: "page Used\n") : nil }
    #expect(found.map(\.text).contains("Used"))
    #expect(found.first { $0.text == "Used" }?.kind == .page)
    #expect(found.first?.column == 7)
  }

  /// A place beyond the text, or before it, is no place.
  @Test(arguments: [(0, 1), (-1, 5), (99_999, 1), (1, 9_999), (1, -4), (3, 0)])
  func anyNumbersAreTaken(line: Int, column: Int) {
    _ = Parser.completions(
      of: MarkedText(Self.head).source, line: line, column: column, vocabulary: vocabulary)
    _ = Parser.meaning(
      in: MarkedText(Self.head).source, line: line, column: column, vocabulary: vocabulary)
  }
}
