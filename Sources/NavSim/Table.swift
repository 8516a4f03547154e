import NavSimReport
import NavSimTrace

// A list for people and for scripts: the same rows as aligned text and as JSON.

/// Rows of text under named columns.
public struct Table: Hashable, Sendable {
  /// The columns' names, lower-case words.
  public let columns: [String]
  /// How its text looks.
  public var layout = Layout.columns([])
  /// The rows; each has one text per column.
  public private(set) var rows: [[String]] = []
  /// What JSON says instead, by the index of the row and the name of the column.
  private var values: [Int: [String: Value]] = [:]

  /// A value of JSON that is more than what the column shows: a number without its unit, a size,
  /// a whole text.
  public enum Value: Hashable, Sendable {
    /// A number, written with at most three decimals.
    case number(Double)
    /// Several numbers.
    case numbers([Double])
    /// A text.
    case text(String)

    fileprivate var json: String {
      switch self {
      case .number(let number): return Table.decimal(number)
      case .numbers(let numbers):
        return "[" + numbers.map(Table.decimal).joined(separator: ", ") + "]"
      case .text(let text): return JSONValue.text(text).line
      }
    }
  }

  /// How rows become text.
  public enum Layout: Hashable, Sendable {
    /// Aligned columns, of these names and at most so wide; all of them if none is named.
    case columns([Column])
    /// The first cell on a line of its own, the others below it, for rows that are too long.
    case entries
  }

  /// A column of a text.
  public struct Column: Hashable, Sendable {
    let name: String
    let width: Int

    /// The column of this name, which wraps beyond so many characters.
    public init(_ name: String, width: Int = .max) {
      self.name = name
      self.width = width
    }
  }

  /// A table without rows.
  public init(_ columns: [String]) { self.columns = columns }

  /// Adds a row; missing cells are empty, surplus ones are dropped.
  ///
  /// - Parameter values: what JSON says instead of the shown text, by column.
  public mutating func add(_ cells: [String], json values: [String: Value] = [:]) {
    if !values.isEmpty { self.values[rows.count] = values }
    rows.append(columns.indices.map { $0 < cells.count ? cells[$0] : "" })
  }

  /// The rows that say something of each word: one of their cells is the word, or a list with it, or
  /// their name has it; where no row does, those with the word anywhere.
  public func filtered(_ words: [String]) -> Table {
    let named = matching(words) { word, row in
      row.contains { ", \($0.lowercased()), ".contains(", \(word), ") }
        || row.first?.lowercased().contains(word) ?? false
    }
    guard named.rows.isEmpty else { return named }
    return matching(words) { word, row in row.contains { $0.lowercased().contains(word) } }
  }

  private func matching(_ words: [String], _ isMeant: (String, [String]) -> Bool) -> Table {
    var table = Table(columns)
    table.layout = layout
    for (index, row) in rows.enumerated() {
      if words.allSatisfy({ isMeant($0.lowercased(), row) }) {
        table.add(row, json: values[index] ?? [:])
      }
    }
    return table
  }

  /// A JSON array with one object per row, keys in the order of the columns. Numbers are numbers,
  /// without their units.
  public var json: String {
    if rows.isEmpty { return "[]\n" }
    let objects = rows.enumerated().map { index, row in
      let fields = zip(columns, row).map { column, cell in
        let value = values[index]?[column]?.json ?? JSONValue.text(cell).line
        return JSONValue.text(column).line + ": " + value
      }
      return "  {" + fields.joined(separator: ", ") + "}"
    }
    return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  /// A number with at most three decimals.
  static func decimal(_ number: Double) -> String {
    // JSON knows no infinity; beyond this a Double has no thousandths.
    guard number.magnitude < 1e12 else { return "null" }
    return TraceSpelling.number(thousandths: Int64(number * 1000 + (number < 0 ? -0.5 : 0.5)))
  }
}
