import NavSimProgram

/// The lines of a scenario as one cell has them: labels and moments tied, tables in place.
struct LinkedLines: Sendable {
  var actions: [Action]
  var expectations: [Expectation]
  var records: [RecordTable]

  /// How many lines these are.
  var count: Int {
    actions.count + expectations.count + records.reduce(0) { $0 + 1 + $1.rows.count }
  }
}

/// Which lines of a scenario the cells have, and those lines linked.
///
/// Cells in which the same guards hold have the same lines. They are linked once, when the file is
/// checked, and shared.
struct ScenarioLinks: Sendable {
  /// Whether each guard of the scenario's own lines holds in a cell.
  typealias Lines = [Bool]

  /// Linked lines that are kept; what is beyond them is linked again when its cell runs, so that a
  /// file of 10,000 cells takes no memory for each.
  private static let keptLines = 20_000

  /// The guards of the scenario's lines, each once.
  private let guards: [Guard]
  private var linked: [Lines: LinkedLines] = [:]
  private var room = ScenarioLinks.keptLines

  /// Nothing is linked yet.
  init(_ node: ScenarioNode) {
    var seen: Set<Guard> = []
    var guards: [Guard] = []
    func add<Content>(_ lines: [Guarded<Content>]) {
      for found in lines.flatMap(\.guards) where seen.insert(found.condition).inserted {
        guards.append(found)
      }
    }
    add(node.stacks)
    add(node.roots)
    add(node.actions)
    for action in node.actions { add(action.content.steps ?? []) }
    add(node.expectations)
    add(node.goldens)
    add(node.records)
    for record in node.records { add(record.content.rows) }
    self.guards = guards
  }

  /// Which lines a cell has.
  func lines(of cell: Cell) -> Lines { guards.map { $0.holds(in: cell) } }

  /// The linked lines; nil if they are not kept.
  subscript(lines: Lines) -> LinkedLines? { linked[lines] }

  /// Keeps them, if there is room.
  mutating func keep(_ found: LinkedLines, for lines: Lines) {
    guard found.count <= room else { return }
    room -= found.count
    linked[lines] = found
  }
}

extension Guard {
  /// The guard without its place.
  fileprivate var condition: Guard {
    var result = self
    result.span = Span(file: 0, line: 0, column: 0, length: 0)
    return result
  }
}

extension CellLinker {
  /// All that the cell has of the scenario's lines.
  func linked() -> LinkedLines {
    LinkedLines(actions: actions(), expectations: expectations(), records: records())
  }
}
