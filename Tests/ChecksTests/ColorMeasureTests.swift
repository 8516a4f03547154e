import NavSimTrace
import Testing

@testable import NavSimChecks

/// How colours are compared: channel by channel, as a person sees them, and against a way between two.
@Suite struct ColorMeasureTests {
  private static func color(_ packed: UInt32) -> TraceValue { .color(packed: packed) }
  private static let black = color(0x0000_00FF)
  private static let white = color(0xFFFF_FFFF)

  // MARK: ColorDistance

  @Test func theLargestDifferenceOfAChannel() {
    #expect(ColorDistance.between(Self.black, Self.white) == 1)
    #expect(ColorDistance.between(Self.white, Self.black) == 1)
    #expect(ColorDistance.between(Self.white, Self.white) == 0)
    for shift: UInt32 in [24, 16, 8, 0] {
      for step: UInt32 in [1, 30, 254] {
        let other = Self.color(step << shift)
        #expect(ColorDistance.between(other, Self.color(0)) == Double(step) / 255)
        #expect(ColorDistance.between(Self.color(0), other) == Double(step) / 255)
      }
    }
    #expect(ColorDistance.between(Self.color(0x1020_3040), Self.color(0)) == 64.0 / 255)
    #expect(ColorDistance.between(Self.color(0x1080_3040), Self.color(0)) == 128.0 / 255)
  }

  @Test func whatIsNoColourIsTheSameOrNot() {
    for measure in [ColorDistance.between, PerceivedDistance.between] {
      #expect(measure(nil, nil) == 0)
      #expect(measure(.number(1), .number(1)) == 0)
      #expect(measure(.number(1), .number(2)) == 1)
      for other: TraceValue? in [nil, .number(0), .flag(true)] {
        for color in [Self.black, Self.white, Self.color(0)] {
          #expect(measure(color, other) == 1)
          #expect(measure(other, color) == 1)
        }
      }
    }
  }

  // MARK: PerceivedDistance

  /// From Ottosson's formula, worked out apart with a computer's own powers and cube roots.
  @Test(
    arguments: [
      (0x0000_00FF, 0xFFFF_FFFF, 1.0), (0xFF00_00FF, 0x0000_00FF, 0.678770),
      (0x00FF_00FF, 0x0000_00FF, 0.915227), (0x0000_FFFF, 0x0000_00FF, 0.549927),
      (0xFF00_00FF, 0x00FF_00FF, 0.519813), (0xFF00_00FF, 0x0000_FFFF, 0.537090),
      (0x00FF_00FF, 0x0000_FFFF, 0.673372), (0xFF00_00FF, 0xFFFF_FFFF, 0.452568),
      (0x00FF_00FF, 0xFFFF_FFFF, 0.323669), (0x0000_FFFF, 0xFFFF_FFFF, 0.631183),
      // The light of a channel is a straight line up to a step of 10, and a curve from 11 on.
      (0x0A0A_0AFF, 0x0000_00FF, 0.144788), (0x0B0B_0BFF, 0x0000_00FF, 0.149577),
      (0x8080_80FF, 0x0000_00FF, 0.599871),
    ] as [(UInt32, UInt32, Double)])
  func coloursAsAPersonSeesThem(one: UInt32, other: UInt32, far: Double) {
    let there = PerceivedDistance.between(Self.color(one), Self.color(other))
    let back = PerceivedDistance.between(Self.color(other), Self.color(one))
    #expect(there == back)
    #expect(max(there - far, far - there) < 0.000_002)
  }

  @Test func opacitiesDifferToo() {
    #expect(PerceivedDistance.between(Self.color(0xFF), Self.color(0)) == 1)
    #expect(PerceivedDistance.between(Self.color(0xFF), Self.color(0x80)) == 1 - 128.0 / 255)
    #expect(PerceivedDistance.between(Self.color(0x80), Self.color(0x80)) == 0)
  }

  @Test func rootsAreThoseOfWholePowers() {
    #expect(PerceivedDistance.cubeRoot(0) == 0)
    #expect(PerceivedDistance.fifthRoot(0) == 0)
    #expect(PerceivedDistance.cubeRoot(-1) == 0)
    #expect(PerceivedDistance.fifthRoot(-1) == 0)
    for root in [1, 0.5, 0.25, 0.125, 0.01] {
      let cube = PerceivedDistance.cubeRoot(root * root * root)
      #expect(max(cube - root, root - cube) < 1e-12)
      let fifth = PerceivedDistance.fifthRoot(root * root * root * root * root)
      #expect(max(fifth - root, root - fifth) < 1e-12)
    }
  }

  // MARK: Corridor

  @Test func aCorridorIsTheBoxOfTwoLooks() {
    var way = Corridor(from: Self.color(0x8080_80FF), to: Self.color(0xC0C0_C0FF))
    for inside: UInt32 in [0x8080_80FF, 0xC0C0_C0FF, 0x80C0_A0FF] {
      #expect(way.distance(of: Self.color(inside)) == 0)
    }
    #expect(way.distance(of: Self.color(0x7F80_80FF)) == 1.0 / 255)
    #expect(way.distance(of: Self.color(0xC0C1_C0FF)) == 1.0 / 255)
    #expect(way.distance(of: Self.color(0xA0A0_00FF)) == 128.0 / 255)
    #expect(way.distance(of: Self.color(0xA0FF_A0FF)) == 63.0 / 255)
    #expect(way.distance(of: Self.color(0xA0A0_A0FE)) == 1.0 / 255)
    way.widen(by: Self.black)
    #expect(way.distance(of: Self.color(0x4040_40FF)) == 0)
    #expect(way.distance(of: Self.white) == 63.0 / 255)
    // The same whichever end comes first.
    let back = Corridor(from: Self.color(0xC0C0_C0FF), to: Self.color(0x8080_80FF))
    #expect(back.distance(of: Self.color(0x7F80_80FF)) == 1.0 / 255)
  }

  /// What is no colour lies on the way only where it is one of its ends.
  @Test func aCorridorOfOtherValues() {
    let way = Corridor(from: .number(1), to: Self.black)
    #expect(way.distance(of: .number(1)) == 0)
    #expect(way.distance(of: .number(2)) == 1)
    let other = Corridor(from: Self.black, to: .number(1))
    #expect(other.distance(of: .number(1)) == 0)
    #expect(other.distance(of: .flag(true)) == 1)
    #expect(Corridor(from: Self.black, to: Self.white).distance(of: .none) == 1)
  }

  @Test func anOutsiderLiesAsFarOutAsAsked() {
    func outsider(_ low: UInt32, _ high: UInt32, by distance: Double) -> TraceValue? {
      Corridor(from: Self.color(low), to: Self.color(high)).outsider(
        by: distance, of: Self.color(low))
    }
    // 0.12 of 255 is 30.6: a step of 31 is more.
    #expect(outsider(0x8080_80FF, 0xC0C0_C0FF, by: 0.12) == Self.color(0xDF80_80FF))
    #expect(outsider(0x0000_00FF, 0xE0E0_E0FF, by: 0.12) == Self.color(0xFF00_00FF))
    // No room above: below, where there is some, down to the last step.
    #expect(outsider(0x2000_00FF, 0xE100_00FF, by: 0.12) == Self.color(0x0100_00FF))
    #expect(outsider(0x1F00_00FF, 0xE100_00FF, by: 0.12) == Self.color(0x0000_00FF))
    #expect(outsider(0x1E00_00FF, 0xE100_00FF, by: 0.12) == Self.color(0x1E1F_00FF))
    #expect(outsider(0x0000_10FF, 0xFFFF_10FF, by: 0.12) == Self.color(0x0000_2FFF))
    #expect(outsider(0x0000_00FF, 0xFFFF_FFFF, by: 0.12) == nil)
  }

  @Test func theMiddleOneOfThreeColours() {
    let colors = [0x10FF_20FF, 0x2000_40FE, 0x3080_30FD].map { Self.color($0) }
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let middle = TraceValue.median(colors[order[0]], colors[order[1]], colors[order[2]])
      #expect(middle == Self.color(0x2080_30FE))
    }
    #expect(Self.color(0x1020_30FF).channels == [0x10, 0x20, 0x30, 0xFF])
  }

  // MARK: Contrast

  /// Worked out apart from the formulas of WCAG 2.2 and OKLab: ratio and distance of hue.
  @Test(
    arguments: [
      (0x0000_00FF, 0xFFFF_FFFF, 21, 0), (0x0000_00FF, 0x0A1F_44FF, 1.29, 0.075),
      (0xFFFF_FFFF, 0xFFFF_00FF, 1.07, 0.211), (0x3333_33FF, 0x2222_22FF, 1.26, 0),
      (0xFF00_00FF, 0x7777_77FF, 1.12, 0.258), (0xFFFF_FFFF, 0xC7C7_CCFF, 1.68, 0.007),
    ] as [(UInt32, UInt32, Double, Double)])
  func contrastAndHue(ink: UInt32, ground: UInt32, ratio: Double, hue: Double) {
    #expect(abs(PerceivedDistance.contrast(ink, ground) - ratio) < 0.006)
    #expect(abs(PerceivedDistance.contrast(ground, ink) - ratio) < 0.006)
    #expect(abs(PerceivedDistance.chroma(ink, ground) - hue) < 0.001)
  }
}
