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
  return withUnsafeTemporaryAllocation(of: Color.self, capacity: 5) { row in
    row.initialize(repeating: here)
    return sum(paints, count, around: point, sigma, on: screen, row)
  }
}

/// The weighted sum of the taps, a row after the other in `colors`. A tap in the same paints as the one
/// beside or above it shows the same.
private func sum(
  _ paints: [Paint], _ count: Int, around point: Point, _ sigma: Double, on screen: Rect,
  _ colors: UnsafeMutableBufferPointer<Color>
) -> Color {
  // The last pixel of the screen is inside it, its edge is not.
  let right = screen.x + screen.width - 0.001
  let bottom = screen.y + screen.height - 0.001
  func tap(_ row: Int, _ column: Int) -> Point {
    Point(
      x: min(max(point.x + Double(column - 2) * sigma, screen.x), right),
      y: min(max(point.y + Double(row - 2) * sigma, screen.y), bottom))
  }
  var sum = Color(0, 0, 0, 0)
  for row in 0..<5 {
    let isNew = row == 0 || isCut(paints, count, between: tap(row - 1, 2), tap(row, 2))
    for column in 0..<5 {
      if isNew, column == 0 || isCut(paints, count, between: tap(row, column - 1), tap(row, column))
      {
        colors[column] = seen(paints, count, at: tap(row, column), blurring: false)
      } else if isNew {
        colors[column] = colors[column - 1]
      }
      let weight = weights[row] * weights[column]
      sum.red += colors[column].red * weight
      sum.green += colors[column].green * weight
      sum.blue += colors[column].blue * weight
      sum.alpha += colors[column].alpha * weight
    }
  }
  return sum
}

/// Whether an edge of the first `count` paints lies between two points in a row or in a column.
private func isCut(_ paints: [Paint], _ count: Int, between a: Point, _ b: Point) -> Bool {
  for index in 0..<count {
    let rect = paints[index].rect
    if rect.holds(x: a.x) != rect.holds(x: b.x) || rect.holds(y: a.y) != rect.holds(y: b.y) {
      return true
    }
  }
  return false
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
  fileprivate func holds(x place: Double) -> Bool { place >= x && place < x + width }
  fileprivate func holds(y place: Double) -> Bool { place >= y && place < y + height }

  fileprivate func cuts(_ other: Rect) -> Bool {
    let isApart =
      x >= other.x + other.width || x + width <= other.x || y >= other.y + other.height
      || y + height <= other.y
    if isApart { return false }
    return x > other.x || y > other.y || x + width < other.x + other.width
      || y + height < other.y + other.height
  }
}
