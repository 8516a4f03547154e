import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// No line stands behind one that ends its hook.
  static let neverReached = AdviceRule(
    "NAV129", "never-reached",
    "no line stands behind one that ends its hook",
    source: "Apple, documentation of UINavigationBarDelegate",
    instead: "put what is to run before 'refuse' or 'stop', or give those a condition",
    manual: """
      'refuse' answers no, as 'return false' does in Swift, and 'stop' is a 'return': the lines
      behind them in the same hook or routine never run. Looks at those that have no
      condition.
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
  }
}
