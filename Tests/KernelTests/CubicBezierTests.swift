import NavSimKernel
import Testing

@Suite struct CubicBezierTests {
  private func bezier(_ points: [Double]) -> CubicBezier {
    CubicBezier(points[0], points[1], points[2], points[3])
  }

  @Test func valuesAreWithin1e12OfTheReference() {
    for (points, values) in References.beziers {
      for (x, expected) in zip(References.xs, values) {
        let value = bezier(points).value(at: x)
        #expect(abs(value - expected) <= 1e-12, "\(points) at \(x): \(value), not \(expected)")
      }
    }
  }

  @Test func endsAreExact() {
    for (points, _) in References.beziers {
      let curve = bezier(points)
      for x in [0, -0.0, -1, -Double.infinity, .nan] { #expect(curve.value(at: x) == 0) }
      for x in [1, 1.5, Double.infinity] { #expect(curve.value(at: x) == 1) }
      #expect(curve.value(at: 0x1p-1074) >= 0)
      #expect(curve.value(at: 1.0.nextDown) <= 1.0001)
    }
  }

  @Test func everyCurveWithinTheUnitSquareRises() {
    let steps = [0, 0.25, 0.5, 0.75, 1]
    for x1 in steps {
      for x2 in steps {
        let curve = CubicBezier(x1, 0, x2, 1)
        var last = 0.0
        for index in 1...200 {
          let value = curve.value(at: Double(index) / 200)
          #expect(value >= last - 1e-12, "(\(x1), 0, \(x2), 1) falls at \(index)/200")
          last = value
        }
      }
    }
  }

  @Test func controlPointsAreBounded() {
    #expect(CubicBezier(-3, 0, 7, 1) == CubicBezier(0, 0, 1, 1))
    #expect(CubicBezier(.nan, .nan, .infinity, .infinity) == CubicBezier(0, 0, 1, 1e6))
    // 3/8 · −10⁶ + 3/8 · 10⁶ + 1/8
    #expect(CubicBezier(0.5, -1e300, 0.5, 1e300).value(at: 0.5) == 0.125)
  }
}
