import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimChecks

/// A page that was on top before is as it was: B is pushed over A and popped again, from 60 to 80.
@Suite struct DetectorAgainTests {
  static var back: Reel {
    var reel = Reel.push
    reel.act("pop", 60, 80)
    reel.ramp(60...79, "navigation.progress", 0.01, 0.99)
    reel.set(60, ["navigation.stack": "A", "navigation.items": "A", "navigation.top": "A"])
    reel.set(
      60,
      [
        "page.A.x": 0, "page.A.y": 0, "page.A.width": 375, "page.A.height": 667, "page.A.alpha": 1,
        "page.A.backgroundColor": "#FFFFFF", "page.A.content.y": 64, "title.A.x": 165,
        "title.A.width": 45, "title.A.color": "#000000", "left.A.x": 16, "left.A.width": 36,
      ])
    reel.ramp(60...79, "title.A.alpha", 0, 1)
    reel.ramp(60...79, "left.A.alpha", 0, 1)
    reel.ramp(60...79, "title.B.alpha", 1, 0)
    reel.ramp(60...79, "page.B.x", 0, 375)
    reel.set(80, ["navigation.progress": 0])
    for element in ["page.B", "page.B.content", "title.B"] { reel.remove(80, element) }
    return reel
  }

  private static func found(
    _ detector: String, _ change: (inout Reel) -> Void
  ) -> [String] {
    Reel.found(detector, in: back, change)
  }

  @Test func nothingIsAmissInThere() {
    for detector in Detector.all {
      #expect(detector.findings(in: Self.back.trace()).map(\.message) == [], "\(detector.name)")
    }
  }

  // MARK: bar-geometry, tab-bar, status-bar

  @Test(arguments: [("bar.y", 20.0), ("bar.height", 44), ("bar.bg.height", 64)])
  func theBarIsAsItWas(property: String, rest: Double) {
    func reel(_ value: Double) -> [String] {
      Self.found("bar-geometry") { $0.set(85, [property: .number(value)]) }
    }
    #expect(reel(rest + 0.5) == [])
    #expect(reel(rest - 0.5) == [])
    #expect(reel(rest + 0.501) == ["\(property) at 80 for 20"])
    #expect(reel(rest - 0.501) == ["\(property) at 80 for 20"])
    // Scrolled elsewhere, wider, or with another line above its title it may be otherwise.
    for values: [String: Reel.Cell] in [
      ["A.scrollView.contentOffset": 10], ["page.A.width": 667], ["prompt.A.alpha": 1],
    ] {
      let other = Self.found("bar-geometry") { reel in
        reel.set(85, [property: .number(rest + 10)])
        reel.set(85, values)
      }
      #expect(other == [], "\(values)")
    }
  }

  @Test(arguments: ["tabBar", "toolbar"]) func aBarBelowHasItsHeight(bar: String) {
    func reel(_ frame: Int, _ values: [String: Reel.Cell]) -> [String] {
      Self.found("tab-bar") { reel in
        reel.set(-1, [bar + ".x": 0, bar + ".y": 618, bar + ".height": 49, bar + ".hidden": false])
        reel.set(frame, values)
      }
    }
    #expect(reel(20, [:]) == [])
    // More than 8 points in a frame of a transition; behind it, a height that A did not have.
    #expect(reel(85, [bar + ".height": 49.001]) == ["\(bar) at 80 for 20"])
    #expect(
      reel(20, [bar + ".height": 57]) == ["\(bar) at 80 for 20"])
    #expect(
      reel(20, [bar + ".height": 57.001]) == ["\(bar) at 20 for 1", "\(bar) at 80 for 20"])
    // Gone at once, at its place at the bottom, while pages move or as they have come; a tab bar is missed under A,
    // too.
    let missed = bar == "tabBar" ? ["tabBar at 80 for 20"] : []
    #expect(reel(39, [bar + ".hidden": true]) == ["\(bar) at 39 for 1"] + missed)
    #expect(reel(40, [bar + ".hidden": true]) == ["\(bar) at 40 for 1"] + missed)
    #expect(reel(41, [bar + ".hidden": true]) == missed)
    #expect(reel(9, [bar + ".hidden": true]) == [])
    #expect(reel(10, [bar + ".hidden": true]) == ["\(bar) at 10 for 1"] + missed)
    #expect(reel(20, [bar + ".hidden": true, bar + ".x": -1]) == missed)
  }

  @Test func theStatusBarIsAsItWas() {
    func reel(_ values: [String: Reel.Cell]) -> [String] {
      Self.found("status-bar") { $0.set(85, values) }
    }
    #expect(reel(["statusBar.hidden": true]) == ["statusBar at 80 for 20"])
    #expect(
      Self.found("status-bar") { reel in
        reel.set(-1, ["statusBar.alpha": 1])
        reel.set(85, ["statusBar.alpha": 0.5])
      } == ["statusBar at 80 for 20"])
    #expect(
      Self.found("status-bar") { reel in
        reel.set(-1, ["statusBar.alpha": 1])
        reel.set(85, ["statusBar.alpha": 0.501])
      } == [])
  }

  /// Mended more than two frames behind the end.
  @Test func aStyleComesLate() {
    func reel(_ frame: Int) -> [String] {
      Reel.found("status-bar") { reel in
        reel.set(10, ["B.wants.statusBarStyle": "lightContent"])
        reel.set(frame, ["statusBar.style": "lightContent"])
      }
    }
    #expect(reel(40) == [])
    #expect(reel(42) == [])
    #expect(reel(43) == ["statusBar at 40 for 3"])
    #expect(reel(99) == ["statusBar at 40 for 59"])
  }

  /// Without a wish a page has a bar, or none, as when it was last on top.
  @Test func theBarIsThereAgain() {
    func reel(_ change: (inout Reel) -> Void) -> [String] { Self.found("hidden-mismatch", change) }
    #expect(reel { $0.set(85, ["bar.hidden": true]) } == ["bar at 80 for 20"])
    #expect(reel { $0.set(85, ["bar.y": -44]) } == ["bar at 80 for 20"])
    #expect(reel { $0.set(85, ["bar.y": -43.999]) } == [])
    // It had none, and has one; a wish is asked instead.
    #expect(
      reel {
        $0.set(-1, ["bar.hidden": true])
        $0.set(85, ["bar.hidden": false])
      } == ["bar at 80 for 20"])
    #expect(reel { $0.set(85, ["bar.hidden": true, "A.wants.hidden": true]) } == [])
  }

  // MARK: item-visibility, snap

  @Test func aTitleIsLost() {
    func reel(_ change: (inout Reel) -> Void) -> [String] {
      Self.found("item-visibility", change)
    }
    let lost = ["title.A at 80 for 20"]
    #expect(
      reel {
        $0.set(70, ["A.item.title": ""])
        $0.remove(85, "title.A")
      } == lost)
    // Where the page wants no bar, or another view stands there, it is no loss.
    #expect(
      reel {
        $0.set(70, ["A.item.title": "", "A.wants.hidden": true])
        $0.remove(85, "title.A")
      } == [])
    #expect(reel { $0.set(70, ["A.item.title": ""]) } == [])
  }

  /// A's title is 0.517 opaque at 24 and 0.483 at 25.
  @Test func aTitlesColourJumps() {
    func reel(_ frame: Int, _ color: Reel.Cell) -> [String] {
      Reel.found("snap") { $0.set(frame, ["title.A.color": color]) }
    }
    #expect(reel(24, "#FF0000") == ["title.A at 24 for 1"])
    #expect(reel(25, "#FF0000") == [])
    // 'color' is 0.25: 64 of 255 are more, 63 are not.
    #expect(reel(20, "#400000") == ["title.A at 20 for 1"])
    #expect(reel(20, "#3F0000") == [])
    #expect(reel(10, "#FF0000") == ["title.A at 10 for 1"])
    #expect(reel(9, "#FF0000") == [])
    #expect(
      Reel.found("snap") { $0.set(20, ["title.A.color": "#FF0000", "title.A.width": 0]) } == [])
  }

  /// What the next act mends was wrong at the rest before it, and is told once.
  @Test func whatTheNextActMendsIsToldOnce() {
    let found = Reel.found("status-bar") { reel in
      reel.set(10, ["B.wants.statusBarStyle": "lightContent"])
      reel.act("scroll B", 70, nil)
      reel.set(70, ["statusBar.style": "lightContent"])
    }
    #expect(found == ["statusBar at 40 for 30"])
  }
}
