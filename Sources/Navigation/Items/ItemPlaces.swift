import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Measuring an item: where its parts stand when nothing moves.
extension Navigator {
  /// The width in which items are laid out.
  var itemWidth: Double { scene.modelValue(here.barLayers.bar, .width) }

  /// What a bar as wide as the screen keeps free at both ends: a phone's notch, held sideways (documented:
  /// UIView.safeAreaInsets; observed: QMUI_iOS's table, the inset of the top upright).
  private var itemInset: Double {
    itemWidth >= screen.device.width ? screen.device.sideInset : 0
  }

  /// The spaces between items, and outside them.
  var itemGaps: TitleLayout.Gaps {
    TitleLayout.Gaps(width: itemWidth, inset: itemInset, profile.titles)
  }

  /// Left edge of the back indicator.
  var arrowPlace: Double { profile.titles.arrowX + itemInset }

  /// Measures a page's item, and keeps what it shows.
  func measure(_ page: Int) -> ItemPlaces {
    let below = itemBelow(page)
    if let below, pages.itemStates[page].below?.page != below {
      let title = pages[below].item[.title]
      pages.itemStates[page].know(below: below, title: title)
      setButtonColors(of: page)
    }
    let (places, text) = places(of: page, above: below)
    keep(page, text, pages[page].item)
    return places
  }

  /// Where an item's parts stand in a bar in which a page's item lies below it, or none, and the
  /// text of its back button.
  func places(of page: Int, above below: Int?) -> (ItemPlaces, text: Value) {
    let item = pages[page].item
    let rules = profile.titles
    let gaps = itemGaps
    let wanted = titleWidth(of: page)
    let leftText = item.text(.leftBarButtonItem)
    let spare = leftText.map { width(of: $0) + rules.itemSpacing } ?? 0
    let labelX = labelPlace
    let room = (itemWidth - wanted) / 2 - gaps.inner - labelX - spare
    let text = backText(of: page, above: below, room: room)

    var back: ItemSpan?
    var label: ItemSpan?
    if case .text(let shown) = text {
      label = shown.isEmpty ? nil : ItemSpan(x: labelX, width: width(of: shown))
      let end = label.map { $0.x + $0.width } ?? arrowPlace + rules.arrowWidth
      back = ItemSpan(x: arrowPlace, width: end - arrowPlace)
    }
    var left = leftItem(item, after: back, gaps)
    let block = blockWidth(item, back: back, left: left, gaps)
    let right = viewWidth(item, .rightWidth) ?? item.text(.rightBarButtonItem).map(width(of:))
    let layout = TitleLayout(
      width: itemWidth, left: block, title: wanted, right: right, gaps: gaps)
    let end = gaps.outer + (layout.left ?? 0)
    if let item = left { left?.width = min(item.width, max(end - item.x, 0)) }
    if let shown = label { label?.width = min(shown.width, max(end - labelX, 0)) }
    var places = ItemPlaces(
      arrow: back.map { ItemSpan(x: $0.x, width: rules.arrowWidth) }, label: label, left: left,
      right: layout.right.map { ItemSpan(x: itemWidth - gaps.outer - $0, width: $0) },
      title: ItemSpan(x: layout.titleLeft, width: layout.titleWidth),
      centredTitle: ItemSpan(x: layout.centred, width: wanted))
    if isTitleView(page), item.word(.titleLayout) == "overflow" {
      // The view has no width, wherever it stands; what it shows reaches from side to side.
      places.title = ItemSpan(x: layout.start, width: layout.overflowWidth)
      places.centredTitle = places.title
    }
    overhang(item, &places)
    return (places, text)
  }

  /// What of an item the trace and the gesture ask for.
  private func keep(_ page: Int, _ text: Value, _ item: Fields) {
    pages.itemStates[page].backText = text
    pages.itemStates[page].hasLeft =
      item.text(.leftBarButtonItem) != nil || (item.number(.leftWidth) != nil && text == .none)
    pages.itemStates[page].hasRight =
      item.text(.rightBarButtonItem) != nil || item.number(.rightWidth) != nil
    pages.itemStates[page].hasPrompt = item.text(.prompt) != nil
    pages.itemStates[page].isTitleView = isTitleView(page)
    pages.itemStates[page].laidOut(withoutTitle: (item.text(.title) ?? "").isEmpty)
  }

  /// Whether a page's item has a title view: that it is given a width says so too.
  func isTitleView(_ page: Int) -> Bool {
    let item = pages[page].item
    return item.flag(.titleView) || item.text(.titleViewName) != nil
      || item.number(.titleViewWidth) != nil && !pages.itemStates[page].hasNoTitleView
  }

  /// The width that a title wants: that of its view, else of its text. A view whose size is in its frame
  /// alone may get none (`TitleRules.titleViewNeedsSize`), and so may a text that came late.
  private func titleWidth(of page: Int) -> Double {
    let item = pages[page].item
    let isView = isTitleView(page)
    let isFrame = isView && item.word(.titleLayout) == "frame"
    if isFrame && profile.titles.titleViewNeedsSize { return 0 }
    if pages.itemStates[page].isUnmeasured && !isView { return 0 }
    let own = isView ? item.number(.titleViewWidth) : nil
    return max(own ?? item.text(.title).map(width(of:)) ?? 0, 0)
  }

  /// The width of a view in a button (`TitleRules.leastButtonViewWidth`).
  private func viewWidth(_ item: Fields, _ width: Property) -> Double? {
    item.number(width).map { max($0, profile.titles.leastButtonViewWidth) }
  }

  /// A left item stands at the margin, or beside the back button.
  private func leftItem(
    _ item: Fields, after back: ItemSpan?, _ gaps: TitleLayout.Gaps
  ) -> ItemSpan? {
    let text = item.text(.leftBarButtonItem)
    guard text != nil || (item.number(.leftWidth) != nil && back == nil) else { return nil }
    let wanted = max(viewWidth(item, .leftWidth) ?? text.map(width(of:)) ?? 0, 0)
    guard let back else { return ItemSpan(x: gaps.outer, width: wanted) }
    return ItemSpan(x: back.x + back.width + profile.titles.itemSpacing, width: wanted)
  }

  /// The width of everything left of the title, from the margin; nil where there is nothing.
  /// `leftWidth` is that of the left item, or of the back button where there is no left item.
  private func blockWidth(
    _ item: Fields, back: ItemSpan?, left: ItemSpan?, _ gaps: TitleLayout.Gaps
  ) -> Double? {
    if let left { return left.x + left.width - gaps.outer }
    if let own = viewWidth(item, .leftWidth) { return max(own, 0) }
    return back.map { max($0.x + $0.width - gaps.outer, 0) }
  }

  /// Content of a side item that reaches into the margin outside it.
  private func overhang(_ item: Fields, _ places: inout ItemPlaces) {
    places.cutLeft = places.left
    places.cutRight = places.right
    let left = max(item.number(.leftOverhang) ?? 0, 0)
    places.left?.x -= left
    places.left?.width += left
    places.right?.width += max(item.number(.rightOverhang) ?? 0, 0)
  }

  /// Puts an item's parts where they stand. In a transition what lies in the margins is cut off
  /// (`TitleRules.cutsMarginInTransition`).
  func place(_ page: Int, _ places: ItemPlaces, isMoving: Bool) {
    let layers = pages.layers[page].item
    let isCut = isMoving && profile.titles.cutsMarginInTransition
    put(pages.layers[page].title, places.title)
    placeLargeTitle(of: page)
    put(layers.arrow, places.arrow)
    put(layers.label, places.label)
    put(layers.left, isCut ? places.cutLeft : places.left)
    put(layers.right, isCut ? places.cutRight : places.right)
  }

  /// In a turn of the device, what is on its way to its place goes on.
  private func put(_ layer: LayerID, _ span: ItemSpan?) {
    guard let span else { return }
    if screen.turn.timeline != nil {
      move(layer, .x, to: span.x)
      return move(layer, .width, to: span.width)
    }
    scene.set(layer, .x, span.x)
    scene.set(layer, .width, span.width)
  }
}
