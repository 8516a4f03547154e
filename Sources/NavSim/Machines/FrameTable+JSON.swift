import NavSimChecks
import NavSimReport
import NavSimTrace

extension FrameTable {
  /// The frame as one JSON object; docs/Exports.md has its members.
  ///
  /// - Parameter only: patterns of elements and properties that are asked for; all if none.
  public func json(only: [TracePattern] = []) -> String {
    let mine = shown(state, only)
    let theirs = other.map { shown($0, only) } ?? []
    let left = Dictionary(mine.map { ($0.name, $0.value) }) { first, _ in first }
    let right = Dictionary(theirs.map { ($0.name, $0.value) }) { first, _ in first }
    let names = mine.map(\.name) + theirs.map(\.name).filter { left[$0] == nil }
    let changed = changedNames
    let values = names.map { name in
      JSONValue.members([
        ("name", .text(name)), ("value", left[name].map { .text($0) }),
        ("changed", changed.contains(name) ? .bool(true) : nil),
        ("against", right[name].map { .text($0) }),
        ("different", other != nil && left[name] != right[name] ? .bool(true) : nil),
      ])
    }
    return JSONValue.members(
      [("navsim-frame", .int(1))] + head(of: state) + [
        ("against", other.map { .members(head(of: $0)) }),
        ("events", .list(happenings.map { .text($0) })), ("values", .list(values)),
      ]
    ).lines + "\n"
  }

  private func head(of state: TraceState) -> [(String, JSONValue?)] {
    [
      ("scenario", .text(state.trace.scenario)), ("cell", .axes(state.trace.cell)),
      ("frame", .int(state.frame)), ("ms", state.trace.moment(ofFrame: state.frame)),
      ("place", .text(state.trace.place(ofFrame: state.frame))),
    ]
  }
}

extension Explanation {
  /// The story as one JSON object; docs/Exports.md has its members.
  ///
  /// - Parameters:
  ///   - trace: the trace that it is about.
  ///   - finding: what was found there, where that was asked for.
  ///   - claim: the claim that does not hold there, where nothing was found.
  ///   - certainty: what it rests on, where that was asked for.
  public func json(
    in trace: Trace, finding: Finding? = nil, claim: Failure? = nil,
    _ certainty: Certainty? = nil
  ) -> String {
    JSONValue.members([
      ("navsim-why", .int(1)), ("scenario", .text(trace.scenario)), ("cell", .axes(trace.cell)),
      ("finding", finding.map { $0.value(in: trace, certainty) }), ("claim", claim?.why),
      ("property", .text(property)), ("frame", .int(frame)), ("ms", trace.moment(ofFrame: frame)),
      ("place", .text(trace.place(ofFrame: frame))), ("answer", .text(head)),
      (
        "steps",
        .list(
          steps.map { step in
            .members([
              ("depth", .int(step.depth)), ("text", .text(step.text)),
              ("line", step.line.map(\.value)),
            ])
          })
      ),
      ("lookAt", line.map(\.value)),
      ("missed", missed.isEmpty ? nil : .list(missed.map(\.value))),
    ]).lines + "\n"
  }

  /// What is printed where nothing is found.
  public static let nothingFound = JSONValue.members([("navsim-why", .int(1))]).lines + "\n"
}

extension Finding {
  /// The same where a finding is about no property that could be explained.
  public func json(in trace: Trace, _ certainty: Certainty? = nil) -> String {
    JSONValue.members([
      ("navsim-why", .int(1)), ("scenario", .text(trace.scenario)), ("cell", .axes(trace.cell)),
      ("finding", value(in: trace, certainty)),
    ]).lines + "\n"
  }
}

extension Failure {
  /// The same of a claim that does not hold and is about no property.
  public func json(in trace: Trace) -> String {
    JSONValue.members([
      ("navsim-why", .int(1)), ("scenario", .text(trace.scenario)), ("cell", .axes(trace.cell)),
      ("claim", why),
    ]).lines + "\n"
  }

  /// The claim, and what is there instead.
  fileprivate var why: JSONValue {
    .members([
      ("file", .text(file)), ("line", .int(line)), ("text", .text(text)),
      ("message", .text(message)), ("place", place.map { .text($0) }),
    ])
  }
}

extension BlamedLine {
  fileprivate var value: JSONValue {
    .members([("file", .text(path)), ("line", .int(line)), ("text", .text(text))])
  }
}
