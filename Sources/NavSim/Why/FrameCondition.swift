import NavSimLanguage
import NavSimTrace
import NavSimVocabulary

/// A condition on one property, such as `bar.bg.alpha < 1`: what `--until` looks for.
public struct FrameCondition: Sendable {
  /// How a value is held against the other.
  enum Relation: String, CaseIterable { case less, most, more, least, same, other }

  /// The property, as a trace names it.
  public let property: String
  private let relation: Relation
  private let text: String
  private let value: TraceValue?

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
    property = found.property
    relation = found.relation
    self.text = found.value
    value = FrameCondition.value(found.value)
    let needsNumber = relation != .same && relation != .other
    if needsNumber, value?.kind != .number {
      throw QuestionError("'\(found.value)' is no number", help: "< <= > >= compare numbers")
    }
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
  /// - Throws: if the trace has no such property.
  public func first(in trace: Trace) throws(QuestionError) -> Int? {
    let slot = try trace.slot(named: property)
    var cursor = TraceCursor(trace)
    for frame in trace.frames {
      cursor.advance()
      guard cursor.isPresent[trace.slots[slot].element] else { continue }
      if holds(cursor.values[slot], in: trace) { return frame.isKeyframe ? -1 : frame.number }
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
      return trace.text(of: shown) == text || trace.shown(shown) == text
    }
    return shown == value
  }
}
