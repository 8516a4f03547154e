import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// What toolbars and the tab bar paint, and where pages end because of it.
extension Navigator {
  /// Paints all of them in the mode of this moment.
  func paintBottomBars() {
    for number in controllers.indices { at(number).paintBottomBar(.toolbar) }
    paintBottomBar(.tabBar)
  }

  /// Paints one as code styled it, by the rules of the navigation bar's older fields (documented:
  /// UIToolbar and UITabBar have barTintColor and isTranslucent with the same meaning).
  func paintBottomBar(_ thing: Thing) {
    guard hasSurrounding(thing) else { return }
    let bar = bottomBar(thing)
    var style = BarStyle()
    for field in BottomBar.looks { style[field] = bar[field] ?? .none }
    let look = resolver.resolve(style, item: nil, edge: 0)
    write(color: look.image.over(look.effect), to: bar.layer)
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
    guard hasBottomBar else { return 0 }
    let isInTabs = tree.holder(of: .navigation(controller)) == .container
    let around: [Thing] = isInTabs ? [.toolbar, .tabBar] : [.toolbar]
    let shown = around.filter { hasSurrounding($0) && !isBottomBarHidden($0, for: page) }
    let edges = pages[page].controller.word(.edgesForExtendedLayout)
    let extends = edges != "none" && edges != "top"
    let covers = pages[page].controller.flag(.extendedLayoutIncludesOpaqueBars)
    let bars = shown.filter { thing in
      if !extends { return true }
      return profile.opaquePageStartsBelowBar && !covers
        && bottomBar(thing)[.translucent] == .flag(false)
    }
    return bars.map { bottomEnd($0) - bottomBarTop($0) }.max() ?? 0
  }
}
