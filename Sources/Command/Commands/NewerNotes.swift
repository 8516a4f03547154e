import NavSim

/// What is said of a version that the call asks for and that a file's lines are too new for. In a file's own cell that is
/// an error; here the line does nothing, as the property is not there, or the claim cannot hold; the rest is what was
/// asked.
enum NewerNotes {
  /// How many lines are named.
  private static let most = 10

  /// A line for each property and place: `note: FILE:6: iOS 12 has no standardAppearance, …`.
  static func lines(
    _ cells: [(file: ScenarioFile, scenario: Int, cell: Cell)]
  ) -> [PaintedText] {
    var order: [NewerLine] = []
    var versions: [NewerLine: [String]] = [:]
    for (file, scenario, cell) in cells {
      guard let version = cell["ios"] else { continue }
      for line in file.newer(of: scenario, cell) {
        if versions[line] == nil { order.append(line) }
        if versions[line]?.contains(version) != true {
          versions[line, default: []].append(version)
        }
      }
    }
    var lines = order.prefix(most).map { line in
      let names = versions[line] ?? []
      let what = line.isClaim ? "the claim cannot hold there" : "the line does nothing there"
      return PaintedText(
        line: "note: \(line.path):\(line.line): iOS \(names.joined(separator: ", "))"
          + " \(names.count > 1 ? "have" : "has") no \(line.name): \(what);"
          + " it came with iOS \(line.since)")
    }
    if order.count > most {
      lines.append("note: and \(order.count - most) more that came with a later iOS")
    }
    return lines
  }

  /// The same of the cells that run.
  static func lines(_ jobs: [RunJob]) -> [PaintedText] {
    lines(jobs.map { ($0.file, $0.scenario, $0.cell) })
  }
}
