import NavSimTrace

/// A trace's text taken apart so far that one property can be given other values in one phase.
///
/// It knows the text alone, and nothing of the comparator that is tried with it.
struct TraceDraft {
  /// A property's name and value as they stand in a line.
  struct Setting {
    var name: String
    var value: String
  }
  /// An element's line; `settings` is empty where it says `absent` or stands alone.
  struct Line {
    var element: String
    var settings: [Setting]
    var bare: String?
  }
  /// A frame with its lines and the events behind it; -1 for what lies before the first.
  struct Frame {
    var k: Int
    var lines: [Line]
    var events: [String]
  }
  struct Phase {
    var head: String
    /// How messages name it.
    var title: String
    /// How many display frames it has.
    var length: Int
    var frames: [Frame]
  }

  private(set) var header: [String] = []
  var phases: [Phase] = []
  private(set) var trailer: [String] = []

  /// Takes the text of a trace apart.
  init?(_ bytes: [UInt8], name: String) {
    guard let trace = try? TraceReader.read(bytes, path: name).trace else { return nil }
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)[...]
    while let line = lines.first, !line.hasPrefix("== ") {
      header.append(line)
      lines.removeFirst()
    }
    while let line = lines.popFirst() {
      if ["action ", "error ", "end frames="].contains(where: { line.hasPrefix($0) }) {
        trailer.append(line)
      } else if line.hasPrefix("== ") {
        let number = phases.count
        let phase = trace.phases[number]
        let next = number + 1 < trace.phases.count ? trace.phases[number + 1].firstFrame : nil
        phases.append(
          Phase(
            head: line, title: Self.title(phase),
            length: max((next ?? trace.lastFrame + 1) - phase.firstFrame, 0), frames: []))
      } else {
        read(line)
      }
    }
  }

  private static func title(_ phase: TracePhase) -> String {
    switch phase.kind {
    case .start: return "start"
    case .action: return phase.label
    case .end: return phase.title
    }
  }

  private mutating func read(_ line: String) {
    let last = phases.count - 1
    if line.hasPrefix("+"), let k = Int(line.dropFirst()) {
      phases[last].frames.append(Frame(k: k, lines: [], events: []))
      return
    }
    if phases[last].frames.isEmpty {
      phases[last].frames.append(Frame(k: -1, lines: [], events: []))
    }
    let frame = phases[last].frames.count - 1
    if line.hasPrefix("! ") || line.hasPrefix("* ") {
      phases[last].frames[frame].events.append(line)
    } else {
      phases[last].frames[frame].lines.append(Self.element(line))
    }
  }

  private static func element(_ line: String) -> Line {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    var isEscaped = false
    for character in line.unicodeScalars {
      if character == " ", !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      word.unicodeScalars.append(character)
    }
    if !word.isEmpty { words.append(word) }
    let settings = words.dropFirst().compactMap { word -> Setting? in
      guard let equals = word.firstIndex(of: "=") else { return nil }
      return Setting(
        name: String(word[..<equals]), value: String(word[word.index(after: equals)...]))
    }
    return Line(element: words[0], settings: settings, bare: settings.isEmpty ? line : nil)
  }

  /// The text again.
  var text: String {
    var text = header.map { $0 + "\n" }.joined()
    var count = 0
    for phase in phases {
      text += "\n" + phase.head + "\n"
      for frame in phase.frames {
        if frame.k >= 0 {
          text += "+\(frame.k)\n"
          count += 1
        }
        for line in frame.lines {
          let settings = line.settings.map { " \($0.name)=\($0.value)" }.joined()
          text += (line.bare ?? line.element + settings) + "\n"
        }
        for event in frame.events { text += event + "\n" }
      }
    }
    text += "\n"
    for line in trailer {
      guard line.hasPrefix("end frames="), let rest = line.range(of: " phases=") else {
        text += line + "\n"
        continue
      }
      text += "end frames=\(count)" + line[rest.lowerBound...] + "\n"
    }
    return text
  }
}

extension String {
  /// Where a part stands first.
  fileprivate func range(of part: String) -> Range<String.Index>? {
    var at = startIndex
    while at < endIndex {
      if self[at...].hasPrefix(part) { return at..<index(at, offsetBy: part.count) }
      at = index(after: at)
    }
    return nil
  }
}
