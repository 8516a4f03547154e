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

  /// The two bytes before, and where the line stands.
  private var last: UInt8 = 0
  private var lastButOne: UInt8 = 0
  private var column = 0
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
    for place in bytes.indices {
      let byte = bytes[place]
      if byte < 32 || byte == 58 || byte >= 127 { look(at: place, in: bytes) }
      column = byte == 10 ? 0 : column + 1
      (lastButOne, last) = (last, byte)
    }
    size += bytes.count
  }

  private mutating func look(at place: Int, in bytes: ArraySlice<UInt8>) {
    let byte = bytes[place]
    switch byte {
    case 10: line += 1
    case 58:
      if column == 1 && last == 58 && order == nil { order = "line \(line) begins with '::'" }
    case 9: break
    case 0..<32, 127: note(&control, "byte \(byte)", place, bytes)
    case 0x80...0x9F where last == 0xC2:
      note(&control, "U+00\(String(byte, radix: 16))", place, bytes)
    case 0xA8...0xAE where lastButOne == 0xE2 && last == 0x80:
      note(&bidi, "U+20\(String(byte - 0x80, radix: 16))", place, bytes)
    case 0xA6...0xA9 where lastButOne == 0xE2 && last == 0x81:
      note(&bidi, "U+20\(String(byte - 0x40, radix: 16))", place, bytes)
    default: break
    }
  }

  private func note(
    _ found: inout String?, _ what: String, _ place: Int, _ bytes: ArraySlice<UInt8>
  ) {
    if found != nil { return }
    let before = bytes[max(bytes.startIndex, place - 24)..<place]
    found = "\(what) in line \(line), after '\(AttackText.escaped(before))'"
  }

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
