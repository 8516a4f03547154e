import NavSimProgram
import NavSimVocabulary

/// What claims and options say about detectors, and issues that are known.
extension Session {
  /// `no flash of eye.left`, `some snap`; nil where an action is called `no` or `some`.
  func detectorClaim(_ cursor: inout Cursor, _ scenario: Int) throws -> Claim? {
    if cursor.words.count > cursor.position + 1,
      cursor.words[cursor.position + 1].text == "is"
    {
      return nil
    }
    let isWanted = cursor.take()?.text == "some"
    let example = isWanted ? "some snap" : "no flash of eye.left"
    let word = try word(&cursor, what: "the detector", example: example)
    if word.text == "finding" { return try findingClaim(&cursor, isWanted: isWanted) }
    if let next = cursor.current {
      // 'unmet wish', as people say it.
      let whole = word.text + "-" + next.text
      if vocabulary.detectors.contains(where: { $0.name == whole }) {
        throw fail(
          .unknownDetector, word.span.through(next.span), "the name of a detector is one word",
          try: whole)
      }
    }
    let detector = try detector(word)
    var pattern: String?
    if cursor.take("of") {
      pattern = try self.pattern(
        try self.word(&cursor, what: "the element", example: example), scenario: scenario)
    }
    try finish(cursor, legal: ["of"])
    return .detector(name: detector.name, isWanted: isWanted, of: pattern)
  }

  /// What follows `no finding`.
  private func findingClaim(_ cursor: inout Cursor, isWanted: Bool) throws -> Claim {
    var names: [String] = []
    if cursor.take("except") {
      repeat {
        let example = "no finding except snap flash"
        names.append(try detector(word(&cursor, what: "a detector", example: example)).name)
      } while cursor.current != nil
    }
    try finish(cursor, legal: ["except"])
    return .finding(isWanted: isWanted, except: names)
  }

  private func detector(_ word: Word) throws -> DetectorWord {
    if let found = vocabulary.detectors.first(where: { $0.name == word.text }) { return found }
    let byID = vocabulary.detectors.first { $0.id == word.text }
    throw fail(
      .unknownDetector, word.span, "there is no detector '\(word.text)'",
      try: byID?.name
        ?? Suggestion.nearest(word.text, vocabulary.detectors.map(\.name) + ["finding"]),
      note: "navsim explain detectors prints them")
  }

  /// `option flash.color=0.05`; false if the option is about something else.
  func limit(_ option: Word) throws -> Bool {
    let sides = option.keyAndValue
    let parts = (sides?.key ?? option).dotted
    guard parts.count == 2 else { return false }
    let detector = try detector(parts[0])
    guard detector.thresholds.contains(parts[1].text) else {
      throw fail(
        .unknownThreshold, parts[1].span,
        "the detector '\(detector.name)' has no threshold '\(parts[1].text)'",
        try: Suggestion.nearest(parts[1].text, detector.thresholds),
        note: detector.thresholds.isEmpty
          ? "it has none" : "thresholds: " + detector.thresholds.joined(separator: ", "))
    }
    guard let value = sides?.value else {
      throw fail(
        .missingValue, option.span.after, "the threshold has no value",
        note: "option \(option.text)=0.1")
    }
    let number = try number(value, kind: .number)
    if number < 0 {
      throw fail(.notANumber, value.span, "a threshold is not below 0")
    }
    script.limits.removeAll {
      $0.detector == detector.name && $0.threshold == parts[1].text
    }
    script.limits.append(
      DetectorLimit(detector: detector.name, threshold: parts[1].text, value: number))
    return true
  }

  /// `known "FB123"` before `expect`; nil where the line starts with `expect`.
  func knownIssue(_ cursor: inout Cursor) throws -> String? {
    guard cursor.current?.text == "known" else { return nil }
    let example = "known \"FB123\" expect at end: bar hidden"
    cursor.position += 1
    let id = try text(&cursor, what: "the issue's id", example: example)
    let text = try quoted(id)
    guard !text.isEmpty else {
      throw fail(.missingWord, id.span, "the issue has no id", note: example)
    }
    guard cursor.current?.text == "expect" else {
      throw fail(
        .missingWord, cursor.span, "'expect' is missing", try: "expect", note: example)
    }
    return text
  }
}
