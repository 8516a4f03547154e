import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// `record LABEL: PROPERTY PROPERTY …`, and below it `40%  VALUE  VALUE …`.
///
/// A row without values, and a table without rows, wait for the run that fills them.
extension Session {
  private static let recordExample = "record push: bar.bg.alpha title.B.x"

  func record(_ block: Block, scenario: Int) -> Guarded<RecordNode>? {
    item(block.header) { cursor in
      cursor.position += 1
      let label = try recordLabel(&cursor, scenario)
      claimNewest = nil
      var elements: [Element] = []
      while let word = cursor.take() {
        let element = try recordColumn(word)
        if let twin = elements.first(where: { $0.word.text == word.text }) {
          throw fail(
            .duplicateName, word.span, "'\(twin.word.text)' stands twice in the table")
        }
        elements.append(element)
      }
      guard !elements.isEmpty else {
        throw fail(
          .missingWord, cursor.end, "what is recorded?", note: Session.recordExample)
      }
      var node = RecordNode(
        label: label, columns: elements, line: block.header, newest: claimNewest)
      for line in block.items {
        if let row = recordRow(line, elements) { node.rows.append(row) }
      }
      node.hasRows = !block.items.isEmpty
      return node
    }
  }

  /// `push:`, the label with its colon.
  private func recordLabel(_ cursor: inout Cursor, _ scenario: Int) throws -> Word {
    let word = try word(&cursor, what: "the label", example: Session.recordExample)
    let hasColon = word.text.hasSuffix(":")
    let label = hasColon ? word.part(0, word.text.count - 1) : word
    guard hasColon || cursor.take(":") else {
      throw fail(
        .missingColon, word.span, "a colon stands behind the label", try: word.text + ":",
        note: Session.recordExample)
    }
    return try knownLabel(label, rest: label, scenario)
  }

  private func recordColumn(_ word: Word) throws -> Element {
    guard !word.text.contains("*") else {
      throw fail(
        .wrongKind, word.span, "'\(word.text)' stands for many values",
        note: "each column is one property: " + Session.recordExample)
    }
    let element = try element(word)
    guard let property = element.property else {
      throw fail(
        .wrongKind, word.span, "'\(word.text)' is an element, not a property",
        note: "each column is one property: " + Session.recordExample)
    }
    if property.kind == .stack {
      throw fail(
        .wrongKind, word.span, "a stack is not recorded",
        note: "claim it: expect at end: stack is A > B")
    }
    return element
  }

  /// `40%  0.5  "Inbox"  absent`.
  private func recordRow(_ line: SourceLine, _ columns: [Element]) -> Guarded<RecordRowNode>? {
    item(line) { cursor in
      let word = try word(&cursor, what: "the progress", example: "40%  0.5")
      var row = RecordRowNode(fraction: try percent(word), line: line)
      if cursor.isAtEnd { return row }
      let count = cursor.words.count - cursor.position
      if count < columns.count {
        throw fail(
          .rowValues, line.end,
          "this row has \(Session.values(count)), the header names \(columns.count)",
          note: "\(columns[count].word.text) is missing; navsim test --update fills a row "
            + "without values")
      }
      for column in columns {
        guard let word = cursor.take() else { break }
        row.cells.append(try recordCell(word, column))
        row.words.append(word)
      }
      if let left = cursor.current {
        throw fail(
          .rowValues, left.span,
          "this row has \(Session.values(count)), the header names \(columns.count)")
      }
      return row
    }
  }

  private static func values(_ count: Int) -> String { Count.of(count, "value") }

  private func recordCell(_ word: Word, _ column: Element) throws -> RecordTable.Cell {
    if word.text == "absent" { return .absent }
    let value = try claimValue(word, column)
    if case .property = value {
      throw fail(
        .wrongKind, word.span, "a row holds values, not '\(word.text)'",
        note: "expect at push@40%: \(column.word.text) = \(word.text)")
    }
    return .value(value)
  }

  /// No progress stands twice in a table of one cell.
  func checkRecords(_ cell: Cell, of node: ScenarioNode) {
    for record in node.records.present(in: cell) {
      var seen: [Double: Int] = [:]
      for row in record.rows.present(in: cell) {
        guard let first = seen.updateValue(row.line.number, forKey: row.fraction) else { continue }
        report(
          .duplicateName, row.line.start, "the row '\(row.line.words[0].text)' stands twice",
          note: "the first is at line \(first); rows may repeat where guards exclude each other")
      }
    }
  }
}

/// A `record` line with the rows below it.
struct RecordNode: Sendable {
  var label: Word
  var columns: [Session.Element]
  var rows: [Guarded<RecordRowNode>] = []
  var line: SourceLine
  /// The newest property that the table reads, where it needs a newer iOS than 7.
  var newest: Newest?
  /// Whether there is a row, be it for other cells.
  var hasRows = false
}

/// One row of a table.
struct RecordRowNode: Sendable {
  var fraction: Double
  var cells: [RecordTable.Cell] = []
  var words: [Word] = []
  var line: SourceLine
}

extension CellLinker {
  /// The tables of the cell. One whose rows are all for other cells asks nothing of this one.
  func records() -> [RecordTable] {
    tables.compactMap { node in
      let action = action(node.label, before: .max)
      let rows = node.rows.present(in: cell).map { row in
        RecordTable.Row(
          fraction: row.fraction, percent: row.line.words[0].text, cells: row.cells,
          line: row.line.number, column: row.line.start.column,
          columns: row.words.map(\.span.column), text: row.line.raw)
      }
      if rows.isEmpty, node.hasRows { return nil }
      let start = node.line.start
      return RecordTable(
        action: action,
        columns: node.columns.map { column in
          RecordTable.Column(
            property: TraceProperty(
              element: column.name, property: column.property?.name ?? ""),
            name: column.word.text)
        },
        rows: rows, file: script.files[start.file].path, line: start.line, column: start.column,
        text: node.line.raw)
    }
  }
}
