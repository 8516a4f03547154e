import NavSimScene
import NavSimVocabulary

/// Pages, and the stand-ins that lie in them.
extension Painter {
  /// Which view holds a stand-in.
  enum Host { case page, bar, navigation }

  /// Where a page's stand-in lies.
  func host(of page: ReelParts.Page) -> Host? {
    guard state.isPresent(page.fake) else { return nil }
    switch state.text(page.fake, "host") {
    case "bar": return .bar
    case "navigation": return .navigation
    default: return .page
    }
  }

  mutating func paint(_ page: ReelParts.Page) {
    paintShadow(of: page)
    let frame = rect(page.view)
    let showing = base.entering(page.view, state)
    let layer = PictureLayer.page(page.name)
    let color = state.color(page.view, "backgroundColor") ?? .clear
    let clip = state.flag(page.view, "clipsToBounds") ? frame : nil
    let dim = state.number(page.view, "dim") ?? 0
    add(Shape(page.view?.name ?? "", layer, frame, color), showing)
    paintStripes(of: page, frame, showing)
    paintContent(of: page, frame, color, showing)
    if host(of: page) == .page {
      paintFake(of: page, holder: frame, showing, clip: clip, dim: dim)
    }
    paintControllers(in: page, showing)
    if dim > 0, showing.hiddenBy == nil {
      let seen = Color(0, 0, 0, dim * base.opacity)
      shapes.append(Shape(page.view?.name ?? "", .dimming(page.name), frame, seen))
    }
  }

  /// The shadow before the page's edge, in the steps in which the eye sees it.
  private mutating func paintShadow(of page: ReelParts.Page) {
    guard state.isPresent(page.edgeShadow) else { return }
    let frame = rect(page.edgeShadow)
    note(edge: frame.x + frame.width)
    let showing = base.entering(page.edgeShadow, state)
    let name = page.edgeShadow?.name ?? ""
    let steps = EyePlaces.shadowSteps
    let width = frame.width / Double(steps)
    for step in 0..<steps {
      let strip = Rect(
        x: frame.x + Double(step) * width, y: frame.y, width: width, height: frame.height)
      let ink = Color(0, 0, 0, (Double(step) + 0.5) / Double(steps))
      add(Shape(name, .edgeShadow(page.name), strip, ink), showing)
    }
  }

  /// The stripes of a page's content: every second one has a colour of its own.
  private mutating func paintStripes(
    of page: ReelParts.Page, _ frame: Rect, _ showing: Showing
  ) {
    guard let height = state.number(page.scrollView, "stripeHeight"), height >= 1,
      let color = state.color(page.scrollView, "stripeColor"), color.alpha > 0
    else { return }
    let start = state.number(page.content, "y") ?? frame.y
    var bottom = min(frame.y + frame.height, screen.height)
    if let whole = state.number(page.scrollView, "contentHeight"), whole > 0 {
      bottom = min(bottom, start + whole)
    }
    let top = start + height
    // Those that end above the screen are passed over in one step.
    let above = min(max((max(frame.y, 0) - top - height) / (2 * height), 0), 1e6).rounded(.up)
    var y = top + above * 2 * height
    while y < bottom {
      let stripe = Rect(x: frame.x, y: y, width: frame.width, height: min(height, bottom - y))
      add(Shape(page.content?.name ?? "", .page(page.name), stripe, color, clip: frame), showing)
      y += 2 * height
    }
  }

  /// The navigation controllers inside a page: their pages, and their bars over them.
  private mutating func paintControllers(in page: ReelParts.Page, _ showing: Showing) {
    for index in parts.bars.indices.dropFirst()
    where state.text(parts.bars[index].navigation, "heldBy") == page.name {
      guard state.isPresent(parts.bars[index].bar) else { continue }
      let outer = (at, base, isOwn)
      (at, base, isOwn) = (index, showing, false)
      for page in shownPages { paint(page) }
      paintBar()
      paintToolbar()
      if let bar = own.bar {
        innerBars.append(Picture.InnerBar(name: bar.name, frame: rect(bar, width: barWidth)))
      }
      (at, base, isOwn) = outer
    }
  }

  /// The lines of a page's content: paler or darker than the page, so that one sees it move.
  private mutating func paintContent(
    of page: ReelParts.Page, _ frame: Rect, _ color: Color, _ showing: Showing
  ) {
    guard color.alpha > 0.5, let top = state.number(page.content, "y") else { return }
    let bottom = frame.y + frame.height
    guard top < bottom else { return }
    let ink = color.isDark ? Color(1, 1, 1, 0.16) : Color(0, 0, 0, 0.09)
    add(
      Shape(
        page.content?.name ?? "", .page(page.name),
        Rect(x: frame.x, y: top, width: frame.width, height: bottom - top), ink,
        content: .lines, clip: frame),
      showing)
  }

  /// A stand-in, its hairline and what stands on it; what of it lies outside of its holder is dimmed with
  /// it.
  mutating func paintFake(
    of page: ReelParts.Page, holder: Rect?, _ showing: Showing, clip: Rect?, dim: Double
  ) {
    let name = page.fake?.name ?? ""
    let layer = PictureLayer.standIn(page.name)
    let body = showing.entering(page.fake, state)
    let background = body.entering(page.fakeBackground, state)
    let frame = rect(page.fake)
    add(
      Shape(name, layer, frame, state.color(page.fake, "color") ?? .clear, clip: clip), background)
    if let shadow = state.color(page.fake, "hairlineColor") {
      let line = Rect(
        x: frame.x, y: frame.y + frame.height, width: frame.width, height: 1 / screen.scale)
      add(Shape(name, layer, line, shadow, content: .hairline, clip: clip), background)
    }
    paintItems(onFakeOf: page, frame, body)
    guard dim > 0, let holder, background.hiddenBy == nil else { return }
    let seen = clip.map { frame.clipped(to: $0) } ?? frame
    for piece in seen.outside(holder) {
      shapes.append(
        Shape(page.view?.name ?? "", .dimming(page.name), piece, Color(0, 0, 0, dim)))
    }
  }

  /// The items of a stand-in that is a whole bar, or the title in a picture of one.
  private mutating func paintItems(
    onFakeOf page: ReelParts.Page, _ frame: Rect, _ body: Showing
  ) {
    let layer = PictureLayer.standIn(page.name)
    let showing = body.entering(page.fakeContent, state)
    let tint = state.color(page.fake, "tintColor") ?? Self.blue
    let row = Rect(
      x: frame.x, y: frame.y + frame.height - min(frame.height, screen.inlineBarHeight),
      width: frame.width, height: min(frame.height, screen.inlineBarHeight))
    func place(_ element: ReelElement) -> Rect {
      Rect(
        x: state.number(element, "x") ?? row.x, y: row.y,
        width: state.number(element, "width") ?? 0, height: row.height)
    }
    if let title = page.fakeTitle, let text = state.text(title, "title") {
      let color = state.color(title, "color") ?? .black
      let isPlaced = state.number(title, "x") != nil
      add(
        Shape(
          title.name, layer, isPlaced ? place(title) : row, color, content: .title(text)), showing)
    }
    if let back = page.fakeBack, state.isPresent(back) {
      let frame = place(back)
      var arrow = frame
      arrow.width = min(13, frame.width)
      var label = frame
      label.x += 19
      label.width = max(frame.width - 19, 0)
      add(Shape(back.name, layer, arrow, tint, content: .backArrow), showing)
      let text = state.text(back, "title") ?? ""
      add(Shape(back.name, layer, label, tint, content: .backLabel(text)), showing)
    }
    for side in [page.fakeLeft, page.fakeRight] {
      guard let side, state.isPresent(side) else { continue }
      add(Shape(side.name, layer, place(side), tint, content: .button), showing)
    }
  }
}

extension Color {
  /// Whether light ink reads better on it (Rec. 709 luma).
  var isDark: Bool { 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.45 }
}
