import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Taking a part of the real bar away, and giving it back.
extension Navigator {
  /// Each mechanism changes one thing; what UIKit does with that later is UIKit's.
  func hide(_ part: Thing, by mechanism: Mechanism) {
    guard let layer = here.barLayers.layer(of: part) else { return }
    conceal(layer, by: mechanism)
    if mechanism == .locked, part == .barBackground { here.isBackgroundLocked = true }
    for (field, value) in styleHiding(part, by: mechanism) { setBarStyle(field, value) }
  }

  /// What a mechanism does to a layer; those that write over the style leave it alone.
  func conceal(_ layer: LayerID, by mechanism: Mechanism) {
    switch mechanism {
    case .hidden, .locked: scene.set(layer, .hidden, 1)
    case .alpha: write(0, to: layer, .alpha)
    case .mask: scene.set(layer, .masked, 1)
    case .image, .appearance: return
    }
  }

  /// Undoes flags, opacity and masks of a layer.
  func reveal(_ layer: LayerID) {
    scene.set(layer, .hidden, 0)
    scene.set(layer, .masked, 0)
    write(1, to: layer, .alpha)
  }

  /// What a mechanism writes over the style. An appearance is what YPNavigationBarTransition gives
  /// the bar (observed: its sources).
  func styleHiding(_ part: Thing, by mechanism: Mechanism) -> [(Property, Value)] {
    switch mechanism {
    case .image: return [(part == .barShadow ? .shadowImage : .backgroundImage, .empty)]
    case .appearance: return transparentStyle
    default: return []
    }
  }

  /// The fields that make a bar transparent on this system: appearances for both slots where it has
  /// them, before that translucency with empty images.
  private var transparentStyle: [(Property, Value)] {
    let index = appearances.firstIndex { $0.name == "transparent" }
    if isAvailable(.standardAppearance), let index {
      return [
        (.standardAppearance, .appearance(index)), (.scrollEdgeAppearance, .appearance(index)),
      ]
    }
    return [(.translucent, .flag(true)), (.backgroundImage, .empty), (.shadowImage, .empty)]
  }

  /// Undoes flags, opacity and masks. A style that was written over is code's to write again.
  func show(_ part: Thing) {
    guard let layer = here.barLayers.layer(of: part) else { return }
    if part == .barBackground { here.isBackgroundLocked = false }
    reveal(layer)
  }

  /// sendSubviewToBack and bringSubviewToFront on the navigation controller's view: behind the
  /// container, in which the pages lie (documented: UIView). The bar keeps its frame and what it
  /// shows, and pages are laid out as before (observed: EachNavigationBar, which lives on that).
  func sendBar(_ value: Value) {
    here.isBarBehind = value == .flag(true)
    clock.needsFrame()
  }

  /// Frames the real background again: only the rule that reaches from the bar's top edge to the
  /// top of the screen means something here (observed: KMNavigationBarTransition's patch of the
  /// bar's layout sets the height to the bar's plus the background's offset).
  func placeBackground(_ rule: FrameRule) {
    guard rule == .barToTop else { return }
    let offset = scene.modelValue(here.barLayers.background, .y)
    scene.set(here.barLayers.background, .height, barHeight + abs(offset))
  }
}
