import Foundation
import NavSim
import Testing

/// What UIKit does by itself is told apart from what an app's code does.
@Suite struct ByItselfTests {
  /// A push to a page with a prompt; what is added to the second page, to the controller, and what
  /// happens.
  private static func text(
    first: [String] = [], second: [String] = [], actions: [String] = ["at 0ms push B"],
    prompt: Bool = true
  ) -> String {
    let lines =
      ["navsim 1", "ios 12", "device iphone-8", "page A \"A\"", "  view backgroundColor=white"]
      + first.map { "  " + $0 } + ["page B \"B\"", "  view backgroundColor=white"]
      + (prompt ? ["  item prompt=\"Choose a folder\""] : []) + second.map { "  " + $0 }
      + ["scenario \"s\"", "stack A"] + actions
    return lines.joined(separator: "\n") + "\n"
  }

  private func run(_ text: String) throws -> CellRun {
    let file = ScenarioFile(path: "s.navsim", text: text)
    let cell = try #require(try file.cells(of: 0).first, "\(text)")
    return try #require(file.run(0, cell))
  }

  private func kinds(_ findings: [Finding]) -> Set<String> { Set(findings.map(\.kind)) }

  @Test func aPromptIsUIKitsOwn() throws {
    let run = try run(
      Self.text(actions: ["at 0ms push B", "expect during push: some content-jump of page.B"]))
    #expect(run.findings.isEmpty)
    #expect(run.byItself.contains { $0.kind == "content-jump" && $0.subject == "page.B" })
    // A claim looks at everything that is seen.
    #expect(run.isFine, "\(run.messages)")
  }

  @Test func codeBesideItStaysTheApps() throws {
    let run = try run(
      Self.text(
        first: ["on viewWillAppear  bar backgroundImage=red"],
        second: ["on viewWillAppear  bar backgroundImage=blue"]))
    #expect(kinds(run.findings).contains("snap") && !kinds(run.findings).contains("content-jump"))
    #expect(kinds(run.byItself).contains("content-jump"))
    #expect(run.sightings.count == run.findings.count + run.byItself.count)
  }

  @Test(arguments: ["item leftBarButtonItem=\"Close\"", "item hidesBackButton=yes"])
  func aSwipeThatTheAppKilledIsTheApps(item: String) throws {
    let run = try run(
      Self.text(
        second: [item],
        actions: [
          "at 0ms push B", "then swipe back to 60% over 200ms release finish as back",
        ], prompt: false))
    #expect(kinds(run.findings).contains("frozen"))
  }

  /// A sheet closes itself by a left button, where no back button could stand: no swipe is taken away. What
  /// UIKit does once it has gone is not the app's.
  @Test func whatComesAfterASheetThatClosedItselfIsUIKits() throws {
    let run = try run(
      """
      ios 17
      appearance Solid  opaque backgroundColor=#0B5FFF
      appearance Sand   opaque backgroundColor=#5A4A2A
      page Inbox "Inbox"
        item standardAppearance=Solid scrollEdgeAppearance=Solid rightBarButtonItem="New"
        on rightAction  present Compose
      page Mail "Mail"
        item standardAppearance=Sand scrollEdgeAppearance=Sand
      page Draft "Draft"
        item leftBarButtonItem="Cancel"
        on leftAction  dismiss
      navigation Compose
        stack Draft
      scenario "s"
      stack Inbox
      at 0ms       tap right
      then +300ms  tap left as close
      at 3s        push Mail
      expect at end:  top is Mail

      """)
    #expect(run.isFine, "\(run.messages)")
    #expect(run.findings.isEmpty, "\(run.findings)")
    #expect(kinds(run.byItself).contains("untied"))
  }

  @Test func anOverwideTitleViewIsTheApps() throws {
    let run = try run(
      Self.text(
        second: [
          "item leftBarButtonItem=\"Close\" leftWidth=40pt rightBarButtonItem=\"More\"",
          "item rightWidth=40pt titleView=yes titleViewWidth=375pt",
        ], prompt: false))
    #expect(kinds(run.findings).contains("title-jump"))
  }

  @Test func aStatusBarThatAPageTakesAwayIsTheApps() throws {
    let run = try run(
      Self.text(second: ["self prefersStatusBarHidden=yes"], prompt: false))
    #expect(kinds(run.findings).contains("bar-geometry"))
  }

  /// Calls are the app's: what they come to is told, although plain UIKit shows it too.
  @Test func aCrashIsTold() throws {
    let run = try run(Self.text(actions: ["at 0ms push B", "then push B"], prompt: false))
    #expect(kinds(run.findings).contains("crash") && !kinds(run.byItself).contains("crash"))
  }

  @Test func aWarningIsTold() throws {
    let run = try run(
      Self.text(actions: ["at 0ms push B animated=yes", "at 0ms push C"], prompt: false)
        .replacingOccurrences(
          of: "scenario", with: "page C\n  view backgroundColor=white\nscenario"))
    #expect(kinds(run.findings).contains("log-warning"))
  }

  /// A claim that names a detector is heard, one that names none means the app's own.
  @Test func noFindingIsSilentOnIt() throws {
    let claims = ["expect always: no finding", "expect during push: no content-jump"]
    let run = try run(Self.text(actions: ["at 0ms push B"] + claims))
    #expect(run.failures.map(\.rule) == ["NAV007"])
    #expect(run.unclaimedFindings.isEmpty)
    let beside = try self.run(
      Self.text(
        first: ["on viewWillAppear  bar backgroundImage=red"],
        second: ["on viewWillAppear  bar backgroundImage=blue"],
        actions: ["at 0ms push B", claims[0]]))
    #expect(beside.failures.map(\.rule) == ["NAV005"])
  }

  @Test func theSameAgain() throws {
    let run = try run(Self.text())
    #expect(run.byItself == run.byItself && run.findings == run.findings)
    #expect(run.sightings == run.byItself)
  }

  @Test func aNoteTellsIt() throws {
    let scratch = try Scratch()
    try scratch.write(Self.text(), to: "s.navsim")
    let ran = try Binary.run(["run", "s.navsim"], in: scratch.url)
    #expect(ran.code == 0 && !ran.err.contains("warning: NAV") && !ran.err.contains("found: "))
    let note = ran.err.split(separator: "\n").first { $0.hasPrefix("UIKit does this by itself: ") }
    #expect(note?.contains("content-jump of page.B") == true, "\(ran.err)")
    #expect(note?.hasSuffix("; navsim explain baseline") == true, "\(ran.err)")
    let quiet = try Binary.run(["run", "s.navsim", "--quiet"], in: scratch.url)
    #expect(quiet.err.isEmpty, "\(quiet.err)")
    let compared = try Binary.run(
      ["compare", "s.navsim", "--strategy", "native"], in: scratch.url)
    #expect(!compared.out.contains("✗"), "\(compared.out)\(compared.err)")
    #expect(try Binary.run(["explain", "baseline"]).out.hasPrefix("baseline: "))
  }
}
