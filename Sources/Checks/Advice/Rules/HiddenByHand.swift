import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// Where a library hides and shows the bar, pages do not.
  static let hiddenByHand = AdviceRule(
    "NAV119", "hidden-by-hand",
    "where a library hides and shows the bar, pages do not",
    source:
      "forkingdog, README of FDFullscreenPopGesture",
    instead:
      "say it as a wish, in the library's words or as wants hidden=yes",
    manual: """
      Such a library states at each appearance whether the page has a bar. A page that calls
      setNavigationBarHidden as well is overruled with the next appearance, or slides the bar
      in and out again. Looks at hide bar and show bar in pages where a line of the strategy's
      table does the same.
      """,
    before: """
      strategy fd
      page A
        on viewWillAppear  hide bar animated=callback

      """,
    after: """
      strategy fd
      page A
        wants fd_prefersNavigationBarHidden=yes

      """
  ) { subject in
    guard subject.traits.written.contains(.barHidden) else { return [] }
    return subject.pages.flatMap(\.lines).compactMap { line in
      guard let touch = line.touches.first(where: { $0.key == .barHidden }) else { return nil }
      return Remark(line, touch.mark, "the strategy says itself whether this page has a bar")
    }
  }
}
