import NavSimProgram
import NavSimVocabulary

/// Turns style fields into what is painted, after the rules of one iOS version.
struct BackgroundResolver {
  let profile: IOSProfile
  let images: [ImageDeclaration]
  let appearances: [AppearanceDeclaration]
  /// Whether UIKit's own colours are those of dark mode.
  let isDark: Bool
  /// Whether the bar has the height of compact metrics.
  var isCompact = false
  /// The major version of the SDK that the app is linked with.
  var linkedSDK = Int.max
  /// Whether the item in force shows a large title.
  var isLarge = false
  /// What code set for large titles (documented: UINavigationBar.largeTitleTextAttributes).
  private(set) var largeTitleColor = Value.none
  mutating func give(largeTitle color: Value) { largeTitleColor = color }

  /// The hairline in light mode (observed: HBDNavigationBar, Flutter: black, 77/255).
  static let hairline = Color(0, 0, 0, 77.0 / 255)
  /// The material of the default style (observed: HBDNavigationBar's fallback colours).
  static let lightMaterial = Color(247.0 / 255, 247.0 / 255, 247.0 / 255, 0.80)
  /// The material of the black style (observed: HBDNavigationBar).
  static let darkMaterial = Color(28.0 / 255, 28.0 / 255, 28.0 / 255, 0.729)

  /// What a bar paints. `item` is what the navigation item in force overrides, `edge` how far the
  /// content is at its scroll edge: 1 at the edge, 0 away from it.
  func resolve(_ style: BarStyle, item: Fields?, edge: Double) -> BarBackground {
    let plain = standard(style, item)
    var result = BarBackground(plain)
    // How much of what is seen is drawn by the older fields.
    var older = hasStandard(style, item) ? 0.0 : 1
    if edge > 0, let atEdge = scrollEdge(style, item, plain) {
      if profile.bar.hasEdgeCopy {
        result = BarBackground(plain, edge: atEdge, part: edge)
        older *= 1 - edge
      } else if edge == 1 {
        result = BarBackground(atEdge)
        older = 0
      }
    }
    result.isTranslucent = isTranslucent(style)
    if let color = color(style.backgroundColor) {
      let isTinted = profile.bar.tintHidesBarColor && self.color(style[.barTintColor]) != nil
      if !isTinted || older < 1 { result.barColor = color.faded(isTinted ? 1 - older : 1) }
    }
    return result
  }

  /// The colour of a value as the interface is now; nil where it is none.
  func color(_ value: Value) -> Color? {
    value.color(isDark: isDark, profile.surroundings.systemColors)
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
    return image(of: style)?.isTranslucent ?? true
  }

  /// The background image for the bar's metrics: that of compact ones where it is set, else the one
  /// for all (documented: UINavigationBar.setBackgroundImage(_:for:); that the second serves for
  /// both is common knowledge).
  private func image(of style: BarStyle) -> PaintedImage? {
    let compact = isCompact ? image(style[.compactBackgroundImage]) : nil
    return compact ?? image(style[.backgroundImage])
  }

  /// Whether UIKit's own colours are dark: in dark mode, and for the black style.
  private func isDark(_ style: BarStyle) -> Bool { isDark || style.isBlack }

  private func hairline(_ style: BarStyle) -> Color {
    isDark ? Color.white.faded(profile.bar.darkHairlineAlpha) : BackgroundResolver.hairline
  }

  private func material(_ style: BarStyle) -> Color {
    if profile.bar.isGlass { return .clear }
    return isDark(style) ? BackgroundResolver.darkMaterial : BackgroundResolver.lightMaterial
  }

  // MARK: - The older fields

  /// The painted background before appearances: image, then bar tint, then the style's default
  /// (observed: README of HBDNavigationBar; documented for the corrections of images).
  private func legacy(_ style: BarStyle) -> BackgroundPicture {
    var result = BackgroundPicture()
    let translucent = isTranslucent(style)
    result.title = color(style[.titleColor]) ?? (isDark(style) ? .white : .black)
    result.give(largeTitle: color(largeTitleColor) ?? (isDark(style) ? .white : .black))
    let tint = color(style[.barTintColor])
    let plate = tint ?? (isDark(style) ? .black : .white)
    result.shadow = shadow(style)
    switch image(of: style) {
    case .filled(let color):
      if translucent {
        result.image = color.alpha < 1 ? color : color.faded(profile.translucentImageOpacity)
      } else {
        result.image = color.over(plate.over(.black))
      }
      result.color = result.image
    case .empty:
      result.image = translucent ? .clear : plate
      result.color = result.image
    case nil where translucent:
      result.effect = tint.map { $0.faded(profile.blurTintAlpha) } ?? material(style)
      result.color = tint ?? material(style)
      if profile.bar.isGlass, tint == nil { result.shadow = .clear }
    case nil:
      result.image = plate
      result.color = plate
    }
    return result
  }

  /// A custom shadow needs a background image before iOS 13 (observed, common knowledge).
  private func shadow(_ style: BarStyle) -> Color {
    let mayCustomise = profile.hasAppearance || image(of: style) != nil
    switch mayCustomise ? image(style[.shadowImage]) : nil {
    case .filled(let color): return color
    case .empty: return .clear
    case nil: return hairline(style)
    }
  }

  // MARK: - Appearances

  /// What shows away from the scroll edge: an appearance of the item, else of the bar, else the
  /// older fields (documented: UINavigationItem.standardAppearance, compactAppearance).
  private func standard(_ style: BarStyle, _ item: Fields?) -> BackgroundPicture {
    let plain = legacy(style)
    let compact = isCompact ? declared(.compactAppearance, style, item) : nil
    guard let found = compact ?? declared(.standardAppearance, style, item) else { return plain }
    return picture(found, style, plain)
  }

  /// Whether an appearance shows away from the scroll edge.
  private func hasStandard(_ style: BarStyle, _ item: Fields?) -> Bool {
    isCompact && declared(.compactAppearance, style, item) != nil
      || declared(.standardAppearance, style, item) != nil
  }

  /// What shows at the scroll edge; nil where that is the same as away from it.
  ///
  /// Documented (UINavigationBar.scrollEdgeAppearance, iOS 15 release notes): without one it is the
  /// standard appearance with a transparent background, for apps of a new enough SDK.
  private func scrollEdge(
    _ style: BarStyle, _ item: Fields?, _ plain: BackgroundPicture
  ) -> BackgroundPicture? {
    guard profile.hasAppearance else { return nil }
    let compact = isCompact ? declared(.compactScrollEdgeAppearance, style, item) : nil
    if let found = compact ?? declared(.scrollEdgeAppearance, style, item) ?? edgeless(style, item)
    {
      return picture(found, style, legacy(style))
    }
    // What was read from standardAppearance, where only the older fields were set.
    if style[.scrollEdgeAppearance] == BarStyle.olderFields { return nil }
    guard clearsEdge else { return nil }
    var clear = BackgroundPicture()
    clear.title = plain.title
    clear.give(largeTitle: plain.largeTitle)
    clear.give(plain.buttons)
    return clear
  }

  /// What a compact bar shows at the edge where nothing of the edge is given: its compactAppearance, before it is clear
  /// (documented: UINavigationBar.compactScrollEdgeAppearance, header of iOS 15: scrollEdgeAppearance, then
  /// compactAppearance, then a modified standardAppearance).
  private func edgeless(_ style: BarStyle, _ item: Fields?) -> AppearanceDeclaration? {
    isCompact && profile.has(.compactScrollEdgeAppearance)
      ? declared(.compactAppearance, style, item) : nil
  }

  /// Whether a bar without a scrollEdgeAppearance is clear at the edge.
  var clearsEdge: Bool { isLarge || linkedSDK >= profile.bar.transparentEdgeSDK }

  private func declared(
    _ field: Property, _ style: BarStyle, _ item: Fields?
  ) -> AppearanceDeclaration? {
    guard profile.hasAppearance, profile.has(field) else { return nil }
    return item.flatMap { appearance($0[field]) } ?? appearance(style[field])
  }

  /// The appearance that a field holds; nil where it holds none.
  func appearance(_ value: Value) -> AppearanceDeclaration? {
    if case .appearance(let index) = value, appearances.indices.contains(index) {
      return appearances[index]
    }
    return value == BarStyle.defaultAppearance
      ? AppearanceDeclaration(name: "default", base: .default) : nil
  }

  /// Image before colour before effect; where they coexist, image over colour over effect
  /// (documented: UIBarAppearance; `BarRules.backgroundPartsCoexist`).
  private func picture(
    _ appearance: AppearanceDeclaration, _ style: BarStyle, _ older: BackgroundPicture
  ) -> BackgroundPicture {
    var result = BackgroundPicture()
    result.shadow = hairline(style)
    switch appearance.base {
    case .opaque: result.image = isDark(style) ? .black : .white
    case .transparent: result.shadow = .clear
    case .default:
      result.effect = material(style)
      if profile.bar.isGlass { result.shadow = .clear }
    }
    if let hasEffect = appearance.hasEffect { result.effect = hasEffect ? material(style) : .clear }
    let coexist = profile.bar.backgroundPartsCoexist
    if let color = color(appearance.backgroundColor) {
      result.image = color
      if !coexist { result.effect = .clear }
    }
    if let index = appearance.backgroundImage, let image = image(.image(index)) {
      var own = Color.clear
      if case .filled(let color) = image { own = color }
      result.image = coexist ? own.over(result.image) : own
      if !coexist { result.effect = .clear }
    }
    result.color = result.image.alpha > 0 ? result.image : result.effect
    result.shadow = color(appearance.shadowColor) ?? result.shadow
    let label: Color = isDark(style) ? .white : .black
    let replaces = profile.bar.appearanceReplacesTitle
    result.title = color(appearance.titleColor) ?? (replaces ? label : older.title)
    result.give(
      largeTitle: color(appearance.largeTitleColor) ?? (replaces ? label : older.largeTitle))
    result.give(ButtonLook(appearance, color))
    return result
  }
}
