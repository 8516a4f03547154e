import NavSimTrace

// For people: what differs first, why, and then all of it in a table.

extension ComparisonReport {
  /// The whole report.
  public func text(_ style: TerminalStyle) -> String {
    if entries.count == 1 { return text(of: entries[0], style) }
    var parts = entries.filter { !$0.isSame }.map { text(of: $0, style) }
    parts.append(style.paint(summary, isSame ? .success : .error) + "\n")
    return parts.joined(separator: "\n")
  }

  /// One entry.
  public func text(of entry: Entry, _ style: TerminalStyle) -> String {
    var lines: [String] = []
    let title = entry.name.isEmpty ? "" : style.paint(entry.name, .place) + ": "
    lines.append(title + style.paint(entry.headline, entry.isSame ? .success : .error))
    if let comparison = entry.comparison {
      lines += names(entry, comparison)
      if let first = comparison.first { lines += divergence(first, style) }
      if !comparison.isSame, !isFirstOnly { lines += [""] + table(comparison) }
      if let told = allowances(comparison) { lines += ["", told] }
      if !comparison.isSame, let next = entry.next { lines += ["", "next: " + next] }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Scenario and cell, where the two differ in them.
  private func names(_ entry: Entry, _ comparison: TraceComparison) -> [String] {
    if comparison.oldName == comparison.newName { return [] }
    return ["  old  \(comparison.oldName)", "  new  \(comparison.newName)"]
  }

  private func divergence(
    _ first: TraceComparison.Difference, _ style: TerminalStyle
  ) -> [String] {
    let place = first.place ?? first.phase
    let change = first.change.text + (first.detail.map { ", " + $0 } ?? "")
    var lines = [
      "", "first divergence   " + style.paint(place, .place),
      "    \(first.property)   \(first.old) -> \(first.new)   \(change)",
    ]
    if let cause = first.oldCause {
      lines.append(style.paint("    old because    \(cause)", .note))
    }
    if let cause = first.cause { lines.append(style.paint("    new because    \(cause)", .note)) }
    return lines.map { TerminalStyle.plain == style ? style.paint($0, .plain) : $0 }
  }

  private func table(_ comparison: TraceComparison) -> [String] {
    comparison.table(limit: most).map { TerminalStyle.plain.paint($0, .plain) }
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
