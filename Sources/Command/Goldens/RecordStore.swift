import NavSim

// Rows of `record` tables that are written anew. They are collected while cells run, and each file
// is written once, when all are known: whole or not at all, like kept traces.

/// What a call writes into scenario files.
struct RecordStore {
  let mode: GoldenMode
  /// What was written, for the last lines.
  private(set) var updated: [String] = []
  private var tables: [Place: [Row]] = [:]
  /// The tables in the order of the cells that filled them.
  private var order: [Place] = []

  private struct Place: Hashable {
    var file: String
    var line: Int
  }

  /// A row that is written, and the cell that said so first.
  private struct Row {
    var row: RecordVerdict.Row
    var cell: String
  }

  /// Whether scenarios may use files outside of their project.
  private let allowsOutside: Bool

  init(mode: GoldenMode, allowsOutside: Bool) {
    self.mode = mode
    self.allowsOutside = allowsOutside
  }

  /// Takes what a cell's table shows; gives what is still to be told. The first cell in order
  /// decides what a row holds: another one that shows something else needs a row of its own.
  mutating func settle(_ verdict: RecordVerdict, cell: String) -> Failure? {
    guard case .update(let isDifferent) = mode, verdict.table.file != "<stdin>" else {
      return verdict.failure
    }
    let place = Place(file: verdict.table.file, line: verdict.table.line)
    if verdict.shown.isEmpty { return verdict.failure }
    var left: [Failure] = []
    for row in verdict.shown {
      guard row.values != nil, isDifferent || row.isNew || row.isSame else {
        if let failure = row.failure { left.append(failure) }
        continue
      }
      guard let first = known(row, place) else {
        if tables[place] == nil { order.append(place) }
        tables[place, default: []].append(Row(row: row, cell: cell))
        continue
      }
      if first.row.values != row.values { left.append(disagreement(row, first, verdict.table)) }
    }
    guard var failure = left.first else { return nil }
    let more = left.count - 1
    if more > 0 { failure.notes.append("and " + Count.of(more, "more row") + " of the table") }
    return failure
  }

  private func known(_ row: RecordVerdict.Row, _ place: Place) -> Row? {
    tables[place]?.first { $0.row.line == row.line && $0.row.percent == row.percent }
  }

  /// A cell that shows something else than the one that filled the row.
  private func disagreement(
    _ row: RecordVerdict.Row, _ first: Row, _ table: RecordTable
  ) -> Failure {
    var failure =
      row.failure
      ?? Failure(
        breaking: "record", file: table.file, line: row.line ?? table.line, column: table.column,
        text: "", message: "")
    failure.message = "two cells show something else at \(row.percent)"
    failure.frames = zip(table.columns, zip(first.row.values ?? [], row.values ?? []))
      .filter { $1.0 != $1.1 }.prefix(4).map { "\($0.name) \($1.0), here \($1.1)" }
      .joined(separator: "   ")
    failure.notes = [
      "the row is written for cell \(first.cell); guard rows that differ from cell to cell"
    ]
    return failure
  }

  /// Writes what was collected. A file that cannot be written, or is not the one that was read, is
  /// told at the end of the call.
  mutating func write(on console: Console) {
    var files: [String] = []
    for place in order where !files.contains(place.file) { files.append(place.file) }
    for file in files {
      let edits = order.filter { $0.file == file }.compactMap { edit($0) }
      if edits.isEmpty { continue }
      do throws(FileError) {
        if try write(edits, to: file) { updated.append(file) }
      } catch {
        console.trouble.add(error)
      }
    }
  }

  /// Rewrites one file; whether that changed it.
  private func write(_ edits: [RecordEdit], to file: String) throws(FileError) -> Bool {
    let old = try Files.read(file)
    guard let new = RecordText.rewritten(old, edits) else {
      throw FileError(path: file, reason: "it has changed since it was read")
    }
    let used = UsedFiles(scenario: file, allowsOutside: allowsOutside)
    let check = ScenarioFile(path: file, bytes: new, resolve: used.resolve)
    guard !check.hasErrors else {
      let reason = check.diagnostics.first { $0.severity == .error }?.message ?? ""
      throw FileError(path: file, reason: "its rows cannot be written: \(reason)")
    }
    if new == old { return false }
    try Files.write(new, to: file)
    return true
  }

  private func edit(_ place: Place) -> RecordEdit? {
    let rows = (tables[place] ?? []).map(\.row).filter { !$0.isSame }
    if rows.isEmpty { return nil }
    return RecordEdit(
      line: place.line,
      rows: rows.map {
        RecordEdit.Row(line: $0.line, percent: $0.percent, values: $0.values ?? [])
      })
  }
}
