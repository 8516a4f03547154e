/// A number in whole thousandths: what a trace prints and what a comparison reads back.
///
/// A Double's shortest decimal is slow to find and long to read. Thousandths of a point, of a unit
/// of alpha or of a millisecond are finer than a screen can show (choice).
public struct Fixed: Hashable, Comparable, Sendable {
  /// Thousandths, from −`greatest.milli` to `greatest.milli`.
  public let milli: Int64

  /// The greatest number, 10¹² less a thousandth: up to here `Fixed(fixed.value)` is the same
  /// number for every one.
  public static let greatest = Fixed(milli: 999_999_999_999_999)
  /// No number is longer in text: a sign, 12 digits, the point, 3 digits.
  public static let greatestLength = 17

  /// A number of so many thousandths, clamped to ±`greatest`.
  @inlinable public init(milli: Int64) {
    self.milli = min(max(milli, -999_999_999_999_999), 999_999_999_999_999)
  }

  /// The nearest thousandth of a Double, halves away from zero (as people round). The half is
  /// judged on `1000 · value` as a Double, so 0.0005 gives 0.001. Infinities and huge numbers are
  /// clamped to ±`greatest`; NaN is 0.
  @inlinable public init(_ value: Double) {
    let exact = value * 1000
    guard exact < 999_999_999_999_999, exact > -999_999_999_999_999 else {
      milli =
        exact >= 999_999_999_999_999
        ? 999_999_999_999_999 : exact == exact ? -999_999_999_999_999 : 0
      return
    }
    let whole = Int64(exact)
    let rest = exact - Double(whole)
    milli = rest >= 0.5 ? whole &+ 1 : rest <= -0.5 ? whole &- 1 : whole
  }

  /// A time in milliseconds, to the nearest microsecond (ties cannot occur), clamped.
  @inlinable public init(millisecondsOf time: Time) {
    let (whole, rest) = time.ticks.quotientAndRemainder(dividingBy: 3)
    self.init(milli: rest == 2 ? whole &+ 1 : rest == -2 ? whole &- 1 : whole)
  }

  /// The number as a Double, correctly rounded.
  @inlinable public var value: Double { Double(milli) / 1000 }

  /// Whether `a` is less than `b`.
  @inlinable public static func < (a: Fixed, b: Fixed) -> Bool { a.milli < b.milli }
}
