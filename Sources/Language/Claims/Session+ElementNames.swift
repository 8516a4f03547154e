import NavSimProgram
import NavSimVocabulary

/// How claims name the elements of a trace.
extension Session {
  static let eye: [Property] = [
    .status, .left, .centre, .right, .hairline, .below, .bottom, .edge,
  ]
  private static let pageElements = [
    "page", "title", "large-title", "left", "right", "back", "prompt", "search",
  ]

  /// Whether the first part of a word can start an element's name.
  func looksLikeElement(_ word: Word) -> Bool {
    guard let first = word.text.split(separator: ".").first.map(String.init) else { return false }
    return Names.things[first] != nil || pages.byName[first] != nil || first == "eye"
      || first == "presented"
      || Session.pageElements.contains(first)
  }

  /// `bar`, `bar.bg.alpha`, `page.A.x`, `A.view.x`, `A.fake`, `title.B.color`, `eye.left`.
  func element(_ word: Word) throws -> Element {
    let parts = word.dotted
    guard let first = parts.first, parts.allSatisfy({ !$0.text.isEmpty }) else {
      throw unknownElement(word)
    }
    switch first.text {
    case "navigation" where parts.count > 1 && navigations.byName[parts[1].text] != nil:
      return try fixed(
        "navigation.\(parts[1].text)", Session.innerProperties, parts.dropFirst(2), word)
    case "presented" where parts.count > 1 && mayBePresented(parts[1]):
      return try fixed(
        "presented.\(parts[1].text)", Session.presentedProperties, parts.dropFirst(2), word)
    case "window" where parts.count > 1 && windowNames[parts[1].text] != nil:
      return try fixed(
        "window.\(parts[1].text)", Session.windowProperties, parts.dropFirst(2), word)
    case "eye": return try fixed("eye", Session.eye, parts.dropFirst(), word)
    case "page", "title", "large-title":
      guard parts.count > 1 else {
        throw fail(
          .unknownElement, word.span, "'\(word.text)' names no page", note: "\(first.text).A")
      }
      let name = pages.all[try page(parts[1])].name.text
      if first.text == "page", parts.count > 2, parts[2].text == "content" {
        return try fixed("page.\(name).content", [.y], parts.dropFirst(3), word)
      }
      let properties =
        first.text == "page" ? Thing.view.shown : Property.shown(ofItem: first.text + ".*")
      return try fixed("\(first.text).\(name)", properties, parts.dropFirst(2), word)
    case "left", "right", "prompt", "search", "back":
      if let found = try itemElement(first.text, parts, word) { return found }
    default: break
    }
    if let thing = Session.ofController.first(where: { $0.path == first.text }), parts.count > 1,
      isController(parts[1], after: thing)
    {
      return try thingElement(thing, Array(parts.dropFirst()), word, of: parts[1].text)
    }
    if let thing = Names.things[first.text] {
      guard !thing.belongsToPage else {
        throw fail(
          .unknownElement, first.span, "whose \(first.text)?",
          try: pages.all.first.map { "\($0.name.text).\(first.text)" },
          note: "a claim names the page: A.\(first.text)")
      }
      return try thingElement(thing, parts, word)
    }
    guard let index = pages.byName[first.text] else { throw unknownElement(word) }
    return try pageElement(pages.all[index].name.text, parts, word)
  }

  /// `left.A`, `right.A`, `prompt.A`, `search.A`, `back.A.arrow`, `back.A.label`; nil where the second word
  /// is no page, so that the first one may be.
  private func itemElement(
    _ kind: String, _ parts: [Word], _ word: Word
  ) throws -> Element? {
    guard parts.count > 1, let index = pages.byName[parts[1].text] else {
      if pages.byName[kind] != nil { return nil }
      throw fail(
        .unknownElement, word.span, "'\(word.text)' names no page",
        note: kind == "back" ? "back.A.arrow, back.A.label" : "\(kind).A")
    }
    let name = pages.all[index].name.text
    guard kind == "back" else {
      return try fixed(
        "\(kind).\(name)", Property.shown(ofItem: "\(kind).*"), parts.dropFirst(2), word)
    }
    guard parts.count > 2, ["arrow", "label"].contains(parts[2].text) else {
      throw fail(
        .unknownElement, word.span, "a back button is seen by its parts",
        try: "back.\(name).arrow", note: "back.\(name).arrow, back.\(name).label")
    }
    let part = parts[2].text
    return try fixed(
      "back.\(name).\(part)", Property.shown(ofItem: "back.*.\(part)"), parts.dropFirst(3), word)
  }

  /// What a trace tells of something that is presented.
  static let presentedProperties: [Property] = [
    .x, .y, .width, .height, .dim, .hidden, .heldBy,
  ]

  private func mayBePresented(_ word: Word) -> Bool {
    pages.byName[word.text] != nil || navigations.byName[word.text] != nil
  }

  /// What each navigation controller has of its own, and a trace shows under its name.
  private static let ofController: [Thing] = [.bar, .toolbar]

  /// Whether a word after `bar` or `toolbar` names a navigation controller, and no part of the bar and no
  /// property of the toolbar.
  private func isController(_ word: Word, after thing: Thing) -> Bool {
    guard navigations.byName[word.text] != nil else { return false }
    return thing == .bar
      ? Names.parts["bar." + word.text] == nil : !thing.shown.contains { $0.name == word.text }
  }

  /// A bar, or a part of one, as a trace calls it, with the name of the controller that has it.
  static func name(_ thing: Thing, of controller: String) -> String {
    let root = ofController.first { thing == $0 } ?? .bar
    return root.path + "." + controller + thing.path.dropFirst(root.path.count)
  }

  /// `bar.bg.alpha`; of another controller `bar.Inner.bg.alpha`, `toolbar.Inner.y`.
  private func thingElement(
    _ thing: Thing, _ parts: [Word], _ word: Word, of controller: String? = nil
  ) throws -> Element {
    var found = thing
    var left = parts.dropFirst()
    while thing == .bar, let next = left.first,
      let part = Names.parts[found.path + "." + next.text]
    {
      found = part
      left = left.dropFirst()
    }
    let name = controller.map { Session.name(found, of: $0) } ?? found.path
    try refuseUnshown(found, name, left.first, word)
    return try fixed(name, found.shown, left, word)
  }

  /// What no trace shows no claim can be about: it would read nil, whatever code has set.
  private func refuseUnshown(_ thing: Thing, _ name: String, _ last: Word?, _ word: Word) throws {
    let property = last.flatMap { Names.properties[$0.text] }
    guard thing.shown.isEmpty || property.map({ isUnshown($0, of: thing) }) ?? false else { return }
    let what = thing.shown.isEmpty ? name : name + "." + (last?.text ?? "")
    let other = thing == .item ? property.flatMap { Session.shown($0, ofItem: name) } : nil
    let isWhole = thing.shown.isEmpty || other != nil
    throw fail(
      .notShown, isWhole ? word.span : last?.span ?? word.span,
      "no trace shows '\(what)', so nothing can be claimed of it", try: other,
      note: other == nil ? thing.shownInstead : nil)
  }

  /// `search.A.searchActive` of A.item: what the bar shows of an item's property; nil where it shows it in
  /// no part of its own.
  private static func shown(_ property: Property, ofItem item: String) -> String? {
    guard let page = item.split(separator: ".").first else { return nil }
    let parts = ["title", "large-title", "left", "right", "prompt", "search"]
    return parts.first { Property.shown(ofItem: $0 + ".*").contains(property) }
      .map { "\($0).\(page).\(property.name)" }
  }

  private func isUnshown(_ property: Property, of thing: Thing) -> Bool {
    thing.properties.contains(property) && !thing.shown.contains(property)
  }

  private func pageElement(_ name: String, _ parts: [Word], _ word: Word) throws -> Element {
    guard parts.count > 1 else {
      throw fail(
        .unknownElement, word.span, "'\(word.text)' is a page, not an element",
        try: "page.\(name)", note: "page.\(name), \(name).fake, \(name).item, title.\(name)")
    }
    guard let thing = Names.things[parts[1].text], thing.belongsToPage else {
      if parts.count == 2, Thing.view.shown.contains(where: { $0.name == parts[1].text }) {
        throw fail(
          .unknownElement, word.span, "where a page lies is claimed of 'page.\(name)'",
          try: "page.\(name).\(parts[1].text)", note: "page.\(name) is its view")
      }
      throw fail(
        .unknownElement, parts[1].span, "page \(name) has no element '\(parts[1].text)'",
        try: Suggestion.nearest(
          parts[1].text, ["view", "fake", "item", "scrollView", "wants", "edgeShadow"]),
        note: "view, fake, item, scrollView, wants, edgeShadow")
    }
    let rest = parts.dropFirst(2)
    if thing == .fake, let part = rest.first, let properties = Session.fullParts[part.text] {
      return try fixed("\(name).fake.\(part.text)", properties, rest.dropFirst(), word)
    }
    try refuseUnshown(thing, "\(name).\(thing.path)", rest.first, word)
    switch thing {
    case .view: return try fixed("page.\(name)", thing.shown, rest, word)
    case .wants:
      if let last = rest.first, rest.count == 1, let index = propertyIndex[last.text] {
        let own = script.ownProperties[index]
        if let field = own.field {
          // The trace knows the field by its one name.
          let word = Word(text: field.name, span: last.span)
          return try fixed("\(name).wants", thing.shown, [word], word)
        }
        return Element(
          name: "\(name).wants", property: (own.name, own.kind, false, nil), word: word)
      }
      return try fixed("\(name).wants", thing.shown, rest, word)
    default: return try fixed("\(name).\(thing.path)", thing.shown, rest, word)
    }
  }

  /// An element with at most one property behind it.
  private func fixed(
    _ name: String, _ properties: [Property], _ rest: ArraySlice<Word>, _ word: Word
  ) throws -> Element {
    guard let last = rest.first else { return Element(name: name, property: nil, word: word) }
    let names = properties.map(\.name)
    try refusePart(name, properties, rest)
    guard rest.count == 1, let property = Names.properties[last.text],
      properties.contains(property)
    else {
      let habit = Session.withoutIs(last.text)
      let near = habit.flatMap { last.text.hasPrefix("is") && names.contains($0) ? $0 : nil }
      throw fail(
        .unknownProperty, last.span, "'\(name)' has no '\(last.text)'",
        try: near ?? Suggestion.nearest(last.text, names),
        note: "it has " + names.joined(separator: ", "))
    }
    claimNewest = Newest.later(claimNewest, Newest(property, last))
    return Element(
      name: name,
      property: (
        property.name, property.kind, property.isOptional || name.hasSuffix(".wants"), property
      ),
      word: word)
  }

  /// A trace shows a value as a whole.
  private func refusePart(_ name: String, _ properties: [Property], _ rest: ArraySlice<Word>) throws
  {
    guard rest.count > 1, let first = rest.first, let property = Names.properties[first.text],
      properties.contains(property)
    else { return }
    let whole = "\(name).\(first.text)"
    throw fail(
      .notShown, rest[rest.startIndex + 1].span, "no trace shows a part of '\(whole)'",
      note: property.kind == .appearance
        ? "the whole by the appearance's name: \(whole) = Red; what it paints: bar.bg.color = red"
        : "the whole: \(whole) = …")
  }

  private func unknownElement(_ word: Word) -> Stop {
    let first = word.dotted.first ?? word
    let names =
      [
        "bar", "eye", "page", "title", "large-title", "navigation", "gesture", "container",
        "window", "toolbar", "tabBar", "statusBar", "keyboard", "events",
        "stack", "items", "top", "count", "logs", "raises",
      ] + pages.all.map(\.name.text)
    return fail(
      .unknownElement, first.text.isEmpty ? word.span : first.span,
      "'\(first.text)' is neither an element nor a claim",
      try: Suggestion.nearest(first.text, names),
      note: "elements: bar, bar.bg, page.A, A.fake, title.A, large-title.A, right.A, back.A.label, "
        + "A.item, navigation, gesture, eye.left")
  }
}
