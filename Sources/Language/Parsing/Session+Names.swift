import NavSimProgram
import NavSimVocabulary

/// Step two: collect what the file declares, so that names may be used before their declaration.
extension Session {
  /// The words that start a line in column 1.
  static let keywords =
    [
      "navsim", "use", "device", "ios", "option", "rule", "image", "appearance", "proxy", "page",
      "navigation", "window", "strategy", "scenario", "matrix", "stack", "root", "at", "then",
      "expect", "known", "checks", "check", "record", "golden",
    ] + containers

  /// The words that declare a container.
  static let containers = ContainerKind.allCases.map(\.rawValue)

  func collectNames(naming: [String]) {
    let own = blocks
    for block in own {
      collectCalls(block)
      collectDeclaration(block)
    }
    for block in own { collectUses(block) }
    for name in naming { _ = knowsStrategy(name) }
    var index = 0
    while index < strategies.all.count {
      if let parent = strategies.all[index].parent, !knowsStrategy(parent.text) {
        line { try checkStrategy(parent.text, at: parent) }
      }
      index += 1
    }
    resolveAncestors(&pages, "page")
    resolveAncestors(&navigations, "navigation")
    resolveAncestors(&strategies, "strategy")
  }

  /// Registers the declaration that a block is, if it is one.
  func collectDeclaration(_ block: Block) {
    let words = block.header.words
    guard let keyword = words.first?.text else { return }
    switch keyword {
    case "page": declare(block, in: &pages, limit: Limits.pages)
    case "navigation": declare(block, in: &navigations, limit: Limits.navigations)
    case "strategy" where Session.declaresStrategy(block):
      if words.count > 1, !builtinFiles.contains(block.file),
        vocabulary.builtinStrategies(words[1].text) != nil
      {
        report(
          .builtinRedeclared, words[1].span,
          "'\(words[1].text)' is built in and cannot be declared again",
          try: "my-\(words[1].text) like \(words[1].text)")
      } else {
        declare(block, in: &strategies, limit: Limits.strategies)
      }
    case "image": declareValue(block, in: &imageNames)
    case "appearance": declareValue(block, in: &appearanceNames)
    case "window": declareValue(block, in: &windowNames)
    case "scenario": hasScenario = true
    case "matrix": collectAxes(block)
    default: break
    }
  }

  /// Loads the built-in strategies that a block names.
  private func collectUses(_ block: Block) {
    let words = block.header.words
    if words.first?.text == "strategy", !Session.declaresStrategy(block) {
      useChosen(words, isAxis: false)
    }
    guard words.first?.text == "navigation" || words.first?.text == "matrix" else { return }
    for item in block.items where item.words.first?.text == "strategy" {
      useChosen(item.words, isAxis: words.first?.text == "matrix")
    }
  }

  /// The values of an axis stand beside each other; elsewhere a version stands behind its name.
  private func useChosen(_ words: [Word], isAxis: Bool) {
    let texts = words.dropFirst().map(\.text)
    for text in isAxis ? texts : StrategyName.glued(texts) {
      for name in text.split(separator: "+") { _ = knowsStrategy(String(name)) }
    }
  }

  /// With items or with `like`, `strategy NAME` declares; alone it chooses.
  static func declaresStrategy(_ block: Block) -> Bool {
    !block.items.isEmpty || block.header.words.contains { $0.text == "like" }
  }

  /// Whether a strategy of this name is declared or built in; a built-in one is loaded.
  func knowsStrategy(_ name: String) -> Bool {
    if strategies.byName[name] != nil { return true }
    let parts = StrategyName(name)
    if parts.version != nil { return knowsVersion(parts) }
    guard let table = vocabulary.table(of: name) else { return false }
    loadBuiltin(name, table)
    if strategies.byName[name] == nil { declareEmptyBuiltin(name) }
    return strategies.byName[name] != nil
  }

  /// A built-in table without a line (`native`) is a header alone, which would choose.
  private func declareEmptyBuiltin(_ name: String) {
    guard
      let at = blocks.lastIndex(where: {
        builtinFiles.contains($0.file) && $0.header.words.count > 1
          && $0.header.words[1].text == name
      })
    else { return }
    declare(blocks[at], in: &strategies, limit: 1_000)
  }

  private func declare(_ block: Block, in list: inout DeclarationList, limit: Int) {
    let words = block.header.words
    guard words.count > 1 else { return }
    let name = words[1]
    let called = Session.withoutColon(name.text)
    var parent: Word?
    if words.count > 3, words[2].text == "like" { parent = words[3] }
    if let known = list.byName[called] {
      report(
        .duplicateName, name.span, "\(list.place.rawValue) '\(name.text)' is declared twice",
        note: "the first is at \(place(list.all[known].name.span))")
      return
    }
    if list.all.count == limit {
      report(.tooMany, name.span, "more than \(limit) declarations of one kind")
    }
    var declaration = DeclarationList.Declaration(name: name, parent: parent, block: block)
    if list.place == .strategy { declaration.versions = Session.versions(in: block.items) }
    scan(block, into: &declaration)
    // A page called 'bar' would take the bar's place in every line: it is known to none.
    if list.place == .page, Names.reserved.contains(name.text) {
      reservedPages.insert(name.text)
    } else {
      list.byName[called] = list.all.count
    }
    if list.place == .strategy {
      declaration.savedNames.formUnion(declaration.savedForPages.map(\.name))
    } else {
      for (page, name) in declaration.savedForPages { savedFor[name, default: []].insert(page) }
    }
    for saved in declaration.savedNames { list.savers[saved, default: []].append(list.all.count) }
    list.all.append(declaration)
  }

  /// The name that `page A:` means: the colon is told there, and lines that name A are right.
  static func withoutColon(_ name: String) -> String {
    name.count > 1 && name.hasSuffix(":") ? String(name.dropLast()) : name
  }

  /// Looks for the names that a body defines, broken lines included.
  private func scan(_ block: Block, into declaration: inout DeclarationList.Declaration) {
    for item in block.items {
      let words = item.words
      if words.first?.text == "fields", words.count > 1 {
        declaration.fieldLists.insert(words[1].text)
      }
      if words.first?.text == "same" { declaration.hasSameness = true }
      guard words.first?.text == "on" else { continue }
      for word in words.dropFirst() {
        let hasComma = word.text.hasSuffix(",")
        let name = hasComma ? word.part(0, word.span.length - 1) : word
        if !name.text.contains("."), Names.hooks[name.text] == nil {
          declaration.routines.append(name)
          declaration.routineNames.insert(name.text)
        }
        if !hasComma { break }
      }
      // What stands right behind 'on' is a hook, or a routine of any name.
      if let at = words.dropFirst(2).firstIndex(where: { $0.text == "do" }), at + 1 < words.count {
        let isOfPage = at + 2 < words.count && words[at + 2].text == "of"
        if !isOfPage { declaration.mentions.insert(words[at + 1].text) }
      }
      if words.contains(where: { $0.text == "save" }),
        let at = words.dropLast().lastIndex(where: { $0.text == "as" }),
        let last = words[at + 1].dotted.last
      {
        declaration.saved.append(last)
        let parts = words[at + 1].dotted
        if parts.count == 2, Names.owners[parts[0].text] == nil {
          declaration.savedForPages.append((parts[0].text, last.text))
        } else {
          declaration.savedNames.insert(last.text)
        }
      }
    }
  }

  /// The routines that `do ROUTINE of PAGE` or `of NAVIGATION` calls, anywhere.
  func collectCalls(_ block: Block) {
    for line in [block.header] + block.items {
      let words = line.words
      // An action has no routines of its own: it means another's, be the name left out.
      let isAction = ["at", "then"].contains(words.first?.text)
      for at in words.indices.dropLast() where words[at].text == "do" {
        let isOf = at + 2 < words.count && words[at + 2].text == "of"
        guard isOf || isAction else { continue }
        let target = isOf && at + 3 < words.count ? words[at + 3].text : ""
        calledOf[words[at + 1].text, default: []].insert(target)
      }
    }
  }

  private func declareValue(_ block: Block, in names: inout [String: Int]) {
    let words = block.header.words
    guard words.count > 1 else { return }
    let name = Session.withoutColon(words[1].text)
    if names[name] != nil {
      report(.duplicateName, words[1].span, "\(words[0].text) '\(name)' is declared twice")
    } else {
      names[name] = names.count
    }
  }

  private func collectAxes(_ block: Block) {
    for item in block.items {
      guard let name = item.words.first, name.text != "skip" else { continue }
      let values = Array(item.words.dropFirst())
      axesByName[name.text, default: []].append(axes.count)
      if !Cell.isBuiltin(name.text) {
        for value in Set(values.map(\.text)) { axesByValue[value, default: []].append(axes.count) }
      }
      axes.append(AxisNode(name: name, values: values))
    }
  }

  private func resolveAncestors(_ list: inout DeclarationList, _ kind: String) {
    for index in list.all.indices {
      guard let parent = list.all[index].parent else { continue }
      if let found = list.byName[parent.text] {
        list.all[index].ancestor = found
      } else if kind != "strategy" {
        reportUndeclared(kind, parent, list)
      }
    }
    for index in list.all.indices {
      var at = list.all[index].ancestor
      var depth = 0
      while let next = at, next != index, depth < Limits.ancestors {
        at = list.all[next].ancestor
        depth += 1
      }
      guard at != nil else { continue }
      let parent = list.all[index].parent ?? list.all[index].name
      report(
        .inheritsItself, parent.span,
        at == index
          ? "'\(list.all[index].name.text)' is like itself"
          : "'\(list.all[index].name.text)' has more than \(Limits.ancestors) ancestors",
        note: at == index
          ? "'like' names a declaration that does not come back to this one"
          : "let it be like one of the older ones among them")
      list.all[index].ancestor = nil
    }
  }

  /// `name of file:line`, for notes.
  func place(_ span: Span) -> String { "\(script.files[span.file].path):\(span.line)" }
}
