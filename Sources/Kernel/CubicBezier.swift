/// A timing curve of Core Animation and CSS: the cubic Bézier from (0,0) to (1,1) with two control
/// points, read as a function of x.
///
/// Source: CAMediaTimingFunction, and "CSS Easing Functions" (documented).
public struct CubicBezier: Hashable, Sendable {
  /// The control points as they were given, after bounding.
  public let x1: Double, y1: Double, x2: Double, y2: Double

  // x(s) = ((ax·s + bx)·s + cx)·s, and y alike.
  private let ax: Double, bx: Double, cx: Double
  private let ay: Double, by: Double, cy: Double

  /// A curve by its control points. The x of both are bounded to 0...1, so that there is one y for
  /// each x (as CSS demands); the y of both to ±10⁶; NaN counts as 0.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = Maths.bounded(x1, 0, 1, nan: 0)
    self.y1 = Maths.bounded(y1, -1e6, 1e6, nan: 0)
    self.x2 = Maths.bounded(x2, 0, 1, nan: 0)
    self.y2 = Maths.bounded(y2, -1e6, 1e6, nan: 0)
    cx = 3 * self.x1
    bx = 3 * (self.x2 - self.x1) - cx
    ax = 1 - cx - bx
    cy = 3 * self.y1
    by = 3 * (self.y2 - self.y1) - cy
    ay = 1 - cy - by
  }

  /// y at x. Exactly 0 for x ≤ 0 (and NaN) and exactly 1 for x ≥ 1.
  public func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    let s = parameter(at: x)
    return ((ay * s + by) * s + cy) * s
  }

  /// The s with x(s) = x: Newton's steps, kept inside a bracket that only shrinks. Where a step
  /// would leave the bracket, or has no slope to go by, the bracket is halved instead.
  private func parameter(at x: Double) -> Double {
    var low: Double = 0
    var high: Double = 1
    var s = x
    for _ in 0..<100 {
      let error = ((ax * s + bx) * s + cx) * s - x
      if error == 0 { return s }
      if error < 0 { low = s } else { high = s }
      let slope = (3 * ax * s + 2 * bx) * s + cx
      var next = s - error / slope
      if !(next > low && next < high) { next = low + (high - low) * 0.5 }
      let move = next > s ? next - s : s - next
      s = next
      if move <= 1e-16 { break }
    }
    return s
  }
}
