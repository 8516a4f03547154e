import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// The tint under alerts, action sheets, popovers and cards: without its colour, for what presents and
/// for all that lies in it (documented: UIView.tintAdjustmentMode, whose first value other than
/// automatic up the chain counts; observed: rit3zh/expo-ios-popover issue 4 and
/// andreamazz/AMScrollingNavbar for a bar's buttons). Code that reads the tint gets what is shown.
extension Navigator {
  /// The bar's tint as its views have it.
  var barTint: Color { adjusted(color(of: here.barStyle[.tintColor])) }

  /// Gives the bar's views its tint.
  func showTint() {
    write(tint: buttonTint, to: here.barLayers.content)
    tintButtons()
  }

  /// A tint as the views of this controller show it.
  func adjusted(_ tint: Color) -> Color {
    guard here.isTintDimmed else { return tint }
    let rules = profile.presentations
    // Luma of Rec. 601 (choice: what UIKit makes of a colour is not published).
    let grey = 0.299 * tint.red + 0.587 * tint.green + 0.114 * tint.blue
    func mixed(_ part: Double) -> Double { grey + (part - grey) * rules.dimmedSaturation }
    return Color(mixed(tint.red), mixed(tint.green), mixed(tint.blue), tint.alpha)
  }

  /// Every controller takes the tint that what lies over it leaves it, with a presentation's animation
  /// where there is one.
  func adjustTints(on timeline: Int? = nil) {
    let staying = presentations.staying
    if staying.isEmpty && !controllers.indices.contains(where: { controllers[$0].isTintDimmed }) {
      return
    }
    for number in controllers.indices { at(number).adjustTint(under: staying, on: timeline) }
  }

  private func adjustTint(under staying: ArraySlice<Presentation>, on timeline: Int?) {
    guard let level = level(of: .navigation(controller)) else { return }
    let window = tree.window(of: level)
    let staying = staying.filter { tree.window(of: $0.node) == window }
    let own = staying.firstIndex { $0.node == level }
    let above = own.map { staying[($0 + 1)...] } ?? staying[...]
    let counts = own == nil || profile.presentations.dimsSecondLevel
    let isDimmed = counts && above.contains { $0.style.dimsTint }
    guard isDimmed != here.isTintDimmed else { return }
    here.dimTint(isDimmed)
    restorePaleButtons()
    inTransaction(timeline) { showTint() }
    clock.needsFrame()
  }
}
