import NavSim

/// Cases that a reviewer wrote against the rules: pages that do not meet, or code that is right.
extension AdviceCaseTests {
  static let reviewed: [AdviceCase] = [
    AdviceCase(
      "a push goes to the tab that is selected", "NAV106", [7],
      """
      ios 12
      device iphone-8
      page Home "Home"
        on viewWillAppear  bar barTintColor=white
      page Goods "Goods"
      page Detail "Detail"
        on viewWillAppear  bar barTintColor=purple
      navigation First
        stack Home
      navigation Second
        stack Goods
      tabs Main
        tab First
        tab Second

      scenario "two tabs"
      root Main
      at 0ms  select Second
      then    push Detail
      then    pop
      expect at end:    navigation.Second.top = Goods

      """),
    AdviceCase(
      "who is popped to the root from the top is popped itself", "NAV106", [],
      """
      ios 12
      device iphone-8
      page A "A"
      page B "B"
        on viewWillAppear  if isMovingToParent  save bar as before
        on viewWillAppear  bar barTintColor=purple
        on viewWillDisappear  if isMovingFromParent  restore before

      scenario "pop to root from the second page"
      stack A
      at 0ms  push B
      then    pop to root
      expect at end:    top is A

      """),
    AdviceCase(
      "another tab is popped to its root", "NAV106", [],
      """
      ios 12
      device iphone-8
      page Home "Home"
      page B "B"
        on viewWillAppear.pre  once  save bar as before
        on viewWillAppear  bar barTintColor=purple
        on viewWillDisappear  if isMovingFromParent  restore before
      page X "X"
      page Y "Y"
      page Z "Z"
      navigation First
        stack Home
      navigation Second
        stack X
      tabs Main
        tab First
        tab Second

      scenario "another tab pops to its root"
      root Main
      at 0ms  push B in First
      then    pop in First
      then    select Second
      then    push Y in Second
      then    push Z in Second
      then    pop to root in Second
      expect at end:  navigation.Second.top = X

      """),
    AdviceCase(
      "what viewDidAppear gives back", "NAV102", [],
      """
      ios 17
      device iphone-8
      page A "A"
      page B "B"
        on viewWillAppear  gesture enabled=no
        on viewDidAppear   gesture enabled=yes

      scenario "no swipe while it comes"
      stack A
      at 0ms  push B
      then    pop
      expect always:  no finding

      """),
    AdviceCase(
      "a base class has no scroll view of its own", "NAV129", [],
      """
      ios 17
      device iphone-8
      page Base
        scrollView contentHeight=3000pt
        on scrollViewDidScroll  bar tintColor=red
      page A like Base "A"
        scrollView delegate=self

      scenario "base"
      stack A
      at 0ms  scroll A to 60pt over 300ms
      expect at end:  bar.tintColor = red

      """),
    AdviceCase(
      "a base class whose pages say the edge", "NAV111", [],
      """
      ios 17
      device iphone-8
      appearance Blue  opaque backgroundColor=blue
      page Styled
        item standardAppearance=Blue
      page A like Styled "A"
        item scrollEdgeAppearance=Blue
      page B like Styled "B"
        item scrollEdgeAppearance=Blue

      scenario "base class"
      stack A
      at 0ms  push B
      expect at end:  eye.left = blue

      """),
    AdviceCase(
      "a controller inside a page is not asked", "NAV130", [7],
      """
      ios 17
      device iphone-8
      page Home "Home"
      page Shop "Shop"
        child Inner
      page Goods "Goods"
        self preferredStatusBarStyle=lightContent
      navigation Inner
        stack Goods
        self statusBarStyleFrom=top
      navigation Main
        stack Home

      scenario "inner"
      root Main
      at 0ms  push Shop
      expect at end:  statusBar.style = default

      """),
    AdviceCase(
      "no swipe takes the root away", "NAV101", [],
      """
      ios 12
      device iphone-8
      page A "A"
        on viewDidLoad  bar barTintColor=red
        on viewWillDisappear  alongside  bar barTintColor=blue
      page B "B"
        on viewWillAppear  bar barTintColor=blue
        on viewWillDisappear  alongside  bar barTintColor=red

      scenario "root"
      stack A
      at 0ms  push B
      then    swipe back to 40% over 200ms release cancel
      then    swipe back
      expect at end:  bar.barTintColor = red

      """),
  ]
}
