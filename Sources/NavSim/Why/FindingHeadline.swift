import NavSimChecks
import NavSimLanguage
import NavSimReport

extension Finding {
  /// `NAV005 snap of eye at push +0 (0ms): the bar jumps … (cell strategy=native)`, what is absent
  /// there, and a blank line: what stands above a story.
  public func headline(in cell: Cell) -> PaintedText {
    var lines = [
      PaintedText(
        line: "\(id) \(kind) of \(subject) at \(place): \(message) (cell \(cell.text))", .warning)
    ]
    lines += absent.map { PaintedText(line: "  " + $0, .note) }
    if property == nil, let cause { lines.append(PaintedText(line: "  cause: " + cause, .note)) }
    return lines.map { $0 + "\n" }.joined() + "\n"
  }
}
