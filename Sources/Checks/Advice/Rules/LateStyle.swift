import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// Where stand-ins are taken from the bar, a page has its look before it is laid out.
  static let lateStyle = AdviceRule(
    "NAV117", "late-style",
    "where stand-ins are taken from the bar, a page has its look before it is laid out",
    source:
      "CallLiven, README of RWNavigationBarTransition, the plan; Meituan, \"Navigation-bar "
      + "transitions on iOS: solutions and best practice\", 5.2",
    instead:
      "write it in viewDidLoad or viewWillAppear",
    manual: """
      A library of this kind takes the stand-in of the page that comes from the bar, at the
      page's first layout. A look that is written later is not in it: the stand-in has the
      look of the page before, and the bar jumps at the end. Looks at background style in
      viewDidAppear and viewDidLayoutSubviews, and in lines of earlier callbacks that wait,
      where the table copies the bar to stand-ins.
      """,
    before: """
      ios      12
      strategy km
      page A
        on viewDidAppear  bar shadowImage=red

      """,
    after: """
      ios      12
      strategy km
      page A
        on viewWillAppear  bar shadowImage=red

      """
  ) { subject in
    let taken = subject.traits.takenFromBar
    guard subject.traits.makesStandIns, !taken.isEmpty else { return [] }
    return subject.pages.flatMap(\.lines).compactMap { line in
      guard isLate(line),
        let touch = line.touches.first(where: {
          $0.key.isLook && taken.contains($0.key.property)
        })
      else { return nil }
      return Remark(
        line, touch.mark, "the page's stand-in is taken before \(touch.key.phrase) is written")
    }
  }

  private static func isLate(_ line: CodeLine) -> Bool {
    switch line.hook {
    case .viewDidAppear, .viewDidLayoutSubviews: return true
    case .viewDidLoad, .viewWillAppear, .viewIsAppearing: return line.runsLater
    default: return false
    }
  }
}
