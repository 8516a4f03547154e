import NavSimKernel
import NavSimLanguage

/// Says in few words which cells of a file a finding concerns.
struct CellWords {
  /// A scenario with its cells.
  let scenarios: [(name: String, cells: [Cell])]

  /// `variant=bug`, `ios=15,17 of "a push"`; nil if it concerns every cell.
  ///
  /// - Parameter hits: the indices of cells, by the index of their scenario, ascending.
  func text(_ hits: [Int: [Int]]) -> String? {
    let found = scenarios.indices.filter { !(hits[$0] ?? []).isEmpty }
    let isWhole = scenarios.indices.allSatisfy {
      (hits[$0] ?? []).count == scenarios[$0].cells.count
    }
    if isWhole { return nil }
    let all = found.map { text(hits[$0] ?? [], of: scenarios[$0].cells) }
    if found.count == scenarios.count, let first = all.first, all.allSatisfy({ $0 == first }) {
      return first
    }
    let parts = found.prefix(3).map { index -> String in
      let words = text(hits[index] ?? [], of: scenarios[index].cells)
      if scenarios.count == 1 { return words ?? "all" }
      return (words.map { $0 + " " } ?? "") + "of \"\(scenarios[index].name)\""
    }
    let left = found.count - 3
    let more = left > 0 ? [Count.of(left, "scenario") + " more"] : []
    return (parts + more).joined(separator: "; ")
  }

  /// The values that tell the cells from the others, or a count and an example.
  private func text(_ hits: [Int], of cells: [Cell]) -> String? {
    if hits.count == cells.count { return nil }
    guard let first = cells.first, let example = hits.first else { return nil }
    var kept: [(axis: String, values: [String])] = []
    for (axis, _) in first.values {
      let values = CellWords.unique(hits.compactMap { cells[$0][axis] })
      if values.count < CellWords.unique(cells.compactMap { $0[axis] }).count {
        kept.append((axis, values))
      }
    }
    let matching = cells.filter { cell in
      kept.allSatisfy { pair in cell[pair.axis].map(pair.values.contains) ?? false }
    }
    if matching.count == hits.count {
      return kept.map { "\($0.axis)=\($0.values.joined(separator: ","))" }.joined(separator: " ")
    }
    return "\(hits.count) of \(cells.count), such as \(cells[example].text)"
  }

  private static func unique(_ values: [String]) -> [String] {
    var seen: Set<String> = []
    return values.filter { seen.insert($0).inserted }
  }
}
