import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// The bar's own alpha is not written.
  static let barAlpha = AdviceRule(
    "NAV104", "bar-alpha",
    "the bar's own alpha is not written",
    source:
      "EnderTan, \"Smooth showing and hiding of the navigation bar: the profile page (1)\", "
      + "3; Meituan, \"Navigation-bar transitions on iOS: solutions and best practice\", 6.4",
    instead:
      "fade the background: bar.bg.effect and bar.bg.shadow, or an image with the alpha in it",
    manual: """
      The bar is one view with everything in it: its alpha fades title and buttons along with
      the background, and the next page has it too. Looks at writes of bar.alpha in pages and
      controllers; a constant 1 is left out.
      """,
    before: """
      page A
        on viewDidLoad  bar alpha=0.5

      """,
    after: """
      page A
        on viewDidLoad  bar.bg.shadow alpha=0.5

      """
  ) { subject in
    let key = TouchKey(thing: .bar, property: .alpha)
    return (subject.pages.map(\.lines) + [subject.navigation]).joined().compactMap { line in
      guard
        let touch = line.touches.first(where: { $0.key == key && $0.constant != .number(1) })
      else { return nil }
      return Remark(
        line, touch.mark, "the bar's alpha takes the title and the buttons along, on every page")
    }
  }
}
