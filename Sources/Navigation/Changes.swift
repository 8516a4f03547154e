import NavSimScene

/// What may look different than in the frame before: an observer that has read everything once
/// need not look at anything else. Some layers and pages are named twice.
public struct Changes {
  /// Layers that were written, or move.
  public internal(set) var layers: [LayerID] = []
  /// Pages of which something was written, whose item came to the bar or went from it, or whose
  /// stand-in lies in a view that changed.
  public internal(set) var pages: [Int] = []
  /// Pages whose items move in the bar.
  public internal(set) var moving: [Int] = []

  /// No changes.
  public init() {}
}

extension Simulation {
  /// Names what changed since this was asked last, and forgets it. It costs what changed.
  public func takeChanges(into changes: inout Changes) {
    changes.layers.removeAll(keepingCapacity: true)
    changes.pages.removeAll(keepingCapacity: true)
    scene.takeLog { changes.layers.append($0) }
    pages.takeLog { changes.pages.append($0) }
    fakes.takeLog { changes.pages.append($0) }
    itemStates.takeLog { changes.pages.append($0) }
    noteItems(&changes)
    changes.moving = barItems.moving
    guard !fakes.isEmpty else { return }
    for page in changes.pages { changes.pages += standIns(withViewOf: page) }
    for layer in changes.layers {
      if layer == barLayers.bar { changes.pages += fakes.lying(in: .bar) }
      let page = pageOfView[layer]
      if page >= 0 { changes.pages += standIns(withViewOf: page) }
    }
  }

  /// The pages whose stand-ins go where a page's view goes.
  private func standIns(withViewOf page: Int) -> [Int] {
    fakes.lying(in: .view(page)) + fakes.lying(in: .wrapper(page))
  }

  /// The pages whose items the bar has got or lost.
  private func noteItems(_ changes: inout Changes) {
    if items == knownItems { return }
    let same = zip(items, knownItems).prefix { $0 == $1 }.count
    for page in knownItems[same...] {
      isItemKnown[page] = false
      changes.pages.append(page)
    }
    for page in items[same...] {
      isItemKnown[page] = true
      changes.pages.append(page)
    }
    knownItems = items
  }
}
