import NavSimChecks
import NavSimKernel

// TAP, the Test Anything Protocol: a line for each cell. The stream says version 13 and uses nothing
// beyond it: readers of TAP 14 take it, and the prove of most systems takes nothing later.

extension SuiteReport {
  /// The report as TAP, with a YAML block behind each point that is not ok.
  public func tap(times: Bool = false) -> String {
    var points: [String] = problems.map { problem in
      TapPoint.failed(
        "\(problem.file):\(problem.line)", rule: .problem, message: problem.message,
        text: problem.text)
    }
    points += cells.map { TapPoint.text(of: $0, times) }
    if rejectsOrphans {
      points += orphans.map { path in
        TapPoint.failed(path, rule: .orphan, message: ReportRule.message(orphan: path), text: "")
      }
    }
    var text = "TAP version 13\n1..\(points.count)"
    text += points.isEmpty ? " # SKIP no cell\n" : "\n"
    for (index, point) in points.enumerated() {
      // A point is `ok - title` with what follows; its number comes before the dash.
      let word = point.hasPrefix("not ok") ? "not ok" : "ok"
      text += "\(word) \(index + 1)" + point.dropFirst(word.count)
    }
    if !rejectsOrphans { text += orphans.map { "# orphan: \(TapPoint.plain($0))\n" }.joined() }
    return text
  }
}

/// One point of a TAP stream.
private enum TapPoint {
  static func text(of cell: CellReport, _ times: Bool) -> String {
    let title = "\(cell.file): \(cell.title)"
    switch cell.outcome {
    case .skipped:
      return "ok - \(escaped(title)) # SKIP \(plain(cell.reason ?? ""))\n"
    case .passed:
      var text: String
      if let issue = cell.known.first {
        // A known issue has TAP's own directive for what is not ok and no reason to fail.
        text = "not ok - \(escaped(title)) # TODO known issue \(plain(issue.id))\n"
        text += block([("message", issue.failure.message)])
      } else {
        text = "ok - \(escaped(title))\n"
      }
      if times, let seconds = cell.seconds {
        text += "# time: \(Seconds.text(seconds, digits: 3))s\n"
      }
      return text
    case .failed, .stopped:
      let rule = cell.failures.first.map { ReportRule.of($0) }
      return failed(
        title, rule: cell.outcome == .stopped ? .stopped : rule ?? .stopped,
        message: cell.headline, text: cell.messages)
    }
  }

  static func failed(_ title: String, rule: ReportRule, message: String, text: String) -> String {
    "not ok - \(escaped(title))\n"
      + block([
        ("message", message), ("severity", "fail"), ("rule", rule.id), ("details", text),
      ])
  }

  /// A YAML block. A text in JSON's form is one in YAML's, on one line.
  private static func block(_ rows: [(String, String)]) -> String {
    var text = "  ---\n"
    for (name, value) in rows where !value.isEmpty {
      text += "  \(name): \(JSONValue.text(value).line)\n"
    }
    return text + "  ...\n"
  }

  /// A description: `#` would begin a directive.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in plain(text) {
      if character == "#" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// Text on one line.
  static func plain(_ text: String) -> String { Visible.line(text) }
}
