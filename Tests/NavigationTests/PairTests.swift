import Foundation
import NavSimLanguage
import Testing

@testable import NavSimVerify

/// The pairs of Scenarios/pairs: what a person saw is named by the right detector in the right frame,
/// and nothing is found where it was cured.
@Suite struct PairTests {
  private static let pairs = VerifyTests.files.inside("pairs")
  private static let page = ProfileFlipTests.scenarios.deletingLastPathComponent()
    .appendingPathComponent("docs/Detectors.md")
  private static let opening =
    "<!-- pairs: NAVSIM_WHOLE=1 NAVSIM_UPDATE=1 swift test --filter PairTests -->"
  private static let closing = "<!-- end of pairs -->"

  /// Every tenth pair, or all; the whole also writes and holds the table of docs/Detectors.md.
  @Test func glitchesAreNamedAndCuresAreNot() throws {
    let score = PairScore(Self.pairs.files, of: VerifyTests.files, every: Whole.isAsked ? 1 : 10)
    let least = Whole.isAsked ? 120 : 12
    #expect(score.glitches >= least)
    #expect(score.cures >= least)
    #expect(score.isGood, "\(score.faults.joined(separator: "\n"))")
    guard Whole.isAsked else { return }
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let parts = text.components(separatedBy: Self.opening + "\n")
    let inside = try #require(parts.last?.components(separatedBy: Self.closing))
    try #require(parts.count == 2 && inside.count == 2)
    if ProcessInfo.processInfo.environment["NAVSIM_UPDATE"] != nil {
      let new = parts[0] + Self.opening + "\n" + score.table + Self.closing + inside[1]
      try new.write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(inside[0] == score.table)
    }
  }

  /// A check that cannot fail is none: a pair that says what is not so is told.
  @Test func aPairThatIsNotSoIsTold() {
    let text = """
      page A "A"
        view backgroundColor=white
      page B "B"
        view backgroundColor=white
        [cure] on viewWillAppear  hide bar animated=no
      scenario "the wrong way round"
      matrix
        pair  glitch cure
      stack A
      at 0ms  push B
      [glitch] expect at push.start:  some missing-animation
      [cure]   expect always:         no finding
      """
    let file = SourceFile(path: "pairs/x.navsim", text: text)
    let score = PairScore([file], of: VerifiedFiles([file]))
    #expect(score.glitches == 1)
    #expect(score.found == 0)
    #expect(score.curesFound == 1)
    #expect(!score.isGood)
    #expect(score.faults.count == 2)
    #expect(PairCheck.check(VerifiedFiles([file])).faults.count == 3)
  }

  @Test func aScenarioThatIsNoPairIsTold() {
    let file = SourceFile(
      path: "pairs/x.navsim", text: "page A\nscenario \"x\"\nstack A\nexpect at end:  top is A\n")
    #expect(PairScore([file], of: VerifiedFiles([file])).faults.count == 1)
  }
}
