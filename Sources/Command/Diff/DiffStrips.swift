import NavSim

// What the eye saw before and sees after, a line each, below what differs.

enum DiffStrips {
  /// How many pairs are shown.
  private static let most = 6

  /// Prints the strips of the pairs that differ, on a terminal.
  static func print(_ plan: DiffPlan, _ report: ComparisonReport, _ console: Console) {
    guard console.printsStrips else { return }
    var left = most
    for (pair, entry) in zip(plan.pairs, report.entries) where left > 0 {
      guard let old = pair.old, let new = pair.new, let first = entry.comparison?.first,
        let before = trace(old), let after = trace(new)
      else { continue }
      left -= 1
      if plan.pairs.count > 1 { console.print("\n\(pair.name)\n") } else { console.print("\n") }
      let place = first.place.map { String($0.prefix { $0 != "(" }) } ?? ""
      for (name, trace) in [("before", before), ("after", after)] {
        let frame = name == "after" ? try? trace.frame(named: place.filter { $0 != " " }) : nil
        let strip = EyeStrip(
          trace, marks: frame.map { [($0, place)] } ?? [], width: console.outputWidth,
          depth: console.outputStyle.swatches)
        console.print(strip: strip.line(name, label: 6))
      }
    }
  }

  private static func trace(_ item: DiffItem) -> Trace? {
    guard let input = try? item.load() else { return nil }
    defer { input.release() }
    return input.withBytes { bytes in try? Trace.read(Array(bytes), path: item.shown).trace }
  }
}
