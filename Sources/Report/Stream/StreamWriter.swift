import NavSimChecks
import NavSimTrace

// The report as a stream of events: one JSON object per line, the first says what it is, the last
// that it is whole. It carries all that the other reports need, so that they can be written from it
// later and elsewhere. docs/Reports.md lists the events.

/// The stream's own version. It grows when an event or a member changes its meaning or goes.
enum StreamFormat {
  static let version = 1
}

extension SuiteReport {
  /// The report as JSON lines.
  ///
  /// - Parameters:
  ///   - version: navsim's version.
  ///   - times: whether it says how long things took; without, the same suite is the same bytes.
  public func stream(version: String, times: Bool = false) -> String {
    var lines = [start(version)]
    lines += fileMessages.map(\.event)
    lines += cells.map { $0.event(times) }
    lines += orphans.map { .members([("event", .text("orphan")), ("file", .text($0))]) }
    lines += leftFiles.map(\.event)
    lines.append(end(times))
    return lines.map { $0.line + "\n" }.joined()
  }

  private func start(_ version: String) -> JSONValue {
    let shard = part.map { part in
      JSONValue.members([
        ("number", .int(part.number)), ("count", .int(part.count)),
        ("planned", .int(part.planned)), ("plan", .text(part.plan)),
        ("endsAtFailure", .bool(part.endsAtFailure)),
      ])
    }
    return .members([
      ("event", .text("start")), ("format", .int(StreamFormat.version)),
      ("navsim", .text(version)), ("part", shard), ("rejectsOrphans", .bool(rejectsOrphans)),
    ])
  }

  private func end(_ times: Bool) -> JSONValue {
    func count(_ outcome: CellReport.Outcome) -> JSONValue {
      .int(cells.count { $0.outcome == outcome })
    }
    let known = cells.reduce(0) { $0 + $1.known.count }
    return .members([
      ("event", .text("end")), ("cells", .int(cells.count)), ("passed", count(.passed)),
      ("failed", count(.failed)), ("skipped", count(.skipped)), ("stopped", count(.stopped)),
      ("known", .int(known)),
      ("problems", .int(problems.count)),
      ("warnings", .int(fileMessages.count - problems.count)), ("orphans", .int(orphans.count)),
      ("left", .int(leftFiles.count)),
      ("seconds", times ? seconds.map(JSONValue.seconds) : nil),
    ])
  }
}

extension FileProblem {
  fileprivate var event: JSONValue {
    .members([
      ("event", .text(isWarning ? "warning" : "problem")), ("file", .text(file)),
      ("line", .int(line)),
      ("column", .int(column)), ("message", .text(message)), ("text", .text(text)),
    ])
  }
}

extension LeftFile {
  fileprivate var event: JSONValue {
    .members([
      ("event", .text("left")), ("kind", .text(kind.rawValue)), ("file", .text(file)),
      ("line", .int(line)), ("name", name.map { .text($0) }),
    ])
  }
}

extension CellReport {
  fileprivate func event(_ times: Bool) -> JSONValue {
    .members([
      ("event", .text("cell")), ("index", .int(index)), ("file", .text(file)),
      ("line", .int(line)), ("scenario", .text(scenario)), ("cell", .axes(cell)),
      ("outcome", .text(outcome.rawValue)), ("reason", reason.map { .text($0) }),
      ("broken", isBroken ? .bool(true) : nil),
      (
        "failures",
        failures.isEmpty ? nil : .list(failures.map { .members($0.members(in: cell)) })
      ),
      (
        "known",
        known.isEmpty
          ? nil
          : .list(
            known.map { .members([("id", .text($0.id))] + $0.failure.members(in: cell)) })
      ),
      ("findings", findings.isEmpty ? nil : .list(findings.map(\.value))),
      ("byItself", byItself.isEmpty ? nil : .list(byItself.map(\.value))),
      ("remarks", remarks.isEmpty ? nil : .list(remarks.map { .text($0) })),
      ("seconds", times ? seconds.map(JSONValue.seconds) : nil),
    ])
  }
}

extension CellFinding {
  /// The finding as a member of events.
  var value: JSONValue {
    .members([
      ("id", .text(id)), ("kind", .text(kind)), ("subject", .text(subject)),
      ("place", .text(place)), ("message", .text(message)), ("cause", cause.map { .text($0) }),
    ])
  }
}

extension Failure {
  /// Its cell is written only where it is not that of the report's cell.
  package func members(in axes: [TraceAxis]) -> [(String, JSONValue?)] {
    [
      ("rule", .text(rule)), ("file", .text(file)), ("line", .int(line)),
      ("column", .int(column)), ("text", .text(text)), ("message", .text(message)),
      ("place", place.map { .text($0) }), ("frames", frames.map { .text($0) }),
      ("cause", cause.map { .text($0) }),
      ("notes", notes.isEmpty ? nil : .list(notes.map { .text($0) })),
      ("cell", cell == axes ? nil : .axes(cell)),
      ("scenario", scenario.map { .text($0) }),
    ]
  }
}

extension JSONValue {
  /// A cell: an object with a text for each axis.
  package static func axes(_ axes: [TraceAxis]) -> JSONValue {
    .object(axes.map { Member(name: $0.axis, value: .text($0.value)) })
  }

  fileprivate static func seconds(_ seconds: Double) -> JSONValue {
    .decimal(Seconds.text(seconds, digits: 6))
  }
}
