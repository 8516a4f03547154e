import NavSimKernel

/// Step one: read the file, what it uses, and cut all of it into blocks.
extension Session {
  /// Reads the scenario's own file.
  func load(_ file: SourceFile) { add(file, usedFrom: nil, depth: 0) }

  /// Reads the table of a built-in strategy.
  func loadBuiltin(_ name: String, _ table: BuiltinTable) {
    let first = blocks.count
    builtinFiles.insert(script.files.count)
    add(
      SourceFile(path: "<\(name)>", text: table.text), usedFrom: nil, depth: 0,
      cut: table.blocks)
    for index in first..<blocks.count {
      // The table of a version has the strategy's name: it goes by both.
      if StrategyName(name).version != nil, blocks[index].header.words.count > 1 {
        blocks[index].header.words[1].text = name
      }
      collectCalls(blocks[index])
      collectDeclaration(blocks[index])
    }
  }

  /// - Parameter cut: the blocks of a file that was cut before, as those of file 0.
  private func add(
    _ file: SourceFile, usedFrom from: String?, depth: Int, cut: [Block]? = nil
  ) {
    let index = script.files.count
    script.files.append(file)
    usedFrom.append(from)
    lines.append([])
    if let unread = file.unread {
      report(
        .notRead, Span(file: index, line: 1, column: 1, length: 1), unread.message,
        note: unread.note)
      return
    }
    if let bad = file.badByte {
      lines[index] = Session.splitLines(bad.text)
      report(
        .notUTF8, Span(file: index, line: bad.line, column: bad.column, length: 1),
        "the file is not UTF-8 text", note: "save it as UTF-8; the first bad byte stands here")
      return
    }
    let top = Span(file: index, line: 1, column: 1, length: 1)
    guard file.text.utf8.count <= Limits.fileBytes else {
      report(.fileTooLarge, top, "the file is larger than \(Limits.fileBytes / 1_000_000) MB")
      return
    }
    guard bytes + file.text.utf8.count <= Limits.allBytes else {
      hasTooManyBytes = true
      report(
        .fileTooLarge, top,
        "the files together are larger than \(Limits.allBytes / 1_000_000) MB")
      return
    }
    bytes += file.text.utf8.count
    let all = Session.splitLines(file.text)
    guard all.count <= Limits.lines else {
      lines[index] = Array(all.prefix(Limits.lines + 1))
      report(
        .fileTooLarge, Span(file: index, line: Limits.lines + 1, column: 1, length: 1),
        "the file has more than \(Limits.lines) lines",
        note: "put scenarios, or what they share, into files of their own: use \"pages.navsim\"")
      return
    }
    lines[index] = all
    if let long = all.firstIndex(where: { $0.utf8.count > Limits.lineBytes }) {
      report(
        .lineTooLong, Span(file: index, line: long + 1, column: 1, length: 1),
        "the line is longer than \(Limits.lineBytes) bytes",
        note: "write it as several lines: each statement and each claim may stand on its own")
      return
    }
    if let first = all.first, first.hasPrefix("navsim-trace ") {
      report(
        .notRead, Span(file: index, line: 1, column: 1, length: 12),
        "this is a trace, not a scenario",
        note: "navsim film, why, diff, view and export read traces")
      return
    }
    take(cut.map { $0.map { $0.inFile(index) } } ?? read(index), depth: depth)
  }

  private func read(_ index: Int) -> [Block] {
    let (found, orphan) = BlockReader.read(
      lines: lines[index], file: index, problem: reportCharacters, hidden: reportHidden)
    if let orphan {
      report(
        .indentedFirst, orphan.start, "there is no line above for this one to belong to",
        note: "declarations, actions and expectations start in column 1")
    }
    return found
  }

  private func take(_ found: [Block], depth: Int) {
    for block in found {
      for line in [block.header] + block.items { checkGuardWords(line) }
      if block.header.words.first?.text == "use" {
        line { try use(block, depth: depth) }
      } else {
        blocks.append(block)
      }
    }
  }

  private func use(_ block: Block, depth: Int) throws {
    try refuseGuards(block.header)
    var cursor = Cursor(block.header, from: 1)
    let word = try text(&cursor, what: "a path", example: "use \"pages.navsim\"")
    try finish(cursor)
    guard let path = word.unquoted, !path.isEmpty else {
      throw fail(.notAText, word.span, "a path is a quoted text")
    }
    guard SourceFile.isNamed(path) else {
      throw fail(
        .useNotScenario, word.span, "'\(path)' is no scenario file",
        note: "the name of a file that is used ends with \(SourceFile.suffix)")
    }
    guard depth < Limits.includeDepth else {
      throw fail(
        .useTooDeep, word.span, "files use each other more than \(Limits.includeDepth) deep")
    }
    let here = script.files[block.file].path
    // What is too much already is told of once, and no further file is read or kept.
    if hasTooManyBytes { return }
    guard let file = resolve(here, path) else {
      throw fail(
        .useNotFound, word.span, "there is no file '\(path)'",
        note: "paths are relative to the file that uses them")
    }
    if let unread = file.unread {
      throw fail(.notRead, word.span, unread.message, note: unread.note)
    }
    if let known = script.files.firstIndex(where: { $0.path == file.path }) {
      // A file may be used from two places; a circle is an error.
      guard isUsing(block.file, known) else { return }
      throw fail(
        .useCycle, word.span, "'\(path)' uses this file, or is this file",
        note: "put what both need into a third file")
    }
    // The scenario's own file is one of them.
    guard script.files.count <= Limits.files else {
      throw fail(
        .tooManyFiles, word.span, "a scenario uses more than \(Limits.files) files",
        note: "put what belongs together into one file")
    }
    add(file, usedFrom: "\(here):\(block.header.number)", depth: depth + 1)
  }

  /// Whether `other` is `file` or one of those from which `file` was used.
  private func isUsing(_ file: Int, _ other: Int) -> Bool {
    var at = file
    for _ in 0...Limits.includeDepth {
      if at == other { return true }
      guard let from = usedFrom[at], let colon = from.lastIndex(of: ":"),
        let next = script.files.firstIndex(where: { $0.path == from[..<colon] })
      else { return false }
      at = next
    }
    return true
  }

  private func reportCharacters(_ span: Span, _ kind: LexedLine.Problem) {
    switch kind {
    case .control(let scalar):
      reportBroken(
        .controlCharacter, span,
        "a character with the code \(scalar.value) cannot stand in a scenario",
        note: scalar == "\r" ? "lines end with LF or CRLF" : "only text, blanks and tabs")
    case .noBreakSpace:
      reportBroken(
        .noBreakSpace, span, "this is a no-break space, which separates nothing",
        note: "it was probably pasted; type a plain blank")
    case .byteOrderMark:
      reportBroken(
        .byteOrderMark, span, "this is a byte order mark, which says nothing here",
        note: "one may begin a file; delete others, such as those of files that were joined")
    case .openQuote:
      reportBroken(
        .openQuote, span, "the text is not closed", note: "a text ends with \" on its line")
    }
  }

  /// A comment changes no trace, but people read it, in a terminal or in a review.
  private func reportHidden(_ span: Span, _ scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let does: String
    switch scalar.value {
    case 0x2028, 0x2029: does = "ends a line for some programs and for others not"
    case 0x202A...: does = "changes the order in which text is shown"
    default: does = "is obeyed by a terminal and not shown"
    }
    report(
      .hiddenCharacter, span, "the comment has \(code) here, which \(does)",
      note: "take it out; what is meant by it can be written \(Visible.escape(scalar))")
  }

  func checkGuardWords(_ line: SourceLine) {
    guard let open = line.guards.first(where: { $0.text.utf8.last != 93 }) else { return }
    hasBrokenGuards = true
    reportBroken(
      .brokenGuard, open.span, "this guard is not closed",
      note: Session.guardNote)
  }

  /// The lines of a text without their endings, LF or CRLF.
  static func splitLines(_ text: String) -> [Substring] {
    var result: [Substring] = []
    let bytes = text.utf8
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      if bytes[index] == 10 {
        result.append(withoutReturn(text[start..<index]))
        start = bytes.index(after: index)
      }
      index = bytes.index(after: index)
    }
    if start < bytes.endIndex { result.append(withoutReturn(text[start...])) }
    return result
  }

  private static func withoutReturn(_ line: Substring) -> Substring {
    line.utf8.last == 13 ? Substring(line.utf8.dropLast()) : line
  }
}
