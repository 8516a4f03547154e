import NavSimScene

/// The pages, with lists of those that something has to be done for: what walks a list costs what
/// lives, not what a file declares. All lists are in the order of declaration.
final class PageTable {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var states = Noted<PageState>()
  /// Their layers.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var layers: [PageLayers] = []
  /// Their stand-ins.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var fakes = StandIns()
  /// What a bar shows of their items.
  var itemStates = Noted<ItemState>()
  /// Which of their items bars have and show.
  var shown = ShownItems()
  /// Where the views lie that their items share.
  private(set) var sharedViews = SharedViews()
  func takeView(_ name: String, into place: SharedViews.Place) -> SharedViews.Place? {
    sharedViews.take(name, into: place)
  }
  /// Their contents that move.
  var scrolls = Scrolls()
  /// Pages that left a stack and may be released, in the order of their leaving, top first.
  private(set) var left: [Int] = []
  /// For each layer the page whose view it is, or -1.
  private var pageOfView: [Int] = []
  /// The pages of which an instance exists.
  private(set) var alive: [Int] = []
  /// The pages whose views are in the window.
  private(set) var inWindow: [Int] = []
  /// The pages whose views have a frame that who observes it has not heard of.
  private(set) var withNewFrame: [Int] = []
  /// The pages whose constraints are to be updated.
  private(set) var awaitingConstraints: [Int] = []

  var indices: Range<Int> { states.indices }
  var count: Int { states.count }

  /// Adds a page with its layers.
  func append(in scene: inout Scene) {
    states.append(PageState())
    fakes.appendPage()
    itemStates.append(ItemState())
    shown.appendPage()
    layers.append(PageLayers(in: &scene))
    // Nothing of an item shows before the bar has shown it.
    for layer in [layers[layers.count - 1].title] + layers[layers.count - 1].item.all {
      scene.set(layer, .alpha, 0)
    }
    pageOfView += Array(repeating: -1, count: scene.layerCount - pageOfView.count)
    pageOfView[layers[layers.count - 1].view] = layers.count - 1
  }

  /// The page whose view is a layer.
  func page(ofView layer: LayerID) -> Int? {
    pageOfView.indices.contains(layer) && pageOfView[layer] >= 0 ? pageOfView[layer] : nil
  }

  /// Pages leave a stack.
  func leave(_ pages: some Sequence<Int>) { left += pages }

  /// Those that were released, or are on the stack again, have not left any more.
  func forgetLeft(except stack: [Int]) {
    left = left.filter { states[$0].exists && !stack.contains($0) }
  }

  subscript(page: Int) -> PageState {
    @inline(__always) _read { yield states[page] }
    _modify {
      let exists = states[page].exists
      let isInWindow = states[page].isInWindow
      let hasNewFrame = states[page].hasNewFrame
      let awaits = states[page].awaitsConstraints
      defer {
        if states[page].exists != exists { alive.keep(page, !exists) }
        if states[page].isInWindow != isInWindow { inWindow.keep(page, !isInWindow) }
        if states[page].hasNewFrame != hasNewFrame { withNewFrame.keep(page, !hasNewFrame) }
        if states[page].awaitsConstraints != awaits { awaitingConstraints.keep(page, !awaits) }
      }
      yield &states[page]
    }
  }

  /// Notes every page.
  func noteAll() { states.noteAll() }

  /// Whether something of any page was written since the log was taken.
  var hasNews: Bool { states.hasNews || fakes.hasNews || itemStates.hasNews }

  /// Names the pages of which something was written, some twice, since this was asked last, and forgets them.
  func takeLog(_ body: (Int) -> Void) {
    states.takeLog(body)
    fakes.takeLog(body)
    itemStates.takeLog(body)
  }
}
