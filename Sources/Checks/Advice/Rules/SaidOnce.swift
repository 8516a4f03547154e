import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// A page whose look others change says it at every appearance.
  static let saidOnce = AdviceRule(
    "NAV107", "said-once",
    "a page whose look others change says it at every appearance",
    source:
      "CallLiven, README of RWNavigationBarTransition, preface",
    instead:
      "say it in viewWillAppear: viewDidLoad runs once, and not when the page comes back",
    manual: """
      viewDidLoad runs once. When the page comes back, the bar has what the page above it wrote
      last. A page below writes it too when a swipe back to it is cancelled. Looks at style that a
      page writes in viewDidLoad, not whenever it appears, and a page that comes later writes too,
      without giving it back and not by the same values, and at the tab bar, which
      hidesBottomBarWhenPushed takes away without code. Whether the bar has large titles is looked
      at too; there the cure is to say it for all pages, and by largeTitleDisplayMode which page
      has one: said at every appearance, it moves the bar of the page that is still there. What
      the page says under once or behind a question as it appears does not count (NAV106). Silent
      where a strategy writes the property itself, as those do that give a page's stand-in back to
      the bar.
      """,
    before: """
      ios 12

      page A
        on viewDidLoad  bar barTintColor=green
      page B
        on viewDidLoad  bar barTintColor=purple

      """,
    after: """
      ios 12

      page A
        on viewWillAppear  bar barTintColor=green
      page B
        on viewWillAppear  bar barTintColor=purple

      """
  ) { subject in
    let all = subject.shownPages
    return all.indices.flatMap { index -> [Remark] in
      guard !all[index].lines(in: [.viewDidLoad]).isEmpty else { return [] }
      let pages = all.filter { subject.shareBar($0.index, all[index].index) }
      guard let at = pages.firstIndex(where: { $0.index == all[index].index }) else { return [] }
      return remarks(pages, at, subject)
    }
  }

  private static func remarks(
    _ pages: [PageCode], _ at: Int, _ subject: AdviceSubject
  ) -> [Remark] {
    pages[at].lines(in: [.viewDidLoad]).compactMap { line in
      for touch in line.touches where counts(touch.key) && !subject.isManaged(touch.key) {
        if pages[at].states(touch.key) { continue }
        guard let other = other(in: pages, than: at, writing: touch.key, subject) else { continue }
        let remark = Remark(
          line, touch.mark,
          "\(pages[at].name) says \(touch.key.phrase) once; \(other.name) changes it, "
            + (pages[at].statesAtTimes(touch.key)
              ? "and it is not said again at every appearance" : "and nobody says it again"))
        return touch.key == largeTitles
          ? remark.instead(
            "let the bar have it for all pages, and each page say its own: "
              + "item largeTitleDisplayMode=never, or always") : remark
      }
      return nil
    }
  }

  private static let largeTitles = TouchKey(thing: .bar, property: .prefersLargeTitles)

  private static func counts(_ key: TouchKey) -> Bool {
    key.isLook || key == .tabBarHidden || key == largeTitles
  }

  /// A page that comes later and writes it, or one below that writes it whenever it appears: also
  /// when a swipe back to it is cancelled.
  private static func other(
    in pages: [PageCode], than at: Int, writing key: TouchKey, _ subject: AdviceSubject
  ) -> PageCode? {
    pages.indices.first { index in
      guard index != at, !pages[index].restores(key) else { return false }
      let hooks = index > at ? PageCode.appearing.union([.viewDidLoad]) : PageCode.appearing
      return pages[index].writes(key, in: hooks)
        && !subject.writesAlike(pages[index], key, in: hooks, as: pages[at])
    }.map { pages[$0] }
  }
}
