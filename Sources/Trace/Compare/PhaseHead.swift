import NavSimKernel

/// The line that opens a phase: `== push C as push#2 @1000ms`.
struct PhaseHead {
  /// Where the line begins, and where the one behind it does.
  var start: Int
  var body: Int
  /// `push C as push#2`: what two traces share where they have the same phase.
  var name: TraceBytes.Stretch
  var time = Time.zero

  init(_ text: TraceBytes, at start: Int) throws(TraceReadError) {
    let end = text.lineEnd(start)
    guard text.has("== ", at: start), end - start <= 65_536 else {
      throw text.error(at: start, "expected a phase, such as '== push B @500ms'")
    }
    self.start = start
    body = min(end + 1, text.count)
    if let at = text.lastMoment(.init(start: start + 3, end: end)) {
      name = TraceBytes.Stretch(start: start + 3, end: at - 2)
      time = try TraceEnds.time(text, .init(start: at, end: end), in: start)
    } else {
      name = TraceBytes.Stretch(start: start + 3, end: end)
      guard text.string(name) == "start" else {
        throw text.error(at: end, "expected a time, such as '== push B @500ms'")
      }
    }
  }

  /// The phase as messages and claims name it: its label, `push end`, `start`.
  func title(_ text: TraceBytes) -> String {
    let words = TraceName.words(text.string(name))
    if words.count > 2, words[words.count - 2] == "as" { return words[words.count - 1] }
    if words.count == 2, words[1] == "end" { return words.joined(separator: " ") }
    return words.first ?? ""
  }
}
