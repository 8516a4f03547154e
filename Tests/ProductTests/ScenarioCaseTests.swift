import Foundation
import NavSim
import NavSimTesting
import Testing

/// Scenarios as cases of a test: one each cell, what is wrong at its own line.
@Suite struct ScenarioCaseTests {
  private static let pages = "page A\npage B\n"

  /// A folder with some files, and the source file that looks for it.
  private static func folder(_ files: [String: String]) throws -> (root: URL, source: String) {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("cases-\(UInt64.random(in: 0 ... .max))")
    let folder = root.appendingPathComponent("Flows/inner")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: root.appendingPathComponent("Flows/" + name))
    }
    return (root, root.appendingPathComponent("Tests/Some/Tests.swift").path)
  }

  @Test func eachCellIsACaseInTheOrderOfPaths() throws {
    let (root, source) = try Self.folder([
      "b.navsim": Self.pages + "scenario \"one\"\nstack A\nexpect at end:  top is A\n",
      "inner/a.navsim": Self.pages
        + "scenario \"two\"\nmatrix\n  ios  12 17\nstack A\nexpect at end:  top is A\n",
      "notes.txt": "no scenario",
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let cases = ScenarioCase.all(in: "Flows", source: source)
    #expect(
      cases.map { String($0.description.prefix { $0 != "[" }) } == [
        "b.navsim: one ", "inner/a.navsim: two ", "inner/a.navsim: two ",
      ])
    for each in cases { #expect(each.check()?.isFine == true) }
  }

  @Test func whatIsWrongStandsAtItsLine() throws {
    let (root, source) = try Self.folder([
      "wrong.navsim": Self.pages + "scenario \"at rest\"\nstack A\nexpect at end:  top is B\n"
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    withKnownIssue {
      ScenarioCase.all(in: "Flows", source: source)[0].check()
    } matching: { issue in
      issue.sourceLocation?.line == 5 && "\(issue)".contains("the top page is A, not B")
    }
  }

  @Test func aFileWithErrorsFailsAtThem() throws {
    let (root, source) = try Self.folder(["bad.navsim": "page A\nscenario \"x\"\nstack C\n"])
    defer { try? FileManager.default.removeItem(at: root) }
    let cases = ScenarioCase.all(in: "Flows", source: source)
    #expect(cases.count == 1 && cases[0].run() == nil)
    withKnownIssue {
      cases[0].check()
    } matching: {
      $0.sourceLocation?.line == 3
    }
  }

  @Test func nothingToTestIsAFailure() throws {
    let (root, source) = try Self.folder([:])
    defer { try? FileManager.default.removeItem(at: root) }
    for name in ["Flows", "Nowhere"] {
      let cases = ScenarioCase.all(in: name, source: source)
      #expect(cases.count == 1)
      withKnownIssue { cases[0].check() }
    }
  }

  @Test func valuesAndEventsAreAskedByName() throws {
    let file = ScenarioFile(
      path: "inline.navsim",
      text: "device iphone-8\nios 12\n" + Self.pages
        + "scenario \"push\"\nstack A\nat 0ms push B\nexpect at end:  top is B\n")
    let run = try #require(file.run(0, try file.cells(of: 0)[0]))
    // A page comes from the screen's width, and is in its place in the end.
    #expect(try run["page.B.x", at: "push+0"] == .number(375))
    #expect(try run["page.B.x", at: "end"] == .number(0))
    #expect(try run["page.B.x", at: "start"] == nil)
    let places = try run.values(of: "page.B.x")
    #expect(places.first == .number(375) && places.last == .number(0) && places.count > 10)
    #expect(run.events("viewDidAppear", of: "B").count == 1)
    #expect(run.events("viewWillAppear").map(\.arguments).last == ["B"])
    #expect(throws: QuestionError.self) { try run["page.C.x", at: "end"] }
    #expect(throws: QuestionError.self) { try run["page.B.x", at: "pop+3"] }
  }
}
