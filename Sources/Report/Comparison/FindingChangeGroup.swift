import NavSimTrace

/// What became of a finding in several traces of one scenario, told once.
struct FindingChangeGroup {
  /// As its first trace has it.
  let row: FindingChanges.Row
  /// The traces in which it is so.
  private(set) var entries: [ComparisonReport.Entry]
  /// Those that it is among: of the same scenario.
  private let all: [ComparisonReport.Entry]

  /// What came, went and changed in all of them, each once for a scenario; what came first.
  static func all(_ entries: [ComparisonReport.Entry]) -> [FindingChangeGroup] {
    var groups: [FindingChangeGroup] = []
    for kind in FindingChanges.Kind.allCases {
      for entry in entries {
        for row in entry.findings?.rows(kind) ?? [] {
          let place = groups.firstIndex { group in
            group.isAbout(row) && group.entries[0].scenario == entry.scenario
              && group.entries.last?.name != entry.name
          }
          if let place {
            groups[place].entries.append(entry)
          } else {
            let others = entries.filter { $0.scenario == entry.scenario }
            groups.append(FindingChangeGroup(row: row, entries: [entry], all: others))
          }
        }
      }
    }
    return groups
  }

  private func isAbout(_ other: FindingChanges.Row) -> Bool {
    row.kind == other.kind && row.finding.id == other.finding.id
      && row.finding.subject == other.finding.subject
      && row.finding.moment == other.finding.moment
      && row.finding.message == other.finding.message
  }

  /// `push, in 2 of 6 cells: ios<=14`; of traces that stand alone, their names.
  var cells: String {
    if entries.allSatisfy({ !$0.cell.isEmpty }) {
      let set = CellSet(entries.map(\.cell), of: all.map(\.cell)).text
      return entries[0].scenario.isEmpty ? set : entries[0].scenario + ", " + set
    }
    let names = entries.prefix(3).map(\.name).joined(separator: ", ")
    return entries.count > 3 ? names + " and \(entries.count - 3) more" : names
  }
}
