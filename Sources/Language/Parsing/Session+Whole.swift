import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// Step four: what only the whole file can tell.
extension Session {
  func checkWhole() {
    for place in [Place.page, .navigation, .strategy] { checkRoutines(place) }
    checkConditions()
    for index in script.scenarioNodes.indices { checkScenario(index) }
    checkUnused()
  }

  // MARK: - Circles

  /// A routine that runs itself, directly or through others, never ends.
  private func checkRoutines(_ place: Place) {
    guard let list = list(place) else { return }
    for index in list.all.indices {
      var calls: [Int: [(to: Int, span: Span, line: Int)]] = [:]
      for at in list.chain(index) {
        for node in code(place, at) {
          guard case .do(let to, _) = node.content.line.statement else { continue }
          for (key, _) in node.content.keys {
            guard case .routine(let from) = key else { continue }
            calls[from, default: []].append((to, node.span, node.span.line))
          }
        }
      }
      for start in calls.keys.sorted() {
        guard let first = calls[start]?.first(where: { reaches($0.to, start, calls) }) else {
          continue
        }
        let name = script.routines[start]
        report(
          .routineRunsItself, first.span, "'\(name)' runs itself",
          note: "\(name) (line \(first.line)) does \(script.routines[first.to])")
      }
    }
  }

  private func reaches(
    _ from: Int, _ target: Int, _ calls: [Int: [(to: Int, span: Span, line: Int)]]
  ) -> Bool {
    var seen: Set<Int> = []
    var open = [from]
    while let at = open.popLast() {
      if at == target { return true }
      guard seen.insert(at).inserted else { continue }
      open.append(contentsOf: (calls[at] ?? []).map(\.to))
    }
    return false
  }

  private func code(_ place: Place, _ index: Int) -> [Guarded<CodeNode>] {
    switch place {
    case .page: return script.pages[index].code
    case .navigation: return script.navigations[index].code
    case .strategy: return script.strategies[index].code
    case .action: return []
    }
  }

  /// A condition that asks itself through others has no answer.
  private func checkConditions() {
    var asks: [Int: [(to: Int, span: Span, line: Int)]] = [:]
    var words: [Int: Word] = [:]
    for strategy in script.strategies {
      for node in strategy.conditions {
        words[node.content.index] = node.content.name
        for question in node.content.questions {
          guard case .named(let to) = question.test else { continue }
          asks[node.content.index, default: []].append((to, node.span, node.span.line))
        }
      }
    }
    for start in asks.keys.sorted() {
      guard asks[start]?.contains(where: { reaches($0.to, start, asks) }) ?? false,
        let word = words[start]
      else { continue }
      report(.conditionAsksItself, word.span, "'\(word.text)' asks itself through others")
    }
  }

  // MARK: - Scenarios

  private func checkScenario(_ index: Int) {
    let node = script.scenarioNodes[index]
    checkStart(node)
    for axis in node.axes where !Cell.builtinAxes.contains(axis.name.text) {
      guard !usedAxes.contains(axis.name.text) else { continue }
      report(
        .unusedAxis, axis.name.span, "no guard uses the axis '\(axis.name.text)'",
        try: Suggestion.nearest(axis.name.text, Cell.builtinAxes),
        note: "an axis of your own must be used by at least one guard")
    }
    if node.expectations.isEmpty, !withExpectation.contains(index) {
      report(
        .checksNothing, node.span, "the scenario checks nothing",
        note: "add a line such as: expect at end: top is B")
    }
    let axes = Script.axes(of: node, script)
    let count = Script.count(axes)
    guard count <= Limits.cells else {
      report(
        .tooManyCells, node.axes.first?.name.span ?? node.span,
        "the matrix has more than \(Limits.cells) cells")
      return
    }
    let cells = Script.product(axes, node.skips)
    guard !cells.isEmpty else {
      report(
        .nothingLeft, node.skips.first?.span ?? node.span, "'skip' removes every cell",
        note: "at least one combination must be left")
      return
    }
    guard cells.count * (node.actions.count + node.expectations.count) <= Limits.cellLines else {
      report(
        .tooManyCells, node.span,
        "the scenario has more than \(Limits.cellLines) cells times lines")
      return
    }
    for cell in cells { check(cell, of: node, index) }
    checkGuards(node, cells)
  }

  private func check(_ cell: Cell, of node: ScenarioNode, _ index: Int) {
    let isBroken = withBrokenActions.contains(index)
    let linker = CellLinker(script: script, node: node, cell: cell) { id, span, text, near, note in
      // A label may belong to an action that could not be read.
      if isBroken, id == .unknownLabel { return }
      self.report(id, span, text, try: near, note: note)
    }
    _ = linker.actions()
    _ = linker.expectations()
    checkVersions(cell, node)
    let hasRoot = !node.roots.present(in: cell).isEmpty
    let isRead = !node.stacks.isEmpty || !node.roots.isEmpty || !withStart.contains(index)
    if isRead, node.stacks.present(in: cell).isEmpty, !hasRoot {
      report(
        .noStack, node.span, "the scenario has no stack\(node.stacks.isEmpty ? "" : " in a cell")",
        note: "stack A > B, stack empty, or root NAVIGATION")
    }
  }

  private func checkStart(_ node: ScenarioNode) {
    let places = node.stacks.map { ($0.guards, $0.span) } + node.roots.map { ($0.guards, $0.span) }
    for (index, one) in places.enumerated() {
      for other in places[..<index]
      where !Guard.exclude(one.0, other.0, axisOf: axis(of:)) {
        report(
          .twoStacks, max(one.1, other.1), "the scenario starts with one 'stack' or one 'root'",
          note: "the other is at line \(min(one.1, other.1).line)")
      }
    }
  }

  /// The axis of a guard; that of a bare value is looked up.
  private func axis(of found: Guard) -> String? {
    found.axis
      ?? axes.first { axis in
        !Cell.builtinAxes.contains(axis.name.text)
          && axis.values.contains { $0.text == found.value }
      }?.name.text
  }
}
