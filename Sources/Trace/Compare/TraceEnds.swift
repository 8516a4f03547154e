import NavSimKernel
import NavSimVocabulary

/// What stands before the first phase of a trace, and after its last frame.
struct TraceEnds {
  private(set) var scenario = ""
  private(set) var cell = ""
  private(set) var grid = FrameGrid(framesPerSecond: 60)
  /// What else than causes sets the form apart from the one that is kept.
  private(set) var form = ""
  /// Where the first phase begins.
  private(set) var bodyStart = 0
  /// Where the last frame ends.
  private(set) var bodyEnd = 0
  /// What became of actions, in the order of the file.
  private(set) var actions: [TraceAction] = []
  private(set) var error: String?
  private(set) var end = Time.zero
  /// How many phases the last line counts.
  private(set) var phases = 0
  /// How many frames it counts.
  private(set) var frames = 0

  /// The scenario with its cell, for people.
  var name: String { cell.isEmpty ? scenario : scenario + " [" + cell + "]" }

  private static let lineLimit = 65_536

  init(_ text: TraceBytes) throws(TraceReadError) {
    try head(text)
    try tail(text)
  }

  private mutating func head(_ text: TraceBytes) throws(TraceReadError) {
    guard text.has("navsim-trace ", at: 0) else {
      throw text.error(at: 0, "this is no trace: it should begin with '\(TraceWriter.magic)'")
    }
    var at = 0
    let magic = try Self.line(text, &at)
    guard magic == TraceWriter.magic else {
      throw text.error(at: 0, "this version reads format 1, not '\(magic)'")
    }
    scenario = try field("scenario", text, &at)
    cell = try field("cell", text, &at)
    let place = at
    let rate = try field("grid", text, &at)
    let words = TraceName.words(rate)
    guard words.count == 2, words[0].hasSuffix("Hz"), words[1] == "0.001",
      let hertz = Int(words[0].dropLast(2)), hertz > 0, Int(Time.ticksPerSecond) % hertz == 0
    else { throw text.error(at: place, "expected a grid such as '60Hz 0.001', not '\(rate)'") }
    grid = FrameGrid(framesPerSecond: hertz)
    if text.has("form ", at: at) {
      let words = TraceName.words(try field("form", text, &at))
      form = words.filter { $0 != "causes" && $0 != "full" && !$0.isEmpty }.joined(separator: " ")
    }
    while at < text.count, text[at] == 10 { at += 1 }
    guard text.has("== ", at: at) else {
      throw text.error(at: at, "expected a phase, such as '== start'")
    }
    bodyStart = at
  }

  private func field(
    _ name: StaticString, _ text: TraceBytes, _ at: inout Int
  ) throws(TraceReadError) -> String {
    guard text.has(name, at: at) else {
      throw text.error(at: at, "expected the header's '\(name)' line here")
    }
    let line = try Self.line(text, &at).utf8.dropFirst(name.utf8CodeUnitCount)
    return String(Substring(line.drop { $0 == 32 }))
  }

  private static func line(
    _ text: TraceBytes, _ at: inout Int
  ) throws(TraceReadError) -> String {
    let end = text.lineEnd(at)
    guard end - at <= lineLimit else {
      throw text.error(at: at, "a line of more than \(lineLimit) bytes: this is no trace")
    }
    defer { at = min(end + 1, text.count) }
    return text.string(.init(start: at, end: end))
  }

  // MARK: The last lines

  private mutating func tail(_ text: TraceBytes) throws(TraceReadError) {
    guard text.count > bodyStart, text[text.count - 1] == 10 else {
      throw text.error(at: text.count, "the trace is cut off: its last line has no line end")
    }
    var start = text.count - 1
    while start > bodyStart, text[start - 1] != 10 { start -= 1 }
    guard text.has("end frames=", at: start) else {
      throw text.error(
        at: start, "the trace is cut off: its last line, 'end …', is missing; write it again")
    }
    let at = text.lastMoment(.init(start: start, end: text.count - 1)) ?? text.count - 1
    end = try Self.time(text, .init(start: at, end: text.count - 1), in: start)
    let words = TraceName.words(text.string(.init(start: start, end: text.count - 1)))
    func count(_ name: String) -> Int {
      words.first { $0.hasPrefix(name) }.flatMap { Int($0.dropFirst(name.utf8.count)) } ?? 0
    }
    (frames, phases) = (count("frames="), count("phases="))
    bodyEnd = start
    while start > bodyStart {
      let next = start - 1
      var previous = next
      while previous > bodyStart, text[previous - 1] != 10 { previous -= 1 }
      if text.has("action ", at: previous) {
        actions.append(try action(text, .init(start: previous, end: next)))
      } else if text.has("error ", at: previous) {
        error = text.string(.init(start: previous + 6, end: next)).trimmingBlanks
      } else if previous != next {
        break
      }
      start = previous
      bodyEnd = previous
    }
    actions.reverse()
  }

  private func action(
    _ text: TraceBytes, _ line: TraceBytes.Stretch
  ) throws(TraceReadError) -> TraceAction {
    var words = TraceName.words(text.string(line)).filter { !$0.isEmpty }.dropFirst()
    guard let label = words.popFirst() else {
      throw text.error(at: line.start, "expected an action's label")
    }
    var action = TraceAction(label: label)
    while let word = words.popFirst() {
      switch word {
      case "release": action.release = words.popFirst().flatMap { Self.time($0) }
      case "end": action.end = words.popFirst().flatMap { Self.time($0) }
      case "cancel": action.releaseCancels = true
      default:
        if let time = Self.time(word) {
          action.start = time
        } else if let outcome = ActionOutcome(rawValue: word) {
          action.outcome = outcome
        } else {
          throw text.error(at: line.start, "'\(word)' is no part of an action's line")
        }
      }
    }
    return action
  }

  /// The moment that a stretch of a line says.
  static func time(
    _ text: TraceBytes, _ word: TraceBytes.Stretch, in line: Int
  ) throws(TraceReadError) -> Time {
    let unit = word.end - 2
    guard unit > word.start, text.has("ms", at: unit),
      let time = time(TraceValueText.thousandths(text, .init(start: word.start, end: unit)))
    else { throw text.error(at: line, "expected a time behind '@', such as '@500ms'") }
    return time
  }

  private static func time(_ word: String) -> Time? {
    word.hasSuffix("ms") ? time(TraceNumber.thousandths(String(word.dropLast(2)).utf8)) : nil
  }

  private static func time(_ count: Int64?) -> Time? {
    guard let count, count >= 0, count < Time.distantFuture.ticks / 6 else { return nil }
    return Time(microseconds: count)
  }
}

extension String {
  fileprivate var trimmingBlanks: String { String(drop { $0 == " " }) }
}
