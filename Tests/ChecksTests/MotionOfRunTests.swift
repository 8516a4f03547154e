import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimChecks

/// When transitions run and when nothing does. The push of a reel begins at 10, ends at 40, and the last
/// frame is 99.
@Suite struct MotionOfRunTests {
  private static func motions(
    in base: Reel = .push, _ change: (inout Reel) -> Void = { _ in }
  ) -> [Motion] {
    var reel = base
    change(&reel)
    return reel.evidence.motions
  }

  private static func spans(
    in base: Reel = .push, _ change: (inout Reel) -> Void = { _ in }
  ) -> [[Int]] {
    motions(in: base, change).map { [$0.before, $0.first, $0.end, $0.after] }
  }

  @Test func oneTransition() throws {
    #expect(Self.spans() == [[9, 10, 40, 99]])
    let motion = try #require(Self.motions().first)
    #expect(motion.turns == [] && !motion.isCancelled)
    #expect(motion.frames == 10..<41)
    #expect(motion.wholeFrames == 10..<100)
    // The next thing that happens ends its rest.
    #expect(Self.spans { $0.act("scroll B", 60, 61) } == [[9, 10, 40, 59]])
    let cut = try #require(Self.motions { $0.act("scroll B", 40, 41) }.first)
    #expect(cut.after == 39)
    #expect(cut.frames == 10..<40)
    #expect(cut.wholeFrames == 10..<40)
    // What happens in it does not.
    #expect(Self.spans { $0.act("scroll B", 20, 21) } == [[9, 10, 40, 99]])
  }

  @Test func whatIsNoTransition() {
    // No progress, no end, or over in its first frame.
    #expect(Self.spans { $0.act("scroll B", 60, 70) }.count == 1)
    #expect(
      Self.spans {
        $0.act("pop", 60, nil)
        $0.set(61, ["navigation.progress": 0.5])
      }.count == 1)
    #expect(
      Self.spans {
        $0.act("pop", 60, 60)
        $0.set(60, ["navigation.progress": 0.5])
      }.count == 1)
    #expect(
      Self.spans {
        $0.act("pop", 60, 61)
        $0.set(60, ["navigation.progress": 0.5])
      } == [[9, 10, 40, 59], [59, 60, 61, 99]])
  }

  private static func second(
    _ begin: Int, _ end: Int, _ outcome: ActionOutcome = .finished, in base: Reel = .push
  ) -> [Motion] {
    motions(in: base) { reel in
      reel.act("push C", begin, end, outcome)
      reel.set(begin, ["navigation.progress": 0.5])
      reel.set(end, ["navigation.progress": 0])
    }
  }

  @Test func thoseThatOverlapAreOne() {
    // At the end of the first it is another.
    #expect(
      Self.second(40, 60).map { [$0.before, $0.first, $0.end, $0.after] }
        == [[9, 10, 40, 39], [39, 40, 60, 99]])
    let joined = Self.second(30, 60)
    #expect(joined.map { [$0.before, $0.first, $0.end, $0.after] } == [[9, 10, 60, 99]])
    #expect(joined[0].turns == [29, 39])
    #expect(Self.second(39, 60)[0].turns == [38, 39])
    // One that ends in the first makes it no shorter.
    #expect(Self.second(20, 30)[0].end == 40)
    // Cancelled where both are.
    #expect(!Self.second(30, 60, .cancelled)[0].isCancelled)
    #expect(!Self.second(30, 60, in: .cancelled)[0].isCancelled)
    #expect(Self.second(30, 60, .cancelled, in: .cancelled)[0].isCancelled)
  }

  @Test func wayTurns() {
    #expect(Self.motions(in: .cancelled)[0].turns == [24])
    #expect(Self.motions(in: .cancelled)[0].isCancelled)
    // Code hides or shows the bar when it is over: the frame before is a look on the way.
    func hidden(_ frame: Int) -> [Int] {
      Self.motions {
        $0.act("scroll B", 60, 61)
        $0.set(frame, ["navigation.navigationBarHidden": true])
      }[0].turns
    }
    #expect(hidden(39) == [])
    #expect(hidden(40) == [39])
    #expect(hidden(50) == [49])
    #expect(hidden(59) == [58])
    #expect(hidden(60) == [])
    // In the order of frames.
    let both = Self.motions {
      $0.act("push C", 30, 60)
      $0.set(30, ["navigation.progress": 0.5])
      $0.set(70, ["navigation.navigationBarHidden": true])
      $0.set(80, ["navigation.navigationBarHidden": false])
    }
    #expect(both[0].turns == [29, 39, 69, 79])
  }

  // MARK: Rests

  private static func rests(_ change: (inout Reel) -> Void = { _ in }) -> [[Int?]] {
    var reel = Reel.push
    change(&reel)
    return reel.evidence.rests.map { [$0.frame, $0.first, $0.motion] }
  }

  @Test func restsLieBetweenActions() {
    #expect(Self.rests() == [[-1, -1, nil], [9, 0, nil], [99, 40, 0]])
    #expect(
      Self.rests { $0.act("scroll B", 60, 61) }
        == [[-1, -1, nil], [9, 0, nil], [59, 40, 0], [99, 61, 0]])
    // Nothing rests while something runs.
    #expect(
      Self.rests { $0.act("scroll B", 30, 31) } == [[-1, -1, nil], [9, 0, nil], [99, 40, 0]])
    #expect(
      Self.rests { $0.act("scroll B", 30, 50) } == [[-1, -1, nil], [9, 0, nil], [99, 50, 0]])
    // Two at once leave no frame between them; one frame is enough.
    #expect(
      Self.rests { $0.act("scroll B", 40, 50) } == [[-1, -1, nil], [9, 0, nil], [99, 50, 0]])
    #expect(
      Self.rests { $0.act("scroll B", 41, 50) }
        == [[-1, -1, nil], [9, 0, nil], [40, 40, 0], [99, 50, 0]])
    // An action that has no end is over at once.
    #expect(
      Self.rests { $0.act("scroll B", 60, nil) }
        == [[-1, -1, nil], [9, 0, nil], [59, 40, 0], [99, 60, 0]])
    // A run that ended early does not come to rest.
    #expect(Self.rests { $0.error = "too many steps" } == [[-1, -1, nil], [9, 0, nil]])
  }

  /// The rest behind each motion knows it.
  @Test func restsFollowMotions() {
    let rests = Self.rests {
      $0.act("pop", 60, 80)
      $0.set(60, ["navigation.progress": 0.5])
    }
    #expect(rests == [[-1, -1, nil], [9, 0, nil], [59, 40, 0], [99, 80, 1]])
  }
}
