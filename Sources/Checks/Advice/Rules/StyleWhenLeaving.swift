import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// A page leaves the bar's look alone in viewWillDisappear.
  static let styleWhenLeaving = AdviceRule(
    "NAV101", "style-when-leaving",
    "a page leaves the bar's look alone in viewWillDisappear",
    source:
      "Meituan, \"Navigation-bar transitions on iOS: solutions and best practice\", 6.1",
    instead:
      "each page states its own look in its own viewWillAppear",
    manual: """
      The bar is one for all pages. What a leaving page writes in viewWillDisappear is the
      look of the page that comes, on screen from the first frame of the swipe; and where a
      library takes its stand-in of the next page afterwards, the stand-in wears it too. Looks
      at writes, copies and restores of the bar's style in viewWillDisappear, at once or in a
      later turn; what runs alongside the transition, or when it is over, is left out, and
      what asks whether the transition was cancelled: there the page stays. What runs alongside
      counts where the page has said the same in viewDidLoad alone, and no line gives it back
      where the transition was cancelled. A page inside a page may go while the other stays:
      what it writes to the bar is the subject of NAV118.

      A swipe that is taken back calls viewWillDisappear as well, and at its end
      viewWillAppear once more, of the page that stays. A look that is stated there comes
      back then, after the whole way in the other one. A look that is set once does not: in
      viewDidLoad, or behind 'if isMovingToParent'. Nor does one that a completion undoes: a
      completion runs at the end of a swipe that is taken back, too.
      """,
    before: """
      ios 12

      page A
        on viewWillAppear  bar barTintColor=green
      page B
        on viewWillAppear     bar barTintColor=purple
        on viewWillDisappear  bar barTintColor=green

      """,
    after: """
      ios 12

      page A
        on viewWillAppear  bar barTintColor=green
      page B
        on viewWillAppear  bar barTintColor=purple

      """
  ) { subject in
    // What is written without a controller is lost, and another rule's.
    let swiping = Swiping(subject)
    return subject.pages.filter { subject.hasBar($0) && !subject.isOnlyChild($0) }.flatMap { page in
      page.lines(in: [.viewWillDisappear]).compactMap { line in
        guard !line.runsAtEnd, !line.asksCancelled else { return nil }
        if line.isAlongside {
          return !swiping.mayTake(page) || !line.questions.isEmpty
            ? nil : leftAlongside(line, page)
        }
        return line.touches.first { $0.key.isLook }.map { touch in
          Remark(line, touch.mark, "the bar's \(touch.key.phrase) is written as the page leaves")
        }
      }
    }
  }

  /// A look that goes along as the page leaves, and that nobody gives back where it stays.
  private static func leftAlongside(_ line: CodeLine, _ page: PageCode) -> Remark? {
    let touch = line.touches.first { touch in
      touch.key.isLook && !page.statesAtTimes(touch.key)
        && !page.lines.contains { $0.asksCancelled && $0.says(touch.key) }
        && page.lines(in: [.viewDidLoad]).contains { $0.says(touch.key) }
    }
    return touch.map { touch in
      Remark(
        line, touch.mark,
        "the bar's \(touch.key.phrase) is not given back where the swipe is cancelled: \(page.name) "
          + "says it in viewDidLoad alone")
    }
  }
}
