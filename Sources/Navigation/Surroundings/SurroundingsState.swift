import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// What stands around the pages and their bar: status bar, toolbar and tab bar.
struct SurroundingsState {
  let statusBar, toolbar, tabBar: LayerID

  /// Whether any line speaks of the status bar. If none does, nobody is asked about it.
  var usesStatusBar = false
  /// Its style as shown, or as it fades to.
  var statusBarStyle = "default"
  /// Whether it is hidden by a controller's wish.
  var isStatusBarHidden = false
  /// childForStatusBarStyle of the navigation controller: a page, or the word `top`.
  var statusBarStyleFrom: Value = .none

  /// UINavigationController.isToolbarHidden; a controller starts without one (documented).
  var isToolbarHidden = true
  /// Whether any line speaks of the toolbar.
  var usesToolbar = false
  /// UITabBarController.isTabBarHidden.
  var isTabBarHidden = false
  var toolbarFields = Fields(of: .toolbar)
  var tabBarFields = Fields(of: .tabBar)
  /// The timelines on which they come or go, if they do.
  var toolbarMove: Int?
  var tabBarMove: Int?
  /// Moves between a stack call and the start of its transition.
  var pendingMoves: [Thing] = []

  init(in scene: inout Scene) {
    statusBar = scene.addLayer()
    toolbar = scene.addLayer()
    tabBar = scene.addLayer()
    // Documented: UIToolbar.isTranslucent and UITabBar.isTranslucent are yes by default.
    toolbarFields[.translucent] = .flag(true)
    tabBarFields[.translucent] = .flag(true)
  }

  /// The layer of a thing around the bar.
  func layer(of thing: Thing) -> LayerID? {
    switch thing {
    case .statusBar: return statusBar
    case .toolbar: return toolbar
    case .tabBar: return tabBar
    default: return nil
    }
  }
}

extension Simulation {
  /// Colours, frames and flags before anything is shown.
  func setUpSurroundings() {
    isDark = program.startsDark && profile.surroundings.hasDarkMode
    surroundings.usesStatusBar = program.mentionsStatusBar
    surroundings.usesToolbar = program.mentions(.toolbar, property: .toolbarHidden)
    scene.set(surroundings.statusBar, .width, device.width)
    scene.set(surroundings.statusBar, .height, device.statusBarHeight)
    inTransaction(nil) {
      write(color: statusBarColor(of: surroundings.statusBarStyle), to: surroundings.statusBar)
    }
    for thing in [Thing.toolbar, .tabBar] {
      guard let layer = surroundings.layer(of: thing) else { continue }
      scene.set(layer, .width, device.width)
      scene.set(layer, .height, bottomBarHeight(thing))
    }
    settleBottomBars(after: nil)
  }

  /// Whether a trace shows a thing around the bar: only where a line speaks of it, so that what
  /// is not used costs nothing.
  public func hasSurrounding(_ thing: Thing) -> Bool {
    switch thing {
    case .statusBar: return program.mentionsStatusBar
    case .toolbar: return program.mentions(.toolbar, property: .toolbarHidden)
    case .tabBar: return program.navigation.isInTabs
    default: return false
    }
  }

  /// What code set on them, and what they are.
  func readSurrounding(_ thing: Thing, _ property: Property) -> Value {
    switch (thing, property) {
    case (.statusBar, .style): return .word(surroundings.statusBarStyle)
    case (.toolbar, .translucent), (.toolbar, .barTintColor):
      return surroundings.toolbarFields[property]
    case (.tabBar, .translucent), (.tabBar, .barTintColor):
      return surroundings.tabBarFields[property]
    default:
      guard let layer = surroundings.layer(of: thing) else { return .none }
      return layerValue(layer, property)
    }
  }

  /// A setter of one of them.
  func writeSurrounding(_ thing: Thing, _ property: Property, _ value: Value) {
    switch (thing, property) {
    case (.toolbar, .translucent), (.toolbar, .barTintColor):
      surroundings.toolbarFields[property] = value
    case (.tabBar, .translucent), (.tabBar, .barTintColor):
      surroundings.tabBarFields[property] = value
    default:
      if let layer = surroundings.layer(of: thing) { writeLayer(layer, property, value) }
    }
    needsFrame()
  }
}
