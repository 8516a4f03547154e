import Foundation
import Testing

// What `navsim diff` tells first: findings that came, went and changed, then what the eye sees, then
// the rest. Expected from docs/Diff.md and from what the scenarios do.

@Suite struct DiffFindingTests {
  /// A page that writes its bar's colour in viewWillAppear: the bar jumps in the first frame (A5). The
  /// other has a line more or less.
  private static func file(_ color: String?, more: String = "") -> String {
    let line = color.map { "  on viewWillAppear  bar backgroundImage=\($0)\n" } ?? ""
    return """
      device iphone-8
      \(more)
      image  Red   #FF0000
      image  Blue  #0000FF
      image  Lime  #00FF00

      page A "A"
        view backgroundColor=white
        on viewWillAppear  bar backgroundImage=Red
      page B "B"
        view backgroundColor=white
      \(line)

      scenario "p*sh"
      matrix
        ios  12 13
      stack A
      at 0ms  push B

      """
  }

  private static func ran(
    _ old: String, _ new: String, _ arguments: [String] = [], cell: String = "@ios=12"
  ) throws -> Ran {
    let scratch = try Scratch()
    for (name, text) in [("old", old), ("new", new)] {
      try text.write(
        to: scratch.url.appendingPathComponent(name + ".navsim"), atomically: true, encoding: .utf8)
    }
    return try Binary.run(
      ["diff", "old.navsim" + cell, "new.navsim" + cell] + arguments, in: scratch.url)
  }

  private static func place(_ text: String, _ part: String) -> Int {
    text.range(of: part).map { text.distance(from: text.startIndex, to: $0.lowerBound) } ?? -1
  }

  @Test func whatCameStandsFirstThenTheEyeThenTheRest() throws {
    let ran = try Self.ran(Self.file(nil), Self.file("Blue"))
    #expect(ran.code == 1)
    let places = [
      "findings: 1 came", "came     NAV005 snap of eye at push+0: the bar jumps from #FF0000 to",
      "because on viewWillAppear bar backgroundImage=Blue (new.navsim:", "what the eye sees",
      "eye.status, left, centre, right", "first divergence", "the rest", "bar.bg",
    ].map { Self.place(ran.out, $0) }
    #expect(places.allSatisfy { $0 >= 0 } && places == places.sorted(), "\(places)\n\(ran.out)")
  }

  @Test func whatWentAndWhatChangedIsToldSo() throws {
    let went = try Self.ran(Self.file("Blue"), Self.file(nil)).out
    #expect(went.contains("went     NAV005 snap of eye at push+0") && !went.contains("came "))
    let changed = try Self.ran(Self.file("Blue"), Self.file("Lime")).out
    #expect(changed.contains("findings: 1 changed"), "\(changed)")
    #expect(
      changed.contains("to #00FF00") && changed.contains("before: the bar jumps from #FF0000"))
  }

  /// A threshold changes no frame, and what it hides is told.
  @Test func theSameFramesMayHaveOtherFindings() throws {
    let plain = Self.file("Blue")
    let ran = try Self.ran(plain, Self.file("Blue", more: "option snap.color=999"))
    #expect(ran.code == 1 && ran.out.contains("no frame differs, and other findings"))
    #expect(ran.out.contains("went     NAV005 snap of eye"))
    #expect(try Self.ran(plain, plain).out.hasSuffix("no difference\n\nfindings: 1 in both\n"))
    let left = try Self.ran(
      plain, Self.file("Blue", more: "option snap.color=999"), ["--ignore", "findings"])
    #expect(left.code == 0, "\(left.out)")
  }

  @Test func severalCellsAreToldOnce() throws {
    let ran = try Self.ran(Self.file(nil), Self.file("Blue"), cell: "")
    #expect(ran.out.hasPrefix("what differs in the files\n"))
    #expect(ran.out.contains("\nfindings: 2 came\n  came     NAV005 snap of eye at push+0: "))
    #expect(ran.out.contains("(p*sh, in all 2 cells)\n"), "\(ran.out.prefix(600))")
    #expect(ran.out.components(separatedBy: "NAV005").count == 2)
    #expect(ran.out.contains("  findings: 1 came\n"))
  }

  @Test func markdownHasColoursInBackticksAndNoIdleBackslash() throws {
    let text = try Self.ran(Self.file(nil), Self.file("Blue"), ["--format", "markdown"]).out
    #expect(text.contains("Findings: 1 came\n\n| change | finding | at | what |\n"), "\(text)")
    #expect(text.contains("| came | NAV005 snap of eye | push+0 | the bar jumps from `#FF0000` to"))
    let places = ["Findings: 1 came", "What the eye sees", "First divergence", "The rest"].map {
      Self.place(text, $0)
    }
    #expect(places.allSatisfy { $0 >= 0 } && places == places.sorted())
    // Only the star of the scenario's name and the bars of `max |d|` mean something.
    let marks = text.split(separator: "\\").dropFirst().compactMap(\.first)
    #expect(marks.allSatisfy { $0 == "*" || $0 == "|" }, "\(text)")
  }

  @Test func jsonHasTheSameOrder() throws {
    let ran = try Self.ran(Self.file(nil), Self.file("Blue"), ["--json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(ran.out.utf8)) as? [String: Any])
    let trace = try #require((object["traces"] as? [[String: Any]])?.first)
    let findings = try #require(trace["findings"] as? [String: Any])
    let came = try #require(findings["came"] as? [[String: Any]])
    #expect(
      came.map { $0["kind"] as? String } == ["snap"]
        && came[0]["place"] as? String == "push +0 (0ms)")
    #expect((findings["went"] as? [Any])?.isEmpty == true)
    let seen = try #require(trace["differences"] as? [[String: Any]]).map { $0["seen"] != nil }
    #expect(seen.first == true && seen.last == false)
    #expect(seen == seen.sorted { $0 && !$1 })
    #expect(Self.place(ran.out, "\"findings\"") < Self.place(ran.out, "\"differences\""))
  }

  @Test func thePageAndTheAnnotationTellThem() throws {
    let page = try Self.ran(Self.file(nil), Self.file("Blue"), ["--html", "-", "--json"]).out
    #expect(page.contains("came: NAV005 snap of eye at push+0"))
    let github = try Self.ran(Self.file(nil), Self.file("Blue"), ["--format", "github"]).out
    #expect(github.contains("%0Acame: NAV005 snap of eye at push+0"))
  }

  /// A kept trace of a cell whose prompt moves its page: UIKit's own, though the trace cannot know it.
  @Test func aKeptTraceIsNotHeldToUIKitsOwn() throws {
    let scratch = try Scratch()
    let file = "Scenarios/detectors/content-jump.navsim"
    let listed = try Binary.run(
      ["run", file, "--only", "navigation.stack", "--json"], in: Binary.root
    ).out
    let document = try JSONSerialization.jsonObject(with: Data(listed.utf8)) as? [String: Any]
    let cells = try #require(document?["cells"] as? [[String: Any]])
    let cell = cells.first { ($0["byItself"] as? [Any])?.isEmpty == false }
    let axes = try #require(cell?["cell"] as? [String: String])
    let name = axes.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: ",")
    let place = scratch.url.appendingPathComponent("a.trace")
    let trace = place.path
    _ = try Binary.run(["run", file, "--cell", name, "-o", trace, "--quiet"], in: Binary.root)
    var text = try String(contentsOf: place, encoding: .utf8)
    let height = try #require(text.range(of: " height=6"))
    text.replaceSubrange(height, with: " height=5")
    try Data(text.utf8).write(to: place)
    let ran = try Binary.run(["diff", trace, "\(file)@\(name)"], in: Binary.root)
    #expect(ran.code == 1 && !ran.out.contains("content-jump of page.B"), "\(ran.out)\(ran.err)")
  }

  @Test func aPartOfATraceIsNotJudged() throws {
    let scratch = try Scratch()
    let file = "Scenarios/basics/push.navsim"
    for (name, strategy) in [("a", "native"), ("b", "meituan")] {
      let trace = scratch.url.appendingPathComponent(name + ".trace").path
      _ = try Binary.run(
        [
          "run", file, "--cell", "strategy=\(strategy)", "--only", "bar.bg", "-o", trace, "--quiet",
        ],
        in: Binary.root)
    }
    let ran = try Binary.run(["diff", "a.trace", "b.trace"], in: scratch.url)
    #expect(ran.out.contains("findings are not compared: a trace shows a part of what there is"))
  }
}
