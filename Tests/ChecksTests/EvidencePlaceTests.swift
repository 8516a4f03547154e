import NavSimTrace
import Testing

@testable import NavSimChecks

/// What can be seen, and where it lies: each edge from both sides. The screen is 375 points wide.
@Suite struct EvidencePlaceTests {
  private static func seen(
    _ values: [String: Reel.Cell] = [:], without names: [String] = [], gone: [String] = []
  ) -> Evidence {
    Reel.still { reel in
      reel.set(-1, values)
      for name in names { reel.drop(name) }
      for element in gone { reel.remove(5, element) }
    }
  }

  /// How far a change goes, whichever way.
  @Test func aChangeHasASize() {
    func size(_ before: Double, _ after: Double) -> Double {
      Self.seen().size((frame: 1, before: .number(before), after: .number(after)))
    }
    #expect(size(20, 20.5) == 0.5 && size(20.5, 20) == 0.5)
    #expect(size(20, 30) == 10 && size(30, 20) == 10 && size(20, 20) == 0)
  }

  // MARK: The bar

  @Test func theBarIsAwayOffTheScreen() {
    func isAway(_ values: [String: Reel.Cell], without names: [String] = []) -> Bool {
      Self.seen(values, without: names).isBarAway(at: 0)
    }
    #expect(!isAway([:]))
    #expect(isAway(["bar.x": 375]) && !isAway(["bar.x": 374.999]))
    #expect(isAway(["bar.x": -375]) && !isAway(["bar.x": -374.999]))
    #expect(isAway(["bar.y": -44]) && !isAway(["bar.y": -43.999]))
    #expect(!isAway(["bar.y": -44], without: ["bar.height"]))
    #expect(!isAway(["bar.x": 375], without: ["page.A.width"]))
    #expect(isAway(["bar.y": -44], without: ["bar.x"]))
  }

  @Test func theBarIsSeenByWhatItShows() {
    func sees(_ values: [String: Reel.Cell]) -> [Bool] {
      let evidence = Self.seen(values)
      return [
        evidence.seesBar(at: 0), evidence.seesBackground(at: 0), evidence.showsRealBar(at: 0),
        evidence.showsContent(at: 0),
      ]
    }
    #expect(sees([:]) == [true, true, true, true])
    #expect(sees(["bar.hidden": true]) == [false, false, false, false])
    #expect(sees(["bar.alpha": 0]) == [false, false, false, false])
    #expect(sees(["bar.bg.alpha": 0]) == [true, false, true, true])
    #expect(sees(["bar.content.alpha": 0]) == [true, true, true, false])
    #expect(sees(["bar.bg.alpha": 0, "bar.content.hidden": true]) == [false, false, false, false])
    #expect(sees(["bar.y": -44]) == [false, true, false, false])
    #expect(sees(["bar.x": 375]) == [false, false, false, false])
    #expect(sees(["bar.x": -375]) == [false, false, false, false])
    // A background that paints nothing is there, and shows nothing.
    #expect(
      sees(["bar.bg.effect.alpha": 0, "bar.content.alpha": 0]) == [true, true, false, false])
    #expect(Self.seen(without: ["bar.x"]).seesBackground(at: 0))
    #expect(Self.seen(["bar.x": 375], without: ["page.A.width"]).seesBackground(at: 0))
    #expect(Self.seen(["page.A.width": 0, "bar.x": 10]).seesBackground(at: 0))
  }

  @Test func aBarBehindAnOpaquePageIsCovered() {
    func shows(_ values: [String: Reel.Cell], without names: [String] = []) -> Bool {
      var values = values
      values["bar.behind"] = values["bar.behind"] ?? true
      return Self.seen(values, without: names).showsRealBar(at: 0)
    }
    #expect(!shows([:]))
    #expect(shows(["bar.behind": false]))
    #expect(shows(["page.A.hidden": true]))
    #expect(shows(["page.A.alpha": 0.999]))
    #expect(!shows([:], without: ["page.A.alpha"]))
    #expect(shows(["page.A.backgroundColor": "#FFFFFFFE"]))
    #expect(shows(["page.A.backgroundColor": "none"]))
    #expect(shows([:], without: ["page.A.backgroundColor"]))
    #expect(shows(["navigation.top": "B"]))
    #expect(shows(["navigation.selected": false]))
  }

  @Test func partsOfTheBackgroundPaint() {
    func paints(_ values: [String: Reel.Cell], without names: [String] = []) -> [Int] {
      Self.seen(values, without: names).paints(at: 0).map { Int($0.opacity * 1e6 + 0.5) }
    }
    #expect(paints([:]) == [1_000_000])
    #expect(
      paints(["bar.alpha": 0.5, "bar.bg.alpha": 0.5, "bar.bg.effect.alpha": 0.5]) == [125_000])
    #expect(paints(["bar.bg.effect.color": "#FF000033"]) == [200_000])
    #expect(
      paints([:], without: ["bar.alpha", "bar.bg.alpha", "bar.bg.effect.alpha"]) == [1_000_000])
    // More than a hundredth.
    #expect(paints(["bar.alpha": 0.01]) == [])
    #expect(paints(["bar.alpha": 0.011]) == [11_000])
    // All four, in their order.
    let evidence = Self.seen([
      "bar.bg.image.alpha": 0.5, "bar.bg.image.color": "#00FF00", "bar.bg.edge.alpha": 0.25,
      "bar.bg.edge.color": "#0000FF", "bar.bg.custom.alpha": 0.125,
      "bar.bg.custom.color": "#FFFFFF",
    ])
    #expect(evidence.paints(at: 0).map(\.opacity) == [1, 0.5, 0.25, 0.125])
    #expect(
      evidence.paints(at: 0).map(\.color.packedColor)
        == [0xFF00_00FF, 0x00FF_00FF, 0x0000_FFFF, 0xFFFF_FFFF])
    // One that is not shown, or has no colour, paints nothing; nor does a bar that is away.
    #expect(paints(["bar.bg.effect.hidden": true]) == [])
    #expect(paints([:], without: ["bar.bg.effect.color"]) == [])
    #expect(paints(["bar.y": -44]) == [] && paints(["bar.hidden": true]) == [])
    #expect(paints(["bar.bg.masked": true]) == [])
    #expect(Self.seen().showsRealBackground(at: 0))
    #expect(!Self.seen(["bar.hidden": true]).showsRealBackground(at: 0))
  }

  @Test func rectanglesOfBars() throws {
    let evidence = Self.seen([
      "bar.bg.x": 3, "bar.bg.y": 5, "A.fake.x": 7, "A.fake.y": 11, "A.fake.height": 50,
    ])
    let real = try #require(evidence.realRect(at: 0))
    #expect(real.x == 3 && real.top == 5 && real.bottom == 69)
    let fake = try #require(evidence.rect(of: evidence.element("A.fake"), at: 0))
    #expect(fake.x == 7 && fake.top == 11 && fake.bottom == 61)
    #expect(evidence.barBottom(at: 0) == 69)
    #expect(evidence.rect(of: evidence.element("B.fake"), at: 0) == nil)
    #expect(Self.seen(without: ["bar.bg.y"]).barBottom(at: 0) == nil)
    #expect(Self.seen(without: ["bar.bg.height"]).realRect(at: 0) == nil)
  }

  // MARK: Elements

  @Test func anElementLiesOnTheScreen() {
    func isOn(_ x: Double, _ y: Double, without names: [String] = []) -> Bool {
      Self.seen(
        ["A.fake.x": .number(x), "A.fake.y": .number(y), "A.fake.height": 64], without: names
      ).isOnScreen("A.fake", at: 0)
    }
    #expect(isOn(0, 0))
    #expect(isOn(374.999, 0) && !isOn(375, 0))
    #expect(isOn(-374.999, 0) && !isOn(-375, 0))
    #expect(isOn(0, -63.999) && !isOn(0, -64))
    #expect(isOn(0, -63.5))
    #expect(isOn(375, 0, without: ["A.fake.x"]))
    #expect(isOn(375, 0, without: ["page.A.width"]))
    #expect(isOn(0, -64, without: ["A.fake.y"]))
    #expect(isOn(0, -64, without: ["A.fake.height"]))
    #expect(!isOn(375, 0, without: ["A.fake.y"]))
    #expect(Self.seen(["A.fake.x": 10, "page.A.width": 0]).isOnScreen("A.fake", at: 0))
    // A stand-in that is shown and lies there is a bar of the page's own.
    #expect(Self.seen(["A.fake.x": 0]).showsOwnBar(of: "A", at: 0))
    #expect(!Self.seen(["A.fake.x": 375]).showsOwnBar(of: "A", at: 0))
    #expect(!Self.seen(["A.fake.x": 0, "A.fake.hidden": true]).showsOwnBar(of: "A", at: 0))
    #expect(!Self.seen().showsOwnBar(of: "A", at: 0))
  }

  @Test func anElementIsShown() {
    func isShown(_ values: [String: Reel.Cell], gone: [String] = []) -> Bool {
      Self.seen(values, gone: gone).isShown("bar.bg", at: 6)
    }
    #expect(isShown([:]))
    #expect(!isShown(["bar.bg.hidden": true]) && !isShown(["bar.bg.masked": true]))
    #expect(isShown(["bar.bg.masked": false]))
    #expect(!isShown(["bar.bg.alpha": 0]) && isShown(["bar.bg.alpha": 0.001]))
    #expect(!isShown([:], gone: ["bar.bg"]))
    #expect(Self.seen(without: ["bar.bg.alpha"]).isShown("bar.bg", at: 0))
    #expect(!Self.seen().isShown("toolbar", at: 0))
  }

  @Test func theControllerIsOnScreen() {
    func top(_ values: [String: Reel.Cell] = [:], gone: [String] = []) -> String? {
      Self.seen(values, gone: gone).top(at: 6)
    }
    #expect(top() == "A")
    #expect(top(["navigation.selected": false]) == nil)
    #expect(top(["navigation.selected": true]) == "A")
    // Below what is presented over the whole screen its bar is not there.
    #expect(top(["presented.P.x": 0]) == "A")
    #expect(top(gone: ["bar"]) == "A")
    #expect(top(["presented.P.x": 0], gone: ["bar"]) == nil)
    #expect(Self.seen(without: ["navigation.top"]).top(at: 0) == nil)
    #expect(top(["navigation.top": ""]) == nil)
    #expect(top(gone: ["navigation"]) == nil)
  }

  @Test func aWishIsWhatAPageSays() {
    let evidence = Reel.still { reel in
      reel.set(-1, ["A.wants.hidden": true, "A.wants.bgAlpha": 0.5])
      reel.set(2, ["A.wants.bgAlpha": "nil"])
      reel.remove(5, "A.wants")
    }
    #expect(evidence.wish("A", "hidden", at: 4) == .flag(true))
    #expect(evidence.wish("A", "bgAlpha", at: 1) == .number(0.5))
    #expect(evidence.wish("A", "bgAlpha", at: 2) == nil)
    #expect(evidence.wish("A", "hidden", at: 5) == nil)
    #expect(evidence.wish("B", "hidden", at: 4) == nil)
    #expect(evidence.count(1) == "1 frame" && evidence.count(2) == "2 frames")
    #expect(evidence.count(0) == "0 frames")
  }

  // MARK: Steps

  /// 10 points at 20, among steps of `before` and `after`.
  private static func jumps(
    _ jump: Double, before: Double = 0, after: Double = 0, over limit: Double = 3
  ) -> Bool {
    let evidence = Reel.still { reel in
      reel.set(18, ["bar.y": 100])
      reel.set(19, ["bar.y": .number(100 + before)])
      reel.set(20, ["bar.y": .number(100 + before + jump)])
      reel.set(21, ["bar.y": .number(100 + before + jump + after)])
    }
    guard let slot = evidence.slot("bar", "y") else { return false }
    return evidence.jumps(slot, at: 20, over: limit)
  }

  @Test func aJumpStandsOut() {
    #expect(Self.jumps(10) && Self.jumps(-10))
    #expect(!Self.jumps(3) && Self.jumps(3.001))
    #expect(!Self.jumps(-3) && Self.jumps(-3.001))
    #expect(!Self.jumps(10, before: 5) && Self.jumps(10, before: 4.999))
    #expect(!Self.jumps(10, after: 5) && Self.jumps(10, after: 4.999))
    #expect(!Self.jumps(-10, before: -5) && Self.jumps(-10, before: -4.999))
    #expect(!Self.jumps(-10, after: -5) && Self.jumps(-10, after: -4.999))
    // The other way is no neighbour.
    #expect(Self.jumps(10, before: -9, after: -9) && Self.jumps(-10, before: 9, after: 9))
    #expect(!Self.jumps(0, over: 0))
  }

  @Test func aJumpIsOfWhatIsThere() throws {
    func jumps(_ frame: Int, _ change: (inout Reel) -> Void) throws -> Bool {
      let evidence = Reel.still(change)
      return evidence.jumps(try #require(evidence.slot("bar", "y")), at: frame, over: 3)
    }
    #expect(try jumps(99) { $0.set(99, ["bar.y": 30]) })
    #expect(try jumps(0) { $0.set(0, ["bar.y": 30]) })
    // It comes, goes, or is a word.
    #expect(
      try !jumps(20) {
        $0.remove(10, "bar")
        $0.set(20, ["bar.y": 30])
      })
    #expect(try !jumps(20) { $0.remove(20, "bar") })
    #expect(try !jumps(20) { $0.set(20, ["bar.y": "high"]) })
    #expect(
      try jumps(20) {
        $0.set(20, ["bar.y": 30])
        $0.remove(21, "bar")
      })
  }

  @Test func wayAndSizeOfAChange() {
    let evidence = Reel.still()
    func change(_ before: TraceValue, _ after: TraceValue) -> String {
      "\(evidence.way((1, before, after))): \(evidence.size((1, before, after)))"
    }
    #expect(change(.number(20), .number(-4.5)) == "20 to -4.5 pt: 24.5")
    #expect(change(.number(-4), .number(20)) == "-4 to 20 pt: 24.0")
    #expect(change(.none, .number(3)) == "nil to 3 pt: 3.0")
    #expect(change(.number(3), .none) == "3 to nil pt: 3.0")
  }

  /// A turn begins at 8, and 30 frames later everything has its place.
  @Test func theDeviceTurns() {
    let evidence = Reel.still { $0.act("rotate landscape", 8, 9) }
    #expect(evidence.turns(in: 0..<9) && !evidence.turns(in: 0..<8))
    #expect(evidence.turns(in: 38..<60) && !evidence.turns(in: 39..<60))
    #expect(evidence.turns(in: 8..<9))
    #expect(!Reel.still { $0.act("rotates", 8, 9) }.turns(in: 8..<9))
  }
}
