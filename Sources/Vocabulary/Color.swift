/// A colour in gamma-encoded sRGB, not premultiplied; each component is in 0...1.
///
/// Interpolation and compositing work on these components as they are, without linearising: that
/// is what UIKit and the libraries do (observed; WRNavigationBar, ETNavBarTransparent and
/// HBDNavigationBar sources).
public struct Color: Hashable, Sendable {
  /// The components, 0...1.
  public var red, green, blue, alpha: Double

  /// A colour of four components in 0...1.
  @inlinable public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour of a packed 0xRRGGBBAA.
  public init(packed: UInt32) {
    self.init(
      Double((packed >> 24) & 255) / 255, Double((packed >> 16) & 255) / 255,
      Double((packed >> 8) & 255) / 255, Double(packed & 255) / 255)
  }

  /// The nearest 8-bit colour as 0xRRGGBBAA.
  @inlinable public var packed: UInt32 {
    // NaN is 0: no value of a colour may trap.
    func byte(_ x: Double) -> UInt32 { UInt32(Int64((x > 0 ? min(x, 1) : 0) * 255 + 0.5)) }
    return byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | byte(alpha)
  }

  /// This colour with its alpha multiplied by `factor`.
  @inlinable public func faded(_ factor: Double) -> Color {
    Color(red, green, blue, alpha * factor)
  }

  /// This colour painted over `below` (source-over).
  @inlinable public func over(_ below: Color) -> Color {
    let rest = below.alpha * (1 - alpha)
    let total = alpha + rest
    if total <= 0 { return Color(0, 0, 0, 0) }
    return Color(
      (red * alpha + below.red * rest) / total, (green * alpha + below.green * rest) / total,
      (blue * alpha + below.blue * rest) / total, total)
  }

  /// UIColor.clear: black without opacity.
  public static let clear = Color(0, 0, 0, 0)
  /// UIColor.black.
  public static let black = Color(0, 0, 0)
  /// UIColor.white.
  public static let white = Color(1, 1, 1)

  /// UIColor's fixed named colours, in the order of UIKit's header.
  /// Source: Apple documentation of UIColor, documented.
  public static let named: [(name: String, color: Color)] = [
    ("black", .black), ("darkGray", Color(1.0 / 3, 1.0 / 3, 1.0 / 3)),
    ("lightGray", Color(2.0 / 3, 2.0 / 3, 2.0 / 3)), ("white", .white),
    ("gray", Color(0.5, 0.5, 0.5)), ("red", Color(1, 0, 0)), ("green", Color(0, 1, 0)),
    ("blue", Color(0, 0, 1)), ("cyan", Color(0, 1, 1)), ("yellow", Color(1, 1, 0)),
    ("magenta", Color(1, 0, 1)), ("orange", Color(1, 0.5, 0)), ("purple", Color(0.5, 0, 0.5)),
    ("brown", Color(0.6, 0.4, 0.2)), ("clear", .clear),
  ]

  /// The colour that `text` names: one of `named`, `#RRGGBB` or `#RRGGBBAA`; nil if it names none.
  public init?(text: String) {
    if let known = Color.named.first(where: { $0.name == text }) {
      self = known.color
      return
    }
    guard let packed = Color.packed(digits: text.utf8) else { return nil }
    self.init(packed: packed)
  }

  /// What `#RRGGBB` or `#RRGGBBAA` stands for, as 0xRRGGBBAA; nil for other bytes.
  public static func packed(digits bytes: some Collection<UInt8>) -> UInt32? {
    guard bytes.first == 35, bytes.count == 7 || bytes.count == 9 else { return nil }
    var packed: UInt32 = 0
    for byte in bytes.dropFirst() {
      switch byte {
      case 48...57: packed = packed << 4 | UInt32(byte - 48)
      case 65...70: packed = packed << 4 | UInt32(byte - 55)
      case 97...102: packed = packed << 4 | UInt32(byte - 87)
      default: return nil
      }
    }
    return bytes.count == 7 ? packed << 8 | 255 : packed
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where the colour is not opaque.
  public var text: String {
    let digits = Array("0123456789ABCDEF")
    let all = packed
    let count = all & 255 == 255 ? 6 : 8
    var text = "#"
    for index in 0..<count { text.append(digits[Int(all >> UInt32(28 - 4 * index)) & 15]) }
    return text
  }
}
