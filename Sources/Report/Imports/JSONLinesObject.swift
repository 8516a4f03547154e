import NavSimTrace

/// The objects of a file of JSON lines, with the line that each stands on.
struct JSONLinesObjects {
  /// A keyframe of a large scenario is one line.
  static let lineLimit = 16 << 20
  private(set) var lines: TextLines
  /// Whether lines that are no objects are passed over: a console prints other things too.
  var skipsOthers = false
  /// How many lines were passed over, and the first of them.
  private(set) var otherCount = 0
  private(set) var others: [(line: Int, text: String)] = []

  init(_ bytes: [UInt8], path: String) {
    lines = TextLines(bytes, path: path, limit: Self.lineLimit)
  }

  /// Goes back to before the line at a place.
  mutating func seek(_ place: Int, line: Int) { lines.seek(place, line: line) }

  /// The next object; nil at the end.
  mutating func next() throws(ImportError) -> Members? {
    guard let line = try nextLine() else { return nil }
    return try object(line)
  }

  /// The next line that holds an object; nil at the end. Empty lines are passed over.
  mutating func nextLine() throws(ImportError) -> ArraySlice<UInt8>? {
    while let line = try lines.next() {
      if line.allSatisfy({ $0 == 32 || $0 == 9 }) { continue }
      if skipsOthers {
        if let start = Self.start(in: line) { return line[start...] }
        otherCount += 1
        if others.count < 3 {
          others.append((lines.number, String(decoding: line.prefix(400), as: UTF8.self)))
        }
        continue
      }
      return line
    }
    return nil
  }

  /// Where the object of a line begins: at its first letter, or behind what a console puts before what a recorder
  /// prints, `2026-11-30 12:00:00.100 Shop[99:1] {"us":…`. Nil where there is none, as in an app's `{` alone.
  static func start(in line: ArraySlice<UInt8>) -> Int? {
    let brace = UInt8(ascii: "{")
    if line.first == brace { return isObject(line) ? line.startIndex : nil }
    for at in line.indices.prefix(mostBefore) where line[at] == brace {
      let rest = line[at...].dropFirst()
      if firstMembers.contains(where: { rest.starts(with: $0.utf8) }) { return at }
    }
    return nil
  }

  /// Whether a line that begins with a brace is an object, be it a damaged one of a recorder's.
  private static func isObject(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.dropFirst().drop { $0 == 32 || $0 == 9 }
    if ownNames.contains(where: { rest.starts(with: $0.utf8) }) { return true }
    if (try? JSONReader.read(Array(line))) != nil { return true }
    return ownNames.contains { line.firstRange(of: Array($0.utf8)) != nil }
  }

  /// The names that a recorder's objects are known by.
  private static let ownNames = ["\"us\"", "\"navsim\""]

  /// How much a console puts before an object, at the most.
  private static let mostBefore = 400
  /// With what a recorder's objects begin.
  private static let firstMembers = ["\"us\":", "\"navsim\":"]

  /// The object of the line that was read last.
  func object(_ line: ArraySlice<UInt8>) throws(ImportError) -> Members {
    let line = Array(line)
    let value: JSONValue
    do throws(JSONReader.Trouble) { value = try JSONReader.read(line) } catch {
      throw lines.error(
        column: TextLines.column(of: error.offset, in: line), "no JSON: " + error.message)
    }
    do throws(MemberTrouble) { return try Members(value) } catch {
      throw lines.error(column: 1, error.reason)
    }
  }

  func error(_ message: String) -> ImportError { lines.error(column: 1, message) }

  /// Runs `body`, whose troubles are those of the line that was read last.
  func at<Value>(_ body: () throws(MemberTrouble) -> Value) throws(ImportError) -> Value {
    do throws(MemberTrouble) { return try body() } catch { throw self.error(error.reason) }
  }
}

extension Members {
  mutating func optionalInt(_ name: String) throws(MemberTrouble) -> Int? {
    guard let value = take(name) else { return nil }
    guard case .int(let number) = value else {
      throw MemberTrouble(reason: "'\(name)' is no whole number")
    }
    return number
  }

  /// A moment or a span in µs, bounded so that nothing overflows.
  mutating func microseconds(_ name: String) throws(MemberTrouble) -> Int64? {
    guard let number = try optionalInt(name) else { return nil }
    guard (0...1_000_000_000_000_000).contains(number) else {
      throw MemberTrouble(reason: "'\(name)' is no time in microseconds: \(number)")
    }
    return Int64(number)
  }

  /// A text on one line.
  mutating func lineText(_ name: String) throws(MemberTrouble) -> String {
    let text = try text(name)
    guard TraceSpelling.isLine(text) else {
      throw MemberTrouble(reason: "'\(name)' has a control character")
    }
    return text
  }

  /// A name: no blank, quote or control character.
  mutating func bare(_ name: String) throws(MemberTrouble) -> String {
    let text = try text(name)
    guard TraceSpelling.isBare(text) else {
      throw MemberTrouble(reason: "'\(name)' is no name: '\(text.prefix(40))'")
    }
    return text
  }

  /// Texts.
  mutating func texts(_ name: String) throws(MemberTrouble) -> [String] {
    guard let value = take(name) else { return [] }
    guard case .list(let values) = value else {
      throw MemberTrouble(reason: "'\(name)' is no list")
    }
    var texts: [String] = []
    for value in values {
      guard case .text(let text) = value else {
        throw MemberTrouble(reason: "'\(name)' holds something that is no text")
      }
      texts.append(text)
    }
    return texts
  }

  /// The object of a member.
  mutating func object(_ name: String) throws(MemberTrouble) -> [JSONValue.Member] {
    guard let value = take(name) else {
      throw MemberTrouble(reason: "the member '\(name)' is missing")
    }
    guard case .object(let members) = value else {
      throw MemberTrouble(reason: "'\(name)' is no object")
    }
    return members
  }

  /// Whether a member of that name is left.
  func has(_ name: String) -> Bool { names.contains(name) }
}
