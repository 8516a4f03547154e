import Testing

@testable import NavSimChecks
@testable import NavSimTrace

/// Another controller than the scenario's own is judged as that is: one of a second tab.
@Suite struct OtherControllerTests {
  /// A push in the second tab; the first has nothing on screen.
  private static func tab(_ change: (inout Reel) -> Void = { _ in }) -> Reel {
    func named(_ name: String) -> String {
      for part in ["bar.", "navigation."] where name.hasPrefix(part) {
        return part + "Shop." + name.dropFirst(part.count)
      }
      return name
    }
    var reel = Reel(Dictionary(uniqueKeysWithValues: Reel.page.map { (named($0.key), $0.value) }))
    reel.set(
      -1,
      [
        "navigation.stack": "Home", "navigation.items": "Home", "navigation.top": "Home",
        "navigation.progress": 0, "navigation.selected": false, "navigation.Shop.selected": true,
      ])
    reel.act("push B in Shop", 10, 40)
    reel.ramp(10...39, "navigation.Shop.progress", 0.01, 0.99)
    reel.set(
      10,
      [
        "navigation.Shop.stack": "A>B", "navigation.Shop.items": "A>B",
        "navigation.Shop.top": "B", "page.B.width": 375, "page.B.height": 667, "page.B.y": 0,
        "page.B.backgroundColor": "#FFFFFF", "title.B.width": 36, "title.B.color": "#000000",
        "title.B.x": 169.5, "title.B.alpha": 1,
      ])
    reel.ramp(10...39, "page.B.x", 375, 0)
    reel.set(40, ["navigation.Shop.progress": 0])
    reel.remove(40, "page.A")
    reel.remove(40, "title.A")
    reel.remove(40, "left.A")
    change(&reel)
    return reel
  }

  private static func eye(_ color: Reel.Cell) -> [String: Reel.Cell] {
    ["eye.left": color, "eye.centre": color, "eye.right": color]
  }

  @Test func itsTransitionsAreSeen() {
    #expect(Self.tab().evidence.motions.count == 0)
    let all = Evidence.all(Self.tab().trace())
    #expect(all.map(\.controller) == [nil, "Shop"])
    #expect(all[1].motions.map(\.first) == [10] && all[1].motions.map(\.end) == [40])
    #expect(all[1].top(at: 50) == "B" && all[0].top(at: 50) == nil)
  }

  @Test func theEyeIsJudgedInItsTransitions() {
    let jump = Self.tab { $0.set(10, Self.eye("#0000FF")) }
    #expect(jump.findings("snap") == ["eye at 10 for 1"])
    #expect(Self.tab().findings("snap") == [])
  }

  /// What is found about its bar has the bar's name.
  @Test func itsBarHasItsName() {
    let jump = Self.tab { $0.set(20, ["bar.Shop.height": 88, "bar.Shop.bg.height": 108]) }
    let found = jump.all("bar-geometry").map(\.subject)
    #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix("bar.Shop") }, "\(found)")
  }

  /// A controller of which nothing is on screen is not judged.
  @Test func whatIsNotOnScreenIsNotJudged() {
    let away = Self.tab {
      $0.set(-1, ["navigation.Shop.selected": false, "title.B.color": "#FF0000"])
    }
    #expect(away.findings("unreadable") == [])
  }

  /// The trace is one, and so is what is found in it, however many controllers there are.
  @Test func whatIsSeenOnceIsToldOnce() {
    let gone = Self.tab { $0.event(50, .exception, "gone") }
    #expect(gone.findings("crash").count == 1)
  }

  /// Of all names those of its navigation controllers alone are controllers.
  @Test func itsNameIsThatOfAController() {
    #expect(EvidenceNames(Self.tab().trace()).otherControllers == ["navigation.Shop"])
    #expect(EvidenceNames(Reel.push.trace()).otherControllers == [])
  }

  /// Names serve a trace that is built alike, and no other.
  @Test func namesFitTracesThatAreBuiltAlike() {
    let names = EvidenceNames(Reel(["bar.x": 0]).trace())
    #expect(names.fit(Reel(["bar.x": 5]).trace()))
    #expect(!names.fit(Reel(["bar.y": 0]).trace()))
    #expect(!names.fit(Reel(["toolbar.x": 0]).trace()))
    #expect(!names.fit(Reel(["bar.x": 0, "toolbar.x": 0]).trace()))
  }
}
