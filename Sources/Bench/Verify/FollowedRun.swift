import NavSim
import NavSimVerify

/// Who asked for what is kept beside a run: nothing looks otherwise for it.
enum FollowedRun {
  /// Every cell of a file.
  static func check(_ source: SourceFile, of folder: ScenarioFolder) -> CheckTally {
    var tally = CheckTally()
    let file = folder.read(.init(path: source.path, bytes: Array(source.text.utf8)))
    for scenario in file.scenarios.indices {
      for cell in (try? file.cells(of: scenario)) ?? [] {
        tally.add(fault(file, scenario, cell).map { "\(source.path): \(cell.text): \($0)" })
      }
    }
    return tally
  }

  /// What is wrong with a cell that is run as it is and followed; nil if nothing is.
  static func fault(_ file: ScenarioFile, _ scenario: Int, _ cell: Cell) -> String? {
    guard let plain = file.run(scenario, cell)?.trace, let followed = file.follow(scenario, cell)
    else { return "cannot be run" }
    if plain.bytes() != followed.bytes() { return "looks otherwise when it is followed" }
    if plain.story != nil { return "has a story that nobody asked for" }
    return followed.story?.links.isEmpty == false ? nil : "has no story"
  }
}
