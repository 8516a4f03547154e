import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// A page inside a page does not style the bar.
  static let childStyle = AdviceRule(
    "NAV118", "child-style",
    "a page inside a page does not style the bar",
    source:
      "CallLiven, README of RWNavigationBarTransition, usage notes",
    instead:
      "let the page that holds it say the look",
    manual: """
      A child view controller reaches the same bar as the page that holds it, and its
      callbacks come after that page's: the bar has the look of the child that appeared last.
      Looks at writes to the bar in pages that are children of others, declared or added by a line.
      """,
    before: """
      page A
        child Tab
        on viewWillAppear  bar tintColor=yellow
      page Tab
        on viewWillAppear  bar tintColor=red

      """,
    after: """
      page A
        child Tab
        on viewWillAppear  bar tintColor=yellow
      page Tab

      """
  ) { subject in
    subject.pages.filter(\.isChild).flatMap { page in
      page.lines.compactMap { line in
        guard let touch = line.touches.first(where: { $0.key.isBar }) else { return nil }
        // Of these the page that holds it has one of its own, which comes first.
        let isAsked = PageCode.appearing.union([
          .viewDidLoad, .viewWillDisappear, .viewDidDisappear,
        ])
        .contains(line.hook)
        return Remark(
          line, touch.mark,
          isAsked
            ? "\(page.name) is held by another page and writes over what that page says"
            : "\(page.name) is held by another page, and writes to the bar of that page")
      }
    }
  }
}
