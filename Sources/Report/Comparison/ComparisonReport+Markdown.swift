import NavSimTrace

// For pull requests: what became of findings, what the eye sees, then the rest.

extension ComparisonReport {
  /// Markdown: tables of findings, of what the eye sees and of the rest for each trace that differs.
  public func markdown() -> String {
    var blocks: [String] = []
    if !isSame, let table = changedLineTable { blocks += ["What differs in the files\n", table] }
    let groups = isFirstOnly || entries.count == 1 ? [] : FindingChangeGroup.all(entries)
    if !groups.isEmpty {
      blocks.append(Self.table(groups.map { ($0.row, $0.cells) }, most: most))
    }
    for entry in entries where !entry.isSame || entries.count == 1 {
      blocks += self.blocks(of: entry)
    }
    if entries.count != 1 { blocks.append(Markdown.escaped(summary) + "\n") }
    return blocks.joined(separator: "\n")
  }

  /// Paragraphs and tables, each with its line end.
  private func blocks(of entry: Entry) -> [String] {
    let name = entry.name.isEmpty ? "" : "**\(Markdown.escaped(entry.name))**: "
    var blocks = [name + Markdown.escaped(entry.headline) + "\n"]
    if !isFirstOnly, let reason = entry.unjudged {
      blocks.append("Findings are not compared: \(Markdown.escaped(reason))\n")
    }
    if !isFirstOnly, entries.count == 1, let findings = entry.findings, !findings.isSame {
      blocks.append(Self.table(findings.rows.map { ($0, nil) }, most: most))
    }
    guard let comparison = entry.comparison else { return blocks }
    if let first = comparison.first { blocks += self.blocks(of: comparison, first) }
    if let told = allowances(comparison) { blocks.append(Markdown.escaped(told) + "\n") }
    return blocks
  }

  private func blocks(
    of comparison: TraceComparison, _ first: TraceComparison.Difference
  ) -> [String] {
    let parts = SeenDifferences(comparison, most: most)
    var blocks: [String] = []
    if !isFirstOnly, !parts.seen.isEmpty {
      blocks += ["What the eye sees\n", Self.table(parts.seen)]
    }
    var place = "First divergence: \(Markdown.escaped(first.place ?? first.phase)), "
    place += Markdown.escaped("\(first.property) \(first.old) -> \(first.new)") + "\n"
    blocks.append(place)
    for (side, cause) in [("Old", first.oldCause), ("New", first.cause)] {
      if let cause { blocks.append("\(side) because \(Markdown.escaped(cause))\n") }
    }
    if isFirstOnly { return blocks }
    if !parts.rest.isEmpty {
      if !parts.seen.isEmpty { blocks.append("The rest\n") }
      blocks.append(Self.table(parts.rest))
    }
    if parts.left > 0 { blocks.append("and \(parts.left) more\n") }
    return blocks
  }

  private static func table(_ differences: [TraceComparison.Difference]) -> String {
    table(TraceComparison.columns, differences.map(\.cells))
  }

  private static func table(
    _ rows: [(row: FindingChanges.Row, cells: String?)], most: Int
  ) -> String {
    let hasCells = rows.contains { $0.cells != nil }
    let lines = rows.prefix(most).map { row, cells in
      var what = row.finding.message
      if let before = row.before, before.message != row.finding.message {
        what += "; before: " + before.message
      }
      if row.kind != .went, let cause = row.finding.cause { what += "; because " + cause }
      let moments = [row.before?.moment, row.finding.moment].compactMap { $0 }
      let moment = Set(moments).count == 1 ? moments[0] : moments.joined(separator: " -> ")
      let finding = "\(row.finding.id) \(row.finding.kind) of \(row.finding.subject)"
      return [row.kind.rawValue, finding, moment, what] + (hasCells ? [cells ?? ""] : [])
    }
    let heads = ["change", "finding", "at", "what"] + (hasCells ? ["where"] : [])
    let counts = "Findings: \(FindingChanges.counts(rows.map(\.row.kind)))\n\n"
    let more = rows.count > most ? "\nand \(rows.count - most) more\n" : ""
    return counts + table(heads, lines) + more
  }

  static func table(_ heads: [String], _ rows: [[String]]) -> String {
    let lines =
      [heads.map(Markdown.escaped), heads.map { _ in "---" }]
      + rows.map { $0.map(Markdown.escaped) }
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}
