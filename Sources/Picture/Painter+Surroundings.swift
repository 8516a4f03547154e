import NavSimScene
import NavSimVocabulary

/// Toolbars, tab bar, keyboard and status bar.
extension Painter {
  mutating func paintTabBar() {
    paintBottom(parts.tabBar, .tabBar, buttons: parts.tabCount, end: screen.height)
  }

  /// The toolbar of the controller that is drawn, down to the end of its view.
  mutating func paintToolbar() {
    paintBottom(own.toolbar, .toolbar, buttons: 3, end: viewEnd)
  }

  /// Where the view of the controller that is drawn ends: that of the page that holds it, or of what is
  /// presented; the screen's end of any other.
  private var viewEnd: Double {
    let holder = state.text(own.navigation, "heldBy")
    let page = parts.pages.first { $0.name == holder }?.view
    let card = parts.presented.first { $0.name == own.name && state.isPresent($0.element) }?.element
    guard let view = page ?? card else { return screen.height }
    let frame = rect(view)
    return frame.y + frame.height
  }

  private mutating func paintBottom(
    _ element: ReelElement?, _ layer: PictureLayer, buttons: Int, end: Double
  ) {
    guard let element, state.isPresent(element) else { return }
    let color =
      state.color(element, "color") ?? state.color(element, "barTintColor")
      ?? Color(packed: 0xF8F8_F8F0)
    var frame = rect(element, width: layer == .toolbar ? barWidth : screen.width)
    // The bar reaches down to the end of the view in which it lies, under the home indicator.
    frame.height = max(frame.height, end - frame.y)
    let showing = base.entering(element, state)
    let blurs = color.alpha < 1 && showing.opacity >= 1
    let clip =
      end < screen.height ? Rect(x: 0, y: 0, width: screen.width, height: max(end, 0)) : nil
    add(
      Shape(
        element.name, layer, frame, color, clip: clip, blur: blurs ? PictureScreen.blur : nil),
      showing)
    let line = Rect(
      x: frame.x, y: frame.y - 1 / screen.scale, width: frame.width, height: 1 / screen.scale)
    add(
      Shape(element.name, layer, line, Color(0, 0, 0, 0.3), content: .hairline, clip: clip), showing
    )
    for index in 0..<buttons {
      let middle = frame.x + frame.width * (2 * Double(index) + 1) / Double(2 * buttons)
      let place = Rect(x: middle - 24, y: frame.y, width: 48, height: min(frame.height, 49))
      add(Shape(element.name, layer, place, Self.blue, content: .button, clip: clip), showing)
    }
  }

  /// The keyboard, in a window above all others.
  mutating func paintKeyboard() {
    guard let keyboard = parts.keyboard, state.isPresent(keyboard) else { return }
    var frame = rect(keyboard)
    frame.width = screen.width
    if frame.y >= screen.height { return }
    add(Shape(keyboard.name, .keyboard, frame, Color(packed: 0xD1D3_D9FF)), Showing())
  }

  /// How much taller the status bar is while a call goes on, in points.
  var callHeight: Double {
    let taller = rect(parts.statusBar).height - max(screen.barTop, screen.sidewaysBarTop)
    // Thirds of a point are told in thousandths.
    return taller > 1 ? taller : 0
  }

  /// Its ground then, the system's green.
  private static let callGround = Color(packed: 0x4CD9_64FF)

  /// Where a trace does not speak of the status bar it has its default, dark text.
  mutating func paintStatusBar() {
    var frame = rect(parts.statusBar)
    if parts.statusBar == nil { frame.height = screen.barTop }
    if frame.height <= 0 { return }
    if callHeight > 0 { add(Shape("statusBar", .statusBar, frame, Self.callGround), Showing()) }
    let color = state.color(parts.statusBar, "color") ?? .black
    add(
      Shape("statusBar", .statusBar, frame, color, content: .statusBar),
      Showing().entering(parts.statusBar, state))
  }
}
