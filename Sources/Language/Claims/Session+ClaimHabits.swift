import NavSimProgram
import NavSimVocabulary

/// Claims as they are written by habit, with what to write here.
extension Session {
  /// `bar.x=0`: in a claim the sign stands between blanks.
  func refuseGluedSign(_ cursor: Cursor) throws {
    guard let first = cursor.current, !first.isQuoted else { return }
    let rest = cursor.words[cursor.position...].prefix(4)
    // The sign is glued to the left side, or the next word starts with it.
    let next = rest.dropFirst().first
    let isGlued = Session.sign(in: first.text) != nil
    let isHalfGlued =
      next.map { word in
        Comparison(rawValue: word.text) == nil && "=<>!".contains(word.text.prefix(1))
          && word.text.contains { !"=<>!".contains($0) }
      } ?? false
    guard isGlued || isHalfGlued else { return }
    var text = rest.map(\.text).joined(separator: " ")
    var last = rest.startIndex
    guard let range = Session.sign(in: text) else { return }
    let left = text[..<range.lowerBound].filter { $0 != " " }
    let sign = text[range]
    let right = text[range.upperBound...].drop { $0 == " " }.prefix { $0 != " " }
    // The underlined words are those up to the value.
    var length = rest[last].text.count
    let end =
      text.distance(from: text.startIndex, to: range.upperBound)
      + (text[range.upperBound...].hasPrefix(" ") ? 1 : 0) + right.count
    while length < end, last + 1 < rest.endIndex {
      last += 1
      length += 1 + rest[last].text.count
    }
    text = "\(left) \(sign == "==" ? "=" : sign) \(right.isEmpty ? "…" : String(right))"
    throw fail(
      .badComparison, first.span.through(rest[last].span), "a sign stands between blanks",
      try: text)
  }

  /// The first comparison in a text.
  private static func sign(in text: String) -> Range<String.Index>? {
    guard let start = text.firstIndex(where: { "=<>!".contains($0) }) else { return nil }
    for sign in ["==", "!=", "<=", ">=", "=", "<", ">"] where text[start...].hasPrefix(sign) {
      return start..<text.index(start, offsetBy: sign.count)
    }
    return nil
  }

  /// `top is not B`: a stack is said as it is; what is on top is denied with a sign.
  func refuseDenial(of first: Word, _ cursor: Cursor) throws {
    guard let not = cursor.current, not.text == "not", pages.byName["not"] == nil else { return }
    let rest = cursor.words[cursor.position...].dropFirst()
    let page = rest.count == 1 && first.text == "top" ? rest.first : nil
    throw fail(
      .unknownClaim, first.span.through(page?.span ?? not.span),
      "a stack is claimed as it is, not as it is not",
      try: page.map { "navigation.top != \($0.text)" },
      note: page == nil ? "stack is A > B, items are A > B, navigation.top != B" : nil)
  }

  /// `B is top` and `B is not top`: the stack comes first.
  private func refuseTopBehind(_ first: Word, _ behind: ArraySlice<Word>) throws {
    let name = first.text.hasPrefix("page.") ? String(first.text.dropFirst(5)) : first.text
    guard pages.byName[name] != nil, let last = behind.last else { return }
    let span = first.span.through(last.span)
    switch behind.map(\.text) {
    case ["is", "top"], ["is", "on", "top"]:
      throw fail(
        .unknownClaim, span, "a claim about the stack begins with it",
        try: "top is \(name)", note: "top is B, stack is A > B")
    case ["is", "not", "top"], ["is", "not", "on", "top"]:
      throw fail(
        .unknownClaim, span, "a stack is claimed as it is, not as it is not",
        try: "navigation.top != \(name)")
    default: return
    }
  }

  /// `top = B`, `top=B`, `tpo is B` and `B is top`: what is on top is said with 'is'.
  func refuseTopHabits(_ first: Word, _ cursor: Cursor, _ scenario: Int) throws {
    let next = cursor.words.dropFirst(cursor.position + 1).first
    try refuseTopBehind(first, cursor.words[cursor.position...].dropFirst())
    if first.text == "top", let next, ["=", "=="].contains(next.text) {
      throw fail(
        .badComparison, next.span, "what is on top is said with 'is'", try: "is", note: "top is B")
    }
    if let (key, value) = first.keyAndValue, key.text == "top" {
      throw fail(
        .badComparison, first.span, "what is on top is said with 'is'",
        try: "top is \(value.text.drop { $0 == "=" })", note: "top is B")
    }
    guard let next, next.text == "is", !looksLikeElement(first),
      !labelNames.contains("\(scenario)/\(first.text)"),
      let page = cursor.words.dropFirst(cursor.position + 2).first,
      pages.byName[page.text] != nil,
      let near = Suggestion.nearest(first.text, ["top", "stack"])
    else { return }
    throw fail(
      .unknownClaim, first.span, "unknown claim '\(first.text)'", try: near,
      note: "top is B, stack is A > B")
  }

  /// `bar is hidden`, `bar not visible`: an element's state is said without a verb.
  func refuseStateHabits(_ element: Word, _ cursor: Cursor) throws {
    guard let first = cursor.current, first.text == "is" || first.text == "not" else { return }
    var words = cursor.words[cursor.position...]
    if words.first?.text == "is" { words = words.dropFirst() }
    let isNegated = words.first?.text == "not"
    if isNegated { words = words.dropFirst() }
    guard let word = words.first, let state = ChainPart.State(rawValue: word.text) else {
      if words.count == 1, let word = words.first, Session.isColor(word.text),
        element.text == "bar"
      {
        throw fail(
          .unknownState, element.span.through(word.span), "what is seen of a bar has a place",
          try: "eye.left is \(isNegated ? "not " : "")\(word.text)",
          note: "eye.left, eye.centre, eye.right; bar.barTintColor is what code has set")
      }
      throw fail(
        .unknownState, first.span, "unknown state '\(first.text)'",
        note: "\(element.text) visible, hidden, covered or absent, without 'is'")
    }
    var plain: String? = state.rawValue
    if isNegated {
      plain = state == .visible ? "hidden" : state == .hidden ? "visible" : nil
    }
    throw fail(
      .unknownState, element.span.through(word.span),
      isNegated ? "a state is not denied, another one is claimed" : "a state is said without 'is'",
      try: plain.map { "\(element.text) \($0)" },
      note: "states: " + ChainPart.State.allCases.map(\.rawValue).joined(separator: ", "))
  }
}
