import Foundation
import NavSimVerify
import NavSimTestSupport
import Testing

@testable import NavSim

/// The versions of the libraries that ship: each can be chosen, and says what it changed.
@Suite struct StrategyVersionTests {
  static let names = ChosenVersion.names

  @Test func thereAreSome() {
    #expect(["km", "hbd", "wr", "yp", "qmui", "fd", "rt"].allSatisfy(Self.names.contains))
  }

  /// Some; `navsim-bench verify choices` takes all.
  @Test(.enabled(if: Whole.isAsked)) func eachVersionCanBeChosenAndSaysWhatItIs() {
    let all = ChosenVersion.all
    for index in stride(from: 0, to: all.count, by: 9) { #expect(all[index].check().faults == []) }
  }

  @Test func aVersionThatIsNoneIsTold() {
    let none = ChosenVersion(name: "km", entry: .init(version: "9", note: ""))
    let faults = none.check().faults
    #expect(faults.count == 4 && faults[0] == "km@9: nothing is said of it")
    #expect(faults.dropFirst().allSatisfy { $0.contains("'km' has no version 9") })
  }

  /// A note is about a version that is declared.
  @Test(arguments: names)
  func noStrayNote(_ name: String) throws {
    let text = try #require(Catalogue.wholeStrategySource(name))
    let noted = text.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("/// Version "), let colon = line.firstIndex(of: ":") else { return nil }
      return String(line[..<colon].dropFirst(12))
    }
    #expect(noted == Catalogue.versions(of: name)?.all.map(\.version))
  }

  /// What is printed of a strategy says nothing of versions that are not chosen.
  @Test(arguments: names)
  func theTableIsThatOfTheNewest(_ name: String) throws {
    let newest = try #require(Catalogue.versions(of: name)?.all.last?.version)
    let table = try #require(Catalogue.strategySource(name))
    #expect(table == Catalogue.strategySource("\(name)@\(newest)"))
    #expect(!table.contains("version>") && !table.contains("\n  versions "))
    #expect(Catalogue.strategySource("\(name)@9999") == nil)
  }

  // MARK: - The tool

  @Test func explainTellsThem() throws {
    let told = try Binary.run(["explain", "km", "--versions"])
    #expect(told.code == 0)
    #expect(told.out.hasPrefix("km: its versions, oldest first\n"))
    #expect(told.out.contains("\n  1.1.7   2020-09-17. Takes that back. Reports: 155"))
    #expect(told.out.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(try Binary.run(["explain", "native", "--versions"]).out == "native has no versions.\n")
    let one = try Binary.run(["explain", "km@1.1.3"]).out
    #expect(one.hasPrefix("km@1.1.3: a version of a strategy\n\n  Counts as version 1.1.2: "))
    let plain = try Binary.run(["explain", "km"]).out
    #expect(plain.contains("  Versions: 0.0.3 to 1.1.11, which counts where none is chosen.\n"))
    #expect(!plain.contains("1.1.7"))
  }

  @Test func explainPrintsTheirTables() throws {
    let old = try Binary.run(["explain", "km@1.0.0", "--table"]).out
    #expect(old.contains("hide bar.bg by=hidden") && !old.contains("by=locked"))
    let whole = try Binary.run(["explain", "km", "--table", "--versions"]).out
    #expect(whole.contains("[version>=1.1.0]") && whole.contains("/// Version 1.1.0: "))
  }

  @Test(arguments: [
    (["explain", "km@9"], "'km' has no version 9: the newest is 1.1.11"),
    (["explain", "km@0.0.1", "--table"], "'km' has no version 0.0.1: the oldest is 0.0.3"),
    (["explain", "km@new"], "'new' is not a version of 'km'"),
    (["explain", "native@1"], "the strategy 'native' has no versions"),
    (["explain", "km@1.0.0", "--versions"], "'--versions' is about all of them"),
    (["explain", "hooks", "--versions"], "'--versions' says nothing with 'hooks'"),
    (["reproduce", "x", "--strategy", "km@9"], "'km' has no version 9"),
    (
      ["run", "Scenarios/basics/push.navsim", "--strategy", "km@9"],
      "'km' has no version 9: the newest is 1.1.11; versions: 0.0.3"
    ),
    (
      ["compare", "Scenarios/basics/push.navsim", "--strategy", "km,km@9"],
      "'km' has no version 9"
    ),
  ])
  func whatIsNotThereIsSaid(_ arguments: [String], _ text: String) throws {
    let ran = try Binary.run(arguments)
    #expect(ran.code == 2)
    #expect(ran.err.contains(text))
  }

  @Test func theFileOfAnOwnStrategyIsNamed() throws {
    let scratch = try Scratch()
    _ = try scratch.write(
      """
      /// What we ship.
      ///
      /// Version 1.0: the first.
      /// Version 2.0: hides the bar.
      strategy ours
        versions 1.0 2.0
        [version<2.0]  on viewDidLoad  bar.bg alpha=0
        [version>=2.0] on viewDidLoad  hide bar.bg by=hidden

      page A
      strategy ours
      scenario "x"
      stack A
      expect at end: top is A

      """, to: "own.navsim")
    func run(_ arguments: String...) throws -> String {
      try Binary.run(["explain"] + arguments, in: scratch.url).out
    }
    #expect(try run("ours", "own.navsim", "--versions").contains("\n  2.0  hides the bar.\n"))
    #expect(try run("ours@1.5", "own.navsim").contains("Counts as version 1.0: the first."))
    #expect(
      try run("ours@1.0", "own.navsim", "--table")
        == "/// What we ship.\nstrategy ours\n  on viewDidLoad  bar.bg alpha=0\n")
  }

  @Test func comparesVersions() throws {
    let ran = try Binary.run([
      "compare", "Scenarios/survey/pop.navsim", "--strategy", "km@1.0.0,km 1.1.0",
    ])
    #expect(ran.code == 0)
    #expect(ran.out.contains("\nkm@1.0.0 "))
  }
}
