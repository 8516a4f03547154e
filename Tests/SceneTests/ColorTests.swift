import NavSimVocabulary
import Testing

/// Colours by name and by number: UIColor's own, as Apple's documentation of UIColor has them.
@Suite struct ColorTests {
  /// The components of the documentation in 8 bits: a third is 85, two thirds are 170.
  static let named: [(String, UInt32)] = [
    ("black", 0x0000_00FF), ("darkGray", 0x5555_55FF), ("lightGray", 0xAAAA_AAFF),
    ("white", 0xFFFF_FFFF), ("gray", 0x8080_80FF), ("red", 0xFF00_00FF), ("green", 0x00FF_00FF),
    ("blue", 0x0000_FFFF), ("cyan", 0x00FF_FFFF), ("yellow", 0xFFFF_00FF),
    ("magenta", 0xFF00_FFFF), ("orange", 0xFF80_00FF), ("purple", 0x8000_80FF),
    ("brown", 0x9966_33FF), ("clear", 0x0000_0000),
  ]

  @Test(arguments: named) func aName(name: String, packed: UInt32) {
    #expect(Color(text: name)?.packed == packed)
  }

  @Test func everyNameIsInTheTable() {
    #expect(Color.named.map(\.name) == Self.named.map(\.0))
  }

  @Test(arguments: [
    ("#010203", 0x0102_03FF as UInt32), ("#A0b0C0d0", 0xA0B0_C0D0), ("#f9F9f9", 0xF9F9_F9FF),
  ]) func aNumber(text: String, packed: UInt32) {
    #expect(Color(text: text)?.packed == packed)
    #expect(Color(text: text) == Color(packed: packed))
  }

  @Test(arguments: ["", "#", "#12345", "#1234567", "#123456789", "#12345G", "123456", "Red"])
  func noColour(text: String) { #expect(Color(text: text) == nil) }

  /// Components beyond 0...1 are cut off; what is no number is 0.
  @Test func packingTakesAnyNumber() {
    #expect(Color(-1, 2, .nan, .infinity).packed == 0x00FF_00FF)
    #expect(Color(0.5, 0.1, 0.001, 0.999).packed == 0x801A_00FF)
  }

  /// Source-over of colours that are not premultiplied: (c·a + d·b·(1 - a)) / (a + b·(1 - a)).
  @Test func overAnother() {
    #expect(Color(1, 0, 0, 0.5).over(.white).packed == 0xFF80_80FF)
    #expect(Color.clear.over(.clear) == .clear)
    #expect(Color(1, 0, 0).over(.white) == Color(1, 0, 0))
    let half = Color(1, 0, 0, 0.5).over(Color(0, 0, 1, 0.5))
    // a 0.75, red 0.5 / 0.75, blue 0.25 / 0.75.
    #expect(half.packed == 0xAA00_55BF)
    #expect(Color(1, 0, 0, 0.5).faded(0.5).alpha == 0.25)
  }
}
