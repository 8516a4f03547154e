import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimChecks

/// What is told of a look that goes wrong, word for word, with its witness and its measure.
@Suite struct TextOfLookTests {
  private static func points(_ color: Reel.Cell) -> [String: Reel.Cell] {
    ["eye.left": color, "eye.centre": color, "eye.right": color]
  }

  // MARK: flash

  private static func flash(
    _ frames: Range<Int>, to end: Reel.Cell = "#FF0000", _ change: (inout Reel) -> Void = { _ in }
  ) -> [Finding] {
    Reel.whole("flash") { reel in
      reel.set(frames.lowerBound, ["eye.left": "#FFFFFF"])
      reel.set(frames.upperBound, ["eye.left": end])
      change(&reel)
    }
  }

  @Test func aFlashIsToldWithItsWay() throws {
    let found = try #require(Self.flash(20..<23).first)
    #expect(found.message == "#FFFFFF for 3 frames on the way from #FF0000 back to it")
    #expect(
      found.shown == ["19 eye.left=#FF0000", "20 eye.left=#FFFFFF", "23 eye.left=#FF0000"])
    #expect(found.measure == " 1000/120" && found.property == "eye.left" && found.cause == nil)
    #expect(
      Self.flash(20..<21).map(\.message)
        == ["#FFFFFF for 1 frame on the way from #FF0000 back to it"])
    #expect(
      Self.flash(20..<21, to: "#0000FF").map(\.message)
        == ["#FFFFFF for 1 frame on the way from #FF0000 to #0000FF"])
    // What wrote the bar in that frame is shown too, and to blame.
    let blamed = try #require(
      Self.flash(20..<23) {
        $0.causes = ["bar.bg.alpha": "code"]
        $0.set(20, ["bar.bg.alpha": 0.9])
      }.first)
    #expect(blamed.cause == "code")
    #expect(blamed.shown.contains("20 bar.bg.alpha=0.9") && blamed.shown.count == 6)
  }

  /// Half of the way or more, up to its end or behind it: the way takes 30 frames.
  @Test func aLongFlashMayBeTheLook() {
    func isLong(_ frames: Range<Int>) -> Bool {
      let found = Self.flash(frames)
      #expect(found.count == 1 && found.first?.frames == frames.count)
      return found.first?.message.hasSuffix(
        "back to it; the transition ends with it, and the look after it may be wrong") == true
    }
    #expect(isLong(25..<40) && !isLong(26..<40))
    #expect(!isLong(24..<39) && !isLong(11..<39))
    #expect(isLong(26..<41) && isLong(11..<52))
    #expect(!isLong(45..<51))
  }

  @Test func eachExcursionIsToldOnce() {
    let twice = Self.flash(20..<22) {
      $0.set(21, ["eye.left": "#00FF00"])
      $0.set(30, ["eye.left": "#000000"])
      $0.set(33, ["eye.left": "#FF0000"])
    }
    #expect(twice.map(\.frame) == [20, 30] && twice.map(\.frames) == [2, 3])
    // Its measure is how far it went first.
    #expect(twice.map(\.measure) == [" 1000/120", " 1000/120"])
    #expect(
      Reel.whole("flash") {
        $0.set(20, ["eye.left": "#FF3300"])
        $0.set(21, ["eye.left": "#FFFF00"])
        $0.set(22, ["eye.left": "#FF0000"])
      }.map(\.measure) == [" 200/120"])
  }

  // MARK: snap

  private static func snap(_ change: (inout Reel) -> Void = { _ in }) -> [Finding] {
    Reel.whole("snap") { reel in
      reel.set(20, points("#00FF00"))
      change(&reel)
    }
  }

  @Test func aSnapIsToldWithHowLongItHolds() throws {
    let found = try #require(Self.snap().first)
    #expect(found.message == "the bar jumps from #FF0000 to #00FF00")
    #expect(found.shown == ["19 eye.left=#FF0000", "20 eye.left=#00FF00"])
    #expect(found.measure == "bar 1000/250" && found.frames == 1 && found.holds == 80)
    func holds(_ frame: Int, _ color: Reel.Cell) -> Int? {
      Self.snap { $0.set(frame, Self.points(color)) }.first?.holds
    }
    #expect(holds(21, "#FF0000") == 1 && holds(30, "#FF0000") == 10 && holds(99, "#FF0000") == 79)
    // Until it looks otherwise: #00D700 is 0.11 away in OKLab, #00FB00 0.01.
    #expect(holds(30, "#00D700") == 10 && holds(30, "#00FB00") == 80)
  }

  @Test func itemsSnap() throws {
    let tint = try #require(
      Reel.whole("snap") { $0.set(20, ["bar.content.tintColor": "#FF0000"]) }.first)
    #expect(tint.message == "the items jump from #0000FF to #FF0000")
    #expect(tint.measure == "items 1000/250" && tint.holds == 80)
    let title = try #require(Reel.whole("snap") { $0.set(20, ["title.A.color": "#800000"]) }.first)
    #expect(title.message == "the title jumps from #000000 to #800000")
    #expect(title.measure == "title 502/250" && title.subject == "title.A")
    #expect(title.shown == ["19 title.A.color=#000000", "20 title.A.color=#800000"])
    // The bar's own property is shown beside what is seen.
    let both = Reel.whole("snap") {
      $0.set(-1, ["bar.tintColor": "#0000FF", "bar.titleColor": "#000000"])
      $0.set(20, ["bar.content.tintColor": "#FF0000", "title.A.color": "#800000"])
    }
    #expect(both.map { $0.shown.count } == [4, 4])
    #expect(both.first?.shown.last == "20 bar.tintColor=#0000FF")
    #expect(both.last?.shown.last == "20 bar.titleColor=#000000")
  }

  /// In the frame of the jump and in the one before, a button is seen in a bar that is.
  @Test func itemsSnapWhereTheyAreSeenInBothFrames() {
    func tint(_ hidden: Range<Int>, _ part: String) -> [String] {
      Reel.found("snap") { reel in
        reel.set(hidden.lowerBound, [part + ".hidden": true])
        reel.set(hidden.upperBound, [part + ".hidden": false])
        reel.set(20, ["bar.content.tintColor": "#FF0000"])
      }
    }
    for part in ["left.A", "bar.content", "bar"] {
      #expect(tint(12..<19, part) == ["bar.content.tintColor at 20 for 1"], "\(part)")
      #expect(tint(12..<20, part) == [] && tint(20..<22, part) == [], "\(part)")
      #expect(tint(21..<22, part) == ["bar.content.tintColor at 20 for 1"], "\(part)")
    }
    #expect(tint(12..<20, "title.A").count == 1)
    func title(_ hidden: Range<Int>, _ part: String) -> [String] {
      Reel.found("snap") { reel in
        reel.set(hidden.lowerBound, [part + ".hidden": true])
        reel.set(hidden.upperBound, [part + ".hidden": false])
        reel.set(20, ["title.A.color": "#FF0000"])
      }
    }
    for part in ["title.A", "bar.content", "bar"] {
      #expect(title(12..<19, part) == ["title.A at 20 for 1"], "\(part)")
      #expect(title(12..<20, part) == [] && title(20..<22, part) == [], "\(part)")
      #expect(title(21..<22, part) == ["title.A at 20 for 1"], "\(part)")
    }
    // 'color' is 0.25 in one channel: 63 of 255 are less, 64 more.
    func jump(_ color: Reel.Cell) -> Int {
      Reel.found("snap") { $0.set(20, ["bar.content.tintColor": color]) }.count
    }
    #expect(jump("#3F00FF") == 0 && jump("#4000FF") == 1)
  }

  // MARK: drift, untied

  private static func drift(_ change: (inout Reel) -> Void = { _ in }) -> Reel {
    var reel = Reel.push
    reel.set(-1, points("#FFFFFF"))
    reel.set(20, points("#F0F0F0"))
    reel.set(25, points("#FFFFFF"))
    change(&reel)
    return reel
  }

  @Test func aDriftIsToldWithItsWay() throws {
    let found = try #require(Self.drift().all("drift").first)
    #expect(found.message == "the bar wanders off from #FFFFFF for 5 frames and comes back")
    #expect(found.shown == ["19 eye.centre=#FFFFFF", "20 eye.centre=#F0F0F0"])
    let far = PerceivedDistance.between(
      .color(packed: 0xFFFF_FFFF), .color(packed: 0xF0F0_F0FF))
    #expect(found.size == far && found.grain == 0.02 && found.manner == "")
    // More than 'color', for 'frames' or more.
    #expect(Self.drift().findings("drift", ["color": far]) == [])
    #expect(Self.drift().findings("drift", ["color": far - 0.000001]) == ["eye at 20 for 5"])
    #expect(Self.drift().findings("drift", ["frames": 5]) == ["eye at 20 for 5"])
    #expect(Self.drift().findings("drift", ["frames": 5.5]) == [])
    // It begins with the first frame that differs, though by little.
    #expect(
      Self.drift { $0.set(15, Self.points("#FEFEFE")) }.findings("drift") == ["eye at 15 for 5"])
    #expect(Self.drift { $0.drop("eye.right") }.findings("drift") == [])
  }

  /// A fade from white to the grey #636363, in three steps.
  @Test func aFadeIsToldWithItsColours() throws {
    func fade(_ frames: [Int], in base: Reel = .push) -> [Finding] {
      Reel.whole("untied", in: base) { reel in
        reel.set(-1, Self.points("#FFFFFF"))
        for (frame, color) in zip(frames, ["#CECECE", "#9E9E9E", "#7F7F7F", "#636363"]) {
          reel.set(frame, Self.points(.text(color)))
        }
      }
    }
    let whole = try #require(fade([18, 24, 30, 35]).first)
    #expect(
      whole.message == "the whole bar fades from #FFFFFF to #636363 while the pages slide")
    #expect(whole.manner == "fade" && whole.grain == 0.15 && whole.subject == "eye")
    #expect(whole.frame == 18 && whole.frames == 17)
    #expect(whole.shown == ["17 eye.centre=#FFFFFF", "18 eye.centre=#CECECE"])
    let ahead = try #require(fade([10, 11, 12, 13]).first)
    #expect(ahead.message == "the bar's look runs ahead of the pages, from #FFFFFF to #636363")
    #expect(ahead.manner == "ahead" && ahead.frame == 10 && ahead.frames == 3)
    let behind = try #require(fade([36, 37, 38, 39]).first)
    #expect(behind.message == "the bar's look falls behind the pages, from #FFFFFF to #636363")
    #expect(behind.manner == "behind" && behind.frame == 11 && behind.frames == 3)
    // So does a fade that begins when the pages have come.
    #expect(fade([41, 42, 43, 44]).map(\.manner) == ["behind"])
  }
}
