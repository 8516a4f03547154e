import NavSimProgram
import NavSimVocabulary

/// The style fields of a bar, or of a stand-in, as code set them.
struct BarStyle: Hashable {
  private var values: [Value] = Array(repeating: .none, count: Property.style.count)

  init() {
    self[.barStyle] = .word("default")
    self[.tintColor] = .color(BarStyle.defaultTint)
  }

  /// UIKit's default tint (observed: WRNavigationBar, ETNavBarTransparent).
  static let defaultTint = Color(0, 122.0 / 255, 1)

  /// A field; nil for `translucent` means that nobody set it by hand.
  subscript(field: Property) -> Value {
    get { values[Int(field.rawValue)] }
    set { values[Int(field.rawValue)] = newValue }
  }

  /// UIView.backgroundColor of the bar itself; no style field, so `copy` leaves it alone.
  var backgroundColor: Value = .none

  var isBlack: Bool { self[.barStyle] == .word("black") }

  func color(_ field: Property) -> Color? {
    if case .color(let color) = self[field] { return color }
    return nil
  }
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
