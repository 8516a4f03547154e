// The last filter before a stream. Whatever path a text took, nothing leaves by it but printable
// text, tabs and line ends, and no line that another program takes for a command: logs of build
// machines obey lines that begin with `::` or hold `##[`.

/// Writes several lines of text as they may stand before people.
public struct VisibleLines {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []
  /// Whether only blanks stand on the line so far.
  private var isLineStart = true

  /// Nothing so far.
  public init() {}

  /// The lines of a text.
  public static func text(_ text: String) -> String {
    String(decoding: bytes(Array(text.utf8)), as: UTF8.self)
  }

  /// The lines that some bytes are; one that is not UTF-8 is written as `\x9B`.
  public static func bytes(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBufferPointer { buffer in
      if isPlain(buffer) { return bytes }
      var lines = VisibleLines()
      lines.bytes.reserveCapacity(bytes.count + bytes.count / 8)
      lines.add(buffer, 0..<buffer.count)
      return lines.bytes
    }
  }

  /// What the tool itself says to a terminal, as it is.
  public mutating func add(sequence text: String) { bytes += text.utf8 }

  /// A stretch of a text. What stands behind it tells whether a colon at its end begins a command.
  public mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var at = range.lowerBound
    while at < range.upperBound {
      let byte = text[at]
      switch byte {
      case 10:
        put(byte)
        isLineStart = true
        at += 1
      case 9, 32:
        put(byte)
        at += 1
      case 13 where at + 1 < text.count && text[at + 1] == 10: at += 1
      case 0..<32, 127:
        write(Unicode.Scalar(byte))
        at += 1
      case 128...: at += addWide(text, at)
      default:
        if Self.isCommand(text, at, isLineStart: isLineStart) {
          bytes += Array("\\u{\(byte == 35 ? "23" : "3A")}".utf8)
        } else {
          put(byte)
        }
        isLineStart = false
        at += 1
      }
    }
  }

  private mutating func put(_ byte: UInt8) { bytes.append(byte) }

  private mutating func write(_ scalar: Unicode.Scalar) {
    bytes += Array(Visible.escape(scalar).utf8)
    isLineStart = false
  }

  /// Writes the character that begins at a byte above ASCII, and gives its length.
  private mutating func addWide(_ text: UnsafeBufferPointer<UInt8>, _ at: Int) -> Int {
    guard let (scalar, length) = Self.scalar(text, at) else {
      bytes += Array("\\x\(String(text[at], radix: 16, uppercase: true))".utf8)
      isLineStart = false
      return 1
    }
    if Visible.isHidden(scalar) {
      write(scalar)
    } else {
      for offset in 0..<length { put(text[at + offset]) }
      if !scalar.properties.isWhitespace { isLineStart = false }
    }
    return length
  }

  private static func scalar(
    _ text: UnsafeBufferPointer<UInt8>, _ at: Int
  ) -> (Unicode.Scalar, length: Int)? {
    var decoder = UTF8()
    var rest = text[at..<min(at + 4, text.count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return nil }
    return (scalar, UTF8.width(scalar))
  }

  /// Whether a command begins here: `::` with nothing but blanks before it on its line, or `##[` and
  /// `##word[` anywhere.
  private static func isCommand(
    _ text: UnsafeBufferPointer<UInt8>, _ at: Int, isLineStart: Bool
  ) -> Bool {
    let next = at + 1 < text.count ? text[at + 1] : 0
    if text[at] == 58 { return isLineStart && next == 58 }
    guard text[at] == 35, next == 35 else { return false }
    var end = at + 2
    while end < text.count, end < at + 34, isLetter(text[end]) { end += 1 }
    return end < text.count && text[end] == 91
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 32) }

  /// Whether nothing has to be done. Runs over whole traces, so it looks at each byte once.
  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var last: UInt8 = 10
    for byte in text {
      if byte < 32 ? byte != 10 && byte != 9 : byte > 126 { return false }
      if byte == last && (byte == 58 || byte == 35) { return false }
      last = byte
    }
    return true
  }
}
