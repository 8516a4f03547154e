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
      viewDidLoad runs once. When the page comes back, the bar has what the page above it
      wrote last. Looks at style that a page writes in viewDidLoad only and a page that comes
      later writes too, without giving it back. Silent where a strategy writes the property
      itself, as those do that give a page's stand-in back to the bar.
      """,
    before: """
      page A
        on viewDidLoad  bar barTintColor=green
      page B
        on viewDidLoad  bar barTintColor=purple

      """,
    after: """
      page A
        on viewWillAppear  bar barTintColor=green
      page B
        on viewWillAppear  bar barTintColor=purple

      """
  ) { subject in
    let pages = subject.shownPages
    return pages.indices.flatMap { at -> [Remark] in
      pages[at].lines(in: [.viewDidLoad]).compactMap { line in
        for touch in line.touches where touch.key.isLook && !subject.isManaged(touch.key) {
          if pages[at].states(touch.key) { continue }
          let above = pages[(at + 1)...].filter { page in
            page.writes(touch.key, in: PageCode.appearing.union([.viewDidLoad]))
              && !page.restores(touch.key)
          }
          guard let other = above.first else { continue }
          return Remark(
            line, touch.mark,
            "\(pages[at].name) says \(touch.key.phrase) once; \(other.name) changes it, "
              + "and nobody says it again")
        }
        return nil
      }
    }
  }
}
