import Foundation
import NavSimTestSupport
import Testing

// `merge` prints what one call would have: messages about files, cells with their remarks, what was
// left in the folders of kept traces, the last line.

@Suite struct MergedTextTests {
  private static let pages = "page A \"A\"\npage B \"B\"\n"

  private static func suite() throws -> Scratch {
    let scratch = try Scratch()
    // Warnings of the parser, a remark of a run, a failure, a known issue, a skipped cell.
    try scratch.write(
      pages + "strategy own like km\nscenario \"one\"\nmatrix\n  ios 12 13 17\n"
        + "  skip ios=13 \"not today\"\nstack A\nat 0ms push B\nat 9s push B\n"
        + "expect at end: top is A\nknown \"X-1\" expect at end: top is A\ngolden\n",
      to: "Scenarios/a.navsim")
    try scratch.write(
      pages + "// \u{1B}[31m\nscenario \"two\"\nmatrix\n  ios 12 13\nstack A\n"
        + "at 0ms push B\nat push@50% swipe back to 40% over 100ms release finish\n"
        + "at swipe.cancel pop\ngolden fingerprint\n",
      to: "Scenarios/b.navsim")
    try scratch.write(
      pages + "scenario \"three\"\nstack A\nat 0ms pusch B\n", to: "Scenarios/c.navsim")
    _ = try Binary.run(["test", "--update", "--quiet"], in: scratch.url)
    let folder = "Scenarios/__traces__/"
    try scratch.write("navsim-trace 1\n", to: folder + "a/gone.trace")
    try scratch.write("navsim-trace 1\n", to: folder + "a/one.ios=12.trace.new")
    let kept = try scratch.read(folder + "b/fingerprints.txt")
    let row = kept.split(separator: "\n").last.map(String.init) ?? ""
    try scratch.write(
      kept + row.replacingOccurrences(of: "ios=13", with: "ios=9") + "\n",
      to: folder + "b/fingerprints.txt")
    return scratch
  }

  /// Without the time at the end of the last line, which no two runs share.
  private static func timeless(_ text: String) -> String {
    var lines = text.components(separatedBy: "\n")
    for (index, line) in lines.enumerated() {
      if let range = line.range(of: " in [0-9.]+s$", options: .regularExpression) {
        lines[index].removeSubrange(range)
      }
    }
    return lines.joined(separator: "\n")
  }

  @Test(
    arguments: Whole.of([[], ["--check"], ["--check", "--orphans", "warn"]], every: 2),
    Whole.of([[], ["--quiet"]], every: 2))
  func mergedShardsPrintWhatOneCallPrints(options: [String], quiet: [String]) throws {
    let scratch = try Self.suite()
    // The pending trace that the runs without --check would write anew is the same for all.
    let whole = try Binary.run(["test"] + options + quiet, in: scratch.url)
    for shard in 1...3 {
      let ran = try Binary.run(
        ["test"] + options + quiet + ["--shard", "\(shard)/3", "--json", "\(shard).jsonl"],
        in: scratch.url)
      #expect(ran.code == 2, "\(ran.err)")
    }
    let merged = try Binary.run(
      ["test", "--merge", "2.jsonl", "3.jsonl", "1.jsonl"] + quiet, in: scratch.url)
    #expect(merged.out == Self.timeless(whole.out))
    #expect(merged.err == whole.err)
    #expect(merged.code == whole.code && whole.code == 2)
    if quiet.isEmpty {
      #expect(whole.err.contains("U+001B") && whole.err.contains("no cell chooses"))
      for part in ["never started", "the fingerprint", "skipped", "known issue", "gone.trace"] {
        #expect(whole.out.contains(part), "\(part)")
      }
    }
  }

  @Test func everyErrorOfEveryShardIsToldWithItsPlace() throws {
    let scratch = try Scratch()
    try scratch.write("{\"event\":\"start\",\"format\":1}\n", to: "1.jsonl")
    let long = String(repeating: "x", count: 5000)
    try scratch.write("{\"event\":\"\(long)\" 1}\n", to: "2.jsonl")
    let ran = try Binary.run(["test", "--merge", "1.jsonl", "2.jsonl"], in: scratch.url)
    #expect(ran.code == 2 && ran.out.isEmpty)
    let x = String(repeating: "x", count: 58)
    #expect(
      ran.err == """
        1.jsonl:1:1: error: the member 'navsim' is missing
           1 | {"event":"start","format":1}
             | ^
             = note: reports are written by 'navsim test --shard I/N --json FILE'

        2.jsonl:1:5013: error: expected ',' or '}'
           1 | …\(x)" 1}
             | \(String(repeating: " ", count: 61))^
             = note: reports are written by 'navsim test --shard I/N --json FILE'


        """)
  }
}
