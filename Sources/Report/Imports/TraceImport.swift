import NavSimTrace

/// Makes a trace from its export as JSON lines.
///
/// Each line becomes the lines of the trace's text that it stands for, and the trace's own reader
/// reads them: there is one set of rules about what a trace is. An error is told at the line of
/// the export.
struct TraceImport {
  private var objects: JSONLinesObjects
  private var text: [UInt8] = []
  /// For each line of the text, the line of the export that it comes from.
  private var origins: [Int32] = []
  /// The numbers that the export gives its frames, with their lines.
  private var frames: [(number: Int, line: Int)] = []
  private var isDone = false

  /// The trace that the bytes hold.
  static func read(_ bytes: [UInt8], path: String) throws(ImportError) -> TraceReading {
    var reader = TraceImport(objects: JSONLinesObjects(bytes, path: path))
    try reader.readAll()
    var reading: TraceReading
    do throws(TraceReadError) {
      reading = try TraceReader.read(reader.text, path: path)
    } catch {
      let line = reader.line(of: error.line)
      throw ImportError(path: path, line: line, column: 1, message: error.message)
    }
    try reader.check(reading.trace, path)
    for index in reading.notes.indices {
      reading.notes[index].line = reader.line(of: reading.notes[index].line)
    }
    return reading
  }

  private func line(of line: Int) -> Int {
    origins.indices.contains(line - 1) ? Int(origins[line - 1]) : max(1, Int(origins.last ?? 1))
  }

  /// The numbers of frames follow from phases and k; where a line says another, it was moved.
  private func check(_ trace: Trace, _ path: String) throws(ImportError) {
    for (frame, told) in zip(trace.frames, frames) where frame.number != told.number {
      throw ImportError(
        path: path, line: told.line, column: 1,
        message: "this is frame \(frame.number) by its phase and k, not \(told.number)")
    }
  }

  private init(objects: JSONLinesObjects) { self.objects = objects }

  private mutating func add(_ line: String) {
    text.append(contentsOf: line.utf8)
    text.append(10)
    origins.append(Int32(truncatingIfNeeded: objects.lines.number))
  }

  private mutating func readAll() throws(ImportError) {
    guard var header = try objects.next() else {
      throw objects.error("this file is empty: an export begins with {\"navsim\":\"trace\",…}")
    }
    let head = try objects.at { () throws(MemberTrouble) in try header.traceHeader() }
    for line in head { add(line) }
    while var members = try objects.next() {
      if isDone { throw objects.error("nothing may follow the line {\"done\":true,…}") }
      let lines = try objects.at { () throws(MemberTrouble) in try members.traceLines() }
      if let frame = lines.frame { frames.append((frame, objects.lines.number)) }
      isDone = lines.isEnd
      for line in lines.lines { add(line) }
    }
    if !isDone {
      throw objects.error("the export is cut off: its last line, {\"done\":true,…}, is missing")
    }
  }
}

/// What a line of an export stands for.
private struct TraceTextLines {
  var lines: [String] = []
  var frame: Int?
  var isEnd = false
}

extension Members {
  fileprivate mutating func traceHeader() throws(MemberTrouble) -> [String] {
    guard try optionalText("navsim") == "trace" else {
      throw MemberTrouble(
        reason:
          "this is no export, which begins with {\"navsim\":\"trace\",…}, and no samples, which"
          + " begin with {\"navsim\":\"samples\",…}")
    }
    let version = try int("version")
    guard version == JSONLinesExport.version else {
      throw MemberTrouble(
        reason:
          "this version reads version \(JSONLinesExport.version) of the schema, not \(version)")
    }
    let scenario = try lineText("scenario")
    var cell = "cell"
    for axis in try object("cell") {
      guard case .text(let value) = axis.value, value.isEmpty || TraceSpelling.isBare(value),
        TraceSpelling.isBare(axis.name), !axis.name.contains("=")
      else { throw MemberTrouble(reason: "'\(axis.name.prefix(40))' is no axis with a value") }
      cell += (cell == "cell" ? "      " : " ") + axis.name + "=" + value
    }
    let rate = try int("hz")
    let head = [
      "navsim-trace 1", scenario.isEmpty ? "scenario" : "scenario  " + scenario, cell,
      "grid      \(rate)Hz 0.001",
    ]
    let part = try texts("part")
    for word in part where !TraceSpelling.isBare(word) {
      throw MemberTrouble(reason: "'part' holds something that is no word: '\(word.prefix(40))'")
    }
    return part.isEmpty ? head : head + ["form      " + part.joined(separator: " ")]
  }

  fileprivate mutating func traceLines() throws(MemberTrouble) -> TraceTextLines {
    if has("frame") { return try frameLines() }
    if has("open") { return TraceTextLines(lines: [try phaseLine()]) }
    if has("event") { return TraceTextLines(lines: [try eventLine()]) }
    if has("mark") { return TraceTextLines(lines: ["* " + (try lineText("mark"))]) }
    if has("action") { return TraceTextLines(lines: [try actionLine()]) }
    if has("error") {
      return TraceTextLines(lines: ["error     " + TraceSpelling.quoted(try text("error"))])
    }
    if has("done") {
      let frames = try int("frames")
      let line = "end frames=\(frames) phases=\(try int("phases")) @\(try moment("us"))"
      return TraceTextLines(lines: [line], isEnd: true)
    }
    throw MemberTrouble(
      reason:
        "expected one of the members 'open', 'event', 'mark', 'frame', 'action', 'error', 'done'")
  }

  private mutating func moment(_ name: String) throws(MemberTrouble) -> String {
    guard let time = try microseconds(name) else {
      throw MemberTrouble(reason: "the member '\(name)' is missing")
    }
    return TraceSpelling.number(thousandths: time) + "ms"
  }

  private mutating func phaseLine() throws(MemberTrouble) -> String {
    let title = try lineText("open")
    let kind = try text("kind")
    let time = try moment("us")
    switch kind {
    case "start": return "== start" + (time == "0ms" ? "" : " @" + time)
    case "end": return "== \(try bare("label")) end @" + time
    case "action": return "== \(title) as \(try bare("label")) @" + time
    default: throw MemberTrouble(reason: "'\(kind.prefix(40))' is no kind of phase")
    }
  }

  private mutating func eventLine() throws(MemberTrouble) -> String {
    let name = try bare("event")
    return try "! " + name + texts("args").map { " " + TraceSpelling.quoted($0) }.joined()
  }

  private mutating func actionLine() throws(MemberTrouble) -> String {
    var line = "action    " + (try bare("action"))
    if has("start") { line += " " + (try moment("start")) }
    if has("release") {
      line += " release " + (try moment("release"))
      if has("cancels"), try bool("cancels") { line += " cancel" }
    }
    if has("end") {
      line += " end " + (try moment("end"))
      if has("outcome") { line += " " + (try bare("outcome")) }
    }
    return line
  }

  private mutating func frameLines() throws(MemberTrouble) -> TraceTextLines {
    let number = try int("frame")
    let k = try int("k")
    guard k >= -1 else { throw MemberTrouble(reason: "'k' is below -1") }
    var result = TraceTextLines(lines: k < 0 ? [] : ["+\(k)"], frame: number)
    for element in try object("set") {
      guard TraceSpelling.isBare(element.name) else {
        throw MemberTrouble(reason: "'\(element.name.prefix(40))' is no element")
      }
      var line = element.name
      switch element.value {
      case .null: line += " absent"
      case .object(let properties):
        for property in properties {
          guard TraceSpelling.isBare(property.name), !property.name.contains("="),
            let value = PlainValue(property.value)
          else {
            throw MemberTrouble(
              reason: "'\(element.name).\(property.name.prefix(40))' is no finite value")
          }
          line += " " + property.name + "=" + value.traceText
        }
      default:
        throw MemberTrouble(reason: "'\(element.name.prefix(40))' holds no properties")
      }
      result.lines.append(line)
    }
    return result
  }
}
