import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// A page leaves the theme of all bars alone.
  static let lateTheme = AdviceRule(
    "NAV128", "late-theme",
    "a page leaves the theme of all bars alone",
    source: "Apple, documentation of UIAppearance",
    instead:
      "set the page's own bar: bar tintColor=red; a theme is set at launch: proxy tintColor=red",
    manual: """
      UINavigationBar.appearance() is one for the whole app, and a bar takes its values as it
      comes into a window. When a page's code runs, its own bar is in the window already and
      stays as it is; every bar that comes later takes them, for good, and so does one that
      something full screen has covered. Looks at writes to the proxy in a page's code, but for
      'init', which comes before, and where the same hook sets the bar that is there as well.
      """,
    before: """
      page A
      page B
        on viewDidLoad  proxy tintColor=red

      """,
    after: """
      page A
        on viewWillAppear  bar tintColor=blue
      page B
        on viewWillAppear  bar tintColor=red

      """
  ) { subject in
    subject.pages.flatMap { page in
      page.lines.compactMap { line in
        guard line.hook != .`init`,
          case .write(.thing(_, .proxy), let assignments) = line.statement,
          case .known(let property)? = assignments.first?.property,
          case let own = TouchKey(thing: .bar, property: property),
          !page.lines.contains(where: { $0.hook == line.hook && $0.writes(own) })
        else { return nil }
        return Remark(
          line, property.name,
          "\(property.name) of the theme reaches bars that come into a window later, not this one")
      }
    }
  }
}
