import NavSim

// Advice reads the code of every cell, which takes longer than the time between two keys where a file
// is large. There it is made when the file is opened or saved, and in between goes with its lines.

/// Advice about a text, for texts that follow it.
struct CarriedAdvice {
  private let advice: [EditorProblem]
  private let lines: [ArraySlice<UInt8>]

  /// The advice on a text.
  init(_ advice: [EditorProblem] = [], on buffer: TextBuffer = TextBuffer("")) {
    self.advice = advice
    lines = CarriedAdvice.lines(buffer)
  }

  private static func lines(_ buffer: TextBuffer) -> [ArraySlice<UInt8>] {
    buffer.bytes.split(separator: 10, omittingEmptySubsequences: false)
  }

  /// What of it is still about a line of another text: lines that changed have none.
  func moved(to buffer: TextBuffer) -> [EditorProblem] {
    if advice.isEmpty { return [] }
    let new = CarriedAdvice.lines(buffer)
    let head = zip(lines, new).prefix { $0 == $1 }.count
    let limit = min(lines.count, new.count) - head
    let tail = zip(lines.reversed(), new.reversed()).prefix(limit).prefix { $0 == $1 }.count
    return advice.compactMap { problem in
      if problem.line <= head { return problem }
      if problem.line > lines.count - tail {
        return problem.moved(to: problem.line + new.count - lines.count)
      }
      return nil
    }
  }
}
