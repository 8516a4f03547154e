import NavSimTrace

/// Reads sampled values from a table in the schema of the export: tidy (a row for each value) or
/// wide (a column for each property).
struct TableImport {
  private var rows: TableRows
  private var recording: Recording
  private var columns: [String: Int] = [:]
  /// Of a wide table: the columns that are properties.
  private var properties: [(column: Int, element: String, property: String)] = []
  private var width = 0
  private var last: Int64 = 0

  /// Whether a first line is a table's.
  static func isHeader(_ line: String) -> Bool {
    let names = line.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.filter { $0 != "\"" && !$0.isWhitespace }
    }
    return names.count > 2 && (names.contains("ms") || names.contains("frame"))
  }

  static func read(_ bytes: [UInt8], path: String) throws(ImportError) -> Recording {
    var table = TableImport(rows: TableRows(bytes, path: path), recording: Recording(path: path))
    try table.header()
    table.recording.namesPages = true
    while let row = try table.rows.next() { try table.read(row) }
    return table.recording
  }

  private init(rows: TableRows, recording: Recording) {
    self.rows = rows
    self.recording = recording
  }

  private func error(_ field: TableRows.Field, _ message: String) -> ImportError {
    // The row has been read: its place is its first line.
    ImportError(
      path: recording.path, line: rows.number, column: 1,
      message: message + ": '\(field.text.prefix(40))'")
  }

  private mutating func header() throws(ImportError) {
    guard let names = try rows.next() else { throw rows.error(at: 0, "this file is empty") }
    width = names.count
    for (index, name) in names.enumerated() {
      let text = name.text.filter { !$0.isWhitespace }
      guard columns.updateValue(index, forKey: text) == nil else {
        throw error(name, "this column stands twice")
      }
    }
    guard columns["ms"] != nil || columns["frame"] != nil else {
      throw error(names[0], "the table needs a column 'ms' or 'frame'; it begins with")
    }
    if columns["element"] != nil, columns["property"] != nil, columns["value"] != nil { return }
    for (index, name) in names.enumerated() where !CSVExport.places.contains(name.text) {
      guard let dot = name.text.lastIndex(of: "."), TraceSpelling.isBare(name.text) else {
        throw error(
          name, "expected the columns 'element,property,value', or columns such as 'bar.alpha'")
      }
      let property = String(name.text[name.text.index(after: dot)...])
      properties.append((index, String(name.text[..<dot]), property))
    }
  }

  private mutating func read(_ row: [TableRows.Field]) throws(ImportError) {
    guard row.count == width else {
      throw error(row[0], "this row has \(row.count) fields, not \(width); it begins with")
    }
    let time = try self.time(of: row)
    guard time >= last else {
      throw error(row[0], "the time goes back from \(last) to \(time) µs; the row begins with")
    }
    last = time
    var sample = Recording.Sample(
      line: rows.number, time: time, element: "", property: "", value: .absent)
    sample.phase = columns["phase"].map { row[$0].text }
    if let k = columns["k"] {
      guard let number = Int(row[k].text), (-1...1_000_000_000).contains(number) else {
        throw error(row[k], "'k' is no number of frames")
      }
      sample.k = number
    }
    recording.lineCount += 1
    if !properties.isEmpty { return try readWide(row, sample) }
    guard let e = columns["element"], let p = columns["property"], let v = columns["value"] else {
      return
    }
    sample.element = row[e].text
    sample.property = row[p].text
    guard TraceSpelling.isBare(sample.element),
      sample.property.isEmpty || TraceSpelling.isBare(sample.property)
    else { throw error(row[e], "this is no element with a property") }
    if sample.property.isEmpty {
      sample.value = row[v].text == "absent" ? .absent : .none
    } else {
      sample.value = try value(row[v], of: sample.property)
    }
    recording.samples.append(sample)
  }

  private mutating func readWide(
    _ row: [TableRows.Field], _ place: Recording.Sample
  ) throws(ImportError) {
    for (column, element, property) in properties {
      var sample = place
      sample.element = element
      sample.property = property
      sample.value = row[column].text.isEmpty ? .absent : try value(row[column], of: property)
      recording.samples.append(sample)
    }
  }

  private func value(
    _ field: TableRows.Field, of property: String
  ) throws(ImportError) -> PlainValue {
    guard let value = PlainValue(cell: field.text, of: property) else {
      throw error(field, "'\(property)' is no finite number")
    }
    return value
  }

  private func time(of row: [TableRows.Field]) throws(ImportError) -> Int64 {
    if let column = columns["ms"] {
      guard let number = Double(row[column].text), number >= 0, number <= 1e12 else {
        throw error(row[column], "'ms' is no time in milliseconds")
      }
      return Int64(number * 1000 + 0.5)
    }
    let column = columns["frame"] ?? 0
    guard let frame = Int64(row[column].text), (0...1_000_000_000).contains(frame) else {
      throw error(row[column], "'frame' is no number of a frame")
    }
    return frame * 1_000_000 / Int64(recording.rate)
  }
}
