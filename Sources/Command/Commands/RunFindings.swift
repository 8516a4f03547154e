import NavSim

// What the detectors found in the cells of one call of `run`: enough of it to see what is wrong,
// not so much that the rest is lost.

/// Findings of a run, told cell by cell and counted.
struct RunFindings {
  /// How many lines are told of many cells.
  static let most = 40
  private let isDetailed: Bool
  private var told = 0
  private var cells = 0
  private var counts: [(kind: String, count: Int)] = []
  private var isCut = false

  /// - Parameter isDetailed: whether frames and causes are told.
  init(isDetailed: Bool) { self.isDetailed = isDetailed }

  /// What is to be said about one cell.
  mutating func lines(of run: CellRun) -> [PaintedText] {
    let findings = run.findings
    guard !findings.isEmpty else { return [] }
    cells += 1
    for finding in findings { count(finding.kind) }
    let report = FindingReport(
      findings, path: run.path, line: run.line, cell: run.cell.text, isDetailed: isDetailed)
    let blocks = report.blocks
    let shown = isDetailed ? blocks.count : min(blocks.count, Self.most - told)
    told += shown
    if shown < blocks.count { isCut = true }
    return Array(blocks.prefix(shown))
  }

  /// `found: 3 in 2 cells: 2 snap, 1 flash`; nil where nothing was found.
  var summary: String? {
    if counts.isEmpty { return nil }
    let all = counts.map(\.count).reduce(0, +)
    let kinds = counts.sorted { ($1.count, $0.kind) < ($0.count, $1.kind) }
    return "found: \(all) in \(cells) cell\(cells == 1 ? "" : "s"): "
      + kinds.map { "\($0.count) \($0.kind)" }.joined(separator: ", ")
      + (isCut ? " (the first \(Self.most) lines are told; run a cell alone to see all of it)" : "")
  }

  private mutating func count(_ kind: String) {
    if let index = counts.firstIndex(where: { $0.kind == kind }) {
      counts[index].count += 1
    } else {
      counts.append((kind, 1))
    }
  }
}
