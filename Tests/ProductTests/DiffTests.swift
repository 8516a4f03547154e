import Foundation
import NavSim
import Testing

// Pairs of traces, one for each class of difference and each kind of trouble. What `navsim diff`
// prints is recorded beside them; what it must say at least is written here, from docs/Diff.md.

@Suite struct DiffTests {
  static let folder = Binary.root.appendingPathComponent("Tests/ProductTests/Diffs")

  struct Pair: CustomTestStringConvertible, Sendable {
    let name: String
    /// `PHASE +K PROPERTY CLASS` of the first difference; empty where there is none.
    var first = ""
    var code: Int32 = 1
    var testDescription: String { name }
  }

  static let pairs = [
    Pair(name: "same", code: 0),
    Pair(name: "blip", first: "push +9 bar.bg.alpha blip"),
    Pair(name: "shifted", first: "push +1 page.B.x shifted +2f"),
    Pair(name: "shifted-word", first: "push +1 bar.bg.color shifted -3f"),
    Pair(name: "scaled", first: "push +1 page.B.x scaled ×1.5"),
    Pair(name: "curve", first: "push +1 page.B.x curve"),
    Pair(name: "constant", first: "push +5 bar.bg.alpha constant"),
    Pair(name: "added", first: "start start bar.bg.shadow.alpha added"),
    Pair(name: "removed", first: "start start bar.bg.shadow.alpha removed"),
    Pair(name: "events-missing", first: "push +0 events events"),
    Pair(name: "events-order", first: "push +0 events events"),
    Pair(name: "phase-added", first: "pop +0 phase added"),
    Pair(name: "phase-removed", first: "pop +0 phase removed"),
    Pair(name: "late", first: "run  action pop run"),
    Pair(name: "outcome", first: "run  action push run"),
    Pair(name: "held", first: "push +7 bar.height constant"),
    Pair(name: "two", first: "push +5 bar.bg.alpha constant"),
    Pair(name: "cut", code: 2), Pair(name: "reordered", code: 2),
    Pair(name: "two-traces", code: 2), Pair(name: "no-trace", code: 2),
    Pair(name: "other-rate", code: 2),
  ]

  @Test(arguments: pairs)
  func theBinaryPrintsWhatIsRecorded(pair: Pair) throws {
    let ran = try Binary.run(
      ["diff", pair.name + ".old", pair.name + ".new"], in: Self.folder)
    let told = ran.out + ran.err
    let file = Self.folder.appendingPathComponent(pair.name + ".txt")
    if ProcessInfo.processInfo.environment["NAVSIM_UPDATE"] != nil {
      try told.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(told == (try? String(contentsOf: file, encoding: .utf8)))
    #expect(ran.code == pair.code)
  }

  @Test(arguments: pairs.filter { $0.code < 2 })
  func theFirstDifferenceHasTheClassThatTheRulesSay(pair: Pair) throws {
    let texts = try ["old", "new"].map { side in
      [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent("\(pair.name).\(side)")))
    }
    let comparison = try TraceComparison(old: texts[0], "old", new: texts[1], "new")
    #expect(comparison.isSame == pair.first.isEmpty)
    guard let first = comparison.first else { return }
    let told = "\(first.phase) \(first.cells[5]) \(first.property) \(first.change.text)"
    #expect(told == pair.first)
  }

  /// A phase begins with what the one before left, and sets it at once: it differs from where they part again.
  @Test func whatTheFirstFrameMakesTheSameIsNoDifference() throws {
    func text(_ late: String) -> String {
      """
      device iphone-8
      ios 17
      page A "A"
        on viewWillAppear  bar tintColor=white
        on viewWillAppear  after 100ms  bar tintColor=\(late)
      page B "B"
        on viewWillAppear  bar tintColor=\(late)
      scenario "s"
      stack A
      at 0ms  push B
      then    pop
      expect at end:  top is A

      """
    }
    let traces = try ["red", "blue"].map { late in
      let file = ScenarioFile(path: "x.navsim", text: text(late))
      let cell = try #require(try file.cells(of: 0).first)
      return try #require(file.run(0, cell)).trace.bytes()
    }
    let comparison = try TraceComparison(old: traces[0], "old", new: traces[1], "new")
    let row = try #require(
      comparison.differences.last { $0.property == "bar.tintColor" && $0.phase == "pop" })
    #expect(row.old == "#FF0000" && row.new == "#0000FF" && row.k ?? 0 > 0)
  }

  @Test func everyPairHasItsFiles() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let known = Set(Self.pairs.map(\.name))
    for name in names {
      let stem = String(name.prefix { $0 != "." })
      #expect(known.contains(stem), "\(name) belongs to no pair")
    }
  }
}
