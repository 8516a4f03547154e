import NavSimChecks
import NavSimKernel
import NavSimReport
import NavSimTrace

// The table of a comparison: rows are the variants, columns what was found or where.

/// A comparison as rows and columns of short texts.
struct ComparisonTable {
  /// The first column's head names the axes whose values stand in it.
  private(set) var heads: [String]
  private(set) var rows: [[String]] = []

  /// Rows against detectors, with a mark and a count: of a single cell how many findings, of several
  /// `✗ 2/9`, cells with a finding and all cells; what was not applied is counted beside them.
  init(detectorsOf comparison: Comparison) {
    let kinds = comparison.kinds
    heads = [comparison.axes] + (kinds.isEmpty ? ["glitch"] : kinds.map(\.kind))
    let ids = kinds.isEmpty ? [""] : kinds.map(\.id)
    let isSingle = comparison.groups.count == 1
    let counts = comparison.variants.indices.map { index in
      comparison.results(of: index).count { !$0.unmet.isEmpty }
    }
    let hasCounts = !isSingle && counts.contains { $0 > 0 }
    if hasCounts { heads.append("not applied") }
    for (index, variant) in comparison.variants.enumerated() {
      let results = comparison.results(of: index)
      var row = [variant.name] + ids.map { Self.mark(of: $0, in: results, isSingle) }
      if hasCounts { row.append(counts[index] > 0 ? "\(counts[index])/\(results.count)" : "–") }
      rows.append(row)
    }
  }

  /// A dash where nothing was found and every cell can be judged; `0/4` where nothing was found in
  /// the four that can.
  private static func mark(
    of id: String, in results: [Comparison.Result], _ isSingle: Bool
  ) -> String {
    if results.isEmpty { return "" }
    let found = results.filter { $0.findings.contains { $0.id == id } }
    let clean = results.count { result in
      result.fault == nil && result.unmet.isEmpty && !result.findings.contains { $0.id == id }
    }
    if !found.isEmpty {
      let findings = found.flatMap(\.findings).count { $0.id == id }
      return "✗ " + (isSingle ? "\(findings)" : "\(found.count)/\(results.count)")
    }
    if clean == results.count { return "–" }
    if clean > 0 { return "0/\(clean)" }
    return results.allSatisfy { $0.fault != nil } ? "stopped" : "not applied"
  }

  /// Rows against files: the kinds that were found in each.
  init(filesOf comparison: Comparison) {
    var paths: [String] = []
    for group in comparison.groups where !paths.contains(group.path) { paths.append(group.path) }
    heads = [comparison.axes] + paths.map(Comparison.stem)
    for (index, variant) in comparison.variants.enumerated() {
      rows.append(
        [variant.name]
          + paths.map { path in
            let results = comparison.groups.filter { $0.path == path }
              .compactMap { $0.results[index] }
            if results.isEmpty { return "" }
            var words = comparison.kinds.filter { kind in
              results.contains { $0.findings.contains { $0.id == kind.id } }
            }.map(\.kind)
            if results.contains(where: { !$0.unmet.isEmpty }) { words.append("not applied") }
            if results.contains(where: { $0.fault != nil }) { words.append("stopped") }
            return words.isEmpty ? "–" : words.joined(separator: ", ")
          })
    }
  }

  /// Aligned columns. Where the names of the columns would make it wider than 100, numbers stand
  /// for them, and a line below tells what they are.
  var text: PaintedText {
    let wide = aligned(heads)
    guard (wide.first?.count ?? 0) > 100, heads.count > 2 else {
      return wide.map { "\($0)\n" }.joined()
    }
    let numbers = heads.indices.map { $0 == 0 ? heads[0] : "(\($0))" }
    let legend = heads.indices.dropFirst().map { "(\($0)) \(heads[$0])" }
    return (aligned(numbers) + [""] + legend).map { "\($0)\n" }.joined()
  }

  private func aligned(_ heads: [String]) -> [String] {
    let all = ([heads] + rows).map { $0.map { Visible.line($0) } }
    let widths = heads.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell
        if column < row.count - 1 {
          line += String(repeating: " ", count: widths[column] - cell.count + 2)
        }
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }

  /// A table of Markdown, as pull requests take it.
  var markdown: String {
    let all =
      [heads.map(Markdown.escaped), heads.map { _ in "---" }]
      + rows.map { $0.map(Markdown.escaped) }
    return all.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}

extension Comparison {
  /// The axis whose values stand alone.
  var axis: String { variants.first?.axis ?? "" }

  /// What the rows are called: `strategy`, `ios code`.
  var axes: String { variants.first?.values.map(\.axis).joined(separator: " ") ?? "" }

  /// What came of every cell of a variant.
  func results(of variant: Int) -> [Result] { groups.compactMap { $0.results[variant] } }

  /// A file's name without its folder and suffix.
  static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".navsim") ? String(name.dropLast(7)) : name
  }
}

extension Comparison.Group {
  /// `Scenarios/basics/pop.navsim "pop", ios=12`.
  var title: String { "\(path) \"\(scenario)\"" + (cell.isEmpty ? "" : ", " + cell) }
}

extension Comparison.Result {
  /// How long a finding lasts: `for 3 frames (50ms)`.
  func span(of finding: Finding) -> String { finding.lasting(span) }

  private func span(_ frames: Int) -> String {
    let ticks = Int64(frames) * Time.ticksPerSecond / Int64(max(framesPerSecond, 1))
    let time = TraceWriter.milliseconds(Time(ticks: ticks + 1))
    return Count.of(frames, "frame") + " (\(time))"
  }
}
