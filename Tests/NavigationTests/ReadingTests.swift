import Foundation
import NavSimLanguage
import NavSimTestSupport
import NavSimVerify
import Testing

@testable import NavSimSimulator

/// Frames pass over what cannot have changed. Reading everything gives the same trace.
@Suite struct ReadingTests {
  static let files: [String] = {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return folders.sorted().flatMap { name -> [String] in
      let inside = folder.appendingPathComponent(name).path
      let files = (try? FileManager.default.contentsOfDirectory(atPath: inside)) ?? []
      return files.filter { $0.hasSuffix(".navsim") }.sorted().map { "\(name)/\($0)" }
    }
  }()
  private static let folder = ProfileFlipTests.scenarios

  @Test func thereAreScenarios() { #expect(Self.files.count > 20) }

  /// Some files; `navsim-bench verify reads` takes all.
  @Test(arguments: VerifyTests.files.every(Whole.isAsked ? 64 : 256).map(\.path))
  func nothingIsMissed(path: String)
    throws
  {
    let file = try #require(VerifyTests.files.files.first { $0.path == path })
    let tally = EveryReading.check(file, of: VerifyTests.files)
    #expect(tally.faults == [])
    // A file of declarations alone has nothing to run.
    #expect(tally.count > 0 || !file.text.contains("scenario \""))
  }

  @Test func aFileThatCannotBeReadIsTold() {
    let file = SourceFile(path: "x.navsim", text: "pagge A\n")
    #expect(EveryReading.check(file, of: VerifiedFiles([])).faults.count == 1)
  }

  /// Many pages, stand-ins in their views, in the bar and over the pages, items that come, go and
  /// jump, tints and colours of titles that the bar does not show, swipes that are taken back.
  static let crowd = """
    ios 17
    device iphone-8
    image Dot #102030
    appearance Dark opaque backgroundColor=black titleColor=white
    appearance Light opaque backgroundColor=white titleColor=black
    \((0..<8).map(page).joined(separator: "\n"))
    scenario "crowd"
    matrix
      strategy native meituan fd km qmui each wr et-2019
    stack P0
    at 0ms push P1
    then push P2
    then push P3
    then swipe back to 40% over 200ms release cancel
    then swipe back to 60% over 200ms release finish
    then push P4
    then set-stack P0 > P4 > P5 animated=yes
    then push P6
    then pop to P4
    then P4.item title="A much longer title than before"
    then push P7
    then pop to root
    then set-stack P3 > P2 > P1 animated=no
    then pop
    expect at end: top is P2
    """

  private static func page(_ number: Int) -> String {
    """
    page P\(number) "Page \(number)"
      on viewDidLoad        make self.fake kind=bar
      on viewDidLoad        add self.fake to self.view frame=bg
      on viewWillAppear     bar standardAppearance=\(number % 2 == 0 ? "Dark" : "Light")
      on viewWillAppear     alongside  bar tintColor=#\(number)0\(number)0FF
      on viewDidAppear      self.item title="Now \(number)" rightBarButtonItem="Go"
      on viewDidAppear      if self is P2  bar.content.back tintColor=red
      on viewWillDisappear  self.wants bgAlpha=0.\(number)
      on viewDidDisappear   self.fake alpha=0.5
    """
  }

  @Test func aCrowdIsReadAsWhole() throws {
    let script = try Bench.script(Self.crowd, path: "crowd.navsim")
    let cells = try script.cells(scenario: 0, overrides: [])
    #expect(cells.count == 8)
    for cell in Whole.of(cells, every: 8) {
      let program = script.program(scenario: 0, cell: cell)
      let quick = Simulator.run(program)
      let whole = Simulator.run(program, changing: { _ in }, readsEverything: true)
      #expect(quick.lastFrame > 300)
      #expect(quick == whole, "\(cell.values)")
    }
  }
}
