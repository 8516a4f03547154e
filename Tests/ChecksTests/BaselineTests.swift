import NavSimTrace
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

  @Test func aRunThatEndsEarlyShowsNothing() {
    var reel = Reel(["bar.y": 20])
    reel.act("push B", 10, 40)
    #expect(Baseline(reel.trace(), limits: []) != nil)
    reel.error = "more than 1000 steps"
    #expect(Baseline(reel.trace(), limits: []) == nil)
  }
}
