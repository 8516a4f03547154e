import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// The lines that are neither a page, a controller nor a table: choices, and scenarios.
extension Session {
  func sections() {
    var hasBegun = false
    for block in blocks {
      guard let keyword = block.header.words.first else {
        line { _ = try guards(block.header) }
        continue
      }
      let isVersion = keyword.text == "navsim"
      line { try section(block, keyword, isFirst: !hasBegun) }
      if !isVersion { hasBegun = true }
      if block.file == 0 { hasBegun = true }
    }
  }

  private func section(_ block: Block, _ keyword: Word, isFirst: Bool) throws {
    if !Session.isScenarioPart(keyword.text), !script.scenarioNodes.isEmpty, block.file == 0,
      Session.keywords.contains(keyword.text)
    {
      throw fail(
        .wrongOrder, keyword.span, "declarations stand before the first scenario",
        note: "move the line above 'scenario' at line \(script.scenarioNodes[0].span.line)")
    }
    switch keyword.text {
    case "navsim": try version(block, isFirst: isFirst)
    case "page", "navigation", "image", "appearance":
      if block.header.words.count < 2 {
        throw fail(
          .missingWord, block.header.end, "the name of the \(keyword.text) is missing")
      }
    case "strategy":
      if !Session.declaresStrategy(block), !builtinFiles.contains(block.file) {
        script.strategy = try chosenStrategy(block)
      } else if block.header.words.count < 2 {
        throw fail(.missingWord, block.header.end, "the name of the strategy is missing")
      }
    case "device", "ios", "option": try choice(block, keyword)
    case "scenario", "matrix", "stack", "root", "at", "then", "expect":
      guard block.file == 0 else {
        throw fail(
          .onlyDeclarations, keyword.span, "'\(keyword.text)' cannot stand in a file that is used",
          note: "only declarations are shared; a scenario is readable alone")
      }
      try scenarioLine(block, keyword)
    default: throw unknownKeyword(block, keyword)
    }
  }

  static func isScenarioPart(_ word: String) -> Bool {
    ["scenario", "matrix", "stack", "root", "at", "then", "expect"].contains(word)
  }

  private func unknownKeyword(_ block: Block, _ word: Word) -> Stop {
    if word.text.hasPrefix("#") {
      return leftOver(word, rest: Cursor(block.header).restSpan, legal: [])
    }
    if Names.statements[word.text]?.contains(.action) ?? false {
      return fail(
        .needsTime, word.span, "'\(word.text)' needs a time", try: "at 0ms \(word.text)",
        note: "start the line with 'at 0ms', 'at LABEL.end' or 'then'")
    }
    if ["on", "wants", "item", "view", "scrollView", "kept", "property", "fields", "condition"]
      .contains(word.text)
    {
      return fail(
        .needsIndent, word.span, "'\(word.text)' belongs to a declaration", try: "  \(word.text)",
        note: "indent the line below its page, navigation or strategy")
    }
    if ["to", "hold", "release"].contains(word.text) {
      return fail(
        .needsIndent, word.span, "'\(word.text)' belongs to a swipe", try: "  \(word.text)",
        note: "indent the line below 'at … swipe back'")
    }
    let near = Suggestion.nearest(word.text, Session.keywords)
    return fail(
      .unknownKeyword, word.span, "unknown word '\(word.text)'", try: near,
      note: near == nil ? "a line starts with " + Session.keywords.joined(separator: ", ") : nil)
  }

  private func version(_ block: Block, isFirst: Bool) throws {
    try refuseGuards(block.header)
    try refuseItems(block)
    var cursor = Cursor(block.header, from: 1)
    let word = try word(&cursor, what: "the version", example: "navsim 1")
    guard word.text == "1" else {
      throw fail(
        .unknownVersion, word.span, "version '\(word.text)' of the language is not known",
        try: "1", note: "this navsim reads version 1")
    }
    guard isFirst || block.file != 0 else {
      throw fail(.wrongOrder, block.header.start, "'navsim 1' is the first line of a file")
    }
    try finish(cursor)
  }

  private func choice(_ block: Block, _ keyword: Word) throws {
    try refuseGuards(block.header)
    try refuseItems(block)
    var cursor = Cursor(block.header, from: 1)
    switch keyword.text {
    case "device":
      let word = try word(&cursor, what: "the device", example: "device iphone-15")
      try checkDevice(word)
      script.device = word.text
    case "ios":
      let word = try word(&cursor, what: "the version", example: "ios 17")
      try checkIOS(word)
      script.ios = word.text
    default:
      let word = try word(&cursor, what: "the option", example: "option horizon=10s")
      guard let (key, value) = word.keyAndValue, key.text == "horizon" else {
        throw fail(
          .unknownOption, word.span, "unknown option '\(word.text)'",
          try: Suggestion.nearest(String(word.text.prefix { $0 != "=" }), ["horizon"]).map {
            _ in "horizon=10s"
          }, note: "options: horizon=10s")
      }
      script.horizon = try duration(value)
    }
    try finish(cursor)
  }

  private func chosenStrategy(_ block: Block) throws -> String {
    try refuseGuards(block.header)
    var cursor = Cursor(block.header, from: 1)
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
    try finish(cursor, legal: ["+"])
    return names.joined(separator: "+")
  }

  /// `km`, or `fd+km`.
  private func chosen(_ word: Word) throws -> [String] {
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

  // MARK: - Scenarios

  private func scenarioLine(_ block: Block, _ keyword: Word) throws {
    if keyword.text == "scenario" {
      try scenario(block)
      return
    }
    guard !script.scenarioNodes.isEmpty else {
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
      let found = item(block.header) { cursor -> Word in
        cursor.position += 1
        let word = try word(&cursor, what: "the container", example: "root Main")
        try finish(cursor)
        guard navigations.byName[word.text] != nil else {
          throw reportUndeclared("navigation", word, navigations)
        }
        return word
      }
      if let found { script.scenarioNodes[last].roots.append(found) }
    case "expect":
      withExpectation.insert(last)
      try refuseItems(block)
      if let found = expectation(block.header) {
        script.scenarioNodes[last].expectations.append(found)
      }
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

  private func scenario(_ block: Block) throws {
    // Even a broken header opens a section: its lines belong to it, not to the one before.
    script.scenarioNodes.append(
      ScenarioNode(name: "", doc: block.doc, span: block.header.start))
    let last = script.scenarioNodes.count - 1
    try refuseGuards(block.header)
    try refuseItems(block)
    var cursor = Cursor(block.header, from: 1)
    let word = try text(&cursor, what: "the name", example: "scenario \"what it is about\"")
    try finish(cursor)
    let name = try quoted(word)
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
    for item in block.items {
      line {
        try refuseGuards(item)
        guard let name = item.words.first else { return }
        if name.text == "skip" {
          script.scenarioNodes[index].skips.append(try skip(item, index))
        } else {
          // A broken value keeps its axis: 'skip' and guards may name it.
          let isTwice = script.scenarioNodes[index].axes.contains { $0.name.text == name.text }
          if !isTwice {
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
      case "strategy": _ = try chosen(value)
      case "ios": try checkIOS(value)
      case "device": try checkDevice(value)
      default: try checkAxisValue(value)
      }
    }
    if !Cell.builtinAxes.contains(name.text) { try checkNewName(name, what: "axis") }
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
