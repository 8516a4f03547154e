import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// How items move and fade in a transition.
///
/// Choice: Flutter's bars (nav_bar.dart), whose closed forms are published. The covered page's
/// items go first, those of the upper page come after a threshold; a pop is a push backwards.
/// Everything lies on the transition's timeline, so that a finger scrubs it.
extension Navigator {
  /// The items of a transition between pages.
  func fadeTitles(_ transition: Transition) {
    guard let to = transition.operation.to else { return }
    let from = transition.operation.from
    if let timeline = transition.timeline, let shape = exchange(in: transition) {
      exchangeItems(from: from, to: to, shape, on: timeline)
      if shape == .atOnce, here.rewindableMove?.transition == transition.id {
        standAside(to, timeline)
      }
      return
    }
    moveItems(
      from: from, to: to, forward: transition.operation.movesForward, on: transition.timeline)
  }

  /// How items change places where they stand; nil where they move. Beside an animator of code's own
  /// they cross-fade, in a push as in a pop (observed: Open Radar 25825778). In a bar that comes or
  /// goes with its page what is that page's stands still (`TitleRules.keepsItemsOfMovingBar`). Where
  /// code sets the whole stack they may be exchanged at once (`TitleRules.setMovesItems`).
  private func exchange(in transition: Transition) -> AnimationShape? {
    if transition.animator != nil { return .whole }
    if let move = here.rewindableMove, move.transition == transition.id,
      profile.titles.keepsItemsOfMovingBar
    {
      return move.hidden ? .atTheEnd : .atOnce
    }
    return transition.operation.kind == .set && !profile.titles.setMovesItems ? .atOnce : nil
  }

  /// Moves one item out and the other in; without a timeline the layout at the end shows them.
  func moveItems(from: Int?, to: Int, forward: Bool, on timeline: Int?) {
    if let from {
      pages.shown.show(from)
      if timeline != nil { driveTitleView(of: from) }
    }
    let arriving = arrive(to, isMoving: timeline != nil)
    guard let timeline else { return }
    here.barItems.arriving = to
    pages.itemStates[to].isTitleNew = false
    here.barItems.moving = [to] + (from.map { [$0] } ?? [])
    if forward {
      push(from: from, to: to, arriving, timeline)
    } else {
      pop(from: from, to: to, arriving, timeline)
    }
  }

  private func exchangeItems(from: Int?, to: Int, _ shape: AnimationShape, on timeline: Int) {
    arrive(to, isMoving: true)
    here.barItems.arriving = nil
    here.barItems.moving = [to] + (from.map { [$0] } ?? [])
    if let from {
      pages.shown.show(from)
      fadeAll(from, false, shape, timeline)
    }
    fadeAll(to, true, shape, timeline)
  }

  /// The items of a bar that comes with its page stand aside until the transition is nearly over
  /// (`TitleRules.movingBarMargin`).
  private func standAside(_ page: Int, _ timeline: Int) {
    let margin = profile.titles.movingBarMargin
    guard margin != 0 else { return }
    let until = profile.titles.movingBarMarginUntil
    let shape = AnimationShape(from: until, to: until, ease: .linear)
    let layers = pages.layers[page].item
    let own = [layers.left, layers.right, layers.arrow, layers.label, layers.largeTitle]
    for layer in [pages.layers[page].title] + own {
      let x = scene.modelValue(layer, .x)
      scene.animate(layer, .x, from: x - margin, to: x, on: timeline, shape: shape)
    }
  }

  private func fadeAll(
    _ page: Int, _ isArriving: Bool, _ shape: AnimationShape, _ timeline: Int
  ) {
    for layer in [pages.layers[page].title] + pages.layers[page].item.all {
      fade(layer, of: page, isArriving, shape, timeline)
    }
  }

  /// An item comes: its parts stand where they will. Returns where.
  @discardableResult
  private func arrive(_ to: Int, isMoving: Bool) -> ItemPlaces {
    pages.shown.show(to)
    pages.itemStates[to].keepTitleAway(false)
    pages.itemStates[to].comeAnew()
    takeItemViews(of: to)
    if isMoving { driveTitleView(of: to) }
    let arriving = measure(to)
    place(to, arriving, isMoving: isMoving)
    placeSearch(of: to)
    scene.set(pages.layers[to].title, .alpha, titleAlpha(to))
    setTitleColor(of: to)
    setButtonColors(of: to)
    return arriving
  }

  private func push(from: Int?, to: Int, _ arriving: ItemPlaces, _ timeline: Int) {
    let rules = profile.titles
    let layers = pages.layers[to].item
    let title = pages.layers[to].title
    let isCentred = rules.centresPushedTitleView && pages.itemStates[to].isTitleView
    let target = isCentred ? arriving.centredTitle : arriving.title
    scene.set(title, .width, target.width)
    scene.animate(title, .x, from: entry(target.width), to: target.x, on: timeline)
    let hasArrow = from.map { pages.itemStates[$0].showsBack } ?? false
    if let arrow = arriving.arrow, !hasArrow {
      let start = arrow.x + rules.firstArrowShift * arrow.width
      scene.animate(layers.arrow, .x, from: start, to: arrow.x, on: timeline)
    }
    if let label = arriving.label, let from {
      let start = scene.value(pages.layers[from].title, .x)
      scene.animate(layers.label, .x, from: start, to: label.x, on: timeline)
    }
    fadeUpper(to, isArriving: true, isFirst: !hasArrow, timeline)
    bringLargeTitle(of: to, timeline)
    guard let from else { return }
    coverLargeTitle(of: from, by: to, timeline)
    scene.animate(pages.layers[from].title, .x, to: labelPlace, on: timeline)
    scene.animate(
      pages.layers[from].item.label, .x, to: labelPlace - rules.labelSlide * itemWidth,
      on: timeline)
    fadeCovered(from, isArriving: false, timeline)
  }

  private func pop(from: Int?, to: Int, _ arriving: ItemPlaces, _ timeline: Int) {
    let rules = profile.titles
    let title = pages.layers[to].title
    let x = standsLeftInPop(to, arriving) ? bareMargin : arriving.title.x
    scene.animate(title, .x, from: labelPlace, to: x, on: timeline)
    if let label = arriving.label {
      scene.animate(
        pages.layers[to].item.label, .x, from: label.x - rules.labelSlide * itemWidth,
        to: label.x, on: timeline)
    }
    fadeCovered(to, isArriving: true, timeline)
    guard let from else { return }
    uncoverLargeTitle(of: to, from: from, timeline)
    dismissLargeTitle(of: from, timeline)
    let leaving = pages.layers[from].item
    let gone = pages.layers[from].title
    if widensInSwipe(from) {
      scene.set(gone, .width, itemWidth)
      scene.set(gone, .x, 0)
    }
    scene.animate(gone, .x, to: entry(scene.modelValue(gone, .width)), on: timeline)
    scene.animate(leaving.label, .x, to: arriving.title.x, on: timeline)
    let isFirst = !pages.itemStates[to].showsBack
    if isFirst {
      let shift = rules.firstArrowShift * rules.arrowWidth
      scene.animate(leaving.arrow, .x, to: arrowPlace + shift, on: timeline)
    }
    fadeUpper(from, isArriving: false, isFirst: isFirst, timeline)
  }

  /// Whether a title stands at the left end, over its left item, as long as a pop to it runs
  /// (`TitleRules.popPutsWideTitleLeft`).
  private func standsLeftInPop(_ page: Int, _ places: ItemPlaces) -> Bool {
    profile.titles.popPutsWideTitleLeft && places.left != nil
      && !pages.itemStates[page].isTitleView && places.centredTitle.width > itemWidth / 2
  }

  /// Whether a title view has the whole width of the bar in a swipe back (`TitleRules.swipeWidensTitleView`).
  private func widensInSwipe(_ page: Int) -> Bool {
    profile.titles.swipeWidensTitleView && pages.itemStates[page].isTitleView
      && pages.itemStates[page].hasLeft
      && here.transitions.last?.operation.isInteractive == true
  }

  private var bareMargin: Double { itemGaps.bare }

  /// Where the back label stands, and where a covered page's title goes to.
  var labelPlace: Double {
    arrowPlace + profile.titles.arrowWidth + profile.titles.arrowGap
  }

  /// The left edge of a title that is about to enter, or has just left, over the right end.
  private func entry(_ width: Double) -> Double {
    itemWidth - profile.titles.entryPart * width
  }

  /// The items of the page that lies above.
  private func fadeUpper(_ page: Int, isArriving: Bool, isFirst: Bool, _ timeline: Int) {
    let times = profile.titles.fadesIn
    func fade(_ layer: LayerID, _ threshold: Double) {
      let shape = staggered(
        AnimationShape(from: threshold, to: 1, ease: .easeIn, isArriving ? .forward : .mirrored))
      self.fade(layer, of: page, isArriving, shape, timeline)
    }
    let layers = pages.layers[page].item
    let isLate =
      isArriving && profile.titles.pushedTitleComesAtEnd && !pages.itemStates[page].isTitleView
    if isLate {
      self.fade(pages.layers[page].title, of: page, true, .atTheEnd, timeline)
    } else {
      fade(pages.layers[page].title, times.title)
    }
    fade(layers.prompt, times.title)
    fade(layers.search, times.title)
    fade(layers.left, times.left)
    fade(layers.right, times.right)
    fade(layers.label, times.label)
    fade(layers.arrow, isFirst ? times.firstArrow : times.arrow)
    let isKept = keepsLargeTitle(of: page, isArriving, timeline)
    if !isKept { fade(layers.largeTitle, times.largeTitle) }
  }

  /// The items of the page that lies below.
  private func fadeCovered(_ page: Int, isArriving: Bool, _ timeline: Int) {
    let times = profile.titles.fadesOut
    func fade(_ layer: LayerID, _ threshold: Double) {
      let shape = staggered(
        AnimationShape(from: 0, to: threshold, ease: .easeOut, isArriving ? .mirrored : .forward))
      self.fade(layer, of: page, isArriving, shape, timeline)
    }
    let layers = pages.layers[page].item
    fade(
      pages.layers[page].title, pages.itemStates[page].isTitleView ? times.titleView : times.title)
    fade(layers.prompt, times.title)
    fade(layers.search, times.title)
    fade(layers.left, times.left)
    fade(layers.right, times.right)
    fade(layers.label, times.label)
    fade(layers.arrow, times.arrow)
    let isKept = keepsLargeTitle(of: page, isArriving, timeline)
    if !isKept { fade(layers.largeTitle, times.largeTitle) }
  }

  /// A large title that lies in the content does not fade by itself
  /// (`TitleRules.largeTitleGoesWithPage`).
  private func keepsLargeTitle(of page: Int, _ isArriving: Bool, _ timeline: Int) -> Bool {
    guard profile.titles.largeTitleGoesWithPage else { return false }
    let layer = pages.layers[page].item.largeTitle
    fade(layer, of: page, isArriving, isArriving ? .atOnce : .atTheEnd, timeline)
    return true
  }

  /// A shape of its own for each kind of item, or one for all (`TitleRules.fading`).
  private func staggered(_ shape: AnimationShape) -> AnimationShape {
    profile.titles.fading == .crossFade ? .whole : shape
  }

  private func fade(
    _ layer: LayerID, of page: Int, _ isArriving: Bool, _ shape: AnimationShape, _ timeline: Int
  ) {
    if isArriving {
      let isSearch = layer == pages.layers[page].item.search
      let isTitle = layer == pages.layers[page].title
      let alpha = isSearch ? 1 : isTitle ? titleAlpha(page) : besideAlpha(page, layer)
      scene.animate(layer, .alpha, from: 0, to: alpha, on: timeline, shape: shape)
    } else {
      scene.animate(layer, .alpha, to: 0, on: timeline, shape: shape)
    }
  }

  /// The opacity that what stands beside a title comes to.
  private func besideAlpha(_ page: Int, _ layer: LayerID) -> Double {
    let layers = pages.layers[page].item
    if layer == layers.left { return buttonAlpha(page, .left) }
    return layer == layers.right ? buttonAlpha(page, .right) : restingAlpha(page)
  }
}
