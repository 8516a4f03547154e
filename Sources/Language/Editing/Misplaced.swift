extension Parser {
  /// The words of a line that could not be completed where they stand: with the line broken off behind
  /// one of them, something is wrong with it. In a valid file there is none.
  ///
  /// - Parameter line: the line, from 1.
  /// - Returns: how many words were looked at, and what is said of those that may not stand.
  package static func misplaced(
    in file: SourceFile, line: Int, vocabulary: LanguageVocabulary,
    resolve: @escaping (_ from: String, _ path: String) -> SourceFile? = { _, _ in nil }
  ) -> (count: Int, faults: [String]) {
    let lines = Session.splitLines(file.text)
    guard lines.indices.contains(line - 1) else { return (0, []) }
    let text = String(lines[line - 1])
    let words = LineLexer.lex(text, file: 0, line: line).words
    let left = words.dropFirst(words.guardCount)
    guard !left.isEmpty else { return (0, []) }
    let trial = LineTrial(file, line: line, text, vocabulary: vocabulary, resolve: resolve)
    let fresh = freshName(in: file.text)
    let faults = left.compactMap { word -> String? in
      let place = EditedLine(text, column: word.span.column)
      guard !trial.takes(word.text, at: place, fresh: fresh) else { return nil }
      let messages = trial.messages(place.with(word.text)).map { "\($0.id) at \($0.column)" }
      return "\(line):\(word.span.column): \(word.text): \(messages.joined(separator: ", "))"
    }
    return (left.count, faults)
  }
}
