/// Sine and cosine for every Double, large ones too: the argument is reduced exactly first.
extension Maths {
  /// The sine of x radians. NaN for NaN and infinities.
  public static func sin(_ x: Double) -> Double {
    guard x - x == 0 else { return .nan }
    let (quadrant, r) = reduced(x)
    return wave(quadrant, r)
  }

  /// The cosine of x radians. NaN for NaN and infinities.
  public static func cos(_ x: Double) -> Double {
    guard x - x == 0 else { return .nan }
    let (quadrant, r) = reduced(x)
    return wave(quadrant &+ 1, r)
  }

  /// The sine of quadrant · π/2 + r for |r| ≤ π/4.
  private static func wave(_ quadrant: Int64, _ r: Double) -> Double {
    let value = quadrant & 1 == 0 ? sineSeries(r) : cosineSeries(r)
    return quadrant & 2 == 0 ? value : -value
  }

  /// Taylor's series; the first term left out is below 10⁻¹⁹.
  private static func sineSeries(_ r: Double) -> Double {
    let z = r * r
    var sum: Double = 1.0 / 355_687_428_096_000
    sum = sum * z - 1.0 / 1_307_674_368_000
    sum = sum * z + 1.0 / 6_227_020_800
    sum = sum * z - 1.0 / 39_916_800
    sum = sum * z + 1.0 / 362_880
    sum = sum * z - 1.0 / 5_040
    sum = sum * z + 1.0 / 120
    sum = sum * z - 1.0 / 6
    return r + r * z * sum
  }

  /// Taylor's series; the first term left out is below 10⁻¹⁷.
  private static func cosineSeries(_ r: Double) -> Double {
    let z = r * r
    var sum: Double = 1.0 / 20_922_789_888_000
    sum = sum * z - 1.0 / 87_178_291_200
    sum = sum * z + 1.0 / 479_001_600
    sum = sum * z - 1.0 / 3_628_800
    sum = sum * z + 1.0 / 40_320
    sum = sum * z - 1.0 / 720
    sum = sum * z + 1.0 / 24
    return 1 - (0.5 * z - z * z * sum)
  }

  /// x = quadrant · π/2 + r with |r| ≤ π/4 (a hair more at the seams).
  private static func reduced(_ x: Double) -> (quadrant: Int64, r: Double) {
    if x < -1_048_576 {
      let (quadrant, r) = reducedLarge(-x)
      return (0 &- quadrant, -r)
    }
    if x > 1_048_576 { return reducedLarge(x) }
    let k = nearest(x * 0.6366197723675814)
    let n = Double(k)
    // π/2 in three parts of 33 bits; the products of the first two are exact.
    let r = ((x - n * 1.5707963267341256) - n * 6.077100506303966e-11) - n * 2.0222662487959506e-21
    return (k, r)
  }

  /// The same for x > 2²⁰, after Payne and Hanek, "Radian reduction for trigonometric functions"
  /// (1983): x · 2/π modulo 4 from just those bits of 2/π that matter for x's exponent.
  private static func reducedLarge(_ x: Double) -> (quadrant: Int64, r: Double) {
    let bits = x.bitPattern
    let mantissa = bits & 0xF_FFFF_FFFF_FFFF | 0x10_0000_0000_0000
    let exponent = Int(truncatingIfNeeded: bits &>> 52) - 1075
    let offset = exponent - 2
    let low = mantissa.multipliedFullWidth(by: twoOverPi(bit: offset + 128))
    let middle = mantissa.multipliedFullWidth(by: twoOverPi(bit: offset + 64))
    let (second, carry) = middle.low.addingReportingOverflow(low.high)
    let first =
      mantissa &* twoOverPi(bit: offset) &+ middle.high &+ (carry ? 1 : 0)
    let whole = Int64(truncatingIfNeeded: first &>> 62)
    var high = first &<< 2 | second &>> 62
    var rest = second &<< 2 | low.low &>> 62
    let isUpperHalf = high &>> 63 == 1
    if isUpperHalf {
      rest = ~rest &+ 1
      high = ~high &+ (rest == 0 ? 1 : 0)
    }
    let part = Double(high) * 0x1p-64 + Double(rest) * 0x1p-128
    let r = part * 1.5707963267948966
    return isUpperHalf ? (whole &+ 1, -r) : (whole, r)
  }

  /// 64 bits of 2/π from the given bit on, counted from 0 after the binary point.
  private static func twoOverPi(bit offset: Int) -> UInt64 {
    let word = offset >> 6
    let shift = UInt64(offset & 63)
    let high = twoOverPi(word: word)
    return shift == 0 ? high : high &<< shift | twoOverPi(word: word + 1) &>> (64 - shift)
  }

  private static func twoOverPi(word: Int) -> UInt64 {
    twoOverPiWords.indices.contains(word) ? twoOverPiWords[word] : 0
  }

  /// The first 1,280 bits of 2/π.
  private static let twoOverPiWords: [UInt64] = [
    0xA2F9836E_4E441529, 0xFC2757D1_F534DDC0, 0xDB629599_3C439041,
    0xFE5163AB_DEBBC561, 0xB7246E3A_424DD2E0, 0x06492EEA_09D1921C,
    0xFE1DEB1C_B129A73E, 0xE88235F5_2EBB4484, 0xE99C7026_B45F7E41,
    0x3991D639_835339F4, 0x9C845F8B_BDF9283B, 0x1FF897FF_DE05980F,
    0xEF2F118B_5A0A6D1F, 0x6D367ECF_27CB09B7, 0x4F463F66_9E5FEA2D,
    0x7527BAC7_EBE5F17B, 0x3D0739F7_8A5292EA, 0x6BFB5FB1_1F8D5D08,
    0x56033046_FC7B6BAB, 0xF0CFBC20_9AF4361D,
  ]
}
