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

  /// The claim that there is none like it: `no snap of bar.bg`.
  public var denial: String {
    let isName = subject.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"):
        return true
      default: return false
      }
    }
    return "no \(kind)" + (isName && !subject.isEmpty ? " of \(subject)" : "")
  }
}
