import NavSimKernel
import NavSimVocabulary

/// Reads a trace back from its text.
///
/// Strict about structure, so that a cut or shuffled file is found at once; lenient about names,
/// so that an old tool can still compare a newer trace. Works on bytes, line by line, and stops at
/// the first error. No input makes it trap, and its memory is in proportion to the input.
public struct TraceReader {
  var line: TraceLine
  var builder = TraceBuilder()
  var notes: [TraceReadNote] = []
  private var stage = Stage.body
  private var frameLines = 0

  private enum Stage { case body, trailer, done }

  /// The trace that `bytes` hold. `path` is for messages.
  public static func read(_ bytes: [UInt8], path: String) throws(TraceReadError) -> TraceReading {
    if TrackReader.isTracks(bytes) { return try read(tracks: bytes, path: path) }
    var reader = TraceReader(line: TraceLine(bytes, path: path))
    do throws(TraceReadError) {
      try reader.header()
      while reader.line.next() { try reader.bodyLine() }
    } catch {
      // What a cut has left of a line is no mistake of its own.
      guard reader.line.isCut else { throw error }
      throw reader.line.error(
        at: bytes.count, "the trace is cut off: its last line has no line end")
    }
    guard reader.stage == .done else {
      throw reader.line.error(at: nil, "the trace is cut off: its last line, 'end …', is missing")
    }
    if !reader.line.endsWithNewline {
      throw reader.line.error(at: nil, "the last line is cut off: it has no line end")
    }
    return TraceReading(trace: reader.builder.trace, notes: reader.notes)
  }

  /// Adds a note about a name that is new, once for each name.
  mutating func note(_ message: String) {
    if notes.count < 100, !notes.contains(where: { $0.message == message }) {
      notes.append(TraceReadNote(path: line.path, line: line.number, message: message))
    }
  }

  // MARK: The header

  private mutating func header() throws(TraceReadError) {
    guard line.next(), line.rest.hasPrefix("navsim-trace ") else {
      throw line.error(at: nil, "this is no trace: it should begin with '\(TraceWriter.magic)'")
    }
    guard line.rest == TraceWriter.magic else {
      throw line.error(at: nil, "this version reads format 1, not '\(line.rest)'")
    }
    builder.trace.scenario = try headerField("scenario")
    try cell(headerField("cell"))
    let rate = try headerField("grid")
    let place = line.start + 10
    let words = TraceName.words(rate)
    guard words.count == 2, words[0].hasSuffix("Hz"), words[1] == "0.001",
      let hertz = Int(words[0].dropLast(2)), hertz > 0, Int(Time.ticksPerSecond) % hertz == 0
    else { throw line.error(at: place, "expected a grid such as '60Hz 0.001', not '\(rate)'") }
    builder.trace.grid = FrameGrid(framesPerSecond: hertz)
  }

  private mutating func headerField(_ name: String) throws(TraceReadError) -> String {
    guard line.next(), line.take(word: name) else {
      throw line.error(at: nil, "expected the header's '\(name)' line here")
    }
    line.skipBlanks()
    return try line.takeAll()
  }

  private mutating func cell(_ text: String) throws(TraceReadError) {
    if text.isEmpty { return }
    for word in TraceName.words(text) {
      let pair = word.unicodeScalars
      guard let equals = pair.firstIndex(of: "=") else {
        throw line.error(at: nil, "expected axis=value, not '\(word)'")
      }
      builder.trace.cell.append(
        TraceAxis(
          axis: String(pair[..<equals]), value: String(pair[pair.index(after: equals)...])))
    }
  }

  // MARK: The body

  private mutating func bodyLine() throws(TraceReadError) {
    if stage == .done {
      throw line.error(at: nil, "nothing may follow the 'end' line")
    }
    if line.isEmpty { return }
    if line.take(prefix: "  <- ") { return builder.cause(try line.takeAll()) }
    if line.take(word: "action") {
      stage = .trailer
      return try action()
    }
    if line.take(word: "error") {
      stage = .trailer
      line.skipBlanks()
      builder.trace.error = try line.takeQuoted()
      return try line.expectEnd()
    }
    if line.take(word: "end") { return try end() }
    guard stage == .body else {
      throw line.error(at: nil, "expected 'action', 'error' or 'end' after the frames")
    }
    if line.take(prefix: "== ") { return try phase() }
    if builder.trace.phases.isEmpty, line.take(word: "form") {
      let words = TraceName.words(line.rest)
      builder.trace.part = words.filter {
        $0.hasPrefix("only=") || $0.hasPrefix("every=") || $0 == Trace.noEvents
      }
      return note("this is not the form that is compared: \(line.rest)")
    }
    if builder.trace.phases.isEmpty {
      throw line.error(at: nil, "expected a phase, such as '== start'")
    }
    if line.take(prefix: "! ") { return try event() }
    if line.take(prefix: "* ") {
      builder.mark(try line.takeAll())
    } else if line.take(prefix: "+") {
      try frame()
    } else {
      try element()
    }
  }

  private mutating func event() throws(TraceReadError) {
    let name = try line.takeBare("an event's name")
    var arguments: [String] = []
    while line.take(prefix: " ") {
      arguments.append(try line.isAtQuote ? line.takeQuoted() : line.takeBare("an argument"))
    }
    try line.expectEnd()
    builder.event(name, arguments)
    if builder.isNew, EventName(name: name) == nil { note("unknown event '\(name)'") }
  }

  private mutating func frame() throws(TraceReadError) {
    guard let k = line.takeWhole(), k < 1 << 40 else {
      throw line.error(at: nil, "expected a frame such as '+12'")
    }
    try line.expectEnd()
    guard builder.beginFrame(k: Int(k)) else {
      throw line.error(
        at: line.start, "frame +\(k) is out of order: frames rise, from phase to phase")
    }
    frameLines += 1
  }

  private mutating func end() throws(TraceReadError) {
    guard line.take(prefix: " frames="), let frames = line.takeWhole(),
      line.take(prefix: " phases="), let phases = line.takeWhole(), line.take(prefix: " @")
    else { throw line.error(at: nil, "expected 'end frames=N phases=M @Tms'") }
    builder.trace.end = try line.takeTime()
    try line.expectEnd()
    if frames != frameLines {
      throw line.error(at: line.start, "the trace says \(frames) frames but has \(frameLines)")
    }
    if phases != builder.trace.phases.count {
      throw line.error(
        at: line.start, "the trace says \(phases) phases but has \(builder.trace.phases.count)")
    }
    builder.settleActions()
    stage = .done
  }
}
