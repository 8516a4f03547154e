import NavSimKernel
import NavSimPicture
import NavSimScene

/// A film strip laid out on a page: where each frame and each text stands, in pixels of a screen that is
/// not a fine one. SVG and PNG are made from the same sheet.
struct FilmSheet {
  /// One thing on the page.
  enum Mark {
    /// A frame: its place on the page, and how many pixels a point of the phone takes.
    case frame(FilmStrip.Frame, crop: Rect, x: Double, y: Double, scale: Double)
    /// Frames in one place, one after the other.
    case moving([FilmStrip.Frame], crop: Rect, x: Double, y: Double, scale: Double)
    /// A text; y is its baseline.
    case text(String, x: Double, y: Double, size: Double, isBold: Bool, FilmInk, isCentered: Bool)
    /// A row's label, and its verdict behind it; y is the baseline.
    case head(String, String, x: Double, y: Double)
    /// The number of a note, in a ring.
    case number(Int, x: Double, y: Double)
  }

  private(set) var marks: [Mark] = []
  private(set) var width = 0.0
  private(set) var height = 0.0

  /// Distances, in pixels.
  private static let margin = 20.0
  private static let gap = 12.0
  private static let captionSize = 11.0
  static let labelSize = 14.0
  /// How much wider than ours the letters of a viewer's font may be.
  private static let fontRoom = 1.16
  /// How wide a frame is.
  private static func frameWidth(_ crop: FilmStrip.Crop) -> Double { crop == .bar ? 142 : 112 }
  /// How many frames stand beside each other.
  static let framesInLine = 7
  /// For how many there is room at least, so that notes can be read.
  private static let fewestColumns = 4

  /// - Parameter isAnimated: whether each row is one phone that moves.
  init(_ strip: FilmStrip, isAnimated: Bool = false) {
    if isAnimated {
      layOutMoving(strip)
      return
    }
    let columns = min(
      max(strip.rows.map(\.frames.count).max() ?? 1, Self.fewestColumns), Self.framesInLine)
    let frameWidth = Self.frameWidth(strip.crop)
    let inner = Double(columns) * (frameWidth + Self.gap) - Self.gap
    width = inner + 2 * Self.margin
    var y = Self.margin
    for (index, row) in strip.rows.enumerated() {
      if index > 0 { y += 18 }
      y = addHead(of: row, y)
      for start in stride(from: 0, to: row.frames.count, by: columns) {
        let line = row.frames[start..<min(start + columns, row.frames.count)]
        y = add(line, of: row, y, frameWidth)
      }
      y = addNotes(of: row, y, inner)
    }
    height = y + Self.margin - 8
  }

  /// The phones beside each other, each under its label.
  private mutating func layOutMoving(_ strip: FilmStrip) {
    let frameWidth = strip.crop == .bar ? 280.0 : 200
    var x = Self.margin
    for row in strip.rows {
      let scale = frameWidth / max(row.crop.width, 1)
      let label = Self.fitted(row.label, size: Self.labelSize, width: frameWidth)
      marks.append(
        .text(
          label, x: x, y: Self.margin + 12, size: Self.labelSize, isBold: true, .ink,
          isCentered: false))
      marks.append(
        .moving(row.frames, crop: row.crop, x: x, y: Self.margin + 24, scale: scale))
      height = max(height, Self.margin + 24 + row.crop.height * scale + Self.margin)
      x += frameWidth + 2 * Self.gap
    }
    width = x - 2 * Self.gap + Self.margin
  }

  /// The label and the verdict; rows without both have no head.
  private mutating func addHead(of row: FilmStrip.Row, _ y: Double) -> Double {
    guard !row.label.isEmpty || !row.verdict.isEmpty else { return y }
    let room = (width - 2 * Self.margin) / Self.fontRoom
    let label = Self.fitted(row.label, size: Self.labelSize, width: room * 0.6)
    let used = label.isEmpty ? 0 : StrokeFont.width(label, size: Self.labelSize) + 14
    let verdict = Self.fitted(row.verdict, size: 12, width: room - used)
    marks.append(.head(label, verdict, x: Self.margin, y: y + 12))
    return y + 24
  }

  private mutating func add(
    _ line: ArraySlice<FilmStrip.Frame>, of row: FilmStrip.Row, _ y: Double, _ frameWidth: Double
  ) -> Double {
    let scale = frameWidth / max(row.crop.width, 1)
    let frameHeight = row.crop.height * scale
    for (column, frame) in line.enumerated() {
      let x = Self.margin + Double(column) * (frameWidth + Self.gap)
      marks.append(.frame(frame, crop: row.crop, x: x, y: y, scale: scale))
      let caption = Self.fitted(frame.caption, size: Self.captionSize, width: frameWidth)
      marks.append(
        .text(
          caption, x: x + frameWidth / 2, y: y + frameHeight + 16, size: Self.captionSize,
          isBold: false, frame.rings.isEmpty ? .faint : .alert, isCentered: true))
    }
    return y + frameHeight + 26
  }

  private mutating func addNotes(
    of row: FilmStrip.Row, _ y: Double, _ inner: Double
  ) -> Double {
    var y = y
    for (index, note) in row.notes.enumerated() {
      for (part, line) in Self.lines(note, size: 12, width: (inner - 26) / Self.fontRoom)
        .enumerated()
      {
        if part == 0 { marks.append(.number(index + 1, x: Self.margin + 8, y: y + 8)) }
        marks.append(
          .text(
            line, x: Self.margin + 24, y: y + 12, size: 12, isBold: false, .ink, isCentered: false))
        y += 19
      }
    }
    return y
  }

  // MARK: Rings

  /// Where the ring around a place goes: a little outside of it, inside the crop.
  static func ringed(_ rect: Rect, _ crop: Rect) -> Rect {
    let wide = Rect(
      x: rect.x - 4, y: rect.y - 4, width: rect.width + 8, height: rect.height + 8)
    let room = Rect(
      x: crop.x + 4, y: crop.y + 4, width: crop.width - 8, height: crop.height - 8)
    let (x, width) = span(wide.x, wide.width, room.x, room.width, least: 16)
    let (y, height) = span(wide.y, wide.height, room.y, room.height, least: 10)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The part of a stretch that lies in the room; what lies outside is told at the nearest end.
  private static func span(
    _ start: Double, _ length: Double, _ room: Double, _ size: Double, least: Double
  ) -> (start: Double, length: Double) {
    let first = max(start, room)
    let last = min(start + length, room + size)
    if last - first >= least { return (first, last - first) }
    return (min(max(start, room), room + size - 20), 20)
  }

  /// Where the number of each ring stands: at its corner, inside the crop, and beside those that are
  /// there already; `scale` is that of the frame.
  static func badges(_ rings: [Rect], _ crop: Rect, _ scale: Double) -> [Point] {
    var badges: [Point] = []
    for ring in rings { badges.append(badge(ring, crop, 7 / scale, beside: badges)) }
    return badges
  }

  private static func badge(
    _ ring: Rect, _ crop: Rect, _ radius: Double, beside others: [Point]
  ) -> Point {
    let corner = Point(
      x: min(ring.x + ring.width, crop.x + crop.width - radius),
      y: min(ring.y + ring.height + radius * 0.4, crop.y + crop.height - radius))
    // To the left, where the ring's lower edge goes; to the right where the crop ends there.
    var found = corner
    var step = -2 * radius
    for _ in others.indices {
      guard
        let other = others.first(where: {
          abs($0.x - found.x) < 2 * radius && abs($0.y - found.y) < 2 * radius
        })
      else { break }
      if other.x + step < crop.x + radius {
        step = 2 * radius
        found = corner
      }
      found.x = other.x + step
    }
    return found
  }

  // MARK: Fitting text

  /// A text of the phone as it stands in its place: cut where the trace has cut it. Its letters are not
  /// as wide there as any font's, so that what has its room there is never cut.
  static func shown(_ text: ShapeText, in rect: Rect) -> String {
    let line = Visible.line(text.string)
    let needed = Double(line.count) * modelWidth * text.size / 17
    if rect.width >= needed * 0.95 { return line }
    return fitted(line, size: text.size, width: max(rect.width, 16) * 1.1)
  }

  /// The width of a letter in a trace, in points at the size of a title.
  private static let modelWidth = 8.75

  /// Text of one line that is no wider than allowed, with controls shown.
  static func fitted(_ text: String, size: Double, width: Double) -> String {
    let text = Visible.line(text)
    if StrokeFont.width(text, size: size) <= width { return text }
    var result = ""
    for character in text {
      if StrokeFont.width(result + String(character) + "…", size: size) > width { break }
      result.append(character)
    }
    return result + "…"
  }

  /// Text broken between words, into three lines at most.
  static func lines(_ text: String, size: Double, width: Double) -> [String] {
    var lines: [String] = []
    for word in Visible.line(text).split(separator: " ") {
      if let last = lines.last, StrokeFont.width(last + " " + word, size: size) <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    if lines.count > 3 { lines = Array(lines[..<2]) + [lines[2] + " …"] }
    return lines.map { fitted($0, size: size, width: width) }
  }
}
