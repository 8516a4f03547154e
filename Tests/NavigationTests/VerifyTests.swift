import Foundation
import NavSimLanguage
import NavSimStrategies
import NavSimTestSupport
import Testing

@testable import NavSimVerify

/// A few cases of each check that `navsim-bench verify` makes of everything, and of each one that
/// must fail: a check that cannot fail is none.
@Suite struct VerifyTests {
  static let files = VerifiedFiles(
    ReadingTests.files.map { name in
      let url = ProfileFlipTests.scenarios.appendingPathComponent(name)
      return SourceFile(
        path: name, text: (try? String(contentsOf: url, encoding: .utf8)) ?? "")
    })

  static let strategies = OnlySource(files.inside("strategies"))

  @Test(arguments: files.every(40).map(\.path)) func spoiledBlanksArePutBack(path: String) throws {
    let file = try #require(Self.files.files.first { $0.path == path })
    let tally = SpoiledBlanks.check(file, of: Self.files)
    #expect(tally.faults == [])
    #expect(tally.count == 1)
  }

  @Test func aFileThatIsNotFormattedIsNamed() {
    let file = SourceFile(path: "x.navsim", text: "page A  \"A\"\nscenario  \"x\"\nstack A\n")
    let tally = SpoiledBlanks.check(file, of: VerifiedFiles([]))
    #expect(tally.faults.first == "x.navsim: is not formatted")
    let broken = SourceFile(path: "x.navsim", text: "pagge A\n")
    let faults = SpoiledBlanks.check(broken, of: VerifiedFiles([])).faults
    #expect(faults.contains { $0.contains("pagge") })
  }

  @Test(arguments: files.every(97).map(\.path)) func eachWordMayStandWhereItStands(
    path: String
  ) throws {
    let file = try #require(Self.files.files.first { $0.path == path })
    #expect(WrittenWords.check(file, of: Self.files, step: 7).faults == [])
  }

  @Test func aWordThatMayNotStandIsNamed() {
    let text = "page A\n  on viewDidLoad  sawe bar.alpha as old\n"
    let file = SourceFile(path: "x.navsim", text: text)
    let faults = WrittenWords.check(file, of: VerifiedFiles([])).faults
    #expect(faults.first?.hasPrefix("x.navsim:2:19: sawe: unknownStatement at 19") == true)
  }

  @Test(arguments: Whole.of(["km", "et-2019"], every: 2)) func aBuiltinTakenAwayAndLoaded(
    name: String
  ) {
    let tally = Self.strategies.check(name, files: 2)
    #expect(tally.faults == [])
    #expect(tally.count > 1)
  }

  /// Loaded with another library's table, a built-in does something else.
  @Test func anotherTableShows() throws {
    let meituan = try #require(BuiltinStrategies.text("meituan"))
    let table = meituan.replacingOccurrences(of: "strategy meituan", with: "strategy km")
    #expect(Self.strategies.check("km", table: table, files: 2).faults != [])
    #expect(Self.strategies.check("nobody").faults == ["no scenario uses nobody"])
  }

  @Test(arguments: 0..<2) func theSecondRunIsTheFirst(group: Int) {
    for seed in (group * 2)..<((group + 1) * 2) {
      #expect(SecondRun.check(seed: seed).faults == [])
    }
  }

  /// A few; `navsim-bench verify random` runs a thousand.
  @Test(arguments: Whole.of([0, 1], every: 2)) func randomAppsEnd(group: Int) {
    let size = 8
    for seed in (group * size)..<((group + 1) * size) {
      #expect(AppRun.check(seed: seed).faults == [])
    }
  }

  /// Apps in which a new child once asked for layout that nobody gave it.
  @Test(arguments: [6497, 7426]) func newChildrenAreAtRest(seed: Int) {
    #expect(AppRun.check(seed: seed).faults == [])
  }

  /// Appearances that are told out of order, or not to their end.
  @Test func anAppearanceOutOfOrderIsFound() {
    let appears = [["viewWillAppear", "A"], ["viewDidAppear", "A"]]
    #expect(AppRun.unpaired(appears, atRest: true) == [])
    #expect(AppRun.unpaired(appears.reversed(), atRest: false).count == 1)
    #expect(AppRun.unpaired(appears + appears, atRest: true).count == 1)
    #expect(AppRun.unpaired(Array(appears.prefix(1)), atRest: true).count == 1)
  }

  @Test func anotherScenarioIsNoSecondRun() {
    let texts = [1, 2].map { RandomScenario.text(seed: $0) }
    #expect(SecondRun.check(texts[0], texts[1], "both").faults.count == 1)
  }
}
