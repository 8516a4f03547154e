/// A seeded stream of numbers: the same seed gives the same numbers everywhere, for ever.
///
/// SplitMix64, after Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
/// Not a `RandomNumberGenerator` on purpose: what the standard library draws from one may change
/// from version to version, and then a seed in a bug report would mean nothing.
public struct Generator: Sendable {
  private var state: UInt64

  /// A stream by its seed; every seed is as good as any other.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits, each value as likely as any other.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z &>> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z &>> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z &>> 31
  }

  /// A number from 0 up to, not including, `bound`, without bias: the few draws that would favour
  /// some results are drawn again (Lemire, "Fast random integer generation in an interval", 2019).
  /// A bound below 1 counts as 1.
  public mutating func below(_ bound: Int) -> Int {
    guard bound > 1 else { return 0 }
    let width = UInt64(bound)
    let unfair = (0 &- width) % width
    while true {
      let product = width.multipliedFullWidth(by: next())
      if product.low >= unfair { return Int(product.high) }
    }
  }

  /// A number from 0 up to, not including, 1, in steps of 2⁻⁵³.
  public mutating func unit() -> Double { Double(next() &>> 11) * 0x1p-53 }
}
