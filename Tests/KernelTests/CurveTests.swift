import NavSimKernel
import Testing

@Suite struct CurveTests {
  static let all: [Curve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .caDefault, .navigation,
    .spring(Spring(mass: 1, stiffness: 100, damping: 10), cutoff: 0.4),
  ]

  @Test func navigationSpringFollowsItsPublishedTable() {
    // The 3/1000/500 spring as critically damped, by the closed form in six decimals.
    let table: [(Double, Double)] = [
      (0.05, 0.232230), (0.1, 0.544778), (0.15, 0.758261), (0.2, 0.879282), (0.25, 0.942038),
      (0.3, 0.972919), (0.35, 0.987599), (0.4, 0.994408), (0.45, 0.997509),
    ]
    for (time, expected) in table {
      let value = Curve.navigation.value(at: time, duration: 0.5)
      #expect(abs(value - expected) < 6e-7, "at \(time)")
    }
    #expect(Curve.navigation.value(at: 0.5.nextDown, duration: 0.5) < 0.999)
    #expect(Curve.navigation.value(at: 0.5, duration: 0.5) == 1)
    #expect(Curve.navigation.value(at: 0.4, duration: 0.1) < 1, "a spring has its own clock")
  }

  @Test func everyCurveStartsAtZeroAndEndsAtOne() {
    for curve in Self.all {
      for elapsed in [0, -0.0, -1, -Double.infinity, .nan] {
        #expect(curve.value(at: elapsed, duration: 0.5) == 0, "\(curve) at \(elapsed)")
      }
      for elapsed in [0.5, 0.7, Double.infinity] {
        #expect(curve.value(at: elapsed, duration: 0.5) == 1, "\(curve) at \(elapsed)")
      }
    }
  }

  @Test func noDurationMeansDone() {
    for curve in Self.all {
      for duration in [0, -0.0, -1, -Double.infinity, .nan] {
        #expect(curve.value(at: 0, duration: duration) == 1, "\(curve) over \(duration)")
      }
    }
  }

  @Test func linearIsTheFraction() {
    #expect(Curve.linear.value(at: 0.125, duration: 0.5) == 0.25)
    #expect(Curve.linear.value(at: 1e300, duration: .infinity) == 0)
    #expect(Curve.linear.value(at: .infinity, duration: .infinity) == 1)
  }

  @Test func easesAreEachOthersMirrorImage() {
    for index in 0...20 {
      let x = Double(index) / 20
      let into = Curve.easeIn.value(at: x, duration: 1)
      let out = Curve.easeOut.value(at: 1 - x, duration: 1)
      #expect(abs(into + out - 1) < 1e-12)
      let both = Curve.easeInOut.value(at: x, duration: 1)
      #expect(abs(both + Curve.easeInOut.value(at: 1 - x, duration: 1) - 1) < 1e-12)
    }
  }
}
