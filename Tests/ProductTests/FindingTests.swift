import Foundation
import NavSim
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
      lines[head + 1].hasPrefix(
        "     = where: push +0 (0ms), at once; what it jumps to stays for "))
    #expect(lines[head + 2].contains("= frame: start eye.left=#FF0000 "))
    #expect(lines[head + 2].contains(" push +0 (0ms) eye.left=#0000FF"))
    #expect(
      lines[head + 3]
        == "     = cause: on viewWillAppear bar backgroundImage=Blue (two.navsim:11)")
    #expect(lines.last == "1 scenario, 1 cell: 1 passed, 0 failed")
  }

  @Test func manyCellsTellOneLineForEachDetector() throws {
    let ran = try run("run", "two.navsim")
    let found = ran.err.split(separator: "\n").filter { $0.contains("warning: NAV005") }
    #expect(found.count == 1)
    #expect(found.first?.contains("NAV005 snap of eye at push +0 (0ms): the bar jumps") == true)
    #expect(!ran.err.contains("= where:"))
    #expect(ran.err.contains("\nfound: "))
  }

  @Test func quietTellsThemToo() throws {
    let ran = try run("run", "two.navsim", "--quiet")
    let lines = ran.err.split(separator: "\n")
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
