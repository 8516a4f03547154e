import NavSim

// `navsim test --merge`: the reports of shards become the one that the whole suite would have given.

/// Joins reports.
enum TestMerge {
  static let option = Option(
    name: "merge",
    help: "runs nothing: reads the reports that shards wrote with '--json', in any order, and tells"
      + " and writes what the whole suite would have")

  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let known = [option.name, "quiet"] + ReportRequest.options.map(\.name)
    let given = Command.test.options.map(\.name).filter(arguments.has)
    if let other = given.first(where: { !known.contains($0) }) {
      throw UsageError(
        message: "'--\(other)' says nothing with '--merge', which runs nothing",
        help: "navsim test --merge REPORT... takes --quiet and the options of reports")
    }
    if arguments.operands.isEmpty {
      throw UsageError(
        message: "'test --merge' needs REPORT...", help: "an example: navsim test --merge *.jsonl")
    }
    let reports = try ReportRequest(arguments)
    try OutputGuard.check(reports.outputs, inputs: arguments.operands)
    var streams: [(file: String, bytes: [UInt8])] = []
    for path in arguments.operands {
      streams.append((path, try Files.readOperand(path, .large)))
    }
    let report: SuiteReport
    do throws(StreamErrors) {
      report = try SuiteReport.merged(streams, version: navsimVersion)
    } catch {
      for error in error.all { console.note("\(ReportItem(error).text)\n") }
      return .badInput
    }
    let isQuiet = arguments.has("quiet")
    for message in once(report.fileMessages) where !isQuiet || !message.isWarning {
      console.note("\(message.painted)\n")
    }
    if !reports.takesOutput {
      tell(report, isQuiet: isQuiet, console)
      if !isQuiet { for line in report.findings(most: 3) { console.print("\(line)\n") } }
    }
    if !isQuiet {
      if reports.takesOutput {
        console.note(report.summary)
      } else {
        console.print("\(report.summary)\n")
      }
    }
    reports.write(report, on: console)
    return outcome(of: report)
  }

  /// What a file says that several others use is told once, with how many use it, as one call tells it.
  private static func once(_ messages: [FileProblem]) -> [FileProblem] {
    var result: [FileProblem] = []
    var more: [Int] = []
    var places: [Substring: Int] = [:]
    for message in messages {
      let head = message.text.prefix { $0 != "\n" }
      if let place = places[head] {
        more[place] += 1
      } else {
        places[head] = result.count
        result.append(message)
        more.append(0)
      }
    }
    for (place, count) in more.enumerated() { result[place].text += Diagnostic.andMore(count) }
    return result
  }

  /// Cells, then what was left, as one call tells them.
  private static func tell(_ report: SuiteReport, isQuiet: Bool, _ console: Console) {
    var texts = ScenarioTexts(isQuiet: isQuiet)
    for part in report.cells.flatMap({ texts.add($0) }) + texts.end() {
      if case .text(let text) = part { console.print(text) }
    }
    let rejects = report.rejectsOrphans
    for left in report.leftFiles where !isQuiet || left.isError(rejectsOrphans: rejects) {
      console.print(left.text(rejectsOrphans: rejects))
    }
  }

  private static func outcome(of report: SuiteReport) -> Outcome {
    if report.cells.contains(where: \.isBroken) { return .broken }
    if !report.problems.isEmpty { return .badInput }
    if report.cells.contains(where: { $0.outcome == .stopped }) { return .badInput }
    let isBad = report.cells.contains { $0.outcome == .failed }
    return isBad || report.failsByLeftFiles ? .failed : .fine
  }
}
