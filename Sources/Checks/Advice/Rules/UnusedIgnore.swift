extension AdviceRule {
  /// A comment that silences a rule names it, says why, and silences something.
  static let unusedIgnore = AdviceRule(
    "NAV126", "unused-ignore", severity: .note,
    "a comment that silences a rule names it, says why, and silences something",
    source:
      "docs/Lint.md",
    instead:
      "take the comment away, or write '// navsim:ignore NAV104 why this is meant'",
    manual: """
      A comment that is left over when its line has changed hides the next mistake there.
      Looks at comments that start with 'navsim:ignore': at the end of a line they are about
      that line, alone about the next line with something on it.
      """,
    before: """
      page A
        on viewDidLoad  bar tintColor=red  // navsim:ignore NAV104 it fades as a whole

      """,
    after: """
      page A
        on viewDidLoad  bar alpha=0.5  // navsim:ignore NAV104 it fades as a whole

      """
  ) { _ in
    []
  }
}
