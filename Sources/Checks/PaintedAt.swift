/// What makes up the colour of a point of the eye in a frame: the elements that are painted there, with what they are
/// parts of, and the bars that are kept away from it. Who draws pictures knows that.
public typealias PaintedAt = @Sendable (_ point: String, _ frame: Int) -> Set<String>

/// Who has a part in a change of what the eye sees at a point.
struct PointChange {
  private let elements: Set<String>

  /// - Parameters:
  ///   - eye: the slot's element and its property.
  ///   - frame: that of the change.
  init?(_ eye: (element: String, point: String), at frame: Int, _ painted: PaintedAt?) {
    guard eye.element == "eye", let painted else { return nil }
    // The earlier frame first: who paints goes on from one to the next.
    elements = painted(eye.point, frame - 1).union(painted(eye.point, frame))
  }

  /// Whether an element is seen at the point in the frame or in the one before it, or is kept away from it.
  func includes(_ element: String) -> Bool { elements.contains(element) }
}
