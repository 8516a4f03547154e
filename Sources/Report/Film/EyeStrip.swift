import NavSimChecks
import NavSimKernel
import NavSimPicture
import NavSimTrace
import NavSimVocabulary

/// What the eye sees of the bar over time, for a terminal: a block for each frame, a line for each sample
/// point, and a mark under each finding, so that a flash is seen at once.
public struct EyeStrip: Sendable {
  /// The points that are told, from the top.
  private static let points = ["status", "left", "centre", "right"]
  /// The most columns that a line takes.
  private static let mostColumns = 160

  private let trace: Trace
  private let marks: [(frame: Int, text: String)]
  private let depth: ColorDepth
  private let width: Int
  /// What the findings are about.
  private var subjects: [String] = []

  /// - Parameters:
  ///   - width: columns of the terminal.
  ///   - depth: how many colours it shows; without any there is no strip.
  public init(_ trace: Trace, findings: [Finding], width: Int, depth: ColorDepth) {
    let marks = FilmFrames.moments(findings).map { ($0.frame, $0.kind) }
    self.init(trace, marks: marks, width: width, depth: depth)
    subjects = findings.map(\.subject)
  }

  /// A strip with marks of one's own under some frames; -1 is the state before the first action.
  public init(
    _ trace: Trace, marks: [(frame: Int, text: String)], width: Int, depth: ColorDepth
  ) {
    self.trace = trace
    self.marks = marks
    self.width = width
    self.depth = depth
  }

  /// The strip, a line for each sample point; points that always show the same share one. Empty where
  /// nothing moves.
  public var text: String {
    let columns = columns(room: room(for: 20))
    guard columns.count > 1, depth != .none else { return "" }
    let rows = rows(columns)
    let label = rows.map(\.label.count).max() ?? 0
    var text = phases(columns, indent: label + 3)
    for row in rows { text += line(row.label, row.colors, label) }
    return text + footer(columns, indent: label + 3)
  }

  /// The strip in one line: a name, what one point of the bar shows, and a mark below each finding. The
  /// point is the one that a finding is about; else the centre, or one that changes where that does not.
  public func line(_ name: String, label: Int) -> String {
    let columns = columns(room: room(for: label))
    guard depth != .none else { return "" }
    let rows = rows(columns)
    let told = rows.first { row in row.names.contains { subjects.contains("eye." + $0) } }
    let centre = rows.first { $0.names.contains("centre") }
    let isSteady = centre?.colors.allSatisfy { $0 == centre?.colors.first } ?? true
    let row = told ?? (isSteady ? rows.first { $0.colors != centre?.colors } : nil) ?? centre
    return line(Visible.line(name), row?.colors ?? [], label)
      + footer(columns, indent: label + 3)
  }

  private func room(for label: Int) -> Int { min(max(width - label - 4, 20), Self.mostColumns) }

  private func line(_ name: String, _ colors: [Color], _ label: Int) -> String {
    var cells = ColorCells(width: colors.count, height: 1)
    for (index, color) in colors.enumerated() {
      cells[index, 0] = .init(letter: "█", front: color, back: color)
    }
    let padding = String(repeating: " ", count: max(label - name.count, 0))
    return "  " + name.prefix(label) + padding + " " + cells.text(depth)
  }

  // MARK: Time

  /// The frames of each column: one, or several where the time is longer than the line. A pause in which
  /// nothing changes takes three frames at most.
  private func columns(room: Int) -> [Range<Int>] {
    var frames: [Int] = [-1]
    for frame in trace.frames where !frame.isKeyframe {
      let last = frames[frames.count - 1]
      if frame.number <= last { continue }
      frames += (last + 1...frame.number).suffix(frame.number - last > 3 ? 3 : frame.number - last)
    }
    let each = (frames.count + room - 1) / max(room, 1)
    return stride(from: 0, to: frames.count, by: max(each, 1)).map { start in
      frames[start]..<frames[min(start + max(each, 1), frames.count) - 1] + 1
    }
  }

  /// The column in which a frame lies.
  private func column(of frame: Int, _ columns: [Range<Int>]) -> Int? {
    guard let first = columns.first, frame >= first.lowerBound else { return nil }
    return columns.lastIndex { $0.lowerBound <= frame }
  }

  // MARK: Colours

  /// The colours of each point, column by column; a column of several frames shows the one in which
  /// something was found, else the last.
  private func rows(_ columns: [Range<Int>]) -> [(label: String, names: [String], colors: [Color])]
  {
    let shown = columns.map { range in
      marks.map(\.frame).first { range.contains($0) } ?? range.upperBound - 1
    }
    guard let eye = trace.element("eye") else { return [] }
    var rows: [(label: String, names: [String], colors: [Color])] = []
    for point in Self.points {
      guard let slot = trace.slot(point, of: eye) else { continue }
      let colors = colors(of: slot, at: shown)
      if let same = rows.firstIndex(where: { $0.colors == colors }) {
        rows[same].names.append(point)
        let names = rows[same].names
        rows[same].label =
          names.count == Self.points.count ? "bar" : names.joined(separator: " ")
      } else {
        rows.append((point, [point], colors))
      }
    }
    return rows
  }

  private func colors(of slot: Int, at frames: [Int]) -> [Color] {
    var cursor = TraceCursor(trace)
    return frames.map { frame in
      while cursor.applied < trace.frames.count {
        let next = trace.frames[cursor.applied]
        if !next.isKeyframe && next.number > frame { break }
        cursor.advance()
      }
      return Color(packed: cursor.values[slot].packedColor | 255)
    }
  }

  // MARK: What stands above and below

  /// The phases' names over the columns at which they begin, as far as there is room.
  private func phases(_ columns: [Range<Int>], indent: Int) -> String {
    var line = ""
    for (index, phase) in trace.phases.enumerated() where phase.kind != .start {
      guard let column = column(of: phase.firstFrame, columns), column >= line.count else {
        continue
      }
      let name = Visible.line(trace.name(ofPhase: index))
      if column + name.count > columns.count + 24 { continue }
      if !line.isEmpty, line.count > column - 1 { continue }
      line += String(repeating: " ", count: column - line.count) + name + " "
    }
    return line.isEmpty ? "" : String(repeating: " ", count: indent) + line + "\n"
  }

  /// A mark and the kind under each finding's first frame; each further line holds what does not fit.
  private func footer(_ columns: [Range<Int>], indent: Int) -> String {
    var lines: [String] = []
    for mark in self.marks {
      let column = column(of: mark.frame, columns) ?? 0
      let text = "▲ " + Visible.line(mark.text) + " "
      let free = lines.firstIndex { $0.count <= column }
      let line = free.map { lines[$0] } ?? ""
      let padded = line + String(repeating: " ", count: column - line.count) + text
      if let free { lines[free] = padded } else { lines.append(padded) }
    }
    guard let code = depth.code(FilmInk.ring, isBackground: false) else { return "" }
    return lines.map { line in
      String(repeating: " ", count: indent) + "\u{1B}[\(code)m" + line.dropLast() + "\u{1B}[0m\n"
    }.joined()
  }
}
