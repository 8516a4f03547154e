import NavSimLanguage
import Testing

@testable import NavSimVerify

/// The pairs of Scenarios/pairs: what a person saw is named by the right detector in the right frame,
/// and nothing is found where it was cured.
@Suite struct PairTests {
  private static let pairs = VerifyTests.files.inside("pairs")

  /// Every thirtieth pair; `navsim-bench verify pairs` judges all.
  @Test func glitchesAreNamedAndCuresAreNot() throws {
    let score = PairScore(Self.pairs.files, of: VerifyTests.files, every: 30)
    #expect(score.glitches >= 4)
    #expect(score.cures >= 4)
    #expect(score.isGood, "\(score.faults.joined(separator: "\n"))")
  }

  @Test func theTableIsFoundInItsPage() throws {
    let score = PairScore(Self.pairs.files, of: VerifyTests.files, every: 80)
    let page = PairTable.opening + "\n" + score.table + PairTable.closing + "\n"
    let table = try #require(PairTable(in: "before\n" + page))
    #expect(table.text == score.table)
    #expect(PairTable(in: "nothing") == nil)
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
    #expect(PairCheck.check(VerifiedFiles([file]), page: "").faults.count == 4)
  }

  @Test func aScenarioThatIsNoPairIsTold() {
    let file = SourceFile(
      path: "pairs/x.navsim", text: "page A\nscenario \"x\"\nstack A\nexpect at end:  top is A\n")
    #expect(PairScore([file], of: VerifiedFiles([file])).faults.count == 1)
  }
}
