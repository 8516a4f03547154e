import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// No line stands behind one that ends its hook.
  static let neverReached = AdviceRule(
    "NAV129", "never-reached",
    "no line stands behind one that ends its hook",
    source: "Apple, documentation of UINavigationBarDelegate, UIScrollViewDelegate",
    instead: "put what is to run before 'refuse' or 'stop', or give those a condition",
    manual: """
      'refuse' answers no, as 'return false' does in Swift, and 'stop' is a 'return': the lines
      behind them in the same hook or routine never run. Looks at those that have no
      condition, and at lines of scrollViewDidScroll where nobody makes the page its scroll
      view's delegate: nobody calls it.
      """,
    before: """
      page A
      page B
      navigation Main
        stack A > B
        on shouldPop  refuse
        on shouldPop  B.item title="Kept"

      """,
    after: """
      page A
      page B
      navigation Main
        stack A > B
        on shouldPop  B.item title="Kept"
        on shouldPop  refuse

      """
  ) { subject in
    (subject.navigation + subject.pages.flatMap(\.lines)).filter(\.isNeverReached).map { line in
      Remark(line, "", "this line never runs: the hook has ended before it")
    } + unscrolled(subject)
  }

  /// Lines that wait for a scroll of which nobody tells the page.
  private static func unscrolled(_ subject: AdviceSubject) -> [Remark] {
    let key = TouchKey(thing: .scrollView, property: .delegate)
    let lines = subject.pages.flatMap(\.lines) + subject.navigation
    let isSet =
      lines.flatMap(\.touches).contains { $0.key == key }
      || subject.ofActions.contains { $0.key == key }
    if isSet || subject.traits.isUnknown || subject.traits.written.contains(key) { return [] }
    return subject.pages.filter { page in
      page.initial(.scrollView, .delegate).map { $0 == .none } ?? true
    }.flatMap { page in
      page.lines(in: [.scrollViewDidScroll]).prefix(1).map { line in
        Remark(line, "", "this line never runs: \(page.name)'s scroll view has no delegate")
          .instead("scrollView delegate=self")
      }
    }
  }
}
