import NavSimKernel
import Testing

@testable import NavSimTrace

// The searches look at eight bytes in a step; here they are held against the plain way.

@Suite struct TraceBytesTests {
  /// A text of the bytes that the searches look for.
  private static func text(_ generator: inout Generator) -> [UInt8] {
    let pieces = ["\n", "\n", "== ", "=", "\n== ", "+", "\n+1", "a", "\u{B}", "<", "abcdefghijk"]
    var text = "n"
    for _ in 0..<generator.below(30) { text += pieces[generator.below(pieces.count)] }
    return Array(text.utf8)
  }

  private static func starts(_ first: UInt8, _ text: [UInt8], _ range: Range<Int>) -> [Int] {
    range.filter { at in
      text[at] == first && text[at - 1] == 10
        && (first != 61 || text[at...].starts(with: Array("== ".utf8)))
    }
  }

  @Test("lines are found from both sides as a plain search finds them")
  func linesAreFound() {
    var generator = Generator(seed: 5)
    for _ in 0..<20_000 {
      let bytes = Self.text(&generator)
      let low = 1 + generator.below(bytes.count)
      let end = low + generator.below(bytes.count - low + 1)
      let file = TraceBytes.File("t")
      bytes.withUnsafeBytes { raw in
        let text = TraceBytes(raw, of: file)
        for first: UInt8 in [61, 43] {
          let found = text.lastLine(first, from: low, before: end)
          #expect(found == Self.starts(first, bytes, low..<end).last, "\(bytes) \(low)..<\(end)")
        }
        #expect(
          text.lineStart(end, low: low) == ((low..<end).last { bytes[$0] == 10 } ?? low - 1) + 1)
        let start = text.lineEnd(low) + 1
        guard start < end else { return }
        let found = text.phaseStart(from: start, to: end)
        #expect(found == Self.starts(61, bytes, start..<end).first, "\(bytes) \(start)..<\(end)")
      }
    }
  }
}
