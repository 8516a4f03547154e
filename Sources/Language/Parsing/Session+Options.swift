import NavSimProgram
import NavSimVocabulary

/// Options of strategies: `option NAME VALUE VALUE …` declares one, guards ask for it, and
/// `strategy NAME option=value` or an axis of the option's name chooses. `option NAME DEFAULT` carries
/// any value of the default's kind, which lines read by its name.
extension Session {
  /// The options that a strategy declares. Its own lines and what is like it may name them, so
  /// they are known before any other line of a table is read.
  func collectOptions(_ index: Int) {
    for item in strategies.all[index].block.items where item.words.first?.text == "option" {
      line {
        if !item.guards.isEmpty {
          throw fail(
            .guardOnHeader, item.guards[0].span, "a guard cannot stand before 'option'",
            note: "guard the lines that ask for it: [release-handler=off] on …")
        }
        script.strategies[index].options.append(try option(item, index))
      }
    }
  }

  func option(_ item: SourceLine, _ index: Int) throws -> OptionNode {
    let example = "option release-handler on off"
    var cursor = Cursor(item, from: 1)
    let name = try newName(&cursor, what: "option", example: example, isFree: true)
    guard !Cell.builtinAxes.contains(name.text) else {
      throw fail(.reservedName, name.span, "'\(name.text)' is an axis of every scenario")
    }
    if script.strategies[index].options.contains(where: { $0.name.text == name.text }) {
      throw fail(.duplicateName, name.span, "option '\(name.text)' is declared twice")
    }
    if let word = cursor.current, var carried = CarriedValue(default: word.text) {
      var ahead = cursor
      ahead.position += 1
      if ahead.isAtEnd || ahead.current?.text == "range" {
        carried.range = try optionRange(&ahead, carried.kind)
        let node = OptionNode(name: name, values: [word], carried: carried)
        try check(word, isOf: node)
        usedAxes.insert(name.text)
        return node
      }
    }
    var values: [Word] = []
    while let word = cursor.take() {
      guard word.text.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) }) else {
        throw leftOver(word, rest: word.span, legal: [])
      }
      if values.contains(where: { $0.text == word.text }) {
        throw fail(.duplicateName, word.span, "the value '\(word.text)' stands twice")
      }
      values.append(word)
    }
    guard values.count > 1 else {
      throw fail(
        .missingWord, cursor.end, "an option has two values or more",
        note: example + ": the first is the default; one colour, number or length in points "
          + "is the default of an option that carries any")
    }
    return OptionNode(name: name, values: values)
  }

  private func optionRange(
    _ cursor: inout Cursor, _ kind: ValueKind
  ) throws -> ClosedRange<Double>? {
    guard let word = cursor.current, cursor.take("range") else { return nil }
    guard kind != .color else {
      throw fail(.wrongKind, word.span, "only a number or a length has a range")
    }
    let (a, b) = try range(&cursor, "option fade 0.5 range 0..1")
    let (low, high) = (try number(a, kind: kind), try number(b, kind: kind))
    guard low <= high else {
      throw fail(
        .notARange, a.span.through(b.span), "the range is empty", note: "range 0..1")
    }
    try finish(cursor)
    return low...high
  }

  /// The option of the strategy that is read, or of an ancestor, that carries a value under a name.
  func carrier(of name: String, _ context: CodeContext) -> (strategy: Int, option: Int)? {
    guard context.place == .strategy, let index = context.index else { return nil }
    for at in strategies.chain(index) where script.strategies.indices.contains(at) {
      let options = script.strategies[at].options
      if let found = options.firstIndex(where: { $0.carried != nil && $0.name.text == name }) {
        return (at, found)
      }
    }
    return nil
  }

  /// An option is declared once: what is like a strategy has its options.
  func checkInheritedOptions(_ index: Int) {
    let inherited = strategies.chain(index).dropFirst().flatMap { script.strategies[$0].options }
    for option in script.strategies[index].options {
      guard let known = inherited.first(where: { $0.name.text == option.name.text }) else {
        continue
      }
      report(
        .duplicateName, option.name.span, "option '\(option.name.text)' is declared twice",
        note: "it is inherited from \(place(known.name.span))")
    }
  }

  /// From here on, guards may name the options of a strategy and of its ancestors, and its versions.
  func enterOptions(of index: Int) {
    legalOptions = [:]
    legalVersions = strategies.all[index].versions
    ownVersion = strategies.all[index].version ?? legalVersions.last
    for at in strategies.chain(index) where script.strategies.indices.contains(at) {
      for option in script.strategies[at].options { legalOptions[option.name.text] = option }
    }
  }

  /// The lines of the strategy are read.
  func leaveOptions() {
    legalOptions = [:]
    legalVersions = []
    ownVersion = nil
  }

  /// The options of a strategy that is chosen by name.
  private func options(of strategy: String) -> [OptionNode] {
    let known = strategies.byName[strategy] ?? strategies.byName[StrategyName(strategy).base]
    guard let index = known, script.strategies.indices.contains(index) else { return [] }
    return strategies.chain(index).flatMap { script.strategies[$0].options }
  }

  func check(_ value: Word, isOf option: OptionNode) throws {
    if let carried = option.carried {
      guard carried.value(value.text) == nil else { return }
      let range = carried.range == nil ? "" : " within its range"
      throw fail(
        .unknownOptionValue, value.text.isEmpty ? option.name.span : value.span,
        "'\(value.text)' is not what the option '\(option.name.text)' carries",
        note: "it is \(Session.phrase(carried.kind))\(range)")
    }
    guard !option.values.contains(where: { $0.text == value.text }) else { return }
    throw fail(
      .unknownOptionValue, value.text.isEmpty ? option.name.span : value.span,
      "the option '\(option.name.text)' has no value '\(value.text)'",
      try: Suggestion.nearest(value.text, option.values.map(\.text)),
      note: "values: " + option.values.map(\.text).joined(separator: ", "))
  }

  /// `name=value` behind the strategies of a choice.
  func chooseOptions(
    _ cursor: inout Cursor, of names: [String]
  ) throws -> [(name: String, value: String)] {
    var chosen: [(name: String, value: String)] = []
    let known = names.flatMap(options)
    while let word = cursor.current, let (key, value) = word.keyAndValue {
      cursor.position += 1
      guard let option = known.first(where: { $0.name.text == key.text }) else {
        throw fail(
          .unknownOption, key.span,
          "\(names.joined(separator: " + ")) has no option '\(key.text)'",
          try: Suggestion.nearest(key.text, known.map(\.name.text)),
          note: known.isEmpty
            ? "a strategy declares its options: option \(key.text) on off"
            : "options: " + known.map(\.name.text).joined(separator: ", "))
      }
      try check(value.text.isEmpty ? Word(text: "", span: word.span) : value, isOf: option)
      if chosen.contains(where: { $0.name == key.text }) {
        throw fail(.duplicateName, key.span, "the option '\(key.text)' is chosen twice")
      }
      chosen.append((key.text, value.text))
    }
    return chosen
  }

  /// Whether a strategy of the file has an option of this name.
  func isOption(_ name: String) -> Bool {
    script.strategies.contains { $0.options.contains { $0.name.text == name } }
  }

  /// Whether it is an option of a strategy whose code is no text, which asks for it unseen.
  func isCodeOption(_ name: String) -> Bool {
    script.strategies.contains { strategy in
      vocabulary.codeStrategies.contains(strategy.name.text)
        && strategy.options.contains { $0.name.text == name }
    }
  }

  /// An axis with the name of an option has values of the option.
  func checkOptionAxis(_ name: Word, _ values: [Word]) throws {
    for at in strategies.all.indices {
      for option in script.strategies[at].options where option.name.text == name.text {
        for value in values { try check(value, isOf: option) }
      }
    }
  }
}
