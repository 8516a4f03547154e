import NavSimKernel
import NavSimProgram

/// Times with their units, and what is written instead of them.
extension Session {
  private static let unitNote = "ms, s, us or f (frames): 300ms"

  /// A time with its unit.
  func duration(_ cursor: inout Cursor, after what: String) throws -> Time {
    let word = try word(&cursor, what: "the time after '\(what)'", example: "\(what) 300ms")
    try refuseSpacedUnit(word, cursor)
    return try duration(word)
  }

  /// `1.5 s`: a number and its unit are one word.
  func refuseSpacedUnit(_ word: Word, _ cursor: Cursor) throws {
    guard let unit = cursor.current, Quantity.ticks(of: unit.text) != nil,
      let quantity = Quantity(word.text), quantity.unit.isEmpty
    else { return }
    let isPart = word.text.contains(".") && unit.text == "s"
    throw fail(
      .timeNeedsUnit, word.span.through(unit.span), "no blank stands before a unit",
      try: isPart ? "\(Session.plain(quantity.number * 1_000))ms" : word.text + unit.text,
      note: Session.unitNote)
  }

  func duration(_ word: Word) throws -> Time {
    guard let quantity = Quantity(word.text) else {
      if Session.hasTooManyDigits(word.text) { throw timeTooLong(word) }
      throw fail(
        .notATime, word.span, "'\(word.text)' is not a time", note: Session.unitNote)
    }
    if quantity.number < 0 {
      throw fail(.negativeTime, word.span, "a time cannot be negative", note: Session.unitNote)
    }
    if quantity.unit.isEmpty {
      let isSeconds =
        quantity.number > 0 && quantity.number < 10 && word.text.contains(".")
      let proposal =
        isSeconds ? "\(Session.plain(quantity.number * 1_000))ms" : word.text + "ms"
      throw fail(
        .timeNeedsUnit, word.span, "a time needs a unit", try: proposal,
        note: "ms, s, us or f (frames)")
    }
    guard Quantity.ticks(of: quantity.unit) != nil else { throw unknownUnit(word, quantity) }
    guard let time = quantity.time else { throw timeTooLong(word) }
    return time
  }

  private func timeTooLong(_ word: Word) -> Stop {
    fail(
      .timeTooLong, word.span, "a time lies between 0 and 24 h",
      note: "a scenario lasts seconds; 24 h is \(Limits.seconds)s")
  }

  private func unknownUnit(_ word: Word, _ quantity: Quantity) -> Stop {
    let seconds: Double?
    switch quantity.unit {
    case "h", "hr", "hours": seconds = quantity.number * 3_600
    case "min", "m", "minutes": seconds = quantity.number * 60
    case "d", "days": seconds = quantity.number * 86_400
    default: seconds = nil
    }
    let digits = word.text.dropLast(quantity.unit.count)
    var proposal: String?
    if let seconds {
      proposal = seconds <= Double(Limits.seconds) ? "\(Session.plain(seconds))s" : nil
    } else {
      let known = ["sec": "s", "second": "s", "seconds": "s", "msec": "ms", "millis": "ms"]
      let more = ["µs": "us", "μs": "us", "frame": "f", "frames": "f", "fr": "f"]
      let unit =
        known[quantity.unit] ?? more[quantity.unit]
        ?? Suggestion.nearest(quantity.unit, ["ms", "s", "us", "f"])
      proposal = unit.map { digits + $0 }
    }
    return fail(
      .notATime, word.span, "'\(quantity.unit)' is not a unit of time", try: proposal,
      note: "ms, s, us or f (frames)")
  }

  /// Whether a text is a number with more digits than one can have.
  static func hasTooManyDigits(_ text: String) -> Bool {
    let digits = text.drop { $0 == "-" }.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    return digits.first?.isNumber == true && digits.count > 15
  }
}
