import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// A callback hides and shows the bar with its own animated argument.
  static let hiddenFlag = AdviceRule(
    "NAV105", "hidden-flag",
    "a callback hides and shows the bar with its own animated argument",
    source:
      "Meituan, \"Navigation-bar transitions on iOS: solutions and best practice\", 4.3.1 "
      + "and 6.7",
    instead:
      "pass the callback's argument on: animated=callback",
    manual: """
      Hidden without animation while the page slides, the bar is gone at once and leaves a
      black block; shown so, it pops in over the page. Hidden with an animation while the page
      changes at once, it goes on sliding over the new page. Looks at hide bar and show bar in
      viewWillAppear, viewIsAppearing, viewWillDisappear and willShow with a fixed flag, and
      at the plain setter navigationBarHidden there. A line that asks 'if animated' for yes,
      or 'if not animated' for no, says the same as the argument, and so does yes where a finger
      drives the transition: that is always animated. What runs when the transition is over, and
      what asks 'if modal', where no page slides, is left out, and so are pages of which all that
      may have the bar hide it.
      """,
    before: """
      page A
        on viewWillAppear  show bar animated=callback
      page B
        on viewWillAppear  hide bar animated=no

      """,
    after: """
      page A
        on viewWillAppear  show bar animated=callback
      page B
        on viewWillAppear  hide bar animated=callback

      """
  ) { subject in
    let hiding = subject.pages.filter(hidesAlways)
    let away = Set(hiding.map(\.index))
    let others = subject.shownPages.filter { !away.contains($0.index) }
    let lines = subject.pages
      .filter { !away.contains($0.index) || !isAmongItsLike($0, hiding, others, subject) }
      .flatMap(\.lines)
    return (lines + subject.navigation).compactMap { line in
      guard hooks.contains(line.hook), !line.runsAtEnd else { return nil }
      switch line.statement {
      case .setBarHidden(_, let flag):
        if flag == .callback || asks(line, flag) { return nil }
        return Remark(
          line, "animated=",
          flag == .no
            ? "the bar goes or comes at once while the page may slide"
            : "the bar slides although the page may change at once")
      case .write:
        guard let touch = line.touches.first(where: { $0.key == .barHidden }) else { return nil }
        return Remark(line, touch.mark, "the plain setter is not animated, the page may be")
      default: return nil
      }
    }
  }

  private static let hooks: Set<Hook> = [
    .viewWillAppear, .viewIsAppearing, .viewWillDisappear, .willShow,
  ]

  /// Whether a page hides the bar whenever it appears, and never shows it.
  private static func hidesAlways(_ page: PageCode) -> Bool {
    page.states(.barHidden)
      && page.lines.allSatisfy { line in
        line.touches.allSatisfy { $0.key != .barHidden || $0.constant == .flag(true) }
      }
  }

  /// Whether a page that hides the bar may have it after one that does so too, and after no other.
  private static func isAmongItsLike(
    _ page: PageCode, _ hiding: [PageCode], _ others: [PageCode], _ subject: AdviceSubject
  ) -> Bool {
    func shares(_ other: PageCode) -> Bool {
      other.index != page.index && subject.shareBar(other.index, page.index)
    }
    return !others.contains(where: shares) && hiding.contains { $0.isShown && shares($0) }
  }

  /// Whether the line has asked for the flag that it passes, or for what decides it: a finger drives
  /// what is animated alone, and what is modal slides over the pages of the stack.
  private static func asks(_ line: CodeLine, _ flag: AnimatedFlag) -> Bool {
    if flag == .yes, line.when.contains(.interactionChange) { return true }
    return line.questions.contains { question in
      switch question.test {
      case .condition(.animated): question.isNegated == (flag == .no)
      case .condition(.interactive), .condition(.cancelled):
        flag == .yes && !question.isNegated
      case .condition(.modal): !question.isNegated
      default: false
      }
    }
  }
}
