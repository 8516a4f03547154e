import NavSimVocabulary

/// A blur material's approximation: what lies below is saturated, averaged around the point, and
/// tinted. UIKit's own recipe is not published (choice: Flutter's navigation bar).
public struct Blur: Hashable, Sendable {
  /// Standard deviation of the average, in points.
  public var sigma: Double
  /// Saturation of what is blurred; 1 leaves colours alone.
  public var saturation: Double
  /// How much of the material shows, 0 to 1: the opacity of the effect's view.
  public var strength: Double

  /// A blur.
  public init(sigma: Double, saturation: Double, strength: Double) {
    self.sigma = sigma
    self.saturation = saturation
    self.strength = strength
  }
}

/// What the eye sees at a point, given what is painted back to front: source-over in gamma-encoded
/// sRGB, without linearising (observed: common UIKit behaviour).
public func composite(_ paints: [Paint], at point: Point) -> Color {
  seen(paints, paints.count, at: point, blurring: true)
}

/// The first `count` paints at a point. What a blur looks at is not blurred once more.
private func seen(_ paints: [Paint], _ count: Int, at point: Point, blurring: Bool) -> Color {
  var seen = Color.black
  for index in 0..<count where paints[index].rect.contains(point) {
    let paint = paints[index]
    guard let blur = paint.blur else {
      if paint.color.alpha > 0 { seen = paint.color.over(seen) }
      continue
    }
    if blur.strength <= 0 { continue }
    var behind = seen
    if blurring, blur.sigma > 0 { behind = average(paints, index, at: point, blur.sigma, seen) }
    if blur.saturation != 1 { behind = saturated(behind, blur.saturation) }
    seen = between(seen, paint.color.over(behind), blur.strength)
  }
  return seen
}

/// Binomial weights of five taps, one standard deviation apart: their variance is that of the blur.
private let weights = [1.0 / 16, 4.0 / 16, 6.0 / 16, 4.0 / 16, 1.0 / 16]

/// The average around a point of what the first `count` paints show. Where all of them are uniform
/// there it is what shows at the point. Taps beyond the first paint's rectangle, the screen, take
/// its edge.
private func average(
  _ paints: [Paint], _ count: Int, at point: Point, _ sigma: Double, _ here: Color
) -> Color {
  guard let screen = paints.first?.rect else { return here }
  // The outermost taps belong to the box.
  let box = Rect(
    x: point.x - 2 * sigma, y: point.y - 2 * sigma, width: 4 * sigma + 0.001,
    height: 4 * sigma + 0.001
  ).clipped(to: screen)
  var isUniform = true
  for index in 0..<count where paints[index].color.alpha > 0 {
    if paints[index].rect.cuts(box) { isUniform = false }
  }
  if isUniform { return here }
  // The last pixel of the screen is inside it, its edge is not.
  let right = screen.x + screen.width - 0.001
  let bottom = screen.y + screen.height - 0.001
  var sum = Color(0, 0, 0, 0)
  for row in 0..<5 {
    for column in 0..<5 {
      let x = point.x + Double(column - 2) * sigma
      let y = point.y + Double(row - 2) * sigma
      let tap = Point(
        x: min(max(x, screen.x), right), y: min(max(y, screen.y), bottom))
      let color = seen(paints, count, at: tap, blurring: false)
      let weight = weights[row] * weights[column]
      sum.red += color.red * weight
      sum.green += color.green * weight
      sum.blue += color.blue * weight
      sum.alpha += color.alpha * weight
    }
  }
  return sum
}

/// Away from, or towards, the grey of the same luminance (Rec. 709), cut off at 0 and 1.
private func saturated(_ color: Color, _ saturation: Double) -> Color {
  let grey = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
  func bounded(_ component: Double) -> Double {
    min(max(grey + (component - grey) * saturation, 0), 1)
  }
  return Color(bounded(color.red), bounded(color.green), bounded(color.blue), color.alpha)
}

private func between(_ from: Color, _ to: Color, _ part: Double) -> Color {
  if part >= 1 { return to }
  return Color(
    from.red + (to.red - from.red) * part, from.green + (to.green - from.green) * part,
    from.blue + (to.blue - from.blue) * part, from.alpha + (to.alpha - from.alpha) * part)
}

extension Rect {
  /// Whether an edge of this rectangle runs through another.
  fileprivate func cuts(_ other: Rect) -> Bool {
    let isApart =
      x >= other.x + other.width || x + width <= other.x || y >= other.y + other.height
      || y + height <= other.y
    if isApart { return false }
    return x > other.x || y > other.y || x + width < other.x + other.width
      || y + height < other.y + other.height
  }
}
