import NavSimChecks

// JUnit XML as Jenkins and Surefire define it and as GitLab, Azure and the others read it: one suite
// for each scenario file, one test case for each cell. Where the schemas differ, only what both
// allow is written: one failure element per case, and a time everywhere.

extension SuiteReport {
  /// The report as JUnit XML.
  ///
  /// - Parameter times: whether it says how long cells took; otherwise every time is 0.
  public func junit(times: Bool = false) -> String {
    let suites = problemSuites + cellSuites(times) + orphanSuites
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"navsim\""
    text += XMLText.attribute("tests", String(suites.reduce(0) { $0 + $1.tests }))
    text += XMLText.attribute("failures", String(suites.reduce(0) { $0 + $1.failures }))
    text += XMLText.attribute("errors", String(suites.reduce(0) { $0 + $1.errors }))
    text += XMLText.attribute("time", JUnitSuite.time(times ? seconds : nil)) + ">\n"
    for suite in suites { text += suite.text }
    return text + "</testsuites>\n"
  }

  /// The suites of files in the order in which their first cells come.
  private func cellSuites(_ times: Bool) -> [JUnitSuite] {
    var order: [String: Int] = [:]
    var suites: [JUnitSuite] = []
    for cell in cells {
      let index = order[cell.file] ?? suites.count
      if index == suites.count {
        order[cell.file] = index
        suites.append(JUnitSuite(name: cell.file))
      }
      suites[index].add(cell, times)
    }
    return suites
  }

  private var problemSuites: [JUnitSuite] {
    var suites: [JUnitSuite] = []
    for problem in problems where !suites.contains(where: { $0.name == problem.file }) {
      let own = problems.filter { $0.file == problem.file }
      var suite = JUnitSuite(name: problem.file)
      suite.errors = 1
      suite.addCase(
        "the file can be read",
        body: JUnitSuite.element(
          "error", type: ReportRule.problem.id, message: problem.message,
          text: own.map { $0.text + "\n" }.joined()))
      suites.append(suite)
    }
    return suites
  }

  private var orphanSuites: [JUnitSuite] {
    guard !orphans.isEmpty else { return [] }
    var suite = JUnitSuite(name: "orphans")
    for orphan in orphans {
      let rule = ReportRule.orphan
      let message = ReportRule.message(orphan: orphan)
      if rejectsOrphans { suite.failures += 1 }
      suite.addCase(
        orphan,
        body: rejectsOrphans
          ? JUnitSuite.element("failure", type: rule.id, message: message, text: rule.help)
          : "      <system-out>\(XMLText.content(message))</system-out>\n")
    }
    return [suite]
  }
}

/// A suite while it is written.
private struct JUnitSuite {
  let name: String
  var tests = 0
  var failures = 0
  var errors = 0
  private var skipped = 0
  private var seconds: Double?
  private var cases = ""

  init(name: String) { self.name = name }

  mutating func add(_ cell: CellReport, _ times: Bool) {
    var body = ""
    switch cell.outcome {
    case .passed: break
    case .failed:
      failures += 1
      body = Self.element(
        "failure", type: cell.failures.first.map { ReportRule.of($0).id } ?? "",
        message: cell.headline, text: cell.messages)
    case .stopped:
      errors += 1
      body = Self.element(
        "error", type: ReportRule.stopped.id, message: cell.headline, text: cell.messages)
    case .skipped:
      skipped += 1
      body = "      <skipped" + XMLText.attribute("message", cell.reason ?? "") + "/>\n"
    }
    if !cell.known.isEmpty {
      body += "      <system-out>\(XMLText.content(cell.knownText))</system-out>\n"
    }
    let time = times ? cell.seconds : nil
    if let time { seconds = (seconds ?? 0) + time }
    addCase(cell.title, time: time, body: body)
  }

  mutating func addCase(_ title: String, time: Double? = nil, body: String) {
    tests += 1
    cases += "    <testcase" + XMLText.attribute("name", title)
    cases += XMLText.attribute("classname", name)
    cases += XMLText.attribute("time", Self.time(time))
    cases += body.isEmpty ? "/>\n" : ">\n\(body)    </testcase>\n"
  }

  static func element(_ element: String, type: String, message: String, text: String) -> String {
    "      <\(element)" + XMLText.attribute("type", type) + XMLText.attribute("message", message)
      + ">" + XMLText.content(text) + "</\(element)>\n"
  }

  /// A time as the schemas want it: three digits behind the point, at most three groups before it.
  static func time(_ seconds: Double?) -> String {
    seconds.map { Seconds.text(min($0, 999_999), digits: 3) } ?? "0"
  }

  var text: String {
    var text = "  <testsuite" + XMLText.attribute("name", name)
    text += XMLText.attribute("tests", String(tests))
    text += XMLText.attribute("failures", String(failures))
    text += XMLText.attribute("errors", String(errors))
    text += XMLText.attribute("skipped", String(skipped))
    text += XMLText.attribute("time", Self.time(seconds)) + ">\n"
    return text + cases + "  </testsuite>\n"
  }
}
