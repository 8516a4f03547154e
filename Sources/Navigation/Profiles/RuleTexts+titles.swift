extension RuleTexts {
  static let titles = #"""
    """#
}
