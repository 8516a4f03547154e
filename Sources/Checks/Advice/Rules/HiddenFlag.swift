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
      or 'if not animated' for no, says the same as the argument. What runs when the
      transition is over is left out, and so are pages of which all that may have the bar hide it.
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
    let lines = subject.pages.filter { !isAlwaysHidden($0, subject) }.flatMap(\.lines)
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

  /// Whether a page and all that may have its bar hide it whenever they appear, and none ever shows it.
  private static func isAlwaysHidden(_ page: PageCode, _ subject: AdviceSubject) -> Bool {
    let others = subject.others(than: page)
    return !others.isEmpty
      && ([page] + others).allSatisfy { other in
        other.states(.barHidden)
          && other.lines.flatMap(\.touches).allSatisfy {
            $0.key != .barHidden || $0.constant == .flag(true)
          }
      }
  }

  /// Whether the line has asked for the flag that it passes.
  private static func asks(_ line: CodeLine, _ flag: AnimatedFlag) -> Bool {
    line.questions.contains {
      $0.test == .condition(.animated) && $0.isNegated == (flag == .no)
    }
  }
}
