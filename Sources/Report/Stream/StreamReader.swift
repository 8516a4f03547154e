import NavSimChecks
import NavSimTrace

/// Something wrong with a report that was to be read, with its place.
public struct StreamError: Error, Hashable, Sendable {
  /// The report's file.
  public let file: String
  /// From 1; nil if the report as a whole is meant.
  public let line: Int?
  /// From 1, in bytes; nil if the line as a whole is meant.
  public let column: Int?
  /// What is wrong.
  public let reason: String

  /// `shard-1.jsonl:3:17: expected ','`.
  public var message: String {
    let place = line.map { ":\($0)" + (column.map { ":\($0)" } ?? "") } ?? ""
    return "\(file)\(place): \(reason)"
  }
}

/// Reads a stream of events back into the report that it was written from.
///
/// It is strict: what it does not know is an error, so that nothing is lost on the way.
struct StreamReader {
  private let file: String
  private let version: String
  private var report = SuiteReport()
  private var line = 0
  private var hasStart = false
  private var isEnded = false

  private init(file: String, version: String) {
    self.file = file
    self.version = version
  }

  /// The report in the bytes of a file.
  ///
  /// - Parameter version: navsim's version, which the stream's must be.
  static func read(
    _ bytes: [UInt8], file: String, version: String
  ) throws(StreamError) -> SuiteReport {
    var reader = StreamReader(file: file, version: version)
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 10) ?? bytes.count
      reader.line += 1
      if end == bytes.count { throw reader.error("the report is cut off: this line has no end") }
      try reader.take(Array(bytes[start..<end]))
      start = end + 1
    }
    if reader.line == 0 { throw reader.error("the report is empty") }
    guard reader.isEnded else {
      throw reader.error("the report is cut off: its last line is no 'end' event")
    }
    return reader.report
  }

  private func error(_ reason: String, column: Int? = nil) -> StreamError {
    StreamError(file: file, line: line == 0 ? nil : line, column: column, reason: reason)
  }

  private mutating func take(_ bytes: [UInt8]) throws(StreamError) {
    if isEnded { throw error("a line behind the 'end' event") }
    let value: JSONValue
    do { value = try JSONReader.read(bytes) } catch {
      throw self.error(error.message, column: error.offset + 1)
    }
    do throws(MemberTrouble) {
      var members = try Members(value)
      let event = try members.text("event")
      if !hasStart && event != "start" {
        throw MemberTrouble(reason: "no report of 'navsim test --json': it begins with no 'start'")
      }
      switch event {
      case "start": try start(&members)
      case "problem": report.problems.append(try members.problem())
      case "cell": report.cells.append(try members.cellReport())
      case "orphan": report.orphans.append(try members.text("file"))
      case "end": try end(&members)
      default: throw MemberTrouble(reason: "unknown event '\(event.prefix(40))'")
      }
      try members.close()
    } catch {
      throw self.error(error.reason)
    }
  }

  private mutating func start(_ members: inout Members) throws(MemberTrouble) {
    if hasStart { throw MemberTrouble(reason: "a second 'start' event") }
    hasStart = true
    let format = try members.int("format")
    guard format == StreamFormat.version else {
      throw MemberTrouble(
        reason: "a stream of format \(format); this navsim reads \(StreamFormat.version)")
    }
    let navsim = try members.text("navsim")
    guard navsim == version else {
      throw MemberTrouble(
        reason: "written by navsim \(navsim.prefix(40)); this is navsim \(version)")
    }
    report.rejectsOrphans = try members.bool("rejectsOrphans")
    guard let value = members.take("part") else { return }
    var inner = try Members(value)
    report.part = SuitePart(
      number: try inner.int("number"), count: try inner.int("count"),
      planned: try inner.int("planned"), plan: try inner.text("plan"),
      endsAtFailure: try inner.bool("endsAtFailure"))
    try inner.close()
  }

  private mutating func end(_ members: inout Members) throws(MemberTrouble) {
    isEnded = true
    let cells = report.cells
    let counts = [
      ("cells", cells.count), ("passed", cells.count { $0.outcome == .passed }),
      ("failed", cells.count { $0.outcome == .failed }),
      ("skipped", cells.count { $0.outcome == .skipped }),
      ("stopped", cells.count { $0.outcome == .stopped }),
      ("known", cells.reduce(0) { $0 + $1.known.count }), ("problems", report.problems.count),
      ("orphans", report.orphans.count),
    ]
    for (name, count) in counts {
      let told = try members.int(name)
      if told != count {
        throw MemberTrouble(reason: "'\(name)' is \(told), but the stream has \(count)")
      }
    }
    report.seconds = try members.seconds()
  }
}
