import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// The device is turned: the screen has another size, bars another height, pages other insets.
extension Simulation {
  /// `rotate landscape|portrait`. While a transition runs the turn waits for its end
  /// (`GeometryRules.rotationWaitsForTransition`).
  func turn(to orientation: Orientation) throws {
    guard (orientation == .landscape) != device.isLandscape else {
      if currentAction >= 0 { actionStates[currentAction].outcome = .ignored }
      record(.log, ["ignored: the device is held in \(orientation.rawValue) already"])
      return
    }
    if profile.geometry.rotationWaitsForTransition && !transitions.isEmpty {
      if let waiting = geometry.waitingTurn, waiting.action >= 0 {
        actionLosesPending(waiting.action)
      }
      geometry.waitingTurn = (orientation, currentAction)
      if currentAction >= 0 { actionStates[currentAction].pending += 1 }
      return
    }
    try performTurn(orientation)
  }

  /// The end of a transition lets a turn through that has waited for it.
  func scheduleWaitingTurn() {
    if geometry.waitingTurn != nil && transitions.isEmpty { scheduleNextTurn(.rotation) }
  }

  func performWaitingTurn() throws {
    guard transitions.isEmpty, let waiting = geometry.waitingTurn else { return }
    geometry.waitingTurn = nil
    let before = currentAction
    currentAction = waiting.action
    if (waiting.orientation == .landscape) != device.isLandscape {
      try performTurn(waiting.orientation)
    }
    currentAction = before
    if waiting.action >= 0 { actionLosesPending(waiting.action) }
  }

  /// viewWillTransition(to:with:) comes first, while everything has its old size; its blocks run
  /// inside the animation (documented: UIContentContainer). The navigation controller tells the
  /// pages whose views are in its hierarchy (choice).
  private func performTurn(_ orientation: Orientation) throws {
    geometry.isTellingTurn = true
    defer { geometry.isTellingTurn = false }
    try fireNavigation(.viewWillTransition)
    for page in shownPages { try fire(.viewWillTransition, page: page) }
    geometry.isTellingTurn = false
    device = device.held(upright: orientation == .portrait, under: profile.geometry)
    let duration = Time(roundingSeconds: profile.geometry.rotationDuration)
    let timeline = startTimeline(for: duration, .easeInOut)
    geometry.turn = timeline
    navigationNeedsLayout = true
    barNeedsLayout = true
    requestCommit()
    uikit(.layout) { inTransaction(timeline) { layoutScreen() } }
    let blocks = geometry.turnAlongside
    geometry.turnAlongside = []
    try inTransaction(timeline) { try runTurnBlocks(blocks, as: .alongside) }
    if device.kind != .pad {
      try fireNavigation(.traitCollectionDidChange)
      for page in shownPages { try fire(.traitCollectionDidChange, page: page) }
    }
    needsFrame()
  }

  /// Lays out what hangs on the screen and its insets: the bar, and the pages in the hierarchy.
  func layoutScreen() {
    frameBar()
    metricsChanged()
    showTitles(fading: false)
    let y = isNavigationBarHidden ? -barHeight : statusBarBottom
    move(barLayers.bar, .y, to: y)
    for page in shownPages { placeView(of: page) }
    resizeSurroundings()
    glideItems()
  }

  /// The top item's parts glide to their places in a bar of the new width.
  private func glideItems() {
    guard barItems.moving.isEmpty, let top = items.last else { return }
    barItems.width = itemWidth
    let places = measure(top)
    barItems.width = itemWidth
    let layers = pageLayers[top].item
    // The bar's own layout finds nothing left to do.
    barItems.width = itemWidth
    let spans: [(LayerID, ItemSpan?)] = [
      (pageLayers[top].title, places.title), (layers.arrow, places.arrow),
      (layers.label, places.label), (layers.left, places.left), (layers.right, places.right),
    ]
    for case (let layer, let span?) in spans {
      move(layer, .x, to: span.x)
      move(layer, .width, to: span.width)
    }
  }

  /// The turn's animation is over.
  func endTurn(_ timeline: Int) throws {
    guard geometry.turn == timeline else { return }
    geometry.turn = nil
    let blocks = geometry.turnCompletions
    geometry.turnCompletions = []
    try runTurnBlocks(blocks, as: .completion)
  }

  private func runTurnBlocks(_ blocks: [Block], as event: EventName) throws {
    if blocks.isEmpty { return }
    record(event, [device.isLandscape ? "landscape" : "portrait"])
    for block in blocks { try runBlock(block) }
  }

  /// A block that a page registers in viewWillTransition belongs to the turn.
  func deferToTurn(_ block: Block, _ word: When) -> Bool {
    guard geometry.isTellingTurn else { return false }
    var block = block
    block.context.isBlock = true
    switch word {
    case .alongside: geometry.turnAlongside.append(block)
    case .completion: geometry.turnCompletions.append(block)
    default: return false
    }
    return true
  }
}
