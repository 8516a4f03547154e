import NavSimVocabulary

/// Rules of the model that a file tries with other values: `rule NAME=VALUE …` for all of its cells,
/// or an axis `rule.NAME VALUE VALUE …`.
extension Session {
  /// `rule NAME=VALUE NAME=VALUE …`.
  func rule(_ block: Block) throws {
    try refuseGuards(block.header)
    try refuseItems(block)
    let example = "rule dimAlpha=0.2"
    var cursor = Cursor(block.header, from: 1)
    guard cursor.current != nil else {
      throw fail(
        .missingWord, cursor.end, "the rule is missing",
        note: example + "; navsim explain rules shows every rule")
    }
    while let word = cursor.current, let (name, value) = word.keyAndValue {
      cursor.position += 1
      try check(rule: name, [value.text.isEmpty ? Word(text: "", span: word.span) : value])
      let axis = RuleAxis.name(of: name.text)
      guard !script.rules.contains(where: { $0.name == axis }) else {
        throw fail(.duplicateName, name.span, "the rule '\(name.text)' is given twice")
      }
      script.rules.append((axis, value.text))
    }
    if let word = cursor.current {
      throw fail(
        .ruleWithoutValue, word.span, "'\(word.text)' has no value",
        try: vocabulary.rule(word.text)?.example.map { "\(word.text)=\($0)" }, note: example)
    }
  }

  /// The values of a rule, in a line or in a matrix.
  func check(rule name: Word, _ values: [Word]) throws {
    guard let rule = vocabulary.rule(name.text) else {
      throw fail(
        .unknownRule, name.span, "unknown rule '\(name.text)'",
        try: Suggestion.nearest(rule: name.text, vocabulary.rules.map(\.name)),
        note: "navsim explain rules shows every rule")
    }
    for value in values where !rule.accepts(value.text) {
      throw fail(
        .badRuleValue, value.span, "'\(value.text)' is no value of the rule '\(rule.name)'",
        try: Suggestion.nearest(value.text, rule.words), note: "values: \(rule.kind)")
    }
  }
}

extension Suggestion {
  /// The rule nearest to a name; one that is written without its theme first.
  public static func nearest(rule name: String, _ rules: [String]) -> String? {
    rules.first { $0.hasSuffix("." + name) } ?? nearest(name, rules)
  }
}
