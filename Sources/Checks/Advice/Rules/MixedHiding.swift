import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// A bar that the controller hides and shows is not hidden as a view beside that.
  static let mixedHiding = AdviceRule(
    "NAV135", "mixed-hiding",
    "a bar that its controller hides and shows is not hidden as a view too",
    source:
      "Apple, documentation of UINavigationController.isNavigationBarHidden",
    instead:
      "hide bar animated=callback, which is setNavigationBarHidden(true, animated:)",
    manual: """
      bar hidden=yes hides the bar's view. The controller does not know of it: its flag says
      that there is a bar, so show bar finds nothing to do, and the bar stays away. Looks at
      bar hidden=yes in code of pages and of the controller, where any code hides or shows the
      bar through its controller. Silent where the page gives it back as it goes.
      """,
    before: """
      page A
        on viewWillAppear  bar hidden=yes
      page B
        on viewWillAppear  show bar animated=callback

      """,
    after: """
      page A
        on viewWillAppear  hide bar animated=callback
      page B
        on viewWillAppear  show bar animated=callback

      """
  ) { subject in
    let asking = subject.pages.filter { page in page.lines.contains { $0.writes(.barHidden) } }
    guard !asking.isEmpty || subject.navigation.contains(where: { $0.writes(.barHidden) }) else {
      return []
    }
    let who = asking.isEmpty ? "the controller" : subject.names(asking)
    return subject.pages.filter { !$0.restores(view) }.flatMap { page in
      page.lines.compactMap { remark($0, who) }
    } + subject.navigation.compactMap { remark($0, who) }
  }

  private static let view = TouchKey(thing: .bar, property: .hidden)

  private static func remark(_ line: CodeLine, _ who: String) -> Remark? {
    let touch = line.touches.first { $0.key == view && $0.constant == .flag(true) }
    return touch.map {
      Remark(
        line, $0.mark,
        "it hides the bar's view, and the controller does not know of it: hide bar and show bar of \(who) "
          + "change nothing"
      )
    }
  }
}
