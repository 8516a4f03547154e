import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// Elements of a trace, and claims about them. They carry the trace's own names, so that a claim
/// can be held against any trace.
extension Session {
  /// An element, and a property of it where one is named.
  struct Element {
    var name: String
    var property: (name: String, kind: ValueKind, isOptional: Bool, known: Property?)?
    var word: Word
  }

  func elementClaim(_ cursor: inout Cursor, _ scenario: Int) throws -> ExpectationNode.Body {
    try refuseGluedSign(cursor)
    guard let word = cursor.take() else { throw Stop() }
    if word.text.contains("*") { return .plain(try patternClaim(word, &cursor)) }
    let element = try element(word)
    if element.property == nil { try refuseStateHabits(word, cursor) }
    guard let next = cursor.current else {
      throw fail(
        .missingWord, cursor.end, "what about '\(word.text)'?",
        note: element.property == nil
          ? "\(word.text) visible, hidden, covered or absent, or one of its properties"
          : "\(word.text) = \(element.property?.kind == .flag ? "yes" : "…"), unchanged since start"
      )
    }
    if element.property == nil, Names.properties[next.text] != nil,
      ChainPart.State(rawValue: next.text) == nil, Relation(rawValue: next.text) == nil
    {
      throw fail(
        .unknownState, word.span.through(next.span), "a property stands behind a dot",
        try: "\(word.text).\(next.text)")
    }
    if let relation = Relation(rawValue: next.text) {
      return .plain(try region(element, relation, &cursor))
    }
    if CoursePart.Course(rawValue: next.text) != nil {
      return .plain(try course(element, &cursor))
    }
    if next.text == "unchanged" || next.text == "changed" {
      return try changed(element, &cursor, scenario)
    }
    if element.property == nil || ChainPart.State(rawValue: next.text) != nil {
      return .plain(try chain(element, &cursor))
    }
    return .plain(try compare(element, &cursor))
  }

  // MARK: - Comparison

  func compare(_ element: Element, _ cursor: inout Cursor) throws -> Claim {
    guard let property = element.property else { throw Stop() }
    if let next = cursor.current, Comparison(rawValue: next.text) == nil,
      next.text != "==", next.text != "is"
    {
      let legal =
        ["is", "unchanged", "changed"] + Comparison.allCases.map(\.rawValue)
        + CoursePart.Course.allCases.map(\.rawValue)
      throw fail(
        .unknownClaim, next.span, "unknown claim '\(next.text)'",
        try: Suggestion.nearest(next.text, legal),
        note:
          "\(element.word.text) = …, != < <= > >=, unchanged since M, changed by at most X since M")
    }
    let sign = try comparisonSign(&cursor, "\(element.word.text) = …")
    let word = try word(&cursor, what: "the value", example: "\(element.word.text) = …")
    let isOrdered = property.kind == .number || property.kind == .length
    if sign != .equal, sign != .notEqual, !isOrdered {
      throw fail(
        .wrongKind, element.word.span, "'\(element.word.text)' is \(Session.phrase(property.kind))",
        note: "only numbers and lengths are compared with '\(sign.rawValue)'")
    }
    if property.kind == .stack, sign == .equal, word.text != "nil",
      !element.name.hasPrefix("navigation.")
    {
      throw ownStack(element, property.known, word, &cursor)
    }
    let value = try claimValue(word, element)
    if sign == .equal, case .number(let number) = value {
      try checkRange(.number(number), word, of: property.known)
    }
    var tolerance = 0.0
    if cursor.take("±") || cursor.take("+-") {
      let example = "= 0.5 ± 0.01"
      let word = try self.word(&cursor, what: "the tolerance", example: example)
      guard isOrdered || property.kind == .color else {
        throw fail(
          .noTolerance, word.span, "\(Session.phrase(property.kind)) has no tolerance",
          note: "numbers, lengths and colours (in steps of 255) have one")
      }
      tolerance = try amount(word, kind: property.kind, "a tolerance", example)
    }
    try finish(cursor, legal: ["±"])
    if element.name.contains("*") {
      return .compareEach(
        element.name + "." + property.name, sign, value, tolerance: tolerance)
    }
    let left = TraceProperty(element: element.name, property: property.name)
    return .compare(left, sign, value, tolerance: tolerance)
  }

  /// `navigation.stack = A>B`: the scenario's own stack has a claim of its own.
  private func ownStack(
    _ element: Element, _ property: Property?, _ word: Word, _ cursor: inout Cursor
  ) -> Stop {
    var pages = word.text.split(separator: ">").map(String.init)
    var last = word
    while cursor.take(">"), let next = cursor.take() {
      pages.append(next.text)
      last = next
    }
    return fail(
      .wrongKind, element.word.span.through(last.span), "a stack is claimed with 'is'",
      try: (property == .items ? "items are " : "stack is ") + pages.joined(separator: " > "))
  }

  func claimValue(_ word: Word, _ element: Element) throws -> ClaimValue {
    guard let property = element.property else { throw Stop() }
    if word.text == "nil" { return .none }
    if !word.isQuoted, word.text.contains("."), Quantity(word.text) == nil,
      looksLikeElement(word)
    {
      let other = try self.element(word)
      if let right = other.property {
        guard right.kind == property.kind else {
          throw fail(
            .wrongKind, word.span,
            "'\(word.text)' is \(Session.phrase(right.kind)), not \(Session.phrase(property.kind))")
        }
        return .property(TraceProperty(element: other.name, property: right.name))
      }
    }
    switch property.kind {
    case .number, .length:
      return .number(try number(word, kind: property.kind))
    case .color:
      guard let color = DynamicColor(text: word.text) else {
        return .color(try color(word, isOptional: property.isOptional))
      }
      claimNewest = .later(claimNewest, Newest(color, word))
      return .dynamic(color)
    case .flag: return .flag(try flag(word))
    case .text: return .text(try quoted(word))
    case .image:
      switch try image(word) {
      case .image(let index): return .text(script.images[index].name)
      default: return .text(word.text)
      }
    case .appearance: return .text(script.appearances[try appearance(word)].name)
    case .word:
      guard case .word(let text) = try value(word, kind: property.kind, isOptional: false) else {
        return .text(word.text)
      }
      return .text(text)
    case .owner:
      if word.text == "navigation" { return .text(word.text) }
      if word.text == "top", property.known == .statusBarStyleFrom { return .text(word.text) }
      // UIKit's own, whose class is private.
      if word.text == "system", property.known == .delegate, pages.byName["system"] == nil {
        return .text(word.text)
      }
      return .text(pages.all[try page(word)].name.text)
    case .stack where element.name.hasPrefix("navigation."): return try innerStack(word)
    case .stack:
      throw fail(
        .wrongKind, word.span, "a stack is claimed with 'is'",
        note: "in place of '\(element.word.text) =' write 'stack is A > B' or 'items are A > B'")
    }
  }

  // MARK: - Changes and chains

  /// `unchanged since M`, `changed by at most X since M`.
  private func changed(
    _ element: Element, _ cursor: inout Cursor, _ scenario: Int
  ) throws -> ExpectationNode.Body {
    let example = "\(element.word.text) unchanged since start, changed by at most 2pt since start"
    guard let property = element.property else {
      throw fail(
        .wrongKind, element.word.span, "'\(element.word.text)' is not a property", note: example)
    }
    var limit = 0.0
    if cursor.take()?.text == "changed" {
      for connective in ["by", "at", "most"] where !cursor.take(connective) {
        throw fail(
          .missingWord, cursor.span, "'\(connective)' is missing", try: connective, note: example)
      }
      let word = try word(&cursor, what: "how much", example: example)
      guard property.kind == .number || property.kind == .length || property.kind == .color else {
        throw fail(
          .noTolerance, word.span, "\(Session.phrase(property.kind)) changes wholly or not",
          note: "\(element.word.text) unchanged since start")
      }
      limit = try amount(word, kind: property.kind, "the size of a change", example)
    }
    try connective("since", &cursor, "'since' is missing", example)
    let word = try word(&cursor, what: "the moment", example: example)
    let since =
      word.text == "start" ? nil : try moment(word, scenario: scenario, looksBack: true)
    try finish(cursor)
    return .changed(
      TraceProperty(element: element.name, property: property.name), atMost: limit, since: since)
  }

  /// `bar visible then hidden for at least 100ms`.
  private func chain(_ element: Element, _ cursor: inout Cursor) throws -> Claim {
    if element.property != nil {
      throw fail(
        .wrongKind, element.word.span, "'\(element.word.text)' is a property, not an element",
        note: "only elements are visible, hidden, covered or absent")
    }
    return .chain(element: element.name, try states(&cursor))
  }

  /// `visible then hidden …`.
  func states(_ cursor: inout Cursor) throws -> [ChainPart] {
    let states = ChainPart.State.allCases.map(\.rawValue)
    var parts: [ChainPart] = []
    while true {
      let word = try word(&cursor, what: "the state", example: "bar visible then hidden")
      guard let state = ChainPart.State(rawValue: word.text) else {
        throw fail(
          .unknownState, word.span, "unknown state '\(word.text)'",
          try: Suggestion.nearest(word.text, states),
          note: "states: " + states.joined(separator: ", ")
            + (CoursePart.Course(rawValue: word.text) == nil
              ? "" : "; a course is said of a property: page.B.x rising"))
      }
      parts.append(ChainPart(state: state, bound: try bound(&cursor)))
      if cursor.isAtEnd { break }
      guard cursor.take("then") else {
        throw leftOver(
          cursor.words[cursor.position], rest: cursor.restSpan, legal: ["then", "for"])
      }
    }
    return parts
  }

  /// `for at least 100ms`, `for at most 2f`.
  func bound(_ cursor: inout Cursor) throws -> ChainPart.Bound? {
    guard cursor.take("for") else { return nil }
    let example = "for at least 100ms, for at most 50ms"
    guard cursor.take("at") else {
      throw fail(.missingWord, cursor.span, "'for' needs 'at least' or 'at most'", note: example)
    }
    let word = try word(&cursor, what: "'least' or 'most'", example: example)
    guard word.text == "least" || word.text == "most" else {
      throw fail(
        .missingWord, word.span, "'for' needs 'at least' or 'at most'",
        try: Suggestion.nearest(word.text, ["least", "most"]), note: example)
    }
    let time = try duration(&cursor, after: "at \(word.text)")
    return word.text == "least" ? .atLeast(time) : .atMost(time)
  }
}
