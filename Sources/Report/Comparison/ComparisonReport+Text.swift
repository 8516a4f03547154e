import NavSimTrace

// For people: what differs first, why, and then all of it in a table.

extension ComparisonReport {
  /// The whole report.
  public var text: PaintedText {
    if entries.count == 1 { return text(of: entries[0]) }
    var parts = entries.filter { !$0.isSame }.map { text(of: $0) }
    parts.append("\(summary, isSame ? .success : .error)\n")
    return parts.joined(separator: "\n")
  }

  /// One entry.
  public func text(of entry: Entry) -> PaintedText {
    var lines: [PaintedText] = []
    let title: PaintedText = entry.name.isEmpty ? "" : "\(entry.name, .place): "
    lines.append("\(title)\(entry.headline, entry.isSame ? .success : .error)")
    if let comparison = entry.comparison {
      lines += names(entry, comparison)
      if let first = comparison.first { lines += divergence(first) }
      if !comparison.isSame, !isFirstOnly { lines += [""] + table(comparison) }
      if let told = allowances(comparison) { lines += ["", "\(told)"] }
      if !comparison.isSame, let next = entry.next { lines += ["", "next: \(next)"] }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Scenario and cell, where the two differ in them.
  private func names(_ entry: Entry, _ comparison: TraceComparison) -> [PaintedText] {
    if comparison.oldName == comparison.newName { return [] }
    return ["  old  \(comparison.oldName)", "  new  \(comparison.newName)"]
  }

  private func divergence(_ first: TraceComparison.Difference) -> [PaintedText] {
    let place = first.place ?? first.phase
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

  private func table(_ comparison: TraceComparison) -> [PaintedText] {
    comparison.table(limit: most).map { PaintedText(line: $0) }
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
