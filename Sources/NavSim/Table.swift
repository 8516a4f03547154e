// A list for people and for scripts: the same rows as aligned text and as JSON.

/// Rows of text under named columns.
public struct Table: Hashable, Sendable {
  /// The columns' names, lower-case words.
  public let columns: [String]
  /// The rows; each has one text per column.
  public private(set) var rows: [[String]] = []

  /// A table without rows.
  public init(_ columns: [String]) { self.columns = columns }

  /// Adds a row; missing cells are empty, surplus ones are dropped.
  public mutating func add(_ cells: [String]) {
    rows.append(columns.indices.map { $0 < cells.count ? cells[$0] : "" })
  }

  /// Columns aligned with two spaces between them, under a line of names; every line ends in a
  /// newline and none in a space.
  public var text: String {
    let all = [columns] + rows
    let widths = columns.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    var text = ""
    for row in all {
      var line = ""
      for (column, cell) in row.enumerated() where !cell.isEmpty {
        let start = widths[..<column].reduce(0) { $0 + $1 + 2 }
        line += String(repeating: " ", count: start - line.count) + cell
      }
      text += line + "\n"
    }
    return text
  }

  /// A JSON array with one object of strings per row, keys in the order of the columns.
  public var json: String {
    if rows.isEmpty { return "[]\n" }
    let objects = rows.map { row in
      let fields = zip(columns, row).map { "\(Table.quoted($0)): \(Table.quoted($1))" }
      return "  {" + fields.joined(separator: ", ") + "}"
    }
    return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  /// A JSON string.
  private static func quoted(_ text: String) -> String {
    let digits = Array("0123456789abcdef")
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if scalar.value >= 32 {
          result.unicodeScalars.append(scalar)
        } else {
          result +=
            "\\u00" + String([digits[Int(scalar.value >> 4)], digits[Int(scalar.value & 15)]])
        }
      }
    }
    return result + "\""
  }
}
