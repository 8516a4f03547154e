import NavSimChecks
import NavSimKernel
import NavSimTrace

// What detectors found in the cells of a suite, told once for all cells of a scenario that show it.

/// The same finding in several cells of one scenario.
struct FindingGroup {
  /// Its first cell, in the order of the suite.
  let cell: CellReport
  /// What was found there.
  let finding: CellFinding
  /// The cells that show it.
  var cells: [[TraceAxis]]
  /// Whether some of them tell it with other figures.
  var figuresVary = false

  /// `a.navsim:3:1: note: NAV005 snap of eye at push +0 (0ms): … (in 2 of 6 cells: ios<=14)`
  func text(among all: [[TraceAxis]]) -> PaintedText {
    let head =
      "\(cell.file):\(cell.line):1: note: \(finding.id) \(finding.kind) of \(finding.subject)"
    let set =
      CellSet(cells, of: all).text + (figuresVary ? "; the figures are those of the first" : "")
    return PaintedText(
      line: "\(head) at \(finding.place): \(finding.message) (\(set))", .note)
  }
}

extension SuiteReport {
  /// What was found that no claim speaks of: some of it, then how much it is, then what UIKit does by
  /// itself. Empty where there is nothing.
  ///
  /// - Parameters:
  ///   - most: how many findings are told at most; one that several cells of a scenario show is told
  ///     once.
  ///   - tellsAgain: whether those are told too that were an error or a warning of their cell.
  ///   - sure: what is to be said of how sure a finding of a cell is, a line each.
  public func findings(
    most: Int, tellsAgain: Bool = false,
    sure: (CellFinding, CellReport) -> [String] = { _, _ in [] }
  ) -> [PaintedText] {
    var habits = HabitTally()
    for cell in cells { habits.add(cell.byItself) }
    let note = habits.note.map { [PaintedText(line: $0, .note)] } ?? []
    guard cells.contains(where: { !$0.findings.isEmpty }) else { return note }
    let groups = findingGroups.filter { tellsAgain || !$0.cell.hasTold($0.finding) }
    var lines: [PaintedText] = []
    for group in groups.prefix(most) {
      lines.append(
        group.text(among: cells.filter { $0.isOneOf(group.cell) && $0.hasRun }.map(\.cell)))
      lines += sure(group.finding, group.cell).map { .painted("     = sure: \($0)", .note) }
    }
    let rest = groups.count > most ? "; --findings \(groups.count) tells all" : ""
    lines.append(PaintedText(line: tally + rest, .note))
    return lines + note
  }

  /// Each finding of a scenario once, in the order of the suite; what a cell shows again and again comes
  /// behind all that is new.
  private var findingGroups: [FindingGroup] {
    var groups: [(key: String, turn: Int, group: FindingGroup)] = []
    // Cells of one scenario follow each other.
    var first = 0
    for cell in cells {
      if first < groups.count, !cell.isOneOf(groups[first].group.cell) { first = groups.count }
      var turns: [String: Int] = [:]
      for finding in cell.findings {
        let key = finding.key
        let turn = turns[finding.sort, default: 0]
        turns[finding.sort] = turn + 1
        if let same = groups[first...].firstIndex(where: { $0.key == key }) {
          guard groups[same].group.cells.last != cell.cell else { continue }
          groups[same].group.cells.append(cell.cell)
          if groups[same].group.finding.message != finding.message {
            groups[same].group.figuresVary = true
          }
        } else {
          let group = FindingGroup(cell: cell, finding: finding, cells: [cell.cell])
          groups.append((key, turn, group))
        }
      }
    }
    return (groups.filter { $0.turn == 0 } + groups.filter { $0.turn > 0 }).map(\.group)
  }

  /// `found: 3 in 2 of 8 cells, and no claim speaks of it: 2 snap, 1 flash`
  private var tally: String {
    let found = cells.filter { !$0.findings.isEmpty }
    var counts: [String: Int] = [:]
    for finding in found.flatMap(\.findings) { counts[finding.kind, default: 0] += 1 }
    let kinds = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let all = counts.values.reduce(0, +)
    return "found: \(all) in \(Count.of(found.count, "cell")), and no claim speaks of it: "
      + kinds.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
  }
}

extension CellReport {
  /// Whether it is a cell of the same scenario.
  func isOneOf(_ other: CellReport) -> Bool {
    file == other.file && line == other.line && scenario == other.scenario
  }

  /// Whether a finding, or another one of its detector with how many more there are, was an error or a warning here
  /// because nobody claimed it. Claims that fail have a text.
  fileprivate func hasTold(_ finding: CellFinding) -> Bool {
    failures.contains { $0.rule == finding.id && $0.text.isEmpty }
      || remarks.contains { $0.contains(": warning: \(finding.id) \(finding.kind) of ") }
  }

  var hasRun: Bool { outcome == .passed || outcome == .failed }
}

extension CellFinding {
  /// What is one finding in several cells: at one moment, and of one sort in the same colours.
  fileprivate var key: String {
    let colors = message.split(separator: " ").filter { $0.hasPrefix("#") }
    return ([sort, moment] + colors.map(String.init)).joined(separator: " ")
  }

  /// What is alike: of one detector and subject, and told in the same words, whatever figures stand in them.
  fileprivate var sort: String {
    let words = message.split(separator: " ").filter { !$0.contains(where: \.isNumber) }
    return ([id, subject] + words.map(String.init)).joined(separator: " ")
  }
}
