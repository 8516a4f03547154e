import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// A stand-in that is a picture: the bar's strip of the window, drawn once.
///
/// It is drawn from what code set, without what animates (documented: CALayer.render(in:) renders
/// the layer tree and ignores animations), with the title that the bar shows then. It has one
/// colour, that in the bar's middle, and no hairline (choice: JZNavigationExtension cuts the strip
/// off 0.1 pt below the bar; pages beside each other are not told apart).
extension Navigator {
  func drawPicture(for page: Int) {
    clock.spend(scene.layerCount / StepWeights.readLayersPerStep)
    let still = scene.still()
    let bar = here.barLayers.bar
    let middle = Point(
      x: screen.device.width / 2, y: screen.device.statusBarHeight + still.value(bar, .height) / 2)
    let color = composite(paintedRects(still), at: middle)
    inTransaction(nil) { write(color: color, to: pages.layers[page].fake) }
    // What is assigned reads the pages: it is found before they are written.
    let title = drawnTitle(still)
    pages.fakes[page]?.title = title
  }

  /// The title that stands in the bar, the topmost item's first.
  private func drawnTitle(_ still: borrowing Scene) -> Value {
    let holders = [here.barLayers.bar, here.barLayers.content, here.barLayers.title]
    guard holders.allSatisfy({ still.value($0, .hidden) == 0 && still.value($0, .alpha) > 0 })
    else { return .none }
    let page = here.items.last { still.value(pages.layers[$0].title, .alpha) > 0 }
    return page.map { pages[$0].item[.title] } ?? .none
  }
}
