import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Writing the bar's style fields, and what becomes of them on screen.
extension Simulation {
  /// A setter of the bar.
  func setBarStyle(_ field: Property, _ value: Value) {
    guard isAvailable(field) else { return }
    barStyle[field] = value
    barNeedsLayout = true
    requestCommit()
    if field == .tintColor {
      changeTint()
      return
    }
    if transaction != nil, change(of: field) == .landsAtEnd {
      hasPendingRestyle = true
      return
    }
    restyleBar(animates: change(of: field) == .animates)
  }

  /// What a change of a field does inside an animation, after the profile.
  private func change(of field: Property) -> IOSProfile.StyleChange {
    switch field {
    case .barTintColor: return profile.barTintColorChange
    case .tintColor: return profile.tintColorChange
    case .translucent: return profile.translucentChange
    case .backgroundImage, .shadowImage, .standardAppearance, .scrollEdgeAppearance:
      return profile.imageChange
    default: return .jumps
    }
  }

  private func changeTint() {
    let tint = color(of: barStyle[.tintColor])
    if profile.tintColorChange == .animates {
      write(tint: tint, to: barLayers.content)
    } else {
      inTransaction(nil) { write(tint: tint, to: barLayers.content) }
    }
  }

  /// Paints the bar after its fields: at once, or inside the running animation block.
  ///
  /// A change of translucency moves the resting frame of a page that is not in a transition.
  func restyleBar(animates: Bool = false, applyingPending: Bool = false) {
    if applyingPending { hasPendingRestyle = false }
    let wasTranslucent = background.isTranslucent
    background = resolve(barStyle)
    inTransaction(animates ? transaction : nil) {
      write(color: background.color, to: barLayers.background)
      write(color: background.effect, to: barLayers.effect)
      write(color: background.image, to: barLayers.image)
      write(color: background.shadow, to: barLayers.shadow)
    }
    for page in pages.indices where pages[page].exists { setTitleColor(of: page) }
    if wasTranslucent != background.isTranslucent, transitions.isEmpty, let top = stack.last,
      pages[top].isInWindow
    {
      uikit(.layout) { placeView(of: top) }
    }
    needsFrame()
  }

  /// What a style paints on this system.
  func resolve(_ style: BarStyle) -> BarBackground {
    let offset = stack.last.flatMap { pages[$0].scrollView.number(.contentOffset) } ?? 0
    return BackgroundResolver(
      profile: profile, images: program.images, appearances: program.appearances, isDark: isDark
    ).resolve(style, isAtScrollEdge: offset <= 0)
  }

  /// A label's colour is not animatable (documented: UILabel.textColor): it jumps.
  func setTitleColor(of page: Int) {
    inTransaction(nil) { write(color: background.title, to: pageLayers[page].title) }
  }

  /// Only the top item's title is there when nothing moves.
  func settleTitles() {
    for page in pages.indices {
      scene.set(pageLayers[page].title, .alpha, page == stack.last ? 1 : 0)
    }
  }

  /// layoutSubviews of the bar: a style write that waits is applied, inside the animation block
  /// if there is one (observed: the workaround for Open Radar 26893274), the background is framed.
  func layoutBar() throws {
    barNeedsLayout = false
    let context = navigationContext()
    for index in program.strategies.indices.reversed() {
      try runStrategy(index, .hook(.barLayoutSubviews, .pre), context)
    }
    uikit(.layout) {
      if hasPendingRestyle && transaction != nil {
        restyleBar(animates: true, applyingPending: true)
      }
      frameBar()
    }
    for index in program.strategies.indices {
      try runStrategy(index, .hook(.barLayoutSubviews, .main), context)
    }
  }

  /// The bar's own size, and its background's, which reaches up to the top of the screen
  /// (observed: the background's origin is minus the status bar's height).
  func frameBar() {
    scene.set(barLayers.bar, .width, device.width)
    scene.set(barLayers.bar, .height, profile.barHeight)
    let background = barLayers.background
    scene.set(background, .x, 0)
    scene.set(background, .y, -device.statusBarHeight)
    scene.set(background, .width, device.width)
    scene.set(background, .height, profile.barHeight + device.statusBarHeight)
  }
}
