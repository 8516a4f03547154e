import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// The bar's colour is not its backgroundColor.
  static let barBackgroundColor = AdviceRule(
    "NAV136", "bar-background-color",
    "the bar's colour is not its backgroundColor",
    source: "Stack Overflow 56556254; Apple, documentation of UINavigationBar.barTintColor",
    instead:
      "set barTintColor, or from iOS 13 the backgroundColor of an appearance, for both looks",
    manual: """
      A bar's backgroundColor is that of a view: it fills the bar's own bounds, which begin
      below the status bar, and lies under the bar's background. What is seen of it is what a
      blur or a clear background lets through, and above it the status bar has another colour.
      Looks at backgroundColor of the bar in code and at init, where it is a colour
      of which something can be seen and some page has a status bar.
      """,
    before: """
      ios 12
      page A
        on viewDidLoad  bar backgroundColor=red

      """,
    after: """
      ios 12
      page A
        on viewDidLoad  bar barTintColor=red

      """
  ) { subject in
    let key = TouchKey(thing: .bar, property: .backgroundColor)
    // Where no page has a status bar, the bar begins at the top.
    if subject.hasNoStatusBar || subject.program.navigation.isBarAlone { return [] }
    var result: [Remark] = []
    if isSeen(subject.initial(.bar, .backgroundColor)),
      let place = subject.place(.bar, .backgroundColor)
    {
      result.append(Remark(at: place, below))
    }
    for line in (subject.pages.map(\.lines) + [subject.navigation]).joined() {
      let touch = line.touches.first { $0.key == key && isSeen($0.constant) }
      if let touch { result.append(Remark(line, touch.mark, below)) }
    }
    return result
  }

  private static let below =
    "the bar's backgroundColor lies under its background, and ends below the status bar"

  private static func isSeen(_ value: Value?) -> Bool {
    guard case .color(let color)? = value else { return false }
    return color.alpha > 0
  }
}

extension AdviceSubject {
  /// Whether every shown page hides the status bar.
  fileprivate var hasNoStatusBar: Bool {
    !shownPages.isEmpty
      && shownPages.allSatisfy { $0.initial(.controller, .prefersStatusBarHidden) == .flag(true) }
  }
}
