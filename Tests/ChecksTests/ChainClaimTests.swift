import NavSimKernel
import NavSimProgram
import NavSimTrace
import Testing

@testable import NavSimChecks

@Suite struct ChainClaimTests {
  static func chain(_ element: String, _ parts: ChainPart...) -> Claim {
    .chain(element: element, parts)
  }
  static func part(_ state: ChainPart.State, _ bound: ChainPart.Bound? = nil) -> ChainPart {
    ChainPart(state: state, bound: bound)
  }
  private func time(_ milliseconds: Int64) -> Time { Time(milliseconds: milliseconds) }

  @Test("one state holds in every frame")
  func single() {
    #expect(check(.always, Self.chain("bar", Self.part(.visible))) == nil)
    #expect(check(.atEnd, Self.chain("title.A", Self.part(.absent))) == nil)
    #expect(
      check(.atEnd, Self.chain("bar.bg", Self.part(.visible)))?.message
        == "bar.bg is hidden, not visible")
    #expect(check(.always, Self.chain("A.fake", Self.part(.absent))) == nil)
    #expect(check(.always, Self.chain("B.fake", Self.part(.absent))) == nil)
    #expect(
      check(.always, Self.chain("bar.gb", Self.part(.absent)))?.message
        == "the trace has no element 'bar.gb'; did you mean 'bar.bg'?")
  }

  @Test("parts follow each other, each for a frame at least, the last until the end")
  func parts() {
    let push = Scope.during(action: 0)
    #expect(check(push, Self.chain("title.A", Self.part(.visible), Self.part(.absent))) == nil)
    #expect(
      check(push, Self.chain("title.A", Self.part(.visible)))?.message
        == "title.A does not stay visible: it is absent")
    #expect(
      check(push, Self.chain("title.A", Self.part(.visible), Self.part(.hidden)))?.message
        == "title.A is absent after visible, not hidden")
    let failure = check(
      push,
      Self.chain("title.A", Self.part(.visible), Self.part(.absent), Self.part(.visible)))
    #expect(
      failure?.message == "title.A never became visible; reached: visible then absent")
    #expect(
      failure?.notes == ["seen: visible at push +0 (0ms), absent at push +20 (333.333ms)"])
  }

  @Test("bounds count frames as long as they are shown")
  func bounds() {
    let push = Scope.during(action: 0)
    // 20 frames, then 10.
    for (bound, holds) in [
      (ChainPart.Bound.atLeast(Time(ticks: 20 * 50_000)), true),
      (.atLeast(Time(ticks: 20 * 50_000 + 1)), false), (.atMost(time(334)), true),
      (.atMost(time(333)), false),
    ] {
      let claim = Self.chain("title.A", Self.part(.visible, bound), Self.part(.absent))
      #expect((check(push, claim) == nil) == holds)
    }
    let last = Self.chain(
      "title.A", Self.part(.visible), Self.part(.absent, .atLeast(time(170))))
    #expect(
      check(push, last)?.message == "title.A is absent for 166.667ms, not at least 170ms")
  }

  @Test("sometime wants one frame of a state")
  func sometime() {
    let hidden = Self.chain("title.A", Self.part(.absent))
    #expect(check(.during(action: 0), hidden, sometime: true) == nil)
    let absent = Self.chain("bar", Self.part(.absent))
    #expect(check(.always, absent, sometime: true)?.message == "bar is absent in no frame")
  }

  @Test(
    "what makes an element invisible",
    arguments: [
      (["bar.alpha": TraceValue.number(0)], ChainPart.State.hidden),
      (["bar.alpha": .number(0.0004)], .hidden), (["bar.alpha": .number(0.001)], .visible),
      (["bar.hidden": .flag(true)], .hidden), (["bar.bg.masked": .flag(true)], .hidden),
      (["bar.bg.hidden": .flag(true)], .hidden), (["bar.x": .number(375)], .hidden),
      (["bar.x": .number(374.999)], .visible), (["bar.x": .number(-375)], .hidden),
      (["bar.x": .number(-374.999)], .visible), (["bar.y": .number(-44)], .hidden),
      (["bar.y": .number(-43.999)], .visible), ([:], .visible),
    ])
  func invisible(values: [String: TraceValue], state: ChainPart.State) {
    var film = Film()
    film.set([
      "page.A.x": .number(0), "page.A.width": .number(375), "page.A.height": .number(667),
      "bar.x": .number(0), "bar.y": .number(0), "bar.height": .number(44),
      "bar.bg.alpha": .number(1), "bar.bg.shadow.alpha": .number(1),
    ])
    film.set(values)
    film.keyframe()
    let trace = film.finish(at: 0)
    // A part of the bar is not seen without the bar and the background that hold it.
    #expect(check(.atStart, Self.chain("bar.bg.shadow", Self.part(state)), in: trace) == nil)
  }

  @Test("a fake is seen with its page, and absent without it")
  func fakes() {
    var film = Film()
    film.set([
      "page.A.x": .number(0), "page.A.width": .number(375), "page.A.height": .number(667),
      "A.fake.alpha": .number(1), "A.fake.x": .number(0),
    ])
    film.keyframe()
    film.set(["page.A.alpha": .number(0)])
    film.show(until: 1)
    film.remove("page.A")
    film.show(until: 2)
    let trace = film.finish(at: 17)
    let claim = Self.chain(
      "A.fake", Self.part(.visible), Self.part(.hidden), Self.part(.absent))
    #expect(check(.always, claim, in: trace) == nil)
  }

  @Test(
    "a page off screen is hidden",
    arguments: [
      (0.0, ChainPart.State.visible), (375, .hidden), (374.9, .visible), (-375, .hidden),
      (-112.5, .visible),
    ])
  func pages(x: Double, state: ChainPart.State) {
    var film = Film()
    film.set([
      "page.A.x": .number(x), "page.A.width": .number(375), "page.A.height": .number(667),
    ])
    film.keyframe()
    let trace = film.finish(at: 0)
    #expect(check(.atStart, Self.chain("page.A", Self.part(state)), in: trace) == nil)
  }
}
