import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// The back indicator's image, and the mask that decides where back labels show while they move.
extension Navigator {
  /// Whether the bar's own indicator and mask are in use: both have to be set (documented:
  /// UINavigationBar.backIndicatorImage, backIndicatorTransitionMaskImage).
  private var hasOwnIndicator: Bool {
    here.barFields[.backIndicatorImage] != .none
      && here.barFields[.backIndicatorTransitionMaskImage] != .none
  }

  /// The image of the back indicator; nil for the system's.
  public var indicatorImage: Value { hasOwnIndicator ? here.barFields[.backIndicatorImage] : .none }

  /// Where the mask is opaque, from the indicator's left edge; nil where it is nowhere.
  ///
  /// The system's own mask lets nothing show at the indicator's place (choice: it has the
  /// indicator's shape). One of code's own shows the label where it is opaque (observed: Meituan,
  /// "Navigation-bar transitions on iOS: solutions and best practice").
  private var opaquePart: ClosedRange<Double>? {
    guard hasOwnIndicator,
      case .image(let index) = here.barFields[.backIndicatorTransitionMaskImage],
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
    let arrow = profile.titles.arrowX
    let low = max(x, arrow + opaque.lowerBound)
    let high = min(x + scene.value(label, .width), arrow + opaque.upperBound)
    return max(high - low, 0)
  }
}
