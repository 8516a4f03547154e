import NavSimVocabulary

extension Scene {
  /// The four slots of a layer's colour.
  public static let colorSlots: [LayerSlot] = [.red, .green, .blue, .opacity]

  /// Those of its tint.
  public static let tintSlots: [LayerSlot] = [.tintRed, .tintGreen, .tintBlue, .tintOpacity]

  /// The colour on screen.
  public func color(_ layer: LayerID) -> Color {
    Color(
      value(layer, .red), value(layer, .green), value(layer, .blue), value(layer, .opacity))
  }

  /// The tint on screen.
  public func tint(_ layer: LayerID) -> Color {
    Color(
      value(layer, .tintRed), value(layer, .tintGreen), value(layer, .tintBlue),
      value(layer, .tintOpacity))
  }

  /// The colour that code set.
  public func modelColor(_ layer: LayerID) -> Color {
    Color(
      modelValue(layer, .red), modelValue(layer, .green), modelValue(layer, .blue),
      modelValue(layer, .opacity))
  }
}
