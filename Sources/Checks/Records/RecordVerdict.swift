import NavSimProgram

/// What came of one `record` table in one cell.
public struct RecordVerdict: Hashable, Sendable {
  /// The table.
  public let table: RecordTable
  /// What each row shows now, as the scenario writes it; of a table without rows those that a first
  /// run would write. nil where the progress was never reached or the property does not exist.
  public internal(set) var shown: [Row] = []
  /// What is to be told unless the rows are written anew; nil where the table is as recorded.
  public internal(set) var failure: Failure?

  /// One row as it is now.
  public struct Row: Hashable, Sendable {
    /// The row's line in the file; nil for one that is not there yet.
    public let line: Int?
    /// `40%`.
    public let percent: String
    /// The values as the scenario writes them; nil where there are none to be written.
    public let values: [String]?
    /// Whether the row has no values yet.
    public let isNew: Bool
    /// Whether it shows what is recorded.
    public var isSame: Bool { failure == nil }
    /// What is wrong with this row alone; nil where it shows what is recorded.
    public internal(set) var failure: Failure?
  }

  init(_ table: RecordTable) { self.table = table }

  /// Says in all that is to be told which scenario of its file the table belongs to.
  public mutating func name(_ scenario: String) {
    failure?.scenario = scenario
    for index in shown.indices { shown[index].failure?.scenario = scenario }
  }
}
