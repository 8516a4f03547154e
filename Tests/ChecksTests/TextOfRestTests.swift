import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimChecks

/// What is told of a rest, word for word, with its witness: the push of a reel is at rest from 40 to 99, and
/// the run that goes back to A from 80 on.
@Suite struct TextOfRestTests {
  private static let back = DetectorAgainTests.back

  // MARK: hidden-mismatch, stack-mismatch

  @Test func theBarIsNotAsWanted() throws {
    let seen = try #require(
      Reel.whole("hidden-mismatch") { $0.set(10, ["B.wants.hidden": true]) }.first)
    #expect(seen.message == "B is on top and wants the bar hidden, and it is seen")
    #expect(
      seen.shown == [
        "99 bar.hidden=no", "99 navigation.navigationBarHidden=no", "99 bar.alpha=1",
      ])
    #expect(
      Reel.told("hidden-mismatch") {
        $0.set(10, ["B.wants.hidden": false])
        $0.set(40, ["bar.hidden": true])
      } == ["B is on top and wants the bar shown, and it is not seen"])
    #expect(
      Reel.told("hidden-mismatch", in: Self.back) { $0.set(85, ["bar.hidden": true]) }
        == ["A is on top again without a bar, and it had one"])
    #expect(
      Reel.told("hidden-mismatch", in: Self.back) {
        $0.set(-1, ["bar.hidden": true])
        $0.set(85, ["bar.hidden": false])
      } == ["A is on top again with a bar, and it had none"])
  }

  /// As when it was last at rest on top, if another page was on top in between.
  @Test func whatThePageHadBefore() {
    let scrolled: (inout Reel) -> Void = {
      $0.act("scroll B", 60, 61)
      $0.set(70, ["bar.hidden": true])
    }
    #expect(Reel.found("hidden-mismatch", scrolled) == [])
    // The last rest counts, not the first.
    let early: (inout Reel) -> Void = {
      $0.act("scroll A", 3, 4)
      $0.set(-1, ["bar.hidden": true])
      $0.set(4, ["bar.hidden": false])
    }
    #expect(Reel.found("hidden-mismatch", in: Self.back, early) == [])
    let evidence = Self.back.evidence
    #expect(evidence.earlierRest(of: "A", before: 3)?.frame == 9)
    #expect(evidence.earlierRest(of: "B", before: 3) == nil)
    #expect(evidence.earlierRest(of: "A", before: 1) == nil)
    #expect(evidence.earlierRest(of: "A", before: 0) == nil)
  }

  @Test func stacksDisagree() throws {
    let items = try #require(
      Reel.whole("stack-mismatch") { $0.set(20, ["navigation.items": "A"]) }.first)
    #expect(items.message == "the stack is A>B, the bar's items are A")
    #expect(items.shown == ["99 navigation.stack=A>B", "99 navigation.items=A"])
    // B's title is there, its view is not: what the screen shows is the views.
    func shown(_ pages: [String]) -> [String] {
      Reel.told("stack-mismatch") { reel in
        reel.remove(40, "page.B")
        for page in pages { reel.set(41, ["page.\(page).alpha": 1]) }
      }
    }
    #expect(shown([]) == [])
    #expect(shown(["A"]) == ["B is on top, the screen shows A"])
    #expect(shown(["A", "C"]) == ["B is on top, the screen shows A, C"])
    #expect(shown(["A", "B"]) == [])
    #expect(
      Reel.found("stack-mismatch") {
        $0.set(41, ["page.A.alpha": 1, "page.B.hidden": true])
      } == ["navigation at 40 for 60"])
    // A bar that stands alone, whatever it was told.
    for name in [EventName.pushItem, .popItem, .setItems] {
      #expect(
        Reel.found("stack-mismatch") {
          $0.set(20, ["navigation.items": "A"])
          $0.event(20, name, "B")
        } == [])
    }
    for name in ["navigation.stack", "navigation.items"] {
      #expect(
        Reel.found("stack-mismatch") {
          $0.set(40, ["navigation.top": "A"])
          $0.drop(name)
        } == [])
    }
  }

  // MARK: stuck

  @Test func aValueIsStuck() throws {
    let color = try #require(
      Reel.whole("stuck", in: .cancelled) { $0.set(20, ["eye.left": "#FF2000"]) }.first)
    #expect(color.message == "#FF2000 after the transition was cancelled, #FF0000 before it")
    #expect(color.shown == ["9 eye.left=#FF0000", "99 eye.left=#FF2000"])
    let half = try #require(
      Reel.whole("stuck") { $0.ramp(10...30, "bar.bg.alpha", 1, 0.5) }.first)
    #expect(half.message == "0.5 after everything has stopped")
    #expect(half.shown == ["99 bar.bg.alpha=0.5"])
    // What was changed in the rest behind the next thing is nobody's leftover.
    func later(_ frame: Int) -> [String] {
      Reel.found("stuck", in: .cancelled) {
        $0.act("scroll B", 60, 61)
        $0.set(frame, ["bar.alpha": 0.5])
      }
    }
    #expect(later(59) == ["bar.alpha at 40 for 20"] && later(60) == [])
    #expect(
      Reel.found("stuck", in: .cancelled) {
        $0.set(-1, ["bar.alpha": 0.5])
        $0.set(20, ["bar.alpha": 0.53])
      } == ["bar.alpha at 40 for 60"])
  }

  @Test func partsThatCanBeStuck() {
    func parts(_ values: [String: Reel.Cell], gone: [String] = []) -> [String] {
      let evidence = Reel.still { reel in
        for part in ["image", "edge", "custom"] {
          reel.set(-1, ["bar.bg.\(part).alpha": 0, "bar.bg.\(part).color": "#00FF0001"])
        }
        for part in ["title", "back", "left", "right"] {
          reel.set(-1, ["bar.content.\(part).alpha": 0])
        }
        reel.set(-1, values)
        for element in gone { reel.remove(5, element) }
      }
      return evidence.alphaSlots(at: 6).map { String(evidence.subject(of: $0).dropLast(6)) }
    }
    let paints = ["effect", "image", "edge", "custom"].map { "bar.bg." + $0 }
    let items = ["title", "back", "left", "right"].map { "bar.content." + $0 }
    #expect(parts([:]) == ["bar", "bar.bg"] + paints + ["bar.content"] + items)
    #expect(parts(["bar.hidden": true]) == [] && parts(["bar.y": -44]) == [])
    #expect(parts(["bar.bg.hidden": true]) == ["bar", "bar.content"] + items)
    #expect(parts(["bar.bg.masked": true]) == ["bar", "bar.content"] + items)
    #expect(parts(["bar.content.hidden": true]) == ["bar", "bar.bg"] + paints)
    #expect(parts(["bar.bg.edge.hidden": true]).contains("bar.bg.edge") == false)
    #expect(parts(["bar.bg.edge.color": "#00FF0000"]).contains("bar.bg.edge") == false)
    #expect(parts([:], gone: ["bar.bg"]) == ["bar"] + paints + ["bar.content"] + items)
  }

  // MARK: style-leak

  @Test func aLookIsAnothers() throws {
    func leak(_ seen: Reel.Cell, _ change: (inout Reel) -> Void = { _ in }) -> [Finding] {
      Reel.whole("style-leak") { reel in
        reel.set(-1, ["A.wants.barTintColor": "#640000", "B.wants.barTintColor": "#000000"])
        reel.set(-1, ["eye.centre": "#640000", "bar.barTintColor": "#640000"])
        reel.set(20, ["eye.centre": seen])
        change(&reel)
      }
    }
    let found = try #require(leak("#640000").first)
    #expect(
      found.message
        == "B is on top and wants barTintColor=#000000; #640000 is seen, as A wants")
    #expect(found.shown == ["99 eye.centre=#640000", "99 bar.barTintColor=#640000"])
    // Nearer by more than 'color': 66 against 34 of 255 is 0.125, 65 against 35 0.118.
    #expect(leak("#420000").count == 1 && leak("#410000") == [])
    // A wish is remembered from the rest at which the page said it.
    #expect(leak("#640000") { $0.remove(40, "A.wants") }.count == 1)
    #expect(leak("#640000") { $0.remove(5, "A.wants") }.count == 1)
    #expect(leak("#640000") { $0.drop("A.wants.barTintColor") } == [])
    #expect(leak("#640000") { $0.set(20, ["bar.content.alpha": 0]) } == [])
    #expect(leak("#640000") { $0.set(10, ["B.wants.barTintColor": "dark"]) } == [])
  }

  @Test func aPageComesBackWithTheOthersLook() throws {
    func again(_ other: Reel.Cell, _ now: Reel.Cell) -> [Finding] {
      Reel.whole("style-leak", in: Self.back) { reel in
        reel.set(20, ["eye.centre": other])
        reel.set(80, ["eye.centre": now])
      }
    }
    let found = try #require(again("#0000FF", "#0000FF").first)
    #expect(
      found.message
        == "A is on top again and shows #0000FF as B did; it showed #FF0000 before")
    #expect(found.shown == ["9 eye.centre=#FF0000", "99 eye.centre=#0000FF"])
    // More than 'color' from its own, no more from the other's: 31 and 30 of 255.
    #expect(again("#FF2800", "#FF1F00").count == 1 && again("#FF2800", "#FF1E00") == [])
    #expect(again("#FF5000", "#FF3200").count == 1 && again("#FF5000", "#FF3100") == [])
  }

  // MARK: unmet-wish

  @Test func aWishIsNotMet() throws {
    func wish(_ values: [String: Reel.Cell], _ shown: [String: Reel.Cell] = [:]) -> [Finding] {
      Reel.whole("unmet-wish") { reel in
        for (name, value) in values { reel.set(10, ["B.wants." + name: value]) }
        reel.set(20, shown)
      }
    }
    let alpha = try #require(wish(["bgAlpha": 0.5]).first)
    #expect(alpha.message == "B is on top and wants bgAlpha=0.5, and it is not seen")
    #expect(alpha.manner == "bgAlpha")
    #expect(alpha.shown == ["99 bar.bg.alpha=1", "99 eye.centre=#FF0000"])
    let clear: [String: Reel.Cell] = ["bar.bg.alpha": 0]
    // A colour is wanted and the bar is clear, unless the page wants no more than half of it.
    func manners(_ wanted: Double) -> [String] {
      wish(["barTintColor": "#00FF00", "bgAlpha": .number(wanted)], clear).map(\.manner)
    }
    #expect(manners(0.5) == ["bgAlpha"])
    #expect(manners(0.501).sorted() == ["barTintColor", "bgAlpha"])
    #expect(wish(["barTintColor": "#00FF00"], clear).map(\.manner) == ["barTintColor"])
    // Half of full is 127.5 of 255.
    #expect(wish(["barTintColor": "#00FF007F"], clear) == [])
    #expect(wish(["barTintColor": "#00FF0080"], clear).count == 1)
    #expect(wish(["barTintColor": "#00FF00"], ["bar.hidden": true]) == [])
    // Another image than wanted.
    func image(_ wanted: Reel.Cell, _ shown: [String: Reel.Cell] = [:]) -> [String] {
      var values: [String: Reel.Cell] = [
        "bar.bg.image.alpha": 1, "bar.bg.image.color": "#FF0000", "bar.backgroundImage": "Red",
      ]
      for (name, value) in shown { values[name] = value }
      return wish(["backgroundImage": wanted], values).map(\.manner)
    }
    #expect(image("Blue") == ["backgroundImage"] && image("Red") == [])
    #expect(image("Blue", ["bar.bg.image.alpha": 0]) == [])
    #expect(image("Blue", ["bar.hidden": true]) == [] && image("Blue", ["B.fake.x": 0]) == [])
  }
}
