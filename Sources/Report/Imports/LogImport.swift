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
  /// The addresses of each class, in the order of appearance: two objects are two pages.
  private var addresses: [String: [String]] = [:]

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
    var start = 0
    var found = false
    for index in line.words.indices {
      let word = line.words[index]
      let next = line.scalar(word.range.upperBound)
      let isCall = next == "(" || next == ":" || word.text.hasPrefix("initWith")
      guard index >= start, !word.isNoise,
        let event = CallbackNames.event(word: word.text, isCall: isCall)
      else { continue }
      let subject = subject(of: event, at: index, from: start, in: line)
      if found, subject == nil { continue }
      recording.events.append(
        Recording.Event(
          line: number, time: line.time, name: event, subject: subject.map { name(of: $0) }))
      start = index + 1
      found = true
    }
    return found
  }

  /// The class of an object, with its number where it is not the first object of its class.
  private mutating func name(of word: LogWords.Word) -> String {
    if word.address.isEmpty { return word.text }
    var known = addresses[word.text] ?? []
    let place: Int
    if let index = known.firstIndex(of: word.address) {
      place = index
    } else {
      place = known.count
      known.append(word.address)
      addresses[word.text] = known
    }
    return place == 0 ? word.text : "\(word.text)#\(place + 1)"
  }

  private func subject(
    of event: EventName, at index: Int, from start: Int, in line: LogWords
  ) -> LogWords.Word? {
    let before = line.words[start..<index].filter { !$0.isNoise }
    let behind = line.words[(index + 1)...].filter {
      !$0.isNoise && CallbackNames.event(word: $0.text, isCall: false) == nil
    }
    if CallbackNames.delegated.contains(event) {
      if let word = best(Array(behind)) { return word }
      // What stands before it is the delegate, unless the line does not name the selector.
      let isSelector = before.contains {
        ["navigationController", "navigationBar"].contains($0.text)
          || line.scalar($0.range.lowerBound - 1) == "["
      }
      return isSelector ? nil : best(before.reversed())
    }
    let near = Array(before.reversed())
    let (left, right) = (best(near), best(Array(behind)))
    if let left, let right { return Self.rank(right.text) > Self.rank(left.text) ? right : left }
    if let word = left ?? right { return word }
    // `home.viewDidLoad`: a name in lower case counts right before the callback.
    if let word = near.first, Self.rank(word.text) == 1,
      line.words[index].range.lowerBound - word.range.upperBound <= 6
    {
      return word
    }
    // A logger's category is often the class.
    let category = line.words[start..<index].last { $0.isNoise && Self.rank($0.text) == 3 }
    return category
  }

  /// The nearest of the words that are most likely a class; the first is the nearest.
  private func best(_ words: [LogWords.Word]) -> LogWords.Word? {
    let top = words.map { Self.rank($0.text) }.max() ?? 0
    return top < 2 ? nil : words.first { Self.rank($0.text) == top }
  }

  /// Words that stand in logs and name nothing.
  private static let words: Set<String> = [
    "default", "debug", "info", "notice", "error", "fault", "warning", "warn", "log", "trace",
    "verbose", "lifecycle", "nslog", "yes", "no", "true", "false", "void", "bool", "optional",
    "some", "nil", "null", "thread", "main", "app", "uikit", "uikitcore", "type", "timestamp",
    "self", "super", "func", "override", "called", "calling", "call", "in", "on", "from", "the",
    "did", "will", "is", "animated", "and", "with", "to", "for", "of", "at", "end", "begin", "line",
    "function", "file", "parent", "coder", "page", "vc", "controller", "df", "db", "t", "z", "un",
    "e", "libsystem",
  ]

  /// How much a word looks like a class: 3 like a controller, 2 like a type, 1 like a name, 0 not.
  static func rank(_ word: String) -> Int {
    if words.contains(word.lowercased()), word != "T", word != "E", word != "Z" { return 0 }
    if word.hasSuffix("Controller") || word.hasSuffix("VC") { return 3 }
    guard let first = word.unicodeScalars.first else { return 0 }
    if first.properties.isUppercase || first.value >= 0x2E80 { return 2 }
    return 1
  }
}
