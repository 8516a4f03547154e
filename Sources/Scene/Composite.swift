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
  return sum(paints, count, around: point, sigma, on: screen)
}

/// The weighted sum of the taps. What stands in the same paints as its neighbour shows the same: such rows
/// and columns are one, with the weight of all.
private func sum(
  _ paints: [Paint], _ count: Int, around point: Point, _ sigma: Double, on screen: Rect
) -> Color {
  // The last pixel of the screen is inside it, its edge is not.
  let right = screen.x + screen.width - 0.001
  let bottom = screen.y + screen.height - 0.001
  func column(_ index: Int) -> Double {
    min(max(point.x + Double(index - 2) * sigma, screen.x), right)
  }
  func row(_ index: Int) -> Double {
    min(max(point.y + Double(index - 2) * sigma, screen.y), bottom)
  }
  // The last of each group; the weights are parts of 16, so that their sums are exact.
  var columnEnds = 1 << 4
  var rowEnds = 1 << 4
  for index in 0..<count {
    let rect = paints[index].rect
    columnEnds |= cuts { rect.holds(x: column($0)) }
    rowEnds |= cuts { rect.holds(y: row($0)) }
  }
  var sum = Color(0, 0, 0, 0)
  var height = 0.0
  for y in 0..<5 {
    height += weights[y]
    if rowEnds & 1 << y == 0 { continue }
    var width = 0.0
    for x in 0..<5 {
      width += weights[x]
      if columnEnds & 1 << x == 0 { continue }
      let color = seen(
        paints, count, at: Point(x: column(x), y: row(y)), blurring: false)
      sum.red += color.red * (width * height)
      sum.green += color.green * (width * height)
      sum.blue += color.blue * (width * height)
      sum.alpha += color.alpha * (width * height)
      width = 0
    }
    height = 0
  }
  return sum
}

/// Of five taps in a line those behind which an edge lies, as bits.
private func cuts(_ holds: (Int) -> Bool) -> Int {
  var inside = 0
  for index in 0..<5 where holds(index) { inside |= 1 << index }
  return (inside ^ inside >> 1) & 0xF
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
  fileprivate func holds(x place: Double) -> Bool { place >= x && place < x + width }
  fileprivate func holds(y place: Double) -> Bool { place >= y && place < y + height }

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
