import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// Transitions that code animates itself.
extension Session {
  /// `animator over 400ms`.
  func animator(_ cursor: inout Cursor) throws -> Statement {
    guard cursor.take("over") else {
      throw fail(
        .missingWord, cursor.span, "how long does its animation take?", note: "animator over 400ms")
    }
    return .animator(over: try duration(&cursor, after: "over"))
  }

  /// `complete`, `complete yes`, `complete no`.
  func complete(_ cursor: inout Cursor) throws -> Statement {
    if cursor.take("yes") { return .completeTransition(true) }
    if cursor.take("no") { return .completeTransition(false) }
    return .completeTransition(nil)
  }

  private static let driverExample = "driver, driver speed=2, driver update 40%, driver finish"

  /// `driver [speed=S] [curve=C]`, `driver update P%`, `driver finish`, `driver cancel`,
  /// `driver pause`.
  func driver(
    _ verb: Word, _ cursor: inout Cursor, _ context: CodeContext
  ) throws -> Statement {
    if cursor.take("update") {
      return .driver(
        .update(
          try percent(
            try word(&cursor, what: "the percentage", example: "driver update 40%"))))
    }
    if cursor.take("finish") { return .driver(.finish) }
    if cursor.take("cancel") { return .driver(.cancel) }
    if cursor.take("pause") { return .driver(.pause) }
    guard context.place != .action else {
      throw fail(
        .missingWord, cursor.span, "what does the driver do?", note: Session.driverExample)
    }
    var speed: Double?
    var curve: CurveName?
    while let word = cursor.current {
      guard let (key, value) = word.keyAndValue, key.text == "speed" || key.text == "curve" else {
        throw leftOver(
          word, rest: cursor.restSpan,
          legal: ["update 40%", "finish", "cancel", "pause", "speed=2", "curve=linear"])
      }
      cursor.position += 1
      if key.text == "speed" {
        speed = try driverSpeed(value)
      } else {
        curve = try self.curve(value, word)
      }
    }
    return .driver(.answer(speed: speed, curve: curve))
  }

  /// completionSpeed must be above 0 (documented); beyond these ends a rest is no motion.
  private func driverSpeed(_ word: Word) throws -> Double {
    let speed = try number(word, kind: .number)
    guard speed >= 0.01, speed <= 100 else {
      throw fail(
        .wrongKind, word.span, "a driver's speed is from 0.01 to 100", note: "driver speed=2")
    }
    return speed
  }
}
