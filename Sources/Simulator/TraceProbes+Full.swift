import NavSimNavigation
import NavSimTrace
import NavSimVocabulary

/// Stand-ins that are bars with items of their own: their background, and what stands on it. A
/// program that makes none has no such elements.
extension TraceProbes {
  mutating func addFull(
    _ page: Int, _ navigator: Navigator, _ recorder: inout TraceRecorder
  ) {
    let name = "\(program.pages[page].name).fake"
    guard makesFullBars else {
      if makesPictures { addTitle(of: name, page, &recorder) }
      return
    }
    let background = navigator.fakeBackgroundLayer(of: page)
    add(
      "\(name).bg", .full(.bar, page), &recorder,
      [
        ("alpha", .number(background, .alpha)), ("hidden", .flag(background, .hidden)),
        ("masked", .rareFlag(background, .masked)),
      ], omitsNone: true)
    let content = navigator.fakeContentLayer(of: page)
    add(
      "\(name).content", .full(.bar, page), &recorder,
      [
        ("alpha", .number(content, .alpha)), ("hidden", .flag(content, .hidden)),
        ("masked", .rareFlag(content, .masked)),
      ])
    let parts: [(String, Navigator.FullPart, [Property])] = [
      ("left", .left, [.x, .width]),
      ("right", .right, [.x, .width]), ("back", .back, [.title, .x, .width]),
    ]
    addTitle(of: name, page, &recorder)
    for (part, kind, properties) in parts {
      add(
        "\(name).\(part)", .full(kind, page), &recorder,
        properties.map { ($0.name, .full(page, kind, $0)) })
    }
  }

  /// The title of such a bar, or the one that a picture shows.
  private mutating func addTitle(of name: String, _ page: Int, _ recorder: inout TraceRecorder) {
    let properties: [Property] = [.title, .color, .x, .width]
    add(
      "\(name).title", .full(.title, page), &recorder,
      properties.map { ($0.name, .full(page, .title, $0)) }, omitsNone: true)
  }
}
