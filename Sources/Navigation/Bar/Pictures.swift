import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// A stand-in that is a picture: the bar's strip of the window, drawn once.
///
/// It is drawn from what code set, without what animates (documented: CALayer.render(in:) renders
/// the layer tree and ignores animations), with the title that the bar shows then. It has one
/// colour, that in the bar's middle, and no hairline (choice: JZNavigationExtension cuts the strip
/// off 0.1 pt below the bar; pages beside each other are not told apart).
extension Simulation {
  func drawPicture(for page: Int) {
    meter.add(scene.layerCount / StepWeights.readLayersPerStep)
    let still = scene.still()
    let bar = barLayers.bar
    let middle = Point(
      x: device.width / 2, y: device.statusBarHeight + still.value(bar, .height) / 2)
    let color = composite(paintedRects(still), at: middle)
    inTransaction(nil) { write(color: color, to: pageLayers[page].fake) }
    fakes[page]?.title = drawnTitle(still)
  }

  /// The title that stands in the bar, the topmost item's first.
  private func drawnTitle(_ still: Scene) -> Value {
    let holders = [barLayers.bar, barLayers.content, barLayers.title]
    guard holders.allSatisfy({ still.value($0, .hidden) == 0 && still.value($0, .alpha) > 0 })
    else { return .none }
    let page = items.last { still.value(pageLayers[$0].title, .alpha) > 0 }
    return page.map { pages[$0].item[.title] } ?? .none
  }
}
