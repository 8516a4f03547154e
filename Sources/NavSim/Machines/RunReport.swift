import NavSimChecks
import NavSimReport
import NavSimTrace

// What `navsim run --json` prints: of each cell what was found and what came of its expectations.

/// What some cells came to, for other programs.
public struct RunReport {
  private var cells: [JSONValue] = []
  private var passed = 0

  /// A report without cells.
  public init() {}

  /// Adds a cell.
  ///
  /// - Parameter certainties: what each of its findings rests on; without it nothing is said of that.
  public mutating func add(_ run: CellRun, _ certainties: [Certainty]? = nil) {
    if run.isFine { passed += 1 }
    let axes = run.trace.cell
    let findings = run.findings.enumerated().map { index, finding in
      finding.value(in: run.trace, certainties.map { $0[index] })
    }
    cells.append(
      .members([
        ("file", .text(run.path)), ("line", .int(run.line)), ("scenario", .text(run.scenario)),
        ("cell", .axes(axes)),
        ("outcome", .text(run.fault != nil ? "stopped" : run.isFine ? "passed" : "failed")),
        ("fault", run.fault.map { .text($0) }), ("frames", .int(run.trace.lastFrame + 1)),
        ("expectations", .int(run.expectationCount)),
        ("failures", .list(run.failures.map { .members($0.members(in: axes)) })),
        (
          "known",
          .list(
            run.known.map { .members([("id", .text($0.id))] + $0.failure.members(in: axes)) })
        ),
        ("findings", .list(findings)),
        ("byItself", .list(run.byItself.map { $0.value(in: run.trace) })),
        ("notes", .list((run.warnings + run.skippedLines).map { .text($0) })),
      ]))
  }

  /// One JSON object; docs/Exports.md has its members.
  public var json: String {
    JSONValue.members([
      ("navsim-run", .int(1)), ("cells", .list(cells)), ("passed", .int(passed)),
    ]).lines + "\n"
  }
}

extension Finding {
  /// The finding with its moment in milliseconds.
  func value(in trace: Trace, _ certainty: Certainty? = nil) -> JSONValue {
    .members([
      ("id", .text(id)), ("kind", .text(kind)), ("subject", .text(subject)),
      ("place", .text(place)), ("frame", .int(frame)), ("ms", trace.moment(ofFrame: frame)),
      ("frames", .int(frames)), ("message", .text(message)), ("cause", cause.map { .text($0) }),
      ("property", property.map { .text($0) }),
      ("sure", certainty.map { .bool($0.isSure) }),
      ("restsOn", certainty.map { .list($0.restsOn.map { .text($0.text) }) }),
    ])
  }
}

extension Trace {
  /// When a frame is, in milliseconds; nil for the state before the first action.
  func moment(ofFrame frame: Int) -> JSONValue? {
    frame < 0
      ? nil : .decimal(TraceSpelling.number(thousandths: microseconds(ofFrame: frame)))
  }
}
