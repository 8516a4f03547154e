import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// Step three: the bodies, in the order in which they may lean on each other.
extension Session {
  func parseBodies() {
    parseDeclarations()
    sections(blocks)
  }

  /// The bodies of what is declared.
  func parseDeclarations() {
    for block in blocks { line { try valueDeclaration(block) } }
    script.strategies = strategies.all.map { declaration in
      StrategyNode(
        name: declaration.name, doc: declaration.block.doc, parent: declaration.parent,
        ancestor: declaration.ancestor, isBuiltin: builtinFiles.contains(declaration.block.file),
        versions: declaration.versions)
    }
    for index in strategies.all.indices { checkOwnVersions(of: index) }
    for index in strategies.all.indices { collectOptions(index) }
    for index in strategies.all.indices { checkInheritedOptions(index) }
    for index in strategies.all.indices { strategyNames(index) }
    for index in pages.all.indices { script.pages.append(pageBody(index)) }
    for index in navigations.all.indices { script.navigations.append(navigationBody(index)) }
    for index in strategies.all.indices { strategyLines(index) }
    for block in blocks where block.header.words.first?.text == "checks" {
      line { try checkSet(block) }
    }
  }

  /// Images, appearances and windows keep the index under which they were collected, broken ones too.
  private func valueDeclaration(_ block: Block) throws {
    guard let keyword = block.header.words.first?.text, block.header.words.count > 1 else { return }
    let name = Session.withoutColon(block.header.words[1].text)
    switch keyword {
    case "image":
      guard imageNames[name] == script.images.count else { return }
      script.images.append(ImageDeclaration(name: name, color: .clear))
      script.valueSpans["image " + name] = block.header.words[1].span
      try image(block, script.images.count - 1)
    case "appearance":
      guard appearanceNames[name] == script.appearances.count else { return }
      script.appearances.append(AppearanceDeclaration(name: name, base: .default))
      script.valueSpans["appearance " + name] = block.header.words[1].span
      try appearance(block, script.appearances.count - 1)
    case "window":
      guard windowNames[name] == script.windows.count else { return }
      script.windows.append(WindowProgram(name: name, declaration: script.windows.count))
      try window(block, script.windows.count - 1)
    default: return
    }
  }

  func image(_ block: Block, _ index: Int) throws {
    try refuseGuards(block.header)
    try refuseItems(block)
    var cursor = Cursor(block.header, from: 1)
    _ = try newName(&cursor, what: "image", example: "image Red #FF0000")
    let word = try word(&cursor, what: "the colour", example: "image Red #FF0000")
    script.images[index].adapting = DynamicColor(text: word.text)
    if script.images[index].adapting == nil {
      script.images[index].color = try color(word, isOptional: false)
    }
    script.images[index].opaque = try opaquePart(&cursor)
    try finish(cursor, legal: ["opaque=0pt..13pt"])
  }

  func appearance(_ block: Block, _ index: Int) throws {
    let example = "appearance White opaque backgroundColor=white"
    try refuseGuards(block.header)
    try refuseItems(block)
    var cursor = Cursor(block.header, from: 1)
    _ = try newName(&cursor, what: "appearance", example: example)
    let base = try word(&cursor, what: "the base", example: example)
    let bases = AppearanceDeclaration.Base.allCases.map(\.rawValue)
    guard let found = AppearanceDeclaration.Base(rawValue: base.text) else {
      throw fail(
        .unknownBase, base.span, "unknown base '\(base.text)'",
        try: Session.configured[String(base.text.prefix { $0 != "(" })]
          ?? Suggestion.nearest(base.text, bases),
        note: "bases: " + bases.joined(separator: ", "))
    }
    script.appearances[index].base = found
    while let word = cursor.take() {
      guard let (key, value) = word.keyAndValue else {
        throw leftOver(word, rest: word.span, legal: [])
      }
      try appearanceField(key, value, index)
    }
  }

  /// The base that each of UIKit's methods sets up.
  private static let configured = [
    "configureWithDefaultBackground": "default", "configureWithOpaqueBackground": "opaque",
    "configureWithTransparentBackground": "transparent",
  ]

  private func appearanceField(_ key: Word, _ value: Word, _ index: Int) throws {
    let field = try appearanceField(key)
    let found: Value
    switch field.kind {
    case .color: found = value.text == "nil" ? .none : try paint(value)
    case .flag: found = .flag(try flag(value))
    default: found = value.text == "nil" ? .none : try image(value)
    }
    script.appearances[index].set(field, found)
  }

  func refuseItems(_ block: Block) throws {
    guard let first = block.items.first else { return }
    throw fail(
      .noItemsHere, first.start,
      "'\(block.header.words.first?.text ?? "this")' takes no indented lines",
      note: block.header.words.first?.text == "scenario"
        ? "its lines begin in column 1: stack A, at 0ms push B, expect at end: top is B" : nil)
  }

  /// One line of a body: guards, then what `parse` makes of the rest.
  func item<Content>(
    _ item: SourceLine, _ parse: (inout Cursor) throws -> Content?
  ) -> Guarded<Content>? {
    guard let found = try? guards(item), !refuseGuard(inside: item) else { return nil }
    var cursor = Cursor(item)
    guard let content = try? parse(&cursor) else { return nil }
    return Guarded(guards: found, content: content, span: item.start)
  }

  /// `on HOOK …`: the lines of code that an item is, one for all its hooks.
  func code(_ item: SourceLine, _ base: CodeContext) -> Guarded<CodeNode>? {
    self.item(item) { cursor in
      cursor.position += 1
      var context = base
      context.hooks = try hooks(&cursor, base)
      codeLines += context.hooks.count
      if codeLines > Limits.codeLines {
        throw fail(
          .tooMany, item.start, "more than \(Limits.codeLines) lines of code",
          note: "a line counts once for each of its hooks")
      }
      let when = try whenWords(&cursor, context)
      let first = cursor.position
      let parsed = try statement(&cursor, context)
      try finish(cursor, legal: Session.mayFollow(cursor.words[first..<cursor.position]))
      if parsed.isWithoutSuper, let first = item.words.first, !when.isEmpty {
        throw fail(
          .noSuperWithWhen, first.span.through(item.words[item.words.count - 1].span),
          "'no super' stands alone", note: "only guards may stand before its hook")
      }
      let keys = context.hooks.map { spec in
        (spec.key, origin(spec.text, item, base))
      }
      return CodeNode(
        keys: keys, line: Line(when: when, statement: parsed.statement, origin: keys[0].1),
        fields: parsed.fields, isWithoutSuper: parsed.isWithoutSuper,
        newest: newest(parsed.statement, item))
    }
  }

  /// A place for causes. Lines of one hook are counted whatever their guards, so that a cell's
  /// causes do not depend on the cell.
  func origin(_ hook: String, _ item: SourceLine, _ context: CodeContext) -> Int {
    let key = "\(context.place.rawValue)/\(context.name)/\(hook)"
    ordinals[key, default: 0] += 1
    script.origins.append(
      Origin(
        declaration: context.name, hook: hook, ordinal: ordinals[key] ?? 1,
        file: script.files[item.end.file].path, line: item.number, text: item.text))
    return script.origins.count - 1
  }

  /// The newest property or colour that a statement writes.
  private func newest(_ statement: Statement, _ item: SourceLine) -> Newest? {
    guard case .write(_, let assignments) = statement else { return nil }
    var best: Newest?
    for assignment in assignments {
      guard case .known(let property) = assignment.property else { continue }
      let words = item.words.filter { $0.text.hasPrefix(property.name + "=") }
      if let word = words.first {
        best = .later(best, Newest(property, word.part(0, property.name.count)))
      } else if let path = item.words.first(where: { $0.text.hasSuffix("." + property.name) }) {
        let end = path.text.count
        best = .later(best, Newest(property, path.part(end - property.name.count, end)))
      }
      guard case .value(.dynamic(let color)) = assignment.value else { continue }
      for case let (_, value)? in words.map(\.keyAndValue) {
        best = .later(best, Newest(color, value))
      }
    }
    return best
  }

  /// 'unknown item', with what may stand here.
  func unknownItem(_ item: SourceLine, _ kind: String, _ legal: [String]) {
    guard let word = item.words.first else { return }
    let holder = ContainerKind(rawValue: kind) == nil ? "a \(kind)" : "'\(kind)'"
    if word.text.hasPrefix("#") {
      _ = leftOver(word, rest: word.span.through(item.words.last?.span ?? word.span), legal: [])
      return
    }
    if word.text == "{" || word.text == "}" {
      _ = braces(word)
      return
    }
    if let (line, span) = swiftLine(item, kind, legal) {
      report(
        .unknownItem, span, "that is Swift: a line names the thing, then its properties", try: line)
      return
    }
    if let (name, instead) = Session.unmodelled(word) {
      report(.unknownItem, word.span, "'\(name)' is not modelled", note: instead)
      return
    }
    let bare = word.text.filter { $0 != ":" && $0 != "(" && $0 != ")" }
    if Names.hooks[bare] != nil, legal.contains("on") {
      report(
        .unknownItem, word.span, "a line of code begins with 'on' and the hook's name",
        try: "on \(bare)")
      return
    }
    if Session.functionWords.contains(word.text), legal.contains("on"),
      let hook = item.words.lazy.map({ String($0.text.prefix { $0 != "(" }) })
        .first(where: { Names.hooks[$0] != nil })
    {
      report(
        .unknownItem, word.span.through(item.words[item.words.count - 1].span),
        "a line of code begins with 'on' and the hook's name", try: "on \(hook)",
        note: "its statement stands behind it: on \(hook)  bar barTintColor=red")
      return
    }
    // 'backgroundColor white', as a list of settings has it.
    if item.words.count == 2,
      let line = Session.withThing("\(word.text)=\(item.words[1].text)", legal)
    {
      report(
        .unknownItem, word.span.through(item.words[1].span),
        "'\(word.text)' is not an item of \(holder)", try: line)
      return
    }
    if word.text == "gesture", item.words.count > 1, legal.contains("on") {
      return reportGesture(word, holder)
    }
    if Session.outerBars.contains(word.text), item.words.count > 1 {
      reportOuterBar(item.words, holder, isPage: legal.contains(Thing.item.path))
      return
    }
    report(
      .unknownItem, word.span, "'\(word.text)' is not an item of \(holder)",
      try: Session.withThing(word.text, legal) ?? Session.meant[word.text].flatMap { line in
        legal.contains(String(line.prefix { $0 != " " })) ? line : nil
      } ?? Suggestion.nearest(word.text, legal),
      note: "items: " + legal.joined(separator: ", "))
  }

  private func reportGesture(_ word: Word, _ holder: String) {
    report(
      .unknownItem, word.span, "'gesture' is not an item of \(holder)",
      try: "on viewDidLoad  gesture",
      note: "it is the controller's: a page's code writes it, or a navigation has it")
  }

  /// Bars that belong to no page and to no container.
  private static let outerBars = [Thing.tabBar, .toolbar, .statusBar].map(\.path)

  private func reportOuterBar(_ words: [Word], _ holder: String, isPage: Bool) {
    let (bar, write) = (words[0], words[1])
    let line = "on viewDidLoad  \(bar.text)"
    for write in words.dropFirst() {
      let property = write.text.prefix { $0 != "=" }
      guard let instead = Unmodelled.names["\(bar.text).\(property)"] else { continue }
      report(
        .unknownItem, write.span,
        "'\(property)' of '\(bar.text)' is not modelled, and '\(bar.text)' is not an item of \(holder)",
        note: instead + "; below a navigation, or in a page's code: \(line) barTintColor=white")
      return
    }
    let holds = bar.text == Thing.statusBar.path ? "" : "under a navigation, or "
    report(
      .unknownItem, bar.span, "'\(bar.text)' is not an item of \(holder)",
      try: isPage ? line : nil,
      note: "it stands \(holds)in a page's code: \(line) \(write.text)")
  }

  /// What a page has under another name.
  private static let meant = [
    "background": "view backgroundColor=white", "backgroundColor": "view backgroundColor=white",
    "button": "item rightBarButtonItem=\"Edit\"", "content": "scrollView contentHeight=3000pt",
    "scroll": "scrollView contentHeight=3000pt", "list": "scrollView contentHeight=3000pt",
    "tableView": "scrollView contentHeight=3000pt", "title": "item title=\"Title\"",
    "gesture": "on viewDidLoad  gesture enabled=no",
    "collectionView": "scrollView contentHeight=3000pt",
  ]

  /// An assignment of Swift's as a line of a declaration; one about something else than the
  /// declaration's own stands in a hook.
  private func swiftLine(
    _ item: SourceLine, _ kind: String, _ legal: [String]
  ) -> (line: String, span: Span)? {
    let place: Place = kind == "navigation" ? .navigation : .page
    guard kind == "navigation" || kind == "page",
      let write = swiftWrite(item.words[...], CodeContext(place: place, name: ""))
    else { return nil }
    if legal.contains(write.head) { return (write.statement, write.span) }
    let hook = kind == "page" ? "viewWillAppear" : "viewDidLoad"
    return ("on \(hook)  \(write.statement)", write.span)
  }

  /// A line that writes a property and does not say of what, with the thing before it.
  static func withThing(_ text: String, _ legal: [String]) -> String? {
    guard let name = text.split(separator: "=").first, name.count < text.count,
      let property = Names.properties[String(name)]
    else { return nil }
    let isPage = legal.contains(Thing.item.path)
    let things: [(word: String, thing: Thing)] = [
      ("self", isPage ? .controller : .navigation), ("item", .item), ("view", .view),
      ("scrollView", .scrollView), ("bar", .bar), ("navigation", .navigation),
    ]
    let owner = things.first { legal.contains($0.word) && $0.thing.properties.contains(property) }
    return owner.map { $0.word + " " + text }
  }
}
