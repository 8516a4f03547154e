import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// A pop that comes later asks who is on top then.
  static let latePop = AdviceRule(
    "NAV138", "late-pop", severity: .note,
    "a pop that a page calls later asks whether the page is still on top",
    source: "Apple, documentation of UINavigationController.popViewController(animated:)",
    instead: "ask first: if self is top  pop",
    manual: """
      popViewController takes whatever is on top away, not the page that calls it. Where a timer of
      a page ends while the page is leaving, or another stands over it, another page goes. A page
      that has left has no navigationController, and its pop does nothing; where it has kept the
      controller (pop in NAME), another page goes even then. Looks at pop in a page's code behind
      'after', where no question stands between them.
      """,
    before: """
      page A
        on viewDidAppear  after 1s  pop

      """,
    after: """
      page A
        on viewDidAppear  after 1s if self is top  pop

      """
  ) { subject in
    subject.pages.flatMap { page in
      page.lines.compactMap { line in
        guard line.waits, !line.mayBeSkipped, !line.asksAfterWaiting else { return nil }
        switch line.statement {
        case .pop(.one, _):
          return Remark(
            line, "pop",
            "if \(page.name) is still leaving by then, or below another page, another page goes")
        case .within(_, .pop(.one, _)):
          return Remark(line, "pop", "if \(page.name) is not on top by then, another page goes")
        default: return nil
        }
      }
    }
  }
}

extension CodeLine {
  /// Whether it waits, for an answer, say.
  var waits: Bool { firstWait != nil }

  private var firstWait: Int? {
    when.firstIndex { word in
      if case .after = word { return true }
      return false
    }
  }

  /// Whether a question stands behind what it waits for.
  fileprivate var asksAfterWaiting: Bool {
    guard let wait = firstWait else { return false }
    return when[wait...].contains { word in
      if case .if = word { return true }
      return false
    }
  }
}
