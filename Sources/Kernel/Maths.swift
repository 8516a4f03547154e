/// The few transcendental functions that the model needs, from `+ - * /` alone.
///
/// A C library's own differ in the last bit from system to system, and one bit is enough to change
/// a printed trace. These give the same bits wherever IEEE 754 holds. Goal: a relative error below
/// 10⁻¹⁵ for `exp`, an absolute one below 10⁻¹⁵ for `sin` and `cos`. Non-goal: the last half bit.
public enum Maths {
  /// e to the power of x. NaN stays NaN; too great gives infinity, too small zero.
  public static func exp(_ x: Double) -> Double {
    guard x == x else { return x }
    if x > 709.782712893384 { return .infinity }
    if x < -745.1332191019412 { return 0 }
    let k = nearest(x * 1.4426950408889634)
    let r = (x - Double(k) * ln2High) - Double(k) * ln2Low
    return scale(expSeries(r), by: k)
  }

  /// The square root, within a unit in the last place; NaN for NaN and numbers below 0. The standard
  /// library's own calls libm in debug builds, and then even the smallest program must link it.
  public static func squareRoot(_ x: Double) -> Double {
    if x == 0 || x == .infinity { return x }
    guard x > 0 else { return .nan }
    if x < 0x1p-1000 { return squareRoot(x * 0x1p200) * 0x1p-100 }
    // Half the exponent is a first guess within 6 %; Heron's step doubles the digits each time.
    var root = Double(bitPattern: x.bitPattern &>> 1 &+ 0x1FF8_0000_0000_0000)
    for _ in 0..<5 { root = 0.5 * (root + x / root) }
    return root
  }

  /// ln 2 in two parts; the first has so few bits that its product with an exponent is exact.
  private static let ln2High = 0.6931471804855391
  private static let ln2Low = 7.440617110012397e-11

  /// Taylor's series of e^r for |r| ≤ ln 2 / 2, where the first term left out is below 10⁻¹⁷.
  @inline(__always)
  private static func expSeries(_ r: Double) -> Double {
    var sum: Double = 1.0 / 6_227_020_800
    sum = sum * r + 1.0 / 479_001_600
    sum = sum * r + 1.0 / 39_916_800
    sum = sum * r + 1.0 / 3_628_800
    sum = sum * r + 1.0 / 362_880
    sum = sum * r + 1.0 / 40_320
    sum = sum * r + 1.0 / 5_040
    sum = sum * r + 1.0 / 720
    sum = sum * r + 1.0 / 120
    sum = sum * r + 1.0 / 24
    sum = sum * r + 1.0 / 6
    sum = sum * r + 0.5
    return 1 + (r + r * r * sum)
  }

  /// x · 2^k without overflow on the way, for −1075 ≤ k ≤ 1024.
  @inline(__always)
  private static func scale(_ x: Double, by k: Int64) -> Double {
    if k < -1021 { return x * power(k &+ 60) * power(-60) }
    if k > 1023 { return x * power(k &- 1) * 2 }
    return x * power(k)
  }

  @inline(__always)
  private static func power(_ k: Int64) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: k &+ 1023) &<< 52)
  }

  /// The nearest whole number, halves away from zero; |x| must be below 2⁶².
  @inline(__always)
  static func nearest(_ x: Double) -> Int64 { Int64(x < 0 ? x - 0.5 : x + 0.5) }

  /// A number made safe for a model: within the bounds, and `other` in place of NaN.
  static func bounded(_ x: Double, _ low: Double, _ high: Double, nan other: Double) -> Double {
    x == x ? min(max(x, low), high) : other
  }
}
