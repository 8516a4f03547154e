import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// Whether the bottom bar leaves is asked as the page is pushed.
  static let lateBottomBar = AdviceRule(
    "NAV139", "late-bottom-bar",
    "whether the bottom bar leaves is said before the page is pushed",
    source: "Apple, documentation of UIViewController.hidesBottomBarWhenPushed",
    instead: "set it at init, or before the push: self hidesBottomBarWhenPushed=yes",
    manual: """
      The call that pushes a page reads its hidesBottomBarWhenPushed before the view is loaded (U7
      of docs/Model.md). What viewDidLoad or a later callback sets is read with the next call at
      the earliest, and the bar stays. Looks at hidesBottomBarWhenPushed=yes in these callbacks of
      a page that is no root.
      """,
    before: """
      page Home
      page Photo
        on viewDidLoad  self hidesBottomBarWhenPushed=yes
      scenario "s"
      stack Home
      at 0ms  push Photo

      """,
    after: """
      page Home
      page Photo
        self hidesBottomBarWhenPushed=yes
      scenario "s"
      stack Home
      at 0ms  push Photo

      """
  ) { subject in
    subject.shownPages.filter { !subject.isRoot($0) }.flatMap { page in
      guard page.initial(.controller, .hidesBottomBarWhenPushed) != .flag(true) else {
        return [Remark]()
      }
      return page.lines(in: hooks).compactMap { line in
        let touch = line.touches.first {
          $0.key == key && $0.owner == .`self` && $0.constant == .flag(true)
        }
        return touch.map {
          Remark(line, $0.mark, "\(page.name) is pushed by then, and has been asked")
        }
      }
    }
  }

  private static let key = TouchKey(thing: .controller, property: .hidesBottomBarWhenPushed)
  private static let hooks: Set<Hook> = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
  ]
}
