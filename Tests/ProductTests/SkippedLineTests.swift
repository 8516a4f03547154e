import Foundation
import Testing

// Lines that find nothing to do are told, once each; a strategy's are not.

@Suite struct SkippedLineTests {
  private static let scenario = """
    navsim 1
    ios 12
    device iphone-8
    strategy mine
      on didShow  from.view alpha=1
    page A "A"
      on viewDidAppear  layout view
    page B "B"
      on viewDidLoad      front self.fake
      on viewDidAppear    layout view
      on viewDidAppear    bar alpha=1
    page Child "Child"
      on viewDidLoad  push B
    scenario "nothing to do"
    strategy mine
    stack A
    at 0ms  push B
    then    pop
    then    load Child
    then    push B
    expect at end: top is B

    """

  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      Self.scenario.replacingOccurrences(
        of: "strategy mine\nstack", with: "matrix\n  strategy  mine\nstack"), to: "idle.navsim")
  }

  @Test func eachIsToldOnceWithItsLine() throws {
    let ran = try Binary.run(["run", "idle.navsim", "-o", "/dev/null"], in: scratch.url)
    let notes = ran.err.split(separator: "\n").filter { $0.contains(": note: ") }.map(String.init)
    #expect(notes.count == 4, "\(ran.err)")
    // The first of them runs before the first action too.
    #expect(notes[0].contains("note: ignored: nothing of A needs layout, 2 times: "))
    #expect(notes[1].contains("ignored: B has no stand-in, 2 times: "))
    #expect(notes[1].contains("on viewDidLoad front self.fake (idle.navsim:9)"))
    #expect(notes[2].contains("ignored: nothing of B needs layout, 2 times: "))
    #expect(notes[2].contains("on viewDidAppear layout view (idle.navsim:10)"))
    #expect(notes[3].contains("ignored: Child has no navigation controller: "))
  }

  /// It runs for every page, and one that is presented has no navigation controller.
  @Test func whatAStrategyLosesIsInTheTraceAlone() throws {
    let path = "Scenarios/strategies/page-without-a-controller.navsim"
    let file = Binary.root.appendingPathComponent(path).path
    let ran = try Binary.run(["run", file, "--cell", "strategy=km"], in: scratch.url)
    #expect(ran.out.contains("! log \"lost write: "), "\(ran.out)")
    #expect(!ran.err.contains("lost write"), "\(ran.err)")
  }

  /// A touch that misses is told as a line of code is, with all its cells; what a claim or a finding speaks of is not.
  @Test func anActionThatComesToNothingIsToldOnce() throws {
    try scratch.write(
      """
      device iphone-8
      page A "A"
        view backgroundColor=white
      page B "B"
        view backgroundColor=white
      scenario "nothing to touch"
      matrix
        ios 12 17
      stack A
      at 0ms  tap right
      then    pop
      then    tap left as claimed
      then    push B
      expect at end:  claimed is ignored

      """, to: "missed.navsim")
    let ran = try Binary.run(["run", "missed.navsim", "-o", "/dev/null"], in: scratch.url)
    let notes = ran.err.split(separator: "\n").filter { $0.contains(": note: ") }.map(String.init)
    #expect(notes.count == 2, "\(ran.err)")
    let missed = "ignored: there is no right button to tap: at 0ms tap right"
    #expect(notes.first?.contains(missed) ?? false)
    #expect(notes.last?.contains("ignored: there is nothing to pop: then pop") ?? false)
    #expect(notes.allSatisfy { $0.contains("in all 2 cells") }, "\(ran.err)")
  }

  @Test func quietIsQuiet() throws {
    let ran = try Binary.run(["run", "idle.navsim", "-o", "/dev/null", "--quiet"], in: scratch.url)
    #expect(!ran.err.contains("ignored: "))
  }

  /// A finger on a pan of code's own, for which code has answered no driver: what it asks comes to nothing.
  @Test func aPanThatDrivesNothingIsTold() throws {
    try scratch.write(
      """
      ios 17
      page A "A"
        view backgroundColor=white
      page P "P"
        view backgroundColor=black
      scenario "s"
      stack A
      at 0ms       present P style=overFullScreen
      then +500ms  swipe dismiss to 40% over 200ms release cancel

      """, to: "pan.navsim")
    let ran = try Binary.run(["run", "pan.navsim", "-o", "/dev/null"], in: scratch.url)
    for call in ["update", "cancel"] {
      #expect(
        ran.err.contains(
          "note: ignored: \(call), the driver of code's own: nothing drives a transition: then"),
        "\(ran.err)")
    }
  }
}
