import NavSimKernel

/// A film strip in words: the colours that the eye sees, a column for each frame.
public enum FilmText {
  /// The tables of all rows.
  public static func text(_ strip: FilmStrip) -> String {
    strip.rows.map(table).joined(separator: "\n")
  }

  private static func table(_ row: FilmStrip.Row) -> String {
    var lines: [String] = []
    let head = [row.label, row.verdict].map { Visible.line($0) }.filter { !$0.isEmpty }
    if !head.isEmpty { lines.append(head.joined(separator: "  ")) }
    let captions = row.frames.map { Visible.line($0.caption).replacingMiddleDot }
    let names = row.frames.first?.picture.samplePoints.map(\.name) ?? []
    var columns: [[String]] = [[""] + names]
    for (frame, caption) in zip(row.frames, captions) {
      let points = frame.picture.samplePoints
      columns.append([caption] + points.map { frame.picture.color(at: $0.point).text })
    }
    let widths = columns.map { $0.map(\.count).max() ?? 0 }
    for index in 0...names.count {
      var line = " "
      for (column, width) in zip(columns, widths) {
        let text = index < column.count ? column[index] : ""
        line += " " + text + String(repeating: " ", count: width - text.count + 1)
      }
      while line.last == " " { line.removeLast() }
      lines.append(line)
    }
    for (index, note) in row.notes.enumerated() {
      lines.append("  \(index + 1) \(Visible.line(note))")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension String {
  fileprivate var replacingMiddleDot: String { split(separator: " · ").joined(separator: " ") }
}
