import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// Step four: what only the whole file can tell.
extension Session {
  func checkWhole() {
    for place in [Place.page, .navigation, .strategy] { checkRoutines(place) }
    checkUndone()
    checkConditions()
    for index in script.scenarioNodes.indices { checkScenario(index) }
    checkDeclaredGuards()
    checkUnused()
  }

  // MARK: - Scenarios

  private static func note(ofUnused axis: AxisNode) -> String {
    let value = axis.values.first?.text ?? "bug"
    switch axis.name.text {
    case "rule":
      return "a rule of the model is an axis by its whole name: rule.hideBarDuration 0 0.2"
    case "linked-sdk", "animation-speed":
      return "that is an option, which holds for a whole file: option \(axis.name.text)=\(value)"
    default:
      return "its cells are alike until a guard names one of its values: [\(value)] before a line"
    }
  }

  private func checkScenario(_ index: Int) {
    let node = script.scenarioNodes[index]
    checkStart(node)
    for axis in node.axes where !Cell.isBuiltin(axis.name.text) {
      if usedAxes.contains(axis.name.text) || isCodeOption(axis.name.text) { continue }
      // The bug first, its fix later; a word like a known one is a slip.
      let isMeant = Suggestion.nearest(axis.name.text, Cell.builtinAxes) == nil
      if axis.values.count == 1, isMeant, axis.name.text != "rule" { continue }
      // A guard that could not be read may have used it.
      if hasBrokenGuards { continue }
      let isSlip = !isMeant || axis.name.text == "rule"
      report(
        isSlip ? .unusedAxis : .axisWithoutGuard, axis.name.span,
        "no guard uses the axis '\(axis.name.text)'",
        try: Suggestion.nearest(axis.name.text, Cell.builtinAxes),
        note: Self.note(ofUnused: axis))
    }
    if node.expectations.isEmpty, !withExpectation.contains(index) {
      report(
        .checksNothing, node.span, "the scenario checks nothing",
        note: "add a line such as: \(proposedClaim(node))")
    }
    let axes = Script.axes(of: node, script)
    let count = Script.count(axes)
    guard count <= Limits.cells - cellCount else {
      report(
        .tooManyCells, node.axes.first?.name.span ?? node.span,
        "the file has more than \(Limits.cells) cells")
      return
    }
    cellCount += count
    guard count * (1 + node.skips.count) <= Limits.cellLines else {
      return reportTooManyLines(node)
    }
    let cells = Script.product(axes, node.skips)
    guard !cells.isEmpty else {
      report(
        .nothingLeft, node.skips.first?.span ?? node.span, "'skip' removes every cell",
        note: "at least one combination must be left")
      return
    }
    let rows = node.records.reduce(0) { $0 + 1 + $1.content.rows.count }
    let lines = node.actions.count + node.expectations.count + rows
    guard cells.count * lines <= Limits.cellLines else { return reportTooManyLines(node) }
    checkCells(cells, of: node, index)
    checkThens(node)
    checkPairs(Set(cells.map(\.strategies)).sorted { $0.joined() < $1.joined() })
    checkGuards(node, cells)
  }

  private func reportTooManyLines(_ node: ScenarioNode) {
    report(
      .tooManyCells, node.span,
      "the scenario has more than \(Limits.cellLines) cells times lines")
  }

  /// Cells that have the same lines are told the same: one of them is looked at.
  private func checkCells(_ cells: [Cell], of node: ScenarioNode, _ index: Int) {
    var links = ScenarioLinks(node)
    var seen: Set<ScenarioLinks.Lines> = []
    // Who does not say with what it starts may have to do with all.
    let reached =
      node.stacks.isEmpty && node.roots.isEmpty ? nil : reach.names(of: node.span)
    for cell in cells {
      let lines = links.lines(of: cell)
      if seen.insert(lines).inserted {
        links.keep(link(cell, of: node, index), for: lines)
        checkGoldens(cell, of: node)
        checkRecords(cell, of: node)
        checkStart(of: cell, node, index)
      }
      checkVersions(cell, node, reached)
    }
    script.links[index] = links
    if let reached {
      let declared = script.pages.map(\.name.text) + script.navigations.map(\.name.text)
      script.reached[index] = declared.filter { reached.contains($0[...]) }
    }
  }

  private func link(_ cell: Cell, of node: ScenarioNode, _ index: Int) -> LinkedLines {
    let isBroken = withBrokenActions.contains(index)
    let linker = CellLinker(script: script, node: node, cell: cell) { id, span, text, near, note in
      // A label may belong to an action that could not be read.
      if isBroken, id == .unknownLabel { return }
      // A release that could not be read was one.
      if id == .fingerDown, self.brokenSwipes.contains(span.line) { return }
      self.report(id, span, text, try: near, note: note)
    }
    return linker.linked()
  }

  /// The axis of a guard; that of a bare value is looked up.
  func axis(of found: Guard) -> String? {
    found.axis ?? found.values.first.flatMap { axesByValue[$0]?.first }.map { axes[$0].name.text }
  }
}
