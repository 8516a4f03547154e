import NavSimProgram

/// A declaration or a section of a file, for a list of what is in it.
package struct OutlineItem: Hashable, Sendable {
  /// Its name; the keyword where it has none.
  package let name: String
  /// What stands before the name: `page`, `scenario`, `on`.
  package let keyword: String
  /// What it is.
  package let kind: WordKind
  /// The first line, from 1.
  package let line: Int
  /// The last line.
  package fileprivate(set) var lastLine: Int
  /// The column of the name, from 1.
  package let column: Int
  /// How many characters the name has.
  package let length: Int
  /// What is inside: the actions of a scenario, the lines of code of a declaration.
  package fileprivate(set) var children: [OutlineItem] = []
}

extension Parser {
  /// The declarations and scenarios of a text, in order, be it a valid file or not.
  package static func outline(of text: String) -> [OutlineItem] {
    let lines = Session.splitLines(text)
    guard lines.count <= Limits.lines else { return [] }
    let blocks = BlockReader.read(
      lines: lines, file: 0, problem: { _, _ in }, hidden: { _, _ in }
    ).blocks
    var items: [OutlineItem] = []
    for block in blocks {
      guard let keyword = block.header.words.first?.text else { continue }
      if keyword == "scenario" {
        items.append(item(block, .scenario))
      } else if let last = items.indices.last, items[last].kind == .scenario {
        // What follows a scenario is its own, to the next one.
        items[last].lastLine = lastLine(of: block)
        if ["at", "then"].contains(keyword) { items[last].children.append(action(block)) }
      } else if let kind = declared[keyword],
        keyword != "strategy" || Session.declaresStrategy(block)
      {
        items.append(item(block, kind))
      }
    }
    return items
  }

  private static let declared: [String: WordKind] = {
    var kinds: [String: WordKind] = [
      "page": .page, "navigation": .navigation, "strategy": .strategy, "window": .window,
      "image": .image, "appearance": .appearance, "checks": .checks,
    ]
    for container in ContainerKind.allCases { kinds[container.rawValue] = .navigation }
    return kinds
  }()

  private static func lastLine(of block: Block) -> Int {
    block.items.last?.number ?? block.header.number
  }

  private static func item(_ block: Block, _ kind: WordKind) -> OutlineItem {
    let words = block.header.words
    let name = words.count > 1 ? words[1] : words[0]
    let hooks = kind == .scenario ? [] : block.items.filter { $0.words.first?.text == "on" }
    return OutlineItem(
      name: name.unquoted ?? name.text, keyword: words[0].text, kind: kind,
      line: block.header.number, lastLine: lastLine(of: block), column: name.span.column,
      length: name.span.length, children: hooks.reduce(into: []) { add($1, to: &$0) })
  }

  /// A hook with statements below it is one entry.
  private static func add(_ line: SourceLine, to items: inout [OutlineItem]) {
    guard let found = hook(line) else { return }
    if line.isBelowHook, let last = items.indices.last, items[last].line == found.line {
      items[last].lastLine = line.number
    } else {
      items.append(found)
    }
  }

  private static func hook(_ line: SourceLine) -> OutlineItem? {
    guard line.words.count > 1 else { return nil }
    let name = line.words[1]
    let words = line.words.dropFirst().filter { $0.span.line == name.span.line }
    return OutlineItem(
      name: words.map(\.text).joined(separator: " "), keyword: "on", kind: .hook,
      line: name.span.line, lastLine: line.number, column: name.span.column,
      length: name.span.length)
  }

  private static func action(_ block: Block) -> OutlineItem {
    let words = block.header.words
    return OutlineItem(
      name: words.map(\.text).joined(separator: " "), keyword: words[0].text, kind: .statement,
      line: block.header.number, lastLine: lastLine(of: block), column: words[0].span.column,
      length: words[0].span.length)
  }
}
