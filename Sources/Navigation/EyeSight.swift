import NavSimScene
import NavSimVocabulary

/// What an eye has before it and what it sees there, kept from look to look for its room.
public struct EyeSight: Sendable {
  /// What is painted, back to front.
  private var paints: [Paint] = []
  /// The colours at the points that were looked at.
  public private(set) var colors: [Color?] = []

  /// An eye that has not looked.
  public init() {}

  /// Takes what is painted now, and forgets what was.
  mutating func paint(_ paint: (inout [Paint]) -> Void) {
    paints.removeAll(keepingCapacity: true)
    colors.removeAll(keepingCapacity: true)
    paint(&paints)
  }

  /// Looks at a point, or at none.
  mutating func look(at point: Point?) {
    colors.append(point.map { composite(paints, at: $0) })
  }
}
