import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// An opaque background image does not stand beside pages with a translucent bar.
  static let opaqueImage = AdviceRule(
    "NAV109", "opaque-image",
    "an opaque background image does not stand beside pages with a translucent bar",
    source:
      "Meituan, \"Navigation-bar transitions on iOS: solutions and best practice\", 4.3.2 "
      + "and 6.5",
    instead:
      "an image with alpha below 1, or extendedLayoutIncludesOpaqueBars=yes on the pages",
    manual: """
      An image without transparent pixels turns translucent off, and pages no longer lie under
      the bar: content moves by the bar's height when the flag turns. Looks at opaque images
      that a page sets as the bar's background while another shown page sets none, and nobody
      says what translucent is; silent if the pages extend under opaque bars.
      """,
    before: """
      ios 12

      page A
      page B
        on viewWillAppear  bar backgroundImage=blue

      """,
    after: """
      ios   12
      image Sheer  #0000FFF0

      page A
        on viewWillAppear  bar backgroundImage=nil
      page B
        on viewWillAppear  bar backgroundImage=Sheer

      """
  ) { subject in
    guard !subject.isTranslucencySet, !subject.traits.wrapsPages,
      !subject.isOpaqueImage(subject.initial(.bar, .backgroundImage)),
      !subject.isOpaqueImage(subject.proxy(.backgroundImage))
    else { return [] }
    let translucent = subject.shownPages.filter { !setsOpaque($0, subject) && !isWhole($0) }
    return subject.shownPages.flatMap { page -> [Remark] in
      page.lines.compactMap { line in
        guard !isForAll(line, of: page, subject),
          let touch = line.touches.first(where: {
            $0.key == key && subject.isOpaqueImage($0.constant)
          })
        else { return nil }
        let others = subject.others(than: page, of: translucent)
        guard !others.isEmpty else { return nil }
        return Remark(
          line, touch.mark,
          "an opaque image turns translucent off for \(subject.names(others)) too")
      }
    }
  }

  private static let key = TouchKey(thing: .bar, property: .backgroundImage)

  /// Whether the page that is always the first dresses the bar as it loads: that is for all pages.
  private static func isForAll(_ line: CodeLine, of page: PageCode, _ subject: AdviceSubject)
    -> Bool
  {
    [.loadView, .viewDidLoad].contains(line.hook) && subject.isOnlyRoot(page)
  }

  private static func setsOpaque(_ page: PageCode, _ subject: AdviceSubject) -> Bool {
    page.lines.contains { line in
      line.touches.contains { $0.key == key && subject.isOpaqueImage($0.constant) }
    }
  }

  /// Whether a page lies under every bar, translucent or not.
  private static func isWhole(_ page: PageCode) -> Bool {
    page.initial(.controller, .extendedLayoutIncludesOpaqueBars) == .flag(true)
  }
}
