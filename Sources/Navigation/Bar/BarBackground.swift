import NavSimProgram
import NavSimVocabulary

/// What a bar's background paints, given its style fields: one colour for each of its layers.
struct BarBackground: Hashable {
  /// The material of a translucent bar without an image.
  var effect = Color.clear
  /// The image, or the plate of an opaque bar.
  var image = Color.clear
  /// The hairline.
  var shadow = BarBackground.hairline
  /// The background's own colour: the image's, the bar tint, or the material's.
  var color = Color.clear
  /// The title's colour.
  var title = Color.black
  /// Whether what is behind shows through; pages start below a bar that is not.
  var isTranslucent = true

  /// The hairline in light mode (observed: HBDNavigationBar, Flutter: black, 77/255).
  static let hairline = Color(0, 0, 0, 77.0 / 255)
  /// The material of the default style (observed: HBDNavigationBar's fallback colours).
  static let lightMaterial = Color(247.0 / 255, 247.0 / 255, 247.0 / 255, 0.80)
  /// The material of the black style (observed: HBDNavigationBar).
  static let darkMaterial = Color(28.0 / 255, 28.0 / 255, 28.0 / 255, 0.729)
}

/// Turns style fields into what is painted, after the rules of one iOS version.
struct BackgroundResolver {
  let profile: IOSProfile
  let images: [ImageDeclaration]
  let appearances: [AppearanceDeclaration]
  var isDark = false

  /// Resolves a style. `isAtScrollEdge` says whether the top page's content is at its top.
  func resolve(_ style: BarStyle, isAtScrollEdge: Bool) -> BarBackground {
    var result = legacy(style)
    if let appearance = appearance(of: style, isAtScrollEdge: isAtScrollEdge) {
      apply(appearance, to: &result)
    }
    if let title = style.color(.titleColor) { result.title = title }
    return result
  }

  func image(_ value: Value) -> PaintedImage? {
    switch value {
    case .image(let index) where images.indices.contains(index):
      let color = images[index].color
      return color.alpha == 0 ? .empty : .filled(color)
    case .empty: return .empty
    default: return nil
    }
  }

  /// Whether a bar of this style lets through what is behind it.
  ///
  /// Documented (UINavigationBar.isTranslucent): yes by default; without a value set by hand an
  /// image decides by its alpha.
  func isTranslucent(_ style: BarStyle) -> Bool {
    if case .flag(let byHand) = style[.translucent] { return byHand }
    return image(style[.backgroundImage])?.isTranslucent ?? true
  }

  /// The painted background before appearances: image, then bar tint, then the style's default
  /// (observed: README of HBDNavigationBar; documented for the corrections of images).
  private func legacy(_ style: BarStyle) -> BarBackground {
    var result = BarBackground()
    result.isTranslucent = isTranslucent(style)
    result.title = style.isBlack ? .white : .black
    let plate = style.color(.barTintColor) ?? (style.isBlack ? .black : .white)
    switch image(style[.backgroundImage]) {
    case .filled(let color):
      if result.isTranslucent {
        result.image =
          color.alpha < 1 ? color : color.faded(profile.translucentImageOpacity)
      } else {
        result.image = color.over(plate.over(.black))
      }
      result.color = result.image
      result.shadow = shadow(style)
    case .empty:
      result.image = result.isTranslucent ? .clear : plate
      result.color = result.image
      result.shadow = shadow(style)
    case nil:
      if result.isTranslucent {
        let material =
          style.isBlack ? BarBackground.darkMaterial : BarBackground.lightMaterial
        let tint = style.color(.barTintColor)
        result.effect = tint.map { $0.faded(profile.blurTintAlpha) } ?? material
        result.color = tint ?? material
      } else {
        result.image = plate
        result.color = plate
      }
      if profile.hasAppearance { result.shadow = shadow(style) }
    }
    return result
  }

  /// A custom shadow needs a background image before iOS 13 (observed, common knowledge).
  private func shadow(_ style: BarStyle) -> Color {
    switch image(style[.shadowImage]) {
    case .filled(let color): return color
    case .empty: return .clear
    case nil: return BarBackground.hairline
    }
  }

  /// The appearance in force, if one is.
  ///
  /// Documented (UINavigationBarAppearance, iOS 15 release notes): a bar at the scroll edge uses
  /// scrollEdgeAppearance, and without one the standard appearance with a transparent background.
  private func appearance(of style: BarStyle, isAtScrollEdge: Bool) -> AppearanceDeclaration? {
    guard profile.hasAppearance else { return nil }
    if profile.scrollEdgeAppliesToAll && isAtScrollEdge {
      return declared(style[.scrollEdgeAppearance])
        ?? AppearanceDeclaration(name: "", base: .transparent)
    }
    return declared(style[.standardAppearance])
  }

  private func declared(_ value: Value) -> AppearanceDeclaration? {
    guard case .appearance(let index) = value, appearances.indices.contains(index) else {
      return nil
    }
    return appearances[index]
  }

  /// Image before colour before effect (documented: UIBarAppearance).
  private func apply(_ appearance: AppearanceDeclaration, to result: inout BarBackground) {
    result.effect = .clear
    result.image = .clear
    result.shadow = appearance.shadowColor ?? BarBackground.hairline
    switch appearance.base {
    case .opaque: result.image = .white
    case .transparent: result.shadow = appearance.shadowColor ?? .clear
    case .default: result.effect = BarBackground.lightMaterial
    }
    if let color = appearance.backgroundColor {
      result.image = color.over(result.image)
    }
    if let index = appearance.backgroundImage, let image = image(.image(index)) {
      result.effect = .clear
      if case .filled(let color) = image { result.image = color } else { result.image = .clear }
    }
    result.color = result.image.alpha > 0 ? result.image : result.effect
    result.title = appearance.titleColor ?? result.title
  }
}
