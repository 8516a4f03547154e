import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// The layout of items at rest: only the bar's top item is there, and stands where it belongs.
extension Navigator {
  /// Lays the top item out when a transition is over.
  ///
  /// A title that a push has brought to the middle of the bar moves between its side items at
  /// once: the jump of Xieyupeng520, "Title jump in the iOS navigation bar" (observed).
  func settleTitles() {
    let top = here.items.last
    let gone = pages.shown.pages.filter { $0 != top && !isElsewhere($0) }
    pages.shown.hide(gone)
    for page in gone { hideItem(of: page) }
    if let top {
      let places = measure(top)
      let hasLanded = here.barItems.arriving == top
      if hasLanded { noteStep(of: top, to: places.title) }
      place(top, places, isMoving: false)
      layOutArrow(of: top)
      keepItemViews(of: top)
      showItem(of: top)
      bringWaitingButtons(of: top)
      setButtonColors(of: top)
    }
    here.barItems.arriving = nil
    here.barItems.moving = []
    here.barItems.needsLayout = false
  }

  /// The item of a page that stays after a cancel stands where it did, and that of the other page is gone.
  func itemStandsAgain(of page: Int, without other: Int?) {
    if let other { hideItem(of: other) }
    place(page, measure(page), isMoving: false)
    layOutArrow(of: page)
    showItem(of: page)
  }

  /// Whether a page's item is in the bar of another controller.
  private func isElsewhere(_ page: Int) -> Bool {
    tree.hasStack(page) && tree.controller(of: page) != controller
  }

  private func hideItem(of page: Int) {
    pages.itemStates[page].ownBackTint = nil
    cancelTouches(on: page)
    scene.set(pages.layers[page].title, .alpha, 0)
    for layer in pages.layers[page].item.all { scene.set(layer, .alpha, 0) }
  }

  private func showItem(of page: Int) {
    pages.shown.show(page)
    let alpha = restingAlpha(page)
    let layers = pages.layers[page].item
    scene.set(pages.layers[page].title, .alpha, titleAlpha(page))
    for layer in layers.beside { scene.set(layer, .alpha, alpha) }
    if !hasButton(page, .leftWidth) { scene.set(layers.left, .alpha, 0) }
    if !hasButton(page, .rightWidth) { scene.set(layers.right, .alpha, 0) }
    scene.set(pages.layers[page].item.search, .alpha, 1)
  }

  /// The bar's layout after an item has changed: at once when nothing moves. While a transition
  /// runs, side items take their new width, a title waits for the end (choice). A bar of another
  /// width is laid out anew, without a jump.
  func layoutItems() {
    guard here.barItems.needsLayout || here.barItems.width != itemWidth else { return }
    let isTurned = here.barItems.width != itemWidth
    here.barItems.width = itemWidth
    here.barItems.needsLayout = false
    if here.barItems.moving.isEmpty {
      guard let top = here.items.last else { return }
      let places = measure(top)
      if !isTurned { noteStep(of: top, to: places.title) }
      place(top, places, isMoving: false)
      return
    }
    for page in here.barItems.moving where pages[page].exists {
      let places = measure(page)
      let layers = pages.layers[page].item
      let isCut = profile.titles.cutsMarginInTransition
      resize(layers.left, isCut ? places.cutLeft : places.left)
      resize(layers.right, isCut ? places.cutRight : places.right)
      if let label = places.label { scene.set(layers.label, .width, label.width) }
    }
  }

  /// A new tint makes the bar lay the views in its buttons out, which ends what moves them; inside an
  /// animation block that goes along with it (`TitleRules.tintLaysOutViews`).
  func layOutItemViews() {
    guard profile.titles.tintLaysOutViews, code.animation.timeline == nil else { return }
    for page in here.barItems.moving where pages[page].exists {
      let layers = pages.layers[page].item
      for (layer, width) in [(layers.left, Property.leftWidth), (layers.right, .rightWidth)]
      where pages[page].item.number(width) != nil && scene.isAnimated(layer) {
        scene.set(layer, .alpha, restingAlpha(page))
      }
    }
  }

  private func resize(_ layer: LayerID, _ span: ItemSpan?) {
    guard let span else { return }
    scene.set(layer, .x, span.x)
    scene.set(layer, .width, span.width)
  }

  /// How far a title's edge moves at once: the edge that moves further, to the right.
  private func noteStep(of page: Int, to span: ItemSpan) {
    let isNew = pages.itemStates[page].isTitleNew
    pages.itemStates[page].isTitleNew = false
    let title = pages.layers[page].title
    guard clock.isRecording, !isNew, scene.modelValue(title, .alpha) > 0 else { return }
    let x = scene.modelValue(title, .x)
    let left = span.x - x
    let right = span.x + span.width - x - scene.modelValue(title, .width)
    let jump = abs(right) > abs(left) ? right : left
    guard jump != 0 else { return }
    pages.itemStates[page].edgeStep = jump
    here.barItems.stepped.append(page)
    clock.codeRuns()
  }

  /// A jump belongs to one frame.
  func forgetSteps() {
    guard !here.barItems.stepped.isEmpty else { return }
    clock.codeRuns()
    for page in here.barItems.stepped { pages.itemStates[page].edgeStep = 0 }
    here.barItems.stepped = []
    clock.needsFrame()
  }

  /// The bar begins its items anew: what moves by time stands still for a moment
  /// (`TitleRules.replacedItemsStandStill`).
  private func standStill() {
    let time = profile.titles.replacedItemsStandStill
    guard time > 0, !isInteractive else { return }
    for page in here.barItems.moving {
      for layer in [pages.layers[page].title] + pages.layers[page].item.all {
        scene.stand(layer, until: clock.now + lasting(Time(roundingSeconds: time)))
      }
    }
  }

  /// A property of an item was set: the bar lays its items out in the coming pass.
  func itemNeedsLayout(_ page: Int, _ property: Property, isAnother: Bool) {
    if property == .title, !profile.titles.lateTextIsMeasured, here.items.contains(page),
      pages.itemStates[page].hadNoTitle
    {
      pages.itemStates[page].leaveUnmeasured(true)
      return
    }
    switch property {
    case .title, .titleView, .titleViewWidth, .titleLayout, .titleViewName:
      pages.itemStates[page].isTitleNew = true
    case .prompt, .searchController, .hidesBackButton, .backButtonTitle, .backButtonDisplayMode,
      .leftBarButtonItem,
      .rightBarButtonItem, .leftItemsSupplementBackButton, .leftWidth, .rightWidth,
      .leftOverhang, .rightOverhang:
      break
    default: return
    }
    guard here.items.contains(page) else { return }
    if property != .title { pages.itemStates[page].leaveUnmeasured(false) }
    if isAnother, here.barItems.moving.contains(page) { standStill() }
    here.barItems.needsLayout = true
    here.barNeedsLayout = true
    requestCommit()
  }
}
