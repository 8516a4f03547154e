import Testing

@testable import NavSimNavigation

/// The layout of titles against the worked vectors of Xieyupeng520, "Title jump in the iOS
/// navigation bar", and against its own rules on every small bar.
@Suite struct TitleLayoutTests {
  /// One row of the article's formulas, worked out by hand.
  struct Vector: Sendable, CustomTestStringConvertible {
    let width, a, b, c: Double
    let start, end, left, right, limit, overflowLeft, overflowWidth, leftJump, rightJump: Double

    var testDescription: String { "W \(width) A \(a) B \(b) C \(c)" }
  }

  private static func row(_ n: Double...) -> Vector {
    Vector(
      width: n[0], a: n[1], b: n[2], c: n[3], start: n[4], end: n[5], left: n[6], right: n[7],
      limit: n[8], overflowLeft: n[9], overflowWidth: n[10], leftJump: n[11], rightJump: n[12])
  }

  //  W    A    B    C    L    R    left right limit b.left b.width jumps
  static let vectors: [Vector] = [
    row(414, 40, 100, 40, 66, 348, 157, 257, 282, 0, 282, 0, 0),
    row(414, 40, 414, 40, 66, 348, 66, 348, 282, 0, 282, 66, 66),
    row(414, 100, 414, 100, 126, 288, 126, 288, 162, 0, 162, 126, 126),
    row(414, 100, 200, 40, 126, 348, 126, 307, 162, 0, 222, 19, 0),
    row(414, 40, 300, 100, 66, 288, 66, 288, 162, -60, 222, 9, 69),
    row(414, 0, 414, 0, 26, 388, 26, 388, 362, 0, 362, 26, 26),
    row(375, 0, 400, 0, 22, 353, 22, 353, 331, 0, 331, 34.5, 34.5),
    row(375, 60, 250, 44, 82, 309, 82, 309, 211, 0, 227, 19.5, 3.5),
    row(375, 44, 200, 88, 66, 265, 87.5, 265, 155, -44, 199, 0, 22.5),
    row(320, 60, 180, 60, 82, 238, 82, 238, 156, 0, 156, 12, 12),
  ]

  private func layout(_ width: Double, _ a: Double?, _ b: Double, _ c: Double?) -> TitleLayout {
    TitleLayout(
      width: width, left: a, title: b, right: c,
      gaps: TitleLayout.Gaps(width: width, IOSProfile.profile(17).titles))
  }

  @Test(arguments: vectors) func aWorkedVector(vector: Vector) {
    let layout = layout(vector.width, vector.a, vector.b, vector.c)
    #expect(layout.start == vector.start)
    #expect(layout.end == vector.end)
    #expect(layout.titleLeft == vector.left)
    #expect(layout.titleRight == vector.right)
    #expect(layout.titleWidth == vector.right - vector.left)
    #expect(layout.limit == vector.limit)
    #expect(layout.overflowLeft == vector.overflowLeft)
    #expect(layout.overflowWidth == vector.overflowWidth)
    #expect(layout.leftJump == vector.leftJump)
    #expect(layout.rightJump == vector.rightJump)
  }

  @Test(arguments: [(375.0, 8.0, 367.0), (414, 12, 402), (320, 8, 312)])
  func withoutSideItems(width: Double, left: Double, right: Double) {
    let layout = layout(width, nil, 1000, nil)
    #expect(layout.titleLeft == left)
    #expect(layout.titleRight == right)
  }

  /// A max = C.left - 2 gap2, then B has nothing; both oversized: half of what is left each.
  @Test func sideItemsThatDoNotFit() {
    let one = layout(414, 1000, 100, 40)
    #expect(one.left == 322)  // 414 - 2 * 20 - 2 * 6 - 40
    #expect(one.right == 40)
    #expect(one.titleWidth == 0)
    let other = layout(414, 40, 100, 1000)
    #expect(other.left == 40)
    #expect(other.right == 322)
    let both = layout(414, 500, 100, 600)
    #expect(both.left == 181)  // (414 - 2 * 20 - 2 * 6) / 2
    #expect(both.right == both.left)
    #expect(both.start == both.end)
    #expect(layout(375, 1000, 10, nil).left == 345)  // 375 - 16 - 6 - 8
  }

  /// Every bar with widths on a grid: what holds for all of them.
  @Test(arguments: [320.0, 375, 376, 414, 667]) func everySmallBar(width: Double) {
    let sides: [Double?] = [nil] + stride(from: 0.0, through: 200, by: 20).map { $0 }
    for a in sides {
      for c in sides {
        for b in stride(from: 0.0, through: width + 20, by: 5) {
          let layout = layout(width, a, b, c)
          let twin = self.layout(width, c, b, a)
          #expect(layout.titleWidth <= b)
          #expect(layout.titleLeft >= layout.start)
          #expect(layout.titleRight <= layout.end)
          #expect(layout.leftJump == twin.rightJump, "a mirrored bar jumps the other way")
          #expect(layout.titleLeft - layout.centred == layout.leftJump)
          let jumps = layout.leftJump > 0 || layout.rightJump > 0
          #expect(jumps == (b > layout.limit), "W \(width) A \(a ?? -1) B \(b) C \(c ?? -1)")
        }
      }
    }
  }

  @Test func strangeNumbers() {
    #expect(layout(0, 10, 10, 10).titleWidth == 0)
    #expect(layout(-5, nil, -3, nil).wanted == 0)
    #expect(layout(375, -20, 100, -20).start == 22)
    #expect(layout(375, 1e300, 1e300, 1e300).titleWidth == 0)
  }
}
