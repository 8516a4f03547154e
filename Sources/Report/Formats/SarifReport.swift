import NavSimChecks
import NavSimKernel

// SARIF 2.1.0, what code scanning reads: a result for each failure, with the rule that it breaks.
// Fingerprints name scenario, cell, rule and the expectation's text, but no line number, so that a
// comment above a scenario does not make an old alert a new one.

extension SuiteReport {
  /// The report as SARIF.
  ///
  /// - Parameter version: navsim's version.
  public func sarif(version: String) -> String {
    var results = SarifResults()
    for problem in problems { results.add(problem) }
    for cell in cells { results.add(cell) }
    for orphan in orphans { results.add(orphan: orphan, isRejected: rejectsOrphans) }
    return SarifLog.text(
      version: version, rules: results.rules.map(\.sarif), results: results.values)
  }
}

/// The frame around results.
public enum SarifLog {
  static func text(version: String, rules: [JSONValue], results: [JSONValue]) -> String {
    let driver = JSONValue.members([
      ("name", .text("navsim")), ("version", .text(version)), ("rules", .list(rules)),
    ])
    let run = JSONValue.members([
      ("tool", .members([("driver", driver)])), ("columnKind", .text("unicodeCodePoints")),
      ("results", .list(results)),
    ])
    return JSONValue.members([
      ("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .text("2.1.0")), ("runs", .list([run])),
    ]).lines + "\n"
  }

  /// A relative reference: every byte that is not plain is escaped, a colon too.
  static func uri(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where "-._~/".utf8.contains(byte): text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return text
  }

  /// Where a result is, from 1 on.
  static func place(_ file: String, _ line: Int, _ column: Int) -> JSONValue {
    .members([
      ("artifactLocation", .members([("uri", .text(uri(file)))])),
      (
        "region",
        .members([("startLine", .int(max(line, 1))), ("startColumn", .int(max(column, 1)))])
      ),
    ])
  }
}

/// Fingerprints of results: a hash of names, another one for the second result with the same names.
struct SarifPrints {
  private var given: [String: Int] = [:]

  mutating func next(_ names: [String]) -> String {
    let first = Self.hash(names)
    let count = given[first, default: 0]
    given[first] = count + 1
    return count == 0 ? first : Self.hash(names + [String(count)])
  }

  private static func hash(_ names: [String]) -> String {
    var hash = FNV()
    for name in names { hash.add(name) }
    return hash.text
  }
}

extension ReportRule {
  /// The rule as SARIF describes it.
  fileprivate var sarif: JSONValue {
    .members([
      ("id", .text(id)), ("name", .text(name)),
      ("shortDescription", .members([("text", .text(summary))])),
      ("help", .members([("text", .text(help))])),
      ("defaultConfiguration", .members([("level", .text("error"))])),
    ])
  }
}

/// The results while they are collected.
private struct SarifResults {
  var values: [JSONValue] = []
  var rules = ReportRule.all
  private var prints = SarifPrints()

  /// Where a result is.
  private struct Place {
    var file: String
    var line = 1
    var column = 1
    var logical: String?
  }

  mutating func add(_ cell: CellReport) {
    if cell.outcome == .stopped {
      add(
        .stopped, cell.headline,
        Place(file: cell.file, line: cell.line, logical: cell.title), [cell.title])
    }
    if cell.outcome == .failed { for failure in cell.failures { add(failure, of: cell) } }
    for issue in cell.known { add(issue.failure, of: cell, known: issue.id) }
  }

  mutating func add(_ problem: FileProblem) {
    let place = Place(file: problem.file, line: problem.line, column: problem.column)
    add(.problem, problem.message, place, [])
  }

  mutating func add(orphan: String, isRejected: Bool) {
    add(
      .orphan, ReportRule.message(orphan: orphan), Place(file: orphan), [],
      level: isRejected ? "error" : "warning")
  }

  private mutating func add(_ failure: Failure, of cell: CellReport, known: String? = nil) {
    var lines = [failure.message]
    if let place = failure.place { lines.append("where: \(place)") }
    if let frames = failure.frames { lines.append("frame: \(frames)") }
    if let cause = failure.cause { lines.append("cause: \(cause)") }
    lines += failure.notes.map { "note: \($0)" }
    lines.append("repro: \(failure.repro)")
    let text = failure.text.split(separator: " ").joined(separator: " ")
    let place = Place(
      file: failure.file, line: failure.line, column: failure.column, logical: cell.title)
    add(
      ReportRule.of(failure), lines.joined(separator: "\n"), place, [cell.file, cell.title, text],
      known: known)
  }

  private mutating func add(
    _ rule: ReportRule, _ message: String, _ place: Place, _ names: [String],
    level: String = "error", known: String? = nil
  ) {
    let index = rules.firstIndex { $0.id == rule.id } ?? rules.count
    if index == rules.count { rules.append(rule) }
    let physical = SarifLog.place(place.file, place.line, place.column)
    let logical = place.logical.map { JSONValue.list([.members([("name", .text($0))])]) }
    let print = prints.next([place.file, rule.id] + names)
    let suppression = known.map { id in
      JSONValue.members([
        ("kind", .text("external")), ("justification", .text("known issue \(id)")),
      ])
    }
    values.append(
      .members([
        ("ruleId", .text(rule.id)), ("ruleIndex", .int(index)), ("level", .text(level)),
        ("message", .members([("text", .text(message.isEmpty ? rule.summary : message))])),
        (
          "locations",
          .list([.members([("physicalLocation", physical), ("logicalLocations", logical)])])
        ),
        ("partialFingerprints", .members([("navsim/v1", .text(print))])),
        ("suppressions", suppression.map { .list([$0]) }),
      ]))
  }
}
