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
  /// How it blurs what lies below, if it does.
  public var blur: Blur?

  /// A rectangle painted in a colour; with a blur, the tint of a material.
  public init(rect: Rect, color: Color, blur: Blur? = nil) {
    self.rect = rect
    self.color = color
    self.blur = blur
  }
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

  /// What of this rectangle lies above, below, left and right of another, in this order.
  public func eachOutside(_ other: Rect, _ body: (Rect) -> Void) {
    let inner = clipped(to: other)
    if inner.width <= 0 || inner.height <= 0 { return body(self) }
    func take(_ piece: Rect) { if piece.width > 0 && piece.height > 0 { body(piece) } }
    take(Rect(x: x, y: y, width: width, height: inner.y - y))
    take(
      Rect(
        x: x, y: inner.y + inner.height, width: width,
        height: y + height - inner.y - inner.height))
    take(Rect(x: x, y: inner.y, width: inner.x - x, height: inner.height))
    take(
      Rect(
        x: inner.x + inner.width, y: inner.y, width: x + width - inner.x - inner.width,
        height: inner.height))
  }

  /// The same as a list.
  public func outside(_ other: Rect) -> [Rect] {
    var pieces: [Rect] = []
    eachOutside(other) { pieces.append($0) }
    return pieces
  }
}
