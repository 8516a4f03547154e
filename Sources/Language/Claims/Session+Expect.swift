import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// `expect [sometime] SCOPE: claim`.
extension Session {
  func expectation(_ line: SourceLine) -> Guarded<ExpectationNode>? {
    let scenario = script.scenarioNodes.count - 1
    return item(line) { cursor in
      let known = try knownIssue(&cursor)
      cursor.position += 1
      return try scopedClaim(&cursor, line, scenario, known: known)
    }
  }

  /// `[sometime] SCOPE: claim`, the words after `expect`. A scenario below 0 is that of a check set:
  /// its labels are known to whoever checks it.
  func scopedClaim(
    _ cursor: inout Cursor, _ line: SourceLine, _ scenario: Int, known: String?
  ) throws -> ExpectationNode {
    let isSometime = cursor.take("sometime")
    let words = try scopeWords(&cursor)
    let scope = try scope(words, scenario)
    if isSometime {
      switch scope {
      case .always, .during, .range, .from: break
      default:
        throw fail(
          .sometimeMoment, words[0].span, "'sometime' wants a stretch of time",
          note: "sometime always, sometime during LABEL, sometime after LABEL, sometime from T to T"
        )
      }
    }
    guard !cursor.isAtEnd else {
      throw fail(
        .missingWord, cursor.end, "the claim is missing",
        note: "expect at end: bar.bg.alpha = 1, top is B, bar hidden")
    }
    claimNewest = nil
    let body = try claim(&cursor, scenario)
    return ExpectationNode(
      known: known, scope: scope, isSometime: isSometime, body: body, line: line,
      newest: claimNewest)
  }

  /// The words up to the colon, without it.
  private func scopeWords(_ cursor: inout Cursor) throws -> [Word] {
    var words: [Word] = []
    let start = cursor.position
    while let word = cursor.take() {
      if word.text == ":" { break }
      if word.text.hasSuffix(":") {
        words.append(word.part(0, word.text.count - 1))
        if words.isEmpty { break }
        return words
      }
      words.append(word)
    }
    if cursor.position > start, cursor.words[cursor.position - 1].text == ":", !words.isEmpty {
      return words
    }
    guard let first = words.first else {
      throw fail(.missingWord, cursor.span, "the scope is missing", note: Session.scopeNote)
    }
    if Session.scopeStarts.contains(first.text) {
      throw fail(
        .missingColon, cursor.end, "a colon stands between the scope and the claim",
        note: "expect at end: top is B")
    }
    throw unknownScope(first)
  }

  private static let scopeStarts = ["always", "at", "during", "from", "after"]
  private static let scopeNote =
    "say when: 'always', 'at end', 'at LABEL.end', 'during LABEL', 'after LABEL' or 'from T to T'"

  private func unknownScope(_ word: Word, _ scenario: Int = -1) -> Stop {
    // 'expect end:' leaves out 'at', 'expect push:' leaves out 'during'.
    let isMoment =
      ["start", "end"].contains(word.text) || Quantity(word.text) != nil
      || Moment.Edge.allCases.contains { edge in
        word.text.prefix { $0 != "+" }.hasSuffix("." + edge.rawValue)
      }
    let isLabel = labelNames.contains("\(scenario)/\(word.text)")
    return fail(
      .unknownScope, word.span, "unknown scope '\(word.text)'",
      try: isLabel
        ? "during \(word.text)"
        : isMoment
          ? "at \(word.text)"
          : Suggestion.nearest(word.text, Session.scopeStarts + ["sometime"]),
      note: Session.scopeNote)
  }

  /// `at ned`: the end, where no label is nearer.
  private func refuseSlip(_ word: Word, _ scenario: Int) throws {
    let label = word.text.prefix { !".@+-".contains($0) }
    guard !labelNames.contains("\(scenario)/\(word.text)"),
      !labelNames.contains("\(scenario)/\(label)"),
      let near = Suggestion.nearest(word.text, ["start", "end"]),
      Suggestion.nearest(word.text, (labels[scenario] ?? []).map(\.name)) == nil
    else { return }
    throw fail(
      .notATime, word.span, "'\(word.text)' is not a time", try: near,
      note: "at start, at end, at LABEL.end, at 350ms")
  }

  /// `at push end`: a label and its edge are one word.
  private func refuseApart(_ word: Word, _ next: Word?, _ scenario: Int) throws {
    guard let next, labelNames.contains("\(scenario)/\(word.text)"),
      Moment.Edge.allCases.contains(where: { $0.rawValue == next.text.prefix { $0 != "+" } })
    else { return }
    throw fail(
      .leftOver, word.span.through(next.span), "a label and its edge are one word",
      try: "\(word.text).\(next.text)", note: "at start, at end, at LABEL.end, at 350ms")
  }

  private func scope(_ words: [Word], _ scenario: Int) throws -> ExpectationNode.Scope {
    let end = words[words.count - 1].span.after
    var cursor = Cursor(words, end: end)
    guard let first = cursor.take() else { throw unknownScope(words[0]) }
    let result: ExpectationNode.Scope
    switch first.text {
    case "always": result = .always
    case "at":
      let word = try word(&cursor, what: "the moment", example: "at end, at push.end, at 350ms")
      if word.text == "start" {
        result = .atStart
      } else if word.text == "end" {
        result = .atEnd
      } else {
        try refuseSlip(word, scenario)
        try refuseApart(word, cursor.current, scenario)
        result = .at(try moment(word, scenario: scenario, looksBack: true))
      }
    case "during":
      let word = try word(&cursor, what: "the label", example: "during push")
      result = .during(try knownLabel(word, rest: word, scenario))
    case "from":
      let from = try cursor.current.flatMap { word in
        word.text == "start" && !labelNames.contains("\(scenario)/start")
          ? try moment(Word(text: "0ms", span: word.span), scenario: scenario) : nil
      }
      if from != nil { _ = cursor.take() }
      let first = try from ?? moment(&cursor, scenario: scenario, looksBack: true)
      guard cursor.take("to") else {
        throw fail(
          .missingWord, cursor.span, "the second moment is missing",
          note: "from push.start to push.end")
      }
      result =
        cursor.take("end")
        ? .from(first)
        : .range(first, try moment(&cursor, scenario: scenario, looksBack: true))
    case "after":
      let word = try word(&cursor, what: "the label", example: "after push")
      result = .from(.anchor(try knownLabel(word, rest: word, scenario), .end, .zero))
    default: throw unknownScope(first, scenario)
    }
    try finish(cursor, legal: [":"])
    return result
  }
}
