import NavSimTrace

extension CellReport {
  /// The scenario with the cell's axes: `push [strategy=km ios=12]`.
  var title: String {
    if cell.isEmpty { return scenario }
    return "\(scenario) [\(cell.map { $0.axis + "=" + $0.value }.joined(separator: " "))]"
  }

  /// Whether something is wrong with the cell.
  var isBad: Bool { outcome == .failed || outcome == .stopped }

  /// What is wrong, as people read it, each message with a line end.
  var messages: String {
    if outcome == .stopped {
      let text: PaintedText = "\(file):\(line):1: error: \(reason ?? "the run ended early")\n"
      return text.plain
    }
    return failures.map { ReportItem($0).text + "\n" }.joined().plain
  }

  /// What is wrong in one line: the first message, and how many there are more.
  var headline: String {
    if outcome == .stopped { return reason ?? "the run ended early" }
    let more = failures.count > 1 ? " (and \(failures.count - 1) more)" : ""
    return (failures.first?.message ?? "failed") + more
  }

  /// The known issues that were met, one line each.
  var knownText: String {
    known.map { issue -> PaintedText in
      let place = "\(issue.failure.file):\(issue.failure.line)"
      return "known issue \(issue.id): \(issue.failure.message) (\(place))\n"
    }.joined().plain
  }
}
