import NavSimNavigation
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Who took an element away that was there in the last frame: what `navsim why` tells of a page
/// that has gone.
extension TraceProbes {
  /// The cause of an element's absence; -1 where nobody is known. It is asked for only in the frame
  /// in which the element goes.
  func remover(of presence: Presence, _ simulation: Simulation) -> Int32 {
    switch presence {
    case .view(let page): return simulation.remover(of: .view, page: page)
    case .fake(let page): return simulation.remover(of: .fake, page: page)
    case .full(_, let page):
      return simulation.showsFake(of: page) ? -1 : simulation.remover(of: .fake, page: page)
    case .title(let page): return itemRemover(simulation.titleLayer(of: page), page, simulation)
    case .part(let part, let page):
      return itemRemover(simulation.layer(of: part, page: page), page, simulation)
    case .item(let page):
      return simulation.exists(page)
        ? simulation.writer(of: .item, .title, page: page)
        : simulation.remover(of: .controller, page: page)
    case .wishes(let page), .scrollView(let page):
      return simulation.exists(page) ? -1 : simulation.remover(of: .controller, page: page)
    case .largeTitle: return simulation.writer(of: .bar, .prefersLargeTitles)
    case .always, .edge, .custom, .inner: return -1
    }
  }

  /// A part of an item goes with the item, or with its opacity.
  private func itemRemover(
    _ layer: LayerID, _ page: Int, _ simulation: Simulation
  ) -> Int32 {
    simulation.hasItem(of: page)
      ? simulation.scene.cause(layer, .alpha) : simulation.writer(of: .navigation, .items)
  }
}
