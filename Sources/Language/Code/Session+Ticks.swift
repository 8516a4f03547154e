import NavSimProgram

/// `ticks start frames=N [keep=yes]`, `ticks stop`: a display link of the strategy.
extension Session {
  func ticks(_ cursor: inout Cursor) throws -> Statement {
    let example = "ticks start frames=6"
    if cursor.take("stop") { return .ticksStop }
    guard cursor.take("start") else {
      throw fail(
        .missingWord, cursor.span, "ticks start or stop",
        try: cursor.current.flatMap { Suggestion.nearest($0.text, ["start", "stop"]) },
        note: example + ", ticks stop")
    }
    var frames: Double?
    var keeps = false
    while let word = cursor.take() {
      let value = word.keyAndValue?.value
      switch (word.keyAndValue?.key.text, value) {
      case ("frames", let value?):
        frames = try self.frames(value.text.isEmpty ? Word(text: "", span: word.span) : value)
      case ("keep", let value?): keeps = try flag(value)
      default: throw leftOver(word, rest: word.span, legal: ["frames=6", "keep=yes"])
      }
    }
    guard let frames else {
      throw fail(.missingWord, cursor.end, "how many frames?", try: "frames=6", note: example)
    }
    return .ticksStart(frames: frames, keeps: keeps)
  }

  private func frames(_ word: Word) throws -> Double {
    let count = try number(word, kind: .number)
    guard count >= 1, count <= Limits.tickFrames else {
      throw fail(
        .notACount, word.span, "'\(word.text)' is not a count of frames",
        note: "1 or more, at most \(Int64(Limits.tickFrames)); 7.2 frames are 7 ticks")
    }
    return count
  }
}
