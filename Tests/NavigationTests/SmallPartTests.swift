import NavSimProgram
import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimNavigation

/// Small parts of the model by themselves.
@Suite struct SmallPartTests {
  /// A clear colour has no hue: what comes out of it is the other one, thinner, and not darker.
  @Test func aClearColourMixesAsTheOther() {
    let red = Color(1, 0, 0)
    #expect(Color(0, 0, 1, 0).mixed(with: red, 0.5) == Color(1, 0, 0, 0.5))
    #expect(red.mixed(with: Color(0, 0, 1, 0), 0.25) == Color(1, 0, 0, 0.75))
    #expect(red.mixed(with: Color(0, 0, 1), 0.5) == Color(0.5, 0, 0.5))
    #expect(red.mixed(with: .clear, 0) == red && red.mixed(with: .clear, 1) == .clear)
  }

  /// One cause has one number, and a number that nobody has is no cause.
  @Test func causesHaveNumbers() {
    let book = CauseBook()
    #expect(book[0] == nil && book[-1] == nil)
    let cause = Cause(origin: 3, page: 1, system: .layout)
    let number = book.id(of: cause)
    #expect(book.id(of: cause) == number && book.count == 1)
    #expect(book.id(of: Cause(origin: 4, page: 1, system: .layout)) != number)
    #expect(book[number]?.origin == 3 && book[2] == nil)
  }

  /// That a pan drives nothing is said once.
  @Test func aPanIsNotedOnce() {
    let pan = OwnPan()
    #expect(pan.note())
    #expect(!pan.note() && !pan.note())
  }

  /// docs/Windows.md: `order` is a window's place among those on screen, so that one that is hidden has none. Its level
  /// stays what it is.
  @Test func aHiddenWindowHasNoPlace() {
    #expect(Property.order.isOptional && !Property.windowLevel.isOptional)
  }

  /// What was written is news until somebody has taken it, and is told once.
  @Test func whatWasWrittenIsNews() {
    var noted = Noted<Int>()
    for value in 0..<3 { noted.append(value) }
    #expect(!noted.hasNews)
    noted[1] += 1
    noted[1] += 1
    #expect(noted.hasNews)
    var taken: [Int] = []
    noted.takeLog { taken.append($0) }
    #expect(taken == [1] && !noted.hasNews)
  }

  /// A comment that names no source says nothing of how a rule is known.
  @Test func aRuleNamesItsSource() {
    #expect(RuleText(name: "a", comment: "What it is. Observed: ab") == nil)
    let known = RuleText(name: "a", comment: "What it is. Observed: a log of 2019.")
    #expect(known?.confidence == .observed && known?.source.hasPrefix("a log of 2019") == true)
    #expect(RuleText(name: "a", comment: "What it is.") == nil)
  }

  /// docs/Limits.md: a line of a hook and 127 routines, each run by the one before, are 128 deep.
  @Test(arguments: [(127, true), (128, false)])
  func codeRunsSoDeep(routines: Int, isFine: Bool) throws {
    var text = "device iphone-8\nios 15\npage A \"A\"\n  on viewDidAppear  do r1\n"
    for number in 1..<routines { text += "  on r\(number)  do r\(number + 1)\n" }
    text += "  on r\(routines)  bar tintColor=red\n"
    text += "scenario \"x\"\nstack A\nexpect at end: top is A\n"
    let trace = try Bench.trace(text)
    #expect((trace.error == nil) == isFine, "\(trace.error ?? "")")
  }

  /// What nobody has set of a scroll view is in no trace.
  @Test func aTraceLeavesOutWhatNobodySet() throws {
    let text =
      "page A \"A\"\n  scrollView contentHeight=900pt\nscenario \"x\"\nstack A\nexpect at end: top is A\n"
    let bytes = TraceWriter.write(try Bench.trace(text), TraceOptions())
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("A.scrollView") }
    #expect(lines.contains { $0.contains("contentHeight=900") })
    #expect(!lines.contains { $0.contains("=nil") }, "\(lines)")
  }

  /// A layout that is asked for is the doing of whoever asks first, once.
  @Test func aLayoutIsOfWhoeverAskedFirst() {
    let book = CauseBook()
    book.noteCommit(by: 2)
    #expect(book.takeCommitCause() == nil)
    book.keepJournal()
    book.noteCommit(by: 3)
    book.noteCommit(by: 4)
    #expect(book.takeCommitCause() == 3)
    #expect(book.takeCommitCause() == -1)
    book.noteCommit(by: 4)
    #expect(book.takeCommitCause() == 4)
  }

  /// Lines that were left out are kept where a journal is, and nowhere else.
  @Test func aJournalTakesWhatWasLeftOut() {
    let book = CauseBook()
    #expect(!book.takesSkips && !book.takesNotes)
    book.keepJournal()
    #expect(book.takesSkips && book.takesNotes)
  }

  /// docs/Limits.md: a tenth of the budget for an instant, the whole for the run; which of the two is
  /// spent is told.
  @Test func anInstantIsOverBeforeTheRunIsSpent() {
    var meter = Meter(Budget(steps: 1_000))
    meter.start(0)
    meter.add(100)
    #expect(!meter.isOver && !meter.isSpent)
    meter.add(1)
    #expect(meter.isOver && !meter.isSpent)
    meter.add(899)
    #expect(meter.isOver && !meter.isSpent)
    meter.add(1)
    #expect(meter.isOver && meter.isSpent)
  }

  /// The lines of a trace with its causes (docs/Trace.md: below each element line and event, the code that
  /// caused it).
  private static func told(_ text: String) throws -> String {
    var options = TraceOptions()
    options.causes = true
    return String(decoding: TraceWriter.write(try Bench.trace(text), options), as: UTF8.self)
  }

  /// What an action writes of a page has the action's line.
  @Test func aPagesPropertyHasItsLine() throws {
    let text = try Self.told(
      """
      device iphone-8
      ios 15
      page A "A"
      page B "B"
      scenario "x"
      stack A > B
      at 100ms  B.view backgroundColor=red
      expect at end: top is B
      """)
    let line = "at 100ms B.view backgroundColor=red (test.navsim:7)"
    #expect(
      text.contains("page.B        backgroundColor=#FF0000\n  <- backgroundColor: \(line)\n"),
      "\(text)")
  }

  /// A line of code is to blame for what it does itself; what UIKit does after it is UIKit's again.
  @Test func aLineIsNotToBlameForWhatComesAfterIt() throws {
    let text = try Self.told(
      """
      device iphone-8
      ios 12
      page A "A"
      page B "B"
        on viewWillAppear  bar alpha=0.5
      scenario "x"
      stack A
      at 0ms  push B
      expect at end: top is B
      """)
    #expect(
      text.contains("! pushViewController B\n  <- at 0ms push B (test.navsim:8)\n"), "\(text)")
    #expect(text.contains("! viewWillAppear B\n  <- UIKit "), "\(text)")
    #expect(text.contains("! willShow B\n  <- UIKit "), "\(text)")
    #expect(text.contains("! viewDidAppear B\n  <- UIKit "), "\(text)")
  }

  /// A run may take all steps that it has: it is over with the next one.
  @Test func aBudgetThatIsUsedUpIsNotOver() {
    var meter = Meter(Budget(steps: 1_000))
    meter.add(1_000)
    #expect(!meter.isSpent && meter.isOver, "the instant has no more, the run has")
    meter.add(1)
    #expect(meter.isSpent)
  }

  /// A scroll view that is again as it was made leaves the trace while its page stays: nobody has taken it
  /// away, and -1 is no cause.
  @Test func whatIsAsItWasMadeHasGoneByNobody() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios 15
      page A "A"
      scenario "x"
      stack A
      at 0ms  A.scrollView contentOffset=10pt
      then    A.scrollView contentOffset=0pt
      expect at end: top is A
      """)
    let element = try #require(trace.element("A.scrollView"))
    let gone = trace.changes.filter {
      $0.isPresence && Int(~$0.slot) == element && $0.value == .flag(false)
    }
    #expect(gone.map(\.cause) == [-1])
  }

  /// There is no dark mode before iOS 13 (Apple, UITraitCollection.userInterfaceStyle), and no trace
  /// tells of a mode there.
  @Test func aTraceBeforeDarkModeTellsOfNone() throws {
    func text(ios: Int) throws -> String {
      try Self.told(
        """
        device iphone-8
        ios \(ios)
        page A "A"
          view backgroundColor=white/black
        scenario "x"
        stack A
        at 0ms  trait dark
        expect at end: top is A
        """)
    }
    #expect(try !text(ios: 12).contains("userInterfaceStyle"))
    #expect(try text(ios: 13).contains("userInterfaceStyle=dark"))
  }

  /// What code has made of an appearance is called by that of which it was made (docs/Pages.md), and
  /// what a bar has that was never given one is UIKit's default, whatever others there are.
  @Test func whatComesOfAnAppearanceHasItsName() throws {
    let text = try Self.told(
      """
      device iphone-8
      ios 17
      appearance Clear transparent
      page A "A"
        item standardAppearance=Clear
      scenario "x"
      stack A
      at 0ms  bar.standardAppearance effect=no
      expect at end: top is A
      """)
    #expect(text.contains("standardAppearance=default+effect:no\n"), "\(text)")
    #expect(!text.contains("effect:yes"), "\(text)")
  }

  /// An error names the lines that ran last, and says nothing of lines where none did (docs/Limits.md).
  @Test func anErrorNamesTheLinesThatRanLast() {
    func message(_ loop: [String]) -> String {
      SimulationError.restless(milliseconds: 10_000, loop: loop).message
    }
    #expect(message([]) == "the stack at the start does not come to rest in 10000 ms")
    #expect(
      message(["a", "b"])
        == "the stack at the start does not come to rest in 10000 ms; last: a → b")
  }

  /// What a page had goes with the page, by whoever released it.
  @Test func whatAPageHadGoesWithIt() throws {
    let text = try Self.told(
      """
      device iphone-8
      ios 15
      page A "A"
      page B "B"
        wants tintColor=red
        scrollView contentOffset=10pt
      scenario "x"
      stack A > B
      at 0ms  pop
      expect at end: top is A
      """)
    for element in ["B.scrollView  absent", "B.wants       absent", "page.B        absent"] {
      #expect(text.contains("\(element)\n  <- UIKit releases the page\n"), "\(element): \(text)")
    }
  }

  /// The large title of a bar that is not on screen is in no frame, whatever titles its bar prefers.
  @Test func anUnseenBarHasNoLargeTitle() throws {
    let text = try Self.told(
      """
      device iphone-8
      ios 17
      page Home "Home"
      page Other "Other"
      navigation First
        stack Home
      navigation Second
        bar prefersLargeTitles=yes
        stack Other
      tabs Both
        tab First
        tab Second
      scenario "x"
      root Both
      at 100ms  select Second
      expect at end: page.Other visible
      """)
    let parts = text.split(separator: "== select Second", maxSplits: 1)
    #expect(parts.count == 2)
    #expect(!parts[0].contains("bar.Second"), "\(parts[0])")
    #expect(parts.last?.contains("bar.Second.content.large-title alpha=1") == true)
  }

  /// Numbers in rising order hold each number once, whoever says it again; what is taken away that is not there
  /// changes nothing.
  @Test func aNumberIsKeptOnce() {
    var numbers: [Int] = []
    for number in [5, 2, 9, 2, 5] { numbers.keep(number, true) }
    #expect(numbers == [2, 5, 9])
    for number in [7, 2, 2, 11] { numbers.keep(number, false) }
    #expect(numbers == [5, 9])
  }

  /// A minor version that does otherwise is a profile of its own, any other is that of its year; of a year without
  /// a system there is none.
  @Test(
    arguments: [
      ("14.1", "14.1"), ("14.3", "14"), ("14", "14"), ("12.0", "12.0"), ("12.1", "12"), ("6", nil),
      ("19.1", nil),
    ] as [(String, String?)])
  func aVersionHasAProfile(version: String, name: String?) {
    #expect(IOSProfile.profileName(version) == name)
  }

  /// A number is told with five decimals: one that is less than that is 0, which has no sign.
  @Test(arguments: [
    (-0.000001, "0"), (0.000001, "0"), (-0.5, "-0.5"), (0.25, "0.25"), (-2, "-2"),
  ])
  func aSmallNumberHasNoSign(number: Double, text: String) {
    #expect(number.ruleText == text)
  }

  /// Another value of a whole number is the next one, and at the end of what it may be the one before.
  @Test func aWholeNumberAtItsEndHasTheOneBefore() {
    for slot in RuleSlot.all {
      guard case .whole(let range) = slot.kind else { continue }
      for (value, other) in [
        (range.lowerBound, range.lowerBound + 1), (range.upperBound, range.upperBound - 1),
      ] {
        var profile = IOSProfile.profile(17)
        #expect(slot.write(&profile, "\(value)"))
        #expect(profile.variants(ofRule: slot.name).map { slot.read($0) } == ["\(other)"])
      }
    }
  }

  /// What is written of the page that is declared first has its line, as that of any other.
  @Test func theFirstPagesItemHasItsLine() throws {
    let text = try Self.told(
      """
      device iphone-8
      ios 15
      page A "A"
      page B "B"
      scenario "x"
      stack B > A
      at 100ms  A.item title="New"
      expect at end: top is A
      """)
    let line = "at 100ms A.item title=\"New\" (test.navsim:7)"
    #expect(text.contains("A.item        title=\"New\"\n  <- title: \(line)\n"), "\(text)")
  }

  /// Titles that are given the colour that they have leave out nobody who has another one.
  @Test func aTitleOfAnotherColourIsOdd() {
    let (red, blue) = (Color(1, 0, 0), Color(0, 0, 1))
    var shown = ShownItems()
    #expect(shown.setTitles(red) == nil)
    shown.setTitle(of: 2, red)
    shown.setTitle(of: 3, blue)
    #expect(shown.setTitles(red) == [3])
    #expect(shown.setTitles(red) == [])
    #expect(shown.setTitles(blue) == nil)
  }

  /// Each part of a bar of code's own goes by the line that takes the bar away.
  @Test func thePartsOfABarGoByOneLine() throws {
    let text = try Self.told(
      """
      device iphone-8
      ios 12
      page A "A"
        on cover  make self.fake kind=full
        on cover  add self.fake to self.view frame=bg
        on drop   remove self.fake
      scenario "x"
      stack A
      at 0ms  do cover of A
      then    do drop of A
      expect at end: A.fake absent
      """)
    let gone = "absent\n  <- on drop remove self.fake (test.navsim:6)\n"
    #expect(text.contains("A.fake        " + gone), "\(text)")
    #expect(text.contains("A.fake.bg     " + gone), "\(text)")
    #expect(text.contains("A.fake.title  " + gone), "\(text)")
  }

  /// A wish of a strategy's own is none of UIKit's doings.
  @Test func aWishOfAStrategysIsNotUIKits() throws {
    let text = try Self.told(
      """
      device iphone-8
      ios 12
      page A "A"
      strategy own
        property glow 0.5 range 0..1
        on viewDidAppear  self.wants glow=0.7
      scenario "x"
      matrix
        strategy own
      stack A
      at 0ms  layout bar
      expect at end: top is A
      """)
    #expect(text.contains("glow=0.7") && !text.contains("<- glow: UIKit"), "\(text)")
  }
}
