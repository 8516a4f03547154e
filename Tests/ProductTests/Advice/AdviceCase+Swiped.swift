import NavSim

/// NAV102: whom a finger may swipe away; NAV106: comparisons that cover every number; NAV122: an arrow's image
/// that is its own mask.
extension AdviceCaseTests {
  static let swiped: [AdviceCase] = [
    toolbar("a root that no finger takes away", []),
    toolbar("a page that is pushed", [6], stack: "Other > Inbox"),
    toolbar("a root that is set above another page", [6], then: "set-stack Other > Inbox"),
    toolbar("a root that is set as the root", [], then: "set-stack Inbox > Other"),
    toolbar(
      "a push that a finger may take back", [6],
      then: "swipe push Other to 30% over 200ms release cancel"),
    sheet("a root in a sheet", [6], ios: 17, "present Sheet"),
    sheet("a root in what fills the screen", [], ios: 17, "present Sheet style=fullScreen"),
    sheet("a root in what fills the screen by itself", [], ios: 12, "present Sheet"),
  ]

  private static func toolbar(
    _ name: String, _ lines: [Int], stack: String = "Inbox", then: String = "push Other"
  ) -> AdviceCase {
    AdviceCase(
      name, "NAV102", lines,
      """
      device iphone-8
      ios 17
      page Other "Other"
      page Inbox "Inbox"
        on viewTap            show toolbar animated=yes
        on viewWillDisappear  hide toolbar animated=callback
      scenario "x"
      stack \(stack)
      at 0ms    tap at 200,400
      then +1s  \(then)
      expect always:  bar visible

      """)
  }

  private static func sheet(
    _ name: String, _ lines: [Int], ios: Int, _ call: String
  ) -> AdviceCase {
    AdviceCase(
      name, "NAV102", lines,
      """
      device iphone-8
      ios \(ios)
      page A "A"
      page B "B"
        on viewTap            show toolbar animated=yes
        on viewWillDisappear  hide toolbar animated=callback
      navigation Main
        stack A
      navigation Sheet
        stack B

      scenario "x"
      root Main
      at 0ms  \(call)
      expect at end:  top is A

      """)
  }

  /// Lines of one hook behind comparisons: whether one of them runs whatever the number is.
  static let compared: [AdviceCase] = [
    offset("two that overlap", [], "> 140pt", "< 140.001pt"),
    offset("a comparison and its opposite", [], "> 140pt", "not > 140pt"),
    offset("two that leave out one number", [4], "> 140pt", "< 140pt"),
    offset("that number, too", [], "> 140pt", "< 140pt", "is 140pt"),
    offset("two that leave out a stretch", [4], "> 140pt", "< 100pt"),
    offset("at least and less", [], "not < 140pt", "< 140pt"),
    offset("three stretches", [], "< 20pt", "> 100pt", "not > 120pt"),
  ]

  private static func offset(_ name: String, _ lines: [Int], _ asked: String...) -> AdviceCase {
    let code = asked.map { text in
      let isDenied = text.hasPrefix("not ")
      let question = isDenied ? String(text.dropFirst(4)) : text
      return "  on viewWillAppear  if \(isDenied ? "not " : "")scrollView.contentOffset \(question)"
        + "  bar barTintColor=green"
    }
    return AdviceCase(
      name, "NAV106", lines,
      """
      ios 12
      device iphone-8
      page B "B"
        on viewWillAppear  bar barTintColor=purple
      page A "A"
        scrollView contentHeight=2000pt
      \(code.joined(separator: "\n"))

      scenario "x"
      stack A
      at 0ms  push B
      expect at end:  top is B

      """)
  }

  /// NAV122.
  static let masks: [AdviceCase] = [
    mask(
      "the arrow's own image", [], "bar backIndicatorImage=X backIndicatorTransitionMaskImage=X"),
    mask("another image", [4], "bar backIndicatorImage=X backIndicatorTransitionMaskImage=Y"),
    mask("a mask under the system's arrow", [4], "bar backIndicatorTransitionMaskImage=X"),
    mask("an appearance with one image", [], "bar standardAppearance=Same"),
    mask("an appearance with two images", [4], "bar standardAppearance=Apart"),
  ]

  private static func mask(_ name: String, _ lines: [Int], _ write: String) -> AdviceCase {
    AdviceCase(
      name, "NAV122", lines,
      """
      ios 17
      device iphone-8
      page A "A"
        on viewDidLoad  \(write)
      image X  #FF0000
      image Y  #00FF00
      appearance Same   opaque backIndicatorImage=X backIndicatorTransitionMaskImage=X
      appearance Apart  opaque backIndicatorImage=X backIndicatorTransitionMaskImage=Y

      """)
  }
}
