import NavSimReport

extension Explanation {
  /// The story as text: what holds, then each cause below what it brought about, then the line to
  /// look at.
  public func text(_ style: TerminalStyle) -> String {
    var lines = [style.paint(head, .error)]
    for step in steps {
      lines.append(String(repeating: "  ", count: min(step.depth, 20)) + step.text)
    }
    if let line {
      lines += ["", "look at " + line.place, "  " + line.text]
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
