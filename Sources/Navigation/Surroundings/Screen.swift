import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// The screen, and what on it stands around the controllers: status bar, tab bar, keyboard.
final class Screen {
  /// As it is held now.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var device: Device
  let window, statusBar, keyboard: LayerID
  var windowColor: Value = .color(.black)
  /// tintColor of the scenario's own window; nil where nobody set one.
  private(set) var windowTint = Value.none
  /// The window is given a tint.
  func tintWindow(_ value: Value) { windowTint = value }
  /// Whether the interface is light or dark.
  var mode = InterfaceMode()
  /// What UIAppearance's proxy for bars holds now, and by which cause; -1 for what it has from the start.
  private(set) var proxy: [(property: Property, value: Value, cause: Int32)]
  private var appearanceTable = AppearanceTable([])
  /// The appearances of the run, by index.
  var appearances: [AppearanceDeclaration] { appearanceTable.all }
  /// The index of an appearance that code makes.
  func appearance(_ made: AppearanceDeclaration, madeOf maker: Int?) -> Int {
    appearanceTable.index(of: made, madeOf: maker)
  }
  func appearanceOrigin(_ index: Int) -> AppearanceDeclaration { appearanceTable.origin(of: index) }
  /// Whether and how it is being turned.
  var turn = Turn()

  /// Whether any line speaks of the status bar. If none does, nobody is asked about it.
  var usesStatusBar = false
  /// Its style as shown, or as it fades to.
  var statusBarStyle = "default"
  /// Whether it is hidden by a controller's wish.
  var isStatusBarHidden = false
  /// Whether bars stay where they are while the status bar is shown or hidden.
  private(set) var barsWaitForLayout = false
  /// Bars stay where they are, or follow again.
  func holdBars(_ hold: Bool) { barsWaitForLayout = hold }
  /// childForStatusBarStyle of the navigation controller: a page, or the word `top`.
  var statusBarStyleFrom: Value = .none

  /// The container's tab bar.
  private(set) var tabBar: BottomBar
  func changeTabBar(_ body: (inout BottomBar) -> Void) { body(&tabBar) }
  /// Whether the tab bar has lost the home indicator's part (`SurroundingRules.dismissalFlattensTabBar`).
  private(set) var isTabBarFlat = false
  func flattenTabBar(_ isFlat: Bool) { isTabBarFlat = isFlat }
  /// Whether a call goes on in the background.
  private(set) var isInCall = false
  /// For which page the keyboard is up.
  private(set) var editedPage: Int?
  /// For which page it was up when a finger took it along.
  private(set) var editedBefore: Int?
  private var keyboardCircles = 0

  init(
    _ device: Device, window: LayerID, proxy: [(property: Property, value: Value, origin: Int)],
    appearances: [AppearanceDeclaration],
    in scene: inout Scene
  ) {
    self.device = device
    self.window = window
    self.proxy = proxy.map { ($0.property, $0.value, -1) }
    appearanceTable = AppearanceTable(appearances)
    statusBar = scene.addLayer()
    tabBar = BottomBar(.tabBar, scene.addLayer())
    keyboard = scene.addLayer()
  }

  /// Runs what tells of the keyboard; false, and nothing runs, where that has gone round in a circle.
  func tellKeyboard(_ body: () throws -> Void) rethrows -> Bool {
    guard keyboardCircles < 8 else { return false }
    keyboardCircles += 1
    defer { keyboardCircles -= 1 }
    try body()
    return true
  }

  /// The keyboard is up for another page, or for none.
  func edit(_ page: Int?) { editedPage = page }

  /// A transition ends the editing; one that a finger drives may be taken back.
  func endEditing(mayReturn: Bool) {
    editedBefore = mayReturn ? editedPage : nil
    editedPage = nil
  }

  /// The page that was edited in when a finger took the keyboard along.
  func takeEditedBefore() -> Int? {
    defer { editedBefore = nil }
    return editedBefore
  }

  /// A call begins, or is over.
  func takeCall(_ isOn: Bool) { isInCall = isOn }

  /// The device is turned.
  func turn(to device: Device) { self.device = device }

  /// A setter of UINavigationBar.appearance().
  func setProxy(_ property: Property, _ value: Value, by cause: Int32) {
    proxy.removeAll { $0.property == property }
    proxy.append((property, value, cause))
  }

  /// The layer of a thing around the bar.
  func layer(of thing: Thing) -> LayerID? {
    switch thing {
    case .statusBar: return statusBar
    case .tabBar: return tabBar.layer
    case .keyboard: return keyboard
    default: return nil
    }
  }
}

extension Navigator {
  /// Colours, frames and flags before anything is shown.
  func setUpSurroundings() {
    screen.mode = InterfaceMode(program, profile)
    screen.usesStatusBar = program.mentionsStatusBar
    scene.set(screen.statusBar, .width, screen.device.width)
    scene.set(screen.statusBar, .height, screen.device.statusBarHeight)
    showStatusBar()
    inTransaction(nil) {
      write(color: statusBarColor(of: screen.statusBarStyle), to: screen.statusBar)
    }
    setUpToolbar()
    scene.set(screen.tabBar.layer, .width, screen.device.width)
    scene.set(screen.tabBar.layer, .height, bottomBarHeight(.tabBar))
    inTransaction(nil) { paintBottomBar(.tabBar) }
    settleBottomBars(after: nil)
    restKeyboard()
  }

  /// Whether a trace shows a thing around the bar: only where a line speaks of it, so that what
  /// is not used costs nothing.
  public func hasSurrounding(_ thing: Thing) -> Bool { facts.surroundings.contains(thing) }

  /// What code set on them, and what they are.
  func readSurrounding(_ thing: Thing, _ property: Property) -> Value {
    switch (thing, property) {
    case (.statusBar, .style): return .word(screen.statusBarStyle)
    case (.toolbar, _), (.tabBar, _):
      return bottomBar(thing)[property] ?? layerValue(bottomBar(thing).layer, property)
    default:
      guard let layer = screen.layer(of: thing) else { return .none }
      return layerValue(layer, property)
    }
  }

  /// A setter of one of them.
  func writeSurrounding(_ thing: Thing, _ property: Property, _ value: Value) {
    switch (thing, property) {
    case (.toolbar, _), (.tabBar, _): writeBottomBar(thing, property, value)
    case (.statusBar, .style):
      if case .word(let style) = value { setStatusBarStyle(style) }
    case (.statusBar, .hidden):
      if case .flag(let isHidden) = value { hideStatusBar(isHidden) }
    default:
      if let layer = screen.layer(of: thing) { writeLayer(layer, property, value) }
    }
    clock.needsFrame()
  }
}
