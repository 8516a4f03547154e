import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// A tint of the back button's own, as a view has one beside what it inherits.
///
/// Documented (UIView.tintColor): a view that is given a tint keeps it whatever its superview's is,
/// and takes that again when it is given nil; a change goes along with an animation. Libraries keep
/// the colour of the label that leaves, or let it fade (observed: HBDNavigationBar, QMUI_iOS,
/// MLNavigationBarTransition).
extension Navigator {
  /// A setter of the back button's tint: the labels that stand in the bar now take it. One that
  /// comes later has the bar's.
  func setBackButtonTint(_ value: Value) {
    let own = value == .none ? nil : color(of: value)
    for page in pages.shown.pages
    where pages[page].exists && isOurs(page) && shows(.arrow, page: page) {
      pages.itemStates[page].ownBackTint = own
      buttonChanged(of: page, .tintColor)
    }
    clock.needsFrame()
  }

  /// The own tint of the button that the top item shows, or nil.
  var backButtonTint: Value {
    here.items.last.flatMap { pages.itemStates[$0].ownBackTint }.map { .color($0) } ?? .none
  }
}
