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
    }
      + subject.unscrolled.compactMap { page, lines in
        lines.first.map {
          Remark($0, "", "this line never runs: \(page.name)'s scroll view has no delegate")
            .instead("scrollView delegate=self")
        }
      }
  }
}

extension AdviceSubject {
  /// The pages that wait for a scroll of which nobody tells them, with their lines that do.
  var unscrolled: [(page: PageCode, lines: [CodeLine])] {
    let key = TouchKey(thing: .scrollView, property: .delegate)
    let written = (pages.flatMap(\.lines) + navigation).flatMap(\.touches) + ofActions
    let isByOthers = written.contains { $0.key == key && $0.owner != .self }
    if traits.isUnknown || traits.written.contains(key) || isByOthers { return [] }
    return shownPages.compactMap { page in
      let isTold = page.initial(.scrollView, .delegate).map { $0 != .none } ?? false
      let lines = page.lines(in: [.scrollViewDidScroll])
      let isSaid = page.lines.contains { $0.writes(key) }
      return isTold || isSaid || lines.isEmpty ? nil : (page, lines)
    }
  }
}
