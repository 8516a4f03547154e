import NavSimReport

extension Explanation {
  /// The story as text: what holds, then each cause below what it brought about, then the line to
  /// look at.
  public var text: PaintedText {
    var lines = [PaintedText(line: head, .error)]
    for step in steps {
      lines.append("\(String(repeating: "  ", count: min(step.depth, 20)))\(step.text)")
    }
    if let line {
      lines += ["", "look at \(line.place)", "  \(line.text)"]
    }
    for missed in missed where missed != line {
      let isFirst = line == nil && missed == self.missed.first
      lines += isFirst ? ["", "look at \(missed.place)"] : ["and at \(missed.place)"]
      lines.append("  \(missed.text)")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
