import Foundation
import Testing

// What a comparison counts, and what it says of the first frame of a phase.

@Suite struct ComparisonCountTests {
  private static let pages = """
    ios 12
    page A "A"
    page B "B"
      [v=one] on viewDidLoad  bar tintColor=red
      [v=two] on viewDidLoad  bar tintColor=green

    """

  private static let devices = """
    scenario "devices"
    matrix
      device  iphone-8 iphone-15
      v       one two
    stack A
    at 0ms  push B
    expect at end:  top is B

    """

  private static let tints = """
    scenario "tints"
    matrix
      v  one two
    stack A
    at 0ms  push B
    [v=one] then  pop
    expect at end:  bar visible

    """

  private static func ran(_ text: String, _ arguments: [String]) throws -> Ran {
    let scratch = try Scratch()
    try (pages + text).write(
      to: scratch.url.appendingPathComponent("c.navsim"), atomically: true, encoding: .utf8)
    return try Binary.run(arguments, in: scratch.url)
  }

  /// The title stands at (375 - 9) / 2 = 183 and at (393 - 9) / 2 = 192 when the push is over, and
  /// the frame before shows other values.
  @Test func theFirstFrameOfAPhaseShowsWhatItSets() throws {
    let ran = try Self.ran(
      Self.devices,
      [
        "diff", "c.navsim@device=iphone-8,v=one", "c.navsim@device=iphone-15,v=one", "--only",
        "title.B.x",
      ])
    let row = ran.out.split(separator: "\n").first { $0.hasPrefix("push end ") }
    let words = row?.split(separator: " ").map(String.init) ?? []
    #expect(words.dropFirst(3) == ["constant", "1", "9", "+0", "183", "->", "192"])
  }

  @Test func framesAndPhasesOfBothAreCounted() throws {
    let ran = try Self.ran(Self.tints, ["diff", "c.navsim@v=one", "c.navsim@v=two"])
    // push, push end, pop, pop end, each of 30 frames or the last of one; the start shows no frame.
    #expect(ran.out.contains("in 4 of 5 phases"), "\(ran.out.prefix(300))")
    let counts = ran.out.split(separator: "(").dropFirst().first?.split(separator: " ") ?? []
    #expect(counts.count > 2 && counts[0] == counts[2])
  }

  /// A colour that is set once differs to the end of the run, though one row tells of it.
  @Test func whatIsOnlyTakenOverIsCounted() throws {
    let ran = try Self.ran(
      Self.devices.replacingOccurrences(of: "iphone-8 iphone-15", with: "iphone-8"),
      ["diff", "c.navsim@v=one", "c.navsim@v=two", "--only", "bar.tintColor"])
    #expect(ran.out.contains("1 property differs in 2 of 3 phases (31 of 31 frames)"))
    #expect(ran.out.contains("not among bar.tintColor: "))
  }

  @Test func aFullTraceIsTheSame() throws {
    let scratch = try Scratch()
    try (Self.pages + Self.devices).write(
      to: scratch.url.appendingPathComponent("c.navsim"), atomically: true, encoding: .utf8)
    let cell = ["--quiet", "--cell", "device=iphone-8,v=one"]
    _ = try Binary.run(["run", "c.navsim", "-o", "a.trace"] + cell, in: scratch.url)
    _ = try Binary.run(["run", "c.navsim", "-o", "b.trace", "--full"] + cell, in: scratch.url)
    let ran = try Binary.run(["diff", "a.trace", "b.trace"], in: scratch.url)
    #expect(ran.code == 0, "\(ran.out)")
  }

  @Test func apartOfATraceStaysAPartWhenItIsImported() throws {
    let scratch = try Scratch()
    try (Self.pages + Self.devices).write(
      to: scratch.url.appendingPathComponent("c.navsim"), atomically: true, encoding: .utf8)
    let cell = ["--quiet", "--cell", "device=iphone-8,v=one"]
    for form in [["--only", "bar.bg"], ["--every", "4"]] {
      _ = try Binary.run(["run", "c.navsim", "-o", "a.trace"] + form + cell, in: scratch.url)
      let json = try Binary.run(["export", "a.trace", "--format", "jsonl"], in: scratch.url).out
      let back = try Binary.run(["conform", "-"], input: json, in: scratch.url).out
      let text = try String(
        contentsOf: scratch.url.appendingPathComponent("a.trace"), encoding: .utf8)
      #expect(back == text)
    }
  }
}
