import NavSimKernel
import NavSimProgram
import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimChecks

@Suite struct StateClaimTests {
  @Test("stacks and the top page")
  func stacks() {
    #expect(check(.atStart, .topIs("A")) == nil)
    #expect(check(.atEnd, .topIs("B")) == nil)
    #expect(check(.atEnd, .stackIs(["A", "B"])) == nil)
    #expect(check(.atEnd, .itemsAre(["A", "B"])) == nil)
    #expect(check(.atEnd, .topIs("A"))?.message == "the top page is B, not A")
    #expect(
      check(.atEnd, .stackIs(["A"]))?.message == "the stack is A > B, not A")
    #expect(check(.atStart, .stackIs([]))?.message == "the stack is A, not empty")
  }

  @Test(
    "comparisons are exact on the grid",
    arguments: [
      (Comparison.equal, 0.5, true), (.equal, 0.5004, true), (.equal, 0.501, false),
      (.notEqual, 0.5, false), (.notEqual, 0.4, true), (.less, 0.5, false), (.less, 0.501, true),
      (.lessOrEqual, 0.5, true), (.lessOrEqual, 0.499, false), (.greater, 0.5, false),
      (.greater, 0.499, true), (.greaterOrEqual, 0.5, true), (.greaterOrEqual, 0.501, false),
    ])
  func numbers(comparison: Comparison, value: Double, holds: Bool) {
    // bar.bg.alpha is 0.5 in frames 10 to 19.
    #expect((check(at(200), compare("bar.bg.alpha", comparison, .number(value))) == nil) == holds)
  }

  @Test("a tolerance includes its own bound")
  func tolerance() {
    #expect(check(at(200), compare("bar.bg.alpha", .equal, .number(0.51), 0.01)) == nil)
    #expect(check(at(200), compare("bar.bg.alpha", .equal, .number(0.511), 0.01)) != nil)
    #expect(
      check(at(200), compare("bar.bg.alpha", .equal, .number(0.7), 0.01))?.message
        == "bar.bg.alpha is 0.5, not 0.7 ± 0.01")
  }

  @Test("colours compare channel by channel")
  func colors() {
    let red = compare("bar.bg.color", .equal, .color(Color(packed: 0xFE01_00FF)), 1)
    #expect(check(.atStart, red) == nil)
    let far = compare("bar.bg.color", .equal, .color(Color(packed: 0xFD01_00FF)), 1)
    #expect(check(.atStart, far)?.message == "bar.bg.color is #FF0000, not #FD0100 ± 1")
    let order = compare("bar.bg.color", .less, .color(.white))
    #expect(check(.atStart, order)?.message.contains("has no order with #FFFFFF") == true)
  }

  @Test("words, texts, flags and nil")
  func otherKinds() {
    #expect(check(.atStart, compare("bar.backgroundImage", .equal, .text("Red"))) == nil)
    #expect(check(.atStart, compare("bar.backgroundImage", .notEqual, .none)) == nil)
    #expect(check(.atStart, compare("bar.barTintColor", .equal, .none)) == nil)
    #expect(check(.atStart, compare("title.A.title", .equal, .text("Inbox"))) == nil)
    #expect(
      check(.atStart, compare("bar.barTintColor", .equal, .color(.white)))?.message
        == "bar.barTintColor is nil, not #FFFFFF")
    #expect(
      check(.atStart, compare("bar.bg.alpha", .equal, .flag(true)))?.message
        == "bar.bg.alpha is 1, not yes")
  }

  @Test("two properties of one frame")
  func properties() {
    let claim = compare("bar.bg.alpha", .equal, .property(property("page.A.alpha")))
    #expect(check(.atStart, claim) == nil)
    #expect(
      check(at(200), claim)?.message == "bar.bg.alpha is 0.5, not page.A.alpha, which is 1")
    #expect(check(.atEnd, claim)?.message.contains("it is absent") == true)
  }

  @Test(
    "scopes look at their own frames",
    arguments: [
      (Scope.during(action: 0), 0.0, "push +0 (0ms)"),
      (.atEnd, 1.0, "pop +6 (1500ms)"), (at(166), 0.5, nil),
      (at(167), 1, "push +11 (183.333ms)"),
      // A frame's time as it is printed, and as it is rounded.
      (.at(.absolute(Time(microseconds: 166_666))), 1, "push +10 (166.666ms)"),
      (.at(.absolute(Time(microseconds: 166_667))), 1, "push +10 (166.666ms)"),
      (.at(.absolute(Time(microseconds: 166_668))), 1, "push +11 (183.333ms)"),
      (at(166), 1.0, "push +10 (166.666ms)"),
      (.at(.anchor(action: 0, .end, .zero)), 1.0, "push end +0 (500ms)"),
      (.at(.anchor(action: 1, .release, Time(milliseconds: 20))), 1.0, "swipe +14 (1233.333ms)"),
      (.at(.anchor(action: 1, .cancel, .zero)), 1.0, "swipe +12 (1200ms)"),
      (.at(.progress(action: 0, 0.4, .zero)), 1.0, "push +15 (250ms)"),
      (.range(moment(100), moment(160)), 0.0, "push +6 (100ms)"),
      (.range(moment(100), moment(160)), 1.0, nil),
      (.always, 1.0, "push +10 (166.666ms)"), (.always, 0, "start"),
      (at(90_000), 0.0, nil),
    ] as [(Scope, Double, String?)])
  func scopes(scope: Scope, value: Double, place: String?) {
    let failure = check(scope, compare("bar.bg.alpha", .equal, .number(value)))
    #expect(failure?.place == place)
  }

  @Test(
    "a scope without a frame fails",
    arguments: [
      (Scope.during(action: 2), "'pop' is over within one frame"),
      (.during(action: 3), "the run ended before 'tap' was done"),
      (.during(action: 99), "the run ended before 'action 100' was done"),
      (.at(.anchor(action: 0, .release, .zero)), "'push' has no release"),
      (.at(.anchor(action: 0, .cancel, .zero)), "'push' was not cancelled"),
      (.at(.progress(action: 0, 0.75, .zero)), "'push' never reached 75%"),
      (.range(moment(101), moment(110)), "no frame lies in the scope"),
      (.range(moment(1485), moment(1495)), "no frame lies in the scope"),
      (.range(moment(200), moment(200)), "no frame lies in the scope"),
      (.range(moment(300), moment(200)), "the scope ends before it begins"),
    ])
  func nothingToSee(scope: Scope, message: String) {
    for sometime in [false, true] {
      let failure = check(
        scope, compare("bar.bg.alpha", .greaterOrEqual, .number(0)), sometime: sometime)
      #expect(failure?.message.contains(message) == true, "\(failure?.message ?? "holds")")
    }
  }

  @Test("after an error there is no state at rest")
  func afterAnError() {
    var film = Film()
    film.set(["bar.bg.alpha": .number(1)])
    film.keyframe()
    let trace = film.finish(at: 100, error: "no end")
    let claim = compare("bar.bg.alpha", .equal, .number(1))
    #expect(check(at(90), claim, in: trace) == nil)
    #expect(check(at(200), claim, in: trace)?.message.contains("the run ended before") == true)
  }

  @Test("sometime wants one frame")
  func sometime() {
    let half = compare("bar.bg.alpha", .equal, .number(0.5))
    #expect(check(.during(action: 0), half) != nil)
    #expect(check(.during(action: 0), half, sometime: true) == nil)
    #expect(
      check(.during(action: 1), half, sometime: true)?.message
        == "in none of 24 frames; in the first, bar.bg.alpha is 0, not 0.5")
  }

  @Test("unchanged, and changed by at most")
  func changes() {
    let height = property("bar.height")
    #expect(check(.during(action: 0), .changed(height, atMost: 0, since: .start)) == nil)
    #expect(
      check(.atEnd, .changed(height, atMost: 0, since: .start))?.message
        == "bar.height has changed: 44 -> 64")
    #expect(check(.atEnd, .changed(height, atMost: 20, since: .start)) == nil)
    #expect(
      check(.atEnd, .changed(height, atMost: 19, since: .start))?.message
        == "bar.height has changed, by more than 19: 44 -> 64")
    #expect(check(.atEnd, .changed(height, atMost: 0, since: .moment(moment(1000)))) == nil)
    let color = property("bar.bg.color")
    #expect(check(.atEnd, .changed(color, atMost: 0, since: .start)) != nil)
    #expect(check(.atEnd, .changed(color, atMost: 255, since: .start)) == nil)
    #expect(
      check(.atEnd, .changed(property("page.B.x"), atMost: 0, since: .start))?.message
        == "page.B.x cannot be compared: page.B was absent then")
  }

  @Test(
    "what the trace does not have fails, with a suggestion",
    arguments: [
      ("bar.bgg.alpha", "the trace has no element 'bar.bgg'; did you mean 'bar.bg'?"),
      ("bar.hieght", "'bar' has no property 'hieght'; did you mean 'height'?"),
      ("zebra.alpha", "the trace has no element 'zebra'"),
      ("B.fake.alpha", "B.fake.alpha has no value: B.fake is absent"),
      ("page.B.alpha", "page.B.alpha has no value: page.B is absent"),
      ("bar.alhpa", "'bar' has no property 'alhpa'; did you mean 'alpha'?"),
    ])
  func unknown(path: String, message: String) {
    #expect(check(.atStart, compare(path, .equal, .number(1)))?.message == message)
  }

  @Test("a property without a slot is not nil: the claim could not fail")
  func withoutASlot() {
    let message = "'bar' has no property 'standardAppearance'"
    #expect(
      check(.atStart, compare("bar.standardAppearance", .equal, .none))?.message == message)
    #expect(
      check(.atStart, compare("bar.standardAppearance", .equal, .text("X")))?.message == message)
  }
}
