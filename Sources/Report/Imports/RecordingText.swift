import NavSimKernel
import NavSimTrace
import NavSimVocabulary

/// What was read from a log, as lines that go into a scenario and as a summary.
extension Recording {
  /// More callbacks than this make a further line, which begins with the last of the one before.
  private static let lineLength = 24

  /// The map that holds where nothing else is said: letters in the order of appearance.
  public func map(_ explicit: [PageMap.Entry]) -> PageMap {
    explicit.isEmpty
      ? PageMap(self, inOrder: PageMap.letters, readsElements: !namesPages)
      : PageMap(self, explicit: explicit)
  }

  /// The callbacks as claims of the language, with the pages in a comment.
  public func claims(_ map: PageMap) -> String {
    var text = "// pages: \(map.entries.isEmpty ? "none" : Visible.line(map.text))\n"
    let patterns = events.compactMap { event -> String? in
      guard let subject = event.subject else { return event.name.name }
      return map.page(of: subject).map { "\(event.name.name)(\($0))" }
    }
    var start = 0
    while start < patterns.count {
      let end = min(start + Self.lineLength, patterns.count)
      text += "expect always:  events " + patterns[start..<end].joined(separator: ", ") + "\n"
      if end == patterns.count { break }
      start = end - 1
    }
    return text
  }

  /// How much was understood, and the first lines that were not.
  public func summary(_ map: PageMap) -> PaintedText {
    var parts: [String] = []
    if !events.isEmpty || sampleCount == 0 {
      parts.append(
        Count.of(events.count, "callback") + " of " + Count.of(map.entries.count, "page"))
    }
    if sampleCount > 0 { parts.append(Count.of(sampleCount, "value")) }
    if unknownLines > 0 { parts.append(Count.of(unknownLines, "line") + " not understood") }
    var text: PaintedText =
      "\(path): \(Count.of(lineCount, "line")): \(parts.joined(separator: ", "))"
    if !map.left.isEmpty { text += "\n  = no page: \(map.left.joined(separator: ", "))" }
    for (line, unknown) in firstUnknown {
      let shown = unknown.count > 100 ? unknown.prefix(99) + "…" : unknown
      text += "\n\(path):\(line):1: note: not understood: \(shown)"
    }
    if unknownLines > firstUnknown.count, !firstUnknown.isEmpty {
      text += "\n  = and \(unknownLines - firstUnknown.count) more"
    }
    return text
  }
}
