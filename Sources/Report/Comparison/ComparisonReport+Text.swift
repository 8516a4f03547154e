import NavSimTrace

// For people: what became of findings, what the eye sees, what differs first and why, and the rest.

extension ComparisonReport {
  /// The whole report: what became of findings first, of several traces once for all of them; then of
  /// each what the eye sees, then the rest.
  public var text: PaintedText {
    let changed = isSame ? "" : changedLines.map { $0 + "\n" }.joined()
    return changed + told
  }

  private var told: PaintedText {
    if entries.count == 1 { return text(of: entries[0]) }
    let told = isFirstOnly ? [] : FindingChangeGroup.all(entries)
    var parts: [PaintedText] = []
    if !told.isEmpty { parts.append(text(of: told)) }
    parts += entries.filter { !$0.isSame }.map { text(of: $0, isAlone: false) }
    parts.append("\(summary, isSame ? .success : .error)\n")
    return parts.joined(separator: "\n")
  }

  /// One entry.
  public func text(of entry: Entry) -> PaintedText { text(of: entry, isAlone: true) }

  private func text(of entry: Entry, isAlone: Bool) -> PaintedText {
    var lines: [PaintedText] = []
    let title: PaintedText = entry.name.isEmpty ? "" : "\(entry.name, .place): "
    lines.append("\(title)\(entry.headline, entry.isSame ? .success : .error)")
    if let comparison = entry.comparison { lines += names(entry, comparison) }
    if !isFirstOnly { lines += findings(of: entry, isAlone: isAlone) }
    if let comparison = entry.comparison {
      lines += frames(of: comparison)
      if let told = allowances(comparison) { lines += ["", "\(told)"] }
      if !comparison.isSame, let next = entry.next { lines += ["", "next: \(next)"] }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What the eye sees, then where it begins to differ and what else does.
  private func frames(of comparison: TraceComparison) -> [PaintedText] {
    guard let first = comparison.first else { return [] }
    if isFirstOnly { return divergence(first) }
    let parts = SeenDifferences(comparison, most: most)
    var lines: [PaintedText] = []
    if !parts.seen.isEmpty { lines += ["", "what the eye sees"] + table(parts.seen) }
    lines += divergence(first)
    if !parts.rest.isEmpty {
      lines += parts.seen.isEmpty ? [""] : ["", "the rest"]
      lines += table(parts.rest)
    }
    if parts.left > 0 { lines.append("and \(parts.left) more") }
    return lines
  }

  // MARK: Findings

  /// Of an entry that stands alone the findings; of one among others how many there are, because all
  /// of them were told before.
  private func findings(of entry: Entry, isAlone: Bool) -> [PaintedText] {
    if let reason = entry.unjudged { return ["", "findings are not compared: \(reason)"] }
    guard let findings = entry.findings else { return [] }
    if findings.isSame {
      return findings.kept == 0 || !isAlone ? [] : ["", "findings: \(findings.kept) in both"]
    }
    if !isAlone { return ["  findings: \(findings.counts)"] }
    let kept = findings.kept == 0 ? "" : "; \(findings.kept) in both"
    return ["", "findings: \(findings.counts)\(kept)"]
      + findings.rows.prefix(most).flatMap { lines(of: $0) }
      + more(findings.rows.count)
  }

  /// The findings of several traces.
  private func text(of groups: [FindingChangeGroup]) -> PaintedText {
    let counts = FindingChanges.counts(
      groups.flatMap { group in group.entries.map { _ in group.row.kind } })
    let lines: [PaintedText] =
      ["findings: \(counts)"]
      + groups.prefix(most).flatMap { self.lines(of: $0.row, $0.cells) } + more(groups.count)
    return lines.map { $0 + "\n" }.joined()
  }

  private func more(_ count: Int) -> [PaintedText] {
    count > most ? ["  and \(count - most) more"] : []
  }

  private func lines(of row: FindingChanges.Row, _ cells: String? = nil) -> [PaintedText] {
    let word = row.kind.rawValue + String(repeating: " ", count: 9 - row.kind.rawValue.count)
    let line = "  " + word + row.finding.line + (cells.map { " (\($0))" } ?? "")
    let isGone = row.kind == .went
    var lines = [PaintedText(line: line, isGone ? .success : .warning)]
    if let before = row.before {
      let moment = before.moment == row.finding.moment ? "" : " at \(before.moment)"
      lines.append("           before\(moment): \(before.message)")
    }
    if let cause = row.finding.cause, !isGone {
      lines.append(.painted("           because \(cause)", .note))
    }
    return lines
  }

  /// Scenario and cell, where the two differ in them.
  private func names(_ entry: Entry, _ comparison: TraceComparison) -> [PaintedText] {
    if comparison.oldName == comparison.newName { return [] }
    return ["  old  \(comparison.oldName)", "  new  \(comparison.newName)"]
  }

  private func divergence(_ first: TraceComparison.Difference) -> [PaintedText] {
    var place = first.place ?? first.phase
    if let old = first.oldPlace, first.k.map({ old != "\(first.phase) +\($0)" }) ?? false {
      place += ", in the old one \(old)"
    }
    let change = first.change.text + (first.detail.map { ", " + $0 } ?? "")
    var lines: [PaintedText] = [
      "", "first divergence   \(place, .place)",
      "    \(first.property)   \(first.old) -> \(first.new)   \(change)",
    ]
    if let cause = first.oldCause {
      lines.append(.painted("    old because    \(cause)", .note))
    }
    if let cause = first.cause { lines.append(.painted("    new because    \(cause)", .note)) }
    return lines
  }

  private func table(_ differences: [TraceComparison.Difference]) -> [PaintedText] {
    TraceComparison.table(differences).map { PaintedText(line: $0) }
  }

  /// What is not told because it was asked for.
  func allowances(_ comparison: TraceComparison) -> String? {
    func some(_ names: [String]) -> String {
      let shown = names.prefix(3).joined(separator: ", ")
      return names.count > 3 ? shown + ", …" : shown
    }
    func counted(_ names: [String]) -> String {
      // Beside properties there are the events, the run, the times of actions.
      let others = names.filter { !$0.contains(".") }
      let count = names.count - others.count
      var parts = others
      if count > 0 || others.isEmpty {
        let list = names.filter { $0.contains(".") }
        parts.insert(
          "\(count) propert\(count == 1 ? "y" : "ies")"
            + (list.isEmpty ? "" : " (\(some(list)))"), at: 0)
      }
      return parts.joined(separator: ", ")
    }
    var parts: [String] = []
    if !tolerance.isEmpty {
      parts.append(
        "within tolerance \(tolerance.joined(separator: ",")): " + counted(comparison.tolerated))
    }
    if !ignored.isEmpty || !only.isEmpty {
      let left = [
        ignored.isEmpty ? nil : "ignored " + ignored.joined(separator: ", "),
        only.isEmpty ? nil : "not among " + only.joined(separator: ", "),
      ].compactMap { $0 }
      parts.append(left.joined(separator: ", or ") + ": " + counted(comparison.ignored))
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}

extension ComparisonReport.Entry {
  /// What differs, a line each, in the same order: for a page of HTML.
  public func lines(most: Int) -> [String] {
    var lines = (findings?.rows ?? []).prefix(most).map {
      "\($0.kind.rawValue): \($0.finding.line)"
    }
    guard let comparison else { return lines }
    let parts = SeenDifferences(comparison, most: most)
    lines += (parts.seen + parts.rest).map { one in
      let place = one.phase + (one.k.map { $0 < 0 ? "" : " +\($0)" } ?? "")
      let values = one.old == one.new ? "" : ": \(one.old) → \(one.new)"
      return "\(place)  \(one.property) \(one.change.text)\(values)"
    }
    return parts.left > 0 ? lines + ["and \(parts.left) more"] : lines
  }
}
