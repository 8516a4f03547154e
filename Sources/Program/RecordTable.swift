/// A table of values that stands in the scenario itself (`record push: bar.bg.alpha title.B.x`):
/// what some properties show when a transition has come so far.
public struct RecordTable: Hashable, Sendable {
  /// What is written into one place of the table.
  public enum Cell: Hashable, Sendable {
    /// The element is not in the scene.
    case absent
    /// A value; never another property.
    case value(ClaimValue)
  }

  /// One row: a progress and the values there.
  public struct Row: Hashable, Sendable {
    /// How far the transition has come, from 0 to 1.
    public var fraction: Double
    /// The same as the row writes it: `40%`.
    public var percent: String
    /// The values, one for each property; none if the row has not been filled yet.
    public var cells: [Cell]
    /// The row's line in the file, from 1.
    public var line: Int
    /// The column of the percentage, from 1.
    public var column: Int
    /// The columns of the values, from 1.
    public var columns: [Int]
    /// The row's text, without guards and comment.
    public var text: String

    /// A row.
    public init(
      fraction: Double, percent: String, cells: [Cell], line: Int, column: Int, columns: [Int],
      text: String
    ) {
      self.fraction = fraction
      self.percent = percent
      self.cells = cells
      self.line = line
      self.column = column
      self.columns = columns
      self.text = text
    }
  }

  /// A property with the name that the table gives it.
  public struct Column: Hashable, Sendable {
    /// The property as the trace names it.
    public var property: TraceProperty
    /// The property as the scenario names it.
    public var name: String

    /// A column.
    public init(property: TraceProperty, name: String) {
      self.property = property
      self.name = name
    }
  }

  /// The action whose progress the rows name, by its index.
  public var action: Int
  /// The properties.
  public var columns: [Column]
  /// The rows, in the order of the file; none if nothing is recorded yet.
  public var rows: [Row]
  /// The file, line and column (from 1) of the line `record`, and its text.
  public var file: String
  /// The line in the file, from 1.
  public var line: Int
  /// The column of the word `record`, from 1.
  public var column: Int
  /// The line's text.
  public var text: String

  /// A table.
  public init(
    action: Int, columns: [Column], rows: [Row], file: String, line: Int, column: Int, text: String
  ) {
    self.action = action
    self.columns = columns
    self.rows = rows
    self.file = file
    self.line = line
    self.column = column
    self.text = text
  }

  /// The rows of a table that has none yet, in hundredths.
  public static let firstRows = [0, 25, 50, 75, 100]
}
