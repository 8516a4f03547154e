import NavSimChecks
import NavSimKernel
import NavSimReport
import NavSimTrace

// What `navsim compare` prints: the table, then where each variant glitches, then what looks
// otherwise than under the first.

extension Comparison {
  /// What the columns of the table are.
  public enum Columns: String, CaseIterable, Sendable {
    /// The detectors that found something.
    case detector
    /// The files.
    case file
  }

  private func table(_ columns: Columns) -> ComparisonTable {
    columns == .file ? ComparisonTable(filesOf: self) : ComparisonTable(detectorsOf: self)
  }

  /// Whether there is nothing to put into a table.
  private func isClean(_ columns: Columns) -> Bool {
    kinds.isEmpty && !hasOpenCells && columns == .detector
  }

  private var notes: [String] {
    var habits = HabitTally()
    for result in groups.flatMap(\.results) { habits.add(result?.byItself ?? []) }
    return [habits.note ?? "", noteOnNotApplied, noteOnLeftOut].filter { !$0.isEmpty }
  }

  /// As text for a terminal.
  ///
  /// - Parameters:
  ///   - most: how many findings and how many properties are told of each variant; 0 for the table
  ///     alone.
  public func text(_ columns: Columns, most: Int) -> PaintedText {
    var text: PaintedText = "\(summary)\n\n"
    text += isClean(columns) ? "no glitch is found\n" : table(columns).text
    if !notes.isEmpty { text += "\n" + notes.map { "\($0)\n" }.joined() }
    for index in variants.indices {
      let lines = most > 0 ? findings(of: index, most) : stops(of: index)
      if lines.isEmpty { continue }
      text += "\n\(variants[index].name, .warning)\n"
      text += lines.map { "  \($0)\n" }.joined()
    }
    if most == 0 { return text }
    for index in variants.indices.dropFirst() {
      let lines = differences(of: index, most)
      if lines.isEmpty { continue }
      text += "\n\(variants[index].name) against \(variants[0].name)\n"
      text += lines.map { "  \($0)\n" }.joined()
    }
    return text
  }

  /// As Markdown for a pull request: the table, with the rest folded away below it.
  public func markdown(_ columns: Columns, most: Int) -> String {
    var text = isClean(columns) ? "No glitch is found.\n" : table(columns).markdown
    text += "\n" + summary + "\n"
    if !notes.isEmpty { text += "\n" + notes.map { "* " + Markdown.escaped($0) + "\n" }.joined() }
    if most == 0 {
      return text + folded("Where they stop", variants.indices.map { ($0, stops(of: $0)) })
    }
    text += folded("Where they glitch", variants.indices.map { ($0, findings(of: $0, most)) })
    text += folded(
      "What looks otherwise than with \(variants.first?.name ?? "the first")",
      variants.indices.dropFirst().map { ($0, differences(of: $0, most)) })
    return text
  }

  private func folded(_ title: String, _ parts: [(variant: Int, lines: [String])]) -> String {
    let parts = parts.filter { !$0.lines.isEmpty }
    if parts.isEmpty { return "" }
    var text = "\n<details><summary>\(Markdown.html(title))</summary>\n"
    for part in parts {
      text += "\n**" + Markdown.escaped(variants[part.variant].name) + "**\n\n"
      text += part.lines.map { "* " + Markdown.escaped($0) + "\n" }.joined()
    }
    return text + "\n</details>\n"
  }

  /// `18 scenarios, 90 cells: 12 with a glitch`.
  private var summary: String {
    let results = groups.flatMap(\.results).compactMap { $0 }
    let scenarios = Set(groups.map { "\($0.path)\n\($0.line)" }).count
    let glitching = results.filter { !$0.findings.isEmpty }.count
    let stopped = results.filter { $0.fault != nil }.count
    var text = "\(Count.of(scenarios, "scenario")), \(Count.of(results.count, "cell")): "
    text += "\(glitching) with a glitch"
    let open = results.filter { !$0.unmet.isEmpty }.count
    if open > 0 { text += ", \(open) with a look that is not applied" }
    return stopped > 0 ? text + ", \(stopped) stopped early" : text
  }

  // MARK: Findings

  /// Why runs under a variant ended early: that is told always.
  private func stops(of variant: Int) -> [String] {
    groups.compactMap { group in
      group.results[variant]?.fault.map { "stopped early in \(group.title): \($0)" }
    }
  }

  /// A sentence for each detector that found something under a variant, its first finding, then one for each look
  /// that was not applied.
  private func findings(of variant: Int, _ most: Int) -> [String] {
    let cells = groups.compactMap { group in group.results[variant].map { (group, $0) } }
    var lines = stops(of: variant)
    for kind in kinds {
      let found = cells.compactMap { group, result in
        result.findings.first { $0.id == kind.id }.map { (group, result, $0) }
      }
      guard let (group, result, finding) = found.first else { continue }
      var line = "\(kind.id) \(kind.kind) of \(finding.subject) at \(finding.place), "
      line += "\(result.span(of: finding)): \(finding.message)"
      if groups.count > 1 { line += " (\(group.title))" }
      let others = found.count - 1
      if others > 0 { line += ", and in " + Count.of(others, "other cell") }
      lines.append(line)
    }
    return cut(lines, most, "finding")
      + cut(unmet(in: cells), most, "look that is not applied", "looks that are not applied")
  }

  /// What was not applied, each sentence once.
  private func unmet(in cells: [(Group, Result)]) -> [String] {
    var order: [String] = []
    var found: [String: (title: String, cells: Int)] = [:]
    for (group, result) in cells {
      for sentence in result.notApplied {
        if found[sentence] == nil { order.append(sentence) }
        found[sentence, default: (group.title, 0)].cells += 1
      }
    }
    return order.compactMap { sentence in
      guard let (title, cells) = found[sentence] else { return nil }
      let others = cells - 1
      return "not applied: " + sentence + (groups.count > 1 ? " (\(title))" : "")
        + (others > 0 ? ", and in " + Count.of(others, "other cell") : "")
    }
  }

  // MARK: Differences

  /// A sentence for each property that looks otherwise than under the first variant.
  private func differences(of variant: Int, _ most: Int) -> [String] {
    var order: [String] = []
    var found: [String: (group: Group, difference: Difference, cells: Int)] = [:]
    var dropped = 0
    for group in groups {
      guard let result = group.results[variant] else { continue }
      dropped += result.differenceCount - result.differences.count
      for difference in result.differences {
        if found[difference.property] == nil {
          order.append(difference.property)
          found[difference.property] = (group, difference, 0)
        }
        found[difference.property]?.cells += 1
      }
    }
    let sentences = order.compactMap { property -> String? in
      guard let (group, difference, cells) = found[property] else { return nil }
      var line = "\(property) is \(difference.own) instead of \(difference.first) from "
      // The frames are those of all phases, the word is that of the first.
      let isMixed = difference.isMixed
      line += "\(difference.place) on (\(difference.change)" + (isMixed ? " at first" : "")
      if difference.frames > 0 {
        line += ", " + Count.of(difference.frames, "frame")
        if isMixed { line += " in all" }
      }
      line += ")"
      if groups.count > 1 { line += " in \(group.title)" }
      if cells > 1 { line += ", and otherwise in \(cells - 1) more" }
      return line
    }
    let isOnOtherGrid = groups.contains { $0.results[variant]?.isOnOtherGrid ?? false }
    let apart = "the display has another number of frames in a second: frames are not compared"
    return (isOnOtherGrid ? [apart] : []) + cut(sentences, most, "property", "properties", dropped)
  }

  private func cut(
    _ lines: [String], _ most: Int, _ word: String, _ plural: String? = nil, _ dropped: Int = 0
  ) -> [String] {
    let rest = max(lines.count - most, 0)
    if rest + dropped == 0 { return lines }
    let words = rest + dropped == 1 ? word : plural ?? word + "s"
    return Array(lines.prefix(most)) + ["and \(rest + dropped) more \(words)"]
  }
}
