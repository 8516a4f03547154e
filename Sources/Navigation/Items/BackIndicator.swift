import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// The back indicator's image, and the mask that decides where back labels show while they move.
extension Navigator {
  /// The indicator and the mask in use, where they are not the system's: both have to be set
  /// (documented: UINavigationBar.backIndicatorImage, backIndicatorTransitionMaskImage;
  /// UINavigationBarAppearance.setBackIndicatorImage(_:transitionMaskImage:)). Under an appearance its own
  /// count, not the bar's (`BarRules.appearanceOwnsBackIndicator`).
  private var ownIndicator: (image: Value, mask: Value)? {
    let look = here.background.buttons
    if let image = look.indicator, let mask = look.mask { return (.image(image), .image(mask)) }
    if look.isOfAppearance, profile.bar.appearanceOwnsBackIndicator { return nil }
    let image = here.barFields[.backIndicatorImage]
    let mask = here.barFields[.backIndicatorTransitionMaskImage]
    return image == .none || mask == .none ? nil : (image, mask)
  }

  /// The image of the back indicator; nil for the system's.
  public var indicatorImage: Value { ownIndicator?.image ?? .none }

  /// Where the mask is opaque, from the indicator's left edge; nil where it is nowhere.
  ///
  /// The system's own mask lets nothing show at the indicator's place (choice: it has the
  /// indicator's shape). One of code's own shows the label where it is opaque (observed: Meituan,
  /// "Navigation-bar transitions on iOS: solutions and best practice").
  private var opaquePart: ClosedRange<Double>? {
    guard case .image(let index)? = ownIndicator?.mask,
      program.images.indices.contains(index), program.images[index].color.alpha > 0
    else { return nil }
    let whole = 0...profile.titles.arrowWidth
    return (program.images[index].opaque ?? whole).clamped(to: whole)
  }

  /// How much of a page's back label shows at the indicator's place while items move, in points.
  public func underArrow(of page: Int) -> Double {
    guard !here.barItems.moving.isEmpty, let opaque = opaquePart else { return 0 }
    let label = pages.layers[page].item.label
    guard scene.value(label, .alpha) > 0 else { return 0 }
    let x = scene.value(label, .x)
    let arrow = arrowPlace
    let low = max(x, arrow + opaque.lowerBound)
    let high = min(x + scene.value(label, .width), arrow + opaque.upperBound)
    return max(high - low, 0)
  }
}
