import NavSimProgram
import NavSimVocabulary

/// What a word at a place is.
package struct Meaning: Sendable {
  /// The word, or the part of it that the place lies in.
  package let word: String
  /// The word up to the end of that part: `bar.bg` of `bar.bg.alpha`.
  package let path: String
  /// The word behind it on the line; empty if there is none.
  package let next: String
  /// The column of the word, from 1.
  package let column: Int
  /// Where its name gets its meaning, the nearest first; none for words of the language.
  package let definitions: [Definition]
}

extension Parser {
  /// What the word at a place of a file is; nil where there is none.
  ///
  /// Another word, which nobody knows, is put in its place: what the parser misses then is what the word
  /// names.
  ///
  /// - Parameters:
  ///   - line: the line, from 1.
  ///   - column: the column in user-perceived characters, from 1.
  package static func meaning(
    in file: SourceFile, line: Int, column: Int, vocabulary: LanguageVocabulary,
    resolve: @escaping (_ from: String, _ path: String) -> SourceFile? = { _, _ in nil }
  ) -> Meaning? {
    let lines = Session.splitLines(file.text)
    guard lines.indices.contains(line - 1), lines.count <= Limits.lines else { return nil }
    let text = String(lines[line - 1])
    guard let word = TouchedWord(text, column: column) else { return nil }
    let session = Session(names: file, vocabulary: vocabulary, resolve: resolve)
    let known = Definition.all(of: session)
    let words = LineLexer.lex(text, file: 0, line: line).words
    let next = words.first { $0.span.column > word.column + word.text.count }
    var found: [Definition] = []
    if word.isQuoted {
      found = used(by: line, words, word, session)
    } else {
      let kinds = kinds(of: word, in: text, line, file, vocabulary, resolve)
      let place = known.last { $0.path == file.path && $0.line <= line && $0.ownerLine == 0 }
      found = rank(known, word, kinds, line: line, below: place, file.path)
    }
    return Meaning(
      word: word.text, path: word.path, next: next?.text ?? "", column: word.column,
      definitions: found)
  }

  /// Every name that a file and the files that it uses define.
  package static func definitions(
    of file: SourceFile, vocabulary: LanguageVocabulary,
    resolve: @escaping (_ from: String, _ path: String) -> SourceFile? = { _, _ in nil }
  ) -> [Definition] {
    let session = Session(names: file, vocabulary: vocabulary, resolve: resolve)
    return Definition.all(of: session)
  }

  /// The first line of a file that a line uses.
  private static func used(
    by line: Int, _ words: [Word], _ word: TouchedWord, _ session: Session
  ) -> [Definition] {
    guard words.first?.text == "use", let first = session.script.files.first,
      let file = session.resolve(first.path, word.text), file.unread == nil
    else { return [] }
    return [
      Definition(
        name: word.text, kind: .file, path: file.path, line: 1, column: 1, length: 0, lastLine: 1,
        ownerLine: 0, scenario: nil, doc: "", source: "")
    ]
  }

  /// What the parser misses where another name stands in a word's place: nil where it misses nothing,
  /// since any name may stand there.
  private static func kinds(
    of word: TouchedWord, in text: String, _ line: Int, _ file: SourceFile,
    _ vocabulary: LanguageVocabulary,
    _ resolve: @escaping (_ from: String, _ path: String) -> SourceFile?
  ) -> Set<WordKind>? {
    let fresh = freshName(in: file.text)
    let trial = LineTrial(file, line: line, text, vocabulary: vocabulary, resolve: resolve)
    let columns = word.column..<word.column + fresh.count
    let told = trial.messages(word.replaced(by: fresh, in: text))
    guard let id = told.first(where: { !$0.id.isWarning && $0.isAbout(columns) })?.id else {
      // A line that is broken before the word says nothing about it.
      return told.contains { !$0.id.isWarning && $0.column < word.column } ? [] : nil
    }
    return missed[id] ?? []
  }

  /// What a message says is missing, for those that say it.
  private static let missed: [MessageID: Set<WordKind>] = [
    .unknownPage: [.page], .unknownNavigation: [.navigation], .unknownStrategy: [.strategy],
    .unknownImage: [.image], .unknownAppearance: [.appearance], .unknownLabel: [.label],
    .unknownRoutine: [.routine], .unknownHook: [.routine], .unknownChecks: [.checks],
    .unknownExcept: [.claim], .unknownCondition: [.condition, .page],
    .unknownFields: [.fields], .unknownWish: [.property], .nothingSaved: [.saved],
    .unknownGuard: [.axis, .option, .strategy], .unknownAxis: [.axis, .option],
    .unknownAxisValue: [.axis, .strategy], .unknownOption: [.option],
    .unknownOptionValue: [.option], .unknownPath: [.page, .navigation, .saved],
    .unknownStatement: [.page, .navigation, .saved], .unknownElement: [.page, .navigation],
    .unknownWindow: [.window], .unknownScope: [], .unknownKeyword: [], .unknownItem: [],
  ]

  /// The definitions that a word may mean, the nearest first.
  private static func rank(
    _ known: [Definition], _ word: TouchedWord, _ kinds: Set<WordKind>?, line: Int,
    below: Definition?, _ path: String
  ) -> [Definition] {
    let named = known.filter { $0.name == word.text }
    guard let kinds else {
      return named.filter { $0.path == path && $0.line == line && $0.column == word.column }
    }
    let scenario = known.last { $0.path == path && $0.line <= line && $0.kind == .scenario }?
      .scenario
    let meant = named.filter { definition in
      if !kinds.isEmpty, !kinds.contains(definition.kind) { return false }
      if kinds.isEmpty, definition.kind == .scenario || definition.kind == .label { return false }
      return definition.kind != .label || definition.scenario == scenario && definition.line <= line
    }
    func distance(_ definition: Definition) -> Int {
      if let below, definition.path == path, definition.ownerLine == below.line { return 0 }
      return definition.scenario == scenario ? 1 : 2
    }
    let sorted = meant.enumerated().sorted { a, b in
      (distance(a.element), a.offset) < (distance(b.element), b.offset)
    }
    guard let best = sorted.first?.element else { return [] }
    // A routine may have lines in several places; of other things the nearest is meant.
    return sorted.map(\.element).filter { $0.kind == best.kind && distance($0) == distance(best) }
  }
}

extension Session {
  /// A file that is read for the names that it and the files that it uses define.
  fileprivate convenience init(
    names file: SourceFile, vocabulary: LanguageVocabulary,
    resolve: @escaping (_ from: String, _ path: String) -> SourceFile?
  ) {
    self.init(vocabulary: vocabulary, resolve: resolve)
    isTrial = true
    load(file)
    collectNames(naming: [])
    parseDeclarations()
    sections(blocks)
  }
}
