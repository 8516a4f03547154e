import NavSimNavigation
import NavSimProgram
import NavSimScene
import NavSimTrace
import NavSimVocabulary

/// The elements of a page's item: title, side items, back button, prompt.
extension TraceProbes {
  mutating func addItems(
    of page: Int, _ navigator: Navigator, _ recorder: inout TraceRecorder
  ) {
    let name = program.pages[page].name
    let title = navigator.titleLayer(of: page)
    add(
      "title.\(name)", .title(page), &recorder,
      [
        ("title", .page(page, .item, .known(.title))),
        (Property.titleView.name, .item(.titleView, page)),
        (Property.titleViewName.name, .rarePage(page, .item, .known(.titleViewName))),
        ("alpha", .number(title, .alpha)),
        ("color", .color(title)), ("x", .number(title, .x)), ("width", .number(title, .width)),
        (Property.edgeStep.name, .edgeStep(page)),
      ], omitsNone: true)
    let large = navigator.layer(of: .largeTitle, page: page)
    add(
      "large-title.\(name)", .part(.largeTitle, page), &recorder,
      [
        ("title", .page(page, .item, .known(.title))), ("alpha", .number(large, .alpha)),
        ("color", .color(large)), ("x", .number(large, .x)), ("y", .number(large, .y)),
        ("width", .number(large, .width)),
      ], omitsNone: true)
    addButtons(of: page, navigator, &recorder)
    let arrow = navigator.layer(of: .arrow, page: page)
    add(
      "back.\(name).arrow", .part(.arrow, page), &recorder,
      [
        (Property.backIndicatorImage.name, .indicator),
        (Property.highlighted.name, .item(.highlighted(.back), page)), ("color", .color(arrow)),
        ("x", .number(arrow, .x)),
        ("width", .number(arrow, .width)), ("alpha", .number(arrow, .alpha)),
      ], omitsNone: true)
    let label = navigator.layer(of: .label, page: page)
    add(
      "back.\(name).label", .part(.label, page), &recorder,
      [
        ("title", .item(.backText, page)), ("x", .number(label, .x)),
        ("width", .number(label, .width)),
        ("alpha", .number(label, .alpha)), ("color", .color(label)),
        (Property.underArrow.name, .underArrow(page)),
      ])
    let prompt = navigator.layer(of: .prompt, page: page)
    add(
      "prompt.\(name)", .part(.prompt, page), &recorder,
      [
        ("prompt", .page(page, .item, .known(.prompt))), ("alpha", .number(prompt, .alpha)),
      ], omitsNone: true)
    addSearch(of: page, navigator, &recorder)
  }

  private mutating func addButtons(
    of page: Int, _ navigator: Navigator, _ recorder: inout TraceRecorder
  ) {
    let sides: [(ButtonSide, Navigator.ItemPart, text: Property, enabled: Property)] = [
      (.left, .left, .leftBarButtonItem, .leftEnabled),
      (.right, .right, .rightBarButtonItem, .rightEnabled),
    ]
    for (side, part, text, enabled) in sides {
      let layer = navigator.layer(of: part, page: page)
      add(
        "\(side.rawValue).\(program.pages[page].name)", .part(part, page), &recorder,
        [
          (Property.title.name, .page(page, .item, .known(text))),
          (Property.enabled.name, .page(page, .item, .known(enabled))),
          (Property.highlighted.name, .item(.highlighted(side), page)), ("color", .color(layer)),
          ("x", .number(layer, .x)), ("width", .number(layer, .width)),
          ("alpha", .number(layer, .alpha)),
        ], omitsNone: true)
    }
  }

  private mutating func addSearch(
    of page: Int, _ navigator: Navigator, _ recorder: inout TraceRecorder
  ) {
    let layer = navigator.layer(of: .search, page: page)
    add(
      "search.\(program.pages[page].name)", .part(.search, page), &recorder,
      [
        ("searchController", .page(page, .item, .known(.searchController))),
        ("searchActive", .page(page, .item, .known(.searchActive))), ("x", .number(layer, .x)),
        ("y", .number(layer, .y)), ("width", .number(layer, .width)),
        ("height", .number(layer, .height)), ("alpha", .number(layer, .alpha)),
      ], omitsNone: true)
  }
}
