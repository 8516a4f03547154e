/// Pieces of a trace's text, for whatever writes or reads a trace in another form: one spelling of
/// every value, whichever file it stands in.
public enum TraceSpelling {
  /// A text in quotes, escaped like a Swift string literal.
  public static func quoted(_ text: String) -> String {
    rendered { $0.append(quoted: text) }
  }

  /// What a text in quotes says; nil for what is no such text, or more than one.
  public static func unquoted(_ quoted: String) -> String? {
    guard quoted.utf8.first == 34, quoted.utf8.count > 1 else { return nil }
    return TraceLine.unquoted(quoted)
  }

  /// A number of thousandths as the shortest decimal: -500 is `-0.5`.
  public static func number(thousandths: Int64) -> String {
    rendered { $0.append(thousandths: thousandths) }
  }

  /// A colour of 0xRRGGBBAA as `#RRGGBB` or `#RRGGBBAA`.
  public static func color(packed: UInt32) -> String {
    rendered { $0.append(color: packed) }
  }

  /// The value that a bare text stands for where it is no word: a number, a colour, `yes`, `no`,
  /// `nil`.
  public static func plainValue(_ text: String) -> TraceValue? { TraceName.plainValue(text) }

  /// The thousandths that a decimal of at most three digits behind the point stands for; nil if the
  /// bytes are none.
  public static func thousandths(_ bytes: ArraySlice<UInt8>) -> Int64? {
    TraceNumber.thousandths(bytes)
  }

  /// Whether a text may stand as a bare word where values stand.
  public static func isWord(_ text: String) -> Bool { TraceName.isWord(text) }

  /// Whether a text is one or more characters without blank, quote or control character.
  public static func isBare(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy(TraceName.isBare)
  }

  /// Whether a text fits on one line.
  public static func isLine(_ text: String) -> Bool {
    !text.unicodeScalars.contains(where: TraceName.isControl)
  }

  private static func rendered(_ write: (inout ByteBuffer) -> Void) -> String {
    var buffer = ByteBuffer(capacity: 64)
    write(&buffer)
    return String(decoding: buffer.array, as: UTF8.self)
  }
}

extension Trace {
  /// The moment of a display frame in whole microseconds, as the trace would write it.
  public func microseconds(ofFrame number: Int) -> Int64 {
    grid.canonical(grid.time(of: number)).ticks / 3
  }
}
