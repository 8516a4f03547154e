import NavSimProgram
import NavSimVocabulary

/// Whether properties exist in a cell's iOS, guards that never hold, and what nobody uses.
extension Session {
  /// A property that is newer than the cell's iOS would be written into nothing.
  func checkVersions(_ cell: Cell, _ node: ScenarioNode) {
    guard let text = cell["ios"], let version = IOSVersion(text) else { return }
    func check(_ newest: (property: Property, word: Word)?) {
      guard let newest, newest.property.since > version.major else { return }
      report(
        .tooNew, newest.word.span, "iOS \(text) has no \(newest.property.name)",
        note: "it came with iOS \(newest.property.since); guard the line: "
          + "[ios>=\(newest.property.since)]")
    }
    func check(_ code: [Guarded<CodeNode>]) {
      for line in code where line.content.newest != nil && line.holds(in: cell) {
        // A routine may be run from guarded lines only.
        let isRoutine = line.content.keys.allSatisfy { pair in
          if case .routine = pair.key { return true }
          return false
        }
        if !isRoutine { check(line.content.newest) }
      }
    }
    for page in script.pages { check(page.code) }
    for navigation in script.navigations { check(navigation.code) }
    for name in cell.strategies {
      guard let index = strategies.byName[name] else { continue }
      for at in script.strategyChain(index) where !script.strategies[at].isBuiltin {
        check(script.strategies[at].code)
      }
    }
    for action in node.actions.present(in: cell) { check(action.code.newest) }
    for claim in node.expectations.present(in: cell) { check(claim.newest) }
  }

  /// A line of the scenario that no cell has is probably a mistake.
  func checkGuards(_ node: ScenarioNode, _ cells: [Cell]) {
    func check(_ guards: [Guard]) {
      guard let first = guards.first, let last = guards.last else { return }
      if cells.contains(where: { cell in guards.allSatisfy { $0.holds(in: cell) } }) { return }
      report(
        .neverHolds, first.span.through(last.span), "no cell has this line",
        note: "its guards hold in none of the \(cells.count) cells")
    }
    for action in node.actions {
      check(action.guards)
      for step in action.content.steps ?? [] { check(step.guards) }
    }
    for claim in node.expectations { check(claim.guards) }
    for stack in node.stacks { check(stack.guards) }
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
    checkWishes()
    for place in [Place.page, .navigation, .strategy] { checkSaved(place) }
  }

  /// A wish does nothing by itself; nobody may have read it.
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
    if claims { return true }
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
    guard let list = list(place) else { return }
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
