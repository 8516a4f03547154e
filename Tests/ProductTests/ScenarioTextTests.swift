import NavSimTestSupport
import Testing

/// What several cells of a scenario say alike is told once.
@Suite struct ScenarioTextTests {
  /// To 12 the colour jumps, on 13 and 14 it fades, from 15 the bar is clear: three messages of one line, and one
  /// that all cells share.
  private static let matrix = """
    page A "A"
      on viewWillAppear  bar barTintColor=red
    page B "B"
      on viewWillAppear  bar barTintColor=blue
    scenario "many"
    matrix
      ios 11 12 13 14 15 16 17 18
      device iphone-8 iphone-13
    stack A
    at 0ms  push B as push
    then  pop
    expect during push:  eye.left = red
    expect at end:  bar.barTintColor = blue
    known "nobody asked for it" expect at end:  bar.barTintColor = green

    """

  @Test func aFailureOfManyCellsIsOneMessage() throws {
    let ran = try Binary.run(["test", "-"], input: Self.matrix)
    let lines = ran.out.split(separator: "\n").map(String.init)
    #expect(ran.code == 1)
    #expect(lines.count { $0.contains(": error: ") } == 4)
    #expect(
      lines.filter { $0.contains("= cells: ") }.map { String($0.drop { $0 != "i" }) } == [
        "in 4 of 16 cells: ios<=12", "in all 16 cells", "in 4 of 16 cells: ios=13 or 14",
        "in 8 of 16 cells: ios>=15",
      ])
    let known = lines.filter { $0.contains("known issue") }
    #expect(known.count == 1 && known[0].hasSuffix("(in all 16 cells)"))
    #expect(lines.last?.contains("16 cells: 0 passed, 16 failed") == true)
  }

  @Test func aFailureOfOneCellNamesIt() throws {
    let ran = try Binary.run(
      ["test", "-", "--ios", "13", "--device", "iphone-8"], input: Self.matrix)
    #expect(!ran.out.contains("= cells:"))
    #expect(ran.out.contains("= where: push +0 (0ms), cell ios=13 device=iphone-8 strategy=native"))
  }

  /// A machine reads each cell for itself, and shards joined say what the whole says.
  @Test(.enabled(if: Whole.isAsked)) func reportsAreOfCells() throws {
    let scratch = try Scratch()
    try scratch.write(Self.matrix, to: "many.navsim")
    for shard in 1...2 {
      _ = try Binary.run(
        ["test", "many.navsim", "--shard", "\(shard)/2", "--json", "\(shard).jsonl"],
        in: scratch.url)
    }
    let merged = try Binary.run(["test", "--merge", "1.jsonl", "2.jsonl"], in: scratch.url)
    func told(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { !$0.contains(" scenario, ") }
    }
    let plain = try Binary.run(["test", "many.navsim"], in: scratch.url)
    #expect(told(merged.out) == told(plain.out))
    #expect(plain.out.split(separator: "\n").count { $0.contains(": error: ") } == 4)
    let junit = try Binary.run(["test", "many.navsim", "--junit", "-"], in: scratch.url)
    #expect(junit.out.split(separator: "\n").count { $0.contains("<failure") } == 16)
  }

  /// What cells say alike may come from another line in each: the guards say which runs where.
  @Test func eachCauseStandsWithItsCells() throws {
    let text = """
      device iphone-8
      page A "A"
        view backgroundColor=white
        [ios<13]  on viewWillAppear  alongside bar barTintColor=red
        [ios>=13] on viewWillAppear  alongside bar.standardAppearance backgroundColor=red
      page B "B"
        view backgroundColor=white
        [ios<13]  on viewWillAppear  alongside bar barTintColor=blue
        [ios>=13] on viewWillAppear  alongside bar.standardAppearance backgroundColor=blue
      navigation Main
        bar translucent=no
        stack A
      scenario "s"
      matrix
        ios  12 13 14
      root Main
      at 0ms  push B
      expect always:  no untied

      """
    let ran = try Binary.run(["test", "-", "--findings", "0"], input: text)
    let causes = ran.out.split(separator: "\n").filter { $0.contains("= cause: ") }
    #expect(causes.count == 2, "\(ran.out)")
    #expect(causes.first?.hasSuffix(":8) (in 1 of 3 cells: ios=12)") == true, "\(ran.out)")
    #expect(causes.last?.hasSuffix(":9) (in 2 of 3 cells: ios>=13)") == true, "\(ran.out)")
  }

  /// A swipe that goes further ends later: the moment of what is alike says nothing else.
  @Test func momentsInNotesSetNothingApart() throws {
    let text = """
      ios 12
      device iphone-8
      page A "A"
        on viewWillAppear  bar backgroundImage=red
      page B "B"
        on viewWillAppear  bar backgroundImage=blue
      scenario "s"
      matrix
        upto  20 40
      stack A > B
      [upto=20] at 0ms  swipe back to 20% over 200ms release cancel
      [upto=40] at 0ms  swipe back to 40% over 300ms release cancel
      expect always:  no snap

      """
    let ran = try Binary.run(["test", "-", "--findings", "0"], input: text)
    let failures = ran.out.components(separatedBy: ": error: ")
    #expect(
      failures.count == 2 && ran.out.contains("= note: and 1 more: eye at swipe end +0 ("),
      "\(ran.out)")
    #expect(ran.out.contains("= cells: in all 2 cells"), "\(ran.out)")
  }
}
