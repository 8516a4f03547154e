import NavSim

// What `navsim check` would say of the one file that is run: who looks for what went wrong should not
// have to know that another command knows it.

/// The advice on a file, in a line.
enum RunAdvice {
  /// Where more cells run advice is not looked for.
  private static let mostCells = 1_000

  /// The first piece about the cells that run and how many more there are; nothing of several files,
  /// and where there is none that somebody will see.
  static func lines(_ files: [ScenarioFile], _ jobs: [RunJob]) -> [PaintedText] {
    guard files.count == 1, let file = files.first, jobs.count <= mostCells else { return [] }
    var linter = Linter()
    linter.read(file) { scenario in jobs.filter { $0.scenario == scenario }.map(\.cell) }
    let seen = linter.findings.filter { $0.rule.severity == .warning }
    guard let first = seen.first else { return [] }
    let more = seen.count > 1 ? ", and \(seen.count - 1) more" : ""
    let line = PaintedText(
      line:
        "advice: \(first.place.path):\(first.place.line): \(first.message)\(more); navsim check "
        + ShellWord.quoted(file.path))
    return [line]
  }
}
