import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// Code does not write translucent: the background image decides it.
  static let translucentByHand = AdviceRule(
    "NAV108", "translucent-by-hand",
    "code does not write translucent: the background image decides it",
    source:
      "CallLiven, README of RWNavigationBarTransition, usage notes; Meituan, "
      + "\"Navigation-bar transitions on iOS: solutions and best practice\", 4.3.2 and 6.5",
    instead:
      "set it once, at init of the controller; where pages differ, let their backgroundImage decide: "
      + "with some alpha it is translucent, without it is not",
    manual: """
      translucent decides whether a page lies under the bar. Written while pages come and go it
      moves their content by the bar's height, but that of a scroll view that makes up for the bar
      by its inset; and a stand-in that was taken before lies elsewhere than the bar. Looks at
      writes of bar.translucent in code, where some other shown page does not write the same value, or
      where a strategy makes stand-ins and it is not all pages that do. State that the controller sets at init is left
      out: it never changes. So is a value that the first page of the stack gives and nobody
      changes, a page that is only presented, which has no bar, and pages of which each has a bar
      of its own.
      """,
    before: """
      strategy km
      page A
        on viewDidLoad  bar translucent=no

      """,
    after: """
      strategy km
      page A
      navigation Main
        bar translucent=no

      """
  ) { subject in
    let key = TouchKey(thing: .bar, property: .translucent)
    if subject.traits.wrapsPages { return [] }
    return subject.pages.filter(subject.hasBar).flatMap { page -> [Remark] in
      page.lines.compactMap { line in
        guard let touch = line.touches.first(where: { $0.key == key }), touch.mark != "copy",
          touch.mark != "restore"
        else { return nil }
        let all = subject.others(than: page)
        let others = all.filter { !says(touch.constant, key, $0) }
        if subject.traits.makesStandIns {
          // Where all pages say the same it stays as it is.
          if !all.isEmpty, others.isEmpty, says(touch.constant, key, page) { return nil }
          return Remark(
            line, touch.mark, "translucent is written by hand, and stand-ins do not follow it")
        }
        guard !others.isEmpty, !subject.isOneValue(touch.constant, key, on: page) else {
          return nil
        }
        let silent = others.filter { page in !page.lines.contains { $0.writes(key) } }
        let who =
          silent.isEmpty
          ? "otherwise by \(subject.names(others))" : "not by \(subject.names(silent))"
        return Remark(
          line, touch.mark, "translucent is written by hand, and \(who): content may jump")
      }
    }
  }

  /// Whether a page writes the value too, and no other.
  private static func says(_ value: Value?, _ key: TouchKey, _ page: PageCode) -> Bool {
    let written = page.lines.flatMap(\.touches).filter { $0.key == key }
    return value != nil && !written.isEmpty && written.allSatisfy { $0.constant == value }
  }
}
