import NavSim
import Testing

/// What a run did that nobody claimed.
@Suite struct UnclaimedTests {
  static func run(_ code: String) throws -> CellRun {
    let file = ScenarioFile(path: "test.navsim", text: code)
    #expect(!file.hasErrors, "\(file.diagnostics)")
    let cell = try #require(try file.cells(of: 0).first)
    return try #require(file.run(0, cell))
  }

  static let pushItself = """
    device iphone-8
    ios 12
    page A
    scenario "twice"
    stack A
    at 0ms push A

    """

  @Test func anExceptionFailsTheCellUnlessItIsClaimed() throws {
    let silent = try Self.run(Self.pushItself + "expect at start: top is A\n")
    #expect(!silent.isFine)
    let failure = silent.failures.first { $0.message.contains("an exception ended the app") }
    #expect(failure?.rule == "exception")
    let claimed = try Self.run(Self.pushItself + "expect at end: raises \"Pushing the same\"\n")
    #expect(claimed.isFine)
  }

  @Test func anActionThatNeverStartsIsTold() throws {
    let run = try Self.run(
      """
      device iphone-8
      ios 12
      page A
      page B
      scenario "never"
      stack A
      at 0ms           push B
      at push@50%      swipe back to 40% over 100ms release finish
      at swipe.cancel  pop
      expect at end:   top is B
      """)
    #expect(run.isFine)
    #expect(run.remarks.count == 2)
    #expect(run.remarks.first?.contains("never started: pop") == true)
    // The swipe whose end it waits for came to nothing, which no claim says.
    #expect(run.remarks.last?.contains("ignored: the pop gesture did not begin") == true)
  }

  /// Where the bar comes to rest is the doing of the line that hid it, not of UIKit's layout.
  @Test func aHiddenBarNamesTheLineThatHidIt() throws {
    let run = try Self.run(
      """
      device iphone-8
      ios 12
      page A
      page B
        on viewWillAppear  hide bar animated=callback
      scenario "hidden"
      stack A
      at 0ms push B
      expect at end: bar visible
      """)
    let cause = run.failures.first?.cause ?? ""
    #expect(cause.contains("hide bar animated=callback (test.navsim:5)"), "\(cause)")
  }

  /// A colour that a page wrote while it was on no stack is why the colour before it is still seen.
  @Test func whatWasLostIsToldBesideTheCause() throws {
    let run = try Self.run(
      """
      device iphone-11
      ios 13
      page Root
      page Red
        wants barTintColor=red
        on viewDidLoad bar barTintColor=self.wants.barTintColor
      page Yellow
        wants barTintColor=yellow
        on viewDidLoad bar barTintColor=self.wants.barTintColor
      navigation Main
        bar translucent=no
        stack Root
      scenario "two levels"
      root Main
      at 0ms push Red
      then load Yellow
      then push Yellow
      expect at end: no style-leak
      """)
    let cause = run.failures.first?.cause ?? ""
    let line = "on viewDidLoad bar barTintColor=self.wants.barTintColor (test.navsim:"
    #expect(cause == "\(line)6); lost since: \(line)9)")
  }

  /// A colour that UIKit brings about at a push comes from the look that code gave to the bar, on a card too, where the
  /// eye does not look.
  @Test func theLookOfACardsBarNamesItsWriter() throws {
    let run = try Self.run(
      """
      device iphone-8
      ios 13
      page Home
      page Note
        on viewDidLoad  bar translucent=no barTintColor=black
      page Detail "Detail"
      navigation Main
        stack Home
      navigation Card
        stack Note
      scenario "a card"
      root Main
      at 0ms present Card style=pageSheet
      then push Detail in Card
      expect at end: no unreadable of title.Detail
      """)
    let line = "on viewDidLoad bar translucent=no barTintColor=black (test.navsim:5)"
    #expect(run.failures.first?.cause == "UIKit starts the transition; the look comes from \(line)")
  }

  /// A title's colour that a page writes when it has left the stack is lost.
  @Test func aTitlesLostColourIsToldBesideTheCause() throws {
    let run = try Self.run(
      """
      device iphone-8
      ios 12
      page Home "Home"
      page Photo
        on viewDidDisappear  bar titleColor=white
      navigation Main
        bar translucent=no barTintColor=black
        stack Home > Photo
      scenario "gone"
      root Main
      at 0ms pop
      expect at end: no unreadable of title.Home
      """)
    let line = "on viewDidDisappear bar titleColor=white (test.navsim:5)"
    #expect(run.failures.first?.cause == "UIKit starts the transition; lost since: \(line)")
  }

  /// A call on the controller that a page has no more is lost as well.
  @Test func aLostCallIsToldBesideTheCause() throws {
    let run = try Self.run(
      """
      device iphone-8
      ios 12
      page Home "Home"
        wants hidden=no
      page Photo
        on viewWillAppear    hide bar animated=callback
        on viewDidDisappear  show bar animated=no
      navigation Main
        stack Home > Photo
      scenario "gone"
      root Main
      at 0ms pop
      expect at end: no hidden-mismatch
      """)
    let cause = try #require(run.failures.first?.cause)
    #expect(
      cause
        == "on viewWillAppear hide bar animated=callback (test.navsim:6); "
        + "lost since: on viewDidDisappear show bar animated=no (test.navsim:7)")
  }

  /// The first line of a file, and the first that a run does, are told like all others.
  @Test func theFirstLineIsTold() throws {
    let moved = try Self.run(
      """
      device iphone-8
      ios 12
      page A "A"
        on viewWillAppear  hide bar animated=callback
      page B "B"
        on viewWillAppear  show bar animated=callback
      scenario "first in the file"
      stack A
      at 0ms push B
      then pop as back
      expect at back.start+6f: bar.x = 0
      """)
    #expect(
      moved.failures.first?.cause
        == "on viewWillAppear hide bar animated=callback (test.navsim:4)")
    let dressed = try Self.run(
      """
      device iphone-8
      ios 12
      page A "A"
        on init  proxy tintColor=red
      scenario "first in the run"
      stack A
      at 0ms layout bar
      expect at start: bar.tintColor = blue
      """)
    #expect(dressed.failures.first?.cause == "on init proxy tintColor=red (test.navsim:4)")
  }

  /// A call that found nothing to do is no write that was lost.
  @Test func whatIsIgnoredIsNoLostWrite() throws {
    let run = try Self.run(
      """
      device iphone-8
      ios 12
      page Home "Home"
      navigation Main
        bar translucent=no barTintColor=black
        stack Home
      scenario "nothing to pop"
      root Main
      at 0ms pop animated=no
      expect at end: no unreadable of title.Home
      """)
    let cause = try #require(run.failures.first?.cause)
    #expect(cause.hasPrefix("UIKit starts the transition"))
    #expect(!cause.contains("lost since"))
  }
}
