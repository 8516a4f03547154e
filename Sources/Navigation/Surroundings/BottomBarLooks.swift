import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// What toolbar and tab bar paint, and where pages end because of it.
extension Navigator {
  /// Paints both as code styled them, by the rules of the navigation bar's older fields (documented:
  /// UIToolbar and UITabBar have barTintColor and isTranslucent with the same meaning).
  func paintBottomBars() {
    for thing in [Thing.toolbar, .tabBar] where hasSurrounding(thing) { paintBottomBar(thing) }
  }

  private func paintBottomBar(_ thing: Thing) {
    guard let layer = screen.layer(of: thing) else { return }
    var style = BarStyle()
    for field in [Property.barTintColor, .translucent] {
      style[field] = readSurrounding(thing, field)
    }
    let look = resolver.resolve(style, item: nil, edge: 0)
    write(color: look.image.over(look.effect), to: layer)
  }

  /// Code set a colour or the translucency of one of them: it is painted anew, and pages begin to end
  /// above it, or no longer do.
  func bottomBarLookChanged(_ thing: Thing) {
    guard hasSurrounding(thing) else { return }
    paintBottomBar(thing)
    fitPagesToBottomBars()
  }

  /// The pages on screen end where the bottom bars say: inside an animation their ends move with it.
  func fitPagesToBottomBars() {
    guard hasBottomBar, let top = restingTop else { return }
    placeView(of: top)
  }

  /// How much of a page's room at the bottom a bar takes.
  ///
  /// Documented (edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars): a page extends under
  /// translucent bars and ends above opaque ones; a page that does not extend at the bottom ends above
  /// any (`opaquePageStartsBelowBar`). Of a page that is not on top the bars are those that will be
  /// there when it is.
  func bottomBarCover(of page: Int) -> Double {
    guard hasBottomBar, controller == controllers.selected else { return 0 }
    let shown = [Thing.toolbar, .tabBar].filter {
      hasSurrounding($0) && !isBottomBarHidden($0, for: page)
    }
    let edges = pages[page].controller.word(.edgesForExtendedLayout)
    let extends = edges != "none" && edges != "top"
    let covers = pages[page].controller.flag(.extendedLayoutIncludesOpaqueBars)
    let bars = shown.filter { thing in
      if !extends { return true }
      return profile.opaquePageStartsBelowBar && !covers
        && readSurrounding(thing, .translucent) == .flag(false)
    }
    return bars.map { screen.device.height - bottomBarTop($0) }.max() ?? 0
  }
}
