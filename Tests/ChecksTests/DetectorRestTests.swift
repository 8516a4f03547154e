import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimChecks

/// The detectors that look at rests and at what lies between two of them, sentence by sentence.
@Suite struct DetectorRestTests {
  // MARK: hidden-mismatch, style-leak, stuck

  @Test func theBarIsHiddenAgainstAWish() {
    func reel(wants hidden: Bool, _ change: (inout Reel) -> Void = { _ in }) -> [String] {
      Reel.found("hidden-mismatch") { reel in
        reel.set(10, ["B.wants.hidden": .flag(hidden)])
        change(&reel)
      }
    }
    let wrong = ["bar at 40 for 60"]
    #expect(reel(wants: false) == [])
    #expect(reel(wants: true) == wrong)
    #expect(reel(wants: true) { $0.set(40, ["bar.hidden": true]) } == [])
    #expect(reel(wants: false) { $0.set(40, ["bar.hidden": true]) } == wrong)
    // Off the screen is hidden too: above it, and beside it.
    #expect(reel(wants: false) { $0.set(40, ["bar.y": -44]) } == wrong)
    #expect(reel(wants: false) { $0.set(40, ["bar.y": -43]) } == [])
    #expect(reel(wants: false) { $0.set(40, ["bar.x": 375]) } == wrong)
    #expect(reel(wants: false) { $0.set(40, ["bar.x": -375]) } == wrong)
    #expect(reel(wants: false) { $0.set(40, ["bar.x": 374]) } == [])
    // Both parts must be gone.
    #expect(reel(wants: false) { $0.set(40, ["bar.bg.alpha": 0]) } == [])
    #expect(reel(wants: false) { $0.set(40, ["bar.content.alpha": 0]) } == [])
    #expect(
      reel(wants: false) { $0.set(40, ["bar.bg.alpha": 0, "bar.content.alpha": 0]) } == wrong)
    #expect(
      reel(wants: false) { $0.set(40, ["bar.bg.alpha": 0.005, "bar.content.alpha": 0]) } == wrong)
    #expect(
      reel(wants: false) { $0.set(40, ["bar.alpha": 0.005, "bar.content.hidden": true]) } == wrong)
    #expect(
      reel(wants: false) { $0.set(40, ["bar.bg.masked": true, "bar.content.alpha": 0]) } == wrong)
    #expect(
      reel(wants: false) {
        $0.set(40, ["bar.bg.effect.color": "#FF000000", "bar.content.alpha": 0])
      } == wrong)
    // A stand-in on the top page counts as a bar, another page's does not.
    func standIn(_ page: String, x: Double) -> [String] {
      reel(wants: false) { reel in
        reel.set(
          40,
          [
            "bar.hidden": true, "\(page).fake.x": .number(x), "\(page).fake.y": 0,
            "\(page).fake.height": 64,
          ])
      }
    }
    #expect(standIn("B", x: 0) == [])
    #expect(standIn("A", x: 0) == wrong)
    #expect(standIn("B", x: 375) == wrong)
    #expect(standIn("B", x: -375) == wrong)
    // A bar behind an opaque page is not seen.
    #expect(reel(wants: false) { $0.set(40, ["bar.behind": true]) } == wrong)
    #expect(
      reel(wants: false) { $0.set(40, ["bar.behind": true, "page.B.alpha": 0.5]) } == [])
    #expect(
      reel(wants: false) {
        $0.set(40, ["bar.behind": true, "page.B.backgroundColor": "#FFFFFF80"])
      } == [])
  }

  @Test func aLookIsAnotherPagesWish() {
    func reel(_ change: (inout Reel) -> Void = { _ in }) -> [String] {
      Reel.found("style-leak") { reel in
        reel.set(
          -1, ["A.wants.barTintColor": "#FF0000", "B.wants.barTintColor": "#0000FF"])
        reel.set(
          -1, ["A.wants.tintColor": "#0000FF", "A.wants.titleColor": "#000000"])
        for point in ["left", "centre", "right"] { reel.set(20, ["eye." + point: "#0000FF"]) }
        change(&reel)
      }
    }
    #expect(reel() == [])
    #expect(reel { $0.set(20, ["eye.centre": "#FF0000"]) } == ["eye.centre at 40 for 60"])
    #expect(reel { $0.set(20, ["eye.centre": "#A00060"]) } == ["eye.centre at 40 for 60"])
    #expect(reel { $0.set(20, ["eye.centre": "#6000A0"]) } == [])
    // The items: the buttons where there is one, and the title.
    let tint: (inout Reel) -> Void = {
      $0.set(20, ["B.wants.tintColor": "#FFFFFF", "B.wants.titleColor": "#FFFFFF"])
    }
    #expect(reel(tint) == ["title.B.color at 40 for 60"])
    #expect(
      reel {
        tint(&$0)
        $0.set(40, ["back.B.arrow.alpha": 1])
      } == ["bar.content.tintColor at 40 for 60", "title.B.color at 40 for 60"])
    #expect(
      reel {
        tint(&$0)
        $0.set(40, ["title.B.alpha": 0])
      } == [])
    // What a stand-in shows is its own affair; so is what lies behind a bar that is away.
    #expect(
      reel {
        $0.set(20, ["eye.centre": "#FF0000", "B.fake.x": 0])
      } == [])
    #expect(
      reel {
        $0.set(20, ["eye.centre": "#FF0000", "bar.bg.alpha": 0])
      } == [])
  }

  @Test func aPageComesBackWithTheLookOfTheOther() {
    func reel(_ change: (inout Reel) -> Void = { _ in }) -> [String] {
      Reel.found("style-leak") { reel in
        reel.act("pop", 60, 80)
        reel.ramp(60...79, "navigation.progress", 0.01, 0.99)
        reel.set(20, ["eye.centre": "#0000FF"])
        reel.set(
          60, ["navigation.top": "A", "navigation.stack": "A", "navigation.items": "A"])
        reel.set(80, ["navigation.progress": 0])
        change(&reel)
      }
    }
    #expect(reel() == ["eye.centre at 80 for 20"])
    #expect(reel { $0.set(70, ["eye.centre": "#FF0000"]) } == [])
    #expect(reel { $0.set(70, ["eye.centre": "#00FF00"]) } == [])
    // A look that changed while B was at rest was chosen for all pages.
    #expect(
      reel {
        $0.set(20, ["eye.centre": "#00FF00"])
        $0.set(50, ["eye.centre": "#0000FF"])
      } == [])
    // B's bar was not seen, or A's is not now.
    #expect(
      reel {
        $0.set(20, ["bar.bg.alpha": 0])
        $0.set(70, ["bar.bg.alpha": 1])
      } == [])
    #expect(reel { $0.set(80, ["bar.hidden": true]) } == [])
  }

  @Test func stuckAfterACancelledSwipe() {
    func reel(_ values: [String: Reel.Cell]) -> [String] {
      Reel.found("stuck", in: .cancelled) { $0.set(20, values) }
    }
    #expect(reel(["eye.left": "#FF2000"]) == ["eye.left at 40 for 60"])
    // 'color' is 0.05: 13 of 255 are more, 12 are not; 'alpha' is 0.02.
    #expect(reel(["eye.left": "#FF0D00"]) == ["eye.left at 40 for 60"])
    #expect(reel(["eye.left": "#FF0C00"]) == [])
    #expect(reel(["title.B.color": "#202020"]) == ["title.B.color at 40 for 60"])
    #expect(reel(["title.B.color": "#202020", "title.B.alpha": 0]) == [])
    for part in ["bar", "bar.bg", "bar.bg.effect", "bar.content"] {
      #expect(reel([part + ".alpha": 0.97]) == ["\(part).alpha at 40 for 60"], "\(part)")
      #expect(reel([part + ".alpha": 0.981]) == [], "\(part)")
    }
    // What cannot be seen is left out.
    #expect(reel(["bar.bg.alpha": 0.5, "bar.bg.hidden": true]) == [])
    #expect(reel(["bar.bg.alpha": 0.5, "bar.bg.masked": true]) == [])
    #expect(reel(["bar.bg.effect.alpha": 0.5, "bar.bg.effect.color": "#FF000000"]) == [])
    #expect(reel(["bar.content.alpha": 0.5, "bar.content.hidden": true]) == [])
    #expect(reel(["bar.alpha": 0.5, "bar.hidden": true]) == [])
    #expect(reel(["bar.alpha": 0.5, "bar.y": -44]) == [])
  }

  /// A run that was broken off has no rest behind what was presented, and nothing to compare.
  @Test func nothingIsStuckWhereNoRestComes() {
    var reel = Reel(Reel.page)
    reel.set(10, ["presented.Sheet.y": 0])
    reel.remove(20, "presented.Sheet")
    reel.set(30, ["bar.content.tintColor": "#00FF00"])
    reel.error = "too many steps"
    #expect(reel.findings("stuck") == [])
  }

  @Test func stuckHalfWayAfterAPush() {
    func reel(_ change: (inout Reel) -> Void) -> [String] { Reel.found("stuck", change) }
    func fade(to end: Double, wanted: Double? = nil) -> [String] {
      reel { reel in
        reel.ramp(10...30, "bar.bg.alpha", 1, end)
        if let wanted { reel.set(10, ["B.wants.bgAlpha": .number(wanted)]) }
      }
    }
    #expect(fade(to: 0.5) == ["bar.bg.alpha at 40 for 60"])
    #expect(fade(to: 0) == [])
    #expect(fade(to: 0.02) == [])
    #expect(fade(to: 0.03) == ["bar.bg.alpha at 40 for 60"])
    #expect(fade(to: 0.98) == [])
    #expect(fade(to: 0.97) == ["bar.bg.alpha at 40 for 60"])
    // The top page may want one like it.
    #expect(fade(to: 0.5, wanted: 0.5) == [])
    #expect(fade(to: 0.5, wanted: 0.51) == [])
    #expect(fade(to: 0.5, wanted: 0.49) == [])
    #expect(fade(to: 0.5, wanted: 0.53) == ["bar.bg.alpha at 40 for 60"])
    #expect(fade(to: 0.5, wanted: 0.47) == ["bar.bg.alpha at 40 for 60"])
    // One step is somebody's will.
    #expect(reel { $0.set(20, ["bar.bg.alpha": 0.5]) } == [])
    #expect(
      reel {
        $0.set(20, ["bar.bg.alpha": 0.7])
        $0.set(21, ["bar.bg.alpha": 0.5])
      } == ["bar.bg.alpha at 40 for 60"])
  }

  // MARK: shadow, status-bar, tab-bar, stack-mismatch

  @Test func theHairlineFlickers() {
    func reel(
      _ frames: ClosedRange<Int>, _ line: Reel.Cell, in base: Reel = .push,
      _ change: (inout Reel) -> Void = { _ in }
    ) -> [String] {
      Reel.found("shadow", in: base) { reel in
        reel.set(frames.lowerBound, ["eye.hairline": line])
        reel.set(frames.upperBound + 1, ["eye.hairline": "#808080"])
        change(&reel)
      }
    }
    #expect(reel(20...22, "#FFFFFF") == ["eye.hairline at 20 for 3"])
    #expect(reel(10...12, "#FFFFFF") == ["eye.hairline at 10 for 3"])
    #expect(reel(45...46, "#FFFFFF") == [])
    // 'seen' is 0.05: 12 of 255 are no line, 13 are.
    #expect(reel(20...22, "#F3F3F3") == ["eye.hairline at 20 for 3"])
    #expect(reel(20...22, "#F2F2F2") == [])
    // A bar that is on its way has its line elsewhere.
    #expect(
      reel(20...22, "#FFFFFF") {
        $0.set(20, ["bar.x": 100])
        $0.set(23, ["bar.x": 0])
      } == [])
    // A swipe that is furthest without a line is left out.
    #expect(reel(15...30, "#FFFFFF", in: .cancelled) == [])
    #expect(reel(28...30, "#FFFFFF", in: .cancelled) == ["eye.hairline at 28 for 3"])
  }

  @Test func aHairlineThatNobodyHad() {
    func reel(_ line: Reel.Cell, _ change: (inout Reel) -> Void = { _ in }) -> [String] {
      Reel.found("shadow") { reel in
        reel.set(-1, ["eye.hairline": "#FFFFFF"])
        reel.set(20, ["eye.hairline": line])
        reel.set(22, ["eye.hairline": "#FFFFFF"])
        change(&reel)
      }
    }
    #expect(reel("#000000") == ["eye.hairline at 20 for 2"])
    // Twice 'seen' is what stands out where there was none.
    #expect(reel("#E6E6E6") == [])
    #expect(reel("#E5E5E5") == ["eye.hairline at 20 for 2"])
  }

  @Test func theHairlineAtRest() {
    func reel(
      _ line: Reel.Cell, wantsNone: Bool?, _ change: (inout Reel) -> Void = { _ in }
    ) -> [String] {
      Reel.found("shadow") { reel in
        reel.set(20, ["eye.hairline": line])
        if let wantsNone { reel.set(10, ["B.wants.shadowHidden": .flag(wantsNone)]) }
        change(&reel)
      }
    }
    let wrong = ["eye.hairline at 40 for 60"]
    #expect(reel("#808080", wantsNone: true) == wrong)
    #expect(reel("#808080", wantsNone: false) == [])
    #expect(reel("#FFFFFF", wantsNone: true) == [])
    #expect(reel("#FFFFFF", wantsNone: false) == wrong)
    #expect(reel("#FFFFFF", wantsNone: nil) == [])
    // Where nothing could be seen nothing is asked for.
    #expect(reel("#FFFFFF", wantsNone: false) { $0.set(20, ["bar.bg.alpha": 0]) } == [])
    #expect(
      reel("#606060", wantsNone: false) { $0.set(20, ["eye.below": "#606060"]) } == [])
    // A page that had one, under a bar that looks the same.
    func back(_ centre: Reel.Cell, wantsNone: Bool? = nil) -> [String] {
      reel("#808080", wantsNone: wantsNone) { reel in
        reel.act("pop", 60, 80)
        reel.ramp(60...79, "navigation.progress", 0.01, 0.99)
        reel.set(80, ["navigation.progress": 0, "navigation.top": "A"])
        reel.set(80, ["eye.hairline": "#FFFFFF", "eye.centre": centre])
      }
    }
    #expect(back("#FF0000") == ["eye.hairline at 80 for 20"])
    #expect(back("#00FF00") == [])
  }

  @Test func theStatusBar() {
    func reel(
      in base: Reel = .push, _ changes: (Int, [String: Reel.Cell])...
    ) -> [String] {
      Reel.found("status-bar", in: base) { for change in changes { $0.set(change.0, change.1) } }
    }
    #expect(reel((10, ["B.wants.statusBarStyle": "default"])) == [])
    #expect(
      reel((10, ["B.wants.statusBarStyle": "lightContent"])) == ["statusBar at 40 for 60"])
    #expect(reel((10, ["A.wants.statusBarStyle": "lightContent"])) == [])
    for (property, value) in [("style", "lightContent" as Reel.Cell), ("hidden", true)] {
      let name = "statusBar." + property
      let old: Reel.Cell = property == "style" ? "default" : false
      #expect(reel((20, [name: value]), (23, [name: old])) == ["statusBar at 20 for 3"])
      #expect(reel((20, [name: value])) == [])
      #expect(reel((2, [name: value]), (5, [name: old])) == [])
      // The shortest trip is told; in a cancelled swipe one around its furthest point is none.
      #expect(
        reel((12, [name: value]), (20, [name: old]), (30, [name: value]), (32, [name: old]))
          == ["statusBar at 30 for 2"])
      #expect(reel(in: .cancelled, (20, [name: value]), (30, [name: old])) == [])
      #expect(
        reel(in: .cancelled, (26, [name: value]), (30, [name: old])) == ["statusBar at 26 for 4"])
      #expect(reel(in: .cancelled, (24, [name: value]), (30, [name: old])) == [])
      #expect(
        reel(in: .cancelled, (20, [name: value]), (24, [name: old])) == ["statusBar at 20 for 4"])
    }
  }

  @Test(arguments: ["tabBar", "toolbar"]) func aBarAtTheBottomJumps(bar: String) {
    func reel(in base: Reel = .push, _ change: (inout Reel) -> Void) -> [String] {
      Reel.found("tab-bar", in: base) { reel in
        reel.set(-1, [bar + ".y": 618, bar + ".x": 0])
        change(&reel)
      }
    }
    #expect(reel { _ in } == [])
    #expect(reel { $0.set(20, [bar + ".y": 667]) } == ["\(bar) at 20 for 1"])
    #expect(reel { $0.set(20, [bar + ".y": 569]) } == ["\(bar) at 20 for 1"])
    #expect(reel { $0.set(40, [bar + ".y": 667]) } == ["\(bar) at 40 for 1"])
    #expect(reel { $0.set(41, [bar + ".y": 667]) } == [])
    #expect(reel { $0.ramp(10...39, bar + ".y", 618, 667) } == [])
    // One that has gone sideways with its page is not seen to jump.
    #expect(
      reel {
        $0.set(15, [bar + ".x": -100])
        $0.set(20, [bar + ".y": 667])
      } == [])
    // The place in the frame before is what counts.
    #expect(
      reel {
        $0.set(20, [bar + ".y": 667])
        $0.set(21, [bar + ".x": -100])
      } == ["\(bar) at 20 for 1"])
    #expect(
      reel {
        $0.act("rotate landscape", 15, 16)
        $0.set(20, [bar + ".y": 667])
      } == [])
    // After a cancelled swipe it is where it was.
    #expect(
      reel(in: .cancelled) { $0.ramp(10...39, bar + ".y", 618, 667) } == ["\(bar) at 40 for 1"])
  }

  @Test func itemsAreThoseOfTheStack() {
    func reel(_ change: (inout Reel) -> Void) -> [String] { Reel.found("stack-mismatch", change) }
    let wrong = ["navigation at 40 for 60"]
    #expect(reel { $0.set(20, ["navigation.items": "A"]) } == wrong)
    #expect(
      reel {
        $0.set(20, ["navigation.items": "A"])
        $0.set(41, ["navigation.items": "A>B"])
      } == [])
    // The page on screen is the one on top.
    #expect(reel { $0.set(40, ["navigation.top": "A"]) } == wrong)
    #expect(reel { $0.remove(40, "page.B") } == [])
    // A bar that stands alone has no stack.
    #expect(
      reel {
        $0.set(20, ["navigation.items": "A"])
        $0.event(20, .pushItem, "B")
      } == [])
  }
}
