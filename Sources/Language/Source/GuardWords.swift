// Where the guards of a line end: `[bug] [ios>=15]`, `[bug][ios>=15]` or `[bug, ios>=15]`.

extension Collection where Element == Word {
  /// How many words at the beginning are guards. One that is never closed is a guard alone.
  var guardCount: Int {
    var count = 0
    var index = startIndex
    while index < endIndex, self[index].text.utf8.first == 91 {
      let close = self[index...].firstIndex { $0.text.utf8.last == 93 } ?? index
      count += distance(from: index, to: close) + 1
      index = self.index(after: close)
    }
    return count
  }

  /// The same words, those of one list joined, as the line `raw` has them.
  func joinedGuards(in raw: Substring) -> [Word] {
    var result: [Word] = []
    for word in self {
      guard let open = result.last, open.text.utf8.last != 93 else {
        result.append(word)
        continue
      }
      let span = open.span.through(word.span)
      let text = raw.dropFirst(span.column - 1).prefix(span.length)
      result[result.count - 1] = Word(text: String(text), span: span)
    }
    return result
  }
}

extension SourceLine {
  /// Where words in the middle of a line read like a guard: after how many words, and how many these are.
  /// A call of Objective-C, `[bar setHidden:YES]`, and a list of Swift, `= [.top]`, do not.
  var guardInside: (start: Int, count: Int)? {
    guard let start = words.firstIndex(where: { $0.text.utf8.first == 91 }), start > 0,
      words[start - 1].text.utf8.last != 61
    else { return nil }
    let count = words[start...].guardCount
    let texts = words[start..<start + count].map(\.text)
    let body = texts.joined(separator: " ").dropFirst()
    guard body.last == "]", let first = body.first,
      first.isLetter || first.isNumber || first == "!",
      count == 1 || body.contains(where: { ",=<>".contains($0) })
    else { return nil }
    return body.contains { ":\"(){}".contains($0) } ? nil : (start, count)
  }
}
