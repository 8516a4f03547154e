import NavSimChecks
import NavSimLanguage
import NavSimSimulator
import Testing

/// Nothing is found where nothing is wrong: over the list of `SilenceList`. That each of the
/// explained findings is needed shows only where all cases are made.
@Suite struct SilenceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var strategy: String
    var kind: SettlingText.Kind
    var testDescription: String { "\(strategy), \(kind) pages" }
    /// Where the count of cells begins, as in `SettlingTests`.
    var turn: Int { SettlingTests.Case(strategy: strategy, kind: kind).turn }
  }

  static let cases = SilenceList.cases.map { Case(strategy: $0.strategy, kind: $0.kind) }

  @Test(arguments: cases) func nothingIsFound(given: Case) throws {
    let text = SettlingText(given.strategy, given.kind)
    guard text.isMeant else { return }
    let script = try Bench.script(text.text(ios: SilenceList.versions(given.kind)))
    let known = SilenceList.explained.filter {
      $0.strategy == given.strategy && $0.kind == given.kind
    }
    var shown: Set<Int> = []
    var found: [String] = []
    var turn = given.turn
    for (index, operation) in SettlingText.operations(on: given.kind).enumerated() {
      for cell in try script.cells(scenario: index, overrides: []) {
        turn += 1
        guard Whole.isAsked || turn % SettlingTests.step == 0 else { continue }
        let trace = Simulator.run(script.program(scenario: index, cell: cell))
        for finding in Detector.findings(in: trace) {
          let why = known.indices.filter {
            known[$0].detector == finding.kind && operation.name.contains(known[$0].operation)
          }
          shown.formUnion(why)
          if why.isEmpty {
            found.append(
              "\(operation.name) (\(cell.text)): \(finding.kind) of \(finding.subject) at "
                + "\(finding.frame): \(finding.message)")
          }
        }
      }
    }
    #expect(found.isEmpty, "\(found.count): \(found.prefix(12).joined(separator: "\n"))")
    guard Whole.isAsked else { return }
    #expect(
      known.indices.filter { !shown.contains($0) }.map { known[$0].why } == [],
      "nothing shows these")
  }
}
