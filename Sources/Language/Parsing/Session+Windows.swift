import NavSimProgram
import NavSimVocabulary

/// `window`: a further window over the scenario's own, or under it.
extension Session {
  private static let windowExample = "window Overlay, and below it: root Toast"
  /// The levels that UIKit has names for (documented: UIWindow.Level; their numbers are common
  /// knowledge).
  private static let levels = [("normal", 0.0), ("statusBar", 1000.0), ("alert", 2000.0)]
  private static let windowFields: [Property] = [
    .windowLevel, .backgroundColor, .userInteractionEnabled,
  ]

  /// `window NAME` with `root P|NAVIGATION` and `self windowLevel=… backgroundColor=…`.
  func window(_ block: Block, _ index: Int) throws {
    try refuseGuards(block.header)
    var cursor = Cursor(block.header, from: 1)
    if let word = cursor.current, word.keyAndValue != nil {
      throw fail(
        .badName, word.span, "'window' here declares a further window by its name",
        note: "the app's own stands below the navigation, navigation Main, or in a hook: "
          + "on viewDidLoad  window \(word.text)")
    }
    _ = try newName(&cursor, what: "window", example: Session.windowExample)
    try finish(cursor)
    for item in block.items {
      line {
        var cursor = Cursor(item)
        let isRoot = cursor.take("root")
        guard isRoot || cursor.take("self") else {
          unknownItem(item, "window", ["root", "self"])
          return
        }
        try refuseGuards(item)
        if isRoot {
          script.windows[index].root = try windowRoot(&cursor, "root Toast")
          try finish(cursor)
        } else {
          while let word = cursor.take() { try windowField(word, index) }
        }
      }
    }
    guard script.windows[index].root != nil || hasErrors else {
      throw fail(
        .missingWord, block.header.end, "the window has no root", note: Session.windowExample)
    }
  }

  /// A page or a navigation controller.
  func windowRoot(_ cursor: inout Cursor, _ example: String) throws -> Presented {
    let word = try word(&cursor, what: "the root", example: example)
    if let index = navigations.byName[word.text] { return .navigation(index) }
    if let index = pages.byName[word.text] { return .page(index) }
    if let container = script.containers[word.text] {
      throw fail(
        .notModelled, word.span, "\(container.kind.rawValue) that come later are not modelled",
        note:
          "a root is a page or a navigation controller; a scenario may start with \(container.kind.rawValue)"
      )
    }
    throw reportUndeclared("navigation", word, navigations)
  }

  private func windowField(_ word: Word, _ index: Int) throws {
    let names = Session.windowFields.map(\.name)
    guard let (key, value) = word.keyAndValue, let property = Names.properties[key.text],
      Session.windowFields.contains(property)
    else {
      let key = word.keyAndValue?.0 ?? word
      throw fail(
        .unknownProperty, key.span, "a window has no '\(key.text)'",
        try: key.text == "level"
          ? Property.windowLevel.name : Suggestion.nearest(key.text, names),
        note: "it has " + names.joined(separator: ", "))
    }
    switch property {
    case .windowLevel: script.windows[index].level = try windowLevel(value)
    case .backgroundColor:
      script.windows[index].backgroundColor = value.text == "nil" ? .none : try paint(value)
    default: script.windows[index].takesTouches = try flag(value)
    }
  }

  private func windowLevel(_ word: Word) throws -> Double {
    if let level = Session.levels.first(where: { $0.0 == word.text }) { return level.1 }
    guard let quantity = Quantity(word.text), quantity.unit.isEmpty,
      quantity.number.magnitude <= 10_000_000
    else {
      let names = Session.levels.map(\.0)
      throw fail(
        .notANumber, word.span, "'\(word.text)' is no level of a window",
        try: Suggestion.nearest(word.text, names),
        note: "a number, or " + names.joined(separator: ", "))
    }
    return quantity.number
  }

  /// A declared window, by its index.
  func windowNamed(_ cursor: inout Cursor, _ example: String) throws -> Int {
    try windowNamed(word(&cursor, what: "the window", example: example), example)
  }

  /// The same of a word.
  func windowNamed(_ word: Word, _ example: String) throws -> Int {
    if let index = windowNames[word.text] { return index }
    let names = windowNames.keys.sorted()
    throw fail(
      .unknownWindow, word.span, "window '\(word.text)' is not declared",
      try: Suggestion.nearest(word.text, names),
      note: names.isEmpty
        ? Session.windowExample : "declared windows: " + names.joined(separator: ", "))
  }

  /// What a trace tells of a further window.
  static let windowProperties: [Property] = [
    .backgroundColor, .hidden, .rootViewController, .windowLevel, .keyWindow, .order,
  ]
}
