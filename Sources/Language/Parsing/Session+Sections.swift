import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// The lines that are neither a page, a controller nor a table: choices, and scenarios.
extension Session {
  /// Reads the sections that some blocks are, in their order.
  func sections(_ blocks: [Block]) {
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

  private static func headerExample(_ keyword: String) -> String {
    switch keyword {
    case "page": return "page Home \"Title\""
    case "image": return "image Red #FF0000"
    case "appearance": return "appearance Solid opaque backgroundColor=red"
    case "window": return "window Overlay, and below it: root Toast"
    default: return "navigation Main, with 'stack Home' below it; the scenario then has 'root Main'"
    }
  }

  func section(_ block: Block, _ keyword: Word, isFirst: Bool) throws {
    if !Session.isScenarioPart(keyword.text), !script.scenarioNodes.isEmpty, block.file == 0,
      Session.keywords.contains(keyword.text)
    {
      throw fail(
        .wrongOrder, keyword.span, "declarations stand before the first scenario",
        note: "move the line above 'scenario' at line \(script.scenarioNodes[0].span.line)")
    }
    if let kind = ContainerKind(rawValue: keyword.text) { return try container(kind, block) }
    switch keyword.text {
    case "navsim": try version(block, isFirst: isFirst)
    case "page", "navigation", "image", "appearance", "window":
      if block.header.words.count < 2 {
        throw fail(
          .missingWord, block.header.end, "the name of the \(keyword.text) is missing",
          note: Self.headerExample(keyword.text))
      }
    case "checks": break  // read before: a scenario may stand in front of what it uses
    case "strategy":
      if !Session.declaresStrategy(block), !builtinFiles.contains(block.file) {
        try refuseSecondChoice(block, of: "strategy")
        script.options = []
        try refuseGuards(block.header)
        var cursor = Cursor(block.header, from: 1)
        let choice = try chosenStrategies(&cursor)
        script.options = choice.options
        script.strategy = choice.strategies.joined(separator: "+")
      } else if block.header.words.count < 2 {
        throw fail(.missingWord, block.header.end, "the name of the strategy is missing")
      }
    case "proxy": proxy(block)
    case "rule": try rule(block)
    case "device", "ios", "option": try choice(block, keyword)
    case "scenario", "matrix", "stack", "root", "at", "then", "expect", "known", "check",
      "record", "golden":
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
    [
      "scenario", "matrix", "stack", "root", "at", "then", "expect", "known", "check", "record",
      "golden",
    ].contains(word)
  }

  private func unknownKeyword(_ block: Block, _ word: Word) -> Stop {
    if word.text.hasPrefix("#") {
      return leftOver(word, rest: Cursor(block.header).restSpan, legal: [])
    }
    if Names.statements[word.text]?.contains(.action) ?? false {
      forgetLabels(block)
      return fail(
        .needsTime, word.span, "'\(word.text)' needs a time", try: "at 0ms \(word.text)",
        note: "start the line with 'at 0ms', 'at LABEL.end' or 'then'")
    }
    if [
      "on", "wants", "item", "view", "scrollView", "kept", "property", "fields", "condition",
      "same",
    ]
    .contains(word.text) {
      return fail(
        .needsIndent, word.span, "'\(word.text)' belongs to a declaration", try: "  \(word.text)",
        note: "indent the line below its page, navigation or strategy")
    }
    if ["to", "hold", "release"].contains(word.text) {
      if let swipe = script.scenarioNodes.last?.actions.last {
        brokenSwipes.insert(swipe.span.line)
      }
      return fail(
        .needsIndent, word.span, "'\(word.text)' belongs to a swipe", try: "  \(word.text)",
        note: "indent the line below 'at … swipe back'")
    }
    if word.text == "{" || word.text == "}" { return braces(word) }
    if ["wait", "sleep", "delay", "pause"].contains(word.text) {
      return fail(
        .unknownKeyword, word.span, "unknown word '\(word.text)'",
        note: "a pause stands before what comes next: then +1s pop")
    }
    if let instead = Unmodelled.names[word.text] {
      forgetLabels(block)
      return fail(.unknownKeyword, word.span, "'\(word.text)' is not modelled", note: instead)
    }
    let near = Suggestion.nearest(word.text, Session.keywords)
    if near == nil || near == "at" || near == "then" { forgetLabels(block) }
    defer {
      // What follows belongs to the scenario that is meant.
      if near == "scenario", block.file == 0 {
        line { try scenarioLine(block, Word(text: "scenario", span: word.span)) }
      }
    }
    return fail(
      .unknownKeyword, word.span, "unknown word '\(word.text)'", try: near,
      note: near == nil ? "a line starts with " + Session.keywords.joined(separator: ", ") : nil)
  }

  /// A line that may have been an action: which label it has nobody knows.
  private func forgetLabels(_ block: Block) {
    guard block.file == 0, let last = script.scenarioNodes.indices.last else { return }
    withUnknownLabels.insert(last)
    withBrokenActions.insert(last)
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
      try refuseSecondChoice(block, of: "device")
      let word = try word(&cursor, what: "the device", example: "device iphone-15")
      try refuseSpacedDevice(word, cursor)
      try checkDevice(word)
      try refuseSeveral(block, cursor) { vocabulary.devices.contains($0) }
      script.device = word.text
    case "ios":
      try refuseSecondChoice(block, of: "iOS version")
      let word = try word(&cursor, what: "the version", example: "ios 17")
      try checkIOS(word)
      try refuseSeveral(block, cursor) { vocabulary.accepts(ios: $0) }
      script.ios = word.text
    default:
      let word = try word(&cursor, what: "the option", example: "option horizon=10s")
      if let (key, value) = word.keyAndValue, key.text == "linked-sdk" {
        try checkIOS(value)
        script.linkedSDK = value.text
        break
      }
      if word.text == "dark" {
        script.startsDark = true
        break
      }
      if let (key, value) = word.keyAndValue, key.text == "orientation" {
        script.orientation = try orientation(value)
        break
      }
      if let (key, value) = word.keyAndValue, key.text == "animation-speed" {
        script.animationSpeed = try animationSpeed(value, of: word)
        break
      }
      if try limit(word) { break }
      guard let (key, value) = word.keyAndValue, key.text == "horizon" else {
        throw fail(
          .unknownOption, word.span, "unknown option '\(word.text)'",
          try: optionMeant(word),
          note: "options: horizon=10s, dark, orientation=landscape, linked-sdk=14, "
            + "animation-speed=0.1, DETECTOR.THRESHOLD=0.1")
      }
      script.horizon = try duration(value)
    }
    try finish(cursor)
  }

  /// `device iPhone 8`, as people and Apple write it.
  private func refuseSpacedDevice(_ word: Word, _ cursor: Cursor) throws {
    guard !cursor.isAtEnd else { return }
    let rest = cursor.words[cursor.position...].map(\.text)
    let name = ([word.text] + rest).joined(separator: "-").lowercased()
    guard vocabulary.devices.contains(name) else { return }
    throw fail(
      .unknownDevice, word.span.through(cursor.restSpan), "the name of a device is one word",
      try: name)
  }

  /// `ios 12 15`: several values are those of a scenario's matrix.
  private func refuseSeveral(
    _ block: Block, _ cursor: Cursor, isOne: (String) -> Bool
  ) throws {
    let rest = cursor.words[cursor.position...]
    guard let first = rest.first, rest.allSatisfy({ isOne($0.text) }) else { return }
    throw fail(
      .leftOver, first.span.through(cursor.restSpan), "one value stands here",
      note: "a scenario's matrix tries several: a line 'matrix', and indented below it "
        + "'\(block.header.words.map(\.text).joined(separator: " "))'")
  }

  /// What was meant by an option that is none.
  private func optionMeant(_ word: Word) -> String? {
    let examples = ["horizon": "horizon=10s", "animation-speed": "animation-speed=0.1"]
    let near = Suggestion.nearest(String(word.text.prefix { $0 != "=" }), examples.keys.sorted())
    return near.flatMap { examples[$0] }
  }

  /// A speed of animations: a hundredth to a hundred times.
  private func animationSpeed(_ value: Word, of option: Word) throws -> Double {
    guard !value.text.isEmpty else {
      throw fail(
        .missingValue, option.span.after, "the speed is missing",
        note: "option animation-speed=0.1")
    }
    let speed = try number(value, kind: .number)
    guard (0.01...100).contains(speed) else {
      throw fail(
        .notANumber, value.span, "animations run at 0.01 to 100 times their speed",
        note: "option animation-speed=0.1 makes them take ten times as long")
    }
    return speed
  }
}
