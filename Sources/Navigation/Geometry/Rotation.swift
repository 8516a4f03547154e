import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// The device is turned: the screen has another size, bars another height, pages other insets.
extension Navigator {
  /// `rotate landscape|portrait`. While a transition runs the turn waits for its end
  /// (`GeometryRules.rotationWaitsForTransition`).
  func turn(to orientation: Orientation) throws {
    guard (orientation == .landscape) != screen.device.isLandscape else {
      actions.end(actions.current, as: .ignored)
      record(.log, ["ignored: the device is held in \(orientation.rawValue) already"])
      return
    }
    if profile.geometry.rotationWaitsForTransition && controllers.haveTransitions {
      if let waiting = screen.turn.waiting, waiting.action >= 0 {
        actionLosesPending(waiting.action)
      }
      screen.turn.wait(for: orientation, action: actions.current)
      actions.hold(actions.current)
      return
    }
    try performTurn(orientation)
  }

  /// The end of a transition lets a turn through that has waited for it.
  func scheduleWaitingTurn() {
    if screen.turn.waiting != nil && !controllers.haveTransitions {
      clock.scheduleNextTurn(.rotation)
    }
  }

  func performWaitingTurn() throws {
    guard !controllers.haveTransitions, let waiting = screen.turn.takeWaiting() else { return }
    let before = actions.enter(waiting.action)
    if (waiting.orientation == .landscape) != screen.device.isLandscape {
      try performTurn(waiting.orientation)
    }
    actions.enter(before)
    if waiting.action >= 0 { actionLosesPending(waiting.action) }
  }

  /// viewWillTransition(to:with:) comes first, while everything has its old size; its blocks run
  /// inside the animation (documented: UIContentContainer). The navigation controller tells the
  /// pages whose views are in its hierarchy (choice).
  private func performTurn(_ orientation: Orientation) throws {
    do {
      screen.turn.tell(true)
      defer { screen.turn.tell(false) }
      try tell(.viewWillTransition, in: .screen)
    }
    keepSizeClasses()
    screen.turn(to: screen.device.held(upright: orientation == .portrait, under: profile.geometry))
    let duration = Time(roundingSeconds: profile.geometry.rotationDuration)
    let timeline = startTimeline(for: duration, .easeInOut)
    let blocks = screen.turn.begin(on: timeline)
    requestCommit()
    for number in controllers.inWindow { try at(number).heightClassChanges() }
    uikit(.layout) { inTransaction(timeline) { layoutScreen() } }
    try inTransaction(timeline) { try runTurnBlocks(blocks, as: .alongside) }
    if screen.device.kind != .pad {
      for number in windows.onScreen where windows[number].heldCompact == nil {
        try tell(.traitCollectionDidChange, in: .window(number))
      }
    }
    clock.needsFrame()
  }

  /// The further windows hear nothing of their size class on a system that has it so
  /// (`WindowRules.turnReachesFurtherWindows`).
  private func keepSizeClasses() {
    if profile.windows.turnReachesFurtherWindows { return }
    for number in windows.onScreen where number != 0 {
      windows.keepSizeClass(number, isCompact: screen.device.isCompactHeight)
    }
  }

  /// Lays out what hangs on the screen and its insets: the bars, and the pages in the hierarchy.
  private func layoutScreen() {
    if screen.isInCall { placeRoots() }
    turnPresentations()
    placeRootPages()
    for number in controllers.inWindow { at(number).layoutTurned() }
    resizeSurroundings()
    for number in controllers.inWindow { at(number).glideItems() }
  }

  private func layoutTurned() {
    here.navigationNeedsLayout = true
    here.barNeedsLayout = true
    frameBar()
    metricsChanged()
    showTitles(fading: false)
    let y = here.isNavigationBarHidden ? -barHeight : barTop
    move(here.barLayers.bar, .y, to: y)
    for page in here.shownPages {
      placeView(of: page)
      pages[page].extraLayouts += profile.geometry.rotationLayoutPairs - 1
    }
  }

  /// The top item's parts glide to their places in a bar of the new width.
  private func glideItems() {
    guard here.barItems.moving.isEmpty, let top = here.items.last else { return }
    let places = measure(top)
    let layers = pages.layers[top].item
    // The bar's own layout finds nothing left to do.
    here.barItems.width = itemWidth
    let spans: [(LayerID, ItemSpan?)] = [
      (pages.layers[top].title, places.title), (layers.largeTitle, largeTitleSpan(of: top)),
      (layers.arrow, places.arrow), (layers.label, places.label), (layers.left, places.left),
      (layers.right, places.right),
    ]
    for case (let layer, let span?) in spans {
      move(layer, .x, to: span.x)
      move(layer, .width, to: span.width)
    }
  }

  /// The turn's animation is over.
  func endTurn(_ timeline: Int) throws {
    try runTurnBlocks(screen.turn.end(on: timeline), as: .completion)
  }

  private func runTurnBlocks(_ blocks: [Block], as event: EventName) throws {
    if blocks.isEmpty { return }
    record(event, [screen.device.isLandscape ? "landscape" : "portrait"])
    for block in blocks { try at(block.context.controller).runBlock(block) }
  }
}
