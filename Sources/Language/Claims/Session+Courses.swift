import NavSimProgram
import NavSimVocabulary

/// Claims about the course of a value, and about how elements lie on screen.
extension Session {
  /// `page.B.x falling then steady`, `bar.bg.alpha smooth max 0.08 per frame`.
  func course(_ element: Element, _ cursor: inout Cursor) throws -> Claim {
    guard let property = element.property else {
      throw fail(
        .wrongKind, element.word.span, "'\(element.word.text)' is an element, not a property",
        note: "a course is that of a property: page.B.x rising, bar.bg.alpha steady")
    }
    let parts = try courseParts(&cursor, of: property.kind, element.word)
    return .course(property: element.name + "." + property.name, parts)
  }

  /// What `*` stands for has states, courses and places, but no values of its own.
  func patternClaim(_ word: Word, _ cursor: inout Cursor) throws -> Claim {
    let name = try checked(word)
    let next = try self.word(
      &cursor, what: "the state", example: "title.* visible, *.fake inside bar")
    cursor.position -= 1
    if let relation = Relation(rawValue: next.text) {
      return try region(Element(name: name, property: nil, word: word), relation, &cursor)
    }
    if CoursePart.Course(rawValue: next.text) != nil {
      return .course(property: name, try courseParts(&cursor, of: nil, word))
    }
    if next.text == "is" || next.text == "not", word.dotted.last?.text.contains("*") == true {
      try refuseStateHabits(word, cursor)
    }
    if Comparison(rawValue: next.text) != nil || next.text == "is" {
      return try compare(try properties(matching: name, word), &cursor)
    }
    if ["unchanged", "changed"].contains(next.text) {
      throw fail(
        .wrongKind, word.span, "'\(word.text)' stands for many values",
        note: "one property is unchanged; a pattern may be steady, visible, inside bar, … or = …")
    }
    return .chain(element: name, try states(&cursor))
  }

  private func courseParts(
    _ cursor: inout Cursor, of kind: ValueKind?, _ name: Word
  ) throws -> [CoursePart] {
    let courses = CoursePart.Course.allCases.map(\.rawValue)
    var parts: [CoursePart] = []
    while true {
      let word = try word(&cursor, what: "the course", example: "falling then steady")
      guard let course = CoursePart.Course(rawValue: word.text) else {
        throw fail(
          .unknownState, word.span, "unknown course '\(word.text)'",
          try: Suggestion.nearest(word.text, courses),
          note: "courses: " + courses.joined(separator: ", "))
      }
      try check(course, word, of: kind, name)
      var part = CoursePart(course: course)
      part.limit = try largestStep(&cursor, of: kind, course)
      part.bound = try bound(&cursor)
      parts.append(part)
      if cursor.isAtEnd { return parts }
      guard cursor.take("then") else {
        throw leftOver(
          cursor.words[cursor.position], rest: cursor.restSpan, legal: ["then", "for", "max"])
      }
    }
  }

  /// Only numbers rise and fall, only numbers and colours have steps of a size.
  private func check(
    _ course: CoursePart.Course, _ word: Word, of kind: ValueKind?, _ name: Word
  ) throws {
    guard let kind, course != .steady else { return }
    let isNumber = kind == .number || kind == .length
    if isNumber || course == .smooth && kind == .color { return }
    throw fail(
      .wrongKind, word.span, "'\(name.text)' is \(Session.phrase(kind))",
      note: kind == .color
        ? "a colour neither rises nor falls: smooth max 8 per frame, steady"
        : "such a value is only steady")
  }

  /// `max 0.08 per frame`.
  private func largestStep(
    _ cursor: inout Cursor, of kind: ValueKind?, _ course: CoursePart.Course
  ) throws -> Double? {
    let example = "smooth max 0.08 per frame"
    guard cursor.take("max") else {
      guard course == .smooth else { return nil }
      throw fail(
        .missingWord, cursor.span, "how smooth? the largest step is missing", note: example)
    }
    guard course != .steady else {
      throw fail(
        .wrongKind, cursor.words[cursor.position - 1].span, "what is steady takes no step",
        note: example)
    }
    let word = try word(&cursor, what: "the largest step", example: example)
    let unit: ValueKind = kind == nil || kind == .length ? .length : .number
    let limit = try amount(word, kind: unit, "the size of a step", example)
    for connective in ["per", "frame"] {
      try self.connective(connective, &cursor, "'\(connective)' is missing", example)
    }
    return limit
  }

  /// `bar covers A.fake`, `page.A.fake matches bar.bg ± 0.5pt`.
  func region(_ element: Element, _ relation: Relation, _ cursor: inout Cursor) throws -> Claim {
    cursor.position += 1
    let example = "bar \(relation.rawValue) page.A"
    if element.property != nil {
      throw fail(
        .wrongKind, element.word.span, "'\(element.word.text)' is a property, not an element",
        note: example)
    }
    let word = try word(&cursor, what: "the other element", example: example)
    if word.text.contains("*") {
      throw fail(
        .wrongKind, word.span, "'\(word.text)' may stand for many elements",
        note: "the second element is one: \(example)")
    }
    let other = try self.element(word)
    if other.property != nil {
      throw fail(
        .wrongKind, word.span, "'\(word.text)' is a property, not an element", note: example)
    }
    if !element.name.contains("*") { try requireRectangle(element) }
    try requireRectangle(other)
    var tolerance = 0.0
    if cursor.take("±") || cursor.take("+-") {
      let example = example + " ± 0.5pt"
      let word = try self.word(&cursor, what: "the tolerance", example: example)
      tolerance = try amount(word, kind: .length, "a tolerance", example)
    }
    try finish(cursor, legal: ["±"])
    return .region(element: element.name, relation, other: other.name, tolerance: tolerance)
  }

  private func requireRectangle(_ element: Element) throws {
    let whole = [
      "bar", "bar.bg", "bar.bg.effect", "bar.bg.image", "bar.bg.edge", "bar.bg.custom",
      "bar.content", "toolbar", "tabBar", "statusBar", "keyboard",
    ]
    let parts = element.name.split(separator: ".")
    let isPart =
      ["page", "title", "left", "right", "back"].contains(parts.first ?? "")
      || parts.count > 1 && parts[1] == "fake"
    if isPart || whole.contains(element.name) { return }
    throw fail(
      .wrongKind, element.word.span, "'\(element.word.text)' has no rectangle",
      note: "bar and its background, page.A, A.fake, title.A, left.A, toolbar, statusBar have one")
  }
}
