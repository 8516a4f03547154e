import NavSimProgram
import NavSimVocabulary

/// `strategy A@1.0 + B option=value`: which strategies a file chooses, or a controller for itself.
extension Session {
  /// The words behind `strategy`.
  func chosenStrategies(_ cursor: inout Cursor) throws -> ChoiceNode {
    var names: [String] = []
    while true {
      var word = try word(&cursor, what: "the strategy", example: "strategy fd + km")
      // A version may stand behind its strategy: 'strategy km 1.1.5'.
      if let next = cursor.current, StrategyName.isVersioned(word.text, by: next.text) {
        cursor.position += 1
        word = Word(text: word.text + "@" + next.text, span: word.span.through(next.span))
      }
      for name in try chosen(word) {
        try refuseTwice(name, names, word)
        names.append(name)
      }
      if !cursor.take("+") { break }
    }
    let options = try chooseOptions(&cursor, of: names)
    try finish(cursor, legal: ["+", "option=value"])
    return ChoiceNode(strategies: names, options: options)
  }

  /// What a file chooses for all of its scenarios it chooses once; a file that uses it may choose something else.
  func refuseSecondChoice(_ block: Block, of what: String) throws {
    let line = block.header.start.line
    let first = choiceLines.updateValue(line, forKey: "\(block.file)/\(what)")
    guard let first, first != line else { return }
    let several = what == "strategy" ? "; several at once are joined by '+'" : ""
    throw fail(
      .chosenTwice, block.header.start, "the \(what) is chosen twice",
      note: "line \(first) chooses it; several in turn are values of the matrix" + several)
  }

  /// The same as an item of a controller. Pages are wrapped for a whole scenario or not at all.
  func controllerChoice(_ item: SourceLine) -> Guarded<ChoiceNode>? {
    self.item(item) { cursor in
      cursor.position += 1
      let choice = try chosenStrategies(&cursor)
      for name in choice.strategies {
        guard let index = strategies.byName[name], wrapsPages(index) else { continue }
        throw fail(
          .wrapsAll, item.words.dropFirst().first { $0.text == name }?.span ?? item.start,
          "'\(name)' wraps every page of the scenario",
          note: "choose it for the scenario: strategy \(name)")
      }
      return choice
    }
  }

  private func wrapsPages(_ index: Int) -> Bool {
    strategies.chain(index).contains { at in
      strategies.all[at].block.items.contains { $0.words.first?.text == "wraps" }
    }
  }

  /// `km`, or `fd+km`.
  func chosen(_ word: Word) throws -> [String] {
    var names: [String] = []
    for part in word.text.split(separator: "+", omittingEmptySubsequences: false) {
      let name = String(part)
      try checkStrategy(name, at: word)
      try refuseTwice(name, names, word)
      names.append(name)
      chosen.insert(name)
      chosen.insert(StrategyName(name).base)
    }
    return names
  }

  /// Two versions of a strategy are the same library twice.
  private func refuseTwice(_ name: String, _ names: [String], _ word: Word) throws {
    let base = StrategyName(name).base
    guard names.contains(where: { StrategyName($0).base == base }) else { return }
    throw fail(.chosenTwice, word.span, "strategy '\(base)' is chosen twice")
  }
}
