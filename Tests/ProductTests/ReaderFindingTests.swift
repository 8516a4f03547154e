import Foundation
import NavSim
import Testing

/// What engineers met who had code that is right, or a symptom that nobody told: each rule of a detector at
/// its edge.
@Suite struct ReaderFindingTests {
  private func kinds(_ text: String) throws -> Set<String> { try FoundIn(text).own }

  /// A sheet that is dragged away takes its bar along, also where a push begins as it goes.
  @Test func aSheetThatGoesTakesItsBarAlong() throws {
    let found = try kinds(
      """
      ios 17
      page Home "Home"
        view backgroundColor=white
        on didDismiss  push Done
      page Login "Log in"
        view backgroundColor=white
      page Done "Done"
        view backgroundColor=white
      navigation Sheet
        stack Login
      scenario "s"
      stack Home
      at 0ms       present Sheet
      then +500ms  swipe down to 80% over 300ms release finish
      expect at end: top is Done

      """)
    #expect(found.isEmpty, "\(found)")
  }

  /// A list whose bar scrolled away, and that says in viewWillAppear whether it has one.
  private static func list(_ line: String) -> String {
    """
    ios 17
    page List "List"
      view        backgroundColor=white
      scrollView  contentHeight=3000pt delegate=self
      on scrollViewDidScroll  if self is top  if scrollView.contentOffset > 20pt  hide bar animated=yes
    \(line)
    page Detail "Detail"
      view backgroundColor=white
      on viewWillAppear  show bar animated=callback
    scenario "s"
    stack List
    at 0ms       scroll List to 200pt over 300ms
    then +300ms  push Detail
    then +300ms  pop
    expect at end: top is List

    """
  }

  @Test func whoSaysItsBarHasWhatItSaid() throws {
    let said = try kinds(Self.list("  on viewWillAppear  show bar animated=callback"))
    #expect(!said.contains("hidden-mismatch of bar"), "\(said)")
    let silent = try kinds(Self.list(""))
    #expect(silent.contains("hidden-mismatch of bar"), "\(silent)")
  }

  /// An alert's dimming lifts while the page under it is popped: the bar's own look stays.
  @Test func dimmingThatLiftsIsNoLook() throws {
    let found = try kinds(
      """
      ios 12
      page List "List"
        view backgroundColor=white
      page Editor "Editor"
        view backgroundColor=white
        item leftBarButtonItem="Cancel"
        on leftAction   present Sure style=alert
        on alertAction  pop
      page Sure
      scenario "s"
      stack List > Editor
      at 0ms       tap left
      then +100ms  tap action
      expect at end: top is List

      """)
    #expect(!found.contains("untied of eye"), "\(found)")
  }

  /// A bar that is transparent as a whole, and there at once as a swipe begins: on white nothing but its
  /// items tells.
  private static func video(_ leaving: String) -> String {
    """
    ios 17
    page List "List"
      view backgroundColor=white
    page Video "Video"
      view backgroundColor=white
      item rightBarButtonItem="Share"
      on viewDidAppear  over 300ms  bar alpha=0
      on viewWillDisappear  \(leaving)bar alpha=1
    scenario "s"
    stack List
    at 0ms       push Video
    then +500ms  pop
    expect at end: top is List

    """
  }

  @Test func aBarThatIsOpaqueAtOnceDoesNotMove() throws {
    let at = try kinds(Self.video(""))
    #expect(at.contains("missing-animation of bar"), "\(at)")
    let along = try kinds(Self.video("alongside  "))
    #expect(!along.contains("missing-animation of bar"), "\(along)")
  }

  /// A bar that is there at once while a page slides under a finger, and goes again with the cancelled swipe.
  @Test(arguments: ["cancel", "finish"])
  func aBarThatComesAtOnceIsToldOfACancelledSwipeToo(ending: String) throws {
    let found = try kinds(
      """
      ios 17
      page List "List"
        view backgroundColor=white
      page Flutter
        view backgroundColor=#EEEEFF
        on viewWillAppear     hide bar animated=no
        on viewWillDisappear  show bar animated=no
      navigation Nav
        stack List > Flutter
        gesture delegate=self
        on gestureShouldBegin  if top is root  refuse
      scenario "s"
      root Nav
      at 0ms  swipe back to 40% over 200ms release \(ending)
      expect at swipe.start: stack is List > Flutter

      """)
    #expect(found.contains("missing-animation of bar"), "\(found)")
  }

  /// Behind a card on a phone its presenter sinks back: black lies behind the status bar.
  @Test func lightTextOverACardIsRead() throws {
    let found = try kinds(
      """
      ios 15
      device iphone-15
      page Home "Home"
        view backgroundColor=white
      page New "New"
        view backgroundColor=white
        self preferredStatusBarStyle=lightContent
      navigation Main
        self statusBarStyleFrom=top
        stack Home
      navigation Form
        self statusBarStyleFrom=top
        stack New
      scenario "s"
      root Main
      at 0ms       present Form
      then +500ms  dismiss
      expect at end: top is Home

      """)
    #expect(!found.contains("unreadable of statusBar"), "\(found)")
  }

  /// Code has asked for the bar, and it is transparent all the same.
  @Test func aCallToShowABarExcusesNoneThatIsMissing() throws {
    let found = try kinds(
      """
      ios 12
      device iphone-8
      page A "A"
        view backgroundColor=white
        on viewWillAppear  show bar animated=callback
      page B "B"
        view backgroundColor=white
        on viewDidAppear  bar alpha=0

      scenario "alpha left behind"
      stack A
      at 0ms  push B
      then +300ms   pop
      expect at end: top is A

      """)
    #expect(found.contains("hidden-mismatch of bar"), "\(found)")
  }

  /// A view fades by itself while pages come and rest.
  @Test func whatCodeAnimatesByItselfEndsNoRest() throws {
    let found = try kinds(
      """
      ios 12
      device iphone-8
      page A "A"
        view backgroundColor=white
      page B "B"
        view backgroundColor=white
        on viewWillAppear  hide bar animated=callback
      page C "C"
        view backgroundColor=white
        on viewWillAppear  show bar animated=callback

      scenario "a view fades on for three seconds, by an action"
      stack A
      at 0ms  push B
      at 900ms   over 3s A.view alpha=0.9
      at 1s   pop
      at 2s   push C
      then    pop
      expect at pop.end: some hidden-mismatch

      """)
    #expect(found.contains("hidden-mismatch of bar"), "\(found)")
  }

  /// An alert is up before the push and after it: what fades is the bar's own.
  @Test func anAlertThatStaysIsNoExcuse() throws {
    let found = try FoundIn(
      """
      ios 12
      device iphone-8
      page A "A"
        view backgroundColor=white
        item rightBarButtonItem="Delete"
        on viewWillAppear  bar translucent=no barTintColor=red
        on rightAction  present Sure style=alert
        on viewTap present Sure style=alert
      page B "B"
        view backgroundColor=white
        on viewWillAppear  bar translucent=no
        on viewWillAppear  alongside bar barTintColor=blue
      page Sure

      scenario "a push while the alert is up"
      stack A
      at 0ms  tap right
      at 1s   push B
      at 3s   dismiss
      expect at end: bar.barTintColor = blue

      """)
    #expect(found.byItself.contains("untied of eye"), "\(found)")
  }

  /// A clear bar without an item is transparent as a whole: nobody sees it.
  @Test func aBarThatHoldsNothingIsNotMissed() throws {
    let found = try kinds(
      """
      ios 12
      device iphone-8
      page A
        view backgroundColor=white
      page B
        view backgroundColor=white
        item hidesBackButton=yes
        on viewWillAppear  bar alpha=0
      navigation Main
        bar backgroundImage=empty shadowImage=empty
        stack A

      scenario "a clear bar, nothing in it"
      root Main
      at 0ms  push B
      expect at end: top is B

      """)
    #expect(!found.contains("missing-animation of bar"), "\(found)")
  }

  /// What still moves as a finger begins is elsewhere after the swipe that it cancels, and would be anyway.
  @Test func whatStillMovedBeforeACancelledSwipeIsNoLeftover() throws {
    let found = try kinds(
      """
      ios 17
      page List "List"
        view backgroundColor=white
      page Edit "Edit"
        view backgroundColor=white
        on viewDidAppear  show toolbar animated=yes
        on viewDidAppear  over 600ms  bar.bg alpha=0.2
      scenario "s"
      stack List
      at 0ms       push Edit
      then +100ms  swipe back to 40% over 300ms release cancel
      expect at end: top is Edit

      """)
    #expect(found.isEmpty, "\(found)")
  }

  /// The eye looks half-way down the bar: where the bar grows, its point passes the hairline of a stand-in that
  /// is as tall as the bar was.
  @Test func aLineThatTheEyePassesIsNoFlash() throws {
    let found = try kinds(
      """
      ios 17
      device iphone-13
      strategy hbd
      page Bare "Bare"
        view backgroundColor=#DDEEFF
        wants hidden=yes
      page Search "Search"
        view backgroundColor=white
        item searchController="Find"
        scrollView contentHeight=3000pt
        wants barTintColor=white
      scenario "s"
      stack Bare
      at 0ms       push Search
      then +200ms  swipe back to 40% over 200ms release cancel
      expect at end: top is Search

      """)
    #expect(!found.contains { $0.hasPrefix("flash") }, "\(found)")
  }

  /// A phone held sideways has no status bar, whoever asks for it: the page has lost none.
  @Test func aTurnTakesNoStatusBarAway() throws {
    let found = try kinds(
      """
      ios 15
      page Home "Home"
        view backgroundColor=white
        on viewWillAppear  update statusBar
      page Photo "Photo"
        view backgroundColor=white
      scenario "s"
      stack Home
      at 0ms       push Photo
      then +100ms  rotate landscape
      then +100ms  pop
      expect at end: top is Home

      """)
    #expect(found.filter { $0.hasPrefix("status-bar") } == [], "\(found)")
  }

  /// An appearance colours the back label and not the arrow beside it.
  @Test func anArrowBesideALabelIsJudged() throws {
    let found = try kinds(
      """
      ios 13
      appearance Blue opaque backgroundColor=#007AFF titleColor=white backButtonColor=white
      page List "List"
        view backgroundColor=white
      page Detail "Detail"
        view backgroundColor=white
      navigation Main
        bar standardAppearance=Blue scrollEdgeAppearance=Blue
        stack List
      scenario "s"
      root Main
      at 0ms  push Detail
      expect at end: top is Detail

      """)
    #expect(found.contains("unreadable of back.Detail.arrow"), "\(found)")
    #expect(!found.contains("unreadable of back.Detail.label"), "\(found)")
  }

  /// What a page's code presents and dismisses moves over the bar: that is not nothing.
  @Test(arguments: ["fullScreen", "pageSheet", "overFullScreen"])
  func whatCodePresentsIsNoChangeOfTheBar(style: String) throws {
    let found = try kinds(
      """
      ios 17
      device iphone-13
      page Home "Home"
        view backgroundColor=white
      page Shop "Shop"
        view backgroundColor=white
        on viewDidAppear  once  present Login style=\(style)
      page Login "Log in"
        view backgroundColor=#102030
        on viewDidAppear  after 1s  dismiss
      scenario "s"
      stack Home
      at 0ms  push Shop
      at 4s   pop
      expect at end: top is Home

      """)
    #expect(found.filter { $0.hasPrefix("unasked") } == [], "\(found)")
  }
}
