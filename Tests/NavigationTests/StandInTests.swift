import NavSimSimulator
import NavSimTrace
import Testing

/// Ways of hiding the real bar that write over its style, and where stand-ins lie.
@Suite struct StandInTests {
  private static func trace(
    _ code: String, ios: String = "12", page: String = "page A\npage B\n"
  ) throws -> Trace {
    try Bench.trace(
      """
      ios \(ios)
      device iphone-8
      strategy mine
      \(code)
      strategy mine
      \(page)scenario "x"
      stack A
      at 0ms push B
      expect at end: top is B
      """)
  }

  @Test func anEmptyImageTakesTheBackgroundAway() throws {
    let trace = try Self.trace(
      """
        on install  hide bar.bg by=image
        on install  hide bar.bg.shadow by=image
        on didShow  show bar.bg
      """)
    // What is written over is not given back by 'show'.
    #expect(try trace.last("bar", "backgroundImage") == "empty")
    #expect(try trace.last("bar", "shadowImage") == "empty")
    #expect(try trace.last("bar.bg.effect", "color").hasSuffix("00"))
  }

  @Test(arguments: [("12", "nil", "empty"), ("15", "transparent", "nil")])
  func aTransparentAppearanceWhereThereIsOne(
    _ ios: String, _ appearance: String, _ image: String
  ) throws {
    let trace = try Self.trace("  on install  hide bar.bg by=appearance", ios: ios)
    if ios == "15" {
      #expect(try trace.last("bar", "standardAppearance") == appearance)
      #expect(try trace.last("bar", "scrollEdgeAppearance") == appearance)
    } else {
      #expect(try trace.last("bar", "backgroundImage") == image)
      #expect(try trace.last("bar", "translucent") == "yes")
    }
    #expect(try trace.last("bar.bg.effect", "color").hasSuffix("00"))
    #expect(try trace.last("bar.bg.image", "color").hasSuffix("00"))
  }

  /// The background of an iPhone 8 is 64 pt high and starts at the top of the screen; a page under an
  /// opaque bar starts at 64.
  @Test(arguments: [
    ("bg", "yes", "0", "64"), ("bg", "no", "0", "64"),
    ("bg-x-view", "yes", "0", "64"), ("bg-x-view", "no", "0", "64"),
    ("bg-x-0", "yes", "0", "64"), ("bg-x-0", "no", "0", "64"),
    ("extend-to-top", "yes", "0", "64"), ("extend-to-top", "no", "0", "64"),
  ])
  func framesOnScreen(_ rule: String, _ translucent: String, _ y: String, _ height: String) throws {
    let trace = try Self.trace(
      """
        on install  bar translucent=\(translucent)
        on didShow  make to.fake kind=views
        on didShow  add to.fake to to.view frame=\(rule)
      """)
    #expect(try trace.last("B.fake", "y") == y)
    #expect(try trace.last("B.fake", "height") == height)
    #expect(try trace.last("B.fake", "x") == "0")
  }

  /// In the middle of a push the page's view is somewhere else: the converted frame says so, the rules
  /// with an x of their own do not.
  @Test(arguments: [("bg", false), ("bg-x-view", true), ("bg-x-0", true)])
  func xOfAMovedPage(_ rule: String, _ staysInPage: Bool) throws {
    let trace = try Self.trace(
      """
        on didShow  next-turn  to.view x=100pt y=40pt
        on didShow  next-turn  make to.fake kind=views
        on didShow  next-turn  add to.fake to to.view frame=\(rule)
      """)
    #expect(try trace.last("B.fake", "x") == (staysInPage ? "100" : "0"))
  }

  /// A background that starts below the page's top is drawn from there up.
  @Test func extendToTopFillsTheGap() throws {
    let trace = try Self.trace(
      """
        on didShow  next-turn  to.view y=-20pt
        on didShow  next-turn  make to.fake kind=view
        on didShow  next-turn  add to.fake to to.view frame=extend-to-top
      """)
    #expect(try trace.last("B.fake", "y") == "-20")
    #expect(try trace.last("B.fake", "height") == "84")
  }
}
