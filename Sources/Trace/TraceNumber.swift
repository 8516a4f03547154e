/// Numbers as a trace writes them: decimals of at most three digits behind the point.
enum TraceNumber {
  /// The thousandths that a decimal stands for, or nil if it is none: `-0.5` is -500.
  static func thousandths(_ text: String.UTF8View) -> Int64? { thousandths(Array(text)[...]) }

  /// The same for a stretch of bytes.
  static func thousandths(_ bytes: ArraySlice<UInt8>) -> Int64? {
    var rest = bytes
    let isNegative = rest.first == 45
    if isNegative { rest = rest.dropFirst() }
    var value: Int64 = 0
    var whole = 0
    while let byte = rest.first, (48...57).contains(byte) {
      guard whole < 15 else { return nil }
      value = value * 10 + Int64(byte - 48)
      whole += 1
      rest = rest.dropFirst()
    }
    guard whole > 0 else { return nil }
    var digits = 0
    if rest.first == 46 {
      rest = rest.dropFirst()
      while let byte = rest.first, (48...57).contains(byte), digits < 3 {
        value = value * 10 + Int64(byte - 48)
        digits += 1
        rest = rest.dropFirst()
      }
      guard digits > 0 else { return nil }
    }
    guard rest.isEmpty else { return nil }
    while digits < 3 {
      value *= 10
      digits += 1
    }
    return isNegative ? -value : value
  }
}
