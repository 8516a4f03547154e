import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// What a page gives back as it leaves does not hang on a coordinator.
  static let lateGiveBack = AdviceRule(
    "NAV127", "late-give-back",
    "what a page gives back as it leaves does not hang on a coordinator",
    source: "Tencent, QMUI_iOS issue 692; its order is that of docs/Model.md, C10 and C16",
    instead: "each page states its own look in its own viewWillAppear",
    manual: """
      A swipe back that is taken back tells the page below that it disappears when the
      transition is over: there is no coordinator then, and what stands behind 'alongside' is
      dropped. The look that this page put on when the swipe began stays, under the page that
      stays. Looks at writes of the bar's look behind 'alongside' in viewWillDisappear, of a
      page that puts on that look in viewWillAppear without a question, and gives it back in no
      other line.
      """,
    before: """
      ios 12

      page A
        on viewWillAppear  bar barTintColor=green
      page B
        on viewWillAppear                bar barTintColor=purple
        on viewWillDisappear  alongside  bar barTintColor=green

      """,
    after: """
      ios 12

      page A
        on viewWillAppear  bar barTintColor=green
      page B
        on viewWillAppear  bar barTintColor=purple

      """
  ) { subject in
    subject.pages.flatMap { page -> [Remark] in
      let dresses = page.lines(in: [.viewWillAppear]).filter { $0.questions.isEmpty }
      let puts = dresses.flatMap(\.touches).map(\.key).filter(\.isLook)
      let leaving = page.lines(in: [.viewWillDisappear])
      let others = leaving.filter { !$0.isAlongside }.flatMap(\.touches).map(\.key)
      return leaving.compactMap { line in
        guard line.isAlongside, !line.asksCancelled,
          let touch = line.touches.first(where: {
            puts.contains($0.key) && !others.contains($0.key)
          })
        else { return nil }
        return Remark(
          line, touch.mark,
          "\(touch.key.phrase) is not given back where a swipe to this page is taken back: "
            + "there is no coordinator then")
      }
    }
  }
}
