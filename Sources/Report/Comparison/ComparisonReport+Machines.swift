import NavSimTrace

// For pull requests, for scripts, for GitHub Actions.

extension ComparisonReport {
  /// Markdown: a table for each trace that differs.
  public func markdown() -> String {
    var text = ""
    for entry in entries where !entry.isSame || entries.count == 1 {
      let name = entry.name.isEmpty ? "" : "**\(Markdown.escaped(entry.name))**: "
      text += (text.isEmpty ? "" : "\n") + name + Markdown.escaped(entry.headline) + "\n"
      guard let comparison = entry.comparison else { continue }
      let told = allowances(comparison).map { "\n" + Markdown.escaped($0) + "\n" } ?? ""
      guard let first = comparison.first else {
        text += told
        continue
      }
      text += "\nFirst divergence: \(Markdown.escaped(first.place ?? first.phase)), "
      text += Markdown.escaped("\(first.property) \(first.old) -> \(first.new)") + "\n"
      for (side, cause) in [("Old", first.oldCause), ("New", first.cause)] {
        if let cause { text += "\n\(side) because \(Markdown.escaped(cause))\n" }
      }
      if isFirstOnly {
        text += told
        continue
      }
      text += "\n| " + TraceComparison.columns.map(Markdown.escaped).joined(separator: " | ")
      text += " |\n|" + TraceComparison.columns.map { _ in " --- |" }.joined() + "\n"
      for difference in comparison.differences.prefix(most) {
        text += "| " + difference.cells.map(Markdown.escaped).joined(separator: " | ") + " |\n"
      }
      let left = comparison.total - min(most, comparison.differences.count)
      if left > 0 { text += "\nand \(left) more\n" }
      text += told
    }
    if entries.count != 1 { text += (text.isEmpty ? "" : "\n") + Markdown.escaped(summary) + "\n" }
    return text
  }

  /// One JSON object over several lines.
  public func json() -> String {
    JSONValue.members([
      ("version", .int(1)), ("same", .bool(isSame)),
      ("tolerance", tolerance.isEmpty ? nil : .list(tolerance.map { .text($0) })),
      ("ignore", ignored.isEmpty ? nil : .list(ignored.map { .text($0) })),
      ("only", only.isEmpty ? nil : .list(only.map { .text($0) })),
      ("traces", .list(entries.map(value))),
    ]).lines + "\n"
  }

  private func value(_ entry: Entry) -> JSONValue {
    var members: [(String, JSONValue?)] = [
      ("name", entry.name.isEmpty ? nil : .text(entry.name)), ("old", .text(entry.old)),
      ("new", .text(entry.new)), ("same", .bool(entry.isSame)),
      ("headline", .text(entry.headline)),
    ]
    if let comparison = entry.comparison {
      let most = isFirstOnly ? min(1, most) : most
      let shown = isFirstOnly ? [comparison.first].compactMap { $0 } : comparison.differences
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
      ("change", .text(one.change.name)), amount, ("detail", one.detail.map { .text($0) }),
      ("frame", one.k.map { .int($0) }),
      ("microseconds", one.time.map { .int(Int($0.ticks / 3)) }),
      ("frames", .int(one.frames)),
      ("largest", one.most.map { .decimal(TraceComparison.decimal($0)) }),
      ("old", .text(one.old)), ("new", .text(one.new)),
      ("oldCause", one.oldCause.map { .text($0) }), ("newCause", one.cause.map { .text($0) }),
    ])
  }

  /// The line of a file that a cause names, as `(push.navsim:12)`.
  private static func line(
    of difference: TraceComparison.Difference?, in file: String
  ) -> Int? {
    for cause in [difference?.cause, difference?.oldCause] {
      for part in cause?.split(separator: "(") ?? [] where part.hasPrefix(file + ":") {
        let digits = part.dropFirst(file.count + 1).prefix { $0.isNumber }
        if let line = Int(digits) { return line }
      }
    }
    return nil
  }

  /// Annotations for GitHub Actions: at most nine, and one that counts the rest.
  public func github() -> String {
    let different = entries.filter { !$0.isSame }
    var text = ""
    for entry in different.prefix(9) {
      var lines = [entry.headline]
      if let first = entry.comparison?.first {
        lines.append("first divergence: \(first.place ?? first.phase)")
        lines.append("\(first.property) \(first.old) -> \(first.new), \(first.change.text)")
        if let cause = first.oldCause { lines.append("old because \(cause)") }
        if let cause = first.cause { lines.append("new because \(cause)") }
      }
      let title = entry.name.isEmpty ? "traces differ" : entry.name
      let file = entry.file ?? entry.new
      text += "::error file=\(Annotation.property(file))"
      if let line = Self.line(of: entry.comparison?.first, in: file) { text += ",line=\(line)" }
      text += ",title=\(Annotation.property(title))"
      text += "::\(Annotation.data(Annotation.cut(lines.joined(separator: "\n"))))\n"
    }
    if different.count > 9 {
      text += "::error title=navsim diff::and \(different.count - 9) more traces that differ\n"
    }
    return text
  }
}
