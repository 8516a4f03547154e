import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// Something light lies behind a translucent bar.
  static let seenThroughBar = AdviceRule(
    "NAV134", "seen-through-bar",
    "something of the app's lies behind a translucent bar",
    source:
      "Stack Overflow 18798792 and 22413193; Apple, documentation of "
      + "UIViewController.edgesForExtendedLayout",
    instead:
      "let the page lie under the bar, make the bar opaque, or give the container a backgroundColor",
    manual: """
      A page with edgesForExtendedLayout=none begins below the bar. Nothing of the app's lies
      behind a translucent bar then, and it shows the window: grey or black instead of light.
      Looks at pages that say so under a bar that nobody makes opaque, where nobody gives
      the container or the window a colour.
      """,
    before: """
      ios 12
      page A "A"
        view backgroundColor=white
        self edgesForExtendedLayout=none

      """,
    after: """
      ios 12
      page A "A"
        view backgroundColor=white

      """
  ) { subject in
    guard !subject.traits.isUnknown, !subject.traits.wrapsPages, !isCovered(subject) else {
      return []
    }
    return subject.shownPages.compactMap { page in
      guard page.initial(.controller, .edgesForExtendedLayout) == .word("none"),
        page.initial(.view, .backgroundColor) != nil, subject.hasBar(page), !page.isChild,
        let place = subject.place(.controller, .edgesForExtendedLayout, of: page)
      else { return nil }
      return Remark(
        at: place, "the window is seen through the bar: \(page.name) does not lie under it")
    }
  }

  /// What makes a bar opaque or takes it away, or gives what lies behind it a colour.
  private static let covers: [TouchKey] =
    [.translucent, .backgroundImage, .standardAppearance, .backgroundColor, .alpha].map {
      TouchKey(thing: .bar, property: $0)
    } + [
      TouchKey(thing: .item, property: .standardAppearance),
      TouchKey(thing: .container, property: .backgroundColor),
      TouchKey(thing: .window, property: .backgroundColor), .barHidden,
    ]

  /// Whether anybody says so: where it is only now and then, the rule is silent.
  private static func isCovered(_ subject: AdviceSubject) -> Bool {
    let lines = subject.pages.flatMap(\.lines) + subject.navigation
    return covers.contains { key in
      lines.contains { $0.writes(key) } || subject.traits.written.contains(key)
        || subject.initial(key.thing, key.property) != nil
        || key.thing == .bar && subject.proxy(key.property) != nil
        || subject.pages.contains { $0.initial(key.thing, key.property) != nil }
    }
  }
}
