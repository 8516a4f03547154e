/// The canonical form of a scenario file.
///
/// Lines that say the same kind of thing and stand below each other are aligned: hook, when-words
/// and statement; time and action; scope and claim. A strategy and the version behind it are one word:
/// `km@1.1.5`. Words, comments, blank lines and the order of
/// lines stay as they are, and a line that is not understood is left alone, so that formatting never
/// changes what a file means. Formatting a second time changes nothing.
public enum Formatter {
  /// The text in canonical form, with LF line endings and one newline at its end.
  public static func format(_ text: String) -> String {
    // The parser passes over one byte order mark. A second one is an error, and stays one.
    let mark: Unicode.Scalar = "\u{FEFF}"
    let marks = text.unicodeScalars.prefix { $0 == mark }.count
    let start = marks > 1 ? String(mark) : ""
    let lines = Session.splitLines(String(text.unicodeScalars.dropFirst(min(marks, 1))))
    var rows: [FormatRow] = []
    var header = ""
    let isDeclaration = itemsFollow(lines)
    var hooks = HookWalk()
    for (index, line) in lines.enumerated() {
      let lexed = LineLexer.lex(String(line), file: 0, line: index + 1)
      let row = FormatRow(
        line: String(line), lexed, header: header, isDeclaration: isDeclaration[index],
        isBelowHook: hooks.isBelow(lexed, line))
      if !lexed.isIndented, let first = row.firstWord { header = first }
      rows.append(row)
    }
    leaveAlone(&rows)
    var result = align(rows)
    while result.last?.isEmpty ?? false { result.removeLast() }
    return result.isEmpty ? "" : start + result.joined(separator: "\n") + "\n"
  }

  /// A hook without a statement stays where it is, as what stands below it does: moved, it might get one.
  private static func leaveAlone(_ rows: inout [FormatRow]) {
    for index in rows.indices where rows[index].isOpenHook {
      let next = rows[(index + 1)...].first { $0.firstWord != nil }
      if next?.kind != .statement { rows[index].kind = nil }
    }
  }

  /// For each line, whether the next one with something on it is indented.
  private static func itemsFollow(_ lines: [Substring]) -> [Bool] {
    var result = [Bool](repeating: false, count: lines.count)
    var isNextIndented = false
    for index in lines.indices.reversed() {
      result[index] = isNextIndented
      let words = lines[index].drop { $0 == " " || $0 == "\t" }
      if words.isEmpty || words.hasPrefix("//") { continue }
      isNextIndented = words.startIndex != lines[index].startIndex
    }
    return result
  }

  /// Rows of one kind that follow each other are one table.
  private static func align(_ rows: [FormatRow]) -> [String] {
    var result: [String] = []
    var start = 0
    while start < rows.count {
      var end = start + 1
      if let kind = rows[start].kind {
        while end < rows.count, rows[end].kind == kind, rows[end].belongs(to: rows[start]) {
          end += 1
        }
      }
      result.append(contentsOf: table(Array(rows[start..<end])))
      start = end
    }
    return result
  }

  private static func table(_ rows: [FormatRow]) -> [String] {
    if rows[0].kind == nil { return rows.map(\.verbatim) }
    // Guards have a column of their own only where every row has one: a row in column 1 cannot be
    // moved to the right.
    let hasGuards = rows.allSatisfy { !$0.guards.isEmpty }
    let cells = rows.map { row -> [String] in
      let isJoined = !hasGuards && !row.guards.isEmpty
      let head = isJoined ? row.guards + " " + (row.cells.first ?? "") : row.cells.first ?? ""
      return (hasGuards ? [row.guards] : []) + [head] + row.cells.dropFirst()
    }
    let count = cells.map(\.count).max() ?? 0
    // The last cell of a row has nothing to its right that would have to be aligned.
    let widths = (0..<count).map { column in
      cells.map { column < $0.count - 1 ? $0[column].count : 0 }.max() ?? 0
    }
    let bodies = zip(rows, cells).map { row, cells in
      row.indent + joined(cells, widths, gaps: (hasGuards ? [1] : []) + [row.firstGap])
    }
    let commentColumn = zip(rows, bodies).filter { !$0.0.comment.isEmpty }.map(\.1.count).max()
    return zip(rows, bodies).map { row, body in
      guard !row.comment.isEmpty, let commentColumn else { return body }
      return body + String(repeating: " ", count: commentColumn - body.count + 2) + row.comment
    }
  }

  private static func joined(_ cells: [String], _ widths: [Int], gaps: [Int]) -> String {
    var line = ""
    var pending = 0
    for (column, cell) in cells.enumerated() {
      let isLast = column == cells.count - 1
      guard isLast || widths[column] > 0 else { continue }
      if !cell.isEmpty { line += String(repeating: " ", count: pending) + cell }
      let gap = column < gaps.count ? gaps[column] : 2
      pending = (cell.isEmpty ? pending : 0) + max(0, widths[column] - cell.count) + gap
    }
    return line
  }
}

extension HookWalk {
  /// Whether a line stands below the hook of the lines before it; a comment does that stands further
  /// to the right than the hook.
  fileprivate mutating func isBelow(_ lexed: LexedLine, _ text: Substring) -> Bool {
    if let line = SourceLine(lexed, raw: text, number: 0) {
      return takes(line, isIndented: lexed.isIndented)
    }
    guard let hook, let offset = lexed.commentOffset else { return false }
    return offset + 1 > hook.column
  }
}
