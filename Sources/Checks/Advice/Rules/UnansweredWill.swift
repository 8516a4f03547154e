import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// What a 'will' callback begins ends where a swipe may be cancelled, too.
  static let unansweredWill = AdviceRule(
    "NAV102", "unanswered-will",
    "what a 'will' callback begins ends, also where the swipe is cancelled",
    source:
      "Meituan, \"Navigation-bar transitions on iOS: solutions and best practice\", 4.2",
    instead:
      "end in viewWillDisappear what viewWillAppear begins, and in viewWillAppear what "
      + "viewWillDisappear begins: a swipe may be cancelled",
    manual: """
      A cancelled swipe takes the page from viewWillDisappear straight back to viewWillAppear, and
      viewDidDisappear never comes. What viewWillDisappear changes and no appearance callback
      changes back stays changed on the page that is still there; viewDidDisappear is too late for
      it; what is as where nobody writes, and nobody writes otherwise, is no change. No finger swipes away a page that is only ever the root of its stack, unless that stack
      is in a page or in a sheet, or code drives transitions. What one callback changes and
      changes back itself is nothing. Likewise what viewWillAppear or viewDidAppear does to the
      gesture, the toolbar, the tab bar, the window, the container or hidesBarsOnSwipe and its
      kind, those in viewDidLoad too, has to end when the page goes, unless every other page says
      its own whenever it appears; to show the tab bar, to hide the toolbar, to enable the gesture
      and to set none of those flags, as they are where nobody writes, is to begin nothing. What
      is to change it back has to write another value, where both are written out; show of a part
      of the bar answers hide, and hide show. To show the bar is left out where the system lets no
      swipe begin under a hidden one. The look of the bar is the subject of NAV101 and NAV106.
      """,
    before: """
      page A
        scrollView contentHeight=2000pt
        on viewDidLoad        scrollView delegate=self
        on viewWillDisappear  scrollView delegate=nil

      """,
    after: """
      page A
        scrollView contentHeight=2000pt
        on viewWillAppear     scrollView delegate=self
        on viewWillDisappear  scrollView delegate=nil

      """
  ) { subject in
    let silent = SilentPages(subject)
    let isGuarded = refusesUnderHiddenBar(subject)
    let swiping = Swiping(subject)
    return subject.pages.flatMap { page in
      (swiping.mayTake(page) ? leaving(page, isGuarded, subject) : [])
        + appearing(page, .viewWillAppear, silent)
        + appearing(page, .viewDidAppear, silent)
        + (swiping.mayTake(page) ? appearing(page, .viewDidLoad, silent) : [])
    }
  }

  /// What the page begins as it leaves.
  private static func leaving(
    _ page: PageCode, _ isGuarded: Bool, _ subject: AdviceSubject
  ) -> [Remark] {
    let lines = page.lines(in: [.viewWillDisappear])
    return lines.indices.compactMap { at in
      let line = lines[at]
      let open = line.touches.first { touch in
        if touch.key.isLook || line.runsAtEnd || isGuarded && showsBar(touch)
          || isThere(touch) && !subject.changes(touch.key, from: touch.constant)
        {
          return false
        }
        return !isAnswered(touch, page, in: PageCode.appearing) && !hidesAgain(line, page)
          && !endsWithTransition(touch, page, .viewWillDisappear)
          && !comesToNothing(touch, at, lines, page)
      }
      guard let touch = open else { return nil }
      return Remark(
        line, touch.mark,
        "nothing gives back \(touch.key.phrase) if the swipe is cancelled: the page stays, with it")
    }
  }

  /// Whether no swipe begins under a hidden bar: the system's own delegate refuses it, and nobody has another.
  /// A page that shows the bar as it leaves has nothing to give back then: with the bar there, it changes
  /// nothing.
  private static func refusesUnderHiddenBar(_ subject: AdviceSubject) -> Bool {
    guard subject.ios < 26, subject.program.navigation.strategies.isEmpty,
      subject.initial(.gesture, .delegate) == nil, subject.initial(.gesture, .handler) == nil
    else { return false }
    return (subject.pages.map(\.lines) + [subject.navigation]).joined().allSatisfy { line in
      line.touches.allSatisfy { $0.key.thing != .gesture }
    }
  }

  private static func showsBar(_ touch: Touch) -> Bool {
    touch.key == .barHidden && touch.constant == .flag(false)
  }

  /// What the page begins as it appears and others have to live with.
  private static func appearing(
    _ page: PageCode, _ hook: Hook, _ silent: SilentPages
  ) -> [Remark] {
    let lines = page.lines(in: [hook])
    return lines.indices.compactMap { at in
      let line = lines[at]
      let open = line.touches.first { touch in
        guard isShared(touch.key, hook), !line.runsAtEnd, !isThere(touch) else {
          return false
        }
        return !isAnswered(touch, page, in: ending(hook)) && !answers(touch, page, hook)
          && !endsWithTransition(touch, page, hook)
          && !comesToNothing(touch, at, lines, page)
          && silent.contains(touch.key, besides: page)
      }
      guard let touch = open else { return nil }
      return Remark(
        line, touch.mark,
        "\(touch.key.phrase) is everybody's, and nothing ends what the page begins with it")
    }
  }

  /// Where what a callback begins may end: after viewDidAppear the page is there until it goes.
  private static func ending(_ hook: Hook) -> Set<Hook> {
    hook == .viewDidAppear || hook == .viewDidLoad
      ? [.viewWillDisappear, .viewDidDisappear] : [.viewDidAppear, .viewWillDisappear]
  }

  /// What things hold that nobody has changed: who writes that begins nothing.
  private static let usual: [TouchKey: Value] = [
    .tabBarHidden: .flag(false), TouchKey(thing: .toolbar, property: .hidden): .flag(true),
    TouchKey(thing: .gesture, property: .enabled): .flag(true),
    TouchKey(thing: .gesture, property: .contentEnabled): .flag(true),
  ]

  private static func isThere(_ touch: Touch) -> Bool {
    let usual =
      touch.key.thing == .navigation && Property.barHiding.contains(touch.key.property)
      ? .flag(false) : usual[touch.key]
    return touch.constant != nil && touch.constant == usual
  }

  /// Whether what viewDidAppear writes answers what the page wrote as it came.
  private static func answers(_ touch: Touch, _ page: PageCode, _ hook: Hook) -> Bool {
    hook == .viewDidAppear && isAnswered(touch, page, in: [.viewWillAppear, .viewIsAppearing])
  }

  /// Whether a line of the same callback undoes a write, or the write undoes such a line, now and then at
  /// least, and leaves what the page has all the time.
  private static func comesToNothing(
    _ touch: Touch, _ at: Int, _ lines: [CodeLine], _ page: PageCode
  ) -> Bool {
    func undoes(_ later: CodeLine, _ earlier: CodeLine) -> Bool {
      later.hangsOnQuestionsAlone && !later.when.contains(where: hangsOnTransition)
        && !earlier.when.contains(where: \.defers)
        && later.questions.allSatisfy(earlier.questions.contains)
    }
    if lines[(at + 1)...].contains(where: { undoes($0, lines[at]) && changesBack(touch, $0) }) {
      return true
    }
    guard lines[..<at].contains(where: { changesBack(touch, $0) }) else { return false }
    let elsewhere = page.lines.filter { $0.hook != lines[at].hook }.flatMap(\.touches)
      .filter { $0.key == touch.key }.map(\.constant)
    let declared = page.initial(touch.key.thing, touch.key.property)
    return (elsewhere + [declared]).allSatisfy { $0 == nil || $0 == touch.constant }
  }

  /// Whether a line waits for the transition; a later turn comes in any case.
  private static func hangsOnTransition(_ word: When) -> Bool {
    switch word {
    case .nextTurn, .after: return false
    default: return word.defers
    }
  }

  /// Things that pages share besides the bar.
  private static let shared: Set<Thing> = [.gesture, .toolbar, .tabBar, .window, .container]

  /// Of what a page says as it loads, once and for all, when bars hide by themselves is the controller's.
  private static func isShared(_ key: TouchKey, _ hook: Hook) -> Bool {
    if hook == .viewDidLoad, key.thing != .navigation { return false }
    return isShared(key)
  }

  private static func isShared(_ key: TouchKey) -> Bool {
    shared.contains(key.thing)
      || key.thing == .navigation && Property.barHiding.contains(key.property)
  }

  private static func isAnswered(_ touch: Touch, _ page: PageCode, in hooks: Set<Hook>) -> Bool {
    page.lines(in: hooks).contains { changesBack(touch, $0) }
  }

  private static func endsWithTransition(
    _ touch: Touch, _ page: PageCode, _ hook: Hook
  ) -> Bool {
    page.lines(in: [hook]).contains { $0.runsAtEnd && changesBack(touch, $0) }
  }

  /// Whether a line gives another value to what was written. Of a value that is read when the line
  /// runs nobody knows.
  private static func changesBack(_ touch: Touch, _ line: CodeLine) -> Bool {
    line.touches.contains { other in
      guard other.key == touch.key else { return false }
      guard let value = other.constant, let first = touch.constant else { return true }
      return value != first
    }
  }

  /// Whether a line shows a part of the bar that the page hides as it appears. What 'show' undoes
  /// besides is somebody else's; an image or an appearance it does not give back.
  private static func hidesAgain(_ line: CodeLine, _ page: PageCode) -> Bool {
    guard case .showPart(let part) = line.statement else { return false }
    return page.lines(in: PageCode.appearing).contains {
      guard case .hidePart(part, let mechanism) = $0.statement else { return false }
      return mechanism != .image && mechanism != .appearance
    }
  }
}

extension AdviceSubject {
  /// Whether any code gives a property another value, or one that nobody knows.
  fileprivate func changes(_ key: TouchKey, from value: Value?) -> Bool {
    if traits.isUnknown || traits.written.contains(key) { return true }
    if let initial = initial(key.thing, key.property), initial != value { return true }
    let touches = (pages.flatMap(\.lines) + navigation).flatMap(\.touches) + ofActions
    return touches.contains { $0.key == key && $0.constant != value }
  }
}

/// The shown pages that do not say a property whenever they appear: each key is looked up once. A page with
/// hidesBottomBarWhenPushed has said that it has no bottom bar.
private final class SilentPages {
  private let subject: AdviceSubject
  private var found: [TouchKey: [Int]] = [:]

  init(_ subject: AdviceSubject) { self.subject = subject }

  private func says(_ key: TouchKey, _ page: PageCode) -> Bool {
    let isOfBottom = key == .tabBarHidden || key == TouchKey(thing: .toolbar, property: .hidden)
    return page.states(key)
      || isOfBottom && page.initial(.controller, .hidesBottomBarWhenPushed) == .flag(true)
  }

  /// Whether one of them has to live with what a page does: the gesture and the toolbar are a controller's, as
  /// its bar is.
  func contains(_ key: TouchKey, besides page: PageCode) -> Bool {
    let silent = found[key] ?? subject.shown.filter { !says(key, subject.pages[$0]) }
    found[key] = silent
    let ofController = [.gesture, .toolbar, .navigation].contains(key.thing)
    return silent.contains { index in
      index != page.index
        && (ofController ? subject.shareBar(index, page.index) : subject.meet(index, page.index))
    }
  }
}
