import Foundation
import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimChecks

/// The course of the bar's colours against that of the pages, and wishes that nothing shows: each threshold
/// from both sides. Distances are those of Ottosson's formula, worked out for greys: the difference of the
/// cube roots of their light.
@Suite struct DetectorCourseTests {
  /// The grey whose lightness in OKLab is nearest to `lightness`.
  private static func grey(_ lightness: Double) -> Reel.Cell {
    func light(_ step: Int) -> Double {
      let value = Double(step) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let best = (0..<256).min {
      abs(cbrt(light($0)) - lightness) < abs(cbrt(light($1)) - lightness)
    }
    let hex = String(best ?? 0, radix: 16, uppercase: true)
    let two = hex.count == 1 ? "0" + hex : hex
    return .text("#" + two + two + two)
  }

  private static func points(_ color: Reel.Cell) -> [String: Reel.Cell] {
    ["eye.left": color, "eye.centre": color, "eye.right": color]
  }

  @Test func greysAreWhatTheFormulaSays() {
    guard case .text(let middle) = Self.grey(0.5), case .text(let light) = Self.grey(1) else {
      return
    }
    #expect(middle == "#636363" && light == "#FFFFFF")
  }

  // MARK: untied

  /// From white to the middle grey with the pages, which go evenly from 10 to 39, or `lead` of the way
  /// ahead of them.
  private static func fade(_ lead: Double, _ change: (inout Reel) -> Void = { _ in }) -> Reel {
    var reel = Reel.push
    reel.set(-1, points("#FFFFFF"))
    for frame in 10...39 {
      let way = min(max(Double(frame - 10) / 29 + lead, 0), 1)
      reel.set(frame, points(grey(1 - 0.5 * way)))
    }
    reel.set(40, points(grey(0.5)))
    change(&reel)
    return reel
  }

  /// A twentieth of the way is behind it from 12 to 37.
  @Test func aBarFadesAsAWhole() {
    #expect(Self.fade(0).findings("untied") == ["eye at 11 for 26"])
    #expect(Self.fade(0).all("untied").first?.message.contains("fades from") == true)
    #expect(Self.fade(0) { $0.act("rotate landscape", 15, 16) }.findings("untied") == [])
    // A bar that paints less than half of what is seen is not the look.
    #expect(Self.fade(0) { $0.set(-1, ["bar.bg.alpha": 0.5]) }.findings("untied") == [])
    #expect(!Self.fade(0) { $0.set(-1, ["bar.bg.alpha": 0.51]) }.findings("untied").isEmpty)
  }

  /// What a timer writes when all is at rest is no end of the way; what goes on behind the pages is.
  @Test func theWayEndsWhereTheLookComesToRest() {
    let late = Self.fade(0) { $0.set(60, Self.points("#FF0000")) }
    #expect(late.findings("untied") == ["eye at 11 for 26"])
    #expect(late.all("untied").first?.message.contains("to #636363") == true)
    let longer = Self.fade(0) { reel in
      for step in 1...5 {
        reel.set(40 + 3 * step, Self.points(Self.grey(0.5 + 0.1 * Double(step))))
      }
    }
    #expect(longer.all("untied").first?.message.contains("to #FFFFFF") != false)
    let paused = Self.fade(0) { $0.set(44, Self.points("#FF0000")) }
    #expect(paused.all("untied").first?.message.contains("to #636363") == true)
    let next = Self.fade(0) { $0.set(43, Self.points("#FF0000")) }
    #expect(next.all("untied").first?.message.contains("to #FF0000") == true)
  }

  @Test func aheadAndBehindArePacesOfTheWay() {
    func told(_ lead: Double) -> String {
      let message = Self.fade(lead).all("untied").first.map { "\($0.frame) \($0.message)" } ?? "-"
      return message.split(separator: ",").first.map(String.init) ?? ""
    }
    #expect(told(0.36) == "10 the bar's look runs ahead of the pages")
    #expect(told(0.34).contains("the whole bar fades"))
    #expect(told(-0.36) == "11 the bar's look falls behind the pages")
    #expect(told(-0.34).contains("the whole bar fades"))
  }

  /// `frames` is 3, 'color' 0.15: white to #CDCDCD is 0.1517, to #CECECE 0.1486.
  @Test func aFadeTakesFrames() {
    func step(_ frames: Int, _ end: Reel.Cell = "#CDCDCD", edge: Reel.Cell? = nil) -> [String] {
      Reel.found("untied") { reel in
        reel.set(-1, Self.points("#FFFFFF"))
        reel.set(20, Self.points("#E6E6E6"))
        reel.set(20 + frames, Self.points(end))
        if let edge { reel.set(20, ["eye.left": edge]) }
      }
    }
    #expect(step(3) == ["eye at 20 for 3"])
    #expect(step(2) == [])
    #expect(step(3, "#CECECE") == [])
    // Points that are more than 0.03 apart are an edge: 0.9249 against 0.8945 and 0.8975.
    #expect(step(3, edge: "#DCDCDC") == [])
    #expect(step(3, edge: "#DDDDDD") == ["eye at 20 for 3"])
    // A look that jumps is a snap.
    #expect(step(0) == [])
  }

  @Test func pagesThatDoNotSlideAreNotRunAheadOf() {
    let still = Self.fade(0) { reel in
      for frame in 10...39 { reel.set(frame, ["page.B.x": 0]) }
    }
    #expect(still.findings("untied") == [])
  }

  // MARK: drift

  private static func drift(
    _ frames: ClosedRange<Int>, _ color: Reel.Cell, in base: Reel = .push,
    _ change: (inout Reel) -> Void = { _ in }
  ) -> [String] {
    Reel.found("drift", in: base) { reel in
      reel.set(-1, points("#FFFFFF"))
      reel.set(frames.lowerBound, points(color))
      reel.set(frames.upperBound + 1, points("#FFFFFF"))
      change(&reel)
    }
  }

  /// White against greys: #F9F9F9 is 0.0179 away, #F8F8F8 0.0209; 30 steps of a channel are no flash yet,
  /// 31 are 0.1216.
  @Test func aColourWandersOff() {
    #expect(Self.drift(20...24, "#F8F8F8") == ["eye at 20 for 5"])
    #expect(Self.drift(20...24, "#F9F9F9") == [])
    #expect(Self.drift(20...23, "#F8F8F8") == [])
    #expect(Self.drift(20...24, "#E1E1E1") == ["eye at 20 for 5"])
    #expect(Self.drift(20...24, "#E0E0E0") == [])
    // In the frames of the transition: the last one is 39.
    #expect(Self.drift(35...39, "#F0F0F0") == ["eye at 35 for 5"])
    #expect(Self.drift(36...40, "#F0F0F0") == [])
    #expect(Self.drift(5...9, "#F0F0F0") == [])
  }

  @Test func whereBothEndsLookTheSame() {
    // #FEFEFE is 0.003 away, #FDFDFD 0.006: the look behind it is another one.
    #expect(
      Self.drift(20...24, "#F0F0F0") { $0.set(50, Self.points("#FEFEFE")) } == ["eye at 20 for 5"])
    #expect(Self.drift(20...24, "#F0F0F0") { $0.set(50, Self.points("#FDFDFD")) } == [])
    // The whole bar wanders, under a bar that paints before and after.
    #expect(Self.drift(20...24, "#F0F0F0") { $0.set(20, ["eye.left": "#FFFFFF"]) } == [])
    #expect(Self.drift(20...24, "#F0F0F0") { $0.set(50, ["bar.bg.alpha": 0]) } == [])
    #expect(Self.drift(20...24, "#F0F0F0") { $0.set(-1, ["bar.bg.alpha": 0]) } == [])
    // A cancelled swipe is furthest at 24.
    #expect(Self.drift(27...31, "#F0F0F0", in: .cancelled) == ["eye at 27 for 5"])
    #expect(Self.drift(20...24, "#F0F0F0", in: .cancelled) == [])
  }

  // MARK: unmet-wish

  private static func wish(
    _ name: String, _ value: Reel.Cell, _ shown: [String: Reel.Cell] = [:]
  ) -> Bool {
    let found = Reel.found("unmet-wish") { reel in
      reel.set(10, ["B.wants." + name: value])
      reel.set(20, shown)
    }
    if !found.isEmpty { #expect(found == ["page.B at 40 for 60"], "\(name)") }
    return found.isEmpty
  }

  @Test func aWishIsMetWhereAnythingShowsIt() {
    // Opacities may be 0.02 apart, colours 30 of 255 in a channel.
    #expect(Self.wish("bgAlpha", 1))
    #expect(!Self.wish("bgAlpha", 0.5))
    #expect(Self.wish("bgAlpha", 0.5, ["bar.bg.alpha": 0.519]))
    #expect(!Self.wish("bgAlpha", 0.5, ["bar.bg.alpha": 0.521]))
    #expect(Self.wish("bgAlpha", 0.5, ["bar.bg.alpha": 0.481]))
    #expect(!Self.wish("bgAlpha", 0.5, ["bar.bg.alpha": 0.479]))
    #expect(Self.wish("bgAlpha", 0, ["bar.bg.alpha": 0]))
    #expect(!Self.wish("bgAlpha", 0, ["bar.bg.alpha": 0.02]))
    #expect(Self.wish("barTintColor", "#FF0000"))
    #expect(Self.wish("barTintColor", "#FF1E00"))
    #expect(!Self.wish("barTintColor", "#FF1F00"))
    // A colour is wanted, and the bar is clear.
    #expect(!Self.wish("barTintColor", "#00FF00", ["bar.bg.alpha": 0]))
    #expect(Self.wish("barTintColor", "#00FF007F", ["bar.bg.alpha": 0]))
  }

  @Test func whereNothingShowsItNothingIsSaid() {
    let button: [String: Reel.Cell] = ["right.B.alpha": 1, "right.B.width": 36]
    #expect(Self.wish("tintColor", "#FF0000"))
    #expect(!Self.wish("tintColor", "#FF0000", button))
    #expect(Self.wish("tintColor", "#1E00FF", button))
    #expect(!Self.wish("tintColor", "#1F00FF", button))
    #expect(!Self.wish("titleColor", "#FF0000"))
    #expect(Self.wish("titleColor", "#FF0000", ["title.B.hidden": true]))
    #expect(!Self.wish("largeTitle", true))
    #expect(Self.wish("largeTitle", true, ["bar.content.large-title.alpha": 1]))
    #expect(Self.wish("largeTitle", false))
    #expect(Self.wish("toolbarHidden", true))
    #expect(!Self.wish("toolbarHidden", false))
    #expect(Self.wish("toolbarHidden", false, ["toolbar.hidden": false, "toolbar.alpha": 1]))
    // Those that other detectors tell.
    #expect(Self.wish("hidden", true))
    #expect(Self.wish("shadowHidden", true))
    #expect(Self.wish("statusBarStyle", "lightContent"))
  }
}
