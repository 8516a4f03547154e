import NavSimProgram
import NavSimVocabulary

/// A place at which a name gets its meaning.
package struct Definition: Hashable, Sendable {
  /// The name; of a scenario without its quotes.
  package let name: String
  /// What is called so.
  package let kind: WordKind
  /// The file's path.
  package let path: String
  /// The line, from 1.
  package let line: Int
  /// The column of the name in user-perceived characters, from 1.
  package let column: Int
  /// How many characters the name has.
  package let length: Int
  /// The last line of the declaration or section.
  package let lastLine: Int
  /// The line of the declaration that it stands in; 0 where it stands in none.
  package let ownerLine: Int
  /// The number of the scenario that it belongs to, from 0; nil outside of scenarios.
  package let scenario: Int?
  /// The `///` text above it.
  package let doc: String
  /// The line as it stands in the file.
  package let source: String
}

extension Definition {
  /// Every name that the files of a session define, in the order of files and lines; those of built-in
  /// strategies, which have no file, are left out.
  static func all(of session: Session) -> [Definition] {
    var finder = DefinitionFinder(session)
    for block in session.blocks where !session.builtinFiles.contains(block.file) {
      finder.read(block)
    }
    return finder.found
  }
}

/// Collects definitions from blocks.
private struct DefinitionFinder {
  private let session: Session
  private(set) var found: [Definition] = []
  /// The scenario that is open, and how many of its actions were read.
  private var scenario: Int?
  private var actions = 0

  init(_ session: Session) { self.session = session }

  mutating func read(_ block: Block) {
    let words = block.header.words
    guard let keyword = words.first?.text else { return }
    if ContainerKind(rawValue: keyword) != nil { return declared(.navigation, block) }
    switch keyword {
    case "page": declared(.page, block)
    case "navigation": declared(.navigation, block)
    case "window": declared(.window, block)
    case "strategy" where Session.declaresStrategy(block): declared(.strategy, block)
    case "image": declared(.image, block)
    case "appearance": declared(.appearance, block)
    case "checks":
      declared(.checks, block)
      for item in block.items { claim(item, block) }
    case "scenario":
      guard block.file == 0 else { return }
      scenario = scenario.map { $0 + 1 } ?? 0
      actions = 0
      if words.count > 1 { add(words[1], .scenario, block.header, block) }
    case "at", "then": action(block)
    case "matrix":
      for item in block.items where item.words.first.map({ $0.text != "skip" }) ?? false {
        for word in item.words { add(word, .axis, item, block) }
      }
    default: break
    }
  }

  private mutating func add(_ word: Word, _ kind: WordKind, _ line: SourceLine, _ block: Block) {
    let isHeader = line.number == block.header.number
    // The name may stand at a hook whose statements stand below it, once for all of them.
    let number = word.span.line
    let isSame = found.last.map {
      $0.name == word.text && $0.line == number && $0.column == word.span.column && $0.kind == kind
    }
    if isSame ?? false, line.isBelowHook { found.removeLast() }
    let isAtHook = line.isBelowHook && number != line.number
    found.append(
      Definition(
        name: kind == .scenario ? word.unquoted ?? word.text : word.text, kind: kind,
        path: session.script.files[block.file].path, line: number, column: word.span.column,
        length: word.span.length,
        lastLine: isHeader ? block.items.last?.number ?? line.number : line.number,
        ownerLine: isHeader ? 0 : block.header.number, scenario: scenario,
        doc: isHeader ? block.doc : "",
        source: isAtHook ? String(session.lines[block.file][number - 1]) : line.raw))
  }

  private mutating func declared(_ kind: WordKind, _ block: Block) {
    guard block.header.words.count > 1 else { return }
    add(block.header.words[1], kind, block.header, block)
    guard kind == .page || kind == .navigation || kind == .strategy else { return }
    for item in block.items { self.item(item, block) }
  }

  private mutating func item(_ item: SourceLine, _ block: Block) {
    let kinds: [String: WordKind] = [
      "property": .property, "fields": .fields, "condition": .condition, "option": .option,
    ]
    guard let first = item.words.first, item.words.count > 1 else { return }
    if let kind = kinds[first.text] { add(item.words[1], kind, item, block) }
    guard first.text == "on" else { return }
    for word in item.words.dropFirst() {
      let hasComma = word.text.hasSuffix(",")
      let name = hasComma ? word.part(0, word.span.length - 1) : word
      if !name.text.contains("."), Names.hooks[name.text] == nil {
        add(name, .routine, item, block)
      }
      if !hasComma { break }
    }
    if item.words.contains(where: { $0.text == "save" }),
      let at = item.words.dropLast().lastIndex(where: { $0.text == "as" }),
      let last = item.words[at + 1].dotted.last
    {
      add(last, .saved, item, block)
    }
  }

  /// A label stands behind `as`; without one, the verb is it.
  private mutating func action(_ block: Block) {
    guard block.file == 0, let scenario, let known = session.labels[scenario],
      known.indices.contains(actions)
    else { return }
    let label = known[actions]
    actions += 1
    let words = block.header.words
    let at = words.dropLast().lastIndex { $0.text == "as" }
    let start = words.first?.text == "at" ? 2 : 1
    let word =
      at.map { words[$0 + 1] }
      ?? words.dropFirst(start).first { Names.statements[$0.text] != nil } ?? words.last
    guard let word else { return }
    add(Word(text: label.name, span: word.span), .label, block.header, block)
  }

  private mutating func claim(_ item: SourceLine, _ block: Block) {
    let words = item.words
    guard words.count > 2, words[words.count - 2].text == "as" else { return }
    add(words[words.count - 1], .claim, item, block)
  }
}
