import NavSim

/// To which controller a call without a name goes, when a tab was selected or a root was set.
extension AdviceCaseTests {
  static let stages: [AdviceCase] = [
    stage("a tab is tapped", "NAV106", [], root: "Tabs", "at 0ms  tap tab Second"),
    stage("the first tab again", "NAV106", [7], root: "Tabs", "at 0ms  tap tab First"),
    stage("a root is set", "NAV106", [], root: "First", "at 0ms  set-root Second"),
    stage(
      "a root is set by a touch", "NAV106", [], root: "First", "at 0ms  tap at 200,400",
      code: "  on viewTap  set-root Second"),
    stage(
      "a root is set as a page appears", "NAV106", [7], root: "First", "at 0ms  bar alpha=1",
      code: "  on viewDidAppear  set-root Second"),
    AdviceCase(
      "a controller that is the root now asks its page", "NAV130", [],
      """
      device iphone-13
      ios 17
      page Login "Login"
      page Home "Home"
        self preferredStatusBarStyle=lightContent
      page Detail "Detail"
        self preferredStatusBarStyle=lightContent
      navigation L
        stack Login
      navigation H
        self statusBarStyleFrom=top
        stack Home

      scenario "x"
      root L
      at 0ms  animations-off set-root H
      then    push Detail
      expect at end:  navigation.H.top = Detail

      """),
    AdviceCase(
      "hidesBottomBarWhenPushed says that there is no toolbar", "NAV102", [],
      """
      device iphone-13
      ios 17
      page A "A"
        on viewWillAppear  show toolbar animated=callback
      page B "B"
        self hidesBottomBarWhenPushed=yes

      scenario "x"
      stack A
      at 0ms  push B
      then    pop
      expect at end:  top is A

      """),
    AdviceCase(
      "each page has a bar of its own", "NAV108", [],
      """
      device iphone-11
      ios 12
      strategy rt
      page A "A"
        on viewDidLoad  bar barTintColor=white translucent=no
      page B "B"
        on viewDidLoad  bar barTintColor=blue

      scenario "x"
      stack A
      at 0ms  push B
      expect at end:  top is B

      """),
  ]

  /// A page of the first controller that says nothing of the bar, one of the second that shows it, and one that hides
  /// it and is pushed.
  private static func stage(
    _ name: String, _ rule: String, _ lines: [Int], root: String, _ action: String,
    code: String = ""
  ) -> AdviceCase {
    AdviceCase(
      name, rule, lines,
      """
      device iphone-13
      ios 17
      page Home "Home"
        view backgroundColor=white
      \(code)
      page Photo "Photo"
        on viewWillAppear  hide bar animated=callback
      page Root "Root"
        on viewWillAppear  show bar animated=callback
      navigation First
        stack Home
      navigation Second
        stack Root
      tabs Tabs
        tab First
        tab Second

      scenario "x"
      root \(root)
      \(action)
      then +1s  push Photo
      then      pop
      expect at end:  bar.alpha = 1

      """)
  }
}
