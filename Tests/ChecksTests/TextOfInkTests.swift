import Testing

@testable import NavSimChecks
@testable import NavSimTrace

/// unreadable: text in the colour of its ground.
@Suite struct TextOfInkTests {
  private static let label: [String: Reel.Cell] = [
    "back.B.label.alpha": 1, "back.B.label.width": 40, "back.B.label.color": "#0000FF",
  ]

  /// B's title is red on red, and what else is changed.
  private static func red(_ change: (inout Reel) -> Void = { _ in }) -> [String] {
    Reel.found("unreadable") { reel in
      reel.set(10, ["title.B.color": "#FF0000"])
      change(&reel)
    }
  }

  private static func at(_ frame: Int, _ values: [String: Reel.Cell]) -> [String] {
    red { $0.set(frame, values) }
  }

  @Test func aTitleIsLostFromTheRestOn() throws {
    #expect(Self.red() == ["title.B at 40 for 60"])
    let told = Reel.told("unreadable") { $0.set(10, ["title.B.color": "#FF0000"]) }
    #expect(told == ["the title of B is #FF0000 on #FF0000"])
    #expect(Reel.found("unreadable") { _ in } == [])
  }

  /// A rest in which the colour changes has a part in which the text can be read.
  @Test func onlyTheStretchThatCannotBeReadIsTold() {
    #expect(
      Reel.found("unreadable") { $0.set(60, ["title.B.color": "#FF0000"]) } == [
        "title.B at 60 for 40"
      ])
    #expect(Self.red { $0.set(46, ["title.B.color": "#000000"]) } == ["title.B at 40 for 6"])
    #expect(Self.red { $0.set(45, ["title.B.color": "#000000"]) } == [])
    // A fade is no stretch in which anything rests.
    let fade = Self.red { reel in
      for step in 0...9 { reel.set(40 + 2 * step, ["title.B.color": .text("#FF0\(step)00")]) }
      reel.set(60, ["title.B.color": "#000000"])
    }
    #expect(fade == [])
    // Another red is no other ink, and short at the end of the run counts.
    #expect(Self.red { $0.set(60, ["title.B.color": "#FE0000"]) } == ["title.B at 40 for 60"])
    #expect(
      Reel.found("unreadable") { $0.set(98, ["title.B.color": "#FF0000"]) } == [
        "title.B at 98 for 2"
      ])
  }

  @Test func aTitleMustBeSeen() {
    for hidden: [String: Reel.Cell] in [
      ["bar.hidden": true], ["bar.y": -64], ["bar.x": 375], ["title.B.alpha": 0.5],
      ["bar.content.alpha": 0.5], ["title.B.width": 0], ["B.item.title": ""],
      ["B.fake.x": 0, "B.fake.alpha": 1, "B.fake.height": 64, "B.fake.y": 0],
      ["presented.C.y": 50], ["presented.C.y": 0],
    ] {
      #expect(Self.at(40, hidden) == [], "\(hidden)")
    }
    for shown: [String: Reel.Cell] in [
      ["title.B.alpha": 0.51], ["title.B.width": 1],
    ] {
      #expect(Self.at(40, shown) == ["title.B at 40 for 60"], "\(shown)")
    }
  }

  @Test func whatIsNotPaintedIsNoGround() {
    let clear: [String: Reel.Cell] = ["window.backgroundColor": "#FF0000", "bar.bg.hidden": true]
    #expect(Self.at(40, clear) == [])
    #expect(Self.at(40, ["window.backgroundColor": "#FF0000"]) == ["title.B at 40 for 60"])
    #expect(
      Self.at(40, ["window.backgroundColor": "#000000", "bar.bg.hidden": true])
        == ["title.B at 40 for 60"])
  }

  @Test func theLimitIsTheDistance() {
    let far = PerceivedDistance.between(.color(packed: 0xFF00_00FF), .color(packed: 0xEE00_00FF))
    var reel = Reel.push
    reel.set(10, ["title.B.color": "#EE0000"])
    #expect(reel.findings("unreadable", ["color": far, "contrast": 1]) == [])
    #expect(
      reel.findings("unreadable", ["color": far + 0.000001, "contrast": 1])
        == ["title.B at 40 for 60"])
    // Of one lightness: 1.08 to 1, and no other hue.
    #expect(reel.findings("unreadable", ["color": far]) == ["title.B at 40 for 60"])
  }

  /// What is over at once nobody has to read; how the run ends stays.
  @Test func aRestLasts() {
    func until(_ frame: Int) -> [String] {
      Self.red { reel in
        reel.act("push C", frame, frame + 20)
        reel.ramp(frame...frame + 19, "navigation.progress", 0.01, 0.99)
        reel.set(frame, ["navigation.top": "C", "C.item.title": "", "title.B.alpha": 0])
      }
    }
    #expect(until(45) == [])
    #expect(until(46) == ["title.B at 40 for 6"])
    var short = Reel.push
    short.set(10, ["title.B.color": "#FF0000"])
    short.last = 41
    #expect(short.findings("unreadable") == ["title.B at 40 for 2"])
  }

  @Test func labelsAndTheStatusBarHaveGroundsOfTheirOwn() {
    func found(_ values: [String: Reel.Cell]) -> [String] {
      Reel.found("unreadable") { reel in
        reel.set(40, Self.label.merging(values) { $1 })
      }
    }
    #expect(found([:]) == [])
    #expect(found(["eye.left": "#0000FF"]) == ["back.B.label at 40 for 60"])
    #expect(found(["eye.centre": "#0000FF"]) == [])
    #expect(found(["eye.left": "#0000FF", "back.B.label.width": 0]) == [])
    #expect(found(["eye.left": "#0000FF", "back.B.label.alpha": 0.5]) == [])
    let status: [String: Reel.Cell] = ["statusBar.color": "#FF0000", "statusBar.alpha": 1]
    #expect(found(status) == ["statusBar at 40 for 60"])
    #expect(found(status.merging(["statusBar.hidden": true]) { $1 }) == [])
    #expect(found(status.merging(["eye.status": "#FFFFFF"]) { $1 }) == [])
  }
}
