import NavSim
import Testing

@testable import NavSimCommand

// Messages on a stream, however it is cut, and whatever stands between them.

@Suite struct FrameReaderTests {
  private static func frames(_ text: String, pieces: Int = .max) -> [FrameReader.Frame] {
    var reader = FrameReader()
    var rest = Array(text.utf8)[...]
    var found: [FrameReader.Frame] = []
    while !rest.isEmpty {
      found += reader.take(Array(rest.prefix(pieces)))
      rest = rest.dropFirst(pieces == .max ? rest.count : pieces)
    }
    return found
  }

  private static func message(_ text: String) -> FrameReader.Frame { .message(Array(text.utf8)) }
  private static let lost = FrameReader.Frame.broken(
    "expected 'Content-Length: N' and an empty line")

  @Test(arguments: [1, 2, 3, 7, .max])
  func aStreamMayBeCutAnywhere(pieces: Int) {
    let text =
      "Content-Length: 2\r\n\r\n{}Content-Length: 5\r\nContent-Type: x\r\n\r\n[1,2]"
      + "content-length:0003\n\nabc\r\n\r\nContent-Length: 1\r\n\r\nx"
    let all = ["{}", "[1,2]", "abc", "x"].map(Self.message)
    #expect(Self.frames(text, pieces: pieces) == all)
  }

  @Test(arguments: [
    "nonsense\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: 1x\r\n\r\n",
    "Content-Length:\r\n\r\n", "Content-Length 3\r\n\r\n", "\u{0}\u{1}:\n\n",
  ])
  func whatIsNoHeaderIsToldAndTheNextIsRead(broken: String) {
    let frames = Self.frames(broken + "Content-Length: 2\r\n\r\n{}")
    #expect(frames == [Self.lost, Self.message("{}")])
  }

  @Test func muchOfTheSameIsToldOnce() {
    #expect(Self.frames(String(repeating: "x\r\n\r\n", count: 1_000)) == [Self.lost])
    #expect(Self.frames(String(repeating: "x", count: 1_000_000), pieces: 65_536) == [Self.lost])
    #expect(Self.frames(String(repeating: "a: b\r\n", count: 1_000)) == [Self.lost])
  }

  /// What is too long is passed over, byte by byte, and not kept.
  @Test func aMessageThatIsTooLongIsPassedOver() {
    var reader = FrameReader()
    let length = FrameReader.bodyLimit + 10
    let told = reader.take(Array("Content-Length: \(length)\r\n\r\n".utf8))
    #expect(told == [.broken("a message of \(length) bytes is too long")])
    let chunk = [UInt8](repeating: 120, count: 1 << 20)
    for _ in 0..<(length >> 20) { #expect(reader.take(chunk) == []) }
    let rest = [UInt8](repeating: 120, count: length & ((1 << 20) - 1))
    #expect(reader.take(rest + Array("Content-Length: 1\r\n\r\ny".utf8)) == [Self.message("y")])
    let huge = Self.frames("Content-Length: 99999999999999999999999\r\n\r\nxyz")
    #expect(huge == [.broken("a message of \(Int.max) bytes is too long")])
  }
}
