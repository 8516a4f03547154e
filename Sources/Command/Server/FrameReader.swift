// Messages on a stream of bytes: `Content-Length: N`, an empty line, N bytes. What comes may be
// anything: nothing is kept that is longer than a limit, and after what cannot be understood the next
// header is looked for.

/// Cuts a stream of bytes into messages.
struct FrameReader {
  /// What was found.
  enum Frame: Equatable {
    /// The bytes of a message.
    case message([UInt8])
    /// Something that is no message, in words.
    case broken(String)
  }

  /// Bytes of a message at most.
  static let bodyLimit = 64 << 20
  /// Bytes of a line of a header.
  static let lineLimit = 1_024
  /// Lines of a header.
  static let headerLimit = 32

  private enum State {
    /// In a header of so many lines, of which one may have said how long the message is.
    case header(lines: Int, length: Int?)
    /// In a line of a header that is too long.
    case longLine
    /// In a message: so many bytes are missing.
    case body(left: Int)
    /// In a message that is too long.
    case longBody(left: Int)
  }

  private var state = State.header(lines: 0, length: nil)
  /// The bytes of the line, or of the message, that has begun.
  private var held: [UInt8] = []
  /// Whether it was told that headers cannot be read, and none was read since.
  private var isLost = false

  /// Takes bytes as they come; gives what is complete with them.
  mutating func take(_ bytes: [UInt8]) -> [Frame] {
    var frames: [Frame] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      switch state {
      case .header(let lines, let length): header(&rest, lines, length, &frames)
      case .longLine:
        guard let end = rest.firstIndex(of: 10) else { return frames }
        rest = rest[(end + 1)...]
        state = .header(lines: 0, length: nil)
      case .body(let left):
        let part = rest.prefix(left)
        held += part
        rest = rest.dropFirst(part.count)
        state = .body(left: left - part.count)
        if left == part.count { finish(&frames) }
      case .longBody(let left):
        let count = min(left, rest.count)
        rest = rest.dropFirst(count)
        state = left == count ? .header(lines: 0, length: nil) : .longBody(left: left - count)
      }
    }
    return frames
  }

  private mutating func finish(_ frames: inout [Frame]) {
    frames.append(.message(held))
    held = []
    state = .header(lines: 0, length: nil)
  }

  /// Takes a line of a header, or the part of it that is there.
  private mutating func header(
    _ rest: inout ArraySlice<UInt8>, _ lines: Int, _ length: Int?, _ frames: inout [Frame]
  ) {
    guard let end = rest.firstIndex(of: 10) else {
      held += rest
      rest = []
      if held.count > FrameReader.lineLimit { lose(&frames, .longLine) }
      return
    }
    var line = held + rest[..<end]
    held = []
    rest = rest[(end + 1)...]
    if line.last == 13 { line.removeLast() }
    guard line.count <= FrameReader.lineLimit, lines < FrameReader.headerLimit else {
      return lose(&frames, .header(lines: 0, length: nil))
    }
    if line.isEmpty { return begin(lines, length, &frames) }
    state = .header(lines: lines + 1, length: FrameReader.length(line) ?? length)
  }

  /// The empty line behind a header.
  private mutating func begin(_ lines: Int, _ length: Int?, _ frames: inout [Frame]) {
    // Empty lines between messages say nothing.
    if lines == 0 { return }
    guard let length else { return lose(&frames, .header(lines: 0, length: nil)) }
    isLost = false
    if length > FrameReader.bodyLimit {
      frames.append(.broken("a message of \(length) bytes is too long"))
      state = .longBody(left: length)
    } else {
      state = .body(left: length)
      if length == 0 { finish(&frames) }
    }
  }

  private mutating func lose(_ frames: inout [Frame], _ next: State) {
    held = []
    state = next
    // Once is enough: what follows may be megabytes of the same.
    if !isLost { frames.append(.broken("expected 'Content-Length: N' and an empty line")) }
    isLost = true
  }

  /// The number of a line `Content-Length: N`; nil of other lines and of what is no number.
  private static func length(_ line: [UInt8]) -> Int? {
    let parts = String(decoding: line, as: UTF8.self)
      .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].lowercased() == "content-length" else { return nil }
    let digits = parts[1].utf8.drop { $0 == 32 || $0 == 9 }
    let number = Substring(digits).utf8.prefix { $0 >= 48 && $0 <= 57 }
    let tail = digits.dropFirst(number.count)
    guard !number.isEmpty, tail.allSatisfy({ $0 == 32 || $0 == 9 }) else { return nil }
    // A number that no machine has is too long a message as well.
    return Int(Substring(number)) ?? .max
  }
}
