import NavSimKernel
import NavSimVocabulary
import Testing

@testable import NavSimTrace

/// Traces that are written while they are recorded, and texts that leave in pieces: what is held is
/// counted.
@Suite struct StreamTests {
  @Test("a recording that is written and forgotten on the way has the bytes of the whole trace")
  func sameBytes() {
    for seed in seeds(600).map(UInt64.init) {
      for most in [1, 7] {
        let empty = TraceRecorder(scenario: "", cell: [], framesPerSecond: 60)
        var stream = TraceStream(empty, most: most)
        var bytes: [UInt8] = []
        var run = randomRun(seed) { recorder in
          recorder.mostTexts = 2
          stream.pass(&recorder) { bytes += $0 }
        }
        stream.finish(&run.recorder, at: run.end, error: run.error) { bytes += $0 }
        #expect(bytes == TraceWriter.write(randomTrace(seed)), "seed \(seed)")
      }
    }
  }

  /// Frames in which every one of 100 slots gets another number and one another text.
  private static func record(
    _ frames: Int, _ each: (inout TraceRecorder) -> Void
  ) -> TraceRecorder {
    var recorder = TraceRecorder(scenario: "long", cell: [], framesPerSecond: 60)
    let slots = (0..<100).map { recorder.addProperty("p\($0)", to: recorder.addElement("bar")) }
    for frame in 0..<frames {
      recorder.beginFrame(at: Time(ticks: Int64(frame) * 50_000))
      for slot in slots.dropFirst() { recorder.set(slot, .number(Double(frame)), cause: -1) }
      recorder.set(slots[0], recorder.text("text \(frame)"), cause: -1)
      recorder.endFrame()
      each(&recorder)
    }
    return recorder
  }

  @Test("a stream holds as much of a long recording as of a short one")
  func held() {
    var most: [Int] = []
    for frames in [400, 1_600] {
      var stream = TraceStream(TraceRecorder(scenario: "", cell: [], framesPerSecond: 60))
      var (held, texts, size) = (0, 0, 0)
      var recorder = Self.record(frames) { recorder in
        recorder.mostTexts = min(recorder.mostTexts, 50)
        held = max(held, recorder.held)
        texts = max(texts, recorder.trace.texts.count)
        stream.pass(&recorder) { size += $0.count }
      }
      stream.finish(&recorder, at: Time(ticks: Int64(frames) * 50_000)) { size += $0.count }
      #expect(held <= 8_192 + 100 && texts <= 200, "\(held) changes, \(texts) texts")
      #expect(size > frames * 100 * 6)
      most.append(held)
    }
    #expect(most[0] == most[1])
  }

  @Test("every form leaves in pieces, none larger than a frame more than 64 KB")
  func pieces() {
    var recorder = Self.record(600) { _ in }
    let trace = recorder.finish(at: Time(ticks: 30_000_000))
    var forms = Array(repeating: TraceOptions(), count: 4)
    forms[1].isFull = true
    forms[2].isTracks = true
    forms[3].every = 2
    for form in forms {
      var sizes: [Int] = []
      TraceWriter.write(trace, form) { sizes.append($0.count) }
      #expect(sizes.count > 3 && (sizes.max() ?? 0) <= 1 << 17, "\(sizes)")
      #expect(sizes.reduce(0, +) == TraceWriter.write(trace, form).count)
    }
  }

  @Test("the outline of a trace is its text without frames and events")
  func outline() {
    for seed in UInt64(0)..<100 {
      let trace = randomTrace(seed)
      func kept(_ bytes: [UInt8]) -> [Substring] {
        let lines = String(decoding: bytes, as: UTF8.self)
          .split(separator: "\n", omittingEmptySubsequences: true)
        let body = lines.firstIndex { $0.hasPrefix("== ") } ?? 0
        return lines.enumerated().filter { $0 < body || $1.hasPrefix("== ") }.map(\.element)
      }
      #expect(kept(TraceWriter.outline(of: trace)) == kept(TraceWriter.write(trace)), "\(seed)")
    }
  }
}
