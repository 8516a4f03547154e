import Foundation
import Testing

/// What the cells of an axis of one's own say of each other, and how they are named.
@Suite struct SiblingTests {
  private let scratch: Scratch
  init() throws { scratch = try Scratch() }

  private func run(_ lines: String, _ options: [String] = []) throws -> Ran {
    let text = """
      device iphone-8
      ios    12
      page A "A"
        view backgroundColor=white
      page B "B"
        view backgroundColor=white
      \(lines)
      scenario "one"
      matrix
        variant  bug fix
      root Main
      at 0ms  push B
      expect at end:  top is B

      """
    try scratch.write(text, to: "x.navsim")
    return try Binary.run(["run", "x.navsim", "--look"] + options, in: scratch.url)
  }

  /// A margin that no button stands at is never seen.
  @Test func cellsThatLookTheSameAreNamed() throws {
    let same =
      "  [bug] self preferredStatusBarStyle=default\n  [fix] self preferredStatusBarStyle=lightContent\n"
    let ran = try run(same + "navigation Main\n  stack A\n  self statusBarStyleFrom=self")
    #expect(
      ran.err.contains("note: bug and fix look the same: what 'variant' changes"), "\(ran.err)")
    let other = try run(
      "  [bug] on viewWillAppear  bar barTintColor=red\n  [fix] on viewWillAppear  bar barTintColor=blue\n"
        + "navigation Main\n  stack A")
    #expect(!other.err.contains("look the same"))
    // One cell alone has no sibling.
    let alone = try run(same + "navigation Main\n  stack A", ["--cell", "bug"])
    #expect(!alone.err.contains("look the same") && alone.err.contains("1 cell"))
  }

  /// Where the title gets small, content moves up by itself; where it stays large, it does not.
  @Test func whatUIKitDoesByItselfAndAnAxisCuresIsNamed() throws {
    let ran = try run(
      """
        [bug] item largeTitleDisplayMode=never
        [fix] item largeTitleDisplayMode=always
      navigation Main
        stack A
        bar prefersLargeTitles=yes
      """)
    #expect(
      ran.err.contains(
        "content-jump of page.A in bug and not in fix"),
      "\(ran.err)")
  }

  @Test(arguments: [
    ("bug", 0, "1 cell"), ("!bug", 0, "1 cell"),
    ("bugg", 2, "unknown value 'bugg'; did you mean 'bug'?"),
    ("bug,ios=13", 0, "1 cell"), ("!", 2, "'!' is no value for '--cell'"),
    ("bug,", 2, "is no value for '--cell'"),
  ])
  func aBareValueIsThatOfAnOwnAxis(cell: String, code: Int32, message: String) throws {
    let ran = try run(
      "  [bug] view alpha=0.5\n  [fix] view alpha=1\nnavigation Main\n  stack A", ["--cell", cell])
    #expect(ran.code == code && ran.err.contains(message), "\(ran.err)")
  }

  @Test func aBareValueOfSeveralAxesIsRefused() throws {
    try scratch.write(
      """
      page A
        [one=a] view alpha=0.5
        [two=a] view alpha=0.25
      scenario "x"
      matrix
        one  a b
        two  a b
      stack A
      expect at end:  top is A

      """, to: "two.navsim")
    let ran = try Binary.run(["run", "two.navsim", "--cell", "a"], in: scratch.url)
    #expect(ran.code == 2 && ran.err.contains("'a' is a value of several axes: one=a, two=a"))
  }

  @Test func aClaimThatFindsNothingSaysWhereOrWhy() throws {
    let late = try run(
      "  [bug] on viewDidAppear  bar backgroundImage=red\n  [fix] on viewDidAppear  bar backgroundImage=blue\n"
        + "navigation Main\n  stack A\n// ")
    #expect(late.code == 0)
    let text = try scratch.read("x.navsim").replacing(
      "expect at end:",
      with: "expect at push.start: some snap\nexpect at end: some hidden-mismatch\nexpect at end:")
    try scratch.write(text, to: "y.navsim")
    let ran = try Binary.run(["run", "y.navsim", "--cell", "bug", "--look"], in: scratch.url)
    #expect(
      ran.err.contains("= note: snap of eye at push end +0 (500ms): not where the claim looks"),
      "\(ran.err)")
    #expect(ran.err.contains("= note: no page on top says whether it wants a bar"), "\(ran.err)")
  }

  @Test func whatIsNotModelledSaysWhatToWrite() throws {
    let ran = try run(
      "  [bug] view alpha=1\n  [fix] view alpha=1\nnavigation Main\n  stack A\n  self definesPresentationContext=yes"
    )
    #expect(ran.code == 2 && ran.err.contains("'definesPresentationContext' is not modelled"))
    #expect(ran.err.contains("currentContext"))
  }
}
