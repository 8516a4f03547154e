import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// A bar that follows the scroll stops following when the page disappears.
  static let scrollAfterLeaving = AdviceRule(
    "NAV103", "scroll-after-leaving",
    "a bar that follows the scroll stops following when the page disappears",
    source:
      "Meituan, \"Navigation-bar transitions on iOS: solutions and best practice\", 6.4",
    instead:
      "scrollView delegate=nil in viewWillDisappear and delegate=self in viewWillAppear, or "
      + "ask 'if self is top' first",
    manual: """
      The content moves during a transition although nobody scrolls: its insets change with
      the bar. scrollViewDidScroll then writes the bar of the page that comes. Looks at lines
      of scrollViewDidScroll that write to the bar, where the scroll view has a delegate; a
      question about the top page, a transition or a saved flag is taken as the guard.
      """,
    before: """
      page List
        scrollView delegate=self
        on scrollViewDidScroll  map contentOffset 0pt..120pt to bar.bg.shadow.alpha 0..1

      """,
    after: """
      page List
        scrollView delegate=self
        on scrollViewDidScroll  if self is top  map contentOffset 0pt..120pt to bar.bg.shadow.alpha 0..1

      """
  ) { subject in
    subject.pages.flatMap { page -> [Remark] in
      guard isListening(page), !stops(page) else { return [] }
      return page.lines(in: [.scrollViewDidScroll]).compactMap { line in
        guard let touch = line.touches.first(where: { $0.key.isBar }),
          !line.questions.contains(where: isGuard)
        else { return nil }
        return Remark(
          line, touch.mark, "\(touch.key.phrase) follows the scroll after the page has left")
      }
    }
  }

  private static let delegate = TouchKey(thing: .scrollView, property: .delegate)

  private static func isListening(_ page: PageCode) -> Bool {
    if let value = page.initial(.scrollView, .delegate) { return value != .none }
    return page.lines.contains { $0.writes(delegate) }
  }

  private static func stops(_ page: PageCode) -> Bool {
    page.lines(in: [.viewWillDisappear]).contains { line in
      line.touches.contains { $0.key == delegate && $0.constant == Value.none }
    }
  }

  /// Whether a question can keep a page that leaves from writing.
  private static func isGuard(_ question: Question) -> Bool {
    switch question.test {
    case .condition(.transitioning): return question.isNegated
    case .equals(let left, .read(.owner(let owner))):
      return owner == .top || left == .owner(.top)
    case .equals(let left, _), .less(let left, _), .greater(let left, _):
      if case .saved = left { return true }
      return left == .owner(.top)
    case .named: return true
    default: return false
    }
  }
}
