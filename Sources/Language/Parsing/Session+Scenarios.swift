import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// `scenario`, its matrix, where it starts, and the lines that follow.
extension Session {
  func scenarioLine(_ block: Block, _ keyword: Word) throws {
    if keyword.text == "scenario" {
      try scenario(block)
      return
    }
    guard !script.scenarioNodes.isEmpty else {
      if let holder = holder(of: block, keyword) {
        throw fail(
          .needsIndent, keyword.span, "'\(keyword.text)' belongs to a declaration",
          try: "  \(keyword.text)", note: "indent the line below '\(holder)'")
      }
      throw fail(
        .noScenario, keyword.span, "'\(keyword.text)' stands in no scenario",
        note: "start one above: scenario \"what it is about\"")
    }
    let last = script.scenarioNodes.count - 1
    if keyword.text == "stack" || keyword.text == "root" { withStart.insert(last) }
    switch keyword.text {
    case "matrix": try matrix(block, last)
    case "stack":
      try refuseItems(block)
      if let stack = stack(block.header) { script.scenarioNodes[last].stacks.append(stack) }
    case "root":
      try refuseItems(block)
      if let found = root(block.header) { script.scenarioNodes[last].roots.append(found) }
    case "expect", "known":
      withExpectation.insert(last)
      try refuseItems(block)
      if let found = expectation(block.header) {
        script.scenarioNodes[last].expectations.append(found)
      }
    case "check":
      withExpectation.insert(last)
      try refuseItems(block)
      try check(block.header, scenario: last)
    case "record":
      withExpectation.insert(last)
      if let found = record(block, scenario: last) {
        script.scenarioNodes[last].records.append(found)
      }
    case "golden":
      withExpectation.insert(last)
      try refuseItems(block)
      if let found = golden(block.header) { script.scenarioNodes[last].goldens.append(found) }
    default:
      if let found = action(block, scenario: last) {
        script.scenarioNodes[last].actions.append(found)
      } else {
        withBrokenActions.insert(last)
      }
    }
    if script.scenarioNodes[last].actions.count > Limits.actions
      || script.scenarioNodes[last].expectations.count > Limits.actions
    {
      throw fail(.tooMany, keyword.span, "a scenario has at most \(Limits.actions) of them")
    }
  }

  /// The declaration right above a line that stands in no scenario, if the line could be its own.
  private func holder(of block: Block, _ keyword: Word) -> String? {
    let above = blocks.last {
      $0.file == block.file && $0.header.number < block.header.number
    }
    guard let words = above?.header.words, let first = words.first,
      ["stack": "navigation", "root": "window"][keyword.text] == first.text
    else { return nil }
    return words.prefix(2).map(\.text).joined(separator: " ")
  }

  /// What a window's root is called: a navigation controller, a container or a page.
  private func root(_ line: SourceLine) -> Guarded<Word>? {
    item(line) { cursor -> Word in
      cursor.position += 1
      let word = try word(&cursor, what: "the container", example: "root Main")
      try finish(cursor)
      guard
        navigations.byName[word.text] != nil || script.containers[word.text] != nil
          || pages.byName[word.text] != nil
      else { throw reportUndeclared("navigation", word, navigations) }
      return word
    }
  }

  private func scenario(_ block: Block) throws {
    // Even a broken header opens a section: its lines belong to it, not to the one before.
    script.scenarioNodes.append(
      ScenarioNode(name: "", doc: block.doc, span: block.header.start))
    let last = script.scenarioNodes.count - 1
    try refuseGuards(block.header)
    try refuseItems(block)
    var cursor = Cursor(block.header, from: 1)
    let example = "scenario \"what it is about\""
    let word = try text(&cursor, what: "the name", example: example)
    try finish(cursor)
    let name = try quoted(word)
    guard !name.isEmpty else {
      throw fail(.missingWord, word.span, "the scenario's name is empty", note: example)
    }
    if let known = script.scenarioNodes.first(where: { $0.name == name }) {
      throw fail(
        .duplicateName, word.span, "scenario '\(name)' is declared twice",
        note: "the first is at \(place(known.span))")
    }
    script.scenarioNodes[last].name = name
  }

  private func matrix(_ block: Block, _ index: Int) throws {
    try refuseGuards(block.header)
    try finish(Cursor(block.header, from: 1))
    let node = script.scenarioNodes[index]
    if withStart.contains(index) || !node.actions.isEmpty || !node.expectations.isEmpty {
      throw fail(
        .wrongOrder, block.header.start, "'matrix' is the first line of a scenario",
        note: "move it and its axes right below 'scenario' at line \(node.span.line)")
    }
    guard block.items.contains(where: { $0.words.first.map { $0.text != "skip" } ?? false }) else {
      throw fail(
        .missingWord, block.header.end, "the matrix has no axis",
        note: "indent them below it: strategy native km, ios 12 17, variant bug fix")
    }
    var names = Set(node.axes.map(\.name.text))
    for item in block.items {
      line {
        try refuseGuards(item)
        guard let name = item.words.first else { return }
        if name.text == "skip" {
          script.scenarioNodes[index].skips.append(try skip(item, index))
        } else {
          try refusePair(item, name)
          // A broken value keeps its axis: 'skip' and guards may name it.
          let isTwice = !names.insert(name.text).inserted
          if !isTwice {
            guard script.scenarioNodes[index].axes.count < Limits.axes else {
              throw fail(.tooMany, name.span, "a matrix has at most \(Limits.axes) axes")
            }
            script.scenarioNodes[index].axes.append(
              AxisNode(name: name, values: Array(item.words.dropFirst())))
          }
          try checkAxis(item, name, isTwice: isTwice)
        }
      }
    }
  }

  private func checkAxis(_ item: SourceLine, _ name: Word, isTwice: Bool) throws {
    if isTwice {
      throw fail(.duplicateName, name.span, "the axis '\(name.text)' stands twice in the matrix")
    }
    let values = Array(item.words.dropFirst())
    let rule = RuleAxis.rule(of: name.text)
    guard !values.isEmpty else {
      throw fail(
        .missingWord, item.end, "the axis '\(name.text)' has no value",
        note: "\(name.text) one two")
    }
    for (offset, value) in values.enumerated() {
      if values[..<offset].contains(where: { $0.text == value.text }) {
        throw fail(.duplicateName, value.span, "the value '\(value.text)' stands twice")
      }
      switch name.text {
      case "strategy":
        try refuseSpacedPlus(values, offset)
        if offset > 0, StrategyName.isVersioned(values[offset - 1].text, by: value.text) {
          throw fail(
            .leftOver, values[offset - 1].span.through(value.span),
            "a version is one word with its strategy",
            try: "\(values[offset - 1].text)@\(value.text)")
        }
        _ = try chosen(value)
      case "ios": try checkIOS(value)
      case "device": try checkDevice(value)
      default: if rule == nil, !isOption(name.text) { try checkAxisValue(value) }
      }
    }
    if let rule {
      try check(rule: Word(text: rule, span: name.span), values)
    } else if !Cell.builtinAxes.contains(name.text) {
      try checkNewName(name, what: "axis", isFree: true)
      try checkOptionAxis(name, values)
    }
  }

  /// `strategy=native` for `strategy native`.
  private func refusePair(_ item: SourceLine, _ name: Word) throws {
    guard let (axis, value) = name.keyAndValue else { return }
    throw fail(
      .badName, name.span, "no '=' stands between an axis and its values",
      try: (axis.text + " " + value.text.split(separator: ",").joined(separator: " ")),
      note: "the values stand behind the axis: strategy native km")
  }

  /// `km + fd` in a matrix is three values; `km+fd` are two strategies of one cell.
  private func refuseSpacedPlus(_ values: [Word], _ offset: Int) throws {
    let text = values[offset].text
    guard text.hasPrefix("+") || text.hasSuffix("+") else { return }
    let first = text.hasPrefix("+") ? max(offset - 1, 0) : offset
    let last = text.hasSuffix("+") ? min(offset + 1, values.count - 1) : offset
    let names = values[first...last].flatMap { $0.text.split(separator: "+") }
    throw fail(
      .leftOver, values[first].span.through(values[last].span),
      "strategies that run together are one word",
      try: names.count > 1 ? names.joined(separator: "+") : nil, note: "strategy km fd+km")
  }

  private func checkAxisValue(_ value: Word) throws {
    guard value.text.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) }) else {
      throw fail(
        .badName, value.span, "'\(value.text)' cannot be a value of an axis",
        note: "a value has letters, digits, '-', '_' and '.'")
    }
  }

  /// `skip axis=value[,value] … "reason"`.
  private func skip(_ item: SourceLine, _ index: Int) throws -> SkipNode {
    let example = "skip strategy=km ios=26 \"no copy of the glass bar\""
    var cursor = Cursor(item, from: 1)
    var pairs: [(Word, [String])] = []
    while let word = cursor.current, let (key, value) = word.keyAndValue {
      cursor.position += 1
      let own = script.scenarioNodes[index].axes.first { $0.name.text == key.text }
      guard let own else {
        throw fail(
          .unknownAxis, key.span, "the matrix has no axis '\(key.text)'",
          try: Suggestion.nearest(
            key.text, script.scenarioNodes[index].axes.map(\.name.text)), note: axesNote)
      }
      let values = value.text.split(separator: ",").map(String.init)
      for one in values where !own.values.contains(where: { $0.text == one }) {
        throw fail(
          .unknownAxisValue, value.span, "the axis '\(key.text)' has no value '\(one)'",
          try: Suggestion.nearest(one, own.values.map(\.text)), note: axesNote)
      }
      pairs.append((key, values))
    }
    guard !pairs.isEmpty else {
      throw fail(.missingWord, cursor.span, "'skip' needs axis=value", note: example)
    }
    let reason = try text(&cursor, what: "the reason", example: example)
    try finish(cursor)
    return SkipNode(
      pairs: pairs.map { ($0.0, $0.1) }, reason: try quoted(reason), span: item.start)
  }
}
