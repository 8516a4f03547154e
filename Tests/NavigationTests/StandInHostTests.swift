import NavSimTrace
import Testing

/// Stand-ins that are no bars in a page's view: in UIKit's private view, pictures, mirrors.
@Suite struct StandInHostTests {
  private static func trace(
    _ code: String, ios: String = "12", action: String = "push B"
  ) throws -> Trace {
    try Bench.trace(
      """
      ios \(ios)
      device iphone-8
      strategy mine
      \(code)
      strategy mine
      page A "A"
        on viewWillAppear  bar backgroundImage=red tintColor=white
      page B "B"
        on viewWillAppear  bar backgroundImage=blue tintColor=black
      scenario "x"
      stack A
      at 0ms \(action)
      expect at end: top is B
      """)
  }

  /// It is where its page is, but at the window's top: the page starts at 64 below an opaque bar.
  @Test func aWrapperMovesWithItsPage() throws {
    let trace = try Self.trace(
      """
        on transition.animate.pre  make to.fake kind=bar
        on transition.animate.pre  add to.fake to container frame=bar-in-container
      """)
    let fake = try trace.thousandths("B.fake", "x")
    let page = try trace.thousandths("page.B", "x")
    #expect(fake.count > 20)
    for (frame, x) in fake { #expect(page[frame] == x, "frame \(frame)") }
    #expect(Set(try trace.thousandths("B.fake", "y").values) == [0])
    #expect(Set(try trace.thousandths("page.B", "y").values) == [64_000])
    // Nobody removes it: it goes with the private view.
    #expect(try fake.keys.max() == trace.thousandths("page.A", "x").keys.max())
  }

  /// Without a transition there is no private view.
  @Test(arguments: [("push B animated=no", "willShow"), ("push B", "didShow  next-turn")])
  func noWrapperWithoutTransition(_ action: String, _ hook: String) throws {
    let trace = try Self.trace(
      """
        on \(hook)  make to.fake kind=bar
        on \(hook)  add to.fake to container frame=bar-in-container
      """, action: action)
    #expect(try trace.thousandths("B.fake", "x").isEmpty)
  }

  /// The strip as the bar is when the picture is made: red with A's title before the transition,
  /// blue with B's in the turn after its start, although the screen still shows A.
  @Test(arguments: [("", "#FF0000", "A"), ("next-turn", "#0000FF", "B")])
  func aPictureShowsWhatCodeSet(_ when: String, _ color: String, _ title: String) throws {
    let trace = try Self.trace(
      """
        on push.pre  \(when)  make to.fake kind=picture
        on push.pre  \(when)  add to.fake to to.view frame=bar-bottom
      """)
    #expect(try trace.last("B.fake", "color") == color)
    #expect(try trace.last("B.fake.title", "title") == title)
  }

  /// Nothing that is written to the bar or to the picture changes it.
  @Test func aPictureIsDrawnOnce() throws {
    let trace = try Self.trace(
      """
        on didShow  make to.fake kind=picture
        on didShow  add to.fake to to.view frame=bar-bottom
        on didShow  next-turn  bar backgroundImage=green
        on didShow  next-turn  copy bar to to.fake
      """)
    #expect(try trace.last("B.fake", "color") == "#0000FF")
    #expect(try trace.last("bar.bg", "color") == "#00FF00")
  }

  /// A bar whose titles are hidden is drawn without one.
  @Test(arguments: ["bar.content alpha=0", "bar.content.title hidden=yes", "bar alpha=0"])
  func aPictureWithoutTitle(_ write: String) throws {
    let trace = try Self.trace(
      """
        on didShow  \(write)
        on didShow  make to.fake kind=picture
        on didShow  add to.fake to to.view frame=bar-bottom
      """)
    #expect(try trace.last("B.fake.title", "title") == "nil")
  }

  /// A setter of the bar is repeated, field by field or into another field, until the mirror ends.
  @Test(arguments: [
    ("", "#00FF00"), ("shadowImage=backgroundImage", "#00FF00"),
    ("backgroundImage=shadowImage", "#FF0000"),
  ])
  func aMirrorRepeatsSetters(_ pairs: String, _ color: String) throws {
    let trace = try Self.trace(
      """
        on willShow  make to.fake kind=bar
        on willShow  bar backgroundImage=red
        on willShow  copy bar to to.fake
        on willShow  add to.fake to to.view frame=bg
        on willShow  mirror bar to to.fake \(pairs)
        on didShow   bar backgroundImage=green
        on didShow   next-turn  unmirror bar
        on didShow   next-turn  next-turn  bar backgroundImage=yellow
      """)
    #expect(try trace.last("B.fake", "color") == color)
    #expect(try trace.last("bar.bg", "color") == "#FFFF00")
  }

  /// A stand-in made afresh is another bar: the mirror was the old one.
  @Test func aMirrorEndsWithItsStandIn() throws {
    let trace = try Self.trace(
      """
        on willShow  make to.fake kind=bar
        on willShow  mirror bar to to.fake
        on willShow  make to.fake kind=bar
        on willShow  bar backgroundImage=red
        on willShow  copy bar to to.fake
        on willShow  add to.fake to to.view frame=bg
        on didShow   bar backgroundImage=green
      """)
    #expect(try trace.last("B.fake", "color") == "#FF0000")
  }

  /// A tint of the back button's own stays when the bar's changes, until it is nil again.
  @Test(arguments: [("", "#00FF00"), ("bar.content.back tintColor=nil", "#0000FF")])
  func aBackButtonKeepsItsOwnTint(_ after: String, _ color: String) throws {
    let line = after.isEmpty ? "" : "  on didShow  next-turn  \(after)"
    let trace = try Self.trace(
      """
        on didShow  next-turn  bar.content.back tintColor=green
        on didShow  next-turn  bar tintColor=blue
      \(line)
      """)
    #expect(try trace.last("back.B.label", "color") == color)
    #expect(try trace.last("bar.content.back", "tintColor") == (after.isEmpty ? color : "nil"))
  }

  /// A bar with items that was put nowhere shows nothing of them.
  @Test func aBarThatLiesNowhereShowsNothing() throws {
    let nowhere = try Self.trace("  on viewDidLoad  make self.fake kind=full")
    let shown = try nowhere.thousandths("B.fake.title", "x")
    #expect(shown.isEmpty)
    let put = try Self.trace(
      """
        on viewDidLoad  make self.fake kind=full
        on viewDidLoad  add self.fake to self.view frame=bar-bottom
      """)
    let seen = try put.thousandths("B.fake.title", "x")
    #expect(!seen.isEmpty)
  }
}
