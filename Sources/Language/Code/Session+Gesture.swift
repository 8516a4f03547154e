import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// The finger's path: `swipe back to 40% over 200ms … release cancel`, on one line or below it;
/// `swipe down` pulls a sheet, `swipe push P` is a pan of code's own.
extension Session {
  func swipe(_ cursor: inout Cursor, _ context: CodeContext) throws -> ParsedStatement {
    let path = GesturePath(steps: [], release: .cancel)
    var parsed: ParsedStatement
    if cursor.take("down") {
      parsed = ParsedStatement(.swipeDown(path))
    } else if cursor.take("back") {
      parsed = ParsedStatement(.swipeBack(path))
    } else {
      parsed = ParsedStatement(.pan(path, try panned(&cursor, context)))
    }
    if let word = cursor.current, let (key, value) = word.keyAndValue, key.text == "startX" {
      cursor.position += 1
      parsed.startX = try number(value, kind: .length)
    }
    var steps: [Guarded<StepNode>] = []
    while let word = cursor.current, word.text != "as" {
      guard let node = try step(&cursor) else {
        throw leftOver(
          word, rest: cursor.restSpan, legal: ["to", "hold", "release", "grab", "as"],
          example: "to 40% over 200ms release finish")
      }
      steps.append(Guarded(guards: [], content: node, span: word.span))
    }
    parsed.steps = steps
    return parsed
  }

  /// The call that a pan of code's own makes as it begins.
  private func panned(_ cursor: inout Cursor, _ context: CodeContext) throws -> Statement {
    let verbs = ["push", "pop", "set-stack", "present", "dismiss"]
    guard let verb = cursor.current, verbs.contains(verb.text) else {
      throw fail(
        .missingWord, cursor.span,
        "a swipe goes back, or a sheet down; a pan of code's own names its call",
        try: cursor.current.flatMap { Suggestion.nearest($0.text, ["back", "down"] + verbs) },
        note: "swipe back to 40% over 200ms release cancel, swipe push B to 40% over 200ms …")
    }
    cursor.position += 1
    switch verb.text {
    case "push": return try push(verb, &cursor, context)
    case "set-stack": return try setStack(verb, &cursor, context)
    case "present": return try present(&cursor, context)
    case "dismiss": return .dismiss(.yes)
    default:
      // `pop to 30%` is one page and the path, `pop to root to 30%` another pop.
      let next = cursor.words.dropFirst(cursor.position + 1).first
      if next?.text.hasSuffix("%") == true { return .pop(.one, .yes) }
      return try pop(verb, &cursor, context)
    }
  }

  /// One step, if the word at the cursor starts one.
  func step(_ cursor: inout Cursor) throws -> StepNode? {
    guard let word = cursor.current else { return nil }
    switch word.text {
    case "to":
      cursor.position += 1
      let example = "to 40% over 200ms"
      let target = try percent(try self.word(&cursor, what: "the percentage", example: example))
      let time = cursor.take("over") ? try duration(&cursor, after: "over") : StepNode.plainTime
      return .move(.to(target, over: time, try ease(&cursor)))
    case "hold":
      cursor.position += 1
      return .move(.hold(try duration(&cursor, after: "hold")))
    case "grab":
      cursor.position += 1
      guard cursor.take("after") else {
        throw fail(
          .missingWord, cursor.span, "how long after it has left?", note: "grab after 60ms")
      }
      return .grab(try duration(&cursor, after: "grab after"))
    case "release":
      cursor.position += 1
      return .release(try release(&cursor))
    default: return nil
    }
  }

  /// A finger moves evenly unless a curve is named (choice).
  private func ease(_ cursor: inout Cursor) throws -> CurveName {
    guard let word = cursor.current, let (key, value) = word.keyAndValue, key.text == "ease"
    else { return .linear }
    cursor.position += 1
    return try curve(value, word)
  }

  /// A curve by name, the value of a word.
  func curve(_ value: Word, _ word: Word) throws -> CurveName {
    guard let curve = Names.curves[value.text] else {
      let names = CurveName.allCases.map(\.name)
      throw fail(
        .unknownCurve, value.text.isEmpty ? word.span : value.span,
        "unknown curve '\(value.text)'", try: Suggestion.nearest(value.text, names),
        note: "curves: " + names.joined(separator: ", "))
    }
    return curve
  }

  private func release(_ cursor: inout Cursor) throws -> GesturePath.Release {
    let example = "release finish, release cancel, release velocity=900pt/s"
    let word = try word(&cursor, what: "how the finger leaves", example: example)
    if word.text == "finish" { return .finish }
    if word.text == "cancel" { return .cancel }
    guard let (key, value) = word.keyAndValue, key.text == "velocity" else {
      throw fail(
        .badRelease, word.span, "'\(word.text)' is no way to release",
        try: Suggestion.nearest(word.text, ["finish", "cancel"]), note: example)
    }
    guard let quantity = Quantity(value.text) else {
      throw fail(
        .notANumber, value.text.isEmpty ? word.span : value.span,
        "'\(value.text)' is not a speed", note: example)
    }
    guard abs(quantity.number) <= Limits.number else { throw numberTooLarge(value) }
    guard quantity.unit == "pt/s" else {
      throw fail(
        .wrongUnit, value.span, "a speed needs its unit",
        try: quantity.unit.isEmpty ? value.text + "pt/s" : nil, note: "pt/s")
    }
    return .velocity(quantity.number)
  }
}
