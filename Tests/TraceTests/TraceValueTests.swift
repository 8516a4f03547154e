import NavSimVocabulary
import Testing

@testable import NavSimTrace

@Suite struct TraceValueTests {
  private static let quantised: [(Double, Int64)] = [
    (0.0, 0), (0.0004, 0), (-0.0004, 0), (0.0005, 1), (-0.0005, -1), (0.3725, 373),
    (196.5, 196_500), (-0.7714, -771), (1e-300, 0), (0.001 - 1e-9, 1),
    (.nan, 0), (.infinity, 9_000_000_000_000_000), (-.infinity, -9_000_000_000_000_000),
    (1e300, 9_000_000_000_000_000), (-1e15, -9_000_000_000_000_000),
  ]

  @Test("numbers go to the nearest thousandth, half away from zero", arguments: quantised)
  func quantises(exact: Double, thousandths: Int64) {
    #expect(TraceValue.number(exact).bits == thousandths)
    #expect(TraceValue.number(exact).kind == .number)
  }

  @Test func takesNoMoreRoomThanTwoWords() {
    #expect(MemoryLayout<TraceValue>.stride == 16)
    #expect(MemoryLayout<TraceChange>.stride == 24)
    #expect(_isPOD(TraceValue.self) && _isPOD(TraceChange.self))
  }

  @Test func coloursAreEightBit() {
    #expect(TraceValue.color(Color(1, 0, 0)).packedColor == 0xFF00_00FF)
    #expect(TraceValue.color(Color(0.5, 0.5, 0.5, 0.5)) == .color(packed: 0x8080_8080))
  }

  @Test(
    "decimals are the shortest on the grid",
    arguments: [
      (0, "0"), (1, "0.001"), (-500, "-0.5"), (10, "0.01"), (1000, "1"), (-1, "-0.001"),
      (196_500, "196.5"), (12_340, "12.34"), (9_000_000_000_000_000, "9000000000000"),
      (-1_000_100, "-1000.1"),
    ])
  func prints(thousandths: Int64, text: String) {
    var buffer = ByteBuffer(capacity: 1)
    buffer.append(thousandths: thousandths)
    let bytes = buffer.array
    #expect(String(decoding: bytes, as: UTF8.self) == text)
    #expect(TraceNumber.thousandths(bytes[...]) == thousandths)
  }

  @Test(
    "what is no decimal is none",
    arguments: [
      "", "-", ".5", "1.", "1.2345", "1e3", "+1", "1,5", " 1", "--1", "1234567890123456", "0x1",
    ])
  func refuses(text: String) { #expect(TraceNumber.thousandths(text.utf8) == nil) }

  @Test(
    "a word that reads as another value is that value",
    arguments: [
      ("yes", TraceValue.flag(true)), ("no", .flag(false)), ("nil", .none),
      ("#FF0000", .color(packed: 0xFF00_00FF)), ("17", .number(17)),
    ])
  func plainWords(text: String, value: TraceValue) {
    var recorder = TraceRecorder(scenario: "", cell: [], framesPerSecond: 60)
    #expect(recorder.word(text) == value)
  }

  @Test("what cannot stand bare is a text", arguments: ["", "two words", "a\"b", "9lives", "#x"])
  func noWords(text: String) {
    var recorder = TraceRecorder(scenario: "", cell: [], framesPerSecond: 60)
    #expect(recorder.word(text).kind == .text)
    #expect(recorder.word("red").kind == .word)
  }
}
