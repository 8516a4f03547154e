import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Whether the interface is light or dark, and what is painted in colours that follow it.
struct InterfaceMode {
  /// What UIKit's own colours are resolved for.
  private(set) var isDark = false
  /// Whether it is dark at any time. If it is not, a trace does not tell of it.
  private(set) var isUsed = false
  /// Layers that code painted in a colour that is another in dark mode, in the order in which it did.
  private(set) var painted: [(layer: LayerID, isTint: Bool, color: DynamicColor)] = []

  init() {}

  /// The mode at launch.
  init(_ program: Program, _ profile: IOSProfile) {
    let exists = profile.surroundings.hasDarkMode
    isUsed = exists && program.mentionsDarkMode
    isDark = exists && program.startsDark
  }

  mutating func turn(dark: Bool) { isDark = dark }

  /// Remembers what a layer is painted in; a fixed colour takes the place of a dynamic one.
  mutating func note(_ value: Value, on layer: LayerID, isTint: Bool) {
    if !painted.isEmpty { painted.removeAll { $0.layer == layer && $0.isTint == isTint } }
    if case .dynamic(let color) = value { painted.append((layer, isTint, color)) }
  }
}

extension Navigator {
  /// Paints a layer in a value that code gave. A dynamic colour stays dynamic: the view is painted anew
  /// in another mode (documented: UIColor, UIView.traitCollectionDidChange).
  func paint(_ value: Value, on layer: LayerID, isTint: Bool = false) {
    screen.mode.note(value, on: layer, isTint: isTint)
    let shown = color(of: value)
    if isTint { write(tint: shown, to: layer) } else { write(color: shown, to: layer) }
  }

  /// Everything that code painted in dynamic colours, and what bars hold of them, as the mode is now.
  func repaint() {
    pages.noteAll()
    for number in controllers.indices where tree.holder(of: .navigation(number)) != nil {
      at(number).restyleBar()
      at(number).showTint()
    }
    for page in pages.fakes.made { paintFake(of: page) }
    for entry in screen.mode.painted {
      let shown = entry.color.resolved(
        isDark: screen.mode.isDark, profile.surroundings.systemColors)
      if entry.isTint {
        write(tint: shown, to: entry.layer)
      } else {
        write(color: shown, to: entry.layer)
      }
    }
    paintBottomBars()
    write(color: statusBarColor(of: screen.statusBarStyle), to: screen.statusBar)
  }
}
