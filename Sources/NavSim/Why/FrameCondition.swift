import NavSimLanguage
import NavSimReport
import NavSimTrace
import NavSimVocabulary

/// A condition on one property, such as `bar.bg.alpha < 1`: what `--until` looks for.
public struct FrameCondition: Sendable {
  /// How a value is held against the other.
  enum Relation: String, CaseIterable { case less, most, more, least, same, other }

  /// The property, as a trace names it.
  public let property: String
  let relation: Relation
  /// What stands behind the relation.
  let text: String
  let value: TraceValue?
  /// How far from it a value may be, in thousandths.
  private let tolerance: Int64

  /// Longer signs stand before the shorter ones that they begin with.
  private static let signs: [(sign: String, relation: Relation)] = [
    ("<=", .most), (">=", .least), ("!=", .other), ("==", .same), ("<", .less), (">", .more),
    ("=", .same),
  ]

  /// A condition from its text. - Throws: if it is none.
  public init(_ text: String) throws(QuestionError) {
    guard let found = FrameCondition.split(text) else {
      throw QuestionError(
        "'\(text)' is no condition", help: "write property, relation, value: 'bar.bg.alpha < 1'")
    }
    let parts = FrameCondition.parts(found.value)
    property = found.property
    relation = found.relation
    self.text = parts.value
    value = FrameCondition.value(parts.value)
    tolerance =
      try parts.tolerance.map { (amount) throws(QuestionError) -> Int64 in
        guard let number = FrameCondition.value(amount), number.kind == .number, number.bits >= 0
        else {
          throw QuestionError("'\(amount)' is no tolerance", help: "write a number: '= 0.4 ± 0.1'")
        }
        return number.bits
      } ?? 0
    if isOrdered, value?.kind != .number {
      throw QuestionError("'\(parts.value)' is no number", help: "< <= > >= compare numbers")
    }
    let isExact = isOrdered || value?.kind != .number && value?.kind != .color
    if parts.tolerance != nil, isExact {
      throw QuestionError(
        "'\(text)': nothing here has a tolerance",
        help: "numbers and colours (in steps of 255) have one, with = and !=: '= 0.4 ± 0.1'")
    }
  }

  /// Whether it asks for less or more.
  var isOrdered: Bool { relation != .same && relation != .other }

  /// Whether it asks for an element that is not there.
  private var asksForAbsence: Bool { text == "absent" && value == nil }

  /// `0.4 ± 0.1` in its two parts; what is quoted is whole.
  private static func parts(_ text: String) -> (value: String, tolerance: String?) {
    if text.hasPrefix("\"") { return (text, nil) }
    for sign in ["±", "+-"] {
      let found = text.split(separator: sign, maxSplits: 1, omittingEmptySubsequences: false)
      guard found.count == 2 else { continue }
      let words = found.map { $0.split(separator: " ").joined(separator: " ") }
      return (words[0], words[1])
    }
    return (text, nil)
  }

  private static func split(
    _ text: String
  ) -> (property: String, relation: Relation, value: String)? {
    let characters = Array(text)
    for index in characters.indices where "<>=!".contains(characters[index]) {
      let rest = String(characters[index...])
      guard let (sign, relation) = signs.first(where: { rest.hasPrefix($0.sign) }) else {
        return nil
      }
      func trimmed(_ part: some StringProtocol) -> String {
        part.split(separator: " ").joined(separator: " ")
      }
      let property = trimmed(String(characters[..<index]))
      let value = trimmed(rest.dropFirst(sign.count))
      return property.isEmpty || value.isEmpty ? nil : (property, relation, value)
    }
    return nil
  }

  /// A number with or without a unit, a colour, yes or no, nil; nil for a word or text.
  private static func value(_ text: String) -> TraceValue? {
    if let color = Color(text: text) { return .color(color) }
    if text == "yes" || text == "no" { return .flag(text == "yes") }
    if text == "nil" { return TraceValue.none }
    for (unit, factor) in [("pt", 1.0), ("%", 0.01), ("", 1.0)] where text.hasSuffix(unit) {
      if let number = Double(text.dropLast(unit.count)), number > -1e12, number < 1e12 {
        return .number(number * factor)
      }
    }
    return nil
  }

  /// The first frame in which it holds; -1 for the state before the first action, nil for none.
  ///
  /// - Throws: if the trace has no such property, or if the property is never of the value's kind.
  public func first(in trace: Trace) throws(QuestionError) -> Int? {
    let slot = try trace.slot(named: property)
    try checkKind(of: slot, in: trace)
    var cursor = TraceCursor(trace)
    for frame in trace.frames {
      cursor.advance()
      let isThere = cursor.isPresent[trace.slots[slot].element]
      let holds =
        asksForAbsence
        ? isThere == (relation == .other) : isThere && self.holds(cursor.values[slot], in: trace)
      if holds { return frame.isKeyframe ? -1 : frame.number }
    }
    return nil
  }

  private func holds(_ shown: TraceValue, in trace: Trace) -> Bool {
    switch relation {
    case .same: return isSame(shown, trace)
    case .other: return !isSame(shown, trace)
    case .less: return shown.kind == .number && shown.bits < value?.bits ?? 0
    case .most: return shown.kind == .number && shown.bits <= value?.bits ?? 0
    case .more: return shown.kind == .number && shown.bits > value?.bits ?? 0
    case .least: return shown.kind == .number && shown.bits >= value?.bits ?? 0
    }
  }

  private func isSame(_ shown: TraceValue, _ trace: Trace) -> Bool {
    if shown.kind == .text || shown.kind == .word {
      // A word has no blanks: `A > B` is the stack `A>B`.
      return trace.text(of: shown) == text || trace.shown(shown) == text
        || shown.kind == .word && trace.text(of: shown) == text.filter { $0 != " " }
    }
    guard let value, tolerance > 0, shown.kind == value.kind else { return shown == value }
    if shown.kind == .number {
      let (distance, isFar) = shown.bits.subtractingReportingOverflow(value.bits)
      return !isFar && distance.magnitude <= tolerance.magnitude
    }
    // Of a colour, no channel may be further away, in steps of 255.
    return [24, 16, 8, 0].allSatisfy { shift in
      let (a, b) = (shown.packedColor >> shift & 255, value.packedColor >> shift & 255)
      return Int64(max(a, b) - min(a, b)) * 1000 <= tolerance
    }
  }
}
