import NavSimProgram
import NavSimVocabulary

/// The style fields of a bar, or of a stand-in, as code set them.
struct BarStyle: Hashable {
  private var values: [Value] = Array(repeating: .none, count: Property.styleFields.count)

  /// The fields that code set, one bit each, and those whose value came from the proxy.
  private var byHand: UInt32 = 0
  private var fromProxy: UInt32 = 0

  init() {
    values[Int(Property.barStyle.rawValue)] = .word("default")
    values[Int(Property.tintColor.rawValue)] = .dynamic(BarStyle.defaultTint)
  }

  /// UIKit's default tint (documented: UIView.tintColor; observed: WRNavigationBar,
  /// ETNavBarTransparent).
  static let defaultTint = DynamicColor.systemBlue

  /// The appearance that barTintColor, backgroundImage and shadowImage make. It follows them
  /// (choice: UIKit gives a copy; code that writes it writes the fields before).
  static let olderFields = Value.word("standard")

  /// The system's own appearance, which a bar has that nobody gave one.
  static let defaultAppearance = Value.word("default")

  /// The background's opacity, for lists that name it: no field of the bar's own.
  var backgroundAlpha = 1.0

  /// A field; nil for `translucent` means that nobody set it by hand. What no style has is nil.
  subscript(field: Property) -> Value {
    get {
      if field == .bgAlpha { return .number(backgroundAlpha) }
      return values.indices.contains(Int(field.rawValue)) ? values[Int(field.rawValue)] : .none
    }
    set {
      if field == .bgAlpha, case .number(let alpha) = newValue { backgroundAlpha = alpha }
      guard values.indices.contains(Int(field.rawValue)) else { return }
      values[Int(field.rawValue)] = newValue
      byHand |= BarStyle.bit(field)
      fromProxy &= ~BarStyle.bit(field)
    }
  }

  private static func bit(_ field: Property) -> UInt32 { 1 << UInt32(field.rawValue) }

  /// Takes the tint of what the bar lies in: nobody gave it one of its own.
  mutating func inherit(tint: Value) {
    self[.tintColor] = tint
    byHand &= ~BarStyle.bit(.tintColor)
  }

  /// Whether nobody gave it a tint.
  var inheritsTint: Bool { (byHand | fromProxy) & BarStyle.bit(.tintColor) == 0 }

  /// Takes a value of UIAppearance's proxy. What code set stays, unless the proxy overwrites it.
  mutating func takeFromProxy(_ field: Property, _ value: Value, overwriting: Bool) {
    guard overwriting || byHand & BarStyle.bit(field) == 0 else { return }
    self[field] = value
    byHand &= ~BarStyle.bit(field)
    fromProxy |= BarStyle.bit(field)
  }

  /// Whether a field has its value from the proxy.
  func isFromProxy(_ field: Property) -> Bool { fromProxy & BarStyle.bit(field) != 0 }

  /// Forgets the appearances that came from the proxy. Returns whether there were any.
  mutating func dropProxyAppearances() -> Bool {
    var found = false
    for field in Property.styleFields where field.kind == .appearance {
      guard fromProxy & BarStyle.bit(field) != 0 else { continue }
      values[Int(field.rawValue)] = .none
      fromProxy &= ~BarStyle.bit(field)
      found = true
    }
    return found
  }

  /// UIView.backgroundColor of the bar itself; no style field, so `copy` leaves it alone.
  var backgroundColor: Value = .none

  var isBlack: Bool { self[.barStyle] == .word("black") }
}

/// What an image shows: nothing, or one colour.
enum PaintedImage: Hashable {
  case empty
  case filled(Color)

  /// Whether any pixel lets through what is behind.
  var isTranslucent: Bool {
    switch self {
    case .empty: return true
    case .filled(let color): return color.alpha < 1
    }
  }
}
