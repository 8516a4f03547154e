import Foundation
import Testing

// What lies among the kept files and should not: reports tell it as the tool itself does, and what
// waits or is damaged is lost to nobody.

@Suite struct LeftFilesTests {
  private static let pages = "page A \"A\"\npage B \"B\"\n"

  private static func scratch(_ body: String, golden: String) throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(
      pages + "scenario \"one\"\nmatrix\n  ios 12 13 17\nstack A\nat 0ms  \(body)\n\(golden)\n",
      to: "Scenarios/a.navsim")
    return scratch
  }

  private static func test(_ arguments: [String], _ scratch: Scratch) throws -> Ran {
    try Binary.run(["test"] + arguments, in: scratch.url, environment: ["CI": ""])
  }

  private static func text(_ name: String, _ scratch: Scratch) throws -> String {
    try String(contentsOf: scratch.url.appendingPathComponent(name), encoding: .utf8)
  }

  @Test(arguments: ["old.trace", "one.ios=12.trace.new"])
  func reportsAndMergedShardsRejectWhatTheToolRejects(name: String) throws {
    let scratch = try Self.scratch("push B", golden: "golden")
    #expect(try Self.test(["--update", "--quiet"], scratch).code == 0)
    let folder = "Scenarios/__traces__/a/"
    try scratch.write(try Self.text(folder + "one.ios=12.trace", scratch), to: folder + name)
    let whole = try Self.test(
      ["--check", "--junit", "j.xml", "--tap", "--quiet"], scratch)
    #expect(whole.code == 1)
    #expect(whole.out.contains("\nnot ok 4 - \(folder + name)"))
    #expect(try Self.text("j.xml", scratch).contains("failures=\"1\""))
    for shard in 1...2 {
      #expect(
        try Self.test(["--check", "--shard", "\(shard)/2", "--json", "\(shard).jsonl"], scratch)
          .code == 1)
    }
    let merged = try Binary.run(["test", "--merge", "1.jsonl", "2.jsonl"], in: scratch.url)
    #expect(merged.code == 1)
    #expect(merged.out.contains("\(folder + name):1:1: error: "))
    let told = try Self.test(["--check"], scratch).out
    #expect(told.hasPrefix(merged.out.dropLast(1)))
  }

  @Test(arguments: ["<<<<<<< HEAD\n", "\r", ""])
  func damagedFingerprintsAreWrittenAnew(damage: String) throws {
    let scratch = try Self.scratch("push B", golden: "golden fingerprint")
    let path = "Scenarios/__traces__/a/fingerprints.txt"
    #expect(try Self.test(["--update"], scratch).code == 0)
    let kept = try Self.text(path, scratch)
    var lines = kept.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if damage == "\r" { lines = lines.map { $0.isEmpty ? $0 : $0 + "\r" } }
    lines.insert(damage == "\r" ? "" : damage, at: 2)
    try scratch.write(damage.isEmpty ? "" : lines.joined(separator: "\n"), to: path)
    let told = try Self.test([], scratch)
    #expect(told.code == 1)
    #expect(told.out.contains("is no line of them") && told.out.contains("navsim test --update"))
    #expect(try Self.test(["--update"], scratch).code == 0)
    #expect(try Self.text(path, scratch) == kept)
  }

  @Test func whatWaitsForOtherCellsGoesOnWaiting() throws {
    let scratch = try Self.scratch("push B", golden: "golden fingerprint")
    let path = "Scenarios/__traces__/a/fingerprints.txt"
    #expect(try Self.test(["--update"], scratch).code == 0)
    let before = try Self.text(path, scratch).split(separator: "\n")
    try scratch.write(
      try Self.text("Scenarios/a.navsim", scratch)
        .replacingOccurrences(of: "push B", with: "push B animated=no"), to: "Scenarios/a.navsim")
    for version in ["12", "13"] {
      #expect(try Self.test(["--filter", "ios=" + version], scratch).code == 1)
    }
    #expect(try Binary.run(["review", "--accept"], in: scratch.url).code == 0)
    let after = try Self.text(path, scratch).split(separator: "\n")
    #expect(zip(before, after).map { $0 == $1 } == [true, false, false, true])
    #expect(try Self.test(["--filter", "ios=12"], scratch).code == 0)
  }

  /// The finger comes down in the frame +0 of its action, where nothing has moved.
  @Test func aSwipeBeginsAtZeroPercent() throws {
    let scratch = try Scratch()
    try scratch.write(
      "ios 12\ndevice iphone-8\n" + Self.pages
        + """
        scenario "swipe"
        stack A > B
        at 500ms  swipe back to 40% over 200ms release cancel
        record swipe: page.B.x navigation.progress
          0%
        expect at swipe@0%: page.B.x = 0

        """, to: "a.navsim")
    #expect(try Self.test(["--update", "a.navsim"], scratch).code == 0)
    let words = try Self.text("a.navsim", scratch).split(separator: "\n")
      .first { $0.contains("0%  ") }?.split(separator: " ")
    #expect(words == ["0%", "0", "0"])
  }

  @Test func aTabInATextIsRecordedAsItIs() throws {
    let scratch = try Scratch()
    try scratch.write(
      "page A \"A\"\npage B \"B\ttab\"\nscenario \"s\"\nstack A\nat 0ms push B\n"
        + "record push: title.B.title\n  100%\n", to: "a.navsim")
    #expect(try Self.test(["--update", "a.navsim"], scratch).code == 0)
    #expect(try Self.test(["a.navsim"], scratch).code == 0)
  }

  @Test func nothingIsCountedInAnActionThatNeverWas() throws {
    let scratch = try Scratch()
    try scratch.write(
      Self.pages + "scenario \"x\"\nstack A\nat 0ms swipe back to 40% over 200ms release cancel\n"
        + "expect during swipe: count viewWillAppear(A) = 0\n", to: "a.navsim")
    let ran = try Self.test(["a.navsim"], scratch)
    #expect(ran.code == 1 && ran.out.contains("'swipe' was ignored: there is nothing to look at"))
  }

  @Test func aCourseSomewhereNeedNotBeThereEverywhere() throws {
    let scratch = try Scratch()
    try scratch.write(
      Self.pages + "scenario \"x\"\nstack A\nat 0ms push B\n"
        + "expect sometime always: page.B.x falling\nexpect sometime always: page.B.x rising\n",
      to: "a.navsim")
    let ran = try Self.test(["a.navsim"], scratch)
    #expect(ran.code == 1 && ran.out.contains("1 failed"))
    #expect(!ran.out.contains("a.navsim:6:") && ran.out.contains("a.navsim:7:"))
  }
}
