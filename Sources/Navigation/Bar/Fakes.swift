import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Stand-in bars: layers in page views, so that they move, are dimmed and leave with their page.
extension Navigator {
  func makeFake(for page: Int, _ kind: FakeKind, hasEmptyItem: Bool) {
    guard pages[page].exists else { return }
    endMirror(to: page)
    noteRemoval(of: .fake, page: page)
    pages.fakes[page] = FakeState(kind: kind, hasEmptyItem: hasEmptyItem, madeAt: barPlace)
    for layer in pages.layers[page].ofFake { reset(layer) }
    if kind.isPicture { drawPicture(for: page) } else { paintFake(of: page) }
  }

  func addFake(of page: Int, to host: FakeHost, _ rule: FrameRule) {
    guard pages.fakes[page] != nil else { return }
    pages.fakes[page]?.host = host
    takeProxy(intoFakeOf: page)
    bringFakeToFront(of: page)
    placeFake(of: page, rule)
  }

  func bringFakeToFront(of page: Int) {
    guard let host = pages.fakes[page]?.host else { return }
    let highest = pages.fakes.lying(in: host).map { pages.fakes[$0]?.order ?? 0 }.max() ?? 0
    pages.fakes[page]?.order = highest + 1
  }

  func removeFake(of page: Int) {
    endMirror(to: page)
    if pages.fakes[page] != nil { noteRemoval(of: .fake, page: page) }
    pages.fakes[page] = nil
  }

  /// The pages whose stand-ins lie in a view, back to front.
  func fakes(in host: FakeHost) -> [Int] {
    var found = pages.fakes.lying(in: host)
    if found.count > 1 {
      found.sort { (pages.fakes[$0]?.order ?? 0, $0) < (pages.fakes[$1]?.order ?? 0, $1) }
    }
    return found
  }

  /// Frames a stand-in in its host's coordinates, from model frames, as view code converts them.
  func placeFake(of page: Int, _ rule: FrameRule) {
    guard let host = pages.fakes[page]?.host else { return }
    // A bar that is hidden, or on its way, is not put back into its place.
    if let full = pages.fakes[page]?.full, full.isHidden || full.move != nil { return }
    let frame = frame(of: rule, for: page, in: modelOrigin(of: host))
    let layer = pages.layers[page].fake
    scene.set(layer, .width, frame.width)
    write(frame.x, to: layer, .x)
    write(frame.y, to: layer, .y)
    write(frame.height, to: layer, .height)
    layoutFull(page)
  }

  /// The layout of a page puts the background of a bar of code's own in it back to a bar's height
  /// (`BarRules.ownBarsAreShort`).
  func shortenFakes(in page: Int) {
    let isLaidOut = here.declared.strategies.contains { index in
      levels(program.strategies[index].chain, .hook(.barLayoutSubviews, .main))
        .contains { !$0.isEmpty }
    }
    guard profile.bar.ownBarsAreShort, !isLaidOut else { return }
    for owner in pages.fakes.lying(in: .view(page)) {
      guard let fake = pages.fakes[owner], fake.kind == .bar, !fake.hasEmptyItem else { continue }
      let layer = pages.layers[owner].fake
      let missing = scene.modelValue(layer, .height) - inlineBarHeight
      guard missing > 0 else { continue }
      scene.set(layer, .y, scene.modelValue(layer, .y) + missing)
      scene.set(layer, .height, inlineBarHeight)
    }
  }

  /// Where UIKit says that the bar is: one that is hidden lies above the screen, by its height
  /// (inferred: a run of MLNavigationBarTransition's own code).
  private var barPlace: Point {
    let bar = here.barLayers.bar
    if here.isNavigationBarHidden { return Point(x: 0, y: -barHeight) }
    return Point(x: scene.modelValue(bar, .x), y: scene.modelValue(bar, .y))
  }

  /// What a rule makes of the bar's frames for a stand-in in a view with this origin.
  private func frame(of rule: FrameRule, for page: Int, in host: Point) -> Rect {
    let bar = here.barLayers.bar
    let background = here.barLayers.background
    let barX = scene.modelValue(bar, .x)
    let barY = scene.modelValue(bar, .y)
    var frame = Rect(
      x: barX + scene.modelValue(background, .x) - host.x,
      y: barY + scene.modelValue(background, .y) - host.y,
      width: screen.device.width, height: scene.modelValue(background, .height))
    switch rule {
    case .bgOld where losesBackgroundFrame:
      frame = Rect(x: 0, y: 0, width: screen.device.width, height: 0)
    case .bg, .bgOld: break
    // A page's bounds start at 0 here, so that the two rules agree.
    case .bgXView, .bgX0: frame.x = 0
    case .barInContainer:
      let place = pages.fakes[page]?.madeAt ?? barPlace
      frame.x = place.x
      frame.y = place.y + scene.modelValue(background, .y)
    case .extendToTop:
      frame.height += max(frame.y, 0)
      frame.y = min(frame.y, 0)
    case .barBottom:
      frame = Rect(
        x: 0, y: host.y > 0 ? -barBottom : 0, width: screen.device.width, height: barBottom)
    case .barToTop:
      frame = Rect(
        x: barX - host.x, y: -host.y, width: screen.device.width, height: barY + barHeight)
    }
    return frame
  }

  /// Writes a property of a stand-in: a style field, its colour, or its layer.
  func writeFake(_ page: Int, _ property: Property, _ value: Value) {
    guard pages.fakes[page] != nil else { return }
    if Property.styleFields.contains(property) {
      pages.fakes[page]?.style[property] = value
      paintFake(of: page)
      return
    }
    if property == .color, pages.fakes[page]?.kind == .view {
      pages.fakes[page]?.color = value
      paintFake(of: page)
      return
    }
    writeLayer(pages.layers[page].fake, property, value)
  }

  func applyToFake(of page: Int, _ style: BarStyle, fields: [Property]) {
    guard pages.fakes[page] != nil else { return }
    for field in fields where isAvailable(field) {
      if field == .translucent && style[field] == .none { continue }
      if field == .bgAlpha {
        write(style.backgroundAlpha, to: opacityLayer(ofFake: page), .alpha)
        continue
      }
      pages.fakes[page]?.style[field] = style[field]
    }
    paintFake(of: page)
  }

  /// A stand-in paints what a bar of its style would, in one colour. A bar without an item does
  /// not draw on iOS 14 (observed: KMNavigationBarTransition adds an empty item there).
  func paintFake(of page: Int) {
    guard let fake = pages.fakes[page], !fake.kind.isPicture else { return }
    if fake.kind == .view { return paintView(of: page, fake) }
    if fake.kind == .full { return paintFull(page, fake) }
    let painted = resolve(fake.style)
    let layer = pages.layers[page].fake
    let color = painted.image.over(painted.effect)
    if isBlank(fake), color.alpha > 0,
      Property.styleFields.contains(where: { fake.style[$0] != .none })
    {
      noteMissed(
        .fake, .known(.color), page: page, .color(color), by: scene.currentCause,
        "not drawn: from iOS 14 on a bar without an item is blank (bareBarIsBlank; item=empty gives it one)"
      )
    }
    pages.fakes[page]?.shadow = isBlank(fake) ? .clear : painted.shadow
    write(color: isBlank(fake) ? .clear : color, to: layer)
    write(tint: tint(of: fake.style), to: layer)
  }

  /// Whether a stand-in is a bar that draws nothing (`IOSProfile.bareBarIsBlank`).
  func isBlank(_ fake: FakeState) -> Bool {
    fake.kind == .bar && !fake.hasEmptyItem && profile.bareBarIsBlank
  }

  /// Brings a scroll offset into its legal range: between the top and the content's end.
  func clampOffset(of page: Int) {
    let height = scene.modelValue(pages.layers[page].view, .height)
    let end = max((pages[page].scrollView.number(.contentHeight) ?? 0) - height, 0)
    let old = pages[page].scrollView.number(.contentOffset) ?? 0
    let offset = min(max(old, 0), end)
    if offset != old {
      pages[page].scrollView[.contentOffset] = .number(offset)
      placeContent(of: page)
      if page == here.styling.page { restyleBar() }
    }
  }
}
