/// The rows of one `record` table as they are to be written.
public struct RecordEdit: Sendable {
  /// A row with its values as text.
  public struct Row: Sendable {
    /// The row's line in the file, from 1; nil for a row that is still to be written.
    public var line: Int?
    /// `40%`.
    public var percent: String
    /// The values.
    public var values: [String]

    /// A row.
    public init(line: Int?, percent: String, values: [String]) {
      self.line = line
      self.percent = percent
      self.values = values
    }
  }
  /// The line of the word `record`, from 1.
  public var line: Int
  /// The rows that change, or those of a table that has none.
  public var rows: [Row]

  /// An edit.
  public init(line: Int, rows: [Row]) {
    self.line = line
    self.rows = rows
  }
}

/// Writes rows of `record` tables into a scenario's text. Guards, comments, blank lines, the order
/// of rows and the ends of lines stay as they are, and so does every other line.
public enum RecordText {
  /// The text with the rows in place; nil if a line is not where it was.
  public static func rewritten(_ bytes: [UInt8], _ edits: [RecordEdit]) -> [UInt8]? {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    // From the bottom, so that rows that are added move no line that is still to be found.
    for edit in edits.sorted(by: { $0.line > $1.line }) {
      guard apply(edit, to: &lines) else { return nil }
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  private static func apply(_ edit: RecordEdit, to lines: inout [String]) -> Bool {
    let header = edit.line - 1
    guard lines.indices.contains(header), words(lines[header]).first?.text == "record" else {
      return false
    }
    let isReturned = lines[header].utf8.last == 13
    var added: [String] = []
    var changed: Set<Int> = []
    for row in edit.rows {
      let text = ([row.percent] + row.values).joined(separator: "  ")
      guard let number = row.line else {
        added.append("  " + text + (isReturned ? "\r" : ""))
        continue
      }
      let index = number - 1
      guard index > header, lines.indices.contains(index),
        words(lines[index]).first?.text == row.percent
      else { return false }
      lines[index] = replaced(lines[index], with: text)
      changed.insert(index)
    }
    lines.insert(contentsOf: added, at: header + 1)
    align(&lines, below: header)
    return true
  }

  /// The words of a line without its guards.
  private static func words(_ line: String) -> [Word] {
    let words = LineLexer.lex(line, file: 0, line: 1).words
    return Array(words.dropFirst(words.guardCount))
  }

  /// A row with other words behind its guards.
  private static func replaced(_ line: String, with text: String) -> String {
    let isReturned = line.utf8.last == 13
    let line = isReturned ? String(decoding: line.utf8.dropLast(), as: UTF8.self) : line
    let lexed = LineLexer.lex(line, file: 0, line: 1)
    let guards = lexed.words.prefix(lexed.words.guardCount).map(\.text)
    let comment = lexed.commentOffset.map { "  " + line.dropFirst($0) } ?? ""
    return "  " + (guards + [text]).joined(separator: " ") + comment + (isReturned ? "\r" : "")
  }

  /// The rows below a header in the form that `navsim fmt` gives them.
  private static func align(_ lines: inout [String], below header: Int) {
    var end = header + 1
    while end < lines.count, isPart(lines[end]) { end += 1 }
    let part = lines[header..<end].map { line in
      line.utf8.last == 13 ? String(decoding: line.utf8.dropLast(), as: UTF8.self) : line
    }
    let formatted = Formatter.format(part.joined(separator: "\n"))
    let rows = formatted.split(separator: "\n", omittingEmptySubsequences: false)
    for (offset, index) in (header..<end).enumerated().dropFirst()
    where offset < rows.count && !words(lines[index]).isEmpty {
      lines[index] = String(rows[offset]) + (lines[index].utf8.last == 13 ? "\r" : "")
    }
  }

  /// Whether a line may stand inside a table: a row, a comment, nothing.
  private static func isPart(_ line: String) -> Bool {
    line.utf8.first == 32 || line.utf8.first == 9 || words(line).isEmpty
  }
}
