import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// A page that is coming or going calls for no other transition.
  static let earlyStackCall = AdviceRule(
    "NAV114", "early-stack-call",
    "a page that is coming or going calls for no other transition",
    source:
      "KMNavigationBarTransition, issue 73; Stack Overflow 11862883",
    instead:
      "call it in viewDidAppear, or from a completion block of the transition",
    manual: """
      A push or pop in viewDidLoad, viewWillAppear or viewWillDisappear nests in the
      transition that has just been asked for: UIKit warns of a corrupted navigation bar, and
      items and pages may no longer fit. Looks at push, pop and set-stack in the callbacks of
      a page from viewDidLoad to the layout, and in viewWillDisappear, and at present where the
      view is in no window yet, so that nothing is presented; a line that waits is left out. A
      page that leaves has no viewDidAppear to say it in: where the person asks to leave is the
      place.
      """,
    before: """
      page A
        on viewDidLoad  push B
      page B

      """,
    after: """
      page A
        on viewDidAppear  push B
      page B

      """
  ) { subject in
    subject.pages.flatMap { page in
      page.lines(in: hooks).compactMap { line in
        guard !line.runsLater, let word = call(line.statement, in: line.hook) else { return nil }
        if word == "present" {
          return Remark(line, word, notInWindow(page, line))
            .instead("call it in viewDidAppear, once")
        }
        let isLeaving = line.hook == .viewWillDisappear
        let remark = Remark(
          line, word,
          "\(word) in \(line.hook.name) comes into the transition that "
            + (isLeaving ? "takes the page away" : "brings the page"))
        if isLeaving { return remark.instead(whereLeaving(subject.ios)) }
        return word == "set-stack" ? remark.instead(wholeStack) : remark
      }
    }
  }

  /// Who takes pages out of the stack on the way knows before what it is to be.
  private static let wholeStack =
    "in place of the call that brings the page, one set-stack with all the pages that are to stay; "
    + "else call it in viewDidAppear"

  /// A page that leaves appears no more, and when it has gone it has no navigation controller.
  private static func whereLeaving(_ ios: Int) -> String {
    "say it where the person asks to leave: "
      + (ios >= 16 ? "on backAction (item backAction=yes), " : "")
      + "on shouldPop, or where a button is tapped"
  }

  private static let hooks: Set<Hook> = [
    .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews,
    .viewDidLayoutSubviews, .viewWillDisappear,
  ]

  private static func notInWindow(_ page: PageCode, _ line: CodeLine) -> String {
    "present in \(line.hook.name) comes before \(page.name)'s view is in a window: nothing is presented"
  }

  private static func call(_ statement: Statement, in hook: Hook) -> String? {
    switch statement {
    case .present: return hook == .loadView || hook == .viewDidLoad ? "present" : nil
    case .push: return "push"
    case .pop: return "pop"
    case .setStack: return "set-stack"
    default: return nil
    }
  }
}
