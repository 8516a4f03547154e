import NavSimTrace
import NavSimVocabulary

/// What a phone printed: callbacks in their order, and values of layers at moments.
public struct Recording: Sendable {
  /// A callback.
  public struct Event: Hashable, Sendable {
    /// The line of the file, from 1.
    public var line: Int
    /// Microseconds, from any moment on; nil where the file does not say.
    public var time: Int64?
    /// What was called.
    public var name: EventName
    /// The class or page that it was called on or about; nil where the file does not say.
    public var subject: String?
  }

  /// A moment at which an action was done, as the app marked it.
  struct Mark: Hashable, Sendable {
    var line: Int
    var time: Int64
    var label: String
  }

  /// The path that the caller gave.
  public let path: String
  /// The callbacks, in the order of the file.
  public internal(set) var events: [Event] = []
  var samples = SampleTable()
  var marks: [Mark] = []
  /// Frames in a second.
  var rate = 60
  /// Whether elements are called as a trace calls them, with pages in their names.
  var namesPages = false
  /// How many lines were not understood.
  public internal(set) var unknownLines = 0
  /// The first of them, with their numbers.
  public internal(set) var firstUnknown: [(line: Int, text: String)] = []
  /// How many lines were looked at.
  public internal(set) var lineCount = 0

  /// How many values of layers there are.
  public var sampleCount: Int { samples.count }

  /// What has values, in the order of appearance; the header of a table alone has none.
  var spokenNames: [SampleTable.Name] { sampleCount == 0 ? [] : samples.names }

  init(path: String) { self.path = path }

  /// Gives callbacks that name no class a class: a log of one page often leaves it out.
  public mutating func name(unnamed name: String) {
    for index in events.indices where events[index].subject == nil {
      if !CallbackNames.delegated.contains(events[index].name) { events[index].subject = name }
    }
  }

  mutating func unknown(_ line: Int, _ text: String) {
    unknownLines += 1
    if firstUnknown.count < 3 { firstUnknown.append((line, text)) }
  }

  /// Counts lines that were passed over, of which the first are given.
  mutating func passed(_ first: [(line: Int, text: String)], of count: Int) {
    unknownLines += count
    lineCount += count
    firstUnknown = Array((firstUnknown + first).sorted { $0.line < $1.line }.prefix(3))
  }
}

/// What a file to be imported turned out to be.
public enum Imported: Sendable {
  /// An export as JSON lines: the trace itself.
  case trace(TraceReading)
  /// A log of callbacks, or sampled values.
  case recording(Recording)

  /// As a recording: an exported trace as if a phone had printed it.
  public func recording(path: String) -> Recording {
    switch self {
    case .trace(let reading): return Recording(reading.trace, path: path)
    case .recording(let recording): return recording
    }
  }

  /// Reads a file, whatever of the known kinds it is: JSON lines, a table, or a log.
  public static func read(_ bytes: [UInt8], path: String) throws(ImportError) -> Imported {
    var lines = TextLines(bytes, path: path, limit: JSONLinesObjects.lineLimit)
    var found: String?
    while let line = try lines.nextText() {
      // A console may have printed other things before the first object.
      if SamplesImport.isHeader(line) {
        return .recording(try SamplesImport.read(bytes, path: path))
      }
      if found == nil, line.contains(where: { !$0.isWhitespace }) { found = line }
      if lines.number >= 10_000 { break }
    }
    guard let first = found else {
      throw ImportError(path: path, line: 1, column: 1, message: "this file is empty")
    }
    if first.hasPrefix("navsim-trace") {
      throw ImportError(
        path: path, line: 1, column: 1,
        message: "this is a trace already; 'navsim export' writes it in other forms")
    }
    if first.hasPrefix("{") { return .trace(try TraceImport.read(bytes, path: path)) }
    if TableImport.isHeader(first) { return .recording(try TableImport.read(bytes, path: path)) }
    return .recording(try LogImport.read(bytes, path: path))
  }
}

extension Recording {
  /// A trace as if it had been recorded: what a model says, or an exported trace.
  init(_ trace: Trace, path: String) {
    self.init(path: path)
    rate = trace.grid.framesPerSecond
    namesPages = true
    for event in trace.events {
      guard let name = EventName(name: trace.text(event.name)) else { continue }
      events.append(
        Event(
          line: 0, time: event.time.ticks / 3, name: name,
          subject: event.arguments.first.map { trace.text($0) }))
    }
    let phases = trace.phases.indices.map { samples.phase(trace.name(ofPhase: $0)) }
    var sampled = SampledFrames(trace)
    sampled.name(in: &samples)
    samples.source.trace = sampled
    for (index, frame) in trace.frames.enumerated() {
      samples.add(
        SampleTable.Moment(
          line: 0, time: trace.microseconds(ofFrame: frame.number), phase: phases[frame.phase],
          k: frame.k, place: index),
        count: frame.changes.count)
    }
  }
}
