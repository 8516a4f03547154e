import NavSim

// Where what was found in many cells comes from: one line often is behind all of it.

/// The causes of the findings of several cells, each once.
struct RunCauses {
  private var all: [(text: String, kinds: [(name: String, cells: Int)])] = []

  /// What was found in one cell more.
  mutating func add(_ findings: [Finding]) {
    var seen: Set<[String]> = []
    for finding in findings {
      // That UIKit ends a transition names no line to look at.
      guard let cause = finding.cause, cause.contains("("),
        seen.insert([cause, finding.kind]).inserted
      else { continue }
      let index = all.firstIndex { $0.text == cause } ?? all.count
      if index == all.count { all.append((cause, [])) }
      if let kind = all[index].kinds.firstIndex(where: { $0.name == finding.kind }) {
        all[index].kinds[kind].cells += 1
      } else {
        all[index].kinds.append((finding.kind, 1))
      }
    }
  }

  /// `cause: on viewDidAppear view alpha=0 (f.navsim:4): snap in 3 cells, unasked in 1 cell`, those of most cells
  /// first.
  func lines(most: Int) -> [String] {
    func cells(_ kinds: [(name: String, cells: Int)]) -> Int { kinds.map(\.cells).max() ?? 0 }
    let sorted = all.enumerated().sorted { one, other in
      (cells(other.element.kinds), one.offset) < (cells(one.element.kinds), other.offset)
    }
    var lines = sorted.prefix(most).map { _, cause in
      let kinds = cause.kinds.map { "\($0.name) in \(Count.of($0.cells, "cell"))" }
      return "cause: \(cause.text): \(kinds.joined(separator: ", "))"
    }
    if all.count > most, !lines.isEmpty {
      lines[lines.count - 1] += " (and \(Count.of(all.count - most, "cause")) more)"
    }
    return lines
  }
}
