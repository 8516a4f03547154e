import Foundation
import Testing

// Tables of recorded values from the first to the last step: empty, written, kept, different.

@Suite struct RecordTests {
  /// A push of 500 ms over 375 points: at 0% the page is as far out as it will be, at 100% in place.
  static let text = """
    device iphone-8
    ios    12
    page A "A"
    page B "B \\"2\\""

    scenario "over there"
    stack A
    at 0ms  push B  // a comment that stays

    // what the page does
    record push: page.B.x title.B.title A.fake.x bar.hidden
    expect at end:  top is B

    """

  private static let rows = """
      0%    375      "B \\"2\\""  absent  no
      25%   112.891  "B \\"2\\""  absent  no
      50%   21.736   "B \\"2\\""  absent  no
      75%   2.739    "B \\"2\\""  absent  no
      100%  0        "B \\"2\\""  absent  no

    """

  static func folder(_ text: String = text) throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(text, to: "x.navsim")
    return scratch
  }

  private static func written(_ rows: String) -> String {
    text.replacing("expect at end", with: rows + "expect at end")
  }

  @Test func anEmptyTableFailsAndIsFilled() throws {
    let scratch = try Self.folder()
    let empty = try GoldenTests.run(scratch, "test")
    #expect(empty.code == 1)
    #expect(empty.out.hasPrefix("x.navsim:11:1: error: nothing is recorded yet below this line\n"))
    #expect(empty.out.contains("2 failed") == false && empty.out.contains("1 failed (record)"))
    #expect(try scratch.read("x.navsim") == Self.text)
    #expect(try GoldenTests.run(scratch, "test", "--check").code == 1)
    #expect(try scratch.read("x.navsim") == Self.text)
    let update = try GoldenTests.run(scratch, "test", "--update=missing")
    #expect(update.code == 0 && update.out.hasPrefix("wrote x.navsim\n"))
    #expect(try scratch.read("x.navsim") == Self.written(Self.rows))
    #expect(try GoldenTests.run(scratch, "test", "--check").code == 0)
    #expect(try GoldenTests.run(scratch, "fmt", "--check", "x.navsim").code == 0)
  }

  @Test func aDifferentValueTellsItsPlaceTheFrameAndTheRest() throws {
    let scratch = try Self.folder(
      Self.written(Self.rows.replacing("21.736", with: "21.737").replacing("no", with: "yes")))
    let ran = try GoldenTests.run(scratch, "test")
    #expect(ran.code == 1)
    #expect(
      ran.out.hasPrefix(
        """
        x.navsim:12:37: error: bar.hidden is no at 0% of 'push', recorded is yes
          12 |   0%    375      "B \\"2\\""  absent  yes
             |                                     ^~~
             = where: push +0 (0ms), cell strategy=native ios=12 device=iphone-8
             = frame: start bar.hidden=no   +0 bar.hidden=no   +1 bar.hidden=no
             = cause: it is so from the start
             = note: and 5 more: 25% bar.hidden, 50% page.B.x, 50% bar.hidden, 75% bar.hidden, \
        100% bar.hidden
        """), "\(ran.out)")
    #expect(try GoldenTests.run(scratch, "test", "--update=missing").code == 1)
    #expect(try GoldenTests.run(scratch, "test", "--update").code == 0)
    #expect(try scratch.read("x.navsim") == Self.written(Self.rows))
  }

  /// Guards, comments, blank lines, the order of rows, and the ends of lines are the author's.
  @Test func onlyValuesAreWritten() throws {
    let before = """
      [ios=12] record push: page.B.x
        100%   // the end
      // between
        [ios=12] 50%

        0%   375  // the start

      """
    let after = """
      [ios=12] record push: page.B.x
        100%  0  // the end
      // between
        [ios=12] 50%  21.736

        0%  375  // the start

      """
    let start = Self.text.replacing(#/record .*\n/#, with: "")
    for end in ["\n", "\r\n"] {
      let scratch = try Self.folder((start + before).replacing("\n", with: end))
      let ran = try GoldenTests.run(scratch, "test", "--update=missing")
      #expect(ran.code == 0, "\(ran.out)")
      #expect(try scratch.read("x.navsim") == (start + after).replacing("\n", with: end))
    }
  }

  /// A row holds one value for all of its cells; the first cell decides, the other one is told.
  @Test func cellsThatDifferNeedRowsOfTheirOwn() throws {
    let text = """
      device iphone-8
      page A "A"
        view backgroundColor=white
      page B "B"
        view backgroundColor=white
        on viewWillAppear  bar alpha=0.5

      scenario "two"
      matrix
        variant  one two
        ios      12
      stack A
      [one] at 0ms  push B
      [two] at 0ms  push B animated=no
      record push: bar.alpha navigation.top
        0%
      expect at end:  top is B

      """
    let scratch = try Self.folder(text)
    let ran = try GoldenTests.run(scratch, "test", "--update")
    #expect(ran.code == 1)
    #expect(ran.out.contains("x.navsim:16:3: error: 'push' never reached 0%"), "\(ran.out)")
    #expect(try scratch.read("x.navsim").contains("\n  0%  0.5  B\n"))
    let differing = text.replacing("[two] at 0ms  push B animated=no\n", with: "")
      .replacing("[one] at", with: "at").replacing("on viewWill", with: "[one] on viewWill")
    let other = try Self.folder(differing)
    let refused = try GoldenTests.run(other, "test", "--update")
    #expect(refused.code == 1)
    #expect(refused.out.contains("two cells show something else at 0%"), "\(refused.out)")
    #expect(refused.out.contains("= frame: bar.alpha 0.5, here 1\n"))
    #expect(try other.read("x.navsim").contains("\n  0%  0.5  B\n"))
    let guarded = differing.replacing("  0%\n", with: "  [one] 0%\n  [two] 0%\n")
    let fine = try Self.folder(guarded)
    #expect(try GoldenTests.run(fine, "test", "--update").code == 0)
    #expect(try fine.read("x.navsim").contains("\n  [one] 0%  0.5  B\n  [two] 0%  1    B\n"))
  }

  /// The finger never came so far: that is a failure, and no update makes a row of it.
  @Test func aRowThatIsNeverReachedIsTold() throws {
    let text = """
      page A "A"
      page B "B"
      scenario "peek"
      stack A > B
      at 0ms  swipe back to 40% over 200ms release cancel
      record swipe: page.B.x
        75%
      expect at end:  top is B

      """
    let scratch = try Self.folder(text)
    let ran = try GoldenTests.run(scratch, "test", "--update")
    #expect(ran.code == 1 && ran.out.contains("x.navsim:7:3: error: 'swipe' never reached 75%"))
    #expect(try scratch.read("x.navsim") == text)
  }

  /// `navsim run` holds the table too.
  @Test func runTellsIt() throws {
    let scratch = try Self.folder()
    let ran = try Binary.run(["run", "--quiet", "x.navsim"], in: scratch.url)
    #expect(ran.code == 1 && ran.err.contains("x.navsim:11:1: error: nothing is recorded yet"))
  }

  /// Killed at any moment, the scenario is whole: the old one or the new one.
  @Test func aKilledUpdateLeavesAWholeScenario() throws {
    let scratch = try Self.folder()
    let script = """
      cd '\(scratch.url.path)' || exit 9
      unset CI
      cp x.navsim old
      '\(Binary.path)' test --update > /dev/null && cp x.navsim new
      cmp -s old new && exit 8
      for n in 1 2 3 4 5 6 7 8 9 10; do
        cp old x.navsim
        '\(Binary.path)' test --update > /dev/null 2>&1 &
        sleep 0.0$n
        kill -9 $! 2> /dev/null
        wait $! 2> /dev/null
        cmp -s old x.navsim || cmp -s new x.navsim || exit 7
      done
      """
    #expect(try Shell.run(script).code == 0)
  }
}
