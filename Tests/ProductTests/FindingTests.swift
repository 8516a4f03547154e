import Foundation
import NavSim
import NavSimTestSupport
import Testing

/// What `navsim run` tells of the detectors' findings.
@Suite struct FindingTests {
  /// UIKit alone, a red and a blue bar: the colour is there at once.
  private static let scenario = """
    navsim 1
    ios 12
    device iphone-8
    image Red #FF0000
    image Blue #0000FF
    page A
      view backgroundColor=white
      on viewWillAppear  bar backgroundImage=Red
    page B
      view backgroundColor=white
      on viewWillAppear  bar backgroundImage=Blue
    scenario "two looks"
    matrix
      strategy native meituan
    stack A
    at 0ms push B
    expect at end: top is B

    """

  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(Self.scenario, to: "two.navsim")
  }

  private func run(_ arguments: String...) throws -> Ran {
    try Binary.run(arguments, in: scratch.url)
  }

  @Test func oneCellTellsFramesAndCause() throws {
    let ran = try run("run", "two.navsim", "--strategy", "native")
    #expect(ran.code == 0)
    let lines = ran.err.split(separator: "\n").map(String.init)
    let head = try #require(lines.firstIndex { $0.contains("NAV005") })
    #expect(
      lines[head] == """
        two.navsim:12:1: warning: NAV005 snap of eye: the bar jumps from #FF0000 to #0000FF \
        (cell strategy=native,ios=12,device=iphone-8)
        """)
    #expect(
      lines[head + 1]
        == "     = where: push +0 (0ms), at once; what it jumps to stays to the end of the run")
    #expect(lines[head + 2].contains("= frame: start eye.left=#FF0000 "))
    #expect(lines[head + 2].contains(" push +0 (0ms) eye.left=#0000FF"))
    #expect(
      lines[head + 3]
        == "     = cause: on viewWillAppear bar backgroundImage=Blue (two.navsim:11)")
    #expect(lines.last == "1 scenario, 1 cell: 1 passed, 0 failed")
  }

  /// A page that slides in over a bar that fades to the look of content at its edge: UIKit fades it,
  /// and one line of code has set both looks.
  @Test func ofWhatUIKitBringsAboutTheLineOfTheLookIsTold() throws {
    try scratch.write(
      """
      navsim 1
      ios 17
      device iphone-15
      appearance Red opaque backgroundColor=#FF0000
      appearance Green opaque backgroundColor=#00FF00
      page A
        scrollView contentHeight=2000
        on viewDidLoad  bar standardAppearance=Red scrollEdgeAppearance=Green
      page B
        scrollView contentHeight=2000
      scenario "fades"
      stack A
      at 0ms scroll A to 200
      then +1s push B
      expect always: no untied

      """, to: "fades.navsim")
    let ran = try run("run", "fades.navsim")
    let lines = ran.err.split(separator: "\n").map(String.init)
    #expect(
      lines.contains(
        "     = cause: UIKit starts the transition; the look comes from on viewDidLoad bar"
          + " standardAppearance=Red scrollEdgeAppearance=Green (fades.navsim:8)"),
      "\(ran.err)")
  }

  /// B colours the bar as it comes, which jumps, and leaves it so on A for good.
  @Test(.enabled(if: Whole.isAsked)) func whatStaysIsTheOneThatIsExplained() throws {
    try scratch.write(
      """
      navsim 1
      ios 12
      device iphone-8
      page A
        on viewDidLoad  bar barTintColor=#FF0000
      page B
        on viewWillAppear  bar barTintColor=#00FF00
      scenario "leaks"
      stack A
      at 0ms push B
      then +1s pop

      """, to: "leaks.navsim")
    let ran = try run("run", "leaks.navsim")
    #expect(ran.err.contains("NAV005 snap of eye"), "\(ran.err)")
    #expect(ran.err.contains("     = where: pop end +0 (2000ms), to the end of the run\n"))
    let why = try run("why", "leaks.navsim")
    #expect(why.out.hasPrefix("NAV003 style-leak of eye.") && why.code == 0, "\(why.out)\(why.err)")
  }

  @Test func manyCellsTellOneLineForEachDetector() throws {
    let three = Self.scenario.replacing("native meituan", with: "native meituan km")
    try scratch.write(three, to: "three.navsim")
    let ran = try run("run", "three.navsim")
    let found = ran.err.split(separator: "\n").filter { $0.contains("warning: NAV005") }
    #expect(found.count == 1)
    #expect(found.first?.contains("NAV005 snap of eye at push +0 (0ms): the bar jumps") == true)
    #expect(!ran.err.contains("= where:"))
    #expect(ran.err.contains("\nfound: "))
  }

  @Test func quietTellsThemToo() throws {
    let ran = try run("run", "two.navsim", "--quiet")
    let lines = ran.err.split(separator: "\n").filter { !$0.hasPrefix("     = ") }
    #expect(ran.code == 0 && !lines.isEmpty)
    #expect(lines.allSatisfy { $0.contains(": warning: NAV") }, "\(ran.err)")
  }

  @Test func theFilesThresholdsHold() throws {
    let text = Self.scenario.replacingOccurrences(
      of: "ios 12\n", with: "ios 12\noption snap.color=1\n")
    try scratch.write(text, to: "tuned.navsim")
    let ran = try run("run", "tuned.navsim", "--strategy", "native")
    #expect(ran.code == 0 && !ran.err.contains("NAV005"), "\(ran.err)")
  }

  @Test func theLibraryGivesThemToo() throws {
    let file = ScenarioFile(path: "two.navsim", text: Self.scenario)
    let cells = try file.cells(of: 0)
    let runs = cells.compactMap { file.run(0, $0) }
    #expect(runs[0].findings.contains { $0.id == "NAV005" && $0.place == "push +0 (0ms)" })
    #expect(!runs[1].findings.contains { $0.id == "NAV005" })
  }
}
