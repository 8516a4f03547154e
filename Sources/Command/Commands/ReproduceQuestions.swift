import NavSim

/// What a report says, asked for step by step.
struct ReproduceQuestions {
  private let console: Console

  init(_ console: Console) { self.console = console }

  /// The answers; nil if the input ends before the last one.
  func ask() -> ReproduceRequest? {
    guard var request = try? ReproduceRequest() else { return nil }
    console.print(
      "What does the report say? Return takes what stands in brackets; ctrl-D ends without a file.\n"
    )
    let isWhole =
      question(
        "The pages' bars, from the root on, commas between: colours, "
          + PageLook.vocabulary + ", title=COLOUR, tint=COLOUR, alpha=A, page=COLOUR",
        ReproduceRequest.style, { text throws(UsageError) in try request.setLooks(text) })
      && question(
        "What is done: " + Step.vocabulary, ReproduceRequest.steps,
        { text throws(UsageError) in try request.setSteps(text) })
      && question(
        "The navigation-bar code: native, or a library (navsim explain strategies)", "native",
        { text throws(UsageError) in try request.setStrategy(text) })
      && question(
        "The iOS version", request.situation.ios,
        { text throws(UsageError) in try request.setSystem(text) })
      && question(
        "What was seen: a detector's name (navsim explain detectors), or anything", "anything",
        { text throws(UsageError) in
          if text != "anything" { try request.setSeen(text) }
        })
    return isWhole ? request : nil
  }

  /// Asks until an answer is taken; false at the end of the input.
  private func question(
    _ text: String, _ usual: String, _ take: (String) throws(UsageError) -> Void
  ) -> Bool {
    while true {
      console.print(lines: "\n\(text)\n")
      console.print("[\(usual)] ")
      guard let bytes = try? Platform.readLine(Platform.standardInput) else { return false }
      let answer = String(decoding: bytes, as: UTF8.self).filter { $0 != "\r" }
      do {
        try take(answer.allSatisfy(\.isWhitespace) ? usual : answer)
        return true
      } catch {
        console.error(error.message, help: error.help)
        for row in error.rows { console.note("    \(row)") }
      }
    }
  }
}
