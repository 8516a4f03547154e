import NavSimProgram

/// What a scenario and its controllers begin with.
extension Session {
  /// A scenario begins with a `stack` or a `root` in each of its cells.
  func checkStart(of cell: Cell, _ node: ScenarioNode, _ index: Int) {
    let hasRoot = !node.roots.present(in: cell).isEmpty
    let isRead = !node.stacks.isEmpty || !node.roots.isEmpty || !withStart.contains(index)
    if isRead, node.stacks.present(in: cell).isEmpty, !hasRoot {
      report(
        .noStack, node.span, "the scenario has no stack\(node.stacks.isEmpty ? "" : " in a cell")",
        note: "stack A > B, stack empty, or root NAVIGATION")
    }
  }

  /// And with one of them alone.
  func checkStart(_ node: ScenarioNode) {
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

  /// A controller that begins without a page says so: it would run, show nothing, and ask nobody.
  ///
  /// - Parameter named: the words of the file that are no controller's own header.
  func checkEmptyNavigations(_ named: Set<Substring>) {
    for (index, declaration) in navigations.all.enumerated() where declaration.block.file == 0 {
      guard named.contains(declaration.name.text[...]),
        script.navigationChain(index).allSatisfy({ script.navigations[$0].stacks.isEmpty })
      else { continue }
      report(
        .navigationEmpty, declaration.name.span,
        "the navigation '\(declaration.name.text)' begins without a page",
        note:
          "below it: stack \(script.pages.first?.name.text ?? "A"); or, where code fills it later: stack empty"
      )
    }
  }
}
