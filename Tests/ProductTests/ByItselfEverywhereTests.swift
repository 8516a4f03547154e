import Foundation
import NavSim
import Testing

/// What UIKit does by itself is told apart and counted nowhere: `run` (ByItselfTests), `test` with its
/// reports, `compare`, the page.
@Suite struct ByItselfEverywhereTests {
  /// A push to a page with a prompt: its content jumps, in every app.
  private static let text = """
    navsim 1
    ios 12
    device iphone-8
    page A "A"
      view backgroundColor=white
    page B "B"
      view backgroundColor=white
      item prompt="Choose a folder"
    scenario "s"
    stack A
    at 0ms  push B
    expect at end:  top is B

    """

  private static let note = "content-jump of page.B"

  private static func ran(_ arguments: [String], claim: String = "") throws -> (Ran, Scratch) {
    let scratch = try Scratch()
    try scratch.write(text + claim, to: "s.navsim")
    return (try Binary.run(arguments, in: scratch.url), scratch)
  }

  private static func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func theSuiteTellsItApart() throws {
    let (ran, _) = try Self.ran(["test", "s.navsim", "--deny-findings"])
    #expect(ran.code == 0, "\(ran.out)")
    let line = ran.out.split(separator: "\n").first { $0.hasPrefix("UIKit does this by itself: ") }
    #expect(line?.contains(Self.note) == true && !ran.out.contains("found: "), "\(ran.out)")
    let (silent, _) = try Self.ran(["test", "s.navsim", "--findings", "0"])
    #expect(!silent.out.contains("by itself"))
  }

  /// What a claim speaks of is meant, and said nowhere else.
  @Test func aClaimSpeaksOfIt() throws {
    let (ran, _) = try Self.ran(
      ["test", "s.navsim"], claim: "expect always:  some content-jump\n")
    #expect(ran.code == 0 && !ran.out.contains("content-jump"), "\(ran.out)")
  }

  @Test func reportsHaveNoFailureOfIt() throws {
    let (ran, scratch) = try Self.ran([
      "test", "s.navsim", "--deny-findings", "--junit", "a.xml", "--sarif", "a.sarif", "--json",
      "a.jsonl",
    ])
    #expect(ran.code == 0)
    func read(_ name: String) throws -> String {
      try String(contentsOf: scratch.url.appendingPathComponent(name), encoding: .utf8)
    }
    #expect(try !read("a.xml").contains("<failure") && !read("a.xml").contains("content-jump"))
    let log = try Self.object(try read("a.sarif"))
    #expect(((log["runs"] as? [[String: Any]])?.first?["results"] as? [Any])?.isEmpty == true)
    let cell = try read("a.jsonl").split(separator: "\n").map(String.init).filter {
      $0.contains("\"event\":\"cell\"")
    }
    let event = try Self.object(try #require(cell.first))
    #expect(event["findings"] == nil)
    let habits = try #require(event["byItself"] as? [[String: Any]])
    #expect(habits.contains { $0["kind"] as? String == "content-jump" })
    // What is joined says the same.
    let merged = try Binary.run(["test", "--merge", "a.jsonl"], in: scratch.url)
    #expect(merged.code == 0 && merged.out.contains("UIKit does this by itself: "), "\(merged)")
  }

  @Test func compareTellsItApart() throws {
    let (ran, _) = try Self.ran(["compare", "s.navsim", "--strategy", "native,hbd"])
    #expect(ran.out.hasPrefix("1 scenario, 2 cells: 0 with a glitch\n"), "\(ran.out)")
    #expect(ran.out.contains("\nUIKit does this by itself: ") && ran.out.contains(Self.note))
    let markdown = try Self.ran(
      ["compare", "s.navsim", "--strategy", "native", "--format", "markdown"]
    ).0.out
    #expect(markdown.contains("* UIKit does this by itself: "))
    let json = try Self.object(
      try Self.ran(["compare", "s.navsim", "--strategy", "native", "--json"]).0.out)
    let result = try #require(
      ((json["scenarios"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])?.first)
    #expect((result["findings"] as? [Any])?.isEmpty == true)
    #expect(
      (result["byItself"] as? [[String: Any]])?.contains { $0["kind"] as? String == "content-jump" }
        == true)
  }

  @Test func thePageHasItApart() throws {
    let file = ScenarioFile(path: "s.navsim", text: Self.text)
    let cell = try #require(try file.cells(of: 0).first)
    let run = try #require(file.run(0, cell, follows: true))
    let viewed = file.viewed(run, 0)
    #expect(viewed.findings.isEmpty && viewed.byItself.count == run.byItself.count)
    #expect(viewed.byItself.contains { $0.contains("NAV007 content-jump of page.B at push+") })
  }
}
