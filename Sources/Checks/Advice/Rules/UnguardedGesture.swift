import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// Who answers for the pop gesture refuses it on the root page.
  static let unguardedGesture = AdviceRule(
    "NAV115", "unguarded-gesture",
    "who answers for the pop gesture refuses it on the root page",
    source:
      "Meituan, \"Navigation-bar transitions on iOS: solutions and best practice\", 4.3.1; "
      + "Open Radar 19031955",
    instead:
      "on gestureShouldBegin  if top is root  refuse",
    manual: """
      The system's delegate of the pop gesture refuses it on the root page. One that takes its
      place and does not, or nil, lets the gesture begin with nothing to pop: the controller
      waits for a transition that never comes and answers to no touch. Looks at gesture
      delegate=, at init and in code, and at the lines of gestureShouldBegin: one that refuses
      is enough, and so is a root page that turns the gesture off whenever it appears. A write of nil
      behind a question is left out.
      """,
    before: """
      page A
      navigation Main
        stack A
        gesture delegate=self

      """,
    after: """
      page A
      navigation Main
        stack A
        gesture delegate=self
        on gestureShouldBegin  if top is root  refuse

      """
  ) { subject in
    let refuses = (subject.pages.map(\.lines) + [subject.navigation]).joined().contains {
      $0.hook == .gestureShouldBegin && $0.statement == .refuse
    }
    if subject.isOffOnRoots { return [] }
    var result: [Remark] = []
    if let value = subject.initial(.gesture, .delegate), value == .none || !refuses,
      let place = subject.place(.gesture, .delegate)
    {
      let remark = Remark(at: place, message(isNil: value == .none))
      result.append(value == .none ? remark.instead(withDelegate) : remark)
    }
    for line in (subject.pages.map(\.lines) + [subject.navigation]).joined() {
      guard let touch = line.touches.first(where: { $0.key == key }), touch.mark != "restore"
      else { continue }
      let isNil = touch.constant == Value.none
      if isNil ? !line.questions.isEmpty : refuses || isSaved(touch) { continue }
      let remark = Remark(line, touch.mark, message(isNil: isNil))
      result.append(isNil ? remark.instead(withDelegate) : remark)
    }
    return result
  }

  private static let key = TouchKey(thing: .gesture, property: .delegate)

  /// Whether the delegate is one that was there before.
  private static func isSaved(_ touch: Touch) -> Bool {
    if case .read(.saved)? = touch.value { return true }
    return false
  }

  /// Without a delegate nobody is asked.
  private static let withDelegate =
    "gesture delegate=self, and on gestureShouldBegin  if top is root  refuse"

  private static func message(isNil: Bool) -> String {
    isNil
      ? "without a delegate nobody refuses the swipe on the root page"
      : "no line of gestureShouldBegin refuses the swipe on the root page"
  }
}

extension AdviceSubject {
  /// Whether every root page turns the gesture off as it appears.
  fileprivate var isOffOnRoots: Bool {
    let key = TouchKey(thing: .gesture, property: .enabled)
    let roots = shownPages.filter { isRoot($0) && !$0.isChild }
    let statements =
      (pages.flatMap(\.lines) + navigation).map(\.statement)
      + program.actions.map(\.line.statement)
    let changesRoot = statements.contains { statement in
      switch statement {
      case .setStack, .setRoot: return true
      default: return false
      }
    }
    return !roots.isEmpty && !changesRoot
      && roots.allSatisfy { page in
        let writes = page.lines(in: PageCode.appearing).filter { $0.writes(key) }
        return !writes.isEmpty
          && writes.allSatisfy { line in
            line.hangsOnQuestionsAlone && line.questions.isEmpty && !line.runsLater
              && line.touches.contains { $0.key == key && $0.constant == .flag(false) }
          }
      }
  }
}
