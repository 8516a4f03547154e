import NavSim

// `navsim merge`: the reports of shards become the one that the whole suite would have given.

extension Command {
  static let merge = Command(
    name: "merge", summary: "joins the reports of shards into one",
    operands: "REPORT...", operandHint: .anyFile, operandCount: 1...Int.max,
    options: ReportRequest.options + [
      Option(name: "quiet", help: "prints failures alone: no notes, no summary")
    ],
    details: [
      "Reads the event streams that 'navsim test --shard I/N --json FILE' wrote, in any order, prints"
        + " what the whole suite would have printed, and writes any report from it: the same bytes as"
        + " without --shard. A part that is missing, cut off or there twice is an error.",
      "Ends with the exit code of the whole suite.",
    ],
    examples: [
      ("navsim merge shard-*.jsonl", "what the shards together came to"),
      ("navsim merge shard-*.jsonl --junit junit.xml", "one report of all of them"),
    ],
    run: MergeCommand.run)
}

/// Joins reports.
enum MergeCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let reports = try ReportRequest(arguments)
    try OutputGuard.check(reports.outputs, inputs: arguments.operands)
    var streams: [(file: String, bytes: [UInt8])] = []
    for path in arguments.operands {
      streams.append((path, try Files.readOperand(path, .large)))
    }
    let report: SuiteReport
    do throws(StreamError) {
      report = try SuiteReport.merged(streams, version: navsimVersion)
    } catch {
      throw UsageError(
        message: error.message, help: "reports are written by 'navsim test --shard I/N --json FILE'"
      )
    }
    let isQuiet = arguments.has("quiet")
    for problem in report.problems { console.note(problem.text + "\n") }
    if !reports.takesOutput {
      for cell in report.cells {
        let text = cell.text(console.outputStyle, isQuiet: isQuiet)
        if !text.isEmpty { console.print(text) }
      }
      let isError = report.rejectsOrphans
      for path in report.orphans where isError || !isQuiet {
        let line = report.line(ofOrphan: path)
        console.print(console.outputStyle.paint(line, isError ? .error : .warning) + "\n")
      }
    }
    if !isQuiet {
      if reports.takesOutput {
        console.note(report.summary(console.style))
      } else {
        console.print(report.summary(console.outputStyle) + "\n")
      }
    }
    reports.write(report, on: console)
    return outcome(of: report)
  }

  private static func outcome(of report: SuiteReport) -> Outcome {
    if report.cells.contains(where: \.isBroken) { return .broken }
    if !report.problems.isEmpty { return .badInput }
    if report.cells.contains(where: { $0.outcome == .stopped }) { return .badInput }
    let isBad = report.cells.contains { $0.outcome == .failed }
    return isBad || report.rejectsOrphans && !report.orphans.isEmpty ? .failed : .fine
  }
}
