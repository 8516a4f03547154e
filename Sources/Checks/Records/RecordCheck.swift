import NavSimKernel
import NavSimProgram
import NavSimTrace

/// Holds `record` tables against a trace: each value against what the first frame at or after the
/// row's progress shows, bit for bit on the trace's grid.
extension Checker {
  /// What came of a cell's tables, in their order.
  public static func judge(
    records: [RecordTable], actions: [Action], trace: Trace
  ) -> [RecordVerdict] {
    if records.isEmpty { return [] }
    let context = Context(trace: trace, actions: actions)
    return records.map { context.judge($0) }
  }
}

extension Context {
  /// The first thing that is wrong with a table.
  private struct Fault {
    var trouble: Trouble
    /// The row; nil for the table as a whole.
    var row: Int?
    /// The value in the row.
    var column: Int?
  }

  fileprivate func judge(_ table: RecordTable) -> RecordVerdict {
    var verdict = RecordVerdict(table)
    var faults: [Fault] = []
    do throws(Trouble) {
      let targets = try table.columns.map { (column) throws(Trouble) in try target(column.property)
      }
      if table.rows.isEmpty {
        let fault = Fault(
          trouble: Trouble(
            "nothing is recorded yet below this line",
            notes: ["navsim test --update=missing writes the rows; read them first"]))
        faults.append(fault)
        verdict.shown = RecordTable.firstRows.map { percent in
          let values = try? values(table, targets, at: Double(percent) / 100)
          return RecordVerdict.Row(
            line: nil, percent: "\(percent)%", values: values?.map(\.text), isNew: true,
            failure: failure(of: table, [fault]))
        }
      }
      for index in table.rows.indices {
        let (row, found) = judge(table, targets, index)
        verdict.shown.append(row)
        faults += found
      }
    } catch {
      // A property that no trace has: nothing of the table can be looked at.
      faults = [Fault(trouble: error)]
    }
    verdict.failure = failure(of: table, faults)
    return verdict
  }

  private func judge(
    _ table: RecordTable, _ targets: [Target], _ index: Int
  ) -> (RecordVerdict.Row, [Fault]) {
    let row = table.rows[index]
    var faults: [Fault] = []
    var shown: [Shown]?
    do throws(Trouble) {
      let found = try values(table, targets, at: row.fraction)
      if row.cells.isEmpty { throw Self.empty(row) }
      for (column, cell) in row.cells.enumerated() where !isRecorded(found[column], cell) {
        let trouble = trouble(table, row, column, found[column], cell)
        faults.append(Fault(trouble: trouble, row: index, column: column))
      }
      shown = found
    } catch {
      faults.append(Fault(trouble: error, row: index))
    }
    if shown == nil { shown = try? values(table, targets, at: row.fraction) }
    return (
      RecordVerdict.Row(
        line: row.line, percent: row.percent, values: shown?.map(\.text),
        isNew: row.cells.isEmpty, failure: failure(of: table, faults)), faults
    )
  }

  private static func empty(_ row: RecordTable.Row) -> Trouble {
    Trouble(
      "nothing is recorded yet for \(row.percent)",
      notes: ["navsim test --update=missing fills the row; read it first"])
  }

  /// A value of one frame.
  private struct Shown {
    var value: TraceValue?
    var text: String
    var sample: Sample
    var slot: Int?
    var isDark = false
  }

  private func values(
    _ table: RecordTable, _ targets: [Target], at fraction: Double
  ) throws(Trouble) -> [Shown] {
    let span = try span(of: .at(.progress(action: table.action, fraction, .zero)))
    var shown: [Shown] = []
    try walk(span) { (sample, cursor) throws(Trouble) in
      shown = targets.map { target in
        let value = self.value(of: target, cursor)
        var slot: Int?
        if case .slot(let found, _) = target { slot = found }
        return Shown(
          value: value, text: value.map { self.recorded($0) } ?? "absent", sample: sample,
          slot: slot, isDark: mode.isDark { cursor.values[$0] })
      }
      return false
    }
    return shown
  }

  private func isRecorded(_ shown: Shown, _ cell: RecordTable.Cell) -> Bool {
    switch cell {
    case .absent: return shown.value == nil
    case .value(let wanted):
      guard let value = shown.value else { return false }
      var operand = Operand(wanted)
      if case .dynamic(let color) = wanted {
        operand = .value(mode.resolved(color, isDark: shown.isDark))
      }
      guard let operand else { return false }
      return holds(value, .equal, operand, tolerance: 0) == true
    }
  }

  /// A value as a row writes it: texts in quotes, with quotes and backslashes inside escaped.
  private func recorded(_ value: TraceValue) -> String {
    guard value.kind == .text else { return describe(value) }
    var text = "\""
    for scalar in trace.text(of: value).unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text += "\\" }
      text += scalar == "\n" || scalar == "\r" ? " " : String(scalar)
    }
    return text + "\""
  }

  // MARK: What is told

  private func trouble(
    _ table: RecordTable, _ row: RecordTable.Row, _ column: Int, _ shown: Shown,
    _ cell: RecordTable.Cell
  ) -> Trouble {
    Trouble(
      "\(table.columns[column].name) is \(shown.text) at \(row.percent) of "
        + "'\(label(table.action))', recorded is \(text(of: cell, in: row, column))",
      at: shown.sample, slots: shown.slot.map { [$0] } ?? [])
  }

  /// What the row holds, as it is written there.
  private func text(of cell: RecordTable.Cell, in row: RecordTable.Row, _ column: Int) -> String {
    switch cell {
    case .absent: return "absent"
    case .value(.number(let number)): return describe(.number(number))
    case .value(.color(let color)): return color.text
    case .value(.flag(let flag)): return flag ? "yes" : "no"
    case .value(.text(let text)): return "\"\(text)\""
    case .value: return "nil"
    }
  }

  /// One failure for a table: its first fault, with the others counted.
  private func failure(of table: RecordTable, _ faults: [Fault]) -> Failure? {
    guard var fault = faults.first else { return nil }
    fault.trouble.rule = "record"
    let rest = faults.dropFirst()
    if !rest.isEmpty {
      let names = rest.prefix(6).map { name(of: $0, in: table) }
      fault.trouble.notes.append(
        "and \(rest.count) more: " + names.joined(separator: ", ") + (rest.count > 6 ? ", …" : ""))
    }
    if faults.contains(where: { $0.column != nil }) {
      fault.trouble.notes.append("navsim test --update writes the rows anew; read its diff")
    }
    var line = (number: table.line, column: table.column, text: table.text)
    if let index = fault.row {
      let row = table.rows[index]
      line = (row.line, fault.column.map { row.columns[$0] } ?? row.column, row.text)
    }
    let place = Expectation(
      scope: .always, isSometime: false, claim: .stackIs([]), file: table.file, line: line.number,
      column: line.column, text: line.text)
    return failure(of: place, fault.trouble)
  }

  private func name(of fault: Fault, in table: RecordTable) -> String {
    guard let index = fault.row else { return "the table" }
    let percent = table.rows[index].percent
    return fault.column.map { "\(percent) \(table.columns[$0].name)" } ?? percent
  }
}
