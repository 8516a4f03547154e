import Foundation
import NavSim
import NavSimTestSupport
import Testing

/// What film strips show, by reasoning about the scenario.
@Suite struct FilmTests {
  private func cells(_ text: String) throws -> (ScenarioFile, [FilmStrip.Cell]) {
    let file = ScenarioFile(path: "x.navsim", text: text)
    let cells = try file.cells(of: 0).compactMap { cell -> FilmStrip.Cell? in
      guard let run = file.run(0, cell) else { return nil }
      return .init(
        label: cell["strategy"] ?? "", reel: run.trace.reel, findings: run.findings)
    }
    return (file, cells)
  }

  private static let push = """
    device iphone-8
    ios 12
    image Red #FF0000
    image Blue #0000FF
    page A "A"
      view backgroundColor=white
      on viewWillAppear  bar backgroundImage=Red
    page B "B"
      view backgroundColor=white
      on viewWillAppear  bar backgroundImage=Blue
    scenario "<push> & \\"pull\\""
    matrix
      strategy native meituan
    stack A
    at 0ms push B
    """

  private func strip(_ frames: String, _ crop: FilmStrip.Crop = .bar) throws -> FilmStrip {
    let (file, cells) = try cells(Self.push)
    return FilmStrip(
      title: file.scenarios[0].name, cells, frames: try #require(FilmFrames(frames)), crop: crop)
  }

  /// Under native the first frame is blue all over; under meituan red until B's bar has come.
  @Test func theJumpAndTheTwoBarsAreSeen() throws {
    let strip = try strip("start,push+0,push+6,end")
    func colors(_ row: Int, _ frame: Int) -> [String] {
      let picture = strip.rows[row].frames[frame].picture
      return picture.samplePoints[1...3].map { picture.color(at: $0.point).text }
    }
    #expect(colors(0, 0) == ["#FF0000", "#FF0000", "#FF0000"])
    #expect(colors(0, 1) == ["#0000FF", "#0000FF", "#0000FF"])
    #expect(colors(1, 1) == ["#FF0000", "#FF0000", "#FF0000"])
    #expect(colors(1, 2) == ["#F10000", "#0000FF", "#0000FF"])
    #expect(colors(1, 3) == ["#0000FF", "#0000FF", "#0000FF"])
    #expect(strip.rows[0].verdict.contains("snap"))
    #expect(strip.rows[0].frames[1].rings.count == 1)
    #expect(strip.rows[1].verdict.isEmpty)
  }

  @Test func placesAreRead() {
    #expect(FilmFrames("every=3") == .every(3))
    #expect(FilmFrames("phase") == .phases)
    #expect(FilmFrames("glitch") == .glitches)
    #expect(
      FilmFrames("start,20%,push end+2,end")
        == .places([.start, .part(0.2), .named("push end+2"), .part(1)]))
    #expect(FilmFrames("push,83ms") == .places([.named("push"), .named("83ms")]))
    #expect(FilmFrames("push@40%,push + 3f") == .places([.named("push@40%"), .named("push + 3f")]))
    #expect(FilmFrames("present A style=fullScreen+3") != nil)
    for wrong in [
      "", "every=0", "every=x", "101%", "-1%", "push+", "+3", "push+x", "20%,,30%", "start,every=3",
    ] {
      #expect(FilmFrames(wrong) == nil, "\(wrong)")
    }
  }

  /// Under native the bar jumps in the first frame of the push and of the pop: each is told where that
  /// frame is shown, and nowhere else.
  @Test(
    arguments: [
      ("start", []), ("end", []), ("start,end", []), ("push+5", []), ("push+5,pop+5", []),
      ("push+0", [1]), ("pop+0", [1]), ("start,push+0,pop+0", [0, 1, 1]),
      ("glitch", [0, 1, 0, 0, 1, 0]),
    ] as [(String, [Int])])
  func aFindingIsToldWhereItIsSeen(frames: String, rings: [Int]) throws {
    let (_, cells) = try cells(Self.push + "\nthen +200ms pop\n")
    let strip = FilmStrip(
      title: "", [cells[0]], frames: try #require(FilmFrames(frames)), crop: .bar)
    let row = strip.rows[0]
    #expect(row.verdict == "2 findings: snap")
    #expect(row.notes.count == rings.reduce(0, +))
    if !rings.isEmpty { #expect(row.frames.map(\.rings.count) == rings) }
  }

  /// Where nothing moves, a finding has its frame all the same.
  @Test func whatIsFoundAtRestIsShown() throws {
    let file = ScenarioFile(
      path: "x.navsim",
      text: """
        device iphone-8
        ios 12
        page A "A"
          view backgroundColor=white
        page B "B"
          view backgroundColor=white
          on viewDidLoad  item hidesBackButton=yes
        scenario "ignored"
        stack A > B
        at 0ms swipe back to 50% over 300ms release finish
        """)
    let cell = try #require(try file.cells(of: 0).first)
    let run = try #require(file.run(0, cell))
    #expect(run.findings.map(\.kind) == ["frozen"])
    for frames in [FilmFrames.standard, .glitches] {
      let strip = FilmStrip(
        title: "", [.init(label: "", reel: run.trace.reel, findings: run.findings)],
        frames: frames, crop: .bar)
      #expect(strip.rows[0].notes.count == 1)
    }
  }

  /// Two numbers at one place stand beside each other.
  @Test func numbersDoNotHideEachOther() throws {
    let (_, cells) = try cells(Self.push)
    var cell = cells[0]
    var other = try #require(cell.findings.first)
    other.id = "NAV001"
    other.kind = "flash"
    cell.findings.append(other)
    let strip = FilmStrip(title: "", [cell], frames: .places([.named("push")]), crop: .bar)
    #expect(strip.rows[0].frames[0].rings.map(\.number) == [1, 2])
    let discs = String(decoding: FilmSVG.bytes(strip), as: UTF8.self)
      .components(separatedBy: "<circle ").dropFirst().prefix(2).map { $0.prefix { $0 != ">" } }
    #expect(discs.count == 2 && discs.first != discs.last, "\(discs)")
    let words = FilmANSI.text(strip, width: 60, depth: .none)
    #expect(words.contains("^1") && words.contains("^2"), "\(words)")
  }

  /// Names of scenarios and pages may hold anything.
  @Test func anSVGIsXMLWhateverItsTextsHold() throws {
    let (_, cells) = try cells(
      Self.push.replacingOccurrences(
        of: "page B \"B\"", with: "page B \"</svg><script>alert('1')</script> & \u{202E}\""))
    for crop in FilmStrip.Crop.allCases {
      let strip = FilmStrip(title: "a \"<b>\"", cells, frames: .every(6), crop: crop)
      for isAnimated in [false, true] {
        let bytes = FilmSVG.bytes(strip, isAnimated: isAnimated)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(!text.contains("<script"))
        #expect(!text.contains("\u{202E}"))
        #expect(text.hasSuffix("</svg>\n"))
        #expect(!text.contains("<b>"))
      }
    }
  }

  @Test(.enabled(if: Whole.isAsked)) func twoRunsGiveTheSameBytes() throws {
    let (one, two) = (try strip("50%"), try strip("50%"))
    #expect(FilmSVG.bytes(one) == FilmSVG.bytes(two))
    #expect(FilmPNG.bytes(one) == FilmPNG.bytes(two))
  }

  @Test func aTerminalWithoutColoursHasLettersAndALegend() throws {
    let text = FilmANSI.text(try strip("start,push+0"), width: 60, depth: .none)
    let isPlain = text.utf8.allSatisfy { $0 < 128 }
    #expect(isPlain)
    #expect(text.contains("# #FF0000"))
    #expect(text.contains("before"))
    #expect(text.contains("^1"))
  }

  @Test func wordsTellTheColours() throws {
    let text = FilmText.text(try strip("start,push+0"))
    #expect(text.contains("  left      #FF0000  #0000FF\n"))
    #expect(text.contains("  left      #FF0000  #FF0000\n"))
  }

  /// One block for each of 32 frames, and a mark under the first frame of the push.
  @Test func aStripHasABlockForEachFrame() throws {
    let (_, cells) = try cells(Self.push)
    let native = EyeStrip(
      cells[0].reel.trace, findings: cells[0].findings, width: 100, depth: .full)
    let lines = native.text.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("       push "))
    #expect(lines[1].hasPrefix("  bar \u{1B}[38;2;255;0;0;48;2;255;0;0m█\u{1B}[0m"))
    #expect(lines[1].filter { $0 == "█" }.count == 32)
    #expect(lines[2].contains("▲ snap"))
    let plain = EyeStrip(cells[0].reel.trace, findings: [], width: 100, depth: .none)
    #expect(plain.text.isEmpty)
  }
}
