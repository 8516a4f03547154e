import NavSimKernel
import Testing

@Suite struct CurveTests {
  @Test func navigationSpringFollowsItsPublishedTable() {
    // model.md's table of the 3/1000/500 spring, critically damped.
    let table: [(Double, Double)] = [
      (0.05, 0.232230), (0.1, 0.544778), (0.15, 0.758261), (0.2, 0.879282), (0.25, 0.942038),
      (0.3, 0.972919), (0.35, 0.987599), (0.4, 0.994408), (0.45, 0.997509),
    ]
    for (t, x) in table {
      let value = Curve.navigation.value(at: t, duration: 0.5)
      #expect(abs(value - x) < 6e-7, "at \(t)")
    }
    #expect(Curve.navigation.value(at: 0.5, duration: 0.5) == 1)
  }
}
