import NavSimVocabulary

/// A rectangle on screen, in points.
public struct Rect: Hashable, Sendable {
  public var x, y, width, height: Double

  /// A rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether a point lies inside; the left and top edges belong to it, the others do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }
}

/// A point on screen, in points.
public struct Point: Hashable, Sendable {
  public var x, y: Double

  /// A point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// One painted rectangle.
public struct Paint: Sendable {
  public var rect: Rect
  public var color: Color

  /// A rectangle painted in a colour.
  public init(rect: Rect, color: Color) {
    self.rect = rect
    self.color = color
  }
}

/// What the eye sees at a point, given what is painted back to front: source-over in gamma-encoded
/// sRGB, without linearising (observed: common UIKit behaviour).
public func composite(_ paints: [Paint], at point: Point) -> Color {
  var seen = Color.black
  for paint in paints where paint.color.alpha > 0 && paint.rect.contains(point) {
    seen = paint.color.over(seen)
  }
  return seen
}
