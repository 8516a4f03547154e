import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// A page does not reach for the bar before it has a navigation controller.
  static let noBarYet = AdviceRule(
    "NAV112", "no-bar-yet",
    "a page does not reach for the bar before it has a navigation controller",
    source:
      "CallLiven, README of RWNavigationBarTransition, supplement",
    instead:
      "write it in viewWillAppear; touch no view before the page is on the stack",
    manual: """
      Before the page is on a stack, navigationController is nil and what code writes to its
      bar is written to nobody. That is so in init, and in viewDidLoad where something loads
      the view early: the page's own init, or the code that makes the controller. Looks at
      writes to the bar, the controller and the gesture there.
      """,
    before: """
      page A
        on init         load self
        on viewDidLoad  bar tintColor=red

      """,
    after: """
      page A
        on viewDidLoad  bar tintColor=red

      """
  ) { subject in
    subject.pages.flatMap { page -> [Remark] in
      var hooks: Set<Hook> = [.`init`]
      if isLoadedEarly(page, subject) { hooks.formUnion([.loadView, .viewDidLoad]) }
      return page.lines(in: hooks).compactMap { line in
        guard !line.runsLater, let touch = line.touches.first(where: isOfController) else {
          return nil
        }
        return Remark(
          line, touch.mark,
          "\(page.name) has no navigation controller in \(line.hook.name): the write is lost")
      }
    }
  }

  private static func isOfController(_ touch: Touch) -> Bool {
    touch.key.isBar || touch.key.thing == .gesture || touch.key.thing == .navigation
  }

  /// Whether code loads the page's view before the page is on the stack.
  private static func isLoadedEarly(_ page: PageCode, _ subject: AdviceSubject) -> Bool {
    if page.lines(in: [.`init`]).contains(where: { $0.statement == .load(.self) }) { return true }
    return subject.navigation.contains {
      $0.hook == .`init` && $0.statement == .load(.page(page.index))
    }
  }
}
