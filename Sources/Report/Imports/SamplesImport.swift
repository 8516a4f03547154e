import NavSimTrace
import NavSimVocabulary

/// Reads what docs/Recorder.md's recorder prints: JSON lines with callbacks and values of layers,
/// each at a time in µs. The schema is the export's, with times in place of phases and frames.
struct SamplesImport: Sendable {
  static let version = 1

  private var objects: JSONLinesObjects
  private var plain = PlainSample()
  /// Whether the line that was gone back to is still to be read.
  private var isBefore = false

  private init(objects: JSONLinesObjects) { self.objects = objects }

  /// Whether a line is the object with which samples begin, however its members are spaced and in
  /// whatever order they stand.
  static func isHeader(_ line: String) -> Bool {
    guard line.utf8.count <= 1000, line.contains("\"navsim\"") else { return false }
    let bytes = Array(line.utf8)
    guard let start = JSONLinesObjects.start(in: bytes[...]),
      let value = try? JSONReader.read(Array(bytes[start...])),
      case .object(let members) = value
    else { return false }
    return members.contains { $0.name == "navsim" && $0.value == .text("samples") }
  }

  static func read(_ bytes: [UInt8], path: String) throws(ImportError) -> Recording {
    var reader = SamplesImport(objects: JSONLinesObjects(bytes, path: path))
    var recording = Recording(path: path)
    try reader.readAll(into: &recording)
    recording.samples.source.lines = reader
    return recording
  }

  private mutating func readAll(into recording: inout Recording) throws(ImportError) {
    objects.skipsOthers = true
    var first = try objects.next()
    // Apps log objects of their own.
    while let other = first, !other.has("navsim") {
      recording.lineCount += 1
      recording.unknown(objects.lines.number, other.names.joined(separator: " "))
      first = try objects.next()
    }
    guard var header = first else { throw objects.error("this file is empty") }
    recording.rate = try objects.at { () throws(MemberTrouble) in
      guard try header.optionalText("navsim") == "samples" else {
        throw MemberTrouble(
          reason:
            "expected {\"navsim\":\"samples\",…} or {\"navsim\":\"trace\",…} in the first line")
      }
      let version = try header.int("version")
      guard version == Self.version else {
        throw MemberTrouble(
          reason: "this version reads version \(Self.version) of the schema, not \(version)")
      }
      let rate = try header.optionalInt("hz") ?? 60
      guard (1...1000).contains(rate) else { throw MemberTrouble(reason: "'hz' is no frame rate") }
      return rate
    }
    var last: Int64 = 0
    var values: [SampleTable.Value] = []
    while let text = try objects.nextLine() {
      last = try take(text, since: last, into: &recording, &values)
      recording.lineCount += 1
      values.removeAll(keepingCapacity: true)
    }
    recording.passed(objects.others, of: objects.otherCount)
  }

  /// Takes what a line says; gives its time.
  private mutating func take(
    _ text: ArraySlice<UInt8>, since last: Int64, into recording: inout Recording,
    _ values: inout [SampleTable.Value]
  ) throws(ImportError) -> Int64 {
    let (line, place) = (objects.lines.number, objects.lines.place)
    if let time = plain.read(text, line, since: last, &recording.samples, &values) {
      let moment = SampleTable.Moment(line: line, time: time, place: place)
      recording.samples.add(moment, count: values.count)
      return time
    }
    var members = try objects.object(text)
    // Apps log objects of their own, with any names; a recorder's have a time, or were to have one.
    if !members.has("us"), members.names != ["set"] {
      recording.unknown(line, members.names.joined(separator: " "))
      return last
    }
    let time = try objects.at { () throws(MemberTrouble) -> Int64 in
      guard let time = try members.microseconds("us") else {
        throw MemberTrouble(reason: "the member 'us' is missing")
      }
      guard time >= last else {
        throw MemberTrouble(reason: "the time goes back from \(last) to \(time) µs")
      }
      return time
    }
    // A callback that nobody knows is no line of values, whatever else it holds.
    let hasValues = members.has("set") && !members.has("event") && !members.has("action")
    let isKnown = try objects.at { () throws(MemberTrouble) in
      if try recording.add(&members, line: line, time: time) { return true }
      guard hasValues else { return false }
      try members.set(line, &recording.samples, &values)
      let moment = SampleTable.Moment(line: line, time: time, place: place)
      recording.samples.add(moment, count: values.count)
      return true
    }
    if !isKnown { recording.unknown(line, members.names.joined(separator: " ")) }
    return time
  }

  /// The size of the file.
  var size: Int { objects.lines.size }

  /// Goes back to before the line at a place.
  mutating func seek(_ place: Int, line: Int) {
    objects.seek(place, line: line)
    isBefore = true
  }

  /// Reads the values of the line that was gone back to; false behind it.
  mutating func readAgain(
    _ samples: inout SampleTable, _ values: inout [SampleTable.Value]
  ) -> Bool {
    guard isBefore, let text = try? objects.nextLine() else { return false }
    isBefore = false
    let line = objects.lines.number
    if plain.read(text, line, since: 0, &samples, &values) != nil { return true }
    guard var members = try? objects.object(text) else { return false }
    return (try? members.set(line, &samples, &values)) != nil
  }
}

extension Members {
  /// Takes the values that a line sets.
  fileprivate mutating func set(
    _ line: Int, _ samples: inout SampleTable, _ values: inout [SampleTable.Value]
  ) throws(MemberTrouble) {
    for element in try object("set") {
      guard TraceSpelling.isBare(element.name) else {
        throw MemberTrouble(reason: "'\(element.name.prefix(40))' is no element")
      }
      switch element.value {
      case .null:
        let name = samples.name(element.name, "", line: line)
        values.append(SampleTable.Value(name: name, plain: .absent))
      case .object(let properties):
        for property in properties {
          guard TraceSpelling.isBare(property.name), let value = PlainValue(property.value) else {
            throw MemberTrouble(
              reason: "'\(element.name).\(property.name.prefix(40))' is no finite value")
          }
          let name = samples.name(element.name, property.name, line: line)
          values.append(SampleTable.Value(name: name, plain: value))
        }
      default: throw MemberTrouble(reason: "'\(element.name)' holds no properties")
      }
    }
  }
}

extension Recording {
  /// Takes the callback or the mark of a line; false if it has none.
  fileprivate mutating func add(
    _ members: inout Members, line: Int, time: Int64
  ) throws(MemberTrouble) -> Bool {
    if members.has("event") {
      let text = try members.text("event")
      guard let name = CallbackNames.event(text) else { return false }
      let subject = try members.texts("args").first
      events.append(Event(line: line, time: time, name: name, subject: subject))
      return true
    }
    if members.has("action") {
      marks.append(Mark(line: line, time: time, label: try members.bare("action")))
      return true
    }
    return false
  }
}
