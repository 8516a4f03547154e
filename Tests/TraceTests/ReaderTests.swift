import NavSimKernel
import Testing

@testable import NavSimTrace

@Suite struct ReaderTests {
  static let text = TraceSample.pushText

  static func error(_ text: String) -> String {
    do {
      _ = try TraceReader.read(Array(text.utf8), path: "t.trace")
      return ""
    } catch { return error.description }
  }

  @Test("the sample text gives the sample run")
  func sample() throws {
    let reading = try TraceReader.read(Array(Self.text.utf8), path: "t")
    #expect(reading.trace == TraceSample.push())
    #expect(reading.notes == [])
    #expect(TraceSample.text(reading.trace) == Self.text)
    #expect(reading.trace.actions[0].outcome == .cancelled)
  }

  @Test("read(write(t)) == t for random traces, and the text is stable")
  func roundTrip() throws {
    for seed in seeds(600) {
      let trace = randomTrace(UInt64(seed))
      let bytes = TraceWriter.write(trace)
      do {
        let back = try TraceReader.read(bytes, path: "seed-\(seed)").trace
        #expect(back == trace, "seed \(seed)")
        #expect(TraceWriter.write(back) == bytes, "seed \(seed)")
      } catch {
        Issue.record("\(error)\n\(String(decoding: bytes, as: UTF8.self))")
        return
      }
    }
  }

  @Test("every form can be read")
  func otherForms() throws {
    for change: (inout TraceOptions) -> Void in [
      { $0.isFull = true }, { $0.every = 4 }, { $0.causes = true },
      { $0.only = [TracePattern("bar*")] },
    ] {
      let text = TraceSample.text(TraceSample.push(), change)
      let reading = try TraceReader.read(Array(text.utf8), path: "t")
      #expect(reading.notes.count == 1)
    }
  }

  @Test("a trace that was cut anywhere is refused")
  func truncated() {
    let bytes = Array(Self.text.utf8)
    for count in 0..<bytes.count {
      #expect(throws: TraceReadError.self) {
        try TraceReader.read(Array(bytes[..<count]), path: "t")
      }
    }
  }

  /// What is left of a line is no mistake of its own; a whole line's still is.
  @Test("a trace that was cut inside a line says so")
  func cutInsideALine() throws {
    let range = try #require(Self.text.range(of: "x=-0.77"))
    let error = Self.error(String(Self.text[..<range.upperBound]) + "q")
    #expect(error.hasSuffix("17:23: error: the trace is cut off: its last line has no line end"))
    #expect(Self.error("hello").contains("1:1: error: this is no trace"))
  }

  @Test(
    "messages name the place",
    arguments: [
      ("navsim-trace 1", "navsim-trace 2", "1:1: error: this version reads format 1"),
      ("navsim-trace 1", "PK\u{3}\u{4}", "1:1: error: this is no trace"),
      ("cell      strategy", "cells     strategy", "3:1: error: expected the header's 'cell'"),
      ("ios=12", "ios", "expected axis=value, not 'ios'"),
      ("60Hz", "0Hz", "4:11: error: expected a grid such as"),
      ("60Hz", "99999999999999999999Hz", "expected a grid"),
      ("+1\n", "+0\n", "16:1: error: frame +0 is out of order"),
      ("+14", "+1e4", "expected the end of the line, not 'e4'"),
      ("x=-0.771", "x=-0.77100", "17:17: error: '-0.77100' is no value"),
      ("x=-0.771", "x", "17:15: error: expected a property, such as 'alpha=1'"),
      ("x=-0.771", "x=1 x=2", "'x' stands twice in one frame"),
      ("+2\n", "", "19:1: error: 'page.A' is out of order"),
      ("\"Say", "Say", "10:25: error: expected a property"),
      ("hi\\\"\"", "hi\\q\"", "unknown escape"),
      ("hi\\\"\"", "hi", "this text has no closing quote"),
      ("+0\nnavigation", "navigation", "'navigation' stands outside of a frame"),
      (
        "page.A        x=-0.771\nbar           barTintColor=#FF0000",
        "bar           barTintColor=#FF0000\npage.A        x=-0.771",
        "18:1: error: 'page.A' is out of order"
      ), ("push end @500ms", "push end", "expected a time"),
      ("frames=6", "frames=7", "the trace says 7 frames but has 6"),
      ("phases=3", "phases=2", "the trace says 2 phases but has 3"),
      ("end 500ms cancelled", "end 500ms lost", "'lost' is no outcome"),
      ("@600ms\n", "@600ms", "the last line is cut off"),
      ("@600ms\n", "@600ms\nx\n", "nothing may follow the 'end' line"),
      ("hidden=no\n", "hidden=no\r\n", "a control character"),
    ])
  func messages(old: String, new: String, message: String) throws {
    guard let range = Self.text.range(of: old) else {
      Issue.record("the sample has no '\(old)'")
      return
    }
    let text = Self.text.replacingCharacters(in: range, with: new)
    let error = Self.error(text)
    #expect(error.contains(message), "\(error)")
    #expect(error.hasPrefix("t.trace:"))
  }

  @Test("phases go forward in time")
  func phaseOrder() {
    let text = Self.text.replacingFirst("== push B @0ms", "== push B @900ms")
    #expect(Self.error(text).contains("this phase is out of order"))
  }

  @Test("unknown names are kept and noted")
  func lenient() throws {
    let text = Self.text.replacingFirst("hidden=no", "hidden=no glow=3")
      .replacingFirst("! viewWillAppear B", "! viewWillWave B")
      .replacingFirst("title.A       absent", "halo          colour=blue")
    let reading = try TraceReader.read(Array(text.utf8), path: "t")
    #expect(
      reading.notes.map(\.description) == [
        "t:9:1: note: unknown property 'glow'", "t:13:1: note: unknown event 'viewWillWave'",
        "t:30:1: note: unknown element 'halo'", "t:30:1: note: unknown property 'colour'",
      ])
    #expect(TraceSample.text(reading.trace) == text)
  }

  @Test("no change of bytes or lines makes the reader trap")
  func mutations() {
    var refused = 0
    for seed in seeds(1_200) {
      var random = Random(UInt64(seed))
      var bytes = TraceWriter.write(seed % 3 == 0 ? randomTrace(UInt64(seed)) : TraceSample.push())
      for _ in 0...random.below(3) where !bytes.isEmpty {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: bytes[place...].prefix(random.below(40)), at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + random.below(30)))
        }
      }
      do { _ = try TraceReader.read(bytes, path: "t") } catch { refused += 1 }
    }
    #expect(refused > seeds(1_200).count / 4)
  }
}

extension String {
  func range(of part: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].utf8.starts(with: part.utf8) {
        return start..<utf8.index(start, offsetBy: part.utf8.count)
      }
      start = utf8.index(after: start)
    }
    return nil
  }

  func replacingCharacters(in range: Range<Index>, with part: String) -> String {
    String(self[..<range.lowerBound]) + part + String(self[range.upperBound...])
  }

  func replacingFirst(_ part: String, _ other: String) -> String {
    range(of: part).map { replacingCharacters(in: $0, with: other) } ?? self
  }
}
