import NavSim

// What `navsim check` would say of the one file that is run: who looks for what went wrong should not
// have to know that another command knows it.

/// The advice on a file, in a line.
enum RunAdvice {
  /// Where more cells run advice is not looked for.
  private static let mostCells = 1_000

  /// Of how many rules a piece is told.
  private static let mostRules = 3

  /// The first piece of each rule about the cells that run, and how many more there are; nothing of
  /// several files, and where there is none that somebody will see.
  static func lines(_ files: [ScenarioFile], _ jobs: [RunJob]) -> [PaintedText] {
    guard files.count == 1, let file = files.first, jobs.count <= mostCells else { return [] }
    var linter = Linter()
    linter.read(file) { scenario in jobs.filter { $0.scenario == scenario }.map(\.cell) }
    let seen = linter.findings.filter { $0.rule.severity == .warning }
    var rules: Set<String> = []
    let firsts = seen.filter { rules.insert($0.rule.id).inserted }.prefix(mostRules)
    let left = seen.count - firsts.count
    return firsts.enumerated().map { index, piece in
      let isLast = index == firsts.count - 1
      let rest =
        (left > 0 ? ", and \(left) more" : "") + "; navsim check " + ShellWord.path(file.path)
      return PaintedText(
        line: "advice: \(piece.place.path):\(piece.place.line): \(piece.rule.id) \(piece.message)"
          + (isLast ? rest : ""))
    }
  }
}
