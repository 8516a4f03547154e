import NavSimProgram
import NavSimVocabulary

// What may stand at a place, and what a word there is, the parser itself knows: a line with the word in
// it is read as if it stood in the file, and what is said about it is the answer. So editors are told by
// the one grammar that there is.

/// What the parser says about a line that was tried.
struct TrialMessage: Hashable {
  var id: MessageID
  /// The column of the first character that it is about, from 1.
  var column: Int
  /// How many characters it is about.
  var length: Int

  /// Whether it is about one of some columns.
  func isAbout(_ columns: Range<Int>) -> Bool {
    column < columns.upperBound && column + length > columns.lowerBound
  }
}

/// Reads lines in the place of one line of a file. The file is read once; each line that is tried is
/// read alone after that, and leaves nothing behind.
final class LineTrial {
  let session: Session
  private let line: Int
  private let isIndented: Bool
  /// The declaration or section that an indented line stands below.
  private let owner: Block?
  /// The hook that it stands below.
  private let hook: HookBlock?

  /// - Parameters:
  ///   - line: the number of the line in whose place others are tried, from 1.
  ///   - head: how these begin.
  init(
    _ file: SourceFile, line: Int, _ head: String, vocabulary: LanguageVocabulary,
    resolve: @escaping (_ from: String, _ path: String) -> SourceFile?
  ) {
    let session = Session(vocabulary: vocabulary, resolve: resolve)
    self.session = session
    self.line = line
    let isIndented = head.utf8.first == 32 || head.utf8.first == 9
    self.isIndented = isIndented
    session.isTrial = true
    session.load(LineTrial.without(line, of: file))
    // Built-in strategies are read where a line may name one.
    let isAboutStrategies = ["strategy", "like", "["].contains { head.contains($0) }
    session.collectNames(naming: isAboutStrategies ? vocabulary.strategies : [])
    session.parseDeclarations()
    let last = session.blocks.lastIndex { $0.file == 0 && $0.header.number < line }
    let owner = isIndented ? last.map { session.blocks[$0] } : nil
    self.owner = owner
    hook = isIndented ? HookWalk.hook(above: line, in: Session.splitLines(file.text)) : nil
    var above = session.blocks.filter { $0.file != 0 || $0.header.number < line }
    if let owner, !LineTrial.staysOpen(owner), let index = above.lastIndex(where: { $0.file == 0 })
    {
      above.remove(at: index)
    }
    session.sections(above)
    shed()
  }

  /// Whether the line stands in a matrix.
  var isInMatrix: Bool { owner?.header.words.first?.text == "matrix" }
  /// Whether it stands in a check set.
  var isInChecks: Bool { owner?.header.words.first?.text == "checks" }

  /// The file with an empty line in that place: what the line declares is not known twice. One with
  /// lines below it stays, for they belong to it.
  private static func without(_ line: Int, of file: SourceFile) -> SourceFile {
    var lines = Session.splitLines(file.text)
    guard lines.indices.contains(line - 1) else { return file }
    let isHeader = lines[line - 1].utf8.first.map { $0 != 32 && $0 != 9 } ?? false
    let next = lines[line...].first { line in line.utf8.contains { $0 != 32 && $0 != 9 } }
    if isHeader, let first = next?.utf8.first, first == 32 || first == 9 { return file }
    lines[line - 1] = ""
    return SourceFile(path: file.path, text: lines.joined(separator: "\n") + "\n")
  }

  /// Whether lines below a header are read one by one, or with the header again.
  private static func staysOpen(_ block: Block) -> Bool {
    ["scenario", "page", "navigation", "strategy"].contains(block.header.words.first?.text)
  }

  /// What scenarios and strategies have is not needed in full to read one line more.
  private func shed() {
    for index in session.script.strategies.indices { session.script.strategies[index].code = [] }
    guard var node = session.script.scenarioNodes.last else { return }
    node.actions = Array(node.actions.prefix(1))
    node.expectations = Array(node.expectations.prefix(1))
    node.stacks = []
    node.roots = []
    node.goldens = []
    node.records = []
    session.script.scenarioNodes[session.script.scenarioNodes.count - 1] = node
  }

  /// What is said about a line that stands there.
  func messages(_ text: String) -> [TrialMessage] {
    guard text.utf8.count <= Limits.lineBytes, !session.lines.isEmpty else { return [] }
    let number = session.lines[0].count + 1
    session.lines[0].append(Substring(text))
    defer { session.lines[0].removeLast() }
    session.forgetMessages()
    session.codeLines = 0
    let lexed = LineLexer.lex(text, file: 0, line: number)
    if let problem = lexed.problem {
      return [
        TrialMessage(id: .openQuote, column: problem.span.column, length: problem.span.length)
      ]
    }
    guard let line = SourceLine(lexed, raw: Substring(text), number: number) else { return [] }
    let state = TrialState(session)
    session.checkGuardWords(line)
    let isBelow = hook.map { line.column > $0.column } ?? false
    read(isBelow ? hook?.joined(line) ?? line : line)
    state.restore(session)
    return session.diagnostics.filter { $0.span.file == 0 && $0.span.line == number }.map {
      TrialMessage(id: $0.diagnostic.id, column: $0.span.column, length: $0.span.length)
    }
  }

  private func read(_ line: SourceLine) {
    guard isIndented else { return header(line) }
    guard let owner, let keyword = owner.header.words.first else { return }
    let name = owner.header.words.dropFirst().first?.text ?? ""
    switch keyword.text {
    case "page":
      guard let index = session.pages.byName[name] else { return }
      var node = PageNode(name: owner.header.words[1], doc: "")
      session.pageItem(line, &node, CodeContext(place: .page, name: name, index: index))
    case "navigation":
      guard let index = session.navigations.byName[name] else { return }
      var node = NavigationNode(name: owner.header.words[1], doc: "")
      session.navigationItem(
        line, &node, CodeContext(place: .navigation, name: name, index: index))
    case "strategy":
      guard let index = session.strategies.byName[name] else { return item(line, of: owner) }
      strategy(line, name, index)
    default: item(line, of: owner)
    }
  }

  private func strategy(_ line: SourceLine, _ name: String, _ index: Int) {
    session.enterOptions(of: index)
    let node = session.script.strategies[index]
    defer {
      session.leaveOptions()
      session.script.strategies[index] = node
    }
    let context = CodeContext(place: .strategy, name: name, index: index)
    if line.words.first?.text == "option" {
      session.line { _ = try session.option(line, index) }
    }
    if line.words.first?.text == "versions" { session.tryVersions(line) }
    session.strategyName(line, index)
    session.strategyItem(line, index, context)
  }

  /// A line of a matrix, a table, a check set or a swipe: with what stands above it.
  private func item(_ line: SourceLine, of owner: Block) {
    var block = owner
    block.items = owner.items.filter { $0.number < self.line } + [line]
    guard let keyword = block.header.words.first else { return }
    if keyword.text == "checks" {
      let name = block.header.words.dropFirst().first?.text ?? ""
      let known = session.checkSets.removeValue(forKey: name)
      session.line { try session.checkSet(block) }
      session.checkSets[name] = known
    } else if keyword.text == "window" {
      session.line { try window(block) }
    } else {
      let node = session.script.scenarioNodes.last
      session.line { try session.section(block, keyword, isFirst: false) }
      restore(node)
    }
  }

  private func window(_ block: Block) throws {
    let index = session.script.windows.count
    session.script.windows.append(WindowProgram(name: "", declaration: index))
    defer { session.script.windows.removeLast() }
    try session.window(block, index)
  }

  private func restore(_ node: ScenarioNode?) {
    guard let node, !session.script.scenarioNodes.isEmpty else { return }
    session.script.scenarioNodes[session.script.scenarioNodes.count - 1] = node
  }

  // MARK: - Lines in column 1

  private func header(_ line: SourceLine) {
    // Lines below the place belong to it.
    let at = session.blocks.first { $0.file == 0 && $0.header.number == self.line }
    let block = Block(header: line, items: at?.items ?? [], doc: "", file: 0)
    guard let keyword = line.words.first else {
      session.line { _ = try session.guards(line) }
      return
    }
    let scenarios = session.script.scenarioNodes.count
    let node = session.script.scenarioNodes.last
    let isFirst = !session.blocks.contains { $0.file == 0 && $0.header.number < self.line }
    session.line {
      // What a file uses was read with it.
      if keyword.text == "use" { return }
      try session.section(block, keyword, isFirst: isFirst)
      try declaration(block, keyword)
    }
    session.script.scenarioNodes.removeLast(session.script.scenarioNodes.count - scenarios)
    restore(node)
  }

  /// The header of a declaration, which is read with its body otherwise.
  private func declaration(_ block: Block, _ keyword: Word) throws {
    switch keyword.text {
    case "page", "navigation":
      _ = try session.header(block, keyword.text, takesTitle: keyword.text == "page")
      let list = keyword.text == "page" ? session.pages : session.navigations
      guard let parent = LineTrial.parent(block), list.byName[parent.text] == nil else { return }
      throw session.reportUndeclared(keyword.text, parent, list)
    case "strategy" where Session.declaresStrategy(block):
      _ = try session.header(block, "strategy", takesTitle: false)
      guard let parent = LineTrial.parent(block) else { return }
      try session.checkStrategy(parent.text, at: parent)
    case "image":
      session.script.images.append(ImageDeclaration(name: "", color: .clear))
      defer { session.script.images.removeLast() }
      try session.image(block, session.script.images.count - 1)
    case "appearance":
      session.script.appearances.append(AppearanceDeclaration(name: "", base: .default))
      defer { session.script.appearances.removeLast() }
      try session.appearance(block, session.script.appearances.count - 1)
    case "window": try window(block)
    case "checks":
      var cursor = Cursor(block.header, from: 1)
      _ = try session.newName(&cursor, what: "check set", example: "", isFree: true)
      try session.finish(cursor)
    default: break
    }
  }

  private static func parent(_ block: Block) -> Word? {
    let words = block.header.words
    return words.count > 3 && words[2].text == "like" ? words[3] : nil
  }
}
