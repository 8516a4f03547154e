import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Where toolbars and the tab bar lie: a toolbar in its controller's view, the tab bar on the screen.
extension Navigator {
  /// Height of a bottom bar: a toolbar's own, a tab bar's with the home indicator below it.
  func bottomBarHeight(_ thing: Thing) -> Double {
    let rules = profile.surroundings
    guard thing == .toolbar else {
      return tabBarHeight(rules) + (screen.isTabBarFlat ? 0 : screen.device.bottomInset)
    }
    if screen.device.kind == .pad { return profile.geometry.padBarHeight }
    return isBarCompact ? rules.compactToolbarHeight : rules.toolbarHeight
  }

  /// Height of a tab bar without the home indicator below it.
  private func tabBarHeight(_ rules: SurroundingRules) -> Double {
    guard screen.device.kind == .pad else {
      return isBarCompact ? rules.compactTabBarHeight : rules.tabBarHeight
    }
    return screen.device.hasHomeIndicator ? rules.padTabBarOverIndicator : rules.padTabBarHeight
  }

  /// Where a bottom bar is that has gone down: below its controller's view, or below the screen.
  func bottomEnd(_ thing: Thing) -> Double {
    thing == .toolbar ? viewHeight : screen.device.height
  }

  /// Down to where a bottom bar is seen: to the end of its controller's view, which moves while the phone is turned, or of
  /// the screen.
  func seenBottomEnd(_ thing: Thing, _ scene: borrowing Scene) -> Double {
    guard thing == .toolbar else { return bottomEnd(thing) }
    if let host { return scene.value(pages.layers[host].view, .height) }
    return presentation.map { scene.value($0.layer, .height) } ?? bottomEnd(thing)
  }

  /// Top edge of a bottom bar that is shown: a tab bar at the bottom of the screen, a toolbar in its
  /// controller's view above the safe area's end (documented: safe area layout).
  func bottomBarTop(_ thing: Thing) -> Double {
    let height = bottomBarHeight(thing)
    guard thing == .toolbar else { return screen.device.height - height }
    return viewHeight - safeBottom - height
  }

  /// How much at the bottom of the controller's view lies under what is not its own: the home
  /// indicator, the tab bar, or what covers the page that holds it.
  ///
  /// Documented: UIView.safeAreaInsets, handed down to the views inside; inferred: that from iOS 7 to 10
  /// a bar at the bottom stood above the bars around it too, by bottomLayoutGuide.
  private var safeBottom: Double {
    let free = screen.device.height - screen.device.bottomInset
    if let frame = presentation?.frame { return max(frame.y + frame.height - free, 0) }
    guard let host else {
      let isOverTabs = tree.holder(of: .navigation(controller)) == .container
      return isOverTabs && !isBottomBarHidden(.tabBar)
        ? bottomBarHeight(.tabBar) : screen.device.bottomInset
    }
    let view = pages.layers[host].view
    let end = scene.modelValue(view, .y) + scene.modelValue(view, .height)
    guard let outer = around(host) else {
      return max((presentations.of(.page(host))?.frame.y ?? 0) + end - free, 0)
    }
    let isBarred = outer.hasSurrounding(.toolbar) && !outer.isBottomBarHidden(.toolbar)
    let cover = outer.safeBottom + (isBarred ? outer.bottomBarHeight(.toolbar) : 0)
    return max(end - (outer.viewHeight - cover), 0)
  }

  /// A controller's toolbar as UIKit makes it, before code has to do with it.
  func setUpToolbar() {
    let layer = here.toolbar.layer
    for (slot, value) in [(LayerSlot.x, 0.0), (.alpha, 1), (.width, viewWidth)] {
      scene.set(layer, slot, value)
    }
    scene.set(layer, .height, bottomBarHeight(.toolbar))
    inTransaction(nil) { paintBottomBar(.toolbar) }
    scene.set(layer, .y, viewHeight)
    scene.set(layer, .hidden, 1)
  }

  /// The toolbar takes its place in a view that has another size, inside the animation of the moment.
  func fitToolbar() {
    let layer = here.toolbar.layer
    let top = isBottomBarHidden(.toolbar) ? viewHeight : bottomBarTop(.toolbar)
    fit(layer, .width, to: viewWidth)
    fit(layer, .height, to: bottomBarHeight(.toolbar))
    if here.toolbar.move != nil { return }
    fit(layer, .y, to: top)
    // What its pages say of it is known when they are there.
    if isBottomBarHidden(.toolbar) { fit(layer, .hidden, to: 1) }
  }

  private func fit(_ layer: LayerID, _ slot: LayerSlot, to value: Double) {
    if scene.modelValue(layer, slot) != value { move(layer, slot, to: value) }
  }

  /// The screen has another size: what lies at its edges gets another frame, inside the animation
  /// of the turn.
  func resizeSurroundings() {
    screen.flattenTabBar(false)
    move(screen.statusBar, .width, to: screen.device.width)
    move(screen.statusBar, .height, to: screen.device.statusBarHeight + callHeight)
    showStatusBar()
    for number in controllers.inWindow { at(number).resizeBottomBar(.toolbar) }
    at(controllers.selected).resizeBottomBar(.tabBar)
    restKeyboard()
  }

  private func resizeBottomBar(_ thing: Thing) {
    let layer = bottomBar(thing).layer
    move(layer, .width, to: thing == .toolbar ? viewWidth : screen.device.width)
    move(layer, .height, to: bottomBarHeight(thing))
    move(layer, .y, to: isBottomBarHidden(thing) ? bottomEnd(thing) : bottomBarTop(thing))
  }
}
