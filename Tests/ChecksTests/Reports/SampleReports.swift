import NavSimChecks
import NavSimReport
import NavSimTrace

/// Reports to write: one small one with everything in it, one with the worst names.
enum SampleReports {
  static func axes(_ pairs: (String, String)...) -> [TraceAxis] {
    pairs.map { TraceAxis(axis: $0.0, value: $0.1) }
  }

  static func failure(
    _ rule: String = "expectation", line: Int = 24, message: String, cell: [TraceAxis]
  ) -> Failure {
    Failure(
      breaking: rule, file: "Scenarios/a.navsim", line: line, column: 3,
      text: "  expect end: bar.height = 44", message: message, place: "push +1 (16.666ms)",
      frames: "+0 bar.height=64   +1 bar.height=32", cause: "on viewWillAppear (A:3)",
      notes: ["a note"], cell: cell)
  }

  /// Each outcome once, a known issue, an orphan, a file with an error.
  static func small() -> SuiteReport {
    var report = SuiteReport()
    let km = axes(("strategy", "km"))
    let native = axes(("strategy", "native"))
    var passed = cell("push", native, .passed)
    passed.seconds = 0.0015
    var known = cell("push", axes(("strategy", "fd")), .passed)
    known.known = [KnownIssue(id: "FB1", failure: failure(message: "too low", cell: known.cell))]
    var failed = cell("push", km, .failed)
    failed.failures = [
      failure("NAV001", message: "#FF0000 for 1 frame", cell: km),
      failure(line: 25, message: "bar.height is 32, not 44", cell: km),
    ]
    report.cells = [
      passed, failed, known,
      cell("push", axes(("strategy", "rt")), .skipped, "needs iOS 11"),
      cell("loop", [], .stopped, "the code at Scenarios/b.navsim:3 never comes to rest"),
    ]
    report.cells[4].file = "Scenarios/b.navsim"
    report.cells[4].isBroken = true
    for index in report.cells.indices { report.cells[index].index = index }
    report.orphans = ["Scenarios/__traces__/a/gone.trace"]
    report.problems = [
      FileProblem(
        file: "Scenarios/c.navsim", line: 2, column: 5, message: "unknown word 'pusch'",
        text: "Scenarios/c.navsim:2:5: error: unknown word 'pusch'")
    ]
    report.part = SuitePart(planned: 5, plan: "00000000000000aa")
    report.seconds = 1.25
    return report
  }

  static func cell(
    _ scenario: String, _ axes: [TraceAxis], _ outcome: CellReport.Outcome, _ reason: String? = nil
  ) -> CellReport {
    CellReport(
      file: "Scenarios/a.navsim", line: 12, scenario: scenario, cell: axes, outcome: outcome,
      reason: reason)
  }

  /// Texts that trip one writer or another.
  static let hostile: [String] = [
    "", " ", "\"quotes\" and 'quotes'", "]]>", "<![CDATA[ & ]]>", "&amp; <b>&#0;", "</testcase>",
    "a\u{0}b\u{1}c\u{8}d\u{1B}[31me\u{7F}f\u{85}g", "tab\tline\nline\r\nline\r", "\u{2028}\u{2029}",
    "😀 é e\u{301} 👩‍👩‍👧", "\u{FFFE}\u{FFFF}\u{FEFF}", "# SKIP", "\\# TODO \\", "...", "---", "  ...",
    "::error::x", "a:b,c%0A%", "| a | b |", "```\n````\n", "</details>", "{\"event\":\"end\"}",
    "not ok 1", "1..0", "Bail out!", "../../etc", "/root/x", "a b?c#d", "\u{202E}txt",
    String(repeating: "long \u{1F600} <&> ", count: 1000),
  ]

  /// Every hostile text in every place of a report.
  static func hostileReport() -> SuiteReport {
    var report = SuiteReport()
    for (index, text) in hostile.enumerated() {
      for outcome in CellReport.Outcome.allCases {
        var cell = CellReport(
          file: text, line: index - 3, scenario: text, cell: axes((text, text)), outcome: outcome,
          reason: text)
        cell.index = report.cells.count
        cell.remarks = [text]
        if outcome == .failed {
          cell.failures = [
            Failure(
              breaking: index % 2 == 0 ? "NAV003" : text, file: text, line: index - 3,
              column: index - 5, text: text, message: text, place: text, frames: text,
              cause: text, notes: [text, text], cell: index % 3 == 0 ? cell.cell : [])
          ]
        }
        if outcome == .passed {
          cell.known = [
            KnownIssue(id: text, failure: failure(message: text, cell: cell.cell))
          ]
        }
        report.cells.append(cell)
      }
      report.orphans.append(text)
      report.leftFiles.append(
        LeftFile(LeftFile.Kind.allCases[index % 3], file: text, line: index, name: text))
      report.problems.append(
        FileProblem(file: text, line: 0, column: -1, message: text, text: text))
      var warning = FileProblem(file: text, message: text, text: text)
      warning.isWarning = true
      report.fileMessages.append(warning)
    }
    report.part = SuitePart(planned: report.cells.count, plan: hostile[2])
    return report
  }

  /// Reports that every writer has to cope with.
  static func all() -> [(name: String, report: SuiteReport)] {
    var skipped = SuiteReport()
    skipped.cells = [cell("s", [], .skipped, "all of it"), cell("t", [], .skipped)]
    var rejecting = hostileReport()
    rejecting.rejectsOrphans = true
    return [
      ("empty", SuiteReport()), ("small", small()), ("everything skipped", skipped),
      ("hostile", hostileReport()), ("hostile, orphans rejected", rejecting),
    ]
  }
}
