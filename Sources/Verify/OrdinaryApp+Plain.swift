// Apps of which most is declared: titles, looks, bars below.

extension OrdinaryApp {
  /// A hidden bar takes the swipe along, which is a glitch: an app gives it back, but on the root.
  static let gesture = ["gesture delegate=self", "on gestureShouldBegin  if top is root  refuse"]

  /// A page that hides the bar while it is on top. Before iOS 10 a swipe that is taken back leaves the bar
  /// as the other page has it, and these lines are not enough: such apps are for later versions.
  static let withoutBar = [
    "on viewWillAppear     hide bar animated=callback",
    "on viewWillDisappear  show bar animated=callback",
  ]

  static let plain: [OrdinaryApp] = [
    OrdinaryApp(name: "plain titles"),
    OrdinaryApp(
      name: "large titles", since: 11, controller: ["bar prefersLargeTitles=yes"],
      root: ["scrollView contentHeight=2000pt"], second: ["scrollView contentHeight=2000pt"]),
    OrdinaryApp(
      name: "a large title on the root alone", since: 11,
      controller: ["bar prefersLargeTitles=yes"],
      root: ["scrollView contentHeight=2000pt"], second: ["item largeTitleDisplayMode=never"],
      third: ["item largeTitleDisplayMode=never"]),
    OrdinaryApp(name: "a prompt on the second page", second: ["item prompt=\"Choose a folder\""]),
    OrdinaryApp(
      name: "prompts on two pages", root: ["item prompt=\"Choose a folder\""],
      third: ["item prompt=\"And a name\""]),
    OrdinaryApp(
      name: "a toolbar that stays below", controller: ["self toolbarHidden=no"],
      second: ["self hidesBottomBarWhenPushed=yes"]),
    OrdinaryApp(
      name: "a tab bar that stays below", second: ["self hidesBottomBarWhenPushed=yes"],
      hasTabs: true),
    OrdinaryApp(name: "tabs", hasTabs: true),
    OrdinaryApp(
      // A hidden bar takes the swipe along, which is a glitch: an app gives it back.
      name: "a second page without a bar", since: 10, controller: gesture,
      second: withoutBar),
    OrdinaryApp(
      name: "a root without a bar", since: 10,
      root: withoutBar),
    OrdinaryApp(
      // From iOS 15 on such a bar is clear over content at its top: an app has to say more.
      name: "an opaque bar, and a second page without", since: 10, last: 14,
      controller: ["bar translucent=no barTintColor=#1565C0"] + gesture,
      second: withoutBar),
    OrdinaryApp(
      name: "the same with appearances", since: 13,
      above: ["appearance Blue opaque backgroundColor=#1565C0"],
      controller: ["bar translucent=no standardAppearance=Blue scrollEdgeAppearance=Blue"]
        + gesture,
      second: withoutBar),
    OrdinaryApp(
      name: "a root without a bar, then a prompt", since: 13,
      above: ["appearance Plain opaque"],
      controller: ["bar translucent=no standardAppearance=Plain scrollEdgeAppearance=Plain"],
      root: withoutBar, third: ["item prompt=\"Choose a folder\""]),
    OrdinaryApp(
      name: "tabs, and a root without a bar", since: 10,
      root: withoutBar, second: ["self hidesBottomBarWhenPushed=yes"], hasTabs: true),
    OrdinaryApp(
      name: "large titles, and a second page without a bar", since: 11,
      controller: ["bar prefersLargeTitles=yes"] + gesture,
      root: ["scrollView contentHeight=2000pt"],
      second: withoutBar),
    OrdinaryApp(
      name: "a toolbar on the second page",
      second: [
        "on viewWillAppear     show toolbar animated=callback",
        "on viewWillDisappear  hide toolbar animated=callback",
      ]),
    OrdinaryApp(
      name: "a tint and right buttons", controller: ["bar tintColor=#C62828"],
      root: ["item rightBarButtonItem=\"Edit\""],
      second: [
        "item rightBarButtonItem=\"Done\" backButtonTitle=\"Back\"",
        "self prefersStatusBarHidden=no",
      ]),
    OrdinaryApp(
      name: "large titles of two looks", since: 13,
      above: ["appearance Red opaque backgroundColor=#C62828"],
      controller: ["bar prefersLargeTitles=yes"],
      root: ["scrollView contentHeight=2000pt"],
      second: ["item standardAppearance=Red scrollEdgeAppearance=Red largeTitleDisplayMode=never"]),
    OrdinaryApp(
      name: "a look for each page", since: 13,
      above: [
        "appearance Red opaque backgroundColor=#C62828",
        "appearance Blue opaque backgroundColor=#1565C0",
      ],
      root: ["item standardAppearance=Red scrollEdgeAppearance=Red"],
      second: ["item standardAppearance=Blue scrollEdgeAppearance=Blue"]),
    OrdinaryApp(
      name: "a look set when loaded", since: 13,
      above: ["appearance Clear transparent"],
      second: [
        "on viewDidLoad  item standardAppearance=Clear scrollEdgeAppearance=Clear",
        "on viewDidLoad  item prompt=\"Loaded\"",
      ]),
  ]
}
