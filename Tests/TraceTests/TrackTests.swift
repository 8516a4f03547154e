import Foundation
import NavSimKernel
import Testing

@testable import NavSimTrace

// Tracks hold what frames hold: nothing may be lost between the two layouts.

@Suite struct TrackTests {
  /// The sample, turned round by hand.
  static let text = """
    navsim-trace 1
    scenario  a push
    cell      strategy=native ios=12
    grid      60Hz 0.001
    form      tracks

    == start
    navigation    stack=A
    page.A        x=0
    bar           hidden=no
    title.A       title="Say \\"hi\\""

    == push B @0ms
    ! viewWillAppear B
    +14
    ! warning "nested push"
    +17
    * release cancel
    navigation    stack +0=A>B
    page.A        x +1=-0.771 -1.543
    bar           barTintColor +1=#FF0000

    == push end @500ms
    ! viewDidAppear B
    bar           barTintColor +0=nil
    title.A       absent +0

    action    push 0ms release 300ms cancel end 500ms cancelled
    end frames=6 phases=3 @600ms

    """

  private static func tracks(_ trace: Trace) -> [UInt8] {
    var options = TraceOptions()
    options.isTracks = true
    return TraceWriter.write(trace, options)
  }

  @Test("the sample run gives the sample text, and back")
  func sample() throws {
    #expect(TraceSample.text(TraceSample.push()) { $0.isTracks = true } == Self.text)
    let reading = try TraceReader.read(Array(Self.text.utf8), path: "t")
    #expect(reading.trace == TraceSample.push())
    #expect(reading.notes == [])
  }

  @Test("frames and tracks of random traces say the same")
  func roundTrip() throws {
    for seed in seeds(600) {
      let trace = randomTrace(UInt64(seed))
      let bytes = Self.tracks(trace)
      do {
        let back = try TraceReader.read(bytes, path: "seed-\(seed)").trace
        #expect(back == trace, "seed \(seed)")
        let frames = TraceWriter.write(trace)
        #expect(try TraceComparison(old: frames, "a", new: bytes, "b").isSame, "seed \(seed)")
        #expect(try TraceComparison(old: bytes, "a", new: frames, "b").isSame, "seed \(seed)")
      } catch {
        Issue.record("\(error)\n\(String(decoding: bytes, as: UTF8.self))")
        return
      }
    }
  }

  @Test("another value anywhere is another text")
  func everyValueCounts() {
    let traces = [TraceSample.push()] + (0..<60).map { randomTrace(UInt64($0)) }
    for trace in traces {
      let text = Self.tracks(trace)
      for index in trace.changes.indices where !trace.changes[index].isPresence {
        var other = trace
        let value = trace.changes[index].value
        other.changes[index].value = value == .thousandths(12_345) ? .none : .thousandths(12_345)
        #expect(Self.tracks(other) != text)
      }
    }
  }

  @Test("a movement that differs in one frame differs in one line")
  func oneLine() throws {
    var other = TraceSample.push()
    let index = try #require(
      other.changes.indices.last { other.changes[$0].value == .thousandths(-1543) })
    other.changes[index].value = .thousandths(-1600)
    let new = String(decoding: Self.tracks(other), as: UTF8.self)
    #expect(new == Self.text.replacing("-1.543", with: "-1.6"))
    let comparison = try TraceComparison(
      old: Array(Self.text.utf8), "old", new: Array(new.utf8), "new")
    #expect(comparison.differences.map(\.property) == ["page.A.x"])
    #expect(comparison.differences.first?.k == 2)
  }

  @Test("parts of a trace are printed as in frames")
  func only() throws {
    let text = TraceSample.text(TraceSample.push()) {
      $0.isTracks = true
      $0.only = [TracePattern("bar.barTintColor")]
    }
    #expect(text.contains("\nform      tracks only=bar.barTintColor\n"))
    #expect(!text.contains("page.A"))
    let frames = TraceSample.text(TraceSample.push()) {
      $0.only = [TracePattern("bar.barTintColor")]
    }
    let back = try TraceReader.read(Array(text.utf8), path: "t")
    #expect(back.notes.count == 1)
    #expect(try back.trace == TraceReader.read(Array(frames.utf8), path: "t").trace)
  }

  @Test("tracks that were cut anywhere are refused")
  func truncated() {
    let bytes = Array(Self.text.utf8)
    for count in 0..<bytes.count {
      #expect(throws: TraceReadError.self) {
        try TraceReader.read(Array(bytes[..<count]), path: "t")
      }
    }
  }

  @Test(
    "what is wrong is told at its line",
    arguments: [
      ("x +1=-0.771 -1.543", "x +1=-0.771 +1=2", "20:27: error: frame +1 is out of order"),
      ("x +1=-0.771 -1.543", "x +1=-0.771  2", "20:27: error: expected a value"),
      ("x +1=-0.771 -1.543", "x +1=-0.771 a\"b", "20:1: error: expected a blank"),
      ("x +1=-0.771 -1.543", "x +1=0 +2", "20:22: error: expected a frame and a value"),
      ("x +1=-0.771 -1.543", "x +1=\"cut", "20:20: error: this text has no closing quote"),
      ("title.A       absent +0", "title.A       absent +0 gone +2", "26:25: error: expected val"),
      ("title.A       absent +0", "title.A       absent +1 absent +1", "26:32: error: frame +1 is"),
      ("title.A       absent +0", "title.A       absent +", "26:22: error: expected a frame"),
      ("+17\n", "+7\n", "17:1: error: frame +7 is out of order"),
      ("frames=6", "frames=7", "29:1: error: the trace says 7 frames but has 6"),
      ("+0=A>B", "+999999999999999=A>B", "19:21: error: expected a frame and a value"),
      ("bar           hidden=no", "bar           hidden", "10:"),
    ])
  func errors(old: String, new: String, message: String) {
    let text = Self.text.replacing(old, with: new)
    #expect(text != Self.text)
    let error = ReaderTests.error(text)
    #expect(error.contains(message), "\(error)")
  }

  @Test("no bytes trap")
  func anyBytes() {
    var random = Random(7)
    let bytes = Array(Self.text.utf8)
    for _ in seeds(800) {
      var changed = bytes
      for _ in 0...random.below(3) {
        let at = 90 + random.below(changed.count - 90)
        switch random.below(3) {
        case 0: changed.remove(at: at)
        case 1: changed[at] = UInt8(random.below(256))
        default: changed.insert(Array("+=\" \n".utf8)[random.below(5)], at: at)
        }
      }
      _ = try? TraceReader.read(changed, path: "t")
      _ = try? TraceComparison(old: bytes, "a", new: changed, "b")
    }
  }
}
