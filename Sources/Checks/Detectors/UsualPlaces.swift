/// Where a table holds what detectors ask for in every frame: looked up once.
struct UsualPlaces: Sendable {
  /// The elements of the bar, of its background and what it holds, and of the slots in which items stand.
  let bar, background, content, title, left, right, back: Int?
  /// The slots of `navigation.selected` and `navigation.top`.
  let selected, top: Int?

  init(_ table: SlotTable) {
    bar = table.number("bar")
    background = table.number("bar.bg")
    content = table.number("bar.content")
    title = table.number("bar.content.title")
    left = table.number("bar.content.left")
    right = table.number("bar.content.right")
    back = table.number("bar.content.back")
    selected = table.number("navigation", "selected")
    top = table.number("navigation", "top")
  }
}
