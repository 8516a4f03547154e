import NavSimProgram
import NavSimVocabulary

/// Whether properties exist in a cell's iOS, guards that never hold, and what nobody uses.
extension Session {
  /// A property that is newer than the cell's iOS would be written into nothing.
  ///
  /// - Parameter reached: the names to which the scenario leads; nil for all. What else is declared never runs there.
  func checkVersions(_ cell: Cell, _ node: ScenarioNode, _ reached: Set<Substring>?) {
    guard let text = cell["ios"] else { return }
    for newest in script.newer(cell, node, reached) {
      report(
        .tooNew, newest.word.span, "iOS \(text) has no \(newest.name)",
        note: "it came with iOS \(newest.since); guard the line: [ios>=\(newest.since)]")
    }
  }

  /// Two strategies of one cell cannot both own a page property.
  func checkPairs(_ chosen: [[String]]) {
    for names in chosen where names.count > 1 {
      var owners: [Int: Int] = [:]
      for index in names.compactMap({ strategies.byName[$0] }) {
        let root = strategies.root(index)
        for at in strategies.chain(index) {
          for node in script.strategies[at].properties {
            let known = owners.updateValue(root, forKey: node.content.index)
            guard let known, known != root else { continue }
            report(
              .propertyTwice, node.content.word.span,
              "two strategies of a cell have a property '\(node.content.word.text)'",
              note: "the other is \(strategies.all[known].name.text)'s; "
                + "\(names.joined(separator: " + ")) are chosen together")
          }
        }
      }
    }
  }

  /// A line that no cell has is probably a mistake.
  func checkGuards(_ node: ScenarioNode, _ cells: [Cell]) {
    var known: [String: Bool] = [:]
    for action in node.actions {
      checkHolds(action.guards, cells, &known)
      for step in action.content.steps ?? [] { checkHolds(step.guards, cells, &known) }
    }
    for claim in node.expectations { checkHolds(claim.guards, cells, &known) }
    for golden in node.goldens { checkHolds(golden.guards, cells, &known) }
    for record in node.records {
      checkHolds(record.guards, cells, &known)
      for row in record.content.rows { checkHolds(row.guards, cells, &known) }
    }
    for stack in node.stacks { checkHolds(stack.guards, cells, &known) }
  }

  /// The same for the declarations of the scenarios' own file, over the cells of all of them.
  func checkDeclaredGuards() {
    guard hasScenario, !hasErrors else { return }
    let cells = script.scenarioNodes.flatMap { node in
      Script.product(Script.axes(of: node, script), node.skips)
    }
    var known: [String: Bool] = [:]
    func check<Content>(_ items: [Guarded<Content>]) {
      for item in items where item.span.file == 0 { checkHolds(item.guards, cells, &known) }
    }
    for page in script.pages {
      check(page.wants)
      check(page.initial)
      check(page.kept)
      check(page.children)
      check(page.inner)
      check(page.code)
    }
    for navigation in script.navigations {
      check(navigation.stacks)
      check(navigation.choices)
      check(navigation.initial)
      check(navigation.code)
    }
    for strategy in script.strategies {
      check(strategy.fields)
      check(strategy.conditions)
      check(strategy.code)
    }
  }

  /// Many lines have the same guards: each list is held against the cells once.
  private func checkHolds(_ guards: [Guard], _ cells: [Cell], _ known: inout [String: Bool]) {
    guard let first = guards.first, let last = guards.last else { return }
    // A line for a value that a strategy's option can take waits for who chooses it.
    if guards.contains(where: { $0.optionDefault != nil }) { return }
    let key = guards.map {
      "\($0.isNegated)\($0.axis ?? "")\($0.comparison)\($0.values)"
    }
    .joined(separator: " ")
    let holds =
      known[key] ?? cells.contains { cell in guards.allSatisfy { $0.holds(in: cell) } }
    known[key] = holds
    if holds { return }
    report(
      .neverHolds, first.span.through(last.span), "no cell has this line",
      note: cells.count == 1
        ? "its guards do not hold in the one cell"
        : "its guards hold in none of the \(cells.count) cells")
  }

  /// A navigation controller or a window that no line names is in no cell: what it says is never heard.
  private func checkUnusedNavigations() {
    guard !windowNames.isEmpty || navigations.all.contains(where: { $0.block.file == 0 }) else {
      return
    }
    var named: Set<Substring> = []
    var parents: Set<Substring> = []
    for block in blocks {
      // Its own name stands behind the keyword of a window or of tabs, before its ancestor's in a navigation.
      let keyword = block.header.words.first?.text ?? ""
      if keyword == "navigation" { parents.formUnion(names(in: block.header.words.dropFirst(2))) }
      let hasOwnName = keyword == "window" || ContainerKind(rawValue: keyword) != nil
      let header = block.header.words.dropFirst(
        keyword == "navigation" ? block.header.words.count : hasOwnName ? 2 : 0)
      named.formUnion(names(in: header))
      for item in block.items { named.formUnion(names(in: item.words[...])) }
    }
    checkEmptyNavigations(named)
    named.formUnion(parents)
    for block in blocks where block.file == 0 && block.header.words.first?.text == "window" {
      guard block.header.words.count > 1, !named.contains(block.header.words[1].text[...]) else {
        continue
      }
      let name = block.header.words[1]
      report(
        .navigationUnused, name.span, "no line names the window '\(name.text)'",
        note: "a window begins hidden: at 0ms show window \(name.text)")
    }
    checkUnusedContainers(named)
    let starts = ["stack", "root"].filter { (word: String) in
      blocks.contains { $0.file == 0 && $0.header.words.first?.text == word }
    }
    let place = starts.first.map { ", in place of the scenario's '\($0)'" } ?? ""
    for declaration in navigations.all where declaration.block.file == 0 {
      let name = declaration.name.text
      if named.contains(name[...]) { continue }
      report(
        .navigationUnused, declaration.name.span, "no line names the navigation '\(name)'",
        note: "to start with it: root \(name)" + place)
    }
  }

  /// Tabs that no line names are on no screen, whatever the scenario starts with.
  private func checkUnusedContainers(_ named: Set<Substring>) {
    for block in blocks where block.file == 0 && block.header.words.count > 1 {
      let keyword = block.header.words[0].text
      let name = block.header.words[1]
      guard ContainerKind(rawValue: keyword) != nil, !named.contains(name.text[...]) else {
        continue
      }
      report(
        .navigationUnused, name.span, "no line names the \(keyword) '\(name.text)'",
        note: "to start with it: root \(name.text)")
    }
  }

  /// The parts of words that may name something.
  func names(in words: ArraySlice<Word>) -> Set<Substring> {
    Set(
      words.flatMap { word in
        word.text.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
      })
  }

  /// Declarations that the file makes and never uses. Files without a scenario only declare.
  func checkUnused() {
    guard hasScenario, !hasErrors else { return }
    for declaration in strategies.all where declaration.block.file == 0 {
      let name = declaration.name.text
      let isParent = strategies.all.contains { $0.parent?.text == name }
      if chosen.contains(name) || isParent { continue }
      report(
        .strategyUnused, declaration.name.span, "no cell chooses the strategy '\(name)'",
        note: "choose it: strategy \(name), or in a matrix")
    }
    checkUnusedNavigations()
    checkUnusedSets()
    checkWishes()
    for place in [Place.page, .navigation, .strategy] { checkSaved(place) }
    checkStrategyParts()
  }

  /// A wish does nothing by itself; nobody may have read it. Where pages have code, that may do what
  /// is wished without reading it, and the detectors hold what is seen against the wish.
  private func checkWishes() {
    guard
      let first = script.pages.lazy.filter({ $0.name.span.file == 0 })
        .compactMap({ $0.wants.first }).first, !somebodyReadsWishes
    else { return }
    report(
      .wishUnread, first.content.word.span, "nobody reads what the page wants",
      note: "apply it in a hook (copy wants to bar), or choose a strategy that does")
  }

  private var somebodyReadsWishes: Bool {
    let claims = script.scenarioNodes.contains { scenario in
      scenario.expectations.contains { $0.content.line.text.contains("wants") }
    }
    if claims
      || blocks.contains(where: { $0.items.contains { $0.words.contains { $0.text == "on" } } })
    {
      return true
    }
    if vocabulary.codeStrategies.contains(where: { strategies.byName[$0] != nil }) { return true }
    return blocks.contains { block in
      ([block.header] + block.items).contains { line in
        guard line.words.first?.text != "wants" else { return false }
        return line.words.contains { word in
          word.text == "wants" || word.text.hasPrefix("wants.") || word.text.contains(".wants")
        }
      }
    }
  }

  /// A name that occurs only where it is saved is read by nobody.
  private func checkSaved(_ place: Place) {
    guard let list = list(place),
      list.all.contains(where: { !$0.saved.isEmpty && $0.block.file == 0 })
    else { return }
    var counts: [String: Int] = [:]
    var saves: [String: Int] = [:]
    for declaration in list.all {
      for word in declaration.saved { saves[word.text, default: 0] += 1 }
      for item in declaration.block.items {
        for word in item.words {
          for part in word.keyAndValue?.value.dotted ?? word.dotted {
            counts[part.text, default: 0] += 1
          }
        }
      }
    }
    for declaration in list.all where declaration.block.file == 0 {
      for word in declaration.saved where counts[word.text] == saves[word.text] {
        report(
          .savedUnused, word.span, "nobody reads what is saved as '\(word.text)'",
          note: "restore \(word.text), or use it in a value")
      }
    }
  }
}
