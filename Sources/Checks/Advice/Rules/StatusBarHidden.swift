import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// Pages of one stack agree whether there is a status bar.
  static let statusBarHidden = AdviceRule(
    "NAV121", "status-bar-hidden",
    "pages of one stack agree whether there is a status bar",
    source:
      "CallLiven, README of RWNavigationBarTransition, open problems",
    instead:
      "let the pages of a stack agree, or keep the status bar and fade it, as rw_statusBarAlpha of "
      + "the strategy rw-status-bar does",
    manual: """
      Where the status bar is hidden its height is gone from the layout, but for screens with a
      sensor housing: bar and page move up during the transition, and back after it. Looks at
      prefersStatusBarHidden=yes of a shown page while another does not say so. A page that hides it
      at a tap alone and says no somewhere too, as a viewer of photos does, gives it back before it goes.
      """,
    before: """
      device iphone-8
      page A
      page B
        self prefersStatusBarHidden=yes

      """,
    after: """
      device iphone-8
      page A
      page B
        self prefersStatusBarHidden=no

      """
  ) { subject in
    // Under a sensor housing the bar keeps its place: U4 of docs/Model.md.
    if subject.keepsStatusBarRoom { return [] }
    let all = subject.shownPages.filter { !hides($0) }
    return subject.shownPages.flatMap { page -> [Remark] in
      let visible = all.filter { subject.meet($0.index, page.index) }
      guard !visible.isEmpty, hides(page) else { return [] }
      let message =
        "the status bar's height goes with it: content moves on the way to \(subject.names(visible))"
      var result: [Remark] = []
      if page.initial(.controller, .prefersStatusBarHidden) == .flag(true),
        let place = subject.place(.controller, .prefersStatusBarHidden, of: page)
      {
        result.append(Remark(at: place, message))
      }
      result += page.lines.compactMap { line in
        line.touches.first { $0.key == key && $0.constant == .flag(true) }.map {
          Remark(line, $0.mark, message)
        }
      }
      return result
    }
  }

  private static let key = TouchKey(thing: .controller, property: .prefersStatusBarHidden)

  private static func hides(_ page: PageCode) -> Bool {
    if page.initial(.controller, .prefersStatusBarHidden) == .flag(true) { return true }
    let hiding = page.lines.filter { says(.flag(true), $0) }
    let isForAWhile = hiding.allSatisfy { $0.hook == .viewTap }
    return !hiding.isEmpty
      && !(isForAWhile
        && page.lines.contains { says(.flag(false), $0) && Self.touches.contains($0.hook) })
  }

  private static let touches: Set<Hook> = [.viewTap, .leftAction, .rightAction, .backAction]

  private static func says(_ value: Value, _ line: CodeLine) -> Bool {
    line.touches.contains { $0.key == key && $0.constant == value }
  }
}
