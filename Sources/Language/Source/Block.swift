/// A line with something on it.
struct SourceLine: Sendable {
  var number: Int
  /// The words after the guards.
  var words: [Word]
  /// The guards as written, each with its brackets.
  var guards: [Word]
  /// Where the line ends: the place right after its last word.
  var end: Span
  /// The trimmed text without its comment, with single blanks, as traces and titles print it.
  var text: String
  /// The text as it stands in the file, up to the end of the last word.
  var raw: String

  /// A line of words; nil where the lexer found none.
  init?(_ lexed: LexedLine, raw: Substring, number: Int) {
    guard let last = lexed.words.last else { return nil }
    let guardWords = lexed.words.prefix(lexed.words.guardCount)
    self.number = number
    words = Array(lexed.words.dropFirst(guardWords.count))
    guards = guardWords.joinedGuards(in: raw)
    end = last.span.after
    text = lexed.words.map(\.text).joined(separator: " ")
    self.raw = String(raw.prefix(last.span.column + last.span.length - 1))
  }

  /// The place of the first word.
  var start: Span { words.first?.span ?? guards.first?.span ?? end }

  /// The same line in another file of a session.
  func inFile(_ file: Int) -> SourceLine {
    var line = self
    for index in line.words.indices { line.words[index].span.file = file }
    for index in line.guards.indices { line.guards[index].span.file = file }
    line.end.file = file
    return line
  }
}

/// A line that starts in column 1 and the indented lines below it.
struct Block: Sendable {
  var header: SourceLine
  var items: [SourceLine]
  /// The `///` text above the header.
  var doc: String
  /// The file's index in the session.
  var file: Int

  /// The same block in another file of a session.
  func inFile(_ file: Int) -> Block {
    Block(header: header.inFile(file), items: items.map { $0.inFile(file) }, doc: doc, file: file)
  }
}

/// Cuts a file into blocks.
struct BlockReader {
  private var blocks: [Block] = []
  private var doc: [String] = []
  private var orphan: SourceLine?
  private var hooks = HookWalk()
  private let file: Int

  /// The blocks of a file and the first indented line that has no line above it. What is wrong
  /// with characters is told to `problem`; such lines stay, for the names that they declare. What a
  /// comment hides is told to `hidden`.
  static func read(
    lines: [Substring], file: Int, problem: (Span, LexedLine.Problem) -> Void,
    hidden: (Span, Unicode.Scalar) -> Void
  ) -> (blocks: [Block], orphan: SourceLine?) {
    var reader = BlockReader(file: file)
    for (index, line) in lines.enumerated() {
      let lexed = LineLexer.lex(String(line), file: file, line: index + 1)
      if let found = lexed.problem { problem(found.span, found.kind) }
      if let found = lexed.hidden { hidden(found.span, found.scalar) }
      reader.add(lexed, line, number: index + 1)
    }
    return (reader.blocks, reader.orphan)
  }

  private init(file: Int) { self.file = file }

  private mutating func add(_ lexed: LexedLine, _ raw: Substring, number: Int) {
    if let text = lexed.doc {
      if !lexed.isIndented { doc.append(text) }
      return
    }
    guard let line = SourceLine(lexed, raw: raw, number: number) else {
      if lexed.commentOffset == nil { doc = [] }
      return
    }
    if lexed.isIndented {
      if blocks.isEmpty {
        if orphan == nil { orphan = line }
      } else {
        addItem(line)
      }
    } else {
      _ = hooks.takes(line, isIndented: false)
      blocks.append(
        Block(header: line, items: [], doc: doc.joined(separator: "\n"), file: file))
      doc = []
    }
  }

  private mutating func addItem(_ line: SourceLine) {
    let block = blocks.count - 1
    guard hooks.takes(line, isIndented: true), let hook = hooks.hook else {
      blocks[block].items.append(line)
      return
    }
    // The hook alone is no line, once there is one below it.
    if blocks[block].items.last?.number == hook.number { blocks[block].items.removeLast() }
    blocks[block].items.append(hook.joined(line))
  }
}
