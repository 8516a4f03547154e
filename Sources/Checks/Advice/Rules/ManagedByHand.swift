import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// Where a library dresses the bar as pages want it, pages do not write it.
  static let managedByHand = AdviceRule(
    "NAV125", "managed-by-hand",
    "where a library dresses the bar as pages want it, pages do not write it",
    source:
      "yiplee, docs of YPNavigationBarTransition, \"How to use\"",
    instead:
      "say it as a wish: wants NAME=…",
    manual: """
      Such a library takes the page's wishes and writes them to the bar at each transition.
      What code writes there by hand is in no wish: it goes with the next transition, and
      stand-ins do not have it. Looks at properties of the bar that pages write and a line of
      the strategy's table takes from their wishes.
      """,
    before: """
      strategy yp
      page A
        on viewDidLoad  bar backgroundImage=red

      """,
    after: """
      strategy yp
      page A
        wants backgroundImage=red

      """
  ) { subject in
    subject.pages.flatMap(\.lines).compactMap { line in
      if case .copy(.thing(_, .wants), _, _) = line.statement { return nil }
      guard let touch = line.touches.first(where: { subject.traits.fromWishes.contains($0.key) })
      else { return nil }
      return Remark(
        line, touch.mark, "the strategy takes \(touch.key.phrase) from what pages want")
    }
  }
}
