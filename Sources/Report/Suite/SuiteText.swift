import NavSimChecks
import NavSimKernel
import NavSimTrace

// What people read of a suite: the messages of each cell, and one line about the whole.

extension CellReport {
  /// `strategy=km,ios=17`, as `--cell` takes it.
  public var cellText: String { cell.map { $0.axis + "=" + $0.value }.joined(separator: ",") }

  /// What is to be said about the cell, each line with its end; empty if there is nothing.
  ///
  /// - Parameters:
  ///   - isQuiet: whether only what is wrong is told.
  ///   - alike: what other cells of the scenario say too; it is told once.
  func text(isQuiet: Bool, _ alike: inout Alike) -> PaintedText {
    var paragraphs: [PaintedText] = []
    switch outcome {
    case .stopped:
      paragraphs.append(
        [
          .painted("\(file):\(line):1: error: \(reason ?? "the run ended early")", .error),
          .painted("     = where: scenario \"\(scenario)\"", .note),
          .painted("     = repro: \(repro)", .note),
        ].joined(separator: "\n"))
    case .skipped where !isQuiet:
      let text = "note: skipped \(cellText): \(reason ?? "")"
      paragraphs.append(.painted("\(file):\(line):1: \(text)", .note))
    default:
      for failure in failures {
        guard let cells = alike.cells(of: failure) else { continue }
        let item =
          cells.count > 1
          ? ReportItem(
            alike.joined(failure), in: cells.text, causes: alike.causes(of: failure))
          : ReportItem(failure)
        paragraphs.append(item.text + "\n")
      }
    }
    if !isQuiet {
      for issue in known {
        guard let cells = alike.cells(of: issue.failure, issue: issue.id) else { continue }
        let place = "\(issue.failure.file):\(issue.failure.line):\(issue.failure.column)"
        let set = cells.count > 1 ? cells.text : "cell \(cellText)"
        let text = "note: known issue \(issue.id): \(issue.failure.message) (\(set))"
        paragraphs.append(.painted("\(place): \(text)", .note))
      }
      for remark in remarks {
        guard let told = alike.remark(remark, of: self) else { continue }
        paragraphs.append(PaintedText(line: told))
      }
    }
    return paragraphs.map { $0 + "\n" }.joined()
  }

  /// The command that shows this cell again.
  public var repro: String {
    ShellWord.run(
      file, cell: cell.map { ($0.axis, $0.value) }, scenario: scenario)
  }
}

extension FileProblem {
  /// The whole message, as it was told, without a line end behind it.
  public var painted: PaintedText {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      PaintedText(line: line, index > 0 ? .plain : isWarning ? .warning : .error)
    }.joined(separator: "\n")
  }
}

extension SuiteReport {
  /// Adds files that should not be there; each is told once, sorted.
  public mutating func addOrphans(_ paths: [String]) {
    orphans = Set(orphans + paths).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// `12 scenarios, 96 cells: 95 passed, 1 failed (NAV003), 2 known, 0 orphans in 0.41s`; what is
  /// skipped is named where something is. The time stands there where it was measured.
  public var summary: PaintedText {
    var scenarios: [String] = []
    for cell in cells {
      // Cells of one scenario follow each other.
      let name = cell.file + "\u{0}" + cell.scenario
      if scenarios.last != name { scenarios.append(name) }
    }
    let failed = count(.failed) + count(.stopped)
    var counts = "\(count(.passed)) passed, \(failed) failed"
    if failed > 0 { counts += " (\(brokenRules.joined(separator: ", ")))" }
    var rest: [String] = []
    if count(.skipped) > 0 { rest.append("\(count(.skipped)) skipped") }
    rest.append("\(cells.map(\.known.count).reduce(0, +)) known")
    rest.append(Count.of(orphans.count, "orphan"))
    let time = seconds.map { " in \(Self.hundredths($0))s" } ?? ""
    let head = "\(Count.of(scenarios.count, "scenario")), \(Count.of(cells.count, "cell"))"
    return """
      \(head): \(counts, failed > 0 ? .error : .success), \(rest.joined(separator: ", "))\(time)
      """
  }

  private func count(_ outcome: CellReport.Outcome) -> Int {
    cells.count { $0.outcome == outcome }
  }

  /// The rules that failed cells break: detectors by their ids first, then the others.
  private var brokenRules: [String] {
    var rules = Set(cells.filter { $0.outcome == .failed }.flatMap { $0.failures.map(\.rule) })
    if count(.stopped) > 0 { rules.insert("stopped") }
    return rules.sorted { a, b in
      (a.hasPrefix("NAV") ? 0 : 1, a) < (b.hasPrefix("NAV") ? 0 : 1, b)
    }
  }

  /// Seconds with two digits behind the point.
  static func hundredths(_ seconds: Double) -> String {
    let all = Int64(min(max(seconds, 0), 1e9) * 100 + 0.5)
    let rest = all % 100
    return "\(all / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
