import NavSimSimulator
import NavSimTrace
import Testing

/// Pages in navigation controllers of their own: what a page's code means by the bar.
@Suite struct WrappedPageTests {
  private static func trace(
    _ page: String, actions: String = "at 0ms push B\n", wraps: Bool = true, ios: String = "12"
  ) throws -> Trace {
    try Bench.trace(
      """
      ios \(ios)
      device iphone-8
      strategy mine
        \(wraps ? "wraps pages" : "")
        on loadView  make self.fake kind=full back=yes
        on loadView  add self.fake to self.view frame=bar-bottom
      strategy mine
      page A "Inbox"
      page Child
        on viewWillAppear  bar barTintColor=green
      page B "Photo"
        view backgroundColor=white
      \(page)
      scenario "x"
      stack A
      \(actions)expect at end: navigation visible
      """)
  }

  @Test func theBarIsThePagesOwn() throws {
    let trace = try Self.trace("  on viewWillAppear  bar tintColor=red backgroundImage=blue")
    #expect(try trace.last("B.fake", "tintColor") == "#FF0000")
    #expect(try trace.last("B.fake", "color") == "#0000FF")
    #expect(try trace.last("bar", "tintColor") == "#007AFF")
    #expect(try trace.last("bar", "backgroundImage") == "nil")
  }

  @Test func withoutWrappingItIsTheSharedOne() throws {
    let trace = try Self.trace("  on viewWillAppear  bar tintColor=red", wraps: false)
    #expect(try trace.last("B.fake", "tintColor") == "#007AFF")
    #expect(try trace.last("bar", "tintColor") == "#FF0000")
  }

  /// Reading, saving and giving back mean the same bar as writing.
  @Test func readingMeansItToo() throws {
    let trace = try Self.trace(
      """
        on viewDidLoad        bar tintColor=red
        on viewWillAppear     save bar as look
        on viewWillAppear     save bar.tintColor as tint
        on viewDidAppear      bar tintColor=green barStyle=black
        on viewDidAppear      if bar.tintColor is green  after 100ms  restore look
        on viewDidAppear      after 200ms  self.view backgroundColor=tint
      """)
    #expect(try trace.last("B.fake", "tintColor") == "#FF0000")
    #expect(try trace.last("B.fake", "barStyle") == "default")
    #expect(try trace.last("page.B", "backgroundColor") == "#FF0000")
  }

  @Test func partsOfTheBar() throws {
    let trace = try Self.trace(
      """
        on viewDidLoad  bar.bg alpha=0.5
        on viewDidLoad  bar.content alpha=0.25
        on viewDidLoad  bar.bg.effect alpha=0
      """)
    #expect(try trace.last("B.fake.bg", "alpha") == "0.5")
    #expect(try trace.last("B.fake.content", "alpha") == "0.25")
    #expect(try trace.last("bar.bg", "alpha") == "1")
    #expect(try trace.last("bar.bg.effect", "alpha") == "1")
    #expect(trace.eventTexts.contains { $0.contains("no bar.bg.effect here") })
  }

  @Test(arguments: [
    ("hide bar.bg by=alpha", "alpha", "0"), ("hide bar.bg by=hidden", "hidden", "yes"),
    ("hide bar.bg by=mask", "masked", "yes"),
  ])
  func partsThatAreHidden(_ line: String, _ property: String, _ value: String) throws {
    let trace = try Self.trace("  on viewDidLoad  \(line)")
    #expect(try trace.last("B.fake.bg", property) == value)
    let shown = try Self.trace("  on viewDidLoad  \(line)\n  on viewDidAppear  show bar.bg")
    #expect(try shown.last("B.fake.bg", "alpha") == "1")
    #expect(try shown.last("B.fake.bg", "hidden") == "no")
  }

  @Test func aChildWritesToItsPagesBar() throws {
    let trace = try Self.trace("  child Child")
    #expect(try trace.last("B.fake", "color") != trace.last("bar.bg.effect", "color"))
    #expect(try trace.last("bar", "barTintColor") == "nil")
  }

  @Test func timedActionsMeanTheRoots() throws {
    let trace = try Self.trace("", actions: "at 0ms push B\nat 1s bar tintColor=red\n")
    #expect(try trace.last("B.fake", "tintColor") == "#007AFF")
    #expect(try trace.last("bar", "tintColor") == "#FF0000")
  }

  @Test func theRootsBarStaysHidden() throws {
    let trace = try Self.trace("", actions: "at 0ms push B\nat 1s show bar animated=no\n")
    #expect(try trace.last("bar", "hidden") == "yes")
    #expect(trace.eventTexts.contains { $0.contains("stays hidden") })
    #expect(trace.element("title.B").map { !trace.everPresent($0) } ?? true)
  }

  /// The parent of a page is its own controller, which does not change.
  @Test(arguments: [(true, "1"), (false, "0.5")])
  func nobodyMovesToAParent(_ wraps: Bool, _ alpha: String) throws {
    let trace = try Self.trace(
      "  on viewWillAppear  if isMovingToParent  self.view alpha=0.5", wraps: wraps)
    #expect(try trace.last("page.B", "alpha") == alpha)
  }

  // MARK: - Hiding

  /// A page that is not on screen yet has no bar at once; the other keeps its own.
  @Test func aPageHidesItsOwnBar() throws {
    let trace = try Self.trace("  on viewWillAppear  hide bar animated=callback")
    #expect(try trace.last("B.fake", "hidden") == "yes")
    // Without a bar the status bar's 20 points are left.
    #expect(try trace.last("page.B", "safeAreaTop") == "20")
  }

  @Test func aBarSlidesOverTheTop() throws {
    let trace = try Self.trace(
      """
        on viewDidAppear  after 100ms  hide bar animated=yes
        on viewDidAppear  after 1s     show bar animated=yes
      """)
    let y = try trace.thousandths("B.fake", "y")
    // It appears at 500 ms: 100 ms into the 200 ms that begin at 600 ms, and at 1.5 s.
    #expect(y[42] == -32_000)
    #expect(y[60] == -64_000)
    #expect(y[96] == -32_000)
    #expect(try trace.last("B.fake", "y") == "0")
    #expect(try trace.last("B.fake", "hidden") == "no")
    #expect(try trace.last("page.B", "safeAreaTop") == "64")
  }

  @Test func theFlagIsThePagesOwn() throws {
    let trace = try Self.trace(
      """
        on viewDidLoad  navigation navigationBarHidden=yes
        on viewDidAppear  if navigation.navigationBarHidden is yes  self.view alpha=0.5
      """)
    #expect(try trace.last("B.fake", "hidden") == "yes")
    #expect(try trace.last("page.B", "alpha") == "0.5")
  }

  /// Every bar takes the proxy's values when it comes into the window, and the colours of the night.
  @Test func aPagesBarIsABar() throws {
    let proxied = try Bench.trace(
      """
      ios 12
      device iphone-8
      proxy tintColor=red
      strategy own-bar
      page A
      page B
      scenario "x"
      stack A
      at 0ms push B
      expect at end: top is B
      """)
    #expect(try proxied.last("B.fake", "tintColor") == "#FF0000")
    // HBDNavigationBar's colours of the materials: 247 at 0.8, 28 at 0.729.
    let dark = try Self.trace(
      "", actions: "at 0ms push B\nat 1s trait dark\n", wraps: false, ios: "13")
    #expect(try dark.last("B.fake", "color") == "#1C1C1CBA")
  }

  /// Without a controller there is nothing to wrap in: the bar stays.
  @Test func aBarThatStandsAloneStays() throws {
    let trace = try Bench.trace(
      """
      ios 12
      device iphone-8
      strategy mine
        wraps pages
        on install  stop
      strategy mine
      page A
      page B
      navigation Own
        alone
        stack A
      scenario "x"
      root Own
      at 0ms push-item B
      expect at end: items are A > B
      """)
    #expect(try trace.last("bar", "hidden") == "no")
  }

  /// At its scroll edge a bar with a standard appearance alone is transparent from iOS 15.
  @Test(arguments: [(true, "#00000000"), (false, "#0000FF")])
  func onlyAControllersBarHasAScrollEdge(_ wraps: Bool, _ color: String) throws {
    let trace = try Self.trace(
      """
        item standardAppearance=Blue
      appearance Blue opaque backgroundColor=blue
      """, wraps: wraps, ios: "17")
    #expect(try trace.last("B.fake", "color") == color)
  }
}

extension Trace {
  /// Whether an element was there in any frame.
  func everPresent(_ element: Int) -> Bool {
    var cursor = TraceCursor(self)
    while cursor.advance() { if cursor.isPresent[element] { return true } }
    return false
  }

  /// Whether an element is away in the last frame.
  func isAbsentAtEnd(_ name: String) throws -> Bool {
    let element = try #require(self.element(name))
    var cursor = TraceCursor(self)
    var isPresent = false
    while cursor.advance() { isPresent = cursor.isPresent[element] }
    return !isPresent
  }
}
