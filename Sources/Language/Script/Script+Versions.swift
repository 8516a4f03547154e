import NavSimVocabulary

/// A line of a file that needs a later iOS than a cell has.
public struct NewerLine: Hashable, Sendable {
  /// The file.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// What the version does not have: `standardAppearance`.
  public let name: String
  /// The first major version that has it.
  public let since: Int
  /// Whether it claims something; code is written into nothing.
  public let isClaim: Bool
}

extension Script {
  /// What of a cell's code its iOS does not have: it would be written into nothing.
  ///
  /// Of a cell that the file chooses that is an error of the file; who asks for another version than the file's learns
  /// it here.
  public func newer(scenario: Int, cell: Cell) -> [NewerLine] {
    guard scenarioNodes.indices.contains(scenario) else { return [] }
    let reached = reached[scenario].map { Set($0.map { $0[...] }) }
    let node = scenarioNodes[scenario]
    return written(cell, node, reached).map { newerLine($0, isClaim: false) }
      + claimed(cell, node).map { newerLine($0, isClaim: true) }
  }

  private func newerLine(_ newest: Newest, isClaim: Bool) -> NewerLine {
    let span = newest.word.span
    return NewerLine(
      path: files[span.file].path, line: span.line, name: newest.name, since: newest.since,
      isClaim: isClaim)
  }

  /// What of a cell's code, claims and records its iOS does not have.
  ///
  /// - Parameter reached: the names to which the scenario leads; nil for all. What else is declared never runs there.
  func newer(_ cell: Cell, _ node: ScenarioNode, _ reached: Set<Substring>?) -> [Newest] {
    let records = node.records.present(in: cell).map(\.newest)
    return written(cell, node, reached) + claimed(cell, node) + Self.beyond(records, cell)
  }

  private func claimed(_ cell: Cell, _ node: ScenarioNode) -> [Newest] {
    Self.beyond(node.expectations.present(in: cell).map(\.newest), cell)
  }

  private func written(
    _ cell: Cell, _ node: ScenarioNode, _ reached: Set<Substring>?
  ) -> [Newest] {
    func isReached(_ name: String) -> Bool { reached?.contains(name[...]) ?? true }
    var found: [Newest?] = []
    for page in pages where isReached(page.name.text) {
      found += Self.newest(page.initial, cell) + Self.newest(page.code, cell)
    }
    for navigation in navigations where isReached(navigation.name.text) {
      found += Self.newest(navigation.initial, cell) + Self.newest(navigation.code, cell)
    }
    for at in indices(of: cell.strategies).flatMap(strategyChain) where !strategies[at].isBuiltin {
      found += Self.newest(strategies[at].code, cell)
    }
    found += node.actions.present(in: cell).map(\.code.newest)
    return Self.beyond(found, cell)
  }

  /// Those that a cell's iOS does not have.
  private static func beyond(_ found: [Newest?], _ cell: Cell) -> [Newest] {
    guard let version = cell["ios"].flatMap(IOSVersion.init) else { return [] }
    return found.compactMap { $0 }.filter { $0.since > version.major }
  }

  private static func newest(_ fields: [Guarded<FieldNode<InitialKey>>], _ cell: Cell) -> [Newest?]
  {
    fields.present(in: cell).map { Newest($0.key.property, $0.word) }
  }

  private static func newest(_ code: [Guarded<CodeNode>], _ cell: Cell) -> [Newest?] {
    code.compactMap { line in
      guard line.content.newest != nil, line.holds(in: cell) else { return nil }
      // A routine may be run from guarded lines only.
      let isRoutine = line.content.keys.allSatisfy { pair in
        if case .routine = pair.key { return true }
        return false
      }
      return isRoutine ? nil : line.content.newest
    }
  }
}
