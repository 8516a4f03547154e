import NavSimKernel
import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimChecks

/// When a finding is UIKit's own: on runs written by hand, the push of one beginning later.
@Suite struct BaselineTests {
  /// The run without code: a push from frame 10 on.
  private static let alone: Trace = {
    var reel = Reel(["bar.y": 20])
    reel.act("push B", 10, 40)
    return reel.trace()
  }()

  /// The app's run: code before the push takes 20 frames more.
  private static let app: Trace = {
    var reel = Reel(["bar.y": 20])
    reel.act("push B", 30, 60)
    return reel.trace()
  }()

  private func finding(
    _ id: String = "NAV006", _ subject: String = "bar.height", at frame: Int,
    manner: String = "step", size: Double = 30, grain: Double = 3
  ) -> Finding {
    Finding(
      id: id, kind: "", subject: subject, frame: frame, place: "", frames: 1, message: "",
      witness: [], cause: nil, manner: manner, size: size, grain: grain)
  }

  /// Whether a finding of the app's run is UIKit's own, where the run without code has another.
  private func isOwnOfUIKit(_ given: Finding, by known: Finding) -> Bool {
    let parts = Baseline(Self.alone, findings: [known]).part([given], in: Self.app)
    #expect(parts.own.count + parts.byItself.count == 1)
    return parts.own.isEmpty
  }

  @Test func momentsAreCountedFromTheirPhase() {
    let known = finding(at: 15)
    for (frame, isOwn) in [
      (35, true), (34, true), (36, true), (37, false), (33, false), (15, false),
    ] {
      #expect(isOwnOfUIKit(finding(at: frame), by: known) == isOwn, "\(frame)")
    }
    // The end is a phase of its own.
    #expect(isOwnOfUIKit(finding(at: 62), by: finding(at: 42)))
    // The state before the first action is no frame.
    #expect(isOwnOfUIKit(finding(at: -1), by: finding(at: -1)))
    #expect(!isOwnOfUIKit(finding(at: 0), by: finding(at: -1)))
  }

  @Test func whoAndWhatAndHowAreTheSame() {
    let known = finding(at: 15)
    #expect(!isOwnOfUIKit(finding("NAV007", at: 35), by: known))
    #expect(!isOwnOfUIKit(finding("NAV006", "bar.y", at: 35), by: known))
    #expect(!isOwnOfUIKit(finding(at: 35, manner: "rest"), by: known))
  }

  /// What the app adds counts once the detector would tell it alone.
  @Test func aLargerOneIsTheApps() {
    let known = finding(at: 15, size: 30)
    for (size, isOwn) in [(30.0, true), (33, true), (33.5, false), (60, false), (2, true)] {
      #expect(isOwnOfUIKit(finding(at: 35, size: size), by: known) == isOwn, "\(size)")
    }
  }

  @Test func someAreAlwaysTold() {
    for detector in Detector.all {
      let isOwn = isOwnOfUIKit(
        finding(detector.id, at: 35), by: finding(detector.id, at: 15))
      #expect(isOwn == (detector.reasonToTell == nil), "\(detector.name)")
    }
    let told = Detector.all.filter { $0.reasonToTell != nil }.map(\.name)
    for name in ["crash", "stack-mismatch", "frozen", "hidden-mismatch"] {
      #expect(told.contains(name))
    }
  }

  /// What a version loses for good an app has to bring back; another height is its habit.
  @Test func aTabBarThatDoesNotComeBackIsTold() {
    for (manner, isOwn) in [("gone again", false), ("height again", true)] {
      let found = finding("NAV018", "tabBar", at: 35, manner: manner)
      let known = finding("NAV018", "tabBar", at: 15, manner: manner)
      #expect(isOwnOfUIKit(found, by: known) == isOwn, "\(manner)")
    }
  }

  @Test func aRunThatEndsEarlyShowsNothing() {
    var reel = Reel(["bar.y": 20])
    reel.act("push B", 10, 40)
    #expect(Baseline(reel.trace(), limits: []) != nil)
    reel.error = "more than 1000 steps"
    #expect(Baseline(reel.trace(), limits: []) == nil)
  }

  /// An action may have several phases of one name: the first lies with the first, the second with the
  /// second.
  @Test func phasesOfOneNameAreCounted() {
    func run(_ starts: [Int64]) -> Trace {
      var recorder = TraceRecorder(
        scenario: "twice", cell: [], framesPerSecond: 60, actionLabels: ["push"])
      for frame in starts {
        let time = Time(ticks: frame * 50_000)
        recorder.openPhase(title: "push B", label: "", kind: .action(0), at: time)
      }
      return recorder.finish(at: Time(ticks: 99 * 50_000))
    }
    func isOwn(_ frame: Int, by known: Int) -> Bool {
      Baseline(run([10, 50]), findings: [finding(at: known)])
        .part([finding(at: frame)], in: run([20, 80])).own.isEmpty
    }
    #expect(isOwn(25, by: 15) && isOwn(85, by: 55))
    #expect(!isOwn(25, by: 55) && !isOwn(85, by: 15) && !isOwn(45, by: 15))
  }

  @Test func thePartsKeepTheOrderGiven() {
    let known = [finding(at: 15), finding(at: 20, manner: "rest")]
    let given = [
      finding("NAV008", "navigation", at: 40), finding(at: 40, manner: "rest"), finding(at: 35),
      finding("NAV007", "page.B", at: 35),
    ]
    let parts = Baseline(Self.alone, findings: known).part(given, in: Self.app)
    #expect(parts.own.map(\.id) == ["NAV008", "NAV007"])
    #expect(parts.byItself.map(\.frame) == [40, 35])
    #expect(Baseline(Self.alone, findings: []).part(given, in: Self.app).byItself == [])
  }

  @Test func itIsNeededWhereSomethingMayBeUIKits() {
    #expect(!Baseline.isNeeded(for: []))
    #expect(!Baseline.isNeeded(for: [finding("NAV008", at: 35), finding("NAV016", at: 35)]))
    #expect(Baseline.isNeeded(for: [finding("NAV008", at: 35), finding("NAV006", at: 35)]))
    #expect(Baseline.isNeeded(for: [finding("NAV024", at: 35)]))
    #expect(!Baseline.isNeeded(for: [finding("NAV021", at: 35, manner: "empty")]))
    #expect(Baseline.isNeeded(for: [finding("NAV021", at: 35, manner: "comes")]))
  }

  /// What the limits of a file let through is nothing that UIKit does.
  @Test func theLimitsHoldForBoth() throws {
    var reel = Reel.push
    reel.set(20, ["bar.y": 30])
    let trace = reel.trace()
    let found = Detector.barGeometry.findings(in: trace)
    #expect(found.count == 1)
    let same = try #require(Baseline(trace, limits: []))
    #expect(same.part(found, in: trace).own == [])
    let wide = try #require(
      Baseline(
        trace, limits: [DetectorLimit(detector: "bar-geometry", threshold: "step", value: 20)]))
    #expect(wide.part(found, in: trace).own == found)
  }
}
