import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Buttons that come with animation, outside a transition: setLeftBarButton(_:animated:),
/// setRightBarButtonItems(_:animated:) and their kind.
extension Navigator {
  /// What comes fades in. What it takes the place of has gone: a side has one layer (choice). In a transition
  /// it comes with that; where the transition is at its end, as in viewDidAppear, it waits for the layout there.
  func bringButton(_ page: Int, _ property: Property) {
    let side: ButtonSide = property == .leftBarButtonItem ? .left : .right
    guard here.items.last == page, here.isInWindow, pages[page].item.text(property) != nil else {
      return
    }
    if here.barItems.moving.isEmpty {
      fadeIn(side, of: page)
    } else if here.transitions.allSatisfy({ $0.stage == .ending }) {
      pages.itemStates[page].bring(side)
    }
  }

  /// The buttons that have waited for the end of a transition.
  func bringWaitingButtons(of page: Int) {
    guard !pages.itemStates[page].brought.isEmpty else { return }
    for side in pages.itemStates[page].takeBrought() { fadeIn(side, of: page) }
  }

  /// A view of code's own has a pace of its own (`TitleRules.buttonFadeDuration`,
  /// `TitleRules.buttonViewFade`).
  private func fadeIn(_ side: ButtonSide, of page: Int) {
    guard let width = side.sharing?.width else { return }
    let rules = profile.titles
    let pace = pages[page].item.number(width) == nil ? 1 : rules.buttonViewFade
    let span = Time(roundingSeconds: rules.buttonFadeDuration * pace)
    guard span > .zero else { return }
    let layers = pages.layers[page].item
    scene.animate(
      side == .left ? layers.left : layers.right, .alpha, from: 0, to: buttonAlpha(page, side),
      on: startTimeline(for: span, .easeInOut))
    clock.needsFrame()
  }
}
