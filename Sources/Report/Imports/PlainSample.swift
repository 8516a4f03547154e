import NavSimTrace

/// Reads a line of samples in the form in which recorders print them, without a tree of JSON:
/// `{"us":150000,"set":{"page.Home":{"x":-26.126,"hidden":false},"title":null}}`.
///
/// A line that is anything else in any way is left to the reader of JSON, with all that it has to
/// say: what this one does not take back is exactly what that one would have read.
struct PlainSample: Sendable {
  private var bytes: ArraySlice<UInt8> = []
  private var at = 0
  /// The moment in which each name and element was spoken of last: twice in a line is an error.
  private var lastOfName: [Int] = []
  private var elements: [String: Int] = [:]
  private var count = 0

  /// Takes a line; gives its time, or nil if the line is of another form.
  mutating func read(
    _ line: ArraySlice<UInt8>, _ number: Int, since last: Int64, _ samples: inout SampleTable,
    _ values: inout [SampleTable.Value]
  ) -> Int64? {
    bytes = line
    at = line.startIndex
    count += 1
    let known = samples.names.count
    guard take("{\"us\":"), let time = microseconds(), time >= last, take(",\"set\":{"),
      set(number, &samples, &values), take("}}"), at == bytes.endIndex
    else {
      samples.takeBack(to: known)
      values.removeAll(keepingCapacity: true)
      lastOfName.removeLast(max(0, lastOfName.count - samples.names.count))
      bytes = []
      return nil
    }
    bytes = []
    return time
  }

  private var next: UInt8 { at < bytes.endIndex ? bytes[at] : 0 }

  private mutating func take(_ text: StaticString) -> Bool {
    guard bytes.endIndex - at >= text.utf8CodeUnitCount else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[at + offset] != text.utf8Start[offset] {
      return false
    }
    at += text.utf8CodeUnitCount
    return true
  }

  /// Whole microseconds, bounded as the reader of JSON bounds them.
  private mutating func microseconds() -> Int64? {
    let start = at
    var value: Int64 = 0
    while (48...57).contains(next) {
      value = value * 10 + Int64(next - 48)
      at += 1
      if at - start > 15 { return nil }
    }
    guard at > start, bytes[start] != 48 || at == start + 1 else { return nil }
    return value
  }

  /// A name in quotes, of plain letters: what needs no thought about escapes or blanks.
  private mutating func name() -> String? {
    guard next == 34 else { return nil }
    let start = at + 1
    at = start
    while next > 32, next < 127, next != 34, next != 92 { at += 1 }
    guard next == 34, at > start else { return nil }
    at += 1
    return String(decoding: bytes[start..<(at - 1)], as: UTF8.self)
  }

  private mutating func set(
    _ line: Int, _ samples: inout SampleTable, _ values: inout [SampleTable.Value]
  ) -> Bool {
    while true {
      guard let element = name(), take(":"),
        elements.updateValue(count, forKey: element) != count
      else { return false }
      if take("null") {
        let name = samples.name(element, "", line: line)
        values.append(SampleTable.Value(name: name, plain: .absent))
      } else {
        guard take("{"), properties(of: element, line, &samples, &values) else { return false }
      }
      if next == 125 { return true }
      guard take(",") else { return false }
    }
  }

  private mutating func properties(
    of element: String, _ line: Int, _ samples: inout SampleTable,
    _ values: inout [SampleTable.Value]
  ) -> Bool {
    while true {
      guard let property = name(), take(":") else { return false }
      let number = samples.name(element, property, line: line)
      while lastOfName.count <= number { lastOfName.append(0) }
      guard lastOfName[number] != count, let value = value() else { return false }
      lastOfName[number] = count
      values.append(SampleTable.Value(name: number, plain: value))
      if take("}") { return true }
      guard take(",") else { return false }
    }
  }

  private mutating func value() -> PlainValue? {
    switch next {
    case 34:
      let start = at + 1
      guard let text = name() else { return nil }
      if bytes[start] == 35, let color = PlainValue(digits: bytes[start..<(at - 1)]) {
        return color
      }
      return PlainValue(bare: text)
    case 110: return take("null") ? PlainValue.none : nil
    case 116: return take("true") ? .flag(true) : nil
    case 102: return take("false") ? .flag(false) : nil
    default:
      return number()
    }
  }

  /// A number without an exponent.
  private mutating func number() -> PlainValue? {
    let start = at
    if next == 45 { at += 1 }
    let first = at
    skipDigits()
    // JSON has no number that begins with a needless zero.
    guard at > first, at == first + 1 || bytes[first] != 48 else { return nil }
    let isWhole = next != 46
    if !isWhole {
      at += 1
      let point = at
      skipDigits()
      guard at > point else { return nil }
    }
    let digits = bytes[start..<at]
    if let value = PlainValue(digits: digits) { return value }
    guard !isWhole, let exact = Double(String(decoding: digits, as: UTF8.self)), exact.isFinite
    else { return nil }
    return .number(TraceValue.number(exact).bits)
  }

  private mutating func skipDigits() {
    while (48...57).contains(next) { at += 1 }
  }
}
