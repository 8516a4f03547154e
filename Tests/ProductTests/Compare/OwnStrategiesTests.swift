import NavSim
import Testing

/// Whom `--strategy all` stands for (docs/Compare.md).
@Suite struct OwnStrategiesTests {
  private static func file(_ path: String, _ tables: [String], axis: String = "") -> ScenarioFile {
    let declared = tables.map { "strategy \($0)\n  on willShow  bar tintColor=red\n" }.joined()
    return ScenarioFile(
      path: path,
      text: "ios 12\n\(declared)page A\npage B\nscenario \"s\"\n\(axis)stack A\nat 0ms  push B\n")
  }

  @Test func thoseThatAFileDeclaresStandBehindThoseOfItsCells() {
    let one = Self.file("a", ["mine", "other"], axis: "matrix\n  strategy other native\n")
    #expect(one.diagnostics.allSatisfy { $0.severity != .error }, "\(one.diagnostics)")
    let all = Catalogue.allStrategies(for: [one])
    #expect(all.prefix(3) == ["other", "native", "mine"])
    #expect(all.contains("km") && Set(all).count == all.count)
  }

  @Test func ofSeveralFilesThoseThatAllOfThemHave() {
    let files = [Self.file("a", ["mine", "other"]), Self.file("b", ["mine"])]
    let all = Catalogue.allStrategies(for: files)
    #expect(all.contains("mine") && !all.contains("other") && all.contains("km"))
  }
}
