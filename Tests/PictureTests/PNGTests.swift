import NavSimScene
import NavSimVocabulary
import Testing

@testable import NavSimReport

/// The encoder against what other programs say of the same bytes, and against a decoder of its own.
@Suite struct PNGTests {
  /// The check values of the catalogue of CRCs, and of RFC 1950's Adler-32 for "Wikipedia".
  @Test func checksumsAreTheKnownOnes() {
    #expect(PNG.crc(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(PNG.adler(Array("Wikipedia".utf8)) == 0x11E6_0398)
    #expect(PNG.crc([]) == 0)
    #expect(PNG.adler([]) == 1)
  }

  static let samples: [[UInt8]] = [
    [], [7], Array(repeating: 0, count: 100_000), Array("abcabcabcabcabcabx".utf8),
    (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* $0 / 7) },
    (0..<600).flatMap { _ in Array("the bar jumps ".utf8) },
  ]

  @Test(arguments: samples)
  func whatIsCompressedComesBack(bytes: [UInt8]) {
    let packed = Deflate.compress(bytes)
    #expect(Inflate.read(packed) == bytes)
  }

  @Test func repetitionsAreNamed() {
    let bytes = Array(repeating: UInt8(9), count: 100_000)
    #expect(Deflate.compress(bytes).count < 1000)
  }

  @Test func aPictureHasItsHeadAndItsPixels() {
    var canvas = Canvas(width: 3, height: 2, .white)
    canvas.fill(Rect(x: 1, y: 0, width: 1, height: 1), Color(1, 0, 0))
    let file = PNG.bytes(canvas)
    #expect(file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(Array(file[16..<29]) == [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0])
    #expect(canvas.color(x: 1, y: 0) == Color(1, 0, 0))
    #expect(canvas.color(x: 0, y: 0) == .white)
  }

  @Test func halfAPixelIsMixed() {
    var canvas = Canvas(width: 2, height: 1, .black)
    canvas.fill(Rect(x: 0.5, y: 0, width: 1, height: 1), .white)
    #expect(canvas.bytes == [128, 128, 128, 128, 128, 128])
  }
}

/// Reads what `Deflate` may write: blocks in the fixed code.
enum Inflate {
  static func read(_ bytes: [UInt8]) -> [UInt8]? {
    var place = 0
    func bit() -> Int {
      defer { place += 1 }
      return place / 8 < bytes.count ? Int(bytes[place / 8] >> UInt8(place % 8)) & 1 : 0
    }
    func low(_ count: Int) -> Int { (0..<count).reduce(0) { $0 | bit() << $1 } }
    func high(_ count: Int, _ start: Int = 0) -> Int {
      (0..<count).reduce(start) { code, _ in code << 1 | bit() }
    }
    guard bit() == 1, low(2) == 1 else { return nil }
    var result: [UInt8] = []
    while place < bytes.count * 8 {
      let symbol: Int
      let seven = high(7)
      if seven < 24 {
        symbol = 256 + seven
      } else {
        let eight = high(1, seven)
        switch eight {
        case 0x30..<0xC0: symbol = eight - 0x30
        case 0xC0..<0xC8: symbol = 280 + eight - 0xC0
        default: symbol = 144 + high(1, eight) - 0x190
        }
      }
      if symbol < 256 {
        result.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return result }
      let bases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
        131, 163, 195, 227, 258,
      ]
      let index = symbol - 257
      let extra = index < 8 || index == 28 ? 0 : (index - 4) / 4
      let length = bases[index] + low(extra)
      let code = high(5)
      let bits = code < 4 ? 0 : code / 2 - 1
      let distance = (code < 4 ? code : (2 + code % 2) << bits) + low(bits) + 1
      guard distance <= result.count else { return nil }
      for _ in 0..<length { result.append(result[result.count - distance]) }
    }
    return nil
  }
}
