import NavSimScene
import NavSimVocabulary

/// What stands on the real bar: titles, back buttons, buttons, prompts, the large title.
extension Painter {
  /// How much taller a prompt makes the bar, in points.
  private static let promptHeight = 30.0

  mutating func paintBarContent(_ bar: Rect, _ showing: Showing) {
    let content = showing.entering(own.content, state)
    let tint = state.color(own.content, "tintColor") ?? Self.blue
    let row = paintPrompts(bar, content)
    paintLargeTitles(bar, row, content)
    paintSearch(bar, content)
    for page in ownPages {
      paintItem(of: page, row, tint, content)
    }
  }

  /// The prompts; the row that is left below them for titles and buttons.
  private mutating func paintPrompts(_ bar: Rect, _ content: Showing) -> Rect {
    var row = bar
    let inline = screen.isSideways ? min(bar.height, 44) : screen.inlineBarHeight
    for page in ownPages {
      guard let prompt = page.prompt, let text = state.text(prompt, "prompt") else { continue }
      row.y = bar.y + Self.promptHeight
      var place = bar
      place.height = Self.promptHeight
      let color = state.color(page.title, "color") ?? .black
      let shape = Shape(
        prompt.name, .barContent, place, color,
        content: .text(ShapeText(text, size: 13, weight: .regular, alignment: .center)))
      add(shape, content.entering(prompt, state))
    }
    row.height = max(min(bar.y + bar.height - row.y, inline), 0)
    return row
  }

  /// The large titles: what has been scrolled away lies under the row, what flies to a back label over it.
  private mutating func paintLargeTitles(_ bar: Rect, _ row: Rect, _ content: Showing) {
    let isMoving = (state.number(own.navigation, "progress") ?? 0) > 0
    let below = Rect(
      x: bar.x, y: row.y + row.height, width: bar.width,
      height: max(bar.y + bar.height - row.y - row.height, 0))
    for page in ownPages {
      guard let large = page.largeTitle, let text = state.text(large, "title"),
        isMoving || below.height > 1
      else { continue }
      let place = Rect(
        x: bar.x + (state.number(large, "x") ?? 0), y: bar.y + (state.number(large, "y") ?? 0),
        width: state.number(large, "width") ?? 0, height: PictureScreen.largeTitleHeight)
      let shape = Shape(
        large.name, .barContent, place, state.color(large, "color") ?? .black,
        content: .text(ShapeText(text, size: 34, weight: .bold, alignment: .leading)),
        clip: isMoving ? nil : below)
      add(shape, content.entering(own.largeSlot, state).entering(large, state))
    }
  }

  /// The search fields, by their placeholder: 36 points in their row, less as the row is narrower.
  private mutating func paintSearch(_ bar: Rect, _ content: Showing) {
    for page in ownPages {
      guard let search = page.search, let text = state.text(search, "searchController"),
        let y = state.number(search, "y"), let height = state.number(search, "height"), height > 16
      else { continue }
      let x = state.number(search, "x") ?? 16
      let width = state.number(search, "width") ?? bar.width - 2 * x
      let place = Rect(
        x: bar.x + x + 8, y: bar.y + y + 1, width: max(width - 16, 0), height: height - 16)
      let label = ShapeText(text, size: 17, weight: .regular, alignment: .leading)
      add(
        Shape(search.name, .barContent, place, Color(0.46, 0.46, 0.5), content: .text(label)),
        content.entering(search, state))
    }
  }

  private mutating func paintItem(
    of page: ReelParts.Page, _ row: Rect, _ tint: Color, _ content: Showing
  ) {
    func place(_ element: ReelElement) -> Rect {
      Rect(
        x: row.x + (state.number(element, "x") ?? 0), y: row.y,
        width: state.number(element, "width") ?? 0, height: row.height)
    }
    if let title = page.title, state.flag(title, "titleView") {
      let color = state.color(title, "color") ?? .black
      add(
        Shape(title.name, .barContent, place(title), color, content: .button),
        content.entering(own.titleSlot, state).entering(title, state))
    } else if let title = page.title, let text = state.text(title, "title") {
      let shape = Shape(
        title.name, .barContent, place(title), state.color(title, "color") ?? .black,
        content: .title(text))
      add(shape, content.entering(own.titleSlot, state).entering(title, state))
    }
    let back = content.entering(own.backSlot, state)
    let backTint = state.color(own.backSlot, "tintColor") ?? tint
    if let label = page.label, let text = state.text(label, "title") {
      let color = state.color(label, "color") ?? backTint
      add(
        Shape(label.name, .barContent, place(label), color, content: .backLabel(text)),
        back.entering(label, state))
    }
    if let arrow = page.arrow, state.isPresent(arrow) {
      add(
        Shape(
          arrow.name, .barContent, place(arrow), state.color(arrow, "color") ?? backTint,
          content: .backArrow),
        back.entering(arrow, state))
    }
    for (side, slot) in [(page.left, own.leftSlot), (page.right, own.rightSlot)] {
      guard let side, state.isPresent(side) else { continue }
      let text = state.text(side, "title").map { ShapeContent.buttonTitle($0) }
      add(
        Shape(
          side.name, .barContent, place(side), state.color(side, "color") ?? tint,
          content: text ?? .button),
        content.entering(slot, state).entering(side, state))
    }
  }
}

extension ShapeContent {
  /// A title of one line, as a bar sets it.
  static func title(_ text: String) -> ShapeContent {
    .text(ShapeText(text, size: 17, weight: .semibold, alignment: .center))
  }

  /// The text of a button.
  static func buttonTitle(_ text: String) -> ShapeContent {
    .text(ShapeText(text, size: 17, weight: .regular, alignment: .center))
  }

  /// The text beside a back button's chevron.
  static func backLabel(_ text: String) -> ShapeContent {
    .text(ShapeText(text, size: 17, weight: .regular, alignment: .leading))
  }
}
