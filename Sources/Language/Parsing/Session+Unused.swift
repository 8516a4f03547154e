import NavSimProgram

/// What a strategy of the file declares and nothing in it uses.
extension Session {
  /// Tells properties that nobody reads, conditions, options and lists that no line names.
  func checkStrategyParts() {
    let own = script.strategies.indices.filter {
      script.strategies[$0].name.span.file == 0 && script.strategies[$0].hasParts
    }
    if own.isEmpty { return }
    let named = usedNames()
    for index in own {
      let strategy = script.strategies[index]
      // What has the name of an inherited part stands in its place: the lines that use it are inherited too.
      let inherited = script.strategyChain(index).filter { $0 != index }
      let used = named.union(inherited.flatMap { script.strategies[$0].partNames })
      for part in strategy.properties where !used.contains(part.content.word.text[...]) {
        if part.content.declaration.field != nil { continue }
        tell(part.content.word, "nobody reads the property", "self.wants.\(part.content.word.text)")
      }
      for part in strategy.conditions where !used.contains(part.content.name.text[...]) {
        tell(part.content.name, "no line asks the condition", "if \(part.content.name.text)")
      }
      for part in strategy.fields where !used.contains(part.content.name.text[...]) {
        tell(part.content.name, "no line names the list", "fields=\(part.content.name.text)")
      }
      for option in strategy.options where !used.contains(option.name.text[...]) {
        if option.values.count > 1, option.values.contains(where: { isBareGuard($0.text) }) {
          continue
        }
        let example =
          option.values.count > 1
          ? "[\(option.name.text)=\(option.values[0].text)] before a line" : option.name.text
        tell(option.name, "no line asks for the option", example)
      }
    }
  }

  private func tell(_ name: Word, _ message: String, _ example: String) {
    report(
      .declaredUnused, name.span, "\(message) '\(name.text)'",
      note: "a line of the strategy does so with \(example)")
  }

  /// Whether a guard names a value without its axis.
  private func isBareGuard(_ value: String) -> Bool {
    blocks.contains { block in
      ([block.header] + block.items).contains { line in
        line.guards.contains { word in names(in: [word]).contains(value[...]) }
      }
    }
  }

  /// The names that stand in lines, where they do not declare a part of a strategy, choose an option or wish something.
  private func usedNames() -> Set<Substring> {
    var used: Set<Substring> = []
    for block in blocks {
      for line in [block.header] + block.items {
        var words = line.words[...]
        switch words.first?.text {
        case "property", "condition", "fields", "option": words = words.dropFirst(2)
        case "strategy": words = words.prefix(2)
        case "page": words = []
        // An axis chooses.
        default: words = block.header.words.first?.text == "matrix" ? words.dropFirst() : words
        }
        used.formUnion(names(in: Self.withoutWishes(words)))
        used.formUnion(names(in: line.guards[...]))
      }
    }
    return used
  }

  /// Words without texts, and without the names of what is wished: `A.wants depth=3` reads no depth.
  private static func withoutWishes(_ words: ArraySlice<Word>) -> ArraySlice<Word> {
    var kept: [Word] = []
    var isWish = false
    for word in words where !word.text.hasPrefix("\"") {
      if isWish, let (_, value) = word.keyAndValue {
        kept.append(value)
      } else {
        isWish = word.text == "wants" || word.text.hasSuffix(".wants")
        kept.append(word)
      }
    }
    return kept[...]
  }
}

extension StrategyNode {
  fileprivate var hasParts: Bool { !isBuiltin && !partNames.isEmpty }

  /// The names of its properties, conditions, lists and options.
  fileprivate var partNames: [Substring] {
    let names =
      properties.map(\.content.word) + conditions.map(\.content.name) + fields.map(\.content.name)
      + options.map(\.name)
    return names.map { $0.text[...] }
  }
}
