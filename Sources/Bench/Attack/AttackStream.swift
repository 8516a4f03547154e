/// What came out of one stream, or stands in one report: its text as far as it is needed, and what
/// no terminal and no reader of logs should be given.
struct AttackStream: Equatable {
  /// How much of a text is kept.
  static let limit = 4 << 20

  private(set) var text = Bytes()
  private(set) var size = 0
  /// Characters that act on a terminal instead of being shown: the first and where it stands.
  private(set) var control: String?
  /// Characters that turn the direction of the text around: the first and where it stands.
  private(set) var bidi: String?
  /// The first line that a CI service would take for an order.
  private(set) var order: String?

  private var tail: [UInt8] = []
  private var isLineStart = true
  private var line = 1

  init() {}

  init(_ bytes: Bytes) {
    add(bytes[...])
  }

  /// Reads a file.
  init(file: Bytes) {
    AttackDisk.forEachChunk(of: file) { chunk in
      add(chunk)
      return true
    }
  }

  mutating func add(_ bytes: ArraySlice<UInt8>) {
    if text.count < Self.limit { text += bytes.prefix(Self.limit - text.count) }
    for byte in bytes {
      look(at: byte)
      size += 1
    }
  }

  private mutating func look(at byte: UInt8) {
    if isLineStart && byte != 58 { isLineStart = false }
    switch byte {
    case 10:
      line += 1
      isLineStart = true
    case 58 where isLineStart:
      if tail.last == 58 && order == nil { order = "line \(line) begins with '::'" }
      isLineStart = tail.last != 58
    case 9: break
    case 0..<32, 127: note(control: "byte \(byte)")
    case 0x80...0x9F where tail.last == 0xC2: note(control: "U+00\(String(byte, radix: 16))")
    case 0x8E, 0x8F, 0xAA...0xAE:
      if tail.suffix(2) == [0xE2, 0x80] { note(bidi: byte) }
    case 0xA6...0xA9:
      if tail.suffix(2) == [0xE2, 0x81] { note(bidi: byte) }
    default: break
    }
    tail.append(byte)
    if tail.count > 64 { tail.removeFirst(32) }
  }

  private mutating func note(control what: String) {
    if control == nil { control = "\(what) in line \(line), after '\(shownTail)'" }
  }

  private mutating func note(bidi last: UInt8) {
    if bidi == nil { bidi = "…\(String(last, radix: 16)) in line \(line), after '\(shownTail)'" }
  }

  private var shownTail: String { AttackText.escaped(tail.suffix(24)) }

  /// Whether a text stands in it.
  func holds(_ text: String) -> Bool { self.text.holds(Bytes(text.utf8)) }

  /// The text without how long it took, which may differ.
  var withoutTimes: Bytes {
    let lines = text.split(separator: 10, omittingEmptySubsequences: false)
    return Bytes(
      lines.map { line -> ArraySlice<UInt8> in
        guard line.last == 115, let place = line.range(ofLast: Bytes(" in ".utf8)) else {
          return line
        }
        let number = line[(place + 4)...].dropLast()
        return number.allSatisfy { (48...57).contains($0) || $0 == 46 } ? line[..<place] : line
      }.joined(separator: [10]))
  }

  /// The first lines, for people.
  var shown: String {
    let lines = text.prefix(2000).split(separator: 10).prefix(3)
    return lines.map { AttackText.escaped($0.prefix(160)) }.joined(separator: "\n      ")
  }
}

extension Collection where Element == UInt8, Index == Int {
  /// Whether these bytes stand in it.
  func holds(_ other: Bytes) -> Bool { range(ofFirst: other) != nil }

  /// Where these bytes begin first.
  func range(ofFirst other: Bytes) -> Int? {
    guard let first = other.first, count >= other.count else { return nil }
    return (startIndex...(endIndex - other.count)).first {
      self[$0] == first && self[$0..<$0 + other.count].elementsEqual(other)
    }
  }

  /// Where these bytes begin last.
  func range(ofLast other: Bytes) -> Int? {
    guard let first = other.first, count >= other.count else { return nil }
    return (startIndex...(endIndex - other.count)).reversed().first {
      self[$0] == first && self[$0..<$0 + other.count].elementsEqual(other)
    }
  }
}
