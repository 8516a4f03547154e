import NavSimChecks
import NavSimKernel

extension ReportItem {
  /// A breach of a rule of good practice.
  public init(_ advice: Advice) {
    let place = advice.place
    let number = String(place.line)
    let width = max(4, number.count)
    let blanks = String(repeating: " ", count: width + 1)
    let gutter = String(repeating: " ", count: width - number.count) + number
    let rule = advice.rule
    lines = [
      Line(
        text: "\(place.path):\(place.line):\(place.column): \(rule.severity.rawValue): "
          + "\(rule.id) \(rule.name): \(advice.message)", role: .warning),
      Line(text: "\(gutter) | \(Visible.columns(advice.sourceLine))", role: .plain),
      Line(text: "\(blanks)| " + Self.caret(place.column, place.length), role: .caret),
      Line(text: "\(blanks)= source: \(rule.source)", role: .note),
      Line(text: "\(blanks)= instead: \(advice.instead)", role: .note),
    ]
    if let cells = advice.cells {
      lines.append(Line(text: "\(blanks)= cells: \(cells)", role: .note))
    }
  }

  private static func caret(_ column: Int, _ length: Int) -> String {
    String(repeating: " ", count: min(max(column - 1, 0), 1000)) + "^"
      + String(repeating: "~", count: min(max(length - 1, 0), 160))
  }
}
