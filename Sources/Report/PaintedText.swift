import NavSimKernel

// Text for people in which each piece knows what it is. What is colour and what is text stay apart up
// to the edge, so that no text from outside can bring a colour, a control or a line of its own:
//
//     let line: PaintedText = "\(path):\(number): \(message, .error)\n"
//
// What stands between the quotes is ours and may end lines; what is put in comes from outside and
// cannot, unless it says `lines:`.

/// Text for people, not yet coloured.
public struct PaintedText: Hashable, Sendable {
  /// What a piece of text is.
  public typealias Role = TerminalStyle.Role

  private struct Piece: Hashable, Sendable {
    var text: String
    var role: Role
  }

  private var pieces: [Piece] = []

  /// Nothing.
  public init() {}

  /// Text of one line, from wherever it comes.
  public init(line: some StringProtocol, _ role: Role = .plain) {
    append(Visible.line(line), role)
  }

  /// Text of several lines that are meant as lines.
  public init(lines: String) { append(lines, .plain) }

  /// The whole text as a piece of one role.
  public static func painted(_ text: PaintedText, _ role: Role) -> PaintedText {
    var result = PaintedText()
    result.append(text.pieces.map(\.text).joined(), role)
    return result
  }

  /// Whether there is nothing.
  public var isEmpty: Bool { pieces.isEmpty }

  private mutating func append(_ text: String, _ role: Role) {
    if text.isEmpty { return }
    if let last = pieces.last, last.role == role, role == .plain {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: text, role: role))
    }
  }

  /// One behind the other.
  public static func + (one: PaintedText, other: PaintedText) -> PaintedText {
    var result = one
    result += other
    return result
  }

  /// The same without the line end with which it ends.
  public var withoutLineEnd: PaintedText {
    var result = self
    guard let last = pieces.last, last.text.hasSuffix("\n") else { return self }
    result.pieces[pieces.count - 1].text = String(last.text.dropLast())
    return result
  }

  /// Adds text at the end.
  public static func += (one: inout PaintedText, other: PaintedText) {
    for piece in other.pieces { one.append(piece.text, piece.role) }
  }

  /// The text as UTF-8: printable characters, tabs, line ends, and the style's own sequences.
  public func bytes(_ style: TerminalStyle) -> [UInt8] {
    let all = pieces.map { Array($0.text.utf8) }
    let whole = Array(all.joined())
    return whole.withUnsafeBufferPointer { buffer in
      var lines = VisibleLines()
      var start = 0
      for (piece, bytes) in zip(pieces, all) {
        let code = style.sequence(of: piece.role)
        if let code { lines.add(sequence: code) }
        if style.swatches == .none {
          lines.add(buffer, start..<start + bytes.count)
        } else {
          Swatches.add(
            buffer, start..<start + bytes.count, style.swatches, after: code ?? "", to: &lines)
        }
        if code != nil { lines.add(sequence: TerminalStyle.end) }
        start += bytes.count
      }
      return lines.bytes
    }
  }

  /// The same as a string.
  public func text(_ style: TerminalStyle) -> String {
    String(decoding: bytes(style), as: UTF8.self)
  }

  /// How many rows it takes on a terminal that wraps lines.
  ///
  /// - Parameter columns: the terminal's width, at least 1.
  public func rows(columns: Int) -> Int {
    plain.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) { rows, line in
      rows + max((line.count + columns - 1) / max(columns, 1), 1)
    }
  }

  /// The same without colour.
  public var plain: String { text(.plain) }
}

extension Sequence where Element == PaintedText {
  /// All of them, one behind the other.
  public func joined(separator: PaintedText = PaintedText()) -> PaintedText {
    var result = PaintedText()
    var isFirst = true
    for text in self {
      if !isFirst { result += separator }
      result += text
      isFirst = false
    }
    return result
  }
}

// MARK: - Literals

extension PaintedText: ExpressibleByStringInterpolation {
  /// What stands between the quotes.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = PaintedText()

    /// A text without anything in it.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Our own words.
    public mutating func appendLiteral(_ literal: String) { text.append(literal, .plain) }

    /// Text of one line.
    public mutating func appendInterpolation(
      _ value: some CustomStringConvertible, _ role: Role = .plain
    ) {
      text += PaintedText(line: value.description, role)
    }

    /// Text of several lines.
    public mutating func appendInterpolation(lines: String) { text += PaintedText(lines: lines) }

    /// Text that is painted already.
    public mutating func appendInterpolation(_ painted: PaintedText) { text += painted }
  }

  /// Our own words alone.
  public init(stringLiteral value: String) { append(value, .plain) }

  /// Our own words with fields between them.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }
}

extension PaintedText {
  /// Lines of a file as they may stand before people, for files that are too long to take in as text.
  public static func bytes(ofLines bytes: [UInt8]) -> [UInt8] { VisibleLines.bytes(bytes) }
}
