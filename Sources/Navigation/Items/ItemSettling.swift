import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// The layout of items at rest: only the bar's top item is there, and stands where it belongs.
extension Simulation {
  /// Lays the top item out when a transition is over.
  ///
  /// A title that a push has brought to the middle of the bar moves between its side items at
  /// once: the jump of Xieyupeng520, "Title jump in the iOS navigation bar" (observed).
  func settleTitles() {
    let top = items.last
    let elsewhere = pagesOfOthers
    shownItems = shownItems.filter { page in
      if page == top || elsewhere.contains(page) { return true }
      hideItem(of: page)
      return false
    }
    if let top {
      let places = measure(top)
      let hasLanded = barItems.arriving == top
      if hasLanded { noteStep(of: top, to: places.title) }
      place(top, places, isMoving: false)
      showItem(of: top)
      setBackTint(of: top)
    }
    barItems.arriving = nil
    barItems.moving = []
    barItems.needsLayout = false
  }

  private func hideItem(of page: Int) {
    itemStates[page].ownBackTint = nil
    scene.set(pageLayers[page].title, .alpha, 0)
    for layer in pageLayers[page].item.all { scene.set(layer, .alpha, 0) }
  }

  private func showItem(of page: Int) {
    shownItems.keep(page, true)
    scene.set(pageLayers[page].title, .alpha, 1)
    for layer in pageLayers[page].item.all { scene.set(layer, .alpha, 1) }
  }

  /// The bar's layout after an item has changed: at once when nothing moves. While a transition
  /// runs, side items take their new width, a title waits for the end (choice). A bar of another
  /// width is laid out anew, without a jump.
  func layoutItems() {
    guard barItems.needsLayout || barItems.width != itemWidth else { return }
    let isTurned = barItems.width != itemWidth
    barItems.width = itemWidth
    barItems.needsLayout = false
    if barItems.moving.isEmpty {
      guard let top = items.last else { return }
      let places = measure(top)
      if !isTurned { noteStep(of: top, to: places.title) }
      place(top, places, isMoving: false)
      return
    }
    for page in barItems.moving where pages[page].exists {
      let places = measure(page)
      let layers = pageLayers[page].item
      let isCut = profile.titles.cutsMarginInTransition
      resize(layers.left, isCut ? places.cutLeft : places.left)
      resize(layers.right, isCut ? places.cutRight : places.right)
      if let label = places.label { scene.set(layers.label, .width, label.width) }
    }
  }

  private func resize(_ layer: LayerID, _ span: ItemSpan?) {
    guard let span else { return }
    scene.set(layer, .x, span.x)
    scene.set(layer, .width, span.width)
  }

  /// How far a title's edge moves at once: the edge that moves further, to the right.
  private func noteStep(of page: Int, to span: ItemSpan) {
    let isNew = itemStates[page].isTitleNew
    itemStates[page].isTitleNew = false
    let title = pageLayers[page].title
    guard isRecording, !isNew, scene.modelValue(title, .alpha) > 0 else { return }
    let x = scene.modelValue(title, .x)
    let left = span.x - x
    let right = span.x + span.width - x - scene.modelValue(title, .width)
    let jump = abs(right) > abs(left) ? right : left
    guard jump != 0 else { return }
    itemStates[page].edgeStep = jump
    barItems.stepped.append(page)
    stamp &+= 1
  }

  /// A jump belongs to one frame.
  func forgetSteps() {
    guard !barItems.stepped.isEmpty else { return }
    stamp &+= 1
    for page in barItems.stepped { itemStates[page].edgeStep = 0 }
    barItems.stepped = []
    needsFrame()
  }

  /// A property of an item was set: the bar lays its items out in the coming pass.
  func itemNeedsLayout(_ page: Int, _ property: Property) {
    switch property {
    case .title, .titleView, .titleViewWidth, .titleLayout: itemStates[page].isTitleNew = true
    case .prompt, .hidesBackButton, .backButtonTitle, .backButtonDisplayMode, .leftBarButtonItem,
      .rightBarButtonItem, .leftItemsSupplementBackButton, .leftWidth, .rightWidth,
      .leftOverhang, .rightOverhang:
      break
    default: return
    }
    guard items.contains(page) else { return }
    barItems.needsLayout = true
    barNeedsLayout = true
    requestCommit()
  }
}
