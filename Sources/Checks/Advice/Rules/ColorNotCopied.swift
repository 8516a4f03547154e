import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// Under a library whose stand-ins copy images a page does not colour the bar by barTintColor.
  static let colorNotCopied = AdviceRule(
    "NAV110", "colour-not-copied",
    "under a library whose stand-ins copy images a page does not colour the bar by barTintColor",
    source:
      "CallLiven, README of RWNavigationBarTransition, usage notes",
    instead:
      "set a one-colour backgroundImage",
    manual: """
      A stand-in wears what the library copies from the bar. Where that is the background
      image and not barTintColor, the stand-in of a coloured page has the default colour until
      the transition is over. Looks at barTintColor in pages where the table copies
      backgroundImage, and not barTintColor, from the bar to stand-ins.
      """,
    before: """
      ios      12
      strategy rw
      page A
        on viewDidLoad  bar barTintColor=red

      """,
    after: """
      ios      12
      strategy rw
      page A
        on viewDidLoad  bar backgroundImage=red

      """
  ) { subject in
    let key = TouchKey(thing: .bar, property: .barTintColor)
    let taken = subject.traits.takenFromBar
    guard subject.traits.makesStandIns, taken.contains(.backgroundImage),
      !taken.contains(.barTintColor)
    else { return [] }
    return subject.pages.flatMap(\.lines).compactMap { line in
      guard
        let touch = line.touches.first(where: { $0.key == key && $0.constant != Value.none })
      else { return nil }
      return Remark(
        line, touch.mark, "the stand-ins of this strategy copy images, not barTintColor")
    }
  }
}
