import NavSim
import Testing

/// What one rule says of a few lines of code: the cases at the edge of it, silent ones among them.
struct AdviceCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let rule: String
  /// The lines that break the rule.
  let lines: [Int]
  let text: String

  init(_ name: String, _ rule: String, _ lines: [Int], _ text: String) {
    testDescription = name
    self.rule = rule
    self.lines = lines
    self.text = text
  }

  /// A page A that says something, and a page B that paints the bar whenever it appears.
  static func looks(_ name: String, _ rule: String, _ lines: [Int], _ code: String) -> AdviceCase {
    AdviceCase(
      name, rule, lines,
      """
      ios 12
      page B
        on viewWillAppear  bar barTintColor=purple
      page A
      \(code)

      scenario "x"
      stack A
      at 0ms  push B
      expect at end:  top is B

      """)
  }
}

extension AdviceCase {
  /// Whether the rule speaks of the lines of the case, and of no others.
  func check() {
    var linter = Linter()
    let file = ScenarioFile(path: "x.navsim", text: text)
    #expect(file.diagnostics.filter { $0.severity == .error }.isEmpty, "\(file.diagnostics)")
    linter.read(file)
    let found = linter.findings.filter { $0.rule.id == rule }
    #expect(found.map(\.place.line) == lines, "\(found)")
  }
}

@Suite struct AdviceCaseTests {
  @Test(
    arguments: endings + deferred + statements + bars + barless + ofNil + tabBars + far + itemEdges
      + placed + apart + reviewed + stages + swiped + compared + masks + late)
  func aRuleSaysWhatAReaderWouldSay(_ one: AdviceCase) {
    one.check()
  }

  /// What one page writes to a bar, another page of another controller never sees.
  static let bars: [AdviceCase] = [
    ("NAV109", "backgroundImage=Solid"), ("NAV106", "tintColor=red"),
  ]
  .flatMap { rule, write in
    [true, false].map { isApart in
      AdviceCase(
        "\(rule) of a page that is presented in a controller of its own: \(isApart)", rule,
        isApart ? [] : [4],
        """
        ios 14
        image Solid  #3366CC
        page A
          on viewWillAppear  bar \(write)
        page Login
        navigation Main
          stack A
        navigation Other
          stack Login

        scenario "x"
        \(isApart ? "root Main" : "stack Login > A")
        at 0ms  \(isApart ? "present Other" : "pop")
        expect at end:  top is Login

        """)
    }
  }

  /// What a page without a controller writes to its bar is lost, and no habit to warn of.
  static let barless: [AdviceCase] = ["fullScreen", "none"].map { style in
    AdviceCase(
      "a page that \(style == "none" ? "is pushed" : "is presented alone") writes as it leaves",
      "NAV101",
      style == "none" ? [4] : [],
      """
      ios 12
      page A
      page M
        on viewWillDisappear  bar barTintColor=green

      scenario "x"
      stack A
      at 0ms  \(style == "none" ? "push M" : "present M style=fullScreen")
      expect at end:  top is M

      """)
  }

  /// A chat that hides the tab bar in one callback, and a list below it that shows it in another.
  private static func tabBar(
    _ name: String, _ rule: String, _ lines: [Int], list: String, chat: String
  ) -> AdviceCase {
    AdviceCase(
      name, rule, lines,
      """
      ios 18
      page Chats
        on viewWillAppear  \(list)
      page Chat
        on \(chat)
      page Me
      navigation One
        stack Chats
      navigation Two
        stack Me
      tabs Main
        tab One
        tab Two

      scenario "x"
      root Main
      at 0ms  push Chat
      then +100ms  swipe back to 40% over 250ms release cancel
      expect at end:  top is Chat

      """)
  }

  /// A tab bar is there unless somebody hides it: who hides it says so, and at each appearance.
  static let tabBars: [AdviceCase] = [
    tabBar(
      "a tab bar that is hidden once", "NAV107", [5], list: "show tabBar animated=callback",
      chat: "viewDidLoad  hide tabBar animated=no"),
    tabBar(
      "a tab bar that is hidden at each appearance", "NAV107", [],
      list: "show tabBar animated=callback",
      chat: "viewWillAppear  hide tabBar animated=callback"),
    tabBar(
      "a tab bar that nobody else shows", "NAV107", [], list: "bar tintColor=red",
      chat: "viewDidLoad  hide tabBar animated=no"),
    tabBar(
      "who shows the tab bar has nothing to end", "NAV102", [],
      list: "show tabBar animated=callback",
      chat: "viewDidLoad  hide tabBar animated=no"),
    tabBar(
      "who hides it has", "NAV102", [3], list: "hide tabBar animated=callback",
      chat: "viewDidLoad  show tabBar animated=no"),
  ]

  /// A page that hides the bar and gives it back, where it is popped itself alone or always, and what takes
  /// it away: `by`.
  private static func far(_ name: String, _ lines: [Int], back: String, by: String) -> AdviceCase {
    AdviceCase(
      name, "NAV106", lines,
      """
      ios 16
      page Start "Start"
      page Login "Log in"
        on viewWillAppear     hide bar animated=callback
        on viewWillDisappear  \(back)show bar animated=callback
      page Register "Register"
        on viewWillAppear     hide bar animated=callback

      scenario "x"
      stack Start > Login > Register
      at 0ms  \(by)
      expect at end:  top is Start

      """)
  }

  /// What is taken away from below another page has been off screen for long: no callback asks whether it
  /// leaves its parent (UIKit: viewWillDisappear comes to what is seen).
  static let far: [AdviceCase] = [
    far(
      "given back by who is popped itself, and the stack is popped past it", [4, 7],
      back: "if isMovingFromParent  ", by: "pop to root"),
    far(
      "given back by who is popped itself, and it is left out of a new stack", [4, 7],
      back: "if isMovingFromParent  ", by: "set-stack Start"),
    far(
      "given back by who is popped itself, and nothing else pops it", [7],
      back: "if isMovingFromParent  ", by: "pop"),
    far("given back whenever it leaves", [7], back: "", by: "pop to root"),
    far(
      "given back in two lines", [8],
      back: "if not isMovingFromParent  show bar animated=no\n  on viewWillDisappear  ",
      by: "pop to root"),
    rootLeft(
      "a root that gives it back where it is popped, and is left out", [3], by: "set-stack Home"),
    rootLeft("a root that is never left out of a stack", [], by: "pop to root"),
  ]

  /// The first page of all, which hides the bar and gives it back as it leaves its parent.
  private static func rootLeft(_ name: String, _ lines: [Int], by: String) -> AdviceCase {
    AdviceCase(
      name, "NAV106", lines,
      """
      ios 16
      page Login "Log in"
        on viewWillAppear     hide bar animated=callback
        on viewWillDisappear  if isMovingFromParent  show bar animated=callback
      page Register "Register"
      page Home "Home"

      scenario "x"
      stack Login
      at 0ms  push Register
      then +100ms  \(by)
      then +100ms  push Home

      """)
  }

  /// Pages that are pushed on the way stand in the controller of whoever pushes them.
  static let apart: [AdviceCase] = [
    form("a page pushed in the controller that is presented", "NAV106", []),
    form("a page pushed onto the same stack", "NAV106", [5], onto: "Start"),
    tabs("a page of the other tab that hides the bar", "NAV120", [], start: "New"),
    tabs("a page of the same stack that hides it", "NAV120", [9], start: "Home"),
    AdviceCase(
      "a controller that asks its page", "NAV130", [],
      """
      ios 17
      page Home "Home"
      page Photo "Photo"
        self preferredStatusBarStyle=lightContent
      navigation Main
        stack Home
      navigation Modal
        self statusBarStyleFrom=top
        stack Photo

      scenario "x"
      root Main
      at 0ms  present Modal style=fullScreen
      expect at end:  statusBar.style = lightContent

      """),
    leaving("a tint that goes along as the page leaves", [4], "viewDidLoad  bar tintColor=red"),
    leaving("one that the page states again", [], "viewWillAppear  bar tintColor=red"),
    leaving(
      "one that is given back", [],
      "viewDidLoad  bar tintColor=red\n  on viewWillDisappear  completion if cancelled  bar tintColor=red"
    ),
  ]

  private static func form(
    _ name: String, _ rule: String, _ lines: [Int], onto: String = "Form"
  ) -> AdviceCase {
    AdviceCase(
      name, rule, lines,
      """
      ios 12
      page Home "Home"
        on viewWillAppear  bar barTintColor=white
      page Red "Red"
        on viewWillAppear  bar barTintColor=red
      page New "New"
      page Step "Step"
      navigation Start
        stack Home
      navigation Form
        stack New

      scenario "x"
      root Start
      at 0ms  push Red
      then    present Form
      then    push Step in \(onto)
      expect at end:  stack of Form is New

      """)
  }

  private static func tabs(
    _ name: String, _ rule: String, _ lines: [Int], start: String
  ) -> AdviceCase {
    AdviceCase(
      name, rule, lines,
      """
      ios 17
      page Home "Home"
        on viewWillAppear  hide bar animated=callback
        on viewTap         \(start == "Home" ? "push Photo" : "update statusBar")
      page New "New"
        on viewTap  \(start == "New" ? "push Photo" : "update statusBar")
      page Photo
        on viewWillAppear  hide bar animated=callback
        on viewWillDisappear  show bar animated=callback
      navigation First
        stack Home
      navigation Second
        stack New
      tabs Main
        tab First
        tab Second

      scenario "x"
      root Main
      at 0ms  select Second
      expect at end:  stack is Home

      """)
  }

  private static func leaving(_ name: String, _ lines: [Int], _ code: String) -> AdviceCase {
    AdviceCase(
      name, "NAV101", lines,
      """
      ios 17
      page List "List"
      page Red "Red"
        on viewWillDisappear  alongside  bar tintColor=blue
        on \(code)

      scenario "x"
      stack List
      at 0ms  push Red
      expect at end:  top is Red

      """)
  }

  /// Cases that a reader met: where a page starts, what a device has, who is asked.
  static let placed: [AdviceCase] = [
    shown(
      "the root of a sheet has no page below it", "NAV106", [], start: "Sheet", by: "present Sheet"),
    shown(
      "the root of a sheet that is pushed elsewhere", "NAV106", [4], start: "Sheet",
      by: "push Filter"),
    scrolled("nobody is told of a scroll", [5], ""),
    scrolled("a page that is told", [], " delegate=self"),
    housing("a screen without a housing", [6], "iphone-8"),
    housing("a screen with a housing", [], "iphone-13"),
    gesture("a gesture that is off since viewDidAppear", [4], back: "viewDidLoad"),
    gesture("one that is on again as the page goes", [], back: "viewDidDisappear"),
  ]

  private static func shown(
    _ name: String, _ rule: String, _ lines: [Int], start: String, by: String
  ) -> AdviceCase {
    AdviceCase(
      name, rule, lines,
      """
      ios 16
      page Home "Home"
      page Filter "Filter"
        on viewWillAppear  bar tintColor=red
      page Colors "Colors"
      navigation \(start)
        stack Filter

      scenario "x"
      stack Home
      at 0ms        \(by)
      then +500ms   push Colors
      expect at end:  top is Colors

      """)
  }

  private static func scrolled(_ name: String, _ lines: [Int], _ delegate: String) -> AdviceCase {
    AdviceCase(
      name, "NAV129", lines,
      """
      ios 16
      page A "A"
        view        backgroundColor=white
        scrollView  contentHeight=3000pt\(delegate)
        on scrollViewDidScroll  if scrollView.contentOffset > 20pt  hide bar animated=yes

      scenario "x"
      stack A
      at 0ms  scroll A to 100pt over 200ms
      expect at end:  top is A

      """)
  }

  private static func housing(_ name: String, _ lines: [Int], _ device: String) -> AdviceCase {
    AdviceCase(
      name, "NAV121", lines,
      """
      ios 16
      device \(device)
      page A "A"
        self prefersStatusBarHidden=no
      page B "B"
        self prefersStatusBarHidden=yes

      scenario "x"
      stack A
      at 0ms  push B
      expect at end:  top is B

      """)
  }

  private static func gesture(_ name: String, _ lines: [Int], back: String) -> AdviceCase {
    AdviceCase(
      name, "NAV102", lines,
      """
      ios 16
      page A "A"
      page B "B"
        on viewDidAppear  gesture enabled=no
        on \(back)  gesture enabled=yes

      scenario "x"
      stack A
      at 0ms  push B
      then    pop
      expect at end:  top is A

      """)
  }

  /// An item that has a look of its own, under a bar with one for the scroll edge.
  private static func itemEdge(
    _ name: String, _ lines: [Int], _ item: String, declared: String = ""
  ) -> AdviceCase {
    AdviceCase(
      name, "NAV111", lines,
      """
      ios 16
      appearance Green  opaque backgroundColor=green
      appearance Clear  transparent
      appearance Grass  opaque backgroundColor=green
      page Feed "Feed"
      page Hero "Hero"
      \(declared)  on viewDidLoad  \(item)
      navigation Main
        on viewDidLoad  bar standardAppearance=Green scrollEdgeAppearance=Green
        stack Feed

      scenario "x"
      root Main
      at 0ms  push Hero
      expect at end:  top is Hero

      """)
  }

  /// At its top an item without an edge's look takes the bar's, not its own standard one (documented:
  /// UINavigationItem.scrollEdgeAppearance).
  static let itemEdges: [AdviceCase] = [
    itemEdge("an item's look that the bar's edge covers", [7], "item standardAppearance=Clear"),
    itemEdge("the look that the bar has there", [], "item standardAppearance=Green"),
    itemEdge("the same look by another name", [], "item standardAppearance=Grass"),
    itemEdge(
      "an item that says both", [], "item standardAppearance=Clear scrollEdgeAppearance=Clear"),
    itemEdge(
      "a declared look that the bar's edge covers", [7], "bar tintColor=red",
      declared: "  item standardAppearance=Clear\n"),
    itemEdge("the item's edge alone", [], "item scrollEdgeAppearance=Clear"),
  ]

  /// A field of an appearance that nobody gives is a field of nil: `?.` sets nothing.
  static let ofNil: [AdviceCase] = [
    edge(
      "an edge's field, and no edge", [5],
      "on viewDidLoad  item.scrollEdgeAppearance shadowColor=red"),
    edge("an edge's field, and the item's edge", [], "item scrollEdgeAppearance=opaque"),
    AdviceCase(
      "a field of what its controller gives, which is not the first", "NAV106", [3],
      """
      page A
      page B
        on viewWillAppear  bar.compactAppearance backgroundColor=red
      navigation Main
        stack A
      navigation Other
        stack A2
        on viewDidLoad  bar compactAppearance=opaque
      page A2
      tabs Tabs
        tab Main
        tab Other

      scenario "x"
      root Tabs
      at 0ms  push B in Other
      expect at end:  top is B

      """),
    left("a field of nobody's appearance", [], "on viewDidLoad  bar tintColor=red"),
    left(
      "a field of what the other page gives", [5], "on viewDidLoad  bar compactAppearance=opaque"),
  ]

  private static func edge(_ name: String, _ lines: [Int], _ code: String) -> AdviceCase {
    AdviceCase(
      name, "NAV111", lines,
      """
      ios 15
      page B
      page A
        \(code)
        on viewDidLoad  bar standardAppearance=opaque
        on viewDidLoad  item.scrollEdgeAppearance shadowColor=blue

      scenario "x"
      stack A
      at 0ms  push B
      expect at end:  top is B

      """)
  }

  private static func left(_ name: String, _ lines: [Int], _ code: String) -> AdviceCase {
    AdviceCase(
      name, "NAV106", lines,
      """
      ios 15
      page A
        \(code)
      page B
        on viewWillAppear  bar.compactAppearance backgroundColor=red

      scenario "x"
      stack A
      at 0ms  push B
      expect at end:  top is B

      """)
  }

  /// NAV102: what ends what a 'will' callback begins.
  static let endings: [AdviceCase] = [
    AdviceCase(
      "show undoes the property that hide changed, and no other", "NAV102", [],
      """
      page A
      page B
        on viewWillAppear     hide bar.bg.shadow by=hidden
        on viewWillDisappear  show bar.bg.shadow

      """),
    AdviceCase(
      "a pair of hide and show, whatever other pages do", "NAV102", [],
      """
      page A
        on viewWillAppear     hide bar.bg.shadow by=alpha
        on viewWillDisappear  show bar.bg.shadow
      page B
        on viewWillAppear     hide bar.bg.shadow by=hidden
        on viewWillDisappear  show bar.bg.shadow

      """),
    AdviceCase(
      "an image is no pair of show", "NAV102", [5],
      """
      page A
        on viewWillAppear     hide bar.bg.shadow by=alpha
      page B
        on viewWillAppear     hide bar.bg.shadow by=image
        on viewWillDisappear  show bar.bg.shadow

      """),
    AdviceCase(
      "show of what another page hides", "NAV102", [4],
      """
      page A
        on viewWillAppear     hide bar.bg.shadow by=alpha
      page B
        on viewWillDisappear  show bar.bg.shadow

      """),
    AdviceCase(
      "show of what nobody hides changes nothing", "NAV102", [],
      """
      page B
        on viewWillDisappear  show bar.bg.shadow

      """),
    AdviceCase(
      "hide as it leaves, show as it appears", "NAV102", [],
      """
      page B
        on viewWillDisappear  hide bar.bg.shadow by=mask
        on viewWillAppear     show bar.bg.shadow

      """),
    AdviceCase(
      "hide writes what was written already", "NAV102", [2],
      """
      page B
        on viewWillDisappear  bar.bg.image alpha=0
        on viewWillAppear     hide bar.bg.image by=alpha

      """),
    AdviceCase(
      "the same value on a page alone", "NAV102", [2],
      """
      page B
        on viewWillDisappear  gesture enabled=no
        on viewWillAppear     gesture enabled=no

      """),
    AdviceCase(
      "the same value ends nothing for others", "NAV102", [3, 4],
      """
      page A
      page B
        on viewWillAppear     gesture enabled=no
        on viewWillDisappear  gesture enabled=no

      """),
    AdviceCase(
      "another value", "NAV102", [],
      """
      page A
      page B
        on viewWillAppear     gesture enabled=no
        on viewWillDisappear  gesture enabled=yes

      """),
    AdviceCase(
      "a value that is read", "NAV102", [],
      """
      page A
      page B
        on viewWillAppear     gesture enabled=no
        on viewWillDisappear  gesture enabled=bar.translucent

      """),
    AdviceCase(
      "the same value at the end of the transition", "NAV102", [2],
      """
      page B
        on viewWillDisappear              gesture enabled=no
        on viewWillDisappear  completion  gesture enabled=no

      """),
  ]

  /// NAV101: what runs in a later turn is written as the page leaves all the same.
  static let deferred: [AdviceCase] = [
    ("at once", "", [4]), ("in the next turn", "next-turn", [4]), ("later", "after 50ms", [4]),
    ("as the finger leaves", "interaction-change", [4]), ("alongside", "alongside", []),
    ("at the end", "completion", []), ("at the end, a turn later", "completion next-turn", []),
    ("where the page stays", "interaction-change if cancelled", []),
    ("where the page goes", "interaction-change if not cancelled", [4]),
  ].map { name, words, lines in
    AdviceCase(
      name, "NAV101", lines,
      """
      ios 12
      page A
      page B
        on viewWillDisappear \(words) bar barTintColor=green

      """)
  }

  /// NAV106 and NAV107: what counts as saying it whenever the page appears.
  static let statements: [AdviceCase] = [
    .looks("always", "NAV106", [], "  on viewWillAppear  bar barTintColor=green"),
    .looks("alongside", "NAV106", [], "  on viewWillAppear  alongside  bar barTintColor=green"),
    .looks("at the end", "NAV106", [], "  on viewWillAppear  completion  bar barTintColor=green"),
    .looks("once", "NAV106", [3], "  on viewWillAppear  once  bar barTintColor=green"),
    .looks(
      "where it is cancelled", "NAV106", [3],
      "  on viewWillAppear  completion if cancelled  bar barTintColor=green"),
    .looks(
      "where it is pushed", "NAV106", [3],
      "  on viewWillAppear  if isMovingToParent  bar barTintColor=green"),
    .looks(
      "where another is there", "NAV106", [3],
      "  on viewWillAppear  if B is on-stack  bar barTintColor=green"),
    .looks(
      "where a finger leaves", "NAV106", [3],
      "  on viewWillAppear  interaction-change  bar barTintColor=green"),
    .looks(
      "through a routine behind a question", "NAV106", [3],
      """
        on viewWillAppear  if animated  do dress
        on dress           bar barTintColor=green
      """),
    .looks(
      "behind a stop", "NAV106", [3],
      """
        on viewWillAppear  if animated  stop
        on viewWillAppear  bar barTintColor=green
      """),
    .looks(
      "before a stop", "NAV106", [],
      """
        on viewWillAppear  bar barTintColor=green
        on viewWillAppear  if animated  stop
      """),
    .looks(
      "if and else", "NAV106", [],
      """
        on viewWillAppear  if animated      bar barTintColor=green
        on viewWillAppear  if not animated  bar barTintColor=red
      """),
    .looks(
      "if and half of else", "NAV106", [3],
      """
        on viewWillAppear  if animated                       bar barTintColor=green
        on viewWillAppear  if not animated if transitioning  bar barTintColor=red
      """),
    .looks(
      "all cases of two questions", "NAV106", [],
      """
        on viewWillAppear  if animated                           bar barTintColor=green
        on viewWillAppear  if not animated if transitioning      bar barTintColor=red
        on viewWillAppear  if not animated if not transitioning  bar barTintColor=blue
      """),
    .looks(
      "yes and no", "NAV106", [],
      """
        on viewWillAppear  if bar.translucent is yes  bar barTintColor=green
        on viewWillAppear  if bar.translucent is no   bar barTintColor=red
      """),
    .looks(
      "a wish that the page declares", "NAV106", [],
      """
        wants hidden=no
        on viewWillAppear  if self.wants.hidden is no  bar barTintColor=green
      """),
    .looks(
      "a wish that says otherwise", "NAV106", [3],
      """
        wants hidden=yes
        on viewWillAppear  if self.wants.hidden is no  bar barTintColor=green
      """),
    .looks(
      "a wish that code changes", "NAV106", [3],
      """
        wants hidden=no
        on viewWillAppear  if self.wants.hidden is no  bar barTintColor=green
        on viewDidAppear   wants hidden=yes
      """),
    .looks(
      "said once, and again where it is pushed", "NAV107", [5],
      """
        on viewDidLoad     bar barTintColor=green
        on viewWillAppear  if isMovingToParent  bar barTintColor=green
      """),
    .looks(
      "said once, and again always", "NAV107", [],
      """
        on viewDidLoad     bar barTintColor=green
        on viewWillAppear  bar barTintColor=green
      """),
    AdviceCase(
      "given back where the page stays", "NAV106", [4],
      """
      ios 12
      page A
      page B
        on viewWillAppear                              bar barTintColor=purple
        on viewWillDisappear  completion if cancelled  bar barTintColor=purple

      """),
    AdviceCase(
      "the base class of a file that shows no page", "NAV106", [],
      """
      ios 12
      page Base
        on viewWillAppear  if self.wants.bgAlpha is 1  bar barTintColor=green
      page A like Base
        wants bgAlpha=1
      page B like Base
        wants bgAlpha=1

      """),
  ]
}
