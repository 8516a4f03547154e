import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimChecks

/// What is told of the hairline, the status bar and the bars at the bottom, word for word, with its witness.
@Suite struct TextOfLineTests {
  private static let back = DetectorAgainTests.back

  // MARK: shadow

  private static func line(
    _ before: Reel.Cell, _ between: Reel.Cell, _ change: (inout Reel) -> Void = { _ in }
  ) -> [Finding] {
    Reel.whole("shadow") { reel in
      reel.set(-1, ["eye.hairline": before])
      reel.set(20, ["eye.hairline": between])
      reel.set(22, ["eye.hairline": before])
      change(&reel)
    }
  }

  @Test func theHairlineFlickers() throws {
    let gone = try #require(Self.line("#808080", "#FFFFFF").first)
    #expect(gone.message == "the hairline is gone in the transition and comes back")
    #expect(gone.manner == "gone" && gone.frames == 2)
    #expect(
      gone.shown == [
        "19 eye.hairline=#808080", "19 eye.below=#FFFFFF", "20 eye.hairline=#FFFFFF",
        "20 eye.below=#FFFFFF",
      ])
    let seen = try #require(Self.line("#FFFFFF", "#808080").first)
    #expect(seen.message == "a hairline is seen in the transition, not before or after it")
    #expect(seen.manner == "seen")
    // A faint line is none that could be missed: twice 'seen' is 25.5 of 255.
    #expect(Self.line("#E5E5E5", "#FFFFFF").count == 1 && Self.line("#E6E6E6", "#FFFFFF") == [])
    // A line that was none, exactly at 'seen', and one just above: 12 and 13 of 255.
    #expect(Self.line("#F3F3F3", "#808080").map(\.manner) == ["seen"])
    #expect(Self.line("#F2F2F2", "#808080") == [])
  }

  @Test func whatFlickersIsInTheFramesOfTheTransition() {
    func flicker(_ frames: Range<Int>, _ change: (inout Reel) -> Void = { _ in }) -> [String] {
      Reel.found("shadow") { reel in
        reel.set(frames.lowerBound, ["eye.hairline": "#FFFFFF"])
        reel.set(frames.upperBound, ["eye.hairline": "#808080"])
        change(&reel)
      }
    }
    #expect(flicker(39..<40) == ["eye.hairline at 39 for 1"] && flicker(40..<41) == [])
    #expect(flicker(10..<11) == ["eye.hairline at 10 for 1"])
    // Before it, it is the rest that has lost its line.
    #expect(flicker(8..<10) == ["eye.hairline at 0 for 10"])
    // What lies below the line may change as well.
    #expect(
      flicker(20..<21) {
        $0.set(20, ["eye.hairline": "#808080", "eye.below": "#808080"])
        $0.set(21, ["eye.below": "#FFFFFF"])
      } == ["eye.hairline at 20 for 1"])
    // While the bar is elsewhere its line is; a bar without a place is where it stands.
    let moved: (inout Reel) -> Void = { $0.set(15, ["bar.x": 1]) }
    #expect(flicker(20..<21, moved) == [])
    #expect(
      flicker(20..<21) {
        $0.set(15, ["bar.x": 1, "bar.hidden": true])
        $0.set(30, ["bar.x": 0, "bar.hidden": false])
      } == ["eye.hairline at 20 for 1"])
    #expect(flicker(20..<21) { $0.drop("bar.x") } == ["eye.hairline at 20 for 1"])
    #expect(flicker(20..<21) { $0.drop("eye.below") } == [])
  }

  @Test func theHairlineAtRest() throws {
    func rest(
      _ line: Reel.Cell, below: Reel.Cell = "#FFFFFF", wantsNone: Bool
    ) -> [Finding] {
      Reel.whole("shadow") { reel in
        reel.set(10, ["B.wants.shadowHidden": .flag(wantsNone)])
        reel.set(40, ["eye.hairline": line, "eye.below": below])
      }
    }
    let seen = try #require(rest("#808080", wantsNone: true).first)
    #expect(seen.message == "B wants no hairline and it is seen" && seen.manner == "rest, seen")
    #expect(seen.shown == ["99 eye.hairline=#808080", "99 eye.below=#FFFFFF"])
    let gone = try #require(rest("#FFFFFF", wantsNone: false).first)
    #expect(gone.message == "B wants a hairline and there is none" && gone.manner == "rest, gone")
    #expect(rest("#F3F3F3", wantsNone: true) == [] && rest("#F2F2F2", wantsNone: true).count == 1)
    // On what is darker than 100 in each channel a dark line is not looked for.
    #expect(rest("#646464", below: "#646464", wantsNone: false) == [])
    #expect(rest("#006500", below: "#006500", wantsNone: false).count == 1)
    #expect(rest("#650000", below: "#650000", wantsNone: false).count == 1)
    #expect(rest("#000065", below: "#000065", wantsNone: false).count == 1)
    // A page that had one before, by more than twice 'seen'.
    func again(_ before: Reel.Cell) -> [String] {
      Reel.told("shadow", in: Self.back) { reel in
        reel.set(-1, ["eye.hairline": before])
        reel.set(80, ["eye.hairline": "#FFFFFF"])
      }
    }
    #expect(again("#E5E5E5") == ["A had a hairline before and has none"])
    #expect(again("#E6E6E6") == [])
  }

  // MARK: status-bar

  private static func status(
    in base: Reel = .push, _ change: (inout Reel) -> Void
  ) -> [Finding] { Reel.whole("status-bar", in: base, change) }

  @Test func theStatusBarIsWrong() throws {
    let rest = try #require(
      Self.status { $0.set(10, ["B.wants.statusBarStyle": "lightContent"]) }.first)
    #expect(rest.message == "B wants lightContent, the status bar is default")
    #expect(rest.manner == "rest" && rest.shown == ["99 statusBar.style=default"])
    let late = try #require(
      Self.status {
        $0.set(10, ["B.wants.statusBarStyle": "lightContent"])
        $0.set(43, ["statusBar.style": "lightContent"])
      }.first)
    // The end begins with frame 40; frame 43 lies at 43 sixtieths of a second.
    #expect(
      late.message
        == "B wants lightContent, the status bar is default until a0 end +3 (716.666ms)")
    #expect(late.manner == "late")
    #expect(late.shown == ["40 statusBar.style=default", "43 statusBar.style=lightContent"])
    let again = try #require(
      Self.status(in: Self.back) { $0.set(85, ["statusBar.hidden": true]) }.first)
    #expect(again.message == "A is on top again without a status bar, and it had one")
    #expect(again.manner == "again")
    #expect(again.shown == ["9 statusBar.hidden=no", "99 statusBar.hidden=yes"])
    #expect(
      Self.status(in: Self.back) {
        $0.set(-1, ["statusBar.hidden": true])
        $0.set(85, ["statusBar.hidden": false])
      }.map(\.message) == ["A is on top again with a status bar, and it had none"])
  }

  @Test func theStatusBarComesAndGoes() throws {
    let style = try #require(
      Self.status {
        $0.set(20, ["statusBar.style": "lightContent"])
        $0.set(23, ["statusBar.style": "default"])
      }.first)
    #expect(style.message == "style becomes lightContent and default again in a transition")
    #expect(style.manner == "style" && style.frames == 3)
    #expect(style.shown == ["19 statusBar.style=default", "20 statusBar.style=lightContent"])
    let hidden = Self.status {
      $0.set(20, ["statusBar.hidden": true])
      $0.set(23, ["statusBar.hidden": false])
    }
    #expect(hidden.map(\.message) == ["hidden becomes yes and no again in a transition"])
    #expect(hidden.map(\.manner) == ["hidden"])
    func alpha(_ low: Double) -> [String] {
      Self.status {
        $0.set(-1, ["statusBar.alpha": 1])
        $0.set(20, ["statusBar.alpha": .number(low)])
        $0.set(23, ["statusBar.alpha": 1])
      }.map(\.message)
    }
    #expect(alpha(0.1) == ["alpha becomes 0.1 and 1 again in a transition"] && alpha(0.101) == [])
    // Of trips as long the first is told; of others the shortest.
    func trips(_ frames: [Int]) -> [Int] {
      Self.status { reel in
        for (index, frame) in frames.enumerated() {
          reel.set(frame, ["statusBar.hidden": .flag(index % 2 == 0)])
        }
      }.map(\.frame)
    }
    #expect(trips([15, 18, 25, 28]) == [15] && trips([15, 19, 25, 28]) == [25])
    #expect(trips([12, 20, 22, 40]) == [20])
  }

  /// A style that was right when the transition was over does not come late.
  @Test func aStyleThatWasInTime() {
    let away = Self.status { reel in
      reel.set(-1, ["statusBar.style": "lightContent"])
      reel.set(10, ["B.wants.statusBarStyle": "lightContent"])
      reel.set(50, ["statusBar.style": "default"])
      reel.set(60, ["statusBar.style": "lightContent"])
    }
    #expect(away.map(\.manner) == ["style"] && away.map(\.frame) == [50])
    func late(_ frame: Int, _ limit: Double) -> Int {
      var reel = Reel.push
      reel.set(10, ["B.wants.statusBarStyle": "lightContent"])
      reel.set(frame, ["statusBar.style": "lightContent"])
      return reel.findings("status-bar", ["late": limit]).count
    }
    #expect(late(45, 5) == 0 && late(46, 5) == 1 && late(41, 0) == 1)
  }

  // MARK: tab-bar

  private static func tab(
    in base: Reel = .push, without names: [String] = [], _ change: (inout Reel) -> Void
  ) -> [Finding] {
    Reel.whole("tab-bar", in: base) { reel in
      reel.set(
        -1, ["tabBar.x": 0, "tabBar.y": 618, "tabBar.height": 49, "tabBar.hidden": false])
      change(&reel)
      for name in names { reel.drop(name) }
    }
  }

  @Test func theTabBarJumps() throws {
    let step = try #require(Self.tab { $0.set(20, ["tabBar.y": 600]) }.first)
    #expect(step.message == "jumps from 618 to 600 pt" && step.measure == "step 18000/8000")
    #expect(step.shown == ["19 tabBar.y=618", "20 tabBar.y=600"])
    #expect(Self.tab { $0.set(20, ["tabBar.y": 610]) } == [])
    #expect(Self.tab { $0.set(20, ["tabBar.y": 609.999]) }.count == 1)
    let aside = Self.tab {
      $0.set(19, ["tabBar.x": 0.001])
      $0.set(20, ["tabBar.y": 600])
    }
    #expect(aside == [])
    // One of whose x nothing is told is at its place.
    #expect(Self.tab(without: ["tabBar.x"]) { $0.set(20, ["tabBar.y": 600]) }.count == 1)
    let rest = Self.tab(in: .cancelled) { $0.ramp(10...39, "tabBar.y", 618, 617) }
    #expect(rest.map(\.message) == ["not where it was before the cancelled transition"])
    #expect(rest.map(\.manner) == ["rest"])
    #expect(rest.first?.shown == ["9 tabBar.y=618", "99 tabBar.y=617"])
    let height = Self.tab(in: Self.back) {
      $0.set(20, ["tabBar.height": 60])
      $0.set(85, ["tabBar.height": 57])
    }
    #expect(
      height.map(\.message) == [
        "its height jumps from 49 to 60 pt", "it is 57 pt tall under A, which had it with 49 pt",
      ])
    #expect(height.map(\.measure) == ["height 11000/8000", "height again 0/0"])
    #expect(height.last?.shown == ["9 tabBar.height=49", "99 tabBar.height=57"])
  }

  @Test func aBarAtTheBottomIsGoneAtOnce() {
    func gone(_ values: [String: Reel.Cell], _ before: [String: Reel.Cell] = [:]) -> [String] {
      Self.tab {
        $0.set(15, before)
        $0.set(20, values)
      }.map(\.message)
    }
    #expect(gone(["tabBar.hidden": true]) == ["is gone at once"])
    #expect(
      gone(["tabBar.hidden": false], ["tabBar.hidden": true]) == [
        "is gone at once", "is there at once",
      ])
    // Where it is at its place in both frames, above the lower end of the pages at 667.
    #expect(gone(["tabBar.hidden": true, "tabBar.y": 617]) == [])
    #expect(gone(["tabBar.hidden": true, "tabBar.x": 1]) == [])
    #expect(gone(["tabBar.hidden": true, "tabBar.x": 0], ["tabBar.x": 1]) == [])
    func at(_ y: Double) -> [String] {
      Reel.told("tab-bar") {
        $0.set(-1, ["tabBar.x": 0, "tabBar.y": .number(y), "tabBar.hidden": true])
        $0.set(20, ["tabBar.hidden": false])
      }
    }
    #expect(at(667) == [] && at(666.999) == ["is there at once"])
  }
}
