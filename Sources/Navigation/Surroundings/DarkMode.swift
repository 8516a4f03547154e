import NavSimProgram
import NavSimVocabulary

/// Light and dark.
extension Navigator {
  /// The user switches dark mode: the traits of every controller in the hierarchy change, from the
  /// outside in, and what is painted in system colours is resolved again (documented:
  /// traitCollectionDidChange(_:), UIColor resolvedColor). The change itself does not animate
  /// (choice).
  func setDark(_ isDark: Bool) throws {
    guard profile.surroundings.hasDarkMode else {
      record(.log, ["ignored: this iOS has no dark mode"])
      return
    }
    guard isDark != screen.mode.isDark else { return }
    screen.mode.turn(dark: isDark)
    noteWrite(
      .window, .known(.userInterfaceStyle), .word(isDark ? "dark" : "light"))
    inTransaction(nil) { repaint() }
    try tellTraits(.screen)
  }

  /// The controller hears of a change that it has missed as its view comes back into the window, after
  /// viewWillAppear and before viewIsAppearing (`SurroundingRules.coveredPagesHearTraits`; documented: Apple,
  /// WWDC 2023, "What's new in UIKit": the traits are up to date in viewIsAppearing, and not before).
  func updateTraits() throws {
    guard here.hear(isDark: screen.mode.isDark) else { return }
    try fireNavigation(.traitCollectionDidChange)
  }

  /// A page hears of a change that it has missed when it comes back
  /// (`SurroundingRules.coveredPagesHearTraits`).
  func updateTraits(of page: Int) throws {
    try tellTraits(.page(page))
  }
}
