import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// `at MOMENT …` and `then …`, with a swipe's steps below them.
extension Session {
  func action(_ block: Block, scenario: Int) -> Guarded<ActionNode>? {
    let header = block.header
    let found: Guarded<ActionNode>? = item(header) { cursor in
      cursor.position += 1
      var moment: MomentNode?
      var offset = Time.zero
      if header.words[0].text == "at" {
        moment = try self.moment(&cursor, scenario: scenario)
      } else if let word = cursor.current, word.text.hasPrefix("+") {
        cursor.position += 1
        let time = word.part(1, word.text.count)
        try refuseSpacedUnit(time, cursor)
        offset = try duration(time)
      } else if let word = cursor.current, Quantity(word.text) != nil {
        let time = try duration(word)
        throw fail(
          .notATime, word.span, "a delay after 'then' starts with '+'", try: "+" + word.text,
          note: time == .zero ? "'then' alone has no delay" : "then +50ms push B")
      }
      return try body(&cursor, block, scenario, moment, offset)
    }
    // A broken action still defines its label.
    rememberLabel(header, scenario, isRead: found != nil)
    return found
  }

  private func body(
    _ cursor: inout Cursor, _ block: Block, _ scenario: Int, _ moment: MomentNode?,
    _ offset: Time
  ) throws -> ActionNode {
    let name = script.scenarioNodes[scenario].name
    let context = CodeContext(place: .action, name: name)
    let when = try whenWords(&cursor, context)
    let verb = cursor.current
    let first = cursor.position
    let parsed = try statement(&cursor, context)
    let title = actionTitle(cursor.words[first..<cursor.position], parsed)
    var label: Word?
    if cursor.take("as") {
      label = try newName(
        &cursor, what: "label", example: "at 0ms push B as first", isFree: true)
    }
    try finish(cursor, legal: Session.mayFollow(cursor.words[first..<cursor.position]) + ["as"])
    var steps = parsed.steps
    if steps == nil {
      try refuseItems(block)
    } else {
      for item in block.items {
        if let found = stepLine(item) {
          steps?.append(found)
        } else {
          brokenSwipes.insert(block.header.number)
        }
      }
    }
    let line = Line(
      when: when, statement: parsed.statement, origin: origin("", block.header, context))
    let verbText = verb.map { Names.statements[$0.text] == nil ? "write" : $0.text } ?? ""
    return ActionNode(
      keyword: block.header.words[0].span, moment: moment, offset: offset,
      code: CodeNode(
        keys: [], line: line, fields: nil, newest: nil), label: label, verb: verbText,
      title: title, steps: steps, startX: parsed.startX)
  }

  /// What may still follow a statement on its line: its words so far tell.
  static func mayFollow(_ words: ArraySlice<Word>) -> [String] {
    let texts = words.map(\.text)
    let isFlagged = texts.contains { $0.hasPrefix("animated=") }
    switch texts.first {
    case "scroll": return texts.contains("over") ? [] : ["over 300ms"]
    case "push", "pop", "set-stack":
      if isFlagged { return [] }
      let more = texts.last == ">" || texts.contains("in") ? [] : ["in NAVIGATION"]
      return more + ["animated=no"]
    case "present":
      let style = texts.contains { $0.hasPrefix("style=") } ? [] : ["style=pageSheet"]
      return style + (isFlagged ? [] : ["animated=no"])
    default: return []
    }
  }

  /// The verb with what follows, without a swipe's steps.
  private func actionTitle(_ words: ArraySlice<Word>, _ parsed: ParsedStatement) -> String {
    if case .pan = parsed.statement {
      let rest = words.dropFirst().prefix { !["to", "hold", "release"].contains($0.text) }
      return "swipe " + rest.map(\.text).joined(separator: " ")
    }
    if case .swipeDown = parsed.statement { return "swipe down" }
    if parsed.steps != nil { return "swipe back" }
    return words.map(\.text).joined(separator: " ")
  }

  private func stepLine(_ item: SourceLine) -> Guarded<StepNode>? {
    self.item(item) { cursor in
      guard let node = try step(&cursor) else {
        guard let word = cursor.current else { return nil }
        throw fail(
          .unknownStep, word.span, "'\(word.text)' is no step of a swipe",
          try: Suggestion.nearest(word.text, ["to", "hold", "release", "grab"]),
          note: "to 40% over 200ms, hold 80ms, release finish|cancel|velocity=900pt/s")
      }
      try finish(cursor, legal: ["ease=linear"])
      return node
    }
  }

  private func rememberLabel(_ line: SourceLine, _ scenario: Int, isRead: Bool) {
    let words = line.words
    // The last word is no 'as': it may be a label of that name.
    if let at = words.dropLast().lastIndex(where: { $0.text == "as" }) {
      labels[scenario, default: []].append((words[at + 1].text, line.number, line.end.file))
    } else {
      let start = words.first?.text == "at" ? 2 : 1
      let verb = words.dropFirst(start).first { Names.statements[$0.text] != nil }
      if verb == nil, !isRead {
        withUnknownLabels.insert(scenario)
        return
      }
      let name = verb?.text ?? "write"
      let key = "\(scenario)/\(name)"
      verbCounts[key, default: 0] += 1
      // An action above may be called so.
      while labelNames.contains("\(scenario)/\(CellLinker.label(name, verbCounts[key] ?? 1))") {
        verbCounts[key, default: 1] += 1
      }
      labels[scenario, default: []].append(
        (CellLinker.label(name, verbCounts[key] ?? 1), line.number, line.end.file))
    }
    if let last = labels[scenario]?.last { labelNames.insert("\(scenario)/\(last.name)") }
  }

  // MARK: - Moments

  private static let edges = Moment.Edge.allCases.map(\.rawValue)

  /// `350ms`, `LABEL.end`, `LABEL@40%`, each with `+50ms`.
  ///
  /// - Parameter looksBack: whether it may lie before its edge: a claim knows the whole run, an action
  ///   what has been.
  func moment(
    _ cursor: inout Cursor, scenario: Int, looksBack: Bool = false
  ) throws -> MomentNode {
    let word = try word(&cursor, what: "the time", example: "at 350ms, at push.end, at push@40%")
    try refuseSpacedUnit(word, cursor)
    return try moment(word, scenario: scenario, looksBack: looksBack)
  }

  func moment(_ word: Word, scenario: Int, looksBack: Bool = false) throws -> MomentNode {
    var base = word
    var offset = Time.zero
    let text = word.text
    if let plus = text.dropFirst().firstIndex(of: "+") {
      let at = text.distance(from: text.startIndex, to: plus)
      base = word.part(0, at)
      offset = try added(word.part(at + 1, text.count))
    }
    if let first = base.text.first, first.isNumber || first == "-" || first == "." {
      return .absolute(try duration(base) + offset)
    }
    if let sign = base.text.firstIndex(of: "@") {
      let at = base.text.distance(from: base.text.startIndex, to: sign)
      let label = try knownLabel(base.part(0, at), rest: base, scenario)
      return .progress(label, try percent(base.part(at + 1, base.text.count)), offset)
    }
    if let before = try momentBefore(base, scenario) {
      guard looksBack else {
        throw fail(
          .negativeTime, word.span, "nobody knows a moment before its edge has come",
          note: "count from an edge before it, or say how far it has come:"
            + " \(before.label.text).start+50ms, \(before.label.text)@95%")
      }
      return .anchor(before.label, before.edge, offset - before.time)
    }
    let parts = base.dotted
    guard parts.count <= 2 else { throw badMoment(word) }
    let label = try knownLabel(parts[0], rest: base, scenario)
    guard parts.count == 2 else { return .anchor(label, .start, offset) }
    guard let edge = Moment.Edge(rawValue: parts[1].text) else {
      throw fail(
        .unknownEdge, parts[1].text.isEmpty ? base.span : parts[1].span,
        "an action has no '\(parts[1].text)'",
        try: Suggestion.nearest(parts[1].text, Session.edges),
        note: "edges: " + Session.edges.joined(separator: ", ") + "; progress: \(label.text)@40%")
    }
    return .anchor(label, edge, offset)
  }

  /// `LABEL.end-1f`: the label, the edge and how long before it; nil where it is no such moment.
  private func momentBefore(
    _ word: Word, _ scenario: Int
  ) throws -> (label: Word, edge: Moment.Edge, time: Time)? {
    let text = word.text
    for edge in Moment.Edge.allCases {
      guard let sign = text.firstRange(of: ".\(edge.rawValue)-") else { continue }
      let end = text.distance(from: text.startIndex, to: sign.lowerBound)
      let start = text.distance(from: text.startIndex, to: sign.upperBound)
      let label = try knownLabel(word.part(0, end), rest: word, scenario)
      return (label, edge, try added(word.part(start, text.count)))
    }
    return nil
  }

  /// What is added to a moment: a time, or a bare number of frames, as traces write `push +3`.
  private func added(_ word: Word) throws -> Time {
    let isBare = !word.text.isEmpty && word.text.utf8.allSatisfy { (48...57).contains($0) }
    return try duration(isBare ? Word(text: word.text + "f", span: word.span) : word)
  }

  private func badMoment(_ word: Word) -> Stop {
    fail(
      .notATime, word.span, "'\(word.text)' is not a time",
      note: "350ms, LABEL.end, LABEL@40%, each with +50ms")
  }

  /// A label of an action above.
  func knownLabel(_ word: Word, rest: Word, _ scenario: Int) throws -> Word {
    if labelNames.contains("\(scenario)/\(word.text)") || scenario < 0 { return word }
    guard !word.text.isEmpty else { throw badMoment(rest) }
    // It may be that of an action that could not be read, which has been told.
    if withUnknownLabels.contains(scenario) { throw Stop() }
    let tail = rest.text.dropFirst(word.text.count)
    throw fail(
      .unknownLabel, word.span, "no action is labelled '\(word.text)'",
      try: (labelSaying(word.text, scenario)
        ?? Suggestion.nearest(word.text, (labels[scenario] ?? []).map(\.name))).map { $0 + tail },
      note: labelsNote(scenario))
  }

  /// The first action whose line has a word that is taken for its label: `call` of `app call`, which is `app`.
  private func labelSaying(_ word: String, _ scenario: Int) -> String? {
    labels[scenario]?.first { label in
      guard lines.indices.contains(label.file),
        lines[label.file].indices.contains(label.line - 1)
      else { return false }
      let words = lines[label.file][label.line - 1].split(separator: " ")
      return words.dropFirst().contains { $0 == word }
    }?.name
  }

  private func labelsNote(_ scenario: Int) -> String {
    guard let known = labels[scenario], !known.isEmpty else { return "no action stands above" }
    return "labels so far: "
      + known.prefix(12).map { "\($0.name) (line \($0.line))" }.joined(separator: ", ")
  }
}
