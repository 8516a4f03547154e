import NavSimProgram
import NavSimVocabulary

/// Names with `*`, which stand for several elements.
extension Session {
  /// What stands after `of`: an element, one of its properties, or a pattern over both, under the
  /// names that the trace has for them.
  func pattern(_ word: Word, scenario: Int) throws -> String {
    if word.text.contains("*") { return try checked(word) }
    if labelNames.contains("\(scenario)/\(word.text)") { return word.text }
    let element = try element(word)
    return element.name + (element.property.map { "." + $0.name } ?? "")
  }

  /// A pattern that a trace of this file may have something for.
  func checked(_ word: Word) throws -> String {
    // A file with thousands of patterns is left to the run, which finds nothing of the name.
    patternCount += 1
    let pattern = NamePattern(word.text)
    if patternCount > 200 || elementNames.contains(where: pattern.matches) { return word.text }
    throw fail(
      .unknownElement, word.span, "nothing is called '\(word.text)'",
      note: "'*' stands for any letters: title.*, *.fake, bar.content.*, page.*.x")
  }

  /// What a pattern's last word names: a property of everything that the rest stands for.
  func properties(matching name: String, _ word: Word) throws -> Element {
    let parts = word.dotted
    let last = parts[parts.count - 1]
    guard parts.count > 1, !last.text.contains("*"),
      let known = Property.allCases.first(where: { $0.name == last.text })
    else {
      throw fail(
        .wrongKind, word.span, "'\(word.text)' stands for elements, not for values",
        note: "a property comes last: page.*.x <= 375, *.fake.color = red")
    }
    return Element(
      name: String(name.dropLast(last.text.count + 1)),
      property: (last.text, known.kind, known.isOptional, known), word: word)
  }

  /// Every element that claims of this file can name, and its properties.
  private func namesOfElements() -> [String] {
    var names: [String] = []
    func add(_ name: String, _ properties: [Property]) {
      names.append(name)
      names += properties.map { name + "." + $0.name }
    }
    for thing in Thing.allCases where !thing.belongsToPage && !thing.shown.isEmpty {
      add(thing.path, thing.shown)
    }
    add("eye", Session.eye)
    for navigation in navigations.byName.keys.sorted() {
      add("navigation." + navigation, Session.innerProperties)
      add("presented." + navigation, Session.presentedProperties)
      for thing in Thing.allCases where [.bar, .toolbar].contains(thing) || thing.isBarPart {
        add(Session.name(thing, of: navigation), thing.shown)
      }
    }
    for page in pages.all.prefix(200).map(\.name.text) {
      add("page." + page, Thing.view.shown)
      add("presented." + page, Session.presentedProperties)
      add("page." + page + ".content", [.y])
      for thing in [Thing.item, .wants, .scrollView, .fake, .edgeShadow] {
        add(page + "." + thing.path, thing.shown)
      }
      for part in Session.fullParts.keys.sorted() {
        add(page + ".fake." + part, Session.fullParts[part] ?? [])
      }
      for part in ["title", "large-title", "left", "right", "prompt", "search"] {
        add(part + "." + page, Property.shown(ofItem: part + ".*"))
      }
      for part in ["arrow", "label"] {
        add("back.\(page).\(part)", Property.shown(ofItem: "back.*.\(part)"))
      }
    }
    return names
  }

  /// The same, made once.
  private var elementNames: [String] {
    if knownElementNames.isEmpty { knownElementNames = namesOfElements() }
    return knownElementNames
  }
}
