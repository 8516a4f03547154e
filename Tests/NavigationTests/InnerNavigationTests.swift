import NavSimTrace
import Testing

/// A navigation controller inside a page, in unusual places. Nothing of it may reach the outer one,
/// and nothing may crash.
@Suite struct InnerNavigationTests {
  private static let pages = """
    device iphone-8
    ios 12
    page Home
    page Host
      child Inner
    page X
    page Y
    page Z
    navigation Inner
      stack X

    """

  /// Its page's callbacks follow those of the page that holds it (docs/Model.md U11).
  @Test func itAppearsWithItsPage() throws {
    let trace = try Bench.trace(
      Self.pages + """
        scenario "appears"
        stack Home
        at 0ms push Host
        then   pop
        expect at end: top is Home
        """)
    #expect(
      trace.events(["viewWillAppear", "viewDidAppear"]) == [
        "viewWillAppear Host", "viewWillAppear Inner", "viewWillAppear X", "viewDidAppear Host",
        "viewDidAppear X", "viewDidAppear Inner", "viewWillAppear Home", "viewDidAppear Home",
      ])
    #expect(trace.events(["deinit"]) == ["deinit Host", "deinit X"])
  }

  /// Calls go to the controller that they name; its delegate is asked, the outer stack stays.
  @Test func callsGoToTheNamedController() throws {
    let trace = try Bench.trace(
      Self.pages + """
        scenario "calls"
        stack Home > Host
        at 0ms push Y in Inner
        then   push Z in Inner animated=no
        then   pop to root in Inner
        then   set-stack Z > X in Inner animated=no
        expect at end: stack is Home > Host
        """)
    #expect(
      trace.events(["willShow", "didShow"])
        == ["Y", "Z", "X"].flatMap { ["willShow \($0)", "didShow \($0)"] })
    #expect(try trace.last("navigation.Inner", "stack") == "Z>X")
    #expect(try trace.last("navigation", "stack") == "Home>Host")
    #expect(try trace.last("navigation", "items") == "Home>Host")
  }

  /// The items of the outer bar stand while an inner stack changes, and the other way round.
  @Test func itsItemsAreItsOwn() throws {
    let trace = try Bench.trace(
      Self.pages.replacingOccurrences(of: "page Host", with: "page Host \"Host\"") + """
        scenario "items"
        stack Home > Host
        at 0ms push Y in Inner
        expect at end: stack is Home > Host
        """)
    #expect(try trace.last("title.Host", "alpha") == "1")
    #expect(try trace.last("back.Host.arrow", "alpha") == "1")
  }

  /// What its pages write to the bar is written to a bar of its own.
  @Test func itsBarIsItsOwn() throws {
    let trace = try Bench.trace(
      Self.pages + """
        page Loud like Y
          on viewWillAppear  hide bar animated=callback
          on viewDidAppear   bar barTintColor=red alpha=0
        scenario "bar"
        stack Home > Host
        at 0ms push Loud in Inner
        expect always: bar visible
        """)
    #expect(try trace.last("bar", "alpha") == "1")
    #expect(try trace.last("bar", "hidden") == "no")
    #expect(try trace.last("navigation.Inner", "navigationBarHidden") == "yes")
  }

  /// Calls that mean nothing are told and change nothing.
  @Test(arguments: [
    ("stack Home", "at 0ms push Y in Inner"),
    ("stack Home > Host", "at 0ms pop in Inner"),
    ("stack Home > Host", "at 0ms set-stack empty in Inner animated=no"),
    ("stack Home > Host", "at 0ms push X in Inner"),
    ("stack Host", "at 0ms swipe back to 50% over 100ms release finish"),
    ("stack empty", "at 0ms push Host\nat 10ms push Y in Inner\nat 20ms pop"),
    ("stack Home > Host", "at 0ms push Y in Inner\nat 10ms pop\nat 20ms push Z"),
    ("stack Home > X", "at 0ms push Host"),
  ])
  func nothingBreaks(start: String, actions: String) throws {
    let trace = try Bench.trace(
      Self.pages + """
        scenario "odd"
        \(start)
        \(actions)
        expect always: gesture.enabled = yes
        """)
    #expect(trace.error == nil)
  }
}
