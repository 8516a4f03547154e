import NavSimKernel

/// A comparison as lines for people. What is different first comes first.
extension TraceComparison {
  /// `3 properties differ in 2 of 5 phases (14 of 64 frames)`.
  public var headline: String {
    if isSame { return "no difference" }
    var parts: [String] = []
    if properties > 0 {
      parts.append(properties == 1 ? "1 property differs" : "\(properties) properties differ")
    }
    if !others.isEmpty {
      let verb = others.count == 1 && !others[0].hasSuffix("s") ? " differs" : " differ"
      parts.append(others.joined(separator: ", ") + (parts.isEmpty ? verb : ""))
    }
    var text = parts.joined(separator: ", and ")
    if touchedPhases > 0 {
      text += " in \(touchedPhases) of " + Count.of(phases, "phase")
    }
    return frames > 0 ? "\(text) (\(frames) of \(frameCount) frames)" : text
  }

  /// The first difference in simulation order.
  public var first: Difference? { indexOfFirst.map { differences[$0] } }

  private var indexOfFirst: Int? {
    differences.firstIndex { $0.k != nil } ?? (differences.isEmpty ? nil : 0)
  }

  /// Adds to the causes of the first difference the lines of files from which they come, where these are known.
  public mutating func addLines(old: String?, new: String?) {
    guard let index = indexOfFirst else { return }
    func together(_ cause: String?, _ line: String?) -> String? {
      guard let cause, let line else { return cause ?? line }
      return cause + "; " + line
    }
    differences[index].oldCause = together(differences[index].oldCause, old)
    differences[index].cause = together(differences[index].cause, new)
  }

  /// Where that is: `push +9 (150ms)`; nil where it is in no frame.
  public var place: String? { first?.place }

  /// A line for each difference, in columns: phase, property, how, frames, largest difference, first
  /// frame, the values there. At most `limit`, and a line about those that are left out.
  public func table(limit: Int) -> [String] {
    if isSame { return [] }
    var lines = Self.table(differences.prefix(limit))
    if total > limit { lines.append("and \(total - min(limit, differences.count)) more") }
    return lines
  }

  /// The same for some differences, below the heads of the columns.
  public static func table(_ differences: some Sequence<Difference>) -> [String] {
    let rows = [columns] + differences.map { short($0.cells) }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, text) in row.enumerated() {
        line += text
        if column + 1 < row.count {
          line += String(repeating: " ", count: widths[column] - text.count + 2)
        }
      }
      return line
    }
  }

  /// The heads of the columns.
  public static let columns = [
    "phase", "property", "change", "frames", "max |d|", "from", "old -> new",
  ]

  private static func short(_ cells: [String]) -> [String] {
    cells.map { $0.count > 60 ? $0.prefix(59) + "…" : $0 }
  }
}

extension TraceComparison.Difference {
  /// Where it begins: `push +9 (150ms)`, `start`; nil where it is in no frame.
  public var place: String? {
    guard let k else { return nil }
    if k < 0 { return phase }
    return "\(phase) +\(k)" + (time.map { " (\(TraceWriter.milliseconds($0)))" } ?? "")
  }

  /// Its line in a table, cell by cell.
  public var cells: [String] {
    [
      phase, property, change.text + (detail.map { ", " + $0 } ?? ""),
      frames > 0 ? "\(frames)" : "", most.map { TraceComparison.decimal($0) } ?? "",
      k.map { $0 < 0 ? "start" : "+\($0)" } ?? "", old + " -> " + new,
    ]
  }

  /// What it is a difference of, where it is of no property; nil where it is of one.
  var kind: String? {
    switch change {
    case .events: return "events"
    case .run: return property.hasPrefix("action ") ? "actions" : property
    default: return property == "phase" ? "phases" : nil
    }
  }
}
