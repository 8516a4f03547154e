import NavSimScene
import NavSimVocabulary
import Testing

/// Materials over what is behind them; the numbers are worked out beside them.
@Suite struct CompositeTests {
  private let screen = Rect(x: 0, y: 0, width: 100, height: 100)

  private func frost(_ tint: Color, sigma: Double = 10, strength: Double = 1) -> Paint {
    Paint(rect: screen, color: tint, blur: Blur(sigma: sigma, saturation: 1, strength: strength))
  }

  private func half(_ color: Color) -> Paint {
    Paint(rect: Rect(x: 50, y: 0, width: 50, height: 100), color: color)
  }

  @Test func aBlurOverOneColourLeavesIt() {
    let paints = [Paint(rect: screen, color: Color(0, 0, 1)), frost(Color(1, 1, 1, 0.8))]
    // 0.8 + 0.2 * 0 and 0.8 + 0.2 * 1.
    #expect(composite(paints, at: Point(x: 50, y: 50)).text == "#CCCCFF")
  }

  /// Weights 1 4 6 4 1 of 16, ten points apart.
  @Test(arguments: [
    (50.0, 11.0), (49.0, 5.0), (60.0, 15.0), (59.0, 11.0), (40.0, 5.0), (39.0, 1.0), (70.0, 16.0),
    (29.0, 0.0), (69.0, 15.0), (30.0, 1.0),
  ])
  func aBlurAveragesOverAnEdge(x: Double, white: Double) {
    let paints = [Paint(rect: screen, color: .black), half(.white), frost(.clear)]
    let seen = composite(paints, at: Point(x: x, y: 50))
    #expect(abs(seen.red - white / 16) < 1e-12)
    #expect(seen.alpha == 1)
  }

  @Test func strengthIsThePartOfTheMaterialThatShows() {
    let paints = [
      Paint(rect: screen, color: .black), half(.white), frost(Color(1, 0, 0, 0.5), strength: 0.5),
    ]
    // At 49: blurred 5/16; tinted red (1 + 5/16) / 2, green 5/32; half of that over black.
    let seen = composite(paints, at: Point(x: 49, y: 50))
    #expect(abs(seen.red - 21.0 / 64) < 1e-12)
    #expect(abs(seen.green - 5.0 / 64) < 1e-12)
  }

  @Test func tapsBeyondTheScreenTakeItsEdge() {
    let paints = [
      Paint(rect: screen, color: .black),
      Paint(rect: Rect(x: 0, y: 0, width: 5, height: 100), color: .white), frost(.clear),
    ]
    // At 2: the taps at -18, -8 and 2 see the white strip: 11 of 16.
    #expect(abs(composite(paints, at: Point(x: 2, y: 50)).red - 11.0 / 16) < 1e-12)
  }

  @Test func saturationMovesAwayFromGrey() {
    let backdrop = Color(0.5, 0.25, 0.75)
    let grey = 0.2126 * 0.5 + 0.7152 * 0.25 + 0.0722 * 0.75
    for (saturation, red) in [(0.0, grey), (1.0, 0.5), (2.0, 1 - grey)] {
      let paints = [
        Paint(rect: screen, color: backdrop),
        Paint(
          rect: screen, color: .clear,
          blur: Blur(sigma: 10, saturation: saturation, strength: 1)),
      ]
      #expect(abs(composite(paints, at: Point(x: 50, y: 50)).red - red) < 1e-12)
    }
  }

  @Test func aBlurBelowABlurIsNotBlurredTwice() {
    let paints = [
      Paint(rect: screen, color: .black), half(.white), frost(.clear), frost(.clear),
    ]
    #expect(abs(composite(paints, at: Point(x: 49, y: 50)).red - 5.0 / 16) < 1e-12)
  }

  @Test func whatLiesOverAMaterialIsNotBlurred() {
    let paints = [
      Paint(rect: screen, color: .black), frost(.clear), half(Color(1, 1, 1, 0.5)),
    ]
    #expect(composite(paints, at: Point(x: 49, y: 50)).red == 0)
    #expect(composite(paints, at: Point(x: 50, y: 50)).red == 0.5)
  }

  /// Where all is uniform it is what shows, to the last bit: nothing is averaged.
  @Test func aBlurOverOneColourIsThatColour() {
    let third = Color(85.0 / 255, 33.0 / 255, 1)
    let paints = [Paint(rect: screen, color: third), frost(.clear)]
    // Near the screen's edge too, which is where the blur ends.
    for x in [5.0, 50, 95] {
      #expect(composite(paints, at: Point(x: x, y: 50)) == third)
      #expect(composite(paints, at: Point(x: 50, y: x)) == third)
    }
  }

  /// What two rectangles have in common; nothing where they do not meet.
  @Test func rectanglesAreCutToOneAnother() {
    let wide = Rect(x: 10, y: 20, width: 50, height: 40)
    #expect(wide.clipped(to: screen) == wide)
    #expect(
      wide.clipped(to: Rect(x: 0, y: 0, width: 40, height: 30))
        == Rect(x: 10, y: 20, width: 30, height: 10))
    let beside = wide.clipped(to: Rect(x: 80, y: 0, width: 20, height: 100))
    #expect(beside.width == 0 && beside.height == 40)
    let below = wide.clipped(to: Rect(x: 0, y: 80, width: 100, height: 20))
    #expect(below.width == 50 && below.height == 0)
  }
}
