import NavSimVocabulary

/// One value of a trace: plain data of 16 bytes, already on the grid on which it is printed and
/// compared.
///
/// Numbers are held in thousandths and colours in 8 bits per channel, so that a last bit of a
/// computation never shows. Texts and words are numbers into the trace's table of texts: ask the
/// recorder for them, and the trace for their text.
@frozen public struct TraceValue: Sendable {
  /// What a value is.
  @frozen public enum Kind: UInt8, Sendable {
    /// Never set: what a property holds before its element is there.
    case unset
    /// nil.
    case none
    case number, color, flag
    /// A quoted text.
    case text
    /// A bare word: a name, a word of a list, a stack.
    case word
  }

  /// Thousandths, packed colour, 0 or 1, or the number of a text.
  public let bits: Int64
  /// What the value is.
  public let kind: Kind

  @inlinable init(kind: Kind, bits: Int64) {
    self.bits = bits
    self.kind = kind
  }

  /// nil.
  @inlinable public static var none: TraceValue { TraceValue(kind: .none, bits: 0) }

  /// No value at all.
  @inlinable static var unset: TraceValue { TraceValue(kind: .unset, bits: 0) }

  /// A number on the grid of 1/1000, half away from zero. NaN is 0; beyond ±9·10¹² it is clamped.
  @inlinable public static func number(_ exact: Double) -> TraceValue {
    let scaled = exact * 1000
    guard scaled > -9e15, scaled < 9e15 else {
      return TraceValue(
        kind: .number, bits: exact != exact ? 0 : (exact < 0 ? -1 : 1) * 9_000_000_000_000_000)
    }
    let whole = Int64(scaled)
    let rest = scaled - Double(whole)
    return TraceValue(
      kind: .number, bits: whole &+ (rest >= 0.5 ? 1 : 0) &- (rest <= -0.5 ? 1 : 0))
  }

  /// A number given in thousandths.
  @inlinable public static func thousandths(_ count: Int64) -> TraceValue {
    TraceValue(kind: .number, bits: min(max(count, -limit), limit))
  }

  /// The largest number, in thousandths.
  @inlinable static var limit: Int64 { 9_000_000_000_000_000 }

  /// A colour, as its nearest 8-bit colour.
  @inlinable public static func color(_ color: Color) -> TraceValue {
    TraceValue(kind: .color, bits: Int64(color.packed))
  }

  /// A colour as 0xRRGGBBAA.
  @inlinable public static func color(packed: UInt32) -> TraceValue {
    TraceValue(kind: .color, bits: Int64(packed))
  }

  /// `yes` or `no`.
  @inlinable public static func flag(_ flag: Bool) -> TraceValue {
    TraceValue(kind: .flag, bits: flag ? 1 : 0)
  }

  /// The colour as 0xRRGGBBAA; 0 where the value is none.
  public var packedColor: UInt32 { kind == .color ? UInt32(truncatingIfNeeded: bits) : 0 }
}

extension TraceValue: Hashable {
  /// Whether two values are the same on the grid.
  @inlinable public static func == (a: TraceValue, b: TraceValue) -> Bool {
    a.bits == b.bits && a.kind.rawValue == b.kind.rawValue
  }

  /// Feeds the value into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bits)
    hasher.combine(kind.rawValue)
  }
}
