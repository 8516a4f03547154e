import NavSim

/// The cells that a phone was compared with, and which of them it is most like.
struct ConformedCells {
  private var all: [(conformance: Conformance, name: String, job: RunJob)] = []

  mutating func add(_ conformance: Conformance, _ name: String, _ job: RunJob) {
    all.append((conformance, name, job))
  }

  /// Whether one of them is the same.
  var isAnySame: Bool { all.contains { $0.conformance.isSame } }

  /// Those that are no further from the phone than any other.
  private var best: [(conformance: Conformance, name: String, job: RunJob)] {
    all.filter { one in !all.contains { $0.conformance.isNearer(than: one.conformance) } }
  }

  /// `most like  push (ios=12)`; nil where there is one cell.
  var nearest: PaintedText? {
    let best = best
    guard all.count > 1 else { return nil }
    if best.count == all.count { return "most like  any of the \(all.count)\n" }
    let more = best.count > 3 ? ", and \(best.count - 3) more" : ""
    return "most like  \(best.prefix(3).map(\.name).joined(separator: ", "))\(more)\n"
  }

  /// The options that choose the nearest of several, where none is the same.
  var next: String? {
    guard all.count > 1, !isAnySame else { return nil }
    return best.first.map { CellOptions.choosing($0.job) }
  }
}
