/// A comparison as lines for people. What is different first comes first.
extension TraceComparison {
  /// `3 properties differ in 2 of 5 phases (14 frames)`.
  public var headline: String {
    let properties = Set(differences.map(\.property)).count
    let touched = Set(differences.map(\.phase).filter { $0 != "run" }).count
    let frames = differences.map(\.frames).max() ?? 0
    let what = properties == 1 ? "1 property differs" : "\(properties) properties differ"
    if touched == 0 { return what }
    let part = "\(what) in \(touched) of \(phases) phase\(phases == 1 ? "" : "s")"
    return frames > 0 ? "\(part) (\(frames) frame\(frames == 1 ? "" : "s") at most)" : part
  }

  /// What differs first: `push +9 (150ms)`; nil where it is in no frame.
  public var place: String? {
    guard let first = differences.first(where: { $0.k != nil }), let k = first.k else { return nil }
    let time = first.time.map { " (\(TraceWriter.milliseconds($0)))" } ?? ""
    return "\(first.phase) +\(k)\(time)"
  }

  /// A line for each difference, in columns: phase, property, how, frames, largest difference, first
  /// frame, the values there. At most `limit`, and a line about those that are left out.
  public func table(limit: Int) -> [String] {
    var rows = [["phase", "property", "change", "frames", "max |d|", "from", "old -> new"]]
    for difference in differences.prefix(limit) {
      rows.append([
        difference.phase, difference.property, difference.change.rawValue,
        difference.frames > 0 ? "\(difference.frames)" : "",
        difference.most.map { ShownValue.text(thousandths: $0) } ?? "",
        difference.k.map { "+\($0)" } ?? "",
        Self.short(difference.old) + " -> " + Self.short(difference.new),
      ])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      var line = ""
      for (column, text) in row.enumerated() {
        line += text
        if column + 1 < row.count {
          line += String(repeating: " ", count: widths[column] - text.count + 2)
        }
      }
      return line
    }
    if differences.count > limit { lines.append("and \(differences.count - limit) more") }
    return lines
  }

  private static func short(_ text: String) -> String {
    text.count > 40 ? text.prefix(39) + "…" : text
  }
}

extension ShownValue {
  /// A number of thousandths as a decimal.
  static func text(thousandths: Int64) -> String {
    var buffer = ByteBuffer(capacity: 32)
    buffer.append(thousandths: thousandths)
    return String(decoding: buffer.array, as: UTF8.self)
  }
}
