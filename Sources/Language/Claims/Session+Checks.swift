import NavSimProgram
import NavSimVocabulary

/// `checks NAME` with its claims, and `check NAME [except NAME …]`.
///
/// A set is read once, where it is declared; the labels that its scopes name are those of the
/// scenario that checks it, and are looked up there.
extension Session {
  func checkSet(_ block: Block) throws {
    let example = "checks calm, and below it: always: no flash"
    try refuseGuards(block.header)
    var cursor = Cursor(block.header, from: 1)
    let name = try newName(&cursor, what: "check set", example: example, isFree: true)
    try finish(cursor)
    if let known = checkSets[name.text] {
      throw fail(
        .duplicateName, name.span, "checks '\(name.text)' is declared twice",
        note: "the first is at \(place(known.name.span))")
    }
    var set = CheckSetNode(name: name)
    for line in block.items {
      let found = item(line) { try setItem(&$0, line) }
      if let found { set.items.append(found) }
    }
    checkSets[name.text] = set
    if block.items.isEmpty {
      throw fail(.missingWord, block.header.end, "the check set has no claim", note: example)
    }
  }

  /// `always: no snap`, `at end: bar visible as bar-is-back`.
  private func setItem(_ cursor: inout Cursor, _ line: SourceLine) throws -> CheckItemNode {
    var name: String?
    let words = cursor.words
    if words.count > 2, words[words.count - 2].text == "as" {
      let word = words[words.count - 1]
      try checkNewName(word, what: "claim", isFree: true)
      name = word.text
      cursor = Cursor(Array(words.dropLast(2)), end: words[words.count - 2].span)
    }
    let node = try scopedClaim(&cursor, line, -1, known: nil)
    return CheckItemNode(name: name, node: node)
  }

  /// The claims that a line `check calm except snap` adds to a scenario.
  func check(_ line: SourceLine, scenario: Int) throws {
    let found = try guards(line)
    var cursor = Cursor(line, from: 1)
    let word = try word(&cursor, what: "the check set", example: "check calm except snap")
    guard let set = checkSets[word.text] else {
      throw fail(
        .unknownChecks, word.span, "there is no check set '\(word.text)'",
        try: Suggestion.nearest(word.text, checkSets.keys.sorted()),
        note: checkSets.isEmpty ? "declare one: checks \(word.text)" : nil)
    }
    checkedSets.insert(word.text)
    let excepted = try excepted(&cursor, of: set)
    let left = set.items.filter { item in !excepted.contains { item.content.isCalled($0) } }
    if left.isEmpty, !set.items.isEmpty {
      throw fail(.nothingLeft, line.start, "'except' leaves nothing to check")
    }
    guard script.scenarioNodes[scenario].expectations.count <= Limits.actions else { return }
    for item in left {
      var node = item.content.node
      node.check = line
      script.scenarioNodes[scenario].expectations.append(
        Guarded(guards: found + item.guards, content: node, span: line.start))
    }
  }

  private func excepted(_ cursor: inout Cursor, of set: CheckSetNode) throws -> [String] {
    guard cursor.take("except") else {
      try finish(cursor, legal: ["except"])
      return []
    }
    guard !cursor.isAtEnd else {
      throw fail(
        .missingWord, cursor.end, "except what?",
        note: "check \(set.name.text) except snap: a detector, or what stands after 'as'")
    }
    var names: [String] = []
    while let word = cursor.take() {
      guard set.items.contains(where: { $0.content.isCalled(word.text) }) else {
        let known = set.items.flatMap(\.content.names)
        throw fail(
          .unknownExcept, word.span, "'\(set.name.text)' has no claim '\(word.text)'",
          try: Suggestion.nearest(word.text, known),
          note: known.isEmpty
            ? "name its claims: always: bar visible as bar-is-there"
            : "its claims: " + known.joined(separator: ", "))
      }
      names.append(word.text)
    }
    return names
  }

  /// A set of the scenarios' own file that none of them checks.
  func checkUnusedSets() {
    for set in checkSets.values.sorted(by: { $0.name.span < $1.name.span })
    where set.name.span.file == 0 && !checkedSets.contains(set.name.text) {
      report(
        .checksUnused, set.name.span, "no scenario checks '\(set.name.text)'",
        note: "add a line: check \(set.name.text)")
    }
  }
}

/// `checks NAME`.
struct CheckSetNode: Sendable {
  var name: Word
  var items: [Guarded<CheckItemNode>] = []
}

/// A claim of a check set.
struct CheckItemNode: Sendable {
  /// What stands after `as`.
  var name: String?
  var node: ExpectationNode

  /// What `except` may call it.
  var names: [String] {
    var names = [name].compactMap { $0 }
    if case .plain(.detector(let detector, _, _)) = node.body { names.append(detector) }
    if case .plain(.finding) = node.body { names.append("finding") }
    return names
  }

  func isCalled(_ text: String) -> Bool { names.contains(text) }
}
