import NavSimKernel

/// The measurements as aligned text: names to the left, numbers to the right.
enum Table {
  static func text(_ measurements: [Measurement], rounds: Int) -> String {
    let header = ["measure", "unit", "navsim", "reference", "ratio", "floor", ""]
    let rows = [header] + measurements.map(cells)
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        let isText = column < 2 || column == row.count - 1
        line += (column == 0 ? "" : "  ") + (isText ? cell + padding : padding + cell)
      }
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    let note = "medians of \(rounds) paired rounds; ratio = navsim / reference"
    return (lines + [note]).joined(separator: "\n")
  }

  private static func cells(_ row: Measurement) -> [String] {
    [
      row.name, row.unit, millions(row.value), millions(row.reference),
      hundredths(row.ratio), hundredths(row.floor), row.isAboveFloor ? "ok" : "below the floor",
    ]
  }

  /// A rate with two decimals and M, k or nothing.
  static func millions(_ value: Double) -> String {
    if value >= 1e6 { return hundredths(value / 1e6) + " M" }
    if value >= 1e3 { return hundredths(value / 1e3) + " k" }
    return hundredths(value)
  }

  static func hundredths(_ value: Double) -> String {
    let cents = (Fixed(value).milli + 5) / 10
    let rest = cents % 100
    return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
