import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimChecks

/// The detectors of actions and events, sentence by sentence of their manuals.
@Suite struct DetectorEventTests {
  @Test func anActionThatNeverEnds() {
    for title in ["push C", "pop", "set-stack A", "swipe back"] {
      var reel = Reel.push
      reel.act(title, 60, nil)
      reel.set(60, ["navigation.stack": "A>B>C"])
      #expect(reel.all("frozen").map(\.frames) == [40])
      reel.error = "the run has ended early"
      #expect(reel.findings("frozen") == [])
    }
    var reel = Reel.push
    reel.act("scroll A", 60, nil)
    #expect(reel.findings("frozen") == [])
  }

  @Test func aSwipeThatDoesNotBegin() {
    func reel(_ reason: String, busy: Bool = false, outcome: ActionOutcome = .ignored) -> Int {
      var reel = Reel.push
      let frame = busy ? 20 : 60
      reel.act("swipe back", frame, frame, outcome)
      reel.event(frame, .log, "ignored: the pop gesture did not begin: " + reason)
      return reel.findings("frozen").count
    }
    #expect(reel("the bar is hidden") == 1)
    #expect(reel("the bar shows no back button") == 1)
    #expect(reel("code said no") == 0)
    #expect(reel("the bar is hidden", busy: true) == 0)
    #expect(reel("the bar is hidden", outcome: .cancelled) == 0)
  }

  /// A button in plain sight that something else takes, or that is dropped while nothing moves.
  @Test func aTouchThatIsLost() {
    func reel(_ reason: String, _ frame: Int = 60, outcome: ActionOutcome = .ignored) -> Int {
      var reel = Reel.push
      reel.act("tap right", frame, frame, outcome)
      reel.event(frame, .log, reason)
      return reel.findings("frozen").count
    }
    #expect(reel("ignored: the right button: B's view takes the touch") == 1)
    #expect(reel("ignored: touches are dropped") == 1)
    // Beside all buttons, or on one that code has disabled, nobody answers, and rightly.
    #expect(reel("ignored: B's view takes the touch") == 0)
    #expect(reel("ignored: the right button is disabled") == 0)
    // Why a swipe was refused is no reason for a touch.
    #expect(reel("ignored: the right button: the bar is hidden") == 0)
    #expect(reel("ignored: touches are dropped", outcome: .finished) == 0)
    // While a transition moves; its last frame is 39.
    #expect(reel("ignored: touches are dropped", 39) == 0)
    #expect(reel("ignored: touches are dropped", 41) == 1)
  }

  @Test func aPushThatComesToNothing() {
    func reel(_ change: (inout Reel) -> Void = { _ in }) -> Int {
      var reel = Reel.push
      reel.act("push C", 60, 60)
      change(&reel)
      return reel.findings("frozen").count
    }
    #expect(reel() == 1)
    #expect(reel { $0.set(60, ["navigation.stack": "A>B>C"]) } == 0)
    #expect(reel { $0.set(90, ["navigation.stack": "A>B>C"]) } == 0)
    #expect(
      reel {
        $0.act("scroll B", 80, 81)
        $0.set(90, ["navigation.stack": "A>B>C"])
      } == 1)
    #expect(reel { $0.event(60, .exception, "pushed twice") } == 0)
    // A stack of another controller.
    func inner(_ stack: String) -> Int {
      var reel = Reel.push
      reel.act("push C in Inner", 60, 60)
      reel.set(-1, ["navigation.Inner.stack": "X"])
      reel.set(60, ["navigation.Inner.stack": .text(stack)])
      return reel.findings("frozen").count
    }
    #expect(inner("X") == 1)
    #expect(inner("X>C") == 0)
  }

  /// The callbacks of page B, and what is told of them.
  private static func callbacks(
    _ names: [EventName], in base: Reel = .push, at frames: [Int]? = nil, error: String? = nil
  ) -> [String] {
    var reel = base
    for (index, name) in names.enumerated() { reel.event(frames?[index] ?? 10 + index, name, "B") }
    reel.error = error
    return reel.all("lifecycle").map(\.message)
  }

  @Test func callbacksComeInPairs() {
    typealias Names = [EventName]
    let appears: Names = [.viewWillAppear, .viewDidAppear]
    let leaves: Names = [.viewWillDisappear, .viewDidDisappear]
    #expect(Self.callbacks(appears) == [])
    #expect(Self.callbacks(appears + leaves + appears) == [])
    #expect(Self.callbacks(appears + [.viewWillDisappear] + appears) == [])
    #expect(Self.callbacks(appears + appears) == ["viewWillAppear after viewDidAppear"])
    #expect(
      Self.callbacks(appears + [.viewDidDisappear]) == ["viewDidDisappear after viewDidAppear"])
    #expect(
      Self.callbacks(appears + [.viewDidAppear]) == ["viewDidAppear after viewDidAppear"])
    #expect(
      Self.callbacks(appears + leaves + [.viewDidAppear])
        == ["viewDidAppear after viewDidDisappear"])
    #expect(
      Self.callbacks([.viewWillAppear] + leaves)
        == ["it goes before it has appeared: viewWillDisappear after viewWillAppear"])
    #expect(Self.callbacks([.viewWillAppear] + leaves, in: .cancelled) == [])
    #expect(
      Self.callbacks([.viewWillAppear] + leaves, in: .cancelled, at: [50, 51, 52])
        == ["it goes before it has appeared: viewWillDisappear after viewWillAppear"])
    #expect(Self.callbacks([.viewWillAppear]) == ["nothing came after viewWillAppear"])
    #expect(
      Self.callbacks(appears + [.viewWillDisappear]) == ["nothing came after viewWillDisappear"])
    #expect(Self.callbacks([.viewWillAppear], error: "it ended early") == [])
    #expect(Self.callbacks([.viewWillAppear, .exception]) == [])
  }

  @Test func whatUIKitSaysIsToldWithItsCause() throws {
    for (detector, name) in [("crash", EventName.exception), ("log-warning", .warning)] {
      var reel = Reel.push
      reel.causes = ["bar.x": "on viewWillAppear push B"]
      reel.event(20, name, "it went wrong")
      let finding = try #require(reel.all(detector).first)
      #expect(finding.message == "it went wrong")
      #expect(finding.subject == "navigation")
      #expect(finding.frame == 20)
      #expect(finding.cause == "on viewWillAppear push B")
      #expect(finding.witness == [])
      #expect(reel.all(detector).count == 1)
    }
    var quiet = Reel.push
    quiet.event(20, .log, "a note of navsim's own")
    #expect(quiet.findings("log-warning") == [])
  }
}
