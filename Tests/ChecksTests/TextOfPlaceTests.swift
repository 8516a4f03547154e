import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimChecks

/// What is told of places that jump or are wrong, word for word, with its witness and its measure.
@Suite struct TextOfPlaceTests {
  // MARK: bar-geometry

  @Test func theBarJumps() throws {
    let step = try #require(Reel.whole("bar-geometry") { $0.set(20, ["bar.y": 30]) }.first)
    #expect(step.message == "jumps from 20 to 30 pt" && step.measure == "step 10000/3000")
    #expect(step.shown == ["19 bar.y=20", "20 bar.y=30"])
    let rest = try #require(
      Reel.whole("bar-geometry", in: .cancelled) { $0.ramp(10...39, "bar.height", 44, 43) }.first)
    #expect(
      rest.message == "43 pt after the transition was cancelled, 44 before it")
    #expect(rest.measure == "rest 1000/500")
    #expect(rest.shown == ["9 bar.height=44", "99 bar.height=43"])
    let again = try #require(
      Reel.whole("bar-geometry", in: DetectorAgainTests.back) { $0.set(85, ["bar.y": 22]) }.first)
    #expect(again.message == "22 pt under A, which had it at 20 pt")
    #expect(again.measure == "again 2000/500" && again.shown == ["9 bar.y=20", "99 bar.y=22"])
    #expect(
      Reel.told("bar-geometry", in: DetectorAgainTests.back) { $0.set(85, ["bar.y": 18]) }
        == ["18 pt under A, which had it at 20 pt"])
  }

  @Test func theBarAfterACancelledSwipeIsSeen() {
    func left(_ change: (inout Reel) -> Void) -> [String] {
      Reel.found("bar-geometry", in: .cancelled) { reel in
        reel.ramp(10...39, "bar.height", 44, 46)
        change(&reel)
      }
    }
    #expect(left { _ in } == ["bar.height at 40 for 60"])
    #expect(left { $0.set(50, ["bar.hidden": true]) } == [])
    #expect(
      left {
        $0.set(5, ["bar.hidden": true])
        $0.set(10, ["bar.hidden": false])
      } == [])
    #expect(left { $0.act("rotate landscape", 30, 31) } == [])
    // Up to the next thing that happens.
    #expect(left { $0.act("scroll B", 60, 61) } == ["bar.height at 40 for 20"])
  }

  /// Between two rests of A transitions and scrolls went on, and nothing else.
  @Test func theBarOfAPageThatIsAsItWas() {
    func again(_ title: String) -> [String] {
      Reel.found("bar-geometry") { reel in
        reel.act(title, 60, 61)
        reel.set(80, ["bar.y": 22])
      }
    }
    let known = [
      "push C", "pop", "set-stack A", "swipe back", "scroll B", "tap right", "present P", "dismiss",
    ]
    for title in known {
      #expect(again(title) == ["bar.y at 61 for 39"], "\(title)")
    }
    for title in ["code", "rotate landscape", "select tab 2"] {
      #expect(again(title) == [], "\(title)")
    }
    func laidOut(_ values: [String: Reel.Cell]) -> [String] {
      Reel.found("bar-geometry") { reel in
        reel.set(-1, ["search.B.height": 50, "search.B.searchActive": false])
        reel.act("scroll B", 60, 61)
        reel.set(80, ["bar.y": 22])
        reel.set(80, values)
      }
    }
    #expect(laidOut([:]) == ["bar.y at 61 for 39"])
    #expect(laidOut(["search.B.height": 40]) == [] && laidOut(["prompt.B.alpha": 1]) == [])
    #expect(laidOut(["search.B.searchActive": true]) == [])
    #expect(laidOut(["B.scrollView.contentOffset": 1]) == [])
    #expect(laidOut(["bar.hidden": true]) == [])
  }

  // MARK: content-jump

  @Test func contentJumps() throws {
    let step = try #require(
      Reel.whole("content-jump") { $0.set(20, ["page.B.content.y": 54]) }.first)
    #expect(step.message == "the content jumps from 64 to 54 pt")
    #expect(step.measure == "step of page.B.content.y 10000/3000")
    #expect(step.shown == ["19 page.B.content.y=64", "20 page.B.content.y=54"])
    #expect(
      Reel.whole("content-jump") { $0.set(20, ["page.B.y": 10]) }.map(\.measure)
        == ["step of page.B.y 10000/3000"])
  }

  /// The bar's lower end is at `bottom` in the transition; before it at 64, behind it at 74, where B's
  /// content lies at its lower end.
  private static func stray(
    bottom: Double, content: Double = 64, page: String = "B",
    _ change: (inout Reel) -> Void = { _ in }
  ) -> [Finding] {
    var reel = Reel.push
    reel.set(10, ["bar.bg.height": .number(bottom), "page.\(page).content.y": .number(content)])
    reel.set(40, ["bar.bg.height": 74, "page.B.content.y": 74])
    change(&reel)
    return Detector.contentJump.findings(in: reel.trace(), limits: ["step": 1000])
  }

  @Test func contentStraysFromTheBar() throws {
    let found = try #require(Self.stray(bottom: 71).first)
    #expect(
      found.message
        == "the content does not go with the bar, whose lower end goes from 64 to 74 pt")
    #expect(found.subject == "page.B" && found.frame == 10 && found.frames == 30)
    #expect(found.measure == "stray 7000/6000")
    #expect(found.shown == ["10 page.B.content.y=64", "10 bar.bg.height=71"])
    // More than 'gap', which is 6, above the bar's end and below it.
    #expect(Self.stray(bottom: 70) == [])
    #expect(Self.stray(bottom: 70.001).map(\.frames) == [30])
    #expect(Self.stray(bottom: 64, content: 70) == [])
    #expect(Self.stray(bottom: 64, content: 70.001).map(\.measure) == ["stray 6001/6000"])
    // The page that goes may be covered; a strip that opens below the bar is told.
    #expect(Self.stray(bottom: 64, content: 50, page: "A") == [])
    #expect(Self.stray(bottom: 64, content: 70, page: "A") == [])
    #expect(
      Self.stray(bottom: 64, content: 70.001, page: "A").map(\.subject) == ["page.A"])
  }

  @Test func aStrayIsOfTheFramesOfTheTransition() {
    // Still 10 points apart in the frame that shows the end: that is no frame of it.
    func late(_ change: (inout Reel) -> Void = { _ in }) -> [Int] {
      var reel = Reel.push
      reel.set(10, ["page.B.content.y": 74])
      reel.set(41, ["bar.bg.height": 74])
      change(&reel)
      return Detector.contentJump.findings(in: reel.trace(), limits: ["step": 1000]).map(\.frames)
    }
    #expect(late() == [30])
    // Frames in which the bar is on its way sideways, or the page is not shown, do not count.
    #expect(
      late {
        $0.set(20, ["bar.x": 1])
        $0.set(25, ["bar.x": 0])
      } == [25])
    #expect(
      late {
        $0.set(20, ["page.B.hidden": true])
        $0.set(27, ["page.B.hidden": false])
      } == [23])
    // A bar whose background is not seen before or behind it has no lower end.
    #expect(late { $0.set(50, ["bar.bg.hidden": true]) } == [])
    #expect(
      late {
        $0.set(-1, ["bar.bg.hidden": true])
        $0.set(10, ["bar.bg.hidden": false])
      } == [])
  }

  // MARK: title-jump

  @Test func itemsJump() throws {
    func jump(_ change: (inout Reel) -> Void) -> [Finding] {
      Reel.whole("title-jump") { reel in
        reel.set(-1, ["title.C.x": 100, "title.C.width": 50, "title.C.alpha": 1])
        change(&reel)
      }
    }
    let x = try #require(jump { $0.set(20, ["title.C.x": 95]) }.first)
    #expect(x.message == "x jumps from 100 to 95 pt" && x.measure == "x 5000/2000")
    #expect(x.shown == ["19 title.C.x=100", "20 title.C.x=95"])
    let both = jump { $0.set(20, ["title.C.x": 95, "title.C.width": 60]) }
    #expect(both.map(\.message) == ["x jumps from 100 to 95 pt", "width jumps from 50 to 60 pt"])
    // In the run's last frame nothing comes behind it.
    #expect(
      jump {
        $0.last = 41
        $0.set(41, ["title.C.x": 95])
      }.count == 1)
    #expect(
      jump {
        $0.set(42, ["title.C.x": 95])
        $0.act("scroll B", 42, 43)
      } == [])
    // Progress makes a step behind the end: items do not go with it any more.
    #expect(
      jump {
        $0.set(40, ["title.C.x": 95, "navigation.progress": 0.2])
      }.count == 1)
  }
}
