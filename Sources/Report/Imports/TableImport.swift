import NavSimTrace
import NavSimVocabulary

/// Reads sampled values from a table in the schema of the export: tidy (a row for each value) or
/// wide (a column for each property).
struct TableImport: Sendable {
  /// A column of a wide table.
  private struct Column {
    var index: Int
    var name: Int
    var kind: ValueKind?
    /// The field above, and what it was: most columns say the same in many rows.
    var last: [UInt8] = []
    var value: PlainValue?
  }

  private let path: String
  private let rate: Int
  private var rows: TableRows
  private var columns: [String: Int] = [:]
  /// Of a wide table: the columns that are properties.
  private var properties: [Column] = []
  private var kinds: [String: ValueKind?] = [:]
  private var width = 0
  private var last: Int64 = 0

  /// Whether a first line is a table's.
  static func isHeader(_ line: String) -> Bool {
    let names = line.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.filter { $0 != "\"" && !$0.isWhitespace }
    }
    guard let time = names.firstIndex(where: { $0 == "ms" || $0 == "frame" }) else { return false }
    // Of two columns, one is a property: `ms,bar.alpha`.
    return names.count > 2 || names.count == 2 && names[1 - time].contains(".")
  }

  static func read(_ bytes: [UInt8], path: String) throws(ImportError) -> Recording {
    var recording = Recording(path: path)
    var table = TableImport(rows: TableRows(bytes, path: path), path: path, rate: recording.rate)
    try table.header(&recording.samples)
    recording.namesPages = true
    var values: [SampleTable.Value] = []
    while let moment = try table.next(&recording.samples, &values) {
      recording.lineCount += 1
      recording.samples.add(moment, count: values.count, joins: true)
      values.removeAll(keepingCapacity: true)
    }
    recording.samples.source.table = table
    return recording
  }

  private init(rows: TableRows, path: String, rate: Int) {
    self.rows = rows
    self.path = path
    self.rate = rate
  }

  /// The size of the file.
  var size: Int { rows.size }

  /// The place behind the row that was read last.
  var place: Int { rows.at }

  /// Goes back to before the row at a place.
  mutating func seek(_ place: Int, line: Int) {
    rows.seek(place, line: line)
    last = 0
  }

  /// An error in a row that has been read: its place is its first line.
  private func error(_ field: Int, _ message: String) -> ImportError {
    ImportError(
      path: path, line: rows.number, column: 1,
      message: message + ": '\(text(field).prefix(40))'")
  }

  private func text(_ field: Int) -> String { rows.text(rows.fields[field]) }

  // MARK: The first row

  private mutating func header(_ samples: inout SampleTable) throws(ImportError) {
    guard try rows.next() else { throw rows.error(at: 0, "this file is empty") }
    width = rows.fields.count
    for index in 0..<width {
      let text = text(index).filter { !$0.isWhitespace }
      guard columns.updateValue(index, forKey: text) == nil else {
        throw error(index, "this column stands twice")
      }
    }
    guard columns["ms"] != nil || columns["frame"] != nil else {
      throw error(0, "the table needs a column 'ms' or 'frame'; it begins with")
    }
    if columns["element"] != nil, columns["property"] != nil, columns["value"] != nil { return }
    for index in 0..<width {
      let name = text(index)
      if CSVExport.places.contains(name) { continue }
      guard let dot = name.lastIndex(of: "."), TraceSpelling.isBare(name) else {
        throw error(
          index, "expected the columns 'element,property,value', or columns such as 'bar.alpha'")
      }
      let property = String(name[name.index(after: dot)...])
      let number = samples.name(String(name[..<dot]), property, line: rows.number)
      properties.append(Column(index: index, name: number, kind: Property(name: property)?.kind))
    }
  }

  // MARK: The others

  /// Reads the next row with its values; nil behind the last.
  mutating func next(
    _ samples: inout SampleTable, _ values: inout [SampleTable.Value]
  ) throws(ImportError) -> SampleTable.Moment? {
    guard try rows.next() else { return nil }
    guard rows.fields.count == width else {
      throw error(0, "this row has \(rows.fields.count) fields, not \(width); it begins with")
    }
    let time = try self.time()
    guard time >= last else {
      throw error(0, "the time goes back from \(last) to \(time) µs; the row begins with")
    }
    last = time
    let phase = columns["phase"].map { samples.phase(text($0)) }
    var k: Int?
    if let column = columns["k"] {
      guard let number = Int(text(column)), (-1...1_000_000_000).contains(number) else {
        throw error(column, "'k' is no number of frames")
      }
      k = number
    }
    if properties.isEmpty {
      try readTidy(&samples, &values)
    } else {
      try readWide(samples, &values)
    }
    return SampleTable.Moment(
      line: rows.number, time: time, phase: phase, k: k, place: rows.place)
  }

  private mutating func readTidy(
    _ samples: inout SampleTable, _ values: inout [SampleTable.Value]
  ) throws(ImportError) {
    guard let e = columns["element"], let p = columns["property"], let v = columns["value"] else {
      return
    }
    let (element, property) = (text(e), text(p))
    guard
      samples.isKnown(element, property)
        || TraceSpelling.isBare(element) && (property.isEmpty || TraceSpelling.isBare(property))
    else { throw error(e, "this is no element with a property") }
    var value: PlainValue
    if property.isEmpty {
      value = text(v) == "absent" ? .absent : .none
    } else {
      value = try self.value(v, kind(of: property), property)
    }
    let name = samples.name(element, property, line: rows.number)
    values.append(SampleTable.Value(name: name, plain: value))
  }

  private mutating func kind(of property: String) -> ValueKind? {
    if let known = kinds[property] { return known }
    let kind = Property(name: property)?.kind
    kinds[property] = kind
    return kind
  }

  private mutating func readWide(
    _ samples: SampleTable, _ values: inout [SampleTable.Value]
  ) throws(ImportError) {
    for place in properties.indices {
      let field = rows.fields[properties[place].index]
      let content = rows.content(field)
      let name = properties[place].name
      if let value = properties[place].value, properties[place].last.elementsEqual(content) {
        values.append(SampleTable.Value(name: name, plain: value))
        continue
      }
      let value =
        content.isEmpty
        ? .absent
        : try value(
          properties[place].index, properties[place].kind, samples.names[name].property)
      values.append(SampleTable.Value(name: name, plain: value))
      properties[place].value = value
      properties[place].last.replaceSubrange(
        properties[place].last.indices, with: rows.content(field))
    }
  }

  private func value(
    _ field: Int, _ kind: ValueKind?, _ property: @autoclosure () -> String
  ) throws(ImportError) -> PlainValue {
    let content = rows.content(rows.fields[field])
    if kind != .text, let value = PlainValue(digits: content) { return value }
    let text = String(decoding: content, as: UTF8.self)
    if let value = PlainValue(cell: text, kind: kind) { return value }
    throw error(
      field,
      PlainValue.hasDecimalComma(text)
        ? "'\(property())' is no number: write a point for the comma"
        : "'\(property())' is no finite number")
  }

  private func time() throws(ImportError) -> Int64 {
    if let column = columns["ms"] {
      let content = rows.content(rows.fields[column])
      if case .number(let microseconds)? = PlainValue(digits: content), microseconds >= 0,
        microseconds <= 1_000_000_000_000_000
      {
        return microseconds
      }
      guard let number = Double(text(column)), number >= 0, number <= 1e12 else {
        throw error(column, "'ms' is no time in milliseconds")
      }
      return Int64(number * 1000 + 0.5)
    }
    let column = columns["frame"] ?? 0
    guard let frame = Int64(text(column)), (0...1_000_000_000).contains(frame) else {
      throw error(column, "'frame' is no number of a frame")
    }
    return frame * 1_000_000 / Int64(rate)
  }
}
