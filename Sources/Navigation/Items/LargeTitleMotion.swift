import NavSimScene
import NavSimVocabulary

/// How large titles move in a transition.
///
/// Choice to iOS 18: Flutter's bars (flutter/flutter, nav_bar.dart): that of the upper page comes from a
/// width further right, that of the covered page goes to the place of the back label. From 26 they lie in
/// the content and go where their pages go (`TitleRules.largeTitleGoesWithPage`).
extension Navigator {
  /// The upper page's comes.
  func bringLargeTitle(of page: Int, _ timeline: Int) {
    let layer = pages.layers[page].item.largeTitle
    let x = scene.modelValue(layer, .x)
    scene.animate(layer, .x, from: x + itemWidth, to: x, on: timeline)
  }

  /// The upper page's goes.
  func dismissLargeTitle(of page: Int, _ timeline: Int) {
    let layer = pages.layers[page].item.largeTitle
    scene.animate(layer, .x, to: scene.modelValue(layer, .x) + itemWidth, on: timeline)
  }

  /// The lower page's goes.
  func coverLargeTitle(of page: Int, by upper: Int, _ timeline: Int) {
    let layer = pages.layers[page].item.largeTitle
    let covered = coveredPlace(of: page, by: upper)
    scene.animate(layer, .x, to: covered.x, on: timeline)
    scene.animate(layer, .y, to: covered.y, on: timeline)
  }

  /// The lower page's comes back.
  func uncoverLargeTitle(of page: Int, from upper: Int, _ timeline: Int) {
    let layer = pages.layers[page].item.largeTitle
    let covered = coveredPlace(of: page, by: upper)
    scene.animate(layer, .x, from: covered.x, to: scene.modelValue(layer, .x), on: timeline)
    scene.animate(layer, .y, from: covered.y, to: scene.modelValue(layer, .y), on: timeline)
  }

  /// Where the large title of a covered page is: at the back label of the upper page, beside its own page,
  /// or, where there is no back button, in its place.
  private func coveredPlace(of page: Int, by upper: Int) -> Point {
    let layer = pages.layers[page].item.largeTitle
    let place = Point(x: scene.modelValue(layer, .x), y: scene.modelValue(layer, .y))
    if profile.titles.largeTitleGoesWithPage {
      return Point(x: place.x - profile.parallaxFraction * viewWidth, y: place.y)
    }
    return pages.itemStates[upper].showsBack ? Point(x: labelPlace, y: 0) : place
  }
}
