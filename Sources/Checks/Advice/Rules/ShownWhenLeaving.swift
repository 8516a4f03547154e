import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// A page does not show the bar as it leaves for a page that hides it.
  static let shownWhenLeaving = AdviceRule(
    "NAV120", "shown-when-leaving",
    "a page does not show the bar as it leaves for a page that hides it",
    source:
      "Meituan, \"Navigation-bar transitions on iOS: solutions and best practice\", 4.3.1, "
      + "practice, case 2",
    instead:
      "each page says in viewWillAppear whether it has a bar; drop the call in viewWillDisappear",
    manual: """
      viewWillDisappear of the page that leaves comes before viewWillAppear of the one that
      comes. If the first shows the bar and the second hides it, a bar slides in and out
      between two pages that have none. Looks at show bar in viewWillDisappear, where another
      shown page hides the bar as it appears.
      """,
    before: """
      page A
        on viewWillAppear  hide bar animated=callback
      page B
        on viewWillAppear     hide bar animated=callback
        on viewWillDisappear  show bar animated=callback

      """,
    after: """
      page A
        on viewWillAppear  hide bar animated=callback
      page B
        on viewWillAppear  hide bar animated=callback

      """
  ) { subject in
    let hiding = subject.shownPages.filter { page in
      page.lines(in: [.viewWillAppear, .viewIsAppearing]).contains(where: hides)
    }
    return subject.shownPages.flatMap { page -> [Remark] in
      let others = hiding.filter { $0.index != page.index && subject.meet($0.index, page.index) }
      guard !others.isEmpty else { return [] }
      return page.lines(in: [.viewWillDisappear]).compactMap { line in
        guard case .setBarHidden(false, _) = line.statement else { return nil }
        return Remark(
          line, "show", "the bar comes in and goes again on the way to \(subject.names(others))")
      }
    }
  }

  private static func hides(_ line: CodeLine) -> Bool {
    line.touches.contains { $0.key == .barHidden && $0.constant == .flag(true) }
  }
}
