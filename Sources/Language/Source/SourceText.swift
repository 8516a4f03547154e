import NavSimProgram

/// The lines of a script's files, for messages that point into them after the parse is over.
public struct SourceText: Sendable {
  /// A stretch of a line without blanks.
  public struct Piece: Hashable, Sendable {
    /// The characters.
    public let text: String
    /// The column of the first, from 1.
    public let column: Int
    /// How many there are.
    public let length: Int
  }

  /// A comment of a line.
  public struct Comment: Hashable, Sendable {
    /// The file's path.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// The column of its first slash, from 1.
    public let column: Int
    /// The comment from its first slash to the end of the line.
    public let text: String
    /// Whether nothing else stands on the line.
    public let isAlone: Bool
  }

  private let files: [(path: String, lines: [Substring])]

  /// The files of a script; the texts of built-in strategies, which nobody edits, are left out.
  public init(_ script: Script) {
    files = script.files.filter { !SourcePath.isBuiltin($0.path) }
      .map { ($0.path, Session.splitLines($0.text)) }
  }

  /// A line as it stands in its file; empty if there is none.
  public func line(_ path: String, _ number: Int) -> String {
    guard let file = files.first(where: { $0.path == path }), number >= 1,
      number <= file.lines.count
    else { return "" }
    return String(file.lines[number - 1])
  }

  /// The lines of each file that say anything, with their numbers: without comments and the blanks that align words.
  public var code: [(path: String, lines: [(number: Int, text: String)])] {
    files.map { file in
      let lines = file.lines.enumerated().map { index, line in
        let words = LineLexer.lex(String(line), file: 0, line: index + 1).words.map(\.text)
        return (index + 1, words.joined(separator: " "))
      }
      return (file.path, lines.filter { !$0.1.isEmpty })
    }
  }

  /// Whether a file of this path was read, and is nobody's built-in.
  public func has(_ path: String) -> Bool { files.contains { $0.path == path } }

  /// The number of lines of a file.
  public func count(_ path: String) -> Int {
    files.first { $0.path == path }?.lines.count ?? 0
  }

  /// The words of a line, without its comment.
  public func words(_ path: String, _ number: Int) -> [Piece] {
    LineLexer.lex(line(path, number), file: 0, line: number).words.map {
      Piece(text: $0.text, column: $0.span.column, length: $0.span.length)
    }
  }

  /// For each line of code below which its statements stand, the last of these.
  public func blocks(_ path: String) -> [Int: Int] {
    files.first { $0.path == path }.map { HookWalk.blocks(in: $0.lines) } ?? [:]
  }

  /// The comments in which `text` occurs, in the order of files and lines.
  public func comments(containing text: String) -> [Comment] {
    files.flatMap { file in
      file.lines.indices.compactMap { index -> Comment? in
        guard file.lines[index].contains(text) else { return nil }
        let line = String(file.lines[index])
        let lexed = LineLexer.lex(line, file: 0, line: index + 1)
        guard let offset = lexed.commentOffset else { return nil }
        let comment = String(line.dropFirst(offset))
        guard comment.contains(text) else { return nil }
        return Comment(
          path: file.path, line: index + 1, column: offset + 1, text: comment,
          isAlone: lexed.words.isEmpty)
      }
    }
  }
}
