import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimChecks

/// What is told of gaps, of two bars and of bars that do not move, word for word, with its witness.
@Suite struct TextOfGapTests {
  // MARK: black-gap

  private static func gap(
    _ values: [String: Reel.Cell] = [:], _ change: (inout Reel) -> Void = { _ in }
  ) -> [Finding] {
    Reel.whole("black-gap") { reel in
      reel.set(-1, ["window.backgroundColor": "#000000"])
      reel.set(20, ["eye.right": "#000000", "page.B.x": 0])
      reel.set(20, values)
      reel.set(23, ["eye.right": "#FF0000"])
      change(&reel)
    }
  }

  @Test func aGapIsToldWithWhatIsMissing() throws {
    let found = try #require(Self.gap().first)
    #expect(found.message == "neither a page nor a bar lies here: #000000 is seen")
    #expect(found.shown == ["19 eye.right=#FF0000", "20 eye.right=#000000"])
    #expect(found.frames == 3 && found.absent == [])
    func absent(_ values: [String: Reel.Cell]) -> [String] {
      let found = Self.gap(values)
      #expect(found.map(\.subject) == ["eye.right"], "\(values)")
      return found.first?.absent ?? []
    }
    for (name, value, text) in [
      ("bar.hidden", true, "yes"), ("bar.alpha", 0, "0"), ("bar.bg.hidden", true, "yes"),
      ("bar.bg.masked", true, "yes"), ("bar.bg.alpha", 0.01, "0.01"), ("bar.y", -44, "-44"),
    ] as [(String, Reel.Cell, String)] {
      #expect(absent([name: value]) == ["the bar is not there: \(name)=\(text)"])
    }
    // The first reason of several; none that is known.
    #expect(
      absent(["bar.hidden": true, "bar.bg.alpha": 0])
        == ["the bar is not there: bar.hidden=yes"])
    #expect(absent(["bar.bg.effect.alpha": 0]) == ["the bar paints nothing"])
    #expect(absent(["bar.bg.alpha": 0.011]) == [])
    #expect(absent(["bar.bg.alpha": 0.009]) == ["the bar is not there: bar.bg.alpha=0.009"])
    // Where pages lie.
    #expect(absent(["page.B.x": 100]) == ["B's view lies 100 pt to the right"])
    #expect(absent(["page.A.x": -12.5]) == ["A's view lies 12.5 pt to the left"])
    #expect(absent(["page.B.y": 64]) == ["B's view begins at 64 pt"])
    #expect(absent(["page.B.y": -1]) == [])
    #expect(
      absent(["page.B.y": 64, "page.B.hidden": true])
        == ["B's view is not seen: page.B.hidden=yes"])
    #expect(absent(["page.B.alpha": 0]) == ["B's view is not seen: page.B.alpha=0"])
    #expect(
      absent(["page.B.y": 64, "page.B.x": 3, "bar.translucent": false])
        == [
          "B's view begins at 64 pt, the bar is opaque (translucent=no) and "
            + "extendedLayoutIncludesOpaqueBars=no, B's view lies 3 pt to the right"
        ]
    )
    #expect(
      absent(["page.B.x": 3, "bar.translucent": false]) == ["B's view lies 3 pt to the right"])
    #expect(absent(["page.B.y": 64, "bar.translucent": true]) == ["B's view begins at 64 pt"])
    // The bar before the pages, pages in their order.
    #expect(
      absent(["bar.hidden": true, "page.A.x": -1, "page.B.x": 1]) == [
        "the bar is not there: bar.hidden=yes", "A's view lies 1 pt to the left",
        "B's view lies 1 pt to the right",
      ])
  }

  /// What took the bar away, or made it opaque, is to blame before what the eye sees.
  @Test func whatMadeTheGapIsToBlame() {
    func cause(_ name: String, _ values: [String: Reel.Cell]) -> String? {
      Self.gap {
        $0.set(15, values)
        $0.causes = [name: "code (A:1)"]
      }.first?.cause
    }
    #expect(cause("bar.hidden", ["bar.hidden": true]) == "code (A:1)")
    #expect(cause("bar.bg.alpha", ["bar.bg.alpha": 0]) == "code (A:1)")
    #expect(
      cause("bar.translucent", ["bar.translucent": false, "page.B.y": 64]) == "code (A:1)")
    #expect(cause("page.B.y", ["page.B.y": 64]) == "code (A:1)")
    #expect(cause("bar.translucent", ["bar.translucent": false]) == nil)
    #expect(cause("page.B.y", ["page.B.y": 0]) == nil)
    #expect(cause("bar.y", ["bar.hidden": true]) == nil)
  }

  @Test func whatLiesBehind() {
    func found(_ change: (inout Reel) -> Void) -> [Finding] { Self.gap([:], change) }
    // A page's colour, or the bar's own, is no gap; a clear one is no colour.
    #expect(found { $0.set(20, ["page.B.backgroundColor": "#000000"]) } == [])
    #expect(found { $0.set(20, ["page.B.backgroundColor": "#FFFFFFFE"]) } == [])
    #expect(found { $0.set(20, ["bar.backgroundColor": "#00000001"]) } == [])
    #expect(found { $0.set(20, ["bar.backgroundColor": "#00000000"]) }.count == 1)
    #expect(found { $0.set(20, ["B.fake.color": "#00000001"]) } == [])
    #expect(found { $0.set(20, ["B.fake.color": "#00000000"]) }.count == 1)
    // Without any page nobody can tell.
    #expect(
      found {
        $0.remove(20, "page.A")
        $0.remove(20, "page.B")
        $0.drop("page.B.x")
      } == [])
    #expect(found { $0.set(-1, ["window.backgroundColor": "#000000FE"]) } == [])
    #expect(found { $0.set(22, ["eye.right": "#010101"]) }.map(\.frames) == [2, 1])
    #expect(
      found { $0.set(30, ["eye.status": "#000000"]) }.map { "\($0.subject) \($0.frames)" }
        == ["eye.right 3", "eye.status 70"])
  }

  // MARK: double-bar

  private static func bars(
    _ frame: Int, _ page: String, x: Double = 0, height: Double = 69,
    _ values: [String: Reel.Cell] = [:]
  ) -> [Finding] {
    Reel.whole("double-bar") { reel in
      reel.set(
        frame,
        [
          "\(page).fake.x": .number(x), "\(page).fake.y": 0,
          "\(page).fake.height": .number(height), "\(page).fake.hidden": false,
        ])
      reel.set(frame, values)
    }
  }

  @Test func twoBarsAtRest() throws {
    let other = try #require(Self.bars(40, "A").first)
    #expect(other.message == "B is on top and the stand-in of A is seen" && other.frames == 60)
    #expect(other.shown == ["99 A.fake.hidden=no", "99 A.fake.x=0", "99 bar.hidden=no"])
    let own = try #require(Self.bars(41, "B").last)
    #expect(own.message == "the real bar and the stand-in of B are both seen")
    // More than one point of the screen is shared, and more than 'peek' of the stand-in is seen.
    #expect(Self.bars(41, "B", x: 374) == [] && Self.bars(41, "B", x: 373.999).count == 1)
    #expect(Self.bars(41, "B", x: -374) == [] && Self.bars(41, "B", x: -373.999).count == 1)
    #expect(Self.bars(41, "B", height: 68) == [] && Self.bars(41, "B", height: 68.001).count == 1)
    // A bar that is not opaque shows what lies behind it: below 0.99.
    #expect(Self.bars(41, "B", height: 10, ["bar.bg.alpha": 0.99]) == [])
    #expect(Self.bars(41, "B", height: 10, ["bar.bg.alpha": 0.989]).count == 1)
    #expect(Self.bars(41, "B", height: 10, ["bar.bg.alpha": 0]) == [])
    // One part that is opaque hides it, whatever the others are.
    #expect(
      Self.bars(
        41, "B", height: 10, ["bar.bg.edge.alpha": 0.5, "bar.bg.edge.color": "#00FF00"]) == [])
  }

  @Test func twoBarsInATransition() throws {
    func moving(_ frames: Range<Int>, _ limits: [String: Double] = [:]) -> [Finding] {
      var reel = Reel.push
      reel.set(frames.lowerBound, ["B.fake.x": 0, "B.fake.y": 0, "B.fake.height": 69])
      reel.remove(frames.upperBound, "B.fake")
      return Detector.doubleBar.findings(in: reel.trace(), limits: limits)
        .filter { $0.message.hasPrefix("the stand-in") }
    }
    let found = try #require(moving(20..<26).first)
    #expect(found.message == "the stand-in of B reaches out below the real bar")
    #expect(found.frame == 20 && found.frames == 2)
    #expect(found.shown == ["21 B.fake.y=0", "21 bar.bg.height=64"])
    #expect(moving(20..<25, ["frames": 5]).map(\.frame) == [20])
    #expect(moving(20..<24, ["frames": 5]) == [])
    #expect(moving(10..<12).map(\.frame) == [10] && moving(8..<11) == [])
    // One after another: those in between do not count together.
    func twice(_ gap: Bool) -> Int {
      Reel.whole("double-bar") { reel in
        reel.set(20, ["B.fake.x": 0, "B.fake.y": 0, "B.fake.height": 69])
        if gap { reel.set(21, ["B.fake.height": 60]) }
        reel.set(22, ["B.fake.height": 69])
        reel.remove(23, "B.fake")
      }.count
    }
    #expect(twice(true) == 0 && twice(false) == 1)
  }

  // MARK: missing-animation

  @Test func theBarStandsStill() throws {
    func still(_ change: (inout Reel) -> Void = { _ in }) -> [Finding] {
      Reel.whole("missing-animation") { reel in
        reel.set(12, ["navigation.navigationBarHidden": true])
        change(&reel)
      }
    }
    let found = try #require(still().first)
    #expect(
      found.message
        == "the bar is hidden or shown in a transition of 30 frames and does not move with it")
    #expect(found.frame == 12 && found.manner == "page")
    #expect(
      found.shown == [
        "11 navigation.navigationBarHidden=no", "12 navigation.navigationBarHidden=yes",
      ])
    // By its own flag alone.
    let own = Reel.whole("missing-animation") { $0.set(14, ["bar.hidden": true]) }
    #expect(own.map(\.frame) == [14])
    #expect(own.map(\.message) == [found.message])
    // A flag that takes nothing away is none.
    #expect(
      Reel.found("missing-animation") {
        $0.set(-1, ["bar.y": -44])
        $0.set(14, ["bar.hidden": true])
      } == [])
  }

  @Test func theBarMovesAlone() throws {
    func slide(
      _ last: Int = 79, _ change: (inout Reel) -> Void = { _ in }
    ) -> [Finding] {
      Reel.whole("missing-animation") { reel in
        reel.act("pop", 60, 61)
        reel.set(60, ["navigation.top": "A", "navigation.navigationBarHidden": true])
        reel.ramp(60...last, "bar.y", 20, -44)
        change(&reel)
      }
    }
    let found = try #require(slide().first)
    #expect(found.message == "the page changes at once and the bar moves for 19 frames")
    #expect(found.manner == "bar" && found.frames == 19 && found.frame == 60)
    #expect(slide(63).map(\.frames) == [3] && slide(62) == [])
    // Up to the next transition: what the bar does there goes with its pages.
    func next(_ begin: Int) -> [Int] {
      slide(90) {
        $0.act("push C", begin, 98)
        $0.set(begin, ["navigation.progress": 0.5])
        $0.set(98, ["navigation.progress": 0])
      }.filter { $0.manner == "bar" }.map(\.frames)
    }
    #expect(next(63) == [] && next(64) == [3] && next(70) == [9])
    // Its tab is chosen, whose bar was not on screen before.
    func chosen(_ isHidden: Bool) -> [String] {
      slide {
        $0.set(59, ["navigation.selected": false])
        $0.set(60, ["navigation.selected": true])
        $0.set(10, ["navigation.navigationBarHidden": .flag(!isHidden)])
        $0.set(60, ["navigation.navigationBarHidden": .flag(isHidden)])
      }.filter { $0.manner == "bar" }.map(\.message)
    }
    for isHidden in [true, false] {
      #expect(
        chosen(isHidden) == ["the tab is there at once and its bar moves for 19 frames"])
    }
  }
}
