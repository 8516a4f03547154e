import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// From a resolved background to the layers: at once, animated, or moving with a page.
extension Navigator {
  /// Paints the bar after its fields. Titles take their colour at once, or on a timeline of theirs.
  func restyleBar(
    _ kind: IOSProfile.StyleChange = .jumps, on timeline: Int? = nil, titles: Int? = nil
  ) {
    paintBar(kind, on: timeline)
    titleStyleChanged(on: titles)
    buttonLookChanged()
    clock.needsFrame()
  }

  private func paintBar(_ kind: IOSProfile.StyleChange, on timeline: Int?) {
    var next = resolveBar()
    next.isTranslucent = resolver.isTranslucent(here.barStyle)
    paint(next, kind, on: timeline)
  }

  private func paint(
    _ next: BarBackground, _ kind: IOSProfile.StyleChange, on timeline: Int?
  ) {
    let before = here.background
    here.background = next
    if here.styling.slide == .leaving { return }
    noteLook(.background)
    if timeline != nil {
      here.styling.needsSettling = true
      here.background.fullEffect = max(before.fullEffect, next.fullEffect)
      here.background.edgeBlurs = before.edgeBlurs || next.edgeBlurs
    }
    let layers = here.barLayers
    put(next.color, on: layers.background, kind, timeline)
    put(next.effect, on: layers.effect, kind, timeline)
    put(next.image, on: layers.image, kind, timeline)
    put(next.shadow, on: layers.shadow, kind, timeline)
    put(next.barColor, on: layers.bar, kind, timeline)
    paintEdge(next, kind, on: timeline)
  }

  /// The second copy keeps its colour while it fades, and has it at once when it comes.
  private func paintEdge(
    _ next: BarBackground, _ kind: IOSProfile.StyleChange, on timeline: Int?
  ) {
    let layer = here.barLayers.edge
    let isNew = here.styling.edgeAlpha == 0
    if timeline == nil || next.edgeAlpha > 0 {
      put(next.edge, on: layer, kind, isNew ? nil : timeline)
    }
    guard next.edgeAlpha != here.styling.edgeAlpha else { return }
    here.styling.edgeAlpha = next.edgeAlpha
    if let timeline, here.styling.window != .whole {
      scene.animate(layer, .alpha, to: next.edgeAlpha, on: timeline, shape: here.styling.window)
    } else {
      inTransaction(timeline) { write(next.edgeAlpha, to: layer, .alpha) }
    }
  }

  /// Gives a layer its colour. What has it already, or is on its way to it, is left alone.
  func put(
    _ color: Color, on layer: LayerID, _ kind: IOSProfile.StyleChange, _ timeline: Int?
  ) {
    guard let timeline else {
      if scene.modelColor(layer) != color { inTransaction(nil) { write(color: color, to: layer) } }
      return
    }
    if scene.modelColor(layer) == color { return }
    guard kind == .crossFades else {
      inTransaction(timeline) { write(color: color, to: layer) }
      return
    }
    let shown = scene.color(layer)
    let from = shown.alpha > 0 ? shown : color.faded(0)
    let to = color.alpha > 0 ? color : shown.faded(0)
    let window = here.styling.window
    scene.animate(layer, .red, from: from.red, to: to.red, on: timeline, shape: window)
    scene.animate(layer, .green, from: from.green, to: to.green, on: timeline, shape: window)
    scene.animate(layer, .blue, from: from.blue, to: to.blue, on: timeline, shape: window)
    scene.animate(layer, .opacity, from: from.alpha, to: to.alpha, on: timeline, shape: window)
  }

  // MARK: - Transitions

  /// The start of a transition: the item in force changes, and with it what the fields that
  /// waited, the item's appearances and its scroll edge give.
  func startStyle(of transition: Transition) {
    here.styling.startedTransition = transition.id
    if let to = transition.operation.to { here.styling.page = to }
    var bridge = resolveBar()
    bridge.isTranslucent = here.background.isTranslucent
    bridge.fullEffect = here.background.fullEffect
    let isItemDriven = bridge != here.background
    let fields = here.styling.atStart
    here.styling.atStart = []
    guard let timeline = transition.timeline else {
      if isItemDriven || !fields.isEmpty { showFields(fields, .jumps, on: nil) }
      return
    }
    if isItemDriven {
      changeWithItem(fields, transition, timeline)
    } else {
      let animated = fields.filter { isComponentwise($0) }
      if !animated.isEmpty { showFields(animated, .animates, on: timeline) }
      let faded = fields.filter { !isComponentwise($0) }
      if !faded.isEmpty { showFields(faded, .crossFades, on: timeline) }
    }
  }

  /// Whether a field that waited for the start goes component by component.
  private func isComponentwise(_ field: Property) -> Bool {
    let bar = profile.bar
    switch field {
    case .barTintColor: return bar.barTintColorAtStart == .animates
    case .translucent: return bar.translucentAtStart == .animates
    case .tintColor: return bar.tintColorAtStart == .animates
    case .titleColor: return bar.titleColorAtStart == .animates
    case .backgroundImage, .compactBackgroundImage, .shadowImage:
      return bar.imageAtStart == .animates
    case .barStyle: return bar.barStyleAtStart == .animates
    default: return bar.appearanceAtStart == .animates
    }
  }

  /// The new item brings another look: it fades in, or the background moves with the page that has
  /// one (`BarRules.itemAppearanceAtStart`, `BarRules.transparentNeighbour`).
  private func changeWithItem(_ fields: [Property], _ transition: Transition, _ timeline: Int) {
    let kind = profile.bar.itemAppearanceAtStart
    defer { takeTitleColor() }
    for field in fields { here.styling.shown[field] = here.barStyle[field] }
    let next = resolveBar()
    if let isLeaving = barLeaves(with: transition), !isLeaving || fields.isEmpty {
      if isLeaving { here.styling.needsSettling = true } else { paintBar(.jumps, on: nil) }
      return
    }
    let slides =
      kind != .jumps && profile.bar.transparentNeighbour == .slideWithPage
      && here.background.isVisible != next.isVisible
    if fields.contains(.tintColor) { showFields([.tintColor], kind, on: timeline) }
    guard slides else {
      // Which copy shows it is not seen (choice): two that fade across each other would let through what lies behind.
      switch here.background.looks(like: next) ? .jumps : kind {
      case .jumps: paintBar(.jumps, on: nil)
      case .landsAtEnd: here.styling.needsSettling = true
      case .animates, .crossFades:
        if next.edgeAlpha != here.styling.edgeAlpha { here.styling.window = edgeWindow }
        paintBar(kind, on: timeline)
        here.styling.window = .whole
      }
      return
    }
    let away =
      transition.operation.movesForward == next.isVisible
      ? screen.device.width : -screen.device.width
    here.styling.needsSettling = true
    let layer = here.barLayers.background
    if next.isVisible {
      paintBar(.jumps, on: nil)
      here.styling.slide = .entering
      scene.animate(layer, .x, from: away, to: 0, on: timeline)
    } else {
      here.styling.slide = .leaving
      paintBar(.jumps, on: nil)
      scene.animate(layer, .x, to: away, on: timeline)
    }
  }

  /// Whether the bar goes with a page of the transition, or comes with it, and has that page's look
  /// alone; nil where it does neither (`BarRules.movingBarKeepsLook`).
  private func barLeaves(with transition: Transition) -> Bool? {
    guard let move = here.rewindableMove, move.transition == transition.id,
      profile.bar.movingBarKeepsLook
    else { return nil }
    return move.hidden
  }

  /// The part of a transition in which the look goes from or to that of the scroll edge.
  private var edgeWindow: AnimationShape {
    AnimationShape(
      from: profile.bar.scrollEdgeFrom, to: profile.bar.scrollEdgeUntil, ease: .linear)
  }

  /// The end of a transition: the item in force is that of the top page, what waited shows, and
  /// the background is at rest. After a rewind that is the old item again; fields that code set
  /// stay as code set them.
  func settleStyle() {
    if here.transitions.isEmpty {
      here.styling.page = here.stack.last ?? here.styling.page
      if here.styling.slide != .none {
        here.styling.slide = .none
        scene.set(here.barLayers.background, .x, 0)
        here.styling.needsSettling = true
      }
    }
    var fields = here.styling.atEnd
    here.styling.atEnd = []
    if here.transitions.isEmpty {
      fields += here.styling.atStart
      here.styling.atStart = []
    }
    if fields.contains(.tintColor) { showFields([.tintColor], .jumps, on: nil) }
    for field in fields { here.styling.shown[field] = here.barStyle[field] }
    var next = resolveBar()
    next.isTranslucent = here.background.isTranslucent
    guard here.styling.needsSettling || next != here.background else { return }
    here.styling.needsSettling = false
    restyleBar()
  }

  /// The end of an animation that no transition made: the layers have the colours of a bar at rest,
  /// as after a transition.
  func settleLooks() {
    guard here.styling.needsSettling, here.transitions.isEmpty else { return }
    let layers = here.barLayers
    for layer in [layers.background, layers.effect, layers.image, layers.edge, layers.shadow]
    where scene.isAnimated(layer) { return }
    here.styling.needsSettling = false
    restyleBar()
  }
}
