import NavSimKernel
import NavSimTrace

// For scripts, for GitHub Actions.

extension ComparisonReport {
  /// One JSON object over several lines.
  public func json() -> String {
    JSONValue.members([
      ("version", .int(2)), ("same", .bool(isSame)),
      ("tolerance", tolerance.isEmpty ? nil : .list(tolerance.map { .text($0) })),
      ("ignore", ignored.isEmpty ? nil : .list(ignored.map { .text($0) })),
      ("only", only.isEmpty ? nil : .list(only.map { .text($0) })),
      ("changedLines", isSame ? nil : changedLineValues),
      ("traces", .list(entries.map(value))),
    ]).lines + "\n"
  }

  private func value(_ entry: Entry) -> JSONValue {
    var members: [(String, JSONValue?)] = [
      ("name", entry.name.isEmpty ? nil : .text(entry.name)), ("old", .text(entry.old)),
      ("new", .text(entry.new)), ("same", .bool(entry.isSame)),
      ("headline", .text(entry.headline)),
      ("findings", isFirstOnly ? nil : entry.findings.map(value)),
      ("unjudged", isFirstOnly ? nil : entry.unjudged.map { .text($0) }),
    ]
    if let comparison = entry.comparison {
      // What the eye sees comes first, as in what people read.
      let shown =
        isFirstOnly
        ? [comparison.first].compactMap { $0 }
        : comparison.differences.filter(SeenDifferences.isSeen)
          + comparison.differences.filter { !SeenDifferences.isSeen($0) }
      members += [
        ("phases", .int(comparison.phases)), ("differentPhases", .int(comparison.touchedPhases)),
        ("frames", .int(comparison.frameCount)), ("differentFrames", .int(comparison.frames)),
        ("total", .int(comparison.total)),
        ("differences", .list(shown.prefix(most).map(value))),
        ("withinTolerance", list(comparison.tolerated)), ("ignored", list(comparison.ignored)),
      ]
    }
    return .members(members)
  }

  private func value(_ findings: FindingChanges) -> JSONValue {
    func list(_ kind: FindingChanges.Kind) -> JSONValue {
      .list(findings.rows(kind).prefix(most).map { $0.value })
    }
    return .members([
      ("came", list(.came)), ("went", list(.went)), ("changed", list(.changed)),
      ("inBoth", .int(findings.kept)),
    ])
  }

  private func list(_ names: [String]) -> JSONValue? {
    names.isEmpty ? nil : .list(names.map { .text($0) })
  }

  private func value(_ one: TraceComparison.Difference) -> JSONValue {
    var amount: (String, JSONValue?) = ("", nil)
    if case .shifted(let frames) = one.change { amount = ("by", .int(frames)) }
    if case .scaled(let ratio) = one.change {
      amount = ("by", .decimal(TraceComparison.decimal(Int64(ratio))))
    }
    return .members([
      ("phase", .text(one.phase)), ("property", .text(one.property)),
      ("seen", SeenDifferences.isSeen(one) ? .bool(true) : nil),
      ("change", .text(one.change.name)), amount, ("detail", one.detail.map { .text($0) }),
      ("frame", one.k.map { .int($0) }),
      ("microseconds", one.time.map { .int(Int($0.ticks / 3)) }),
      ("frames", .int(one.frames)),
      ("largest", one.most.map { .decimal(TraceComparison.decimal($0)) }),
      ("old", .text(one.old)), ("new", .text(one.new)),
      ("oldCause", one.oldCause.map { .text($0) }), ("newCause", one.cause.map { .text($0) }),
    ])
  }

  /// The line that a cause names, as `(push.navsim:12)`: one of the file, else the last that the new side's cause
  /// names, in whatever file it uses.
  private static func place(
    of difference: TraceComparison.Difference?, in file: String
  ) -> (file: String, line: Int)? {
    let causes = [difference?.cause, difference?.oldCause].map { $0.map(places) ?? [] }
    return causes.joined().first { $0.file == file } ?? causes[0].last
  }

  private static func places(in cause: String) -> [(file: String, line: Int)] {
    cause.split(separator: "(").dropFirst().compactMap { part in
      let inside = part.prefix { $0 != ")" }
      guard let colon = inside.lastIndex(of: ":"), colon > inside.startIndex,
        let line = Int(inside[inside.index(after: colon)...]), line > 0
      else { return nil }
      return (String(inside[..<colon]), line)
    }
  }

  /// Annotations for GitHub Actions: at most nine, and one that counts the rest.
  public func github() -> String {
    let different = entries.filter { !$0.isSame }
    var text = ""
    for entry in different.prefix(9) {
      var lines = [entry.headline]
      let rows = entry.findings?.rows ?? []
      lines += rows.prefix(3).map { "\($0.kind.rawValue): \($0.finding.line)" }
      let left = rows.count - 3
      if left > 0 { lines.append("and " + Count.of(left, "more finding")) }
      if let first = entry.comparison?.first {
        lines.append("first divergence: \(first.place ?? first.phase)")
        lines.append("\(first.property) \(first.old) -> \(first.new), \(first.change.text)")
        if let cause = first.oldCause { lines.append("old because \(cause)") }
        if let cause = first.cause { lines.append("new because \(cause)") }
      }
      let title = entry.name.isEmpty ? "traces differ" : entry.name
      let file = entry.file ?? entry.new
      let place = Self.place(of: entry.comparison?.first, in: file)
      text += "::error file=\(Annotation.property(place?.file ?? file))"
      if let place { text += ",line=\(place.line)" }
      text += ",title=\(Annotation.property(title))"
      text += "::\(Annotation.data(Annotation.cut(lines.joined(separator: "\n"))))\n"
    }
    let left = different.count - 9
    if left > 0 {
      let traces = left == 1 ? "trace that differs" : "traces that differ"
      text += "::error title=navsim diff::and \(left) more \(traces)\n"
    }
    return text
  }
}

extension FindingChanges.Row {
  fileprivate var value: JSONValue {
    before.map { .members([("old", $0.value), ("new", finding.value)]) } ?? finding.value
  }
}
