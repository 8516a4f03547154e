import NavSimKernel
import NavSimReport

// A table for people: as wide as a terminal, and no wider where words can be broken. JSON keeps one
// object per row for scripts.

extension Table {
  /// The columns that a text fits into wherever its words allow.
  static let width = 100

  /// The rows in the table's layout, wrapped at 100 columns; every line ends in a newline and none
  /// in a space.
  public var text: String {
    switch layout {
    case .columns(let named): return aligned(named.isEmpty ? columns.map { Column($0) } : named)
    case .entries: return entries
    }
  }

  /// Columns with two spaces between them, under a line of names.
  private func aligned(_ shown: [Column]) -> String {
    let indices = shown.map { column in columns.firstIndex(of: column.name) ?? 0 }
    let all = [shown.map(\.name)] + rows.map { row in indices.map { Visible.line(row[$0]) } }
    let widths = fitting(all, shown)
    var text = ""
    for row in all {
      let cells = zip(row, widths).map { Table.wrapped($0, width: $1) }
      for index in 0..<(cells.map(\.count).max() ?? 0) {
        var line = ""
        for (column, lines) in cells.enumerated() where index < lines.count && !lines[index].isEmpty
        {
          let start = widths[..<column].reduce(0) { $0 + $1 + 2 }
          line += String(repeating: " ", count: max(0, start - line.count)) + lines[index]
        }
        text += line + "\n"
      }
    }
    return text
  }

  /// How wide the columns are: as wide as their cells, the widest ones narrower until all fit.
  /// Names stay whole, so that one can search for them; the last column may have longer words.
  private func fitting(_ all: [[String]], _ shown: [Column]) -> [Int] {
    var widths: [Int] = []
    var floors: [Int] = []
    for (column, limit) in shown.map(\.width).enumerated() {
      let cells = all.map { $0[column] }
      let natural = cells.map(\.count).max() ?? 0
      let pieces = column == 0 ? cells : cells.flatMap { Table.pieces($0, Table.isPart) }
      let word = pieces.map { Table.trimmed($0).count }.max() ?? 0
      let isLast = column == shown.count - 1
      widths.append(max(min(natural, limit), isLast ? 0 : word))
      floors.append(max(min(natural, 20), isLast ? 0 : word))
    }
    var excess = widths.reduce(0, +) + 2 * (widths.count - 1) - Table.width
    while excess > 0 {
      let narrower = widths.indices.filter { widths[$0] > floors[$0] }
      guard let widest = narrower.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  /// Rows below one another: the first cell, then the others with the names of their columns.
  private var entries: String {
    let label = columns.dropFirst().map(\.count).max() ?? 0
    var text = ""
    for row in rows {
      text += Visible.line(row.first ?? "") + "\n"
      for (name, cell) in zip(columns, row).dropFirst() where !cell.isEmpty {
        let head = "    " + name + String(repeating: " ", count: label - name.count + 2)
        let lines = Table.wrapped(Visible.line(cell), width: Table.width - head.count)
        for (index, line) in lines.enumerated() {
          text += (index == 0 ? head : String(repeating: " ", count: head.count)) + line + "\n"
        }
      }
    }
    return text
  }

  /// A text in lines of at most `width` characters, one at least.
  static func wrapped(_ text: String, width: Int) -> [String] {
    guard text.count > width else { return [text] }
    var lines: [String] = []
    var line = ""
    let words = pieces(text) { last, _ in last == " " }
    for piece in words.flatMap({ trimmed($0).count > width ? pieces($0, isPart) : [$0] }) {
      if !line.isEmpty && line.count + trimmed(piece).count > width {
        lines.append(trimmed(line))
        line = ""
      }
      line += piece
    }
    return lines + [trimmed(line)]
  }

  /// A text in the pieces between which it may be broken, given the characters on both sides.
  private static func pieces(
    _ text: String, _ mayBreak: (Character, Character) -> Bool
  ) -> [String] {
    var pieces = [""]
    var last: Character?
    for character in text {
      if let last, mayBreak(last, character) { pieces.append("") }
      pieces[pieces.count - 1].append(character)
      last = character
    }
    return pieces
  }

  /// Whether a word that is too long may be broken here: between the words of a list, or the parts
  /// of a name of UIKit's.
  private static func isPart(_ last: Character, _ next: Character) -> Bool {
    last == " " || "|:.".contains(last) && next.isLetter || last.isLetter && next == "("
  }

  private static func trimmed(_ text: String) -> String {
    text.last == " " ? trimmed(String(text.dropLast())) : text
  }
}
