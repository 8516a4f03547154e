import NavSimTrace
import NavSimVocabulary

/// Reads what docs/Recorder.md's recorder prints: JSON lines with callbacks and values of layers,
/// each at a time in µs. The schema is the export's, with times in place of phases and frames.
enum SamplesImport {
  static let version = 1

  static func read(_ bytes: [UInt8], path: String) throws(ImportError) -> Recording {
    var objects = JSONLinesObjects(bytes, path: path)
    objects.skipsOthers = true
    var recording = Recording(path: path)
    guard var header = try objects.next() else { throw objects.error("this file is empty") }
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
    var plain = PlainSample()
    while let text = try objects.nextLine() {
      let line = objects.lines.number
      if let time = plain.read(text, line, since: last, into: &recording.samples) {
        last = time
        recording.lineCount += 1
        continue
      }
      var members = try objects.object(text)
      let time = try objects.at { () throws(MemberTrouble) -> Int64 in
        guard let time = try members.microseconds("us") else {
          throw MemberTrouble(reason: "the member 'us' is missing")
        }
        guard time >= last else {
          throw MemberTrouble(reason: "the time goes back from \(last) to \(time) µs")
        }
        return time
      }
      last = time
      let isKnown = try objects.at { () throws(MemberTrouble) in
        try recording.add(&members, line: line, time: time)
      }
      if !isKnown { recording.unknown(line, members.names.joined(separator: " ")) }
      recording.lineCount += 1
    }
    recording.passed(objects.others, of: objects.otherCount)
    return recording
  }
}

extension Recording {
  /// Takes what one line says; false if it is nothing that is known.
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
    guard members.has("set") else { return false }
    for element in try members.object("set") {
      guard TraceSpelling.isBare(element.name) else {
        throw MemberTrouble(reason: "'\(element.name.prefix(40))' is no element")
      }
      switch element.value {
      case .null: samples.add(.absent, of: samples.name(element.name, "", line: line))
      case .object(let properties):
        for property in properties {
          guard TraceSpelling.isBare(property.name), let value = PlainValue(property.value) else {
            throw MemberTrouble(
              reason: "'\(element.name).\(property.name.prefix(40))' is no finite value")
          }
          samples.add(value, of: samples.name(element.name, property.name, line: line))
        }
      default: throw MemberTrouble(reason: "'\(element.name)' holds no properties")
      }
    }
    samples.end(SampleTable.Moment(line: line, time: time))
    return true
  }
}
