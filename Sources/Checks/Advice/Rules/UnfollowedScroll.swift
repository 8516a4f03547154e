import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// The scroll view of a page with a large title is the one that the bar follows.
  static let unfollowedScroll = AdviceRule(
    "NAV133", "unfollowed-scroll",
    "the scroll view of a page with a large title is the one that the bar follows",
    source:
      "Stack Overflow 46326302; Apple, documentation of "
      + "UIViewController.setContentScrollView(_:for:)",
    instead:
      "make it the first subview of the page's view; from iOS 15 self contentScrollView=yes",
    manual: """
      A large title goes as the content is scrolled, in the scroll view that is the page's view
      or the first one in it. With another view below the scroll view, an image say, the bar does
      not know it: the title stays large and the content runs under it. Looks at pages with
      'scrollView firstSubview=no' and a large title, where nothing names the scroll view.
      """,
    before: """
      ios 12
      page A "A"
        scrollView contentHeight=2000pt firstSubview=no
      navigation Main
        bar prefersLargeTitles=yes

      """,
    after: """
      ios 12
      page A "A"
        scrollView contentHeight=2000pt
      navigation Main
        bar prefersLargeTitles=yes

      """
  ) { subject in
    guard subject.ios >= 11, subject.hasLargeTitles else { return [] }
    return subject.pages.compactMap { page -> Remark? in
      guard page.initial(.scrollView, .firstSubview) == .flag(false), subject.hasBar(page),
        ![.word("never"), .word("inline")].contains(page.initial(.item, .largeTitleDisplayMode)),
        page.initial(.controller, .contentScrollView) != .flag(true),
        !page.lines.contains(where: { names($0) }),
        let place = subject.place(.scrollView, .firstSubview, of: page)
      else { return nil }
      return Remark(
        at: place, "the bar does not follow \(page.name)'s scroll view: its title stays large")
    }
  }

  private static func names(_ line: CodeLine) -> Bool {
    line.writes(TouchKey(thing: .controller, property: .contentScrollView))
  }
}
