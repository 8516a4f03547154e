import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// The colours of titles.
extension Navigator {
  /// The bar's style was resolved anew: titles take its colour, unless a pop that no finger drives
  /// keeps them from hearing of it (`TitleRules.popKeepsTitleColor`).
  func titleStyleChanged(on timeline: Int? = nil) {
    let isOther = here.background.title != here.barItems.toldTitleColor
    if isOther {
      here.barItems.toldTitleColor = here.background.title
      if !keepsTitleColor { here.barItems.shownTitleColor = here.background.title }
    }
    if here.barItems.shownTitleColor == here.background.title { noteLook(.title) }
    if isOther || causes.isSystem(scene.currentCause) {
      giveTitleColor(on: timeline)
    } else {
      // Whoever wrote another field has not coloured the title that is new.
      under(causes.writer(ofLook: .title, controller)) { giveTitleColor(on: timeline) }
    }
    giveLargeTitleColor()
  }

  /// The large titles that the bar shows take their colour; it jumps, as that of any label.
  private func giveLargeTitleColor() {
    for page in pages.shown.pages where pages[page].exists && isOurs(page) {
      put(here.background.largeTitle, on: pages.layers[page].item.largeTitle, .animates, nil)
    }
  }

  /// Every title takes the colour. Those that the bar does not show have had it already, unless it
  /// is a new one.
  private func giveTitleColor(on timeline: Int?) {
    let odd = pages.shown.setTitles(here.barItems.shownTitleColor)
    let isAlone = program.inner.isEmpty
    for page in (isAlone ? odd : nil) ?? pages.alive where pages[page].exists && isOurs(page) {
      put(here.barItems.shownTitleColor, on: pages.layers[page].title, .animates, timeline)
    }
  }

  /// Another item brought its look: its own title takes the colour, the one that goes keeps its.
  func takeTitleColor() {
    here.barItems.toldTitleColor = here.background.title
    here.barItems.shownTitleColor = here.background.title
    noteLook(.title)
  }

  /// A label's colour is not animatable (documented: UILabel.textColor): it jumps, unless a
  /// timeline is given.
  func setTitleColor(of page: Int) {
    pages.shown.setTitle(of: page, here.barItems.shownTitleColor)
    put(here.barItems.shownTitleColor, on: pages.layers[page].title, .animates, nil)
    put(here.background.largeTitle, on: pages.layers[page].item.largeTitle, .animates, nil)
  }

  /// While a pop begins, up to the start of its animation.
  private var keepsTitleColor: Bool {
    guard profile.titles.popKeepsTitleColor, let last = here.transitions.last else { return false }
    let operation = last.operation
    guard operation.isAnimated, !operation.isInteractive, !operation.movesForward,
      operation.from != nil
    else { return false }
    return isStarting(last) && here.barItems.arriving != operation.to
  }
}
