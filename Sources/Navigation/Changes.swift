import NavSimScene

/// What may look different than in the frame before: an observer that has read everything once
/// need not look at anything else. Some layers and pages are named twice.
public struct Changes: Sendable {
  /// Layers that were written, or move.
  public internal(set) var layers: [LayerID] = []
  /// Pages of which something was written, or whose item came to the bar or went from it.
  public internal(set) var pages: [Int] = []
  /// Pages whose stand-in lies in a view that changed, and goes where it goes.
  public internal(set) var carried: [Int] = []
  /// Pages whose items move in the bar.
  public internal(set) var moving: [Int] = []

  /// No changes.
  public init() {}
}

extension Navigator {
  /// Whether any layer or page was written since changes were taken. Where none was, and no code has
  /// run, nothing has changed but what moves, and that is what moved then.
  public var hasChanges: Bool { scene.hasNews || pages.hasNews }

  /// Names what changed since this was asked last, and forgets it. It costs what changed.
  public func takeChanges(into changes: inout Changes) {
    changes.layers.removeAll(keepingCapacity: true)
    changes.pages.removeAll(keepingCapacity: true)
    changes.carried.removeAll(keepingCapacity: true)
    scene.takeLog { changes.layers.append($0) }
    pages.takeLog { changes.pages.append($0) }
    changes.pages += pages.shown.look(at: itemsOnScreen)
    changes.moving = movingOnScreen
    guard !pages.fakes.isEmpty else { return }
    for page in changes.pages { changes.carried += standIns(withViewOf: page) }
    for layer in changes.layers {
      if isBar(layer) { changes.carried += pages.fakes.lying(in: .bar) }
      if let page = pages.page(ofView: layer) { changes.carried += standIns(withViewOf: page) }
    }
  }

  /// The pages whose items are in bars on screen.
  private var itemsOnScreen: [Int] {
    program.inner.isEmpty ? here.items : controllers.inWindow.flatMap { controllers[$0].items }
  }

  /// Those of them whose items move.
  private var movingOnScreen: [Int] {
    if program.inner.isEmpty { return here.barItems.moving }
    return controllers.inWindow.flatMap { controllers[$0].barItems.moving }
  }

  /// Whether a layer is that of a bar.
  private func isBar(_ layer: LayerID) -> Bool {
    controllers.indices.contains { controllers[$0].barLayers.bar == layer }
  }

  /// The pages whose stand-ins go where a page's view goes.
  private func standIns(withViewOf page: Int) -> [Int] {
    pages.fakes.lying(in: .view(page)) + pages.fakes.lying(in: .wrapper(page))
  }
}
