import NavSimKernel
import NavSimProgram
import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimChecks

@Suite struct EventClaimTests {
  static func events(_ patterns: (EventName, String?)...) -> Claim {
    .events(patterns.map { EventPattern(event: $0.0, argument: $0.1) })
  }

  @Test("events in order; others may lie between")
  func order() {
    let push = Scope.during(action: 0)
    #expect(
      check(push, Self.events((.viewWillDisappear, "A"), (.viewDidAppear, "B"))) == nil)
    #expect(check(push, Self.events((.viewWillAppear, nil))) == nil)
    let wrong = check(push, Self.events((.viewDidAppear, "B"), (.viewWillAppear, "B")))
    #expect(wrong?.message == "viewWillAppear(B) does not come after viewDidAppear(B)")
    #expect(wrong?.notes == ["seen: viewWillAppear(B), viewDidAppear(B)"])
    #expect(
      check(push, Self.events((.viewWillAppear, "A")))?.message
        == "there is no viewWillAppear(A)")
    #expect(
      check(push, Self.events((.viewWillAppear, "B"), (.viewWillAppear, "B"))) != nil)
  }

  @Test("during goes to the end, with the end's callbacks and without the next action's")
  func during() {
    let swipe = Scope.during(action: 1)
    #expect(
      check(swipe, Self.events((.viewWillAppear, "A"), (.viewWillDisappear, "A"))) == nil)
    #expect(check(swipe, .logs("nested push")) == nil)
    #expect(check(swipe, .raises("no page")) != nil)
    #expect(check(.during(action: 2), .raises("no page")) == nil)
    #expect(check(.during(action: 0), Self.events((.viewWillAppear, "A"))) != nil)
  }

  @Test("other scopes")
  func scopes() {
    let appears = Self.events((.viewWillAppear, "A"))
    #expect(check(.atStart, Self.events((.viewWillAppear, nil))) != nil)
    #expect(check(at(999), appears) != nil)
    #expect(check(at(1000), appears) == nil)
    #expect(check(.range(moment(600), moment(1100)), appears) == nil)
    #expect(check(.range(moment(1100), moment(1400)), appears) != nil)
    #expect(check(.atEnd, .raises("no page")) == nil)
    #expect(check(.always, .raises("no page")) == nil)
  }

  @Test("counts")
  func counts() {
    let willAppear = CountedEvent.event(EventPattern(event: .viewWillAppear, argument: nil))
    #expect(check(.always, .count(willAppear, .equal, 2)) == nil)
    #expect(check(.during(action: 0), .count(willAppear, .equal, 1)) == nil)
    #expect(check(.always, .count(willAppear, .greater, 2)) != nil)
    #expect(
      check(.always, .count(willAppear, .equal, 3))?.message
        == "viewWillAppear happens 2 times, not 3")
    #expect(check(.always, .count(.logs("nested"), .equal, 1)) == nil)
    #expect(check(.always, .count(.logs("no page"), .equal, 0)) == nil)
  }

  @Test("what was said")
  func said() {
    #expect(check(.always, .logs("push animation")) == nil)
    let failure = check(.always, .logs("unbalanced"))
    #expect(failure?.message == "nothing logs \"unbalanced\"")
    #expect(failure?.notes == ["it logs: nested push animation"])
    #expect(
      check(.during(action: 0), .raises("x"))?.notes == ["it raises nothing in this scope"])
  }

  @Test("how actions ended")
  func outcomes() {
    #expect(check(.always, .action(0, .finished)) == nil)
    #expect(check(.always, .action(1, .cancelled)) == nil)
    #expect(check(.always, .action(2, .ignored)) == nil)
    #expect(check(.always, .action(1, .finished))?.message == "'swipe' is cancelled, not finished")
    #expect(
      check(.always, .action(3, .finished))?.message
        == "the run ended before 'tap' was done")
  }
}
