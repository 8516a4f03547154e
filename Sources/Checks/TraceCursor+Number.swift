import NavSimTrace

extension TraceCursor {
  /// The number that a slot holds, in thousandths of its unit; nil where it holds none, or is none.
  func number(_ slot: Int?) -> Int64? {
    guard let slot, values[slot].kind == .number else { return nil }
    return values[slot].bits
  }
}
