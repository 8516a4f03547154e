import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// The colours of titles and back labels.
extension Simulation {
  /// The bar's style was resolved anew: titles take its colour, unless a pop that no finger drives
  /// keeps them from hearing of it (`TitleRules.popKeepsTitleColor`).
  func titleStyleChanged(on timeline: Int? = nil) {
    if background.title != barItems.toldTitleColor {
      barItems.toldTitleColor = background.title
      if !keepsTitleColor { barItems.shownTitleColor = background.title }
    }
    giveTitleColor(on: timeline)
  }

  /// Every title takes the colour. Those that the bar does not show have had it already, unless it
  /// is a new one.
  private func giveTitleColor(on timeline: Int?) {
    let isNew = givenTitleColor != barItems.shownTitleColor
    givenTitleColor = barItems.shownTitleColor
    let odd = oddTitles
    oddTitles = []
    for page in isNew ? pages.alive : odd where pages[page].exists {
      put(barItems.shownTitleColor, on: pageLayers[page].title, .animates, timeline)
    }
  }

  /// Another item brought its look: its own title takes the colour, the one that goes keeps its.
  func takeTitleColor() {
    barItems.toldTitleColor = background.title
    barItems.shownTitleColor = background.title
  }

  /// A label's colour is not animatable (documented: UILabel.textColor): it jumps, unless a
  /// timeline is given.
  func setTitleColor(of page: Int) {
    if givenTitleColor != barItems.shownTitleColor { oddTitles.keep(page, true) }
    put(barItems.shownTitleColor, on: pageLayers[page].title, .animates, nil)
  }

  /// Between the call of a pop and the start of its animation.
  private var keepsTitleColor: Bool {
    guard profile.titles.popKeepsTitleColor, let last = transitions.last else { return false }
    let operation = last.operation
    guard operation.isAnimated, !operation.isInteractive, !operation.movesForward,
      operation.from != nil
    else { return false }
    let isComing = last.stage == .called || last.stage == .pending || isStarting(last)
    return isComing && barItems.arriving != operation.to
  }

  /// The tint of every back label: with the animation, or at once
  /// (`TitleRules.animatesBackLabelTint`).
  func tintBackLabels(_ tint: Color) {
    let isAnimated = profile.titles.animatesBackLabelTint
    inTransaction(isAnimated ? transaction : nil) {
      // One that comes takes the tint that the bar has then (`setBackTint`).
      for page in shownItems
      where pages[page].exists && itemStates[page].ownBackTint == nil {
        write(color: tint, to: pageLayers[page].item.label)
      }
    }
  }

  /// A back label that comes takes the tint that the bar has.
  func setBackTint(of page: Int) {
    guard itemStates[page].ownBackTint == nil else { return }
    inTransaction(nil) {
      write(color: color(of: barStyle[.tintColor]), to: pageLayers[page].item.label)
    }
  }
}
