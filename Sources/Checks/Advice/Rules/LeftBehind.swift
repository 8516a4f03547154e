import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// A page gives back what it changes, or every page says its own.
  static let leftBehind = AdviceRule(
    "NAV106", "left-behind",
    "a page gives back what it changes, or every page says its own",
    source:
      "CallLiven, README of RWNavigationBarTransition, preface; Meituan, \"Navigation-bar "
      + "transitions on iOS: solutions and best practice\", 4.1",
    instead:
      "every page states it in viewWillAppear, or this one saves it first and restores it",
    manual: """
      There is one bar. What a page above the root changes in it stays for the pages that say
      nothing, below it after the pop and above it after a push. Looks at style, parts and
      visibility of the bar that a page above the root changes in viewDidLoad or as it appears,
      does not restore as it goes, and that some other shown page does not state whenever it
      appears: a line under once, behind a question or a stop, or one that runs when the finger
      leaves says it at times only, unless another line of the hook says it where this one does
      not, as `if X > 140pt` and `if not X > 140pt` do, or comparisons that leave out no
      number; one alongside the transition, or at its end, says it. A page that is only presented
      has no bar, and one that says as it loads all that the other writes loses nothing. Who gives
      it back only where it is popped itself does not where the stack is popped past it or set
      without it, also the root. Where 'no super' leaves out what a page's base class says, the
      advice stands at that line. Silent
      where a strategy, or the controller in willShow, writes the property itself, or each page
      has a bar of its own.
      """,
    before: """
      ios 12

      page A
      page B
        on viewWillAppear  bar barTintColor=purple

      """,
    after: """
      ios 12

      page A
        on viewWillAppear  bar barTintColor=nil
      page B
        on viewWillAppear  bar barTintColor=purple

      """
  ) { subject in
    // The shown pages that do not say it whenever they appear.
    var silentPages: [TouchKey: [PageCode]] = [:]
    func silent(_ key: TouchKey, besides page: PageCode) -> [PageCode] {
      let all = silentPages[key] ?? subject.shownPages.filter { !says($0, key) }
      silentPages[key] = all
      return subject.others(than: page, of: all)
    }
    let leftOut = subject.leftOut
    let hidesBar = subject.hidesBar
    var cuts = LeftOutSaying()
    let remarks = subject.shownPages.flatMap { page -> [Remark] in
      let isFirst = page.index == subject.shown.first || subject.isOnlyRoot(page)
      return page.lines(in: changing).compactMap { line in
        for touch in line.touches where counts(touch, subject, hidesBar: hidesBar) {
          let isOpen = !page.restores(touch.key) && !isFirst
          let isLeftOut = leftOut.contains(page.index) && page.restoresAlone(touch.key)
          guard isOpen || isLeftOut else { continue }
          let silent = silent(touch.key, besides: page).filter { other in
            !subject.writesAlike(page, touch.key, in: changing, as: other)
              && !cuts.take(other, touch.key, from: page)
          }
          guard !silent.isEmpty else { continue }
          let gives =
            isOpen
            ? "\(page.name) does not give back"
            : "only where it is popped itself does \(page.name) give back"
          return Remark(
            line, touch.mark,
            "\(gives) \(touch.key.phrase), and \(subject.names(silent)) \(says(silent, touch.key))")
        }
        return nil
      }
    }
    return remarks + cuts.remarks
  }

  /// Whether a page says it whenever it appears. One that hides the bar as a view has said that it has none (NAV135).
  private static func says(_ page: PageCode, _ key: TouchKey) -> Bool {
    if page.states(key) { return true }
    let view = TouchKey(thing: .bar, property: .hidden)
    return key == .barHidden && page.states(view)
      && page.lines.allSatisfy { line in
        line.touches.allSatisfy { $0.key != view || $0.constant == .flag(true) }
      }
  }

  /// The hooks in which a page changes the bar as it comes.
  private static let changing = PageCode.appearing.union([.viewDidLoad])

  /// What pages say that do not say it whenever they appear.
  private static func says(_ pages: [PageCode], _ key: TouchKey) -> String {
    let isOne = pages.count == 1
    if pages.contains(where: { $0.statesAtTimes(key) }) {
      return isOne
        ? "does not say it whenever it appears" : "do not say it whenever they appear"
    }
    return isOne ? "says nothing about it" : "say nothing about it"
  }

  /// Whether others would see it. The bar's own alpha is the subject of NAV104.
  private static func counts(
    _ touch: Touch, _ subject: AdviceSubject, hidesBar: Bool
  ) -> Bool {
    // Who shows a bar that no line hides changes nothing for others.
    let isPlain = touch.key == .barHidden && touch.constant == .flag(false) && !hidesBar
    return touch.key.isBar && touch.key != TouchKey(thing: .bar, property: .alpha)
      && !subject.isManaged(touch.key) && !isPlain
  }
}

extension AdviceSubject {
  /// Whether any line or declaration hides the bar.
  fileprivate var hidesBar: Bool {
    let lines = pages.flatMap(\.lines) + navigation
    return (lines.flatMap(\.touches) + ofActions).contains {
      $0.key == .barHidden && $0.constant != .flag(false)
    }
      || program.navigation.initial.contains { $0.property == .navigationBarHidden }
      || traits.written.contains(.barHidden) || traits.isUnknown
  }

  /// The pages that timed calls take out of a stack from below another page, as far as they can be followed:
  /// what a finger does to a stack, nobody knows before the run.
  fileprivate var leftOut: Set<Int> {
    let numbers = program.controllerNumbers
    var stacks = [program.stack] + program.inner.map(\.stack)
    var out: Set<Int> = []
    func keep(_ pages: [Int], _ number: Int) {
      out.formUnion(stacks[number].dropLast().filter { !pages.contains($0) })
      stacks[number] = pages
    }
    func follow(_ statement: Statement, _ number: Int) -> Bool {
      guard stacks.indices.contains(number) else { return false }
      let stack = stacks[number]
      switch statement {
      case .push(.page(let page), _): stacks[number].append(page)
      case .pop(.one, _), .tapBack: stacks[number] = Array(stack.dropLast(stack.count > 1 ? 1 : 0))
      case .pop(.root, _): keep(Array(stack.prefix(1)), number)
      case .pop(.page(.page(let page)), _):
        guard let place = stack.lastIndex(of: page) else { return false }
        keep(Array(stack[...place]), number)
      case .setStack(let owners, _):
        let pages = owners.compactMap(\.named)
        guard pages.count == owners.count else { return false }
        keep(pages, number)
      case .within(let declaration, let inner):
        return numbers[declaration].map { follow(inner, $0) } ?? false
      case .push, .pop, .swipeBack, .tap, .press, .select, .setRoot: return false
      default: break
      }
      return true
    }
    for action in program.actions where !follow(action.line.statement, 0) { break }
    return out
  }
}

extension PageCode {
  /// Whether it gives something back where it leaves its parent, and at no other time.
  fileprivate func restoresAlone(_ key: TouchKey) -> Bool {
    let back = lines.filter { line in
      line.writes(key)
        && [.viewWillDisappear, .viewDidDisappear, .willMove, .didMove].contains(line.hook)
    }
    let popped = Question(.condition(.isMovingFromParent))
    return !back.isEmpty
      && back.allSatisfy {
        $0.questions.contains(popped) && $0.hook != .willMove && $0.hook != .didMove
      }
  }
}
