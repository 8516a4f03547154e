import Foundation
import Testing

/// What newcomers wrote first, and took for granted.
@Suite struct FirstHourTests {
  private static func run(_ text: String, _ command: [String] = ["run", "--quiet"]) throws -> Ran {
    let scratch = try Scratch()
    try scratch.write("navsim 1\ndevice iphone-8\nios 16\n" + text, to: "x.navsim")
    return try Binary.run([command[0], "x.navsim"] + command.dropFirst(), in: scratch.url)
  }

  @Test func afterReachesFarAndSaysSo() throws {
    let ran = try Self.run(
      """
      page A
      page B
      scenario "s"
      stack A
      at 0ms push B
      then +1s pop
      expect after push: top is B
      """)
    #expect(
      ran.err.contains(
        "note: 'after push' reaches to the end of the run; 'at push.end' is one frame"),
      "\(ran.err)")
    let near = try Self.run(
      """
      page A
      page B
      scenario "s"
      stack A
      at 0ms push B
      expect after push: top is A
      """)
    #expect(near.code == 1 && !near.err.contains("reaches to the end"), "\(near.err)")
  }

  /// A finger that pulls a sheet goes down, and its phase is called so.
  @Test func aSheetIsSwipedDown() throws {
    let ran = try Self.run(
      """
      page A
      page B
      scenario "s"
      stack A
      at 0ms present B style=pageSheet
      then swipe down to 30% over 200ms release cancel
      expect at end: presented.B.y > 0
      """, ["run"])
    #expect(ran.out.contains("== swipe down @"), "\(ran.out)")
    #expect(!ran.out.contains("== swipe back"), "\(ran.out)")
  }

  @Test func theStartIsAMoment() throws {
    let ran = try Self.run(
      """
      page A
      page B
      scenario "s"
      stack A
      at 500ms push B
      expect from start to push.start: top is A
      """)
    #expect(ran.code == 0, "\(ran.err)")
  }

  /// In its own code the controller is `self`; what it has not is told.
  @Test func aControllerIsSelf() throws {
    func status(_ line: String) throws -> Ran {
      try Self.run(
        """
        navigation Main
          stack A
          on viewDidLoad  \(line)
        page A
          self preferredStatusBarStyle=lightContent
        scenario "s"
        root Main
        expect at start: statusBar.style = lightContent
        """)
    }
    let ran = try status("self statusBarStyleFrom=top")
    #expect(ran.code == 0, "\(ran.err)")
    let wrong = try status("self preferredStatusBarStyle=lightContent")
    #expect(
      wrong.code == 2
        && wrong.err.contains("the navigation controller has no 'preferredStatusBarStyle'"),
      "\(wrong.err)")
  }

  private static let tabs = """
    navigation One
      stack A
    navigation Two
      stack B
    tabs App
      tab One
      tab Two
    page A
      view backgroundColor=white
    page B
      view backgroundColor=white
      on viewDidLoad  bar barTintColor=red tintColor=#00FF00
    page C
      view backgroundColor=white
      on viewWillAppear  tabBar hidden=yes
    scenario "s"
    root App
    at 0ms  tap tab Two
    then +1s  push C in Two

    """

  /// A tab bar that is gone at once under the second tab is seen as under the first.
  @Test func theSecondTabIsJudged() throws {
    let ran = try Self.run(Self.tabs + "expect during push: some tab-bar\n")
    #expect(ran.code == 0, "\(ran.err)")
    let top = try Self.run(Self.tabs + "expect at end: top is C\n")
    #expect(
      top.err.contains("of navigation.Two it is: say navigation.Two.top = C"), "\(top.err)")
  }

  /// The colour of a label is the tint's affair, whatever it says.
  @Test func theTintOfALabelIsALine() throws {
    let why = try Self.run(
      """
      page A "A"
        on viewDidLoad  bar tintColor=red
      page B "B"
      scenario "s"
      stack A
      at 0ms push B
      """, ["why", "back.B.label.color", "--frame", "push.end"])
    #expect(why.out.contains("look at x.navsim:5"), "\(why.out)\(why.err)")
  }
}
