import NavSimVocabulary

/// Reads lifecycle logs as people paste them: a callback on each line, with its class before or
/// behind it, whatever stands around them.
///
/// A line is understood by what is in it, not by its form: the name of a callback, and the nearest
/// word that can be a class. So a stamp, a subsystem, a thread or an emoji needs no rule.
struct LogImport {
  private static let lineLimit = 1 << 16

  private let path: String
  private var recording: Recording
  /// The addresses of each class with their places in the order of appearance: two objects are two
  /// pages.
  private var addresses: [String: [String: Int]] = [:]

  static func read(_ bytes: [UInt8], path: String) throws(ImportError) -> Recording {
    var lines = TextLines(bytes, path: path, limit: lineLimit)
    var reader = LogImport(path: path, recording: Recording(path: path))
    while let line = try lines.nextText() {
      if line.allSatisfy(\.isWhitespace) { continue }
      reader.recording.lineCount += 1
      if reader.isMetadata(line) { continue }
      if !reader.take(line, lines.number) { reader.recording.unknown(lines.number, line) }
    }
    return reader.recording
  }

  /// What Xcode puts below a structured message when it is copied with its metadata.
  private func isMetadata(_ line: String) -> Bool {
    line.hasPrefix("Type: ") && line.contains(" | Timestamp: ") && !recording.events.isEmpty
  }

  // MARK: One line

  private mutating func take(_ text: String, _ number: Int) -> Bool {
    let line = LogWords(text)
    if line.isStackFrame { return false }
    let calls = line.words.indices.map { index in
      let word = line.words[index]
      return word.isNoise || line.isProse(index)
        ? nil
        : CallbackNames.event(
          word: word.text,
          isCall: [":", "("].contains(line.scalar(word.range.upperBound))
            || word.text.hasPrefix("initWith"))
    }
    guard calls.contains(where: { $0 != nil }) else { return false }
    var subjects = LogSubjects(line)
    var found = false
    for index in line.words.indices {
      if let event = calls[index] {
        let subject = subjects.subject(of: event, at: index)
        if !found || subject != nil {
          recording.events.append(
            Recording.Event(
              line: number, time: line.time, name: event, subject: subject.map { name(of: $0) }))
          found = true
          subjects.beginAnew()
          continue
        }
      }
      subjects.pass(index)
    }
    return found
  }

  /// The class of an object, with its number where it is not the first object of its class.
  private mutating func name(of word: LogWords.Word) -> String {
    if word.address.isEmpty { return word.text }
    let count = addresses[word.text]?.count ?? 0
    let place = addresses[word.text]?[word.address] ?? count
    if place == count { addresses[word.text, default: [:]][word.address] = place }
    return place == 0 ? word.text : "\(word.text)#\(place + 1)"
  }
}
