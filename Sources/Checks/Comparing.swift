import NavSimProgram
import NavSimTrace
import NavSimVocabulary

/// Values of a trace against values of claims, on the trace's own grid.
extension Context {
  /// Whether `left op right` holds within the tolerance: a number's in its own unit, a colour's in
  /// steps of 1/255 of a channel. nil if values of these kinds have no such order.
  func holds(
    _ left: TraceValue, _ comparison: Comparison, _ right: Operand, tolerance: Double
  ) -> Bool? {
    if left.kind == .number, case .value(let value) = right, value.kind == .number {
      let by = TraceValue.number(max(0, tolerance)).bits
      switch comparison {
      case .equal: return abs(left.bits - value.bits) <= by
      case .notEqual: return abs(left.bits - value.bits) > by
      case .less: return left.bits < value.bits + by
      case .lessOrEqual: return left.bits <= value.bits + by
      case .greater: return left.bits > value.bits - by
      case .greaterOrEqual: return left.bits >= value.bits - by
      }
    }
    switch comparison {
    case .equal: return isSame(left, right, tolerance: tolerance)
    case .notEqual: return !isSame(left, right, tolerance: tolerance)
    default: return nil
    }
  }

  private func isSame(_ left: TraceValue, _ right: Operand, tolerance: Double) -> Bool {
    switch right {
    case .text(let text):
      if left.kind == .text || left.kind == .word { return self.text(of: left) == text }
      guard left.kind == .color, let color = Color(text: text) else { return false }
      return isNear(left.packedColor, color.packed, steps: tolerance)
    case .value(let value):
      if left.kind == .color, value.kind == .color {
        return isNear(left.packedColor, value.packedColor, steps: tolerance)
      }
      if value.kind == .color, left.kind == .word, let color = Color(text: self.text(of: left)) {
        return isNear(color.packed, value.packedColor, steps: tolerance)
      }
      if left.kind == .unset || value.kind == .unset { return left.kind == value.kind }
      return left == value
        || isText(left) && isText(value) && self.text(of: left) == self.text(of: value)
    }
  }

  private func isText(_ value: TraceValue) -> Bool { value.kind == .text || value.kind == .word }

  private func text(of value: TraceValue) -> String { trace.text(of: value) }

  /// Whether every channel of two packed colours differs by so many steps at most.
  func isNear(_ a: UInt32, _ b: UInt32, steps: Double) -> Bool {
    [24, 16, 8, 0].allSatisfy { (shift: UInt32) in
      let difference = Int((a >> shift) & 255) - Int((b >> shift) & 255)
      return Double(abs(difference)) <= max(0, steps)
    }
  }

  // MARK: Texts for messages

  /// A value as the trace writes it.
  func describe(_ value: TraceValue) -> String {
    switch value.kind {
    case .unset, .none: return "nil"
    case .flag: return value.bits != 0 ? "yes" : "no"
    case .number: return text(thousandths: value.bits)
    case .color: return Color(packed: value.packedColor).text
    case .text: return "\"" + trace.text(of: value) + "\""
    case .word: return trace.text(of: value)
    }
  }

  /// A number of thousandths as the shortest decimal.
  func text(thousandths: Int64) -> String { Self.decimal(thousandths) }

  /// The same, where no trace is at hand.
  static func decimal(_ thousandths: Int64) -> String {
    let whole = thousandths.magnitude / 1000
    var digits = String(thousandths.magnitude % 1000 + 1000).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    return (thousandths < 0 ? "-" : "") + "\(whole)" + (digits.isEmpty ? "" : "." + digits)
  }
}

/// The right side of a comparison, in one frame.
enum Operand {
  case value(TraceValue)
  case text(String)

  /// What a value of the language stands for; nil for another property, which only a frame knows.
  init?(_ value: ClaimValue) {
    switch value {
    case .number(let number): self = .value(.number(number))
    case .color(let color): self = .value(.color(color))
    case .flag(let flag): self = .value(.flag(flag))
    case .text(let text): self = .text(text)
    case .none: self = .value(.none)
    case .dynamic, .property: return nil
    }
  }
}
