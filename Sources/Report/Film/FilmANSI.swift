import NavSimKernel
import NavSimPicture
import NavSimScene
import NavSimVocabulary

/// A film strip for a terminal: half blocks in the colours that it shows, or letters where it shows none.
public enum FilmANSI {
  /// The strip as text.
  ///
  /// - Parameter width: columns of the terminal.
  public static func text(_ strip: FilmStrip, width: Int, depth: ColorDepth) -> String {
    var result = ""
    var letters = ColorLetters()
    for (index, row) in strip.rows.enumerated() {
      if index > 0 { result += "\n" }
      result += head(of: row, depth)
      let wanted = min(row.frames.count, 6)
      let frame = min(max((width + 2) / max(wanted, 1) - 2, 14), strip.crop == .phone ? 22 : 34)
      let columns = max((width + 2) / (frame + 2), 1)
      for start in stride(from: 0, to: row.frames.count, by: columns) {
        let line = Array(row.frames[start..<min(start + columns, row.frames.count)])
        result += block(line, row.crop, frame, depth, &letters)
      }
      for (number, note) in row.notes.enumerated() {
        result += painted("\(number + 1)", FilmInk.ring, depth) + " " + Visible.line(note) + "\n"
      }
    }
    if depth == .none { result += letters.legend(width) }
    return result
  }

  private static func painted(_ text: String, _ color: Color, _ depth: ColorDepth) -> String {
    guard let code = depth.code(color, isBackground: false) else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  private static func head(of row: FilmStrip.Row, _ depth: ColorDepth) -> String {
    let label = Visible.line(row.label)
    let verdict = row.verdict.isEmpty ? "" : painted(row.verdict, FilmInk.ring, depth)
    if label.isEmpty { return verdict.isEmpty ? "" : verdict + "\n" }
    let bold = depth == .none ? label : "\u{1B}[1m\(label)\u{1B}[0m"
    return bold + (verdict.isEmpty ? "" : "  " + verdict) + "\n"
  }

  /// Frames beside each other, with a line of captions and one of marks below.
  private static func block(
    _ frames: [FilmStrip.Frame], _ crop: Rect, _ size: Int, _ depth: ColorDepth,
    _ letters: inout ColorLetters
  ) -> String {
    let scale = Double(size) / max(crop.width, 1)
    let rows = max(Int(crop.height * scale / 2), 1)
    let hasRings = frames.contains { !$0.rings.isEmpty }
    var cells = ColorCells(
      width: frames.count * (size + 2) - 2, height: rows + 1 + (hasRings ? 1 : 0))
    for (index, frame) in frames.enumerated() {
      let left = index * (size + 2)
      draw(frame.picture, crop, left, size, rows, depth, &letters, &cells)
      for (ring, column) in zip(frame.rings, columns(of: frame.rings.map(\.rect), crop, size)) {
        cells.write("▲\(ring.number)".asciiArrow(depth), left + column, rows, FilmInk.ring)
      }
      let caption = String(Visible.line(frame.caption).prefix(size))
      cells.write(
        depth == .none ? caption.replacingDots : caption, left + (size - caption.count) / 2,
        rows + (hasRings ? 1 : 0))
    }
    return cells.text(depth)
  }

  /// Where the marks of rings stand: below them, beside each other where two are at one place.
  private static func columns(of rings: [Rect], _ crop: Rect, _ size: Int) -> [Int] {
    var taken: [Int] = []
    for ring in rings {
      let rect = FilmSheet.ringed(ring, crop)
      let middle = Int((rect.x + rect.width / 2) * Double(size) / max(crop.width, 1))
      let wanted = min(middle, size - 2)
      let free = (0...max(size - 2, 0)).filter { column in
        !taken.contains { abs($0 - column) < 2 }
      }
      taken.append(free.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted)
    }
    return taken
  }

  private static func draw(
    _ picture: Picture, _ crop: Rect, _ left: Int, _ size: Int, _ rows: Int, _ depth: ColorDepth,
    _ letters: inout ColorLetters, _ cells: inout ColorCells
  ) {
    let scale = Double(size) / max(crop.width, 1)
    var painter = FilmPainter(canvas: Canvas(width: size, height: rows * 2, .black))
    painter.paint(picture, crop: crop, at: Point(x: 0, y: 0), scale: scale, texts: false)
    let canvas = painter.canvas
    for y in 0..<rows {
      for x in 0..<size {
        let upper = canvas.color(x: x, y: 2 * y)
        let lower = canvas.color(x: x, y: 2 * y + 1)
        if depth == .none {
          cells[left + x, y] = .init(letter: letters.letter(of: lower))
        } else if upper == lower {
          // A block that is drawn too, so that nothing takes it for a blank at a line's end.
          cells[left + x, y] = .init(letter: "█", front: upper, back: upper)
        } else {
          cells[left + x, y] = .init(letter: "▀", front: upper, back: lower)
        }
      }
    }
    if depth != .none { write(picture, crop, left, size, rows, scale, &cells) }
  }

  /// The texts of the bar that can be read, over the colours.
  private static func write(
    _ picture: Picture, _ crop: Rect, _ left: Int, _ size: Int, _ rows: Int, _ scale: Double,
    _ cells: inout ColorCells
  ) {
    for shape in FilmShapes.seen(picture, crop) {
      guard case .text(let text) = shape.content, shape.opacity * shape.color.alpha > 0.4 else {
        continue
      }
      let pixel = Int((shape.rect.y + shape.rect.height / 2) * scale)
      let y = pixel / 2
      guard y >= 0, y < rows else { continue }
      let letters = Array(
        Visible.line(text.string).filter { $0.unicodeScalars.allSatisfy { $0.value < 0x250 } })
      let middle = (shape.rect.x + shape.rect.width / 2) * scale
      let start = Int(middle) - letters.count / 2
      for (offset, letter) in letters.enumerated() where (0..<size).contains(start + offset) {
        let cell = cells[left + start + offset, y]
        let back = (pixel % 2 == 0 ? cell.front : cell.back) ?? .black
        let front = shape.color.faded(shape.opacity).over(back)
        cells[left + start + offset, y] = .init(letter: letter, front: front, back: back)
      }
    }
  }
}

/// Letters for colours, where a terminal shows none: near colours share one.
struct ColorLetters {
  private var known: [Color] = []
  private static let letters = Array("#.ox+%=*abcdefghijklmnpqrstuvwyz")

  mutating func letter(of color: Color) -> Character {
    let found = known.firstIndex { other in
      max(abs(other.red - color.red), abs(other.green - color.green), abs(other.blue - color.blue))
        < 0.16
    }
    let index = found ?? known.count
    if found == nil { known.append(color) }
    return index < Self.letters.count ? Self.letters[index] : "?"
  }

  /// What each letter stands for.
  func legend(_ width: Int) -> String {
    let entries = known.prefix(Self.letters.count).enumerated().map {
      "\(Self.letters[$0.offset]) \($0.element.text)"
    }
    var lines: [String] = []
    for entry in entries {
      if let last = lines.last, last.count + 3 + entry.count <= width {
        lines[lines.count - 1] = last + "   " + entry
      } else {
        lines.append(entry)
      }
    }
    return lines.isEmpty ? "" : "\n" + lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  /// An arrow that every terminal has.
  fileprivate func asciiArrow(_ depth: ColorDepth) -> String {
    depth == .none ? "^" + dropFirst() : self
  }

  /// The same in ASCII.
  fileprivate var replacingDots: String {
    split(separator: " · ").joined(separator: " ")
  }
}
