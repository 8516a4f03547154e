import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimChecks

/// What is told of actions and of what the run noted, word for word.
@Suite struct TextOfActTests {
  // MARK: frozen

  private static func frozen(_ change: (inout Reel) -> Void) -> [Finding] {
    Reel.whole("frozen", change)
  }

  private static func lines(_ change: (inout Reel) -> Void) -> [String] {
    frozen(change).map { "\($0.subject) \($0.frame)+\($0.frames): \($0.message)" }
  }

  @Test func anActionCameToNothing() {
    #expect(Self.lines { $0.act("pop", 60, nil) } == ["a1 60+40: 'a1' never ended"])
    #expect(Self.lines { $0.act("push C", 60, 60) } == ["a1 60+1: 'a1' came to nothing"])
    #expect(
      Self.lines {
        $0.act("swipe back", 60, 60, .ignored)
        $0.event(60, .log, "ignored: the pop gesture did not begin: the bar is hidden")
      } == ["a1 60+1: 'a1' was ignored: the pop gesture did not begin: the bar is hidden"])
    #expect(
      Self.lines {
        $0.act("tap right", 60, 60, .ignored)
        $0.event(60, .log, "ignored: touches are dropped")
      } == ["a1 60+1: 'a1' was ignored: touches are dropped"])
    #expect(
      Self.frozen { $0.act("pop", 60, nil) }.map(\.witness) == [[]])
    for title in ["tap left", "tap right", "tap back", "tap at 10 20", "set-stack A"] {
      #expect(Self.lines { $0.act(title, 60, nil) }.count == 1, "\(title)")
    }
    for title in ["tap B", "scroll B", "rotate landscape", "present P"] {
      #expect(Self.lines { $0.act(title, 60, nil) } == [], "\(title)")
    }
  }

  /// A note says why an action of its own phase came to nothing, and not why another did.
  @Test func aNoteIsOfItsAction() {
    let hidden = "ignored: the pop gesture did not begin: the bar is hidden"
    func swipes(_ first: String, _ second: String) -> [String] {
      Self.frozen {
        $0.act("swipe back", 60, 60, .ignored)
        $0.event(60, .log, first)
        $0.act("swipe back", 80, 80, .ignored)
        $0.event(80, .log, second)
      }.map(\.subject)
    }
    #expect(swipes("code said no", hidden) == ["a2"] && swipes(hidden, "code said no") == ["a1"])
    #expect(swipes(hidden, hidden) == ["a1", "a2"] && swipes("no", "no") == [])
    // A warning is no note, and of two notes the one that tells is taken.
    #expect(
      Self.frozen {
        $0.act("swipe back", 60, 60, .ignored)
        $0.event(60, .warning, hidden)
      } == [])
    #expect(
      Self.frozen {
        $0.act("tap right", 60, 60, .ignored)
        $0.event(60, .log, "ignored")
        $0.event(60, .log, "ignored: touches are dropped")
      }.map(\.message) == ["'a1' was ignored: touches are dropped"])
  }

  /// The push ends with frame 40, where nothing runs any more.
  @Test func whileSomethingRunsNothingIsFrozen() {
    func tap(_ frame: Int) -> Int {
      Self.frozen {
        $0.act("tap right", frame, frame, .ignored)
        $0.event(frame, .log, "ignored: touches are dropped")
      }.count
    }
    #expect(tap(9) == 1 && tap(11) == 0 && tap(39) == 0 && tap(40) == 1)
    func lost(_ reason: String) -> Int {
      Self.frozen {
        $0.act("tap right", 60, 60, .ignored)
        $0.event(60, .log, reason)
      }.count
    }
    #expect(lost("the left button: a view takes the touch") == 1)
    #expect(lost("the left button: a view took it") == 0 && lost("a view takes the touch") == 0)
  }

  @Test func aPushIsOfItsController() {
    func push(_ title: String, _ values: [String: Reel.Cell]) -> Int {
      Self.frozen {
        $0.set(-1, ["navigation.Inner.stack": "X"])
        $0.act(title, 60, 60)
        $0.set(60, values)
      }.count
    }
    #expect(push("push C", ["navigation.stack": "A>B>C"]) == 0 && push("push C", [:]) == 1)
    #expect(push("push C in Inner", ["navigation.stack": "A>B>C"]) == 1)
    #expect(push("push C in Inner", ["navigation.Inner.stack": "X>C"]) == 0)
    #expect(push("push C in", ["navigation.stack": "A>B>C"]) == 0)
    #expect(push("push C in Other", [:]) == 0)
    // Up to the next thing that happens.
    func later(_ frame: Int) -> Int {
      Self.frozen {
        $0.act("push C", 60, 60)
        $0.act("scroll B", 80, 81)
        $0.set(frame, ["navigation.stack": "A>B>C"])
      }.count
    }
    #expect(later(60) == 0 && later(80) == 1)
    // One that moves is under way.
    #expect(
      Self.frozen {
        $0.act("push C", 60, 80)
        $0.set(60, ["navigation.progress": 0.5])
        $0.set(80, ["navigation.progress": 0])
      } == [])
  }

  // MARK: Events

  @Test func eventsAreInTheirOrder() throws {
    var reel = Reel.push
    reel.event(20, .viewDidAppear, "B")
    reel.event(5, .warning, "one", "two")
    reel.event(20, .warning, "three")
    reel.event(60, .log, "four")
    let evidence = reel.evidence
    let seen = evidence.events(named: ["warning", "viewDidAppear"])
    #expect(seen.map(\.text) == ["one two", "B", "three"])
    #expect(seen.map(\.frame) == [5, 20, 20] && seen.map(\.index) == [0, 1, 2])
    #expect(seen.map(\.name) == ["warning", "viewDidAppear", "warning"])
    #expect(evidence.events(named: []).isEmpty && evidence.events(named: ["exception"]).isEmpty)
    #expect(!evidence.hasCrashed)
    reel.event(70, .exception, "gone")
    #expect(reel.evidence.hasCrashed)
    // Phases: start, the push and its end.
    func texts(_ phase: Int) -> [String] {
      evidence.events(ofPhase: phase, named: ["warning", "log", "viewDidAppear"]).map(\.text)
    }
    #expect(texts(0) == ["one two"] && texts(1) == ["B", "three"] && texts(2) == ["four"])
    #expect(texts(3) == [])
    #expect(evidence.events(ofPhase: 1, named: ["warning"]).map(\.text) == ["three"])
    #expect(evidence.phase(of: 0) == 1 && evidence.phase(of: 1) == nil)
  }

  @Test func theMotionBeforeAFrame() {
    var reel = Reel.push
    reel.act("pop", 60, 80)
    reel.set(60, ["navigation.progress": 0.5])
    let evidence = reel.evidence
    let firsts = [0, 10, 11, 40, 60, 61, 99].map { evidence.motion(before: $0)?.first }
    #expect(firsts == [nil, nil, 10, 10, 10, 60, 60])
    #expect(Reel(Reel.page).evidence.motion(before: 50) == nil)
  }

  // MARK: lifecycle

  @Test func callbacksAreOfTheirPage() {
    let two = Reel.whole("lifecycle") {
      $0.event(10, .viewWillAppear, "B")
      $0.event(10, .viewWillDisappear, "A")
      $0.event(40, .viewDidAppear, "B")
      $0.event(41, .viewDidAppear, "B")
      $0.event(50, .viewDidAppear, "C")
    }
    #expect(
      two.map { "\($0.subject) \($0.frame): \($0.message)" } == [
        "page.B 41: viewDidAppear after viewDidAppear",
        "page.A 99: nothing came after viewWillDisappear",
      ])
    // A cancelled swipe excuses what lies in it, from its first frame to the one that shows its end.
    func goes(_ frame: Int) -> Int {
      Reel.whole("lifecycle", in: .cancelled) {
        $0.event(frame - 1, .viewWillAppear, "B")
        $0.event(frame, .viewWillDisappear, "B")
        $0.event(frame, .viewDidDisappear, "B")
      }.count
    }
    #expect(goes(9) == 1 && goes(10) == 0 && goes(40) == 0 && goes(41) == 1)
  }
}
