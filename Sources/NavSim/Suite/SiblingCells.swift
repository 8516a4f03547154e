import NavSimChecks
import NavSimKernel
import NavSimLanguage
import NavSimTrace

/// What the cells of a scenario say of each other that differ in one axis of its author's own, such
/// as `variant` with `bug` and `fix`.
public struct SiblingCells: Sendable {
  /// What is kept of a cell.
  private struct Kept {
    let scenario: String
    let cell: Cell
    /// What a person could see of it.
    let look: UInt64
    /// Whether something is told of it.
    let isTold: Bool
    /// What UIKit does by itself in it, and all that is seen, as `kind of subject`.
    let habits: [String]
    let seen: Set<String>
  }

  private var kept: [Kept] = []

  /// No cell yet.
  public init() {}

  /// Takes in a cell; one without an axis of its own has no sibling.
  public mutating func add(_ run: CellRun) {
    guard run.fault == nil, run.cell.values.contains(where: { !Cell.isBuiltin($0.axis) }) else {
      return
    }
    func names(_ findings: [Finding]) -> [String] { findings.map { "\($0.kind) of \($0.subject)" } }
    kept.append(
      Kept(
        scenario: "\(run.path):\(run.line)", cell: run.cell, look: Self.look(of: run.trace),
        isTold: !run.findings.isEmpty,
        habits: names(run.byItself), seen: Set(names(run.sightings))))
  }

  /// What is to be said of them, a line each: cells that look the same, and what is UIKit's own but
  /// gone in another cell.
  public var notes: [String] {
    var pairs: [String: [(Kept, Kept)]] = [:]
    var axes: [String] = []
    for (index, one) in kept.enumerated() {
      for other in kept[(index + 1)...] where one.scenario == other.scenario {
        guard let axis = one.cell.onlyOwnAxis(otherThan: other.cell) else { continue }
        if pairs[axis] == nil { axes.append(axis) }
        pairs[axis, default: []].append((one, other))
      }
    }
    return axes.compactMap { Self.sameness($0, pairs[$0] ?? []) }
      + axes.compactMap { Self.curedHabits($0, pairs[$0] ?? []) }
  }

  /// That no value of an axis makes a difference to the eye, nor to a detector.
  private static func sameness(_ axis: String, _ pairs: [(Kept, Kept)]) -> String? {
    guard pairs.allSatisfy({ $0.look == $1.look && $0.seen == $1.seen }) else { return nil }
    var values: [String] = []
    for cell in pairs.flatMap({ [$0.cell, $1.cell] }) {
      if let value = cell[axis], !values.contains(value) { values.append(value) }
    }
    let named = values.dropLast().joined(separator: ", ") + " and " + (values.last ?? "")
    return
      "note: \(named) look the same: what '\(axis)' changes is never seen here, or not modelled"
  }

  /// What UIKit does by itself in cells of one value and not in those of another: one of which something is told
  /// has not cured it.
  private static func curedHabits(_ axis: String, _ pairs: [(Kept, Kept)]) -> String? {
    var parts: [String] = []
    for (one, other) in pairs + pairs.map({ ($1, $0) }) where !other.isTold {
      for habit in one.habits where !other.seen.contains(habit) {
        let text = "\(habit) in \(one.cell[axis] ?? "") and not in \(other.cell[axis] ?? "")"
        if !parts.contains(text) { parts.append(text) }
      }
    }
    guard !parts.isEmpty else { return nil }
    return "note: UIKit does it by itself, and '\(axis)' makes a difference: "
      + parts.prefix(3).joined(separator: "; ") + (parts.count > 3 ? "; …" : "")
  }

  // MARK: What is seen

  private static let visible = [
    "eye.*", "title.*", "back.*", "left.*", "right.*", "search.*", "prompt.*", "page.*",
    "large-title.*", "presented.*", "statusBar.*", "tabBar.*", "toolbar.*", "keyboard.*",
    "navigation.*",
  ].map { TracePattern($0) }

  /// The frames, without the header, which names the cell.
  private static func look(of trace: Trace) -> UInt64 {
    var options = TraceOptions()
    options.only = visible
    let text = TraceWriter.write(trace.withoutEvents, options)
    var hash = FNV()
    let start = text.indices.first { text[$0] == 10 && $0 + 1 < text.count && text[$0 + 1] == 10 }
    let frames: ArraySlice<UInt8> = text[(start ?? 0)...]
    hash.add(frames)
    return hash.value
  }
}

extension Cell {
  /// The axis, one of the author's own, in which alone it differs from another; nil if it is not so.
  fileprivate func onlyOwnAxis(otherThan other: Cell) -> String? {
    guard values.count == other.values.count else { return nil }
    let differing = zip(values, other.values).filter { $0 != $1 }
    guard differing.count == 1, differing[0].0.axis == differing[0].1.axis,
      !Cell.isBuiltin(differing[0].0.axis)
    else { return nil }
    return differing[0].0.axis
  }
}
