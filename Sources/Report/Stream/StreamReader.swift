import NavSimChecks
import NavSimTrace

/// Reads a stream of events back into the report that it was written from.
///
/// It is strict: what it does not know is an error, so that nothing is lost on the way.
struct StreamReader {
  /// What was read of one file, with the lines that messages point at.
  struct Stream {
    let file: String
    let bytes: [UInt8]
    var report = SuiteReport()
    /// The line of each cell.
    var cellLines: [Int] = []

    /// An error at a line of the file.
    func error(
      _ line: Int, _ path: [JSONStep], _ reason: String, fix: String = StreamError.usual
    ) -> StreamError {
      let text = self.line(line)
      let at = JSONReader.offset(of: path, in: Array(text))
      return StreamError(file: file, line: line, bytes: text, at: at, reason, fix: fix)
    }

    private func line(_ number: Int) -> ArraySlice<UInt8> {
      var start = 0
      for _ in 1..<max(number, 1) {
        start = (bytes[start...].firstIndex(of: 10) ?? bytes.count - 1) + 1
      }
      return bytes[start..<(bytes[start...].firstIndex(of: 10) ?? bytes.count)]
    }
  }

  private static let mostErrors = 20
  private let version: String
  private var stream: Stream
  private var errors: [StreamError] = []
  private var line = 0
  private var hasStart = false
  private var isEnded = false

  private init(_ stream: Stream, version: String) {
    self.version = version
    self.stream = stream
  }

  /// The report in the bytes of a file.
  ///
  /// - Parameter version: navsim's version, which the stream's must be.
  static func read(
    _ bytes: [UInt8], file: String, version: String
  ) throws(StreamErrors) -> Stream {
    var reader = StreamReader(Stream(file: file, bytes: bytes), version: version)
    reader.readAll()
    if !reader.errors.isEmpty { throw StreamErrors(all: reader.errors) }
    return reader.stream
  }

  private mutating func readAll() {
    let bytes = stream.bytes
    var start = 0
    while start < bytes.count, errors.count < Self.mostErrors {
      let end = bytes[start...].firstIndex(of: 10) ?? bytes.count
      line += 1
      if end == bytes.count {
        return fail(start..<end, end - start, "the report is cut off: this line has no end")
      }
      take(start..<end)
      // Behind a first line that is none of a report's, nothing is.
      if !hasStart { return }
      start = end + 1
    }
    if isEnded || !errors.isEmpty { return }
    let isEmpty = line == 0
    line = max(line, 1)
    let last = start > 0 ? (bytes[..<(start - 1)].lastIndex(of: 10) ?? -1) + 1 : 0
    fail(
      last..<max(last, start - 1), 0,
      isEmpty
        ? "the report is empty" : "the report is cut off: its last line is no 'end' event")
  }

  private mutating func fail(_ range: Range<Int>, _ at: Int, _ reason: String) {
    errors.append(
      StreamError(
        file: stream.file, line: line, bytes: stream.bytes[range], at: at, reason))
  }

  private mutating func take(_ range: Range<Int>) {
    if isEnded { return fail(range, 0, "a line behind the 'end' event") }
    let bytes = Array(stream.bytes[range])
    do throws(JSONReader.Trouble) {
      let value = try JSONReader.read(bytes)
      do throws(MemberTrouble) { try take(value) } catch {
        fail(range, JSONReader.offset(of: error.path, in: bytes), error.reason)
      }
    } catch {
      fail(range, error.offset, error.message)
    }
  }

  private mutating func take(_ value: JSONValue) throws(MemberTrouble) {
    var members = try Members(value)
    let event = try members.text("event")
    if !hasStart && event != "start" {
      throw members.trouble(
        "no report of 'navsim test --json': it begins with no 'start'", in: "event")
    }
    switch event {
    case "start": try start(&members)
    case "problem", "warning":
      stream.report.fileMessages.append(try members.problem(isWarning: event == "warning"))
    case "cell":
      stream.report.cells.append(try members.cellReport())
      stream.cellLines.append(line)
    case "orphan": stream.report.orphans.append(try members.text("file"))
    case "left": stream.report.leftFiles.append(try members.leftFile())
    case "end": try end(&members)
    default: throw members.trouble("unknown event '\(event.prefix(40))'", in: "event")
    }
    try members.close()
  }

  private mutating func start(_ members: inout Members) throws(MemberTrouble) {
    if hasStart { throw members.trouble("a second 'start' event", in: "event") }
    let format = try members.int("format")
    guard format == StreamFormat.version else {
      throw members.trouble(
        "a stream of format \(format); this navsim reads \(StreamFormat.version)", in: "format")
    }
    let navsim = try members.text("navsim")
    guard navsim == version else {
      throw members.trouble(
        "written by navsim \(navsim.prefix(40)); this is navsim \(version)", in: "navsim")
    }
    hasStart = true
    stream.report.rejectsOrphans = try members.bool("rejectsOrphans")
    guard let value = members.take("part") else { return }
    var inner = try Members(value, at: [.member("part")])
    stream.report.part = SuitePart(
      number: try inner.int("number"), count: try inner.int("count"),
      planned: try inner.int("planned"), plan: try inner.text("plan"),
      endsAtFailure: try inner.bool("endsAtFailure"))
    try inner.close()
  }

  private mutating func end(_ members: inout Members) throws(MemberTrouble) {
    isEnded = true
    let report = stream.report
    let cells = report.cells
    let problems = report.problems.count
    let counts = [
      ("cells", cells.count), ("passed", cells.count { $0.outcome == .passed }),
      ("failed", cells.count { $0.outcome == .failed }),
      ("skipped", cells.count { $0.outcome == .skipped }),
      ("stopped", cells.count { $0.outcome == .stopped }),
      ("known", cells.reduce(0) { $0 + $1.known.count }), ("problems", problems),
      ("warnings", report.fileMessages.count - problems), ("orphans", report.orphans.count),
      ("left", report.leftFiles.count),
    ]
    for (name, count) in counts {
      let told = try members.int(name)
      // A line that could not be read is told already.
      if told != count, errors.isEmpty {
        throw members.trouble("'\(name)' is \(told), but the stream has \(count)", in: name)
      }
    }
    stream.report.seconds = try members.seconds()
  }
}
