import Foundation
import Testing

// What was changed, told by the lines of both files, and frames of a transition in which a line runs at another
// moment. Expected from docs/Diff.md: nothing but what the line writes is different.

@Suite struct DiffLineTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func ran(_ old: String, _ new: String, _ arguments: [String] = []) throws -> Ran {
    try scratch.write(old, to: "old.navsim")
    try scratch.write(new, to: "new.navsim")
    return try Binary.run(["diff", "old.navsim", "new.navsim"] + arguments, in: scratch.url)
  }

  /// A push, or what else is done, and a line of code.
  private static func timed(_ line: String, done: String = "at 0ms  push B") -> String {
    """
    ios 12
    device iphone-8
    page A "A"
      view backgroundColor=white
    page B "B"
      view backgroundColor=white
    scenario "m"
    stack A
    \(done)
    \(line)
    expect at end:  bar.alpha = 1

    """
  }

  @Test(arguments: [
    ("at 200ms  bar tintColor=orange", "at 250ms  bar tintColor=orange"),
    ("at 200ms  bar tintColor=orange", "at 200ms  bar tintColor=green"),
    ("at push.end+100ms  bar tintColor=orange", "at push@50%  bar tintColor=orange"),
  ])
  func aLineInATransitionMovesNoPage(old: String, new: String) throws {
    let ran = try ran(Self.timed(old), Self.timed(new), ["--json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(ran.out.utf8)) as? [String: Any])
    let trace = try #require((object["traces"] as? [[String: Any]])?.first)
    let differences = try #require(trace["differences"] as? [[String: Any]])
    let properties = Set(differences.compactMap { $0["property"] as? String })
    #expect(properties.contains("bar.tintColor"))
    let moved = properties.filter { $0.hasPrefix("page.") || $0.hasPrefix("eye.") }
    #expect(moved.isEmpty, "\(moved)")
  }

  /// The frames are told as the new trace counts them: the places are answered by `why`.
  @Test func thePlacesAreThoseOfTheNewTrace() throws {
    let done = "at 0ms  push B\nat 300ms  bar titleColor=red"
    let ran = try ran(
      Self.timed("at 200ms  bar tintColor=orange", done: done),
      Self.timed("at 100ms  bar tintColor=orange", done: done), ["--first"])
    #expect(ran.out.contains("first divergence   write#2 +0 (100ms)"), "\(ran.out)")
    let asked = try Binary.run(
      ["why", "new.navsim", "bar.tintColor", "--frame", "write#2 +0"], in: scratch.url)
    #expect(asked.code == 0 && asked.out.contains("is #FF8000 in write#2 +0"), "\(asked.out)")
  }

  private static func styled(_ color: String, more: String = "") -> String {
    """
    ios 17
    device iphone-15
    appearance Red opaque backgroundColor=\(color)
    page A "A"
      item standardAppearance=Red scrollEdgeAppearance=Red
    page B "B"
    \(more)scenario "s"
    stack A
    at 0ms  push B
    expect at end:  top is B

    """
  }

  @Test func theLineThatDiffersStandsFirstAndAtTheDivergence() throws {
    let ran = try ran(Self.styled("red"), Self.styled("blue", more: "// a word\n"))
    #expect(
      ran.out.hasPrefix(
        """
        what differs in the files
          old  old.navsim:3  appearance Red opaque backgroundColor=red
          new  new.navsim:3  appearance Red opaque backgroundColor=blue


        """), "\(ran.out)")
    let causes = ran.out.split(separator: "\n").filter { $0.contains(" because ") }
    for (color, file) in [("red", "old"), ("blue", "new")] {
      let end = "; appearance Red opaque backgroundColor=\(color) (\(file).navsim:3)"
      #expect(causes.contains { $0.hasSuffix(end) }, "\(causes)")
    }
  }

  @Test func aFileThatIsUsedIsOneOfThem() throws {
    for (name, color) in [("a", "red"), ("b", "green")] {
      try scratch.write(
        "strategy mine\n  on viewWillAppear  bar barTintColor=\(color)\n", to: "\(name)/lib.navsim")
    }
    func file(_ folder: String) -> String {
      """
      use "\(folder)/lib.navsim"
      ios 12
      strategy mine
      page A "A"
      scenario "s"
      stack A
      expect at end:  top is A

      """
    }
    let ran = try ran(file("a"), file("b"))
    #expect(ran.out.contains("  old  old.navsim:1    use \"a/lib.navsim\"\n"), "\(ran.out)")
    #expect(ran.out.contains("  new  b/lib.navsim:2  on viewWillAppear bar barTintColor=green\n"))
  }

  /// Line ends, comments and the blanks that align words are no difference, blanks in a text are one.
  @Test func whatCannotBeSeenInALineIsNoDifference() throws {
    let old = Self.styled("red")
    let other = old.replacingOccurrences(of: "\n", with: "\r\n")
      .replacingOccurrences(of: "stack A", with: "stack   A  // a word")
    #expect(try ran(old, other).code == 0)
    let told = try ran(
      old.replacingOccurrences(of: "\"A\"", with: "\"A  1\""),
      other.replacingOccurrences(of: "\"A\"", with: "\"A 1\"")
    ).out.split(separator: "\n").prefix { !$0.hasPrefix("s: ") }
    #expect(
      told == [
        "what differs in the files", "  old  old.navsim:4  page A \"A  1\"",
        "  new  new.navsim:4  page A \"A 1\"",
      ])
  }

  /// What UIKit or navsim says while a line runs is told in its frame, and what comes back, in the one that shows it.
  @Test func placesBehindALineAreThose() throws {
    let blip = try ran(
      Self.timed(""),
      Self.timed("at 200ms  bar tintColor=orange\nat 216.667ms  bar tintColor=#007AFF"))
    #expect(blip.out.contains("blip, back at write#2 +0"), "\(blip.out)")
  }

  /// Cells that have another value of one axis each are a pair.
  @Test func oneCellOfEachSideIsAPair() throws {
    let old = Self.styled("red")
    let ran = try ran(old, old.replacingOccurrences(of: "ios 17", with: "ios 18"))
    #expect(!ran.out.contains("only in"), "\(ran.out)")
    #expect(ran.out.contains("old  s [strategy=native ios=17"))
  }
}
