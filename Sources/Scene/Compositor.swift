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
  /// Where it lies.
  public var rect: Rect
  /// What it is painted in; its alpha lets through what lies below.
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

extension Rect {
  /// The part of this rectangle that lies inside another; empty where they do not meet.
  public func clipped(to other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    return Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// What of this rectangle lies above, below, left and right of another.
  public func outside(_ other: Rect) -> [Rect] {
    let inner = clipped(to: other)
    if inner.width <= 0 || inner.height <= 0 { return [self] }
    let pieces = [
      Rect(x: x, y: y, width: width, height: inner.y - y),
      Rect(
        x: x, y: inner.y + inner.height, width: width,
        height: y + height - inner.y - inner.height),
      Rect(x: x, y: inner.y, width: inner.x - x, height: inner.height),
      Rect(
        x: inner.x + inner.width, y: inner.y, width: x + width - inner.x - inner.width,
        height: inner.height),
    ]
    return pieces.filter { $0.width > 0 && $0.height > 0 }
  }
}
