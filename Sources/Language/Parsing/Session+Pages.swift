import NavSimProgram
import NavSimVocabulary

/// `page` and `navigation`.
extension Session {
  private static let pageItems = [
    "wants", "self", "item", "view", "scrollView", "child", "kept", "on",
  ]
  private static let navigationItems = [
    "stack", "strategy", "self", "bar", "gesture", "view", "container", "window", "toolbar",
    "tabBar", "alone",
    "on",
  ]

  func pageBody(_ index: Int) -> PageNode {
    let declaration = pages.all[index]
    var node = PageNode(
      name: declaration.name, doc: declaration.block.doc, parent: declaration.parent,
      ancestor: declaration.ancestor)
    line { node.title = try header(declaration.block, "page", takesTitle: true) }
    let context = CodeContext(place: .page, name: declaration.name.text, index: index)
    for item in declaration.block.items { pageItem(item, &node, context) }
    return node
  }

  func pageItem(_ item: SourceLine, _ node: inout PageNode, _ context: CodeContext) {
    switch item.words.first?.text {
    case "wants":
      for field in fields(item, of: .wants) { node.wants.append(field) }
    case "self": initial(item, .controller, &node.initial)
    case "item": initial(item, .item, &node.initial)
    case "view": initial(item, .view, &node.initial)
    case "scrollView": initial(item, .scrollView, &node.initial)
    case "child":
      child(item, of: context.index ?? -1, &node)
    case "kept":
      if let kept = word(item) { node.kept.append(kept) }
    case "on":
      if let line = code(item, context) { node.code.append(line) }
    case "bar"?:
      guard let word = item.words.first else { return }
      report(
        .barOfPage, word.span, "the bar belongs to no page",
        note: "write it in a hook (on viewWillAppear  bar …) or under a navigation (bar …), style "
          + "the page's own item (item …), or say what the page wants (wants …)")
    case nil: _ = try? guards(item)
    default: unknownItem(item, "page", Session.pageItems)
    }
  }

  /// An item of one word, such as `kept`.
  private func word(_ item: SourceLine) -> Guarded<Bool>? {
    self.item(item) { cursor in
      cursor.position += 1
      try finish(cursor)
      return true
    }
  }

  func navigationBody(_ index: Int) -> NavigationNode {
    let declaration = navigations.all[index]
    var node = NavigationNode(
      name: declaration.name, doc: declaration.block.doc, parent: declaration.parent,
      ancestor: declaration.ancestor)
    line { _ = try header(declaration.block, "navigation", takesTitle: false) }
    let context = CodeContext(place: .navigation, name: declaration.name.text, index: index)
    for item in declaration.block.items { navigationItem(item, &node, context) }
    return node
  }

  func navigationItem(_ item: SourceLine, _ node: inout NavigationNode, _ context: CodeContext) {
    switch item.words.first?.text {
    case "stack":
      if let stack = stack(item) { node.stacks.append(stack) }
    case "strategy":
      if let choice = controllerChoice(item) { node.choices.append(choice) }
    case "alone": if let alone = word(item) { node.alone.append(alone) }
    case "self": initial(item, .navigation, &node.initial)
    case "bar": initial(item, .bar, &node.initial)
    case "gesture": initial(item, .gesture, &node.initial)
    case "view", "container": initial(item, .container, &node.initial)
    case "window": initial(item, .window, &node.initial)
    case "toolbar": initial(item, .toolbar, &node.initial)
    case "tabBar": initial(item, .tabBar, &node.initial)
    case "on":
      if let line = code(item, context) { node.code.append(line) }
    case nil: _ = try? guards(item)
    default: unknownItem(item, "navigation", Session.navigationItems)
    }
  }

  /// `page NAME [like NAME] ["Title"]`: checks it and gives the title.
  func header(_ block: Block, _ kind: String, takesTitle: Bool) throws -> String? {
    try refuseGuards(block.header)
    var cursor = Cursor(block.header, from: 1)
    let example = takesTitle ? "page B like A \"Title\"" : "\(kind) B like A"
    _ = try newName(&cursor, what: kind, example: example)
    if cursor.take("like") {
      _ = try word(&cursor, what: "the name after 'like'", example: example)
    }
    var title: String?
    if takesTitle { try refuseOtherQuotes(cursor, note: example) }
    if takesTitle, let word = cursor.current, word.isQuoted {
      title = try quoted(word)
      cursor.position += 1
    }
    try finish(cursor, legal: takesTitle ? ["like", "\"Title\""] : ["like"])
    return title
  }

  /// `stack Main` of a navigation controller: that is what a scenario's `root` names.
  private func refuseController(_ cursor: Cursor) throws {
    guard let word = cursor.current, cursor.words.count == cursor.position + 1,
      pages.byName[word.text] == nil,
      navigations.byName[word.text] != nil || script.containers[word.text] != nil
    else { return }
    throw fail(
      .unknownPage, cursor.words[0].span.through(word.span),
      "'\(word.text)' is a controller, and a stack holds pages", try: "root \(word.text)")
  }

  /// `stack A > B [by=set]`, as an item or as a line of a scenario.
  func stack(_ item: SourceLine) -> Guarded<StackNode>? {
    self.item(item) { cursor in
      cursor.position += 1
      try refuseController(cursor)
      let pages = try pageList(&cursor, example: "stack A > B")
      var isSet = false
      if let word = cursor.current, let (key, value) = word.keyAndValue, key.text == "by" {
        guard value.text == "set" else {
          throw fail(
            .leftOver, word.span, "a stack comes by=set, or by pushes", try: "by=set")
        }
        cursor.position += 1
        isSet = true
      }
      try finish(cursor, legal: [">", "by=set"])
      if let twice = pages.indices.first(where: { pages[..<$0].contains(pages[$0]) }) {
        throw fail(
          .pageTwice, item.start.through(item.words[item.words.count - 1].span),
          "page '\(self.pages.all[pages[twice]].name.text)' is on this stack twice",
          note: "a page is one instance; a second one is 'page B2 like B'")
      }
      return StackNode(pages: pages, isSet: isSet)
    }
  }

  private func initial(
    _ item: SourceLine, _ thing: Thing, _ target: inout [Guarded<FieldNode<InitialKey>>]
  ) {
    for field in fields(item, of: thing) {
      guard case .known(let property) = field.content.key else { continue }
      if property.isReadOnly {
        report(
          .readOnly, field.content.word.span,
          "'\(property.name)' of \(thing.phrase) can be read, not written")
        continue
      }
      if property == .firstResponder {
        report(
          .readOnly, field.content.word.span,
          "no page is the first responder before it is on its way to the screen",
          note: "on viewWillAppear  self firstResponder=yes")
        continue
      }
      target.append(
        Guarded(
          guards: field.guards,
          content: FieldNode(
            key: InitialKey(thing: thing, property: property), value: field.content.value,
            word: field.content.word), span: field.span))
    }
  }

  /// `name=value …` with constants only.
  func fields(
    _ item: SourceLine, of thing: Thing
  ) -> [Guarded<FieldNode<PropertyKey>>] {
    guard let found = try? guards(item), !refuseGuard(inside: item) else { return [] }
    var result: [Guarded<FieldNode<PropertyKey>>] = []
    if item.words.count < 2 {
      report(
        .missingWord, item.end, "'\(item.words[0].text)' needs name=value",
        note: "\(item.words[0].text) \(thing.properties.first { !$0.isReadOnly }?.name ?? "")=…")
    }
    for word in item.words.dropFirst() {
      guard let pair = word.keyAndValue else {
        _ =
          word.text.hasPrefix("#") || word.text == "as"
          ? leftOver(word, rest: word.span, legal: [])
          : fail(
            .notKeyValue, word.span, "'\(word.text)' is not name=value",
            note: "no blanks around '='")
        break
      }
      let value = pair.value.text.isEmpty ? Word(text: "", span: word.span) : pair.value
      guard let (key, kind, isOptional) = try? property(pair.key, of: thing, value: pair.value),
        let constant = kind == .owner && value.text == "self"
          ? FieldNode<PropertyKey>.ownself
          : key == .known(.statusBarStyleFrom) && value.text == "top"
            ? .word("top")
            : try? self.value(value, kind: kind, isOptional: isOptional)
      else { continue }
      if !isClamped(key), (try? checkRange(constant, value, of: schema(key))) == nil { continue }
      result.append(
        Guarded(
          guards: found,
          content: FieldNode(key: key, value: constant, word: pair.key), span: item.start))
    }
    return result
  }
}
