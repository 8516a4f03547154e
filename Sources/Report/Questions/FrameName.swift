import NavSimTrace

/// How a person names a frame, read once for all traces: `push+3`, `push@40%`, `push end`, `start`,
/// `end`, `33ms`.
struct FrameName: Hashable, Sendable {
  /// What the words say; whether it is there only a trace knows.
  enum Place: Hashable, Sendable {
    /// A time from the start of the run.
    case time(seconds: Double)
    /// A part of an action, 0 to 1.
    case share(Double, action: String)
    /// A frame of a phase; without a number the first.
    case phase(String, Int?)
  }

  /// The words with one blank between them.
  let text: String
  let place: Place

  /// What a frame may be.
  static let forms = "a frame is PHASE+N, PHASE@N%, start, end, or a time: 30f, 83ms"

  /// - Throws: for what can name no frame of any trace.
  init(_ spelled: String) throws(QuestionError) {
    text = Self.spaced(spelled)
    if text.isEmpty {
      throw QuestionError("'\(spelled)' names no frame", help: Self.forms)
    }
    if let seconds = Self.seconds(text) {
      place = .time(seconds: seconds)
    } else if let at = text.lastIndex(of: "@"), text.hasSuffix("%") {
      let action = Self.spaced(text[..<at])
      let percent = Double(text[text.index(after: at)...].dropLast().filter { $0 != " " })
      guard let percent, percent >= 0, percent <= 100, !action.isEmpty else {
        throw QuestionError(
          "'\(spelled)' names no frame", help: "write an action and 0% to 100% of it: push@40%")
      }
      place = .share(percent / 100, action: action)
    } else if let plus = text.lastIndex(of: "+") {
      let phase = Self.spaced(text[..<plus])
      guard let number = Self.count(text[text.index(after: plus)...]), !phase.isEmpty else {
        throw QuestionError(
          "'\(spelled)' names no frame", help: "write a phase and a number: push+3")
      }
      place = .phase(phase, number)
    } else {
      place = .phase(text, nil)
    }
  }

  /// A number of frames: `3`, `3f`.
  private static func count(_ text: Substring) -> Int? {
    let digits = text.filter { $0 != " " }
    return Int(digits.hasSuffix("f") ? String(digits.dropLast()) : digits).flatMap {
      $0 >= 0 ? $0 : nil
    }
  }

  private static func spaced<S: StringProtocol>(_ text: S) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  /// A time as scenarios write it: `50ms`, `0.5s`, `30f` of 1/60 s; nil for what is none.
  private static func seconds(_ text: String) -> Double? {
    for (unit, each) in [("ms", 1000.0), ("us", 1_000_000), ("s", 1), ("f", 60)]
    where text.hasSuffix(unit) {
      let digits = text.dropLast(unit.count)
      guard digits.first?.isNumber == true, let number = Double(digits), number >= 0 else {
        return nil
      }
      return min(number / each, 1e6)
    }
    return nil
  }
}
