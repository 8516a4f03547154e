import NavSimVocabulary

/// A rectangle of terminal cells, each with a letter and two colours, as text with escape sequences.
struct ColorCells {
  /// One cell.
  struct Cell {
    var letter: Character = " "
    var front: Color?
    var back: Color?
  }

  let width: Int
  private(set) var cells: [Cell]

  init(width: Int, height: Int) {
    self.width = max(width, 1)
    cells = Array(repeating: Cell(), count: self.width * max(height, 0))
  }

  subscript(x: Int, y: Int) -> Cell {
    get { cells[y * width + x] }
    set {
      if x >= 0, x < width, y >= 0, y * width + x < cells.count { cells[y * width + x] = newValue }
    }
  }

  /// Writes a text of our own into a row, from a column on, as far as there is room.
  mutating func write(_ text: String, _ x: Int, _ y: Int, _ front: Color? = nil) {
    for (offset, letter) in text.enumerated() where x + offset < width && x + offset >= 0 {
      var cell = self[x + offset, y]
      cell.letter = letter
      cell.front = front ?? cell.front
      self[x + offset, y] = cell
    }
  }

  /// The rows, each ended by a line feed; colours are named where they change.
  func text(_ depth: ColorDepth) -> String {
    var text = ""
    for start in stride(from: 0, to: cells.count, by: width) {
      var line = cells[start..<start + width]
      while let last = line.last, last.back == nil, last.letter == " " { line.removeLast() }
      var current = ""
      for cell in line {
        let codes = [
          cell.front.flatMap { depth.code($0, isBackground: false) },
          cell.back.flatMap { depth.code($0, isBackground: true) },
        ].compactMap { $0 }.joined(separator: ";")
        if codes != current {
          if !current.isEmpty { text += "\u{1B}[0m" }
          if !codes.isEmpty { text += "\u{1B}[\(codes)m" }
          current = codes
        }
        text.append(cell.letter)
      }
      if !current.isEmpty { text += "\u{1B}[0m" }
      text += "\n"
    }
    return text
  }
}
