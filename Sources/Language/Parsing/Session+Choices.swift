import NavSimProgram
import NavSimVocabulary

/// `strategy A + B option=value`: which strategies a file chooses, or a controller for itself.
extension Session {
  /// The words behind `strategy`.
  func chosenStrategies(_ cursor: inout Cursor) throws -> ChoiceNode {
    var names: [String] = []
    while true {
      let word = try word(&cursor, what: "the strategy", example: "strategy fd + km")
      for name in try chosen(word) {
        guard !names.contains(name) else {
          throw fail(.chosenTwice, word.span, "strategy '\(name)' is chosen twice")
        }
        names.append(name)
      }
      if !cursor.take("+") { break }
    }
    let options = try chooseOptions(&cursor, of: names)
    try finish(cursor, legal: ["+", "option=value"])
    return ChoiceNode(strategies: names, options: options)
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
    for name in word.text.split(separator: "+", omittingEmptySubsequences: false) {
      guard strategies.byName[String(name)] != nil else {
        if name == word.text { throw unknownStrategy(word) }
        throw unknownStrategy(Word(text: String(name), span: word.span))
      }
      guard !names.contains(String(name)) else {
        throw fail(.chosenTwice, word.span, "strategy '\(name)' is chosen twice")
      }
      names.append(String(name))
      chosen.insert(String(name))
    }
    return names
  }
}
