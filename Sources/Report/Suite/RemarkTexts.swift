/// Tells the remarks on cells scenario by scenario: what several cells of one say alike is told once,
/// with the cells.
public struct RemarkTexts {
  private var cells: [CellReport] = []

  /// No cells yet.
  public init() {}

  /// Takes the next cell of a scenario.
  public mutating func add(_ cell: CellReport) { cells.append(cell) }

  /// What is to be told of the cells since the last call, a line each.
  public mutating func end() -> [String] {
    defer { cells = [] }
    var all = Alike(cells)
    return cells.flatMap { cell in
      cell.remarks.compactMap { all.remark($0, of: cell) }
    }
  }
}
