/// A layer of the scene, by its place in the scene's storage.
public typealias LayerID = Int

/// The numbers that a layer holds. Each has a model value and a presentation value, and each can
/// be animated on its own. Flags are 0 or 1; colours are four numbers in a row.
public enum LayerSlot: Int, CaseIterable, Sendable {
  case x, y, width, height, alpha, hidden, masked, clips
  /// Opacity of the black dimming that lies over the layer and its sublayers.
  case dim
  case red, green, blue, opacity
  case tintRed, tintGreen, tintBlue, tintOpacity

  /// How many slots a layer has.
  public static let count = 17
}

/// What there is of one slot of one layer, in one place: a frame reads all of it.
@usableFromInline struct SlotState: Sendable {
  /// The value that code set.
  @usableFromInline var model = 0.0
  /// The cause of its last write, or -1.
  @usableFromInline var cause: Int32 = -1
  /// The animation that shows in it, or -1.
  @usableFromInline var animation: Int32 = -1
}
