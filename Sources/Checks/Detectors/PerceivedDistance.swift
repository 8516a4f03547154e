import NavSimTrace

/// How different two colours look: their Euclidean distance in OKLab, Björn Ottosson, "A perceptual
/// color space for image processing" (2020). Black to white is 1; a difference of 0.02 is just seen
/// where two fields touch (choice: published values lie between 0.01 and 0.02).
///
/// Only + - * / and square roots: fifth and cube roots by Newton's method with a fixed number of
/// steps, so that every machine sees the same.
enum PerceivedDistance {
  /// 0 to about 1; 1 where only one of the two is a colour. Colours that are not opaque differ by
  /// their opacity too.
  static func between(_ a: TraceValue?, _ b: TraceValue?) -> Double {
    guard let a, let b, a.kind == .color, b.kind == .color else { return a == b ? 0 : 1 }
    if a.packedColor == b.packedColor { return 0 }
    let one = lab(a.packedColor)
    let other = lab(b.packedColor)
    let (l, u, v) = (one.l - other.l, one.a - other.a, one.b - other.b)
    let alpha = Double(a.packedColor & 0xFF) / 255 - Double(b.packedColor & 0xFF) / 255
    return (l * l + u * u + v * v + alpha * alpha).squareRoot()
  }

  /// How far apart two opaque colours are in hue and strength alone, whatever their lightness.
  static func chroma(_ a: UInt32, _ b: UInt32) -> Double {
    let (one, other) = (lab(a), lab(b))
    let (u, v) = (one.a - other.a, one.b - other.b)
    return (u * u + v * v).squareRoot()
  }

  /// The contrast of text and ground as W3C's Web Content Accessibility Guidelines 2.2 have it: 1 to 21. They
  /// ask for 4.5, or for 3 where the text is large.
  static func contrast(_ a: UInt32, _ b: UInt32) -> Double {
    let (one, other) = (luminance(a), luminance(b))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private static func luminance(_ packed: UInt32) -> Double {
    0.2126 * linear[Int(packed >> 24 & 0xFF)] + 0.7152 * linear[Int(packed >> 16 & 0xFF)]
      + 0.0722 * linear[Int(packed >> 8 & 0xFF)]
  }

  private static func lab(_ packed: UInt32) -> (l: Double, a: Double, b: Double) {
    let red = linear[Int(packed >> 24 & 0xFF)]
    let green = linear[Int(packed >> 16 & 0xFF)]
    let blue = linear[Int(packed >> 8 & 0xFF)]
    let l = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return (
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  /// The light of each of the 256 steps of a channel (IEC 61966-2-1, sRGB).
  private static let linear: [Double] = (0..<256).map { step in
    let value = Double(step) / 255
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // x to the 2.4 is x² times the fifth root of x².
    return base * base * fifthRoot(base * base)
  }

  /// From above and downwards: Newton's method does not leave that side. 0 for 0.
  static func cubeRoot(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    var root = 1.0
    for _ in 0..<40 {
      let next = root - (root - value / (root * root)) / 3
      // What stands still goes on standing.
      if next == root { break }
      root = next
    }
    return root
  }

  static func fifthRoot(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    var root = 1.0
    for _ in 0..<40 {
      let square = root * root
      root -= (root - value / (square * square)) / 5
    }
    return root
  }
}
