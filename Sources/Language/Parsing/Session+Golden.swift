import NavSimProgram

/// `golden [frames|tracks]`: the whole trace is kept in a file and compared, in one of its layouts;
/// `golden fingerprint`: three hashes of it are.
struct GoldenNode: Sendable {
  var form: Golden.Form
  var line: SourceLine
}

extension Session {
  func golden(_ line: SourceLine) -> Guarded<GoldenNode>? {
    item(line) { cursor in
      cursor.position += 1
      let names = Golden.Form.allCases.map(\.rawValue)
      var form = Golden.Form.frames
      if let word = cursor.take() {
        guard let found = Golden.Form(rawValue: word.text) else {
          throw fail(
            .unknownGolden, word.span, "no trace is kept as '\(word.text)'",
            try: Suggestion.nearest(word.text, names),
            note: (["golden"] + names.map { "golden " + $0 }).joined(separator: ", "))
        }
        form = found
      }
      try finish(cursor)
      return GoldenNode(form: form, line: line)
    }
  }

  /// A cell is kept once.
  func checkGoldens(_ cell: Cell, of node: ScenarioNode) {
    let present = node.goldens.filter { $0.holds(in: cell) }
    guard present.count > 1 else { return }
    report(
      .goldenTwice, present[1].span, "the trace is kept twice",
      note: "the first 'golden' is at line \(present[0].span.line); "
        + "two may stand in a scenario where guards exclude each other")
  }
}

extension Script {
  /// The kept trace that a cell of a scenario asks for; nil if it asks for none.
  public func golden(scenario: Int, cell: Cell) -> Golden? {
    guard scenarioNodes.indices.contains(scenario),
      let node = scenarioNodes[scenario].goldens.present(in: cell).first
    else { return nil }
    let start = node.line.start
    return Golden(
      form: node.form, file: files[start.file].path, line: start.line, column: start.column,
      text: node.line.raw)
  }
}
