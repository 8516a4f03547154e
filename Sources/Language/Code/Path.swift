import NavSimProgram
import NavSimVocabulary

/// A path with what can be known about it before anything runs.
struct Path {
  /// What the path leads to.
  enum Target {
    case controller
    case thing(Thing)
    /// A property: its kind, whether it may be nil, its schema entry if it has one.
    case property(ValueKind, isOptional: Bool, Property?)
    /// A saved value, whose kind is that of the line that saves it.
    case saved
  }
  var reference: Reference
  var target: Target
  var word: Word
}

extension Session {
  /// Whether a word looks like a path rather than a plain value: its first part names something.
  func startsLikePath(_ word: Word, _ context: CodeContext) -> Bool {
    guard let first = word.text.split(separator: ".", maxSplits: 1).first else { return false }
    let name = String(first)
    return Names.owners[name] != nil || Names.things[name] != nil || pages.byName[name] != nil
      || navigations.byName[name] != nil || saved(name, context) != nil
  }

  /// The path that a word is.
  func path(_ word: Word, _ context: CodeContext) throws -> Path {
    var parts = word.dotted[...]
    guard let first = parts.first, parts.allSatisfy({ !$0.text.isEmpty }) else {
      throw fail(.unknownPath, word.span, "'\(word.text)' is not a path", note: pathNote)
    }
    var owner: Owner?
    if let known = Names.owners[first.text] {
      owner = known
    } else if let index = pages.byName[first.text] {
      owner = .page(index)
    } else if navigations.byName[first.text] != nil {
      try refuseInner(first)
      owner = .self
    } else if Names.things[first.text] == nil {
      guard let index = saved(first.text, context) else { throw unknownPath(first, context) }
      if parts.count == 1 {
        return Path(reference: .saved(nil, index), target: .saved, word: word)
      }
      if let field = savedField(parts.dropFirst(), index: index) {
        return Path(reference: field.0, target: field.1, word: word)
      }
      owner = .saved(index)
    }
    if owner != nil { parts = parts.dropFirst() }
    if owner == .self, context.place == .action, navigations.byName[first.text] == nil {
      throw noSelf(first)
    }
    return try rest(parts, owner: owner, word: word, context)
  }

  /// `before.hidden`: a field of a saved style.
  private func savedField(
    _ parts: ArraySlice<Word>, index: Int
  ) -> (Reference, Path.Target)? {
    guard parts.count == 1, let name = parts.first?.text, Names.things[name] == nil,
      let property = Names.properties[name]
    else { return nil }
    return (
      .savedField(nil, index, property),
      .property(property.kind, isOptional: property.isOptional, property)
    )
  }

  private func rest(
    _ parts: ArraySlice<Word>, owner: Owner?, word: Word, _ context: CodeContext
  ) throws -> Path {
    guard let first = parts.first else {
      return Path(reference: .owner(owner ?? .self), target: .controller, word: word)
    }
    guard var thing = Names.things[first.text] else {
      return try controllerPart(parts, owner: owner ?? .self, word: word, context)
    }
    var left = parts.dropFirst()
    if thing == .bar || thing == .fake { (thing, left) = part(of: thing, left) }
    if owner == nil, thing.belongsToPage, context.place == .action { throw noSelf(first) }
    let whose = owner ?? .self
    if whose == .self, thing.belongsToPage { try refusePageThing(thing, parts, word, context) }
    guard let last = left.first else {
      return Path(reference: .thing(whose, thing), target: .thing(thing), word: word)
    }
    guard left.count == 1 else {
      throw fail(
        .unknownProperty, last.span, "\(thing.phrase) has no part '\(last.text)'",
        try: Suggestion.nearest(last.text, thing.properties.map(\.name)),
        note: pages.byName[last.text].map { _ in
          "what belongs to a page stands behind the page alone: "
            + left.map(\.text).joined(separator: ".")
        })
    }
    if thing == .navigation, last.text == Thing.view.path {
      throw viewOfController(first.span.through(last.span))
    }
    try refuseMisspelt(last, partOf: thing)
    let (key, kind, isOptional) = try property(last, of: thing)
    return Path(
      reference: .property(whose, thing, key),
      target: .property(kind, isOptional: isOptional, schema(key)), word: word)
  }

  /// The longest part of a bar, or of a stand-in, that the words name, and what is left of them.
  private func part(of whole: Thing, _ parts: ArraySlice<Word>) -> (Thing, ArraySlice<Word>) {
    var thing = whole
    var left = parts
    var name = whole.path
    while let next = left.first, let part = Names.parts[name + "." + next.text] {
      name += "." + next.text
      thing = part
      left = left.dropFirst()
    }
    return (thing, left)
  }

  /// Refuses a word that is nearer to a part of a thing than to what the thing has: `bar.bgg`.
  private func refuseMisspelt(_ word: Word, partOf thing: Thing) throws {
    let names = thing.properties.map(\.name)
    let parts = Names.parts.keys.filter { $0.hasPrefix(thing.path + ".") }
      .map { String($0.dropFirst(thing.path.count + 1)) }.filter { !$0.contains(".") }.sorted()
    guard !names.contains(word.text), let near = Suggestion.nearest(word.text, parts + names),
      parts.contains(near)
    else { return }
    throw fail(
      .unknownProperty, word.span, "\(thing.phrase) has no '\(word.text)'", try: near,
      note: "its parts are " + parts.joined(separator: ", "))
  }

  /// What follows an owner and is no thing: a property of the controller, or what is kept for it.
  private func controllerPart(
    _ parts: ArraySlice<Word>, owner: Owner, word: Word, _ context: CodeContext
  ) throws -> Path {
    let first = parts[parts.startIndex]
    if let property = Names.properties[first.text],
      Thing.controller.properties.contains(property), parts.count == 1
    {
      return Path(
        reference: .property(owner, .controller, .known(property)),
        target: .property(property.kind, isOptional: property.isOptional, property), word: word)
    }
    if let index = saved(first.text, of: owner, context) {
      if parts.count == 1 {
        return Path(reference: .saved(owner, index), target: .saved, word: word)
      }
      if parts.count == 2, let property = Names.properties[parts[parts.startIndex + 1].text] {
        return Path(
          reference: .savedField(owner, index, property),
          target: .property(property.kind, isOptional: property.isOptional, property), word: word)
      }
    }
    let legal =
      Array(Names.things.keys).sorted() + Thing.controller.properties.map(\.name)
      + savedWords(context).map(\.text)
    throw fail(
      .unknownProperty, first.span, "a controller has no '\(first.text)'",
      try: Suggestion.nearest(first.text, legal),
      note: first.text == "self"
        ? "the controller itself is its name: \(word.dotted[0].text) hidesBottomBarWhenPushed=yes"
        : pathNote)
  }

  /// The property that `word` names on a thing.
  ///
  /// - Parameter value: what is written to it, for a proposal.
  func property(
    _ word: Word, of thing: Thing, value: Word? = nil
  ) throws -> (key: PropertyKey, kind: ValueKind, isOptional: Bool) {
    if let property = Names.properties[word.text], thing.properties.contains(property) {
      return (.known(property), property.kind, property.mayBeNil(on: thing))
    }
    if thing == .wants {
      if let index = propertyIndex[word.text] {
        let own = script.ownProperties[index]
        return (.own(index), own.kind, own.field?.isOptional ?? false)
      }
      throw unknownWish(word, value, thing)
    }
    let names = thing.properties.map(\.name)
    if word.text.hasPrefix("is"), let near = Session.withoutIs(word.text), names.contains(near) {
      // The value may be Swift's too: both go in one round.
      let plain = value.map { Session.plainValue($0.text, Names.properties[near]) }
      if let value, let plain, !value.text.isEmpty, plain != value.text {
        throw fail(
          .unknownProperty, word.span.through(value.span), "\(thing.phrase) has no '\(word.text)'",
          try: "\(near)=\(plain)", note: "properties carry UIKit's names without 'is'")
      }
      throw fail(
        .unknownProperty, word.span, "\(thing.phrase) has no '\(word.text)'", try: near,
        note: "properties carry UIKit's names without 'is'")
    }
    if let instead = Unmodelled.names[word.text] {
      throw fail(
        .unknownProperty, word.span, "'\(word.text)' is not modelled", note: instead)
    }
    if let instead = Unmodelled.names[thing.path + "." + word.text] {
      throw fail(
        .unknownProperty, word.span, "'\(word.text)' of \(thing.phrase) is not modelled",
        note: instead)
    }
    if let instead = Unmodelled.elsewhere[word.text] {
      throw fail(
        .unknownProperty, word.span, "\(thing.phrase) has no '\(word.text)'", note: instead)
    }
    if let (appearance, field) = Session.appearanceInPlace(word.text, of: thing) {
      throw fail(
        .unknownProperty, word.span, "\(thing.phrase) has no '\(word.text)'",
        note: "what an appearance holds is set behind its path: "
          + "\(thing.path).\(appearance.name) \(field.rawValue)=…")
    }
    if Names.hooks[word.text] != nil {
      throw fail(
        .unknownProperty, word.span, "\(thing.phrase) has no '\(word.text)'",
        note: "it is a hook: on \(word.text)  bar barTintColor=red")
    }
    throw unknown(word, thing, names)
  }

  /// A wish that no strategy of the file declares: it may be one of another file, or have to be declared with such a value.
  private func unknownWish(_ word: Word, _ value: Word?, _ thing: Thing) -> Stop {
    if brokenProperties.contains(word.text) { return Stop() }
    let own = script.ownProperties.map(\.name)
    let initial = value.map { Session.isDefault($0) ? $0.text : "DEFAULT" } ?? "1"
    return fail(
      .unknownWish, word.span, "no page property is called '\(word.text)'",
      try: Suggestion.nearest(word.text, thing.properties.map(\.name) + own),
      note: "strategies of this file declare: "
        + (own.isEmpty ? "(none)" : own.joined(separator: ", "))
        + "; add 'property \(word.text) \(initial)' to a strategy, or use the file whose strategy has"
        + " it: use \"strategy.navsim\"")
  }

  /// A word that is no property of a thing, with what comes nearest and what there is.
  private func unknown(_ word: Word, _ thing: Thing, _ names: [String]) -> Stop {
    let known = Names.properties[word.text]
    let owners = Thing.allCases.filter { known.map($0.properties.contains) == true }.compactMap {
      $0 == .controller ? "the page itself (self, or its name)" : $0.path.isEmpty ? nil : $0.path
    }
    let others =
      owners.isEmpty
      ? "it" : "a property of \(owners.joined(separator: ", ")); \(thing.phrase)"
    let copied =
      thing == .fake && known.map(Property.styleFields.contains) == true
      ? "a style comes onto it as a whole: copy self.wants to self.fake; " : ""
    return fail(
      .unknownProperty, word.span, "\(thing.phrase) has no '\(word.text)'",
      try: Session.propertyHabit(word.text, thing) ?? Suggestion.nearest(word.text, names),
      note: copied + others + " has " + names.joined(separator: ", "))
  }

  /// `standardAppearance.backgroundColor` of a thing that has that appearance.
  private static func appearanceInPlace(
    _ text: String, of thing: Thing
  ) -> (Property, AppearanceField)? {
    let parts = text.split(separator: ".")
    guard parts.count == 2, let appearance = Names.properties[String(parts[0])],
      appearance.kind == .appearance, thing.properties.contains(appearance),
      let field = AppearanceField(rawValue: String(parts[1]))
    else { return nil }
    return (appearance, field)
  }

  static func withoutIs(_ name: String) -> String? {
    let rest = name.dropFirst(2)
    guard let first = rest.first else { return nil }
    return first.lowercased() + rest.dropFirst()
  }

  private var pathNote: String {
    "a path is [OWNER.]THING[.PART][.PROPERTY]: bar, to.view, bar.bg.alpha, self.wants.hidden"
  }

  private func noSelf(_ word: Word) -> Stop {
    let page = pages.all.first?.name.text ?? "PAGE"
    let proposal =
      Names.owners[word.text] == .self ? page : "\(page).\(word.text)"
    return fail(
      .noSelf, word.span, "'\(word.text)' has no page here", try: proposal,
      note: "a timed action names the page")
  }

  private func unknownPath(_ word: Word, _ context: CodeContext) -> Stop {
    let names =
      Names.owners.keys.sorted() + Names.things.keys.sorted() + pages.all.map(\.name.text)
      + savedWords(context).map(\.text)
    return fail(
      .unknownPath, word.span, "'\(word.text)' names nothing",
      try: Session.uikitThings[word.text] ?? Suggestion.nearest(word.text, names),
      note: "a path starts with an owner (self, from, to, top, root, below, a page), a thing "
        + "or a saved name")
  }
}
