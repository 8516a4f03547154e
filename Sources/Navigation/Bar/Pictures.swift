import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// What a picture of the bar's strip of the window shows.
struct BarStrip {
  let color: Color
  let title: Value
}

/// A stand-in that is a picture: the bar's strip of the window, drawn once.
///
/// A picture is drawn from what code set, without what animates (documented: CALayer.render(in:) renders
/// the layer tree and ignores animations), a snapshot is what the last frame showed; with the title that the bar shows
/// then. It has one colour, that in the bar's middle, and no hairline (choice: JZNavigationExtension cuts the strip
/// off 0.1 pt below the bar; pages beside each other are not told apart).
extension Navigator {
  func drawPicture(for page: Int) {
    let last = pages.fakes[page]?.kind == .snapshot ? here.lastStrip : nil
    // What is assigned reads the pages: it is found before they are written.
    let strip = last ?? strip(of: scene.still())
    inTransaction(nil) { write(color: strip.color, to: pages.layers[page].fake) }
    pages.fakes[page]?.title = strip.title
  }

  /// A frame is on screen: what a snapshot shows until the next one (documented:
  /// UIView.snapshotView(afterScreenUpdates:) with no; observed: JZNavigationExtension).
  func keepStrip() {
    guard facts.makesSnapshots, here.isInWindow else { return }
    here.keep(strip: reading { strip(of: $0) })
  }

  private func strip(of still: borrowing Scene) -> BarStrip {
    clock.spend(still.layerCount / StepWeights.readLayersPerStep)
    let bar = here.barLayers.bar
    let middle = Point(
      x: screen.device.width / 2, y: screen.device.statusBarHeight + still.value(bar, .height) / 2)
    return BarStrip(
      color: composite(paintedRects(still), at: middle), title: drawnTitle(still))
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
