import NavSimTrace
import NavSimVocabulary

/// The slots of one element, found once, so that a frame costs no look-up by name.
final class ReelElement: Sendable {
  let name: String
  let number: Int
  private let slots: [String: Int]

  init?(_ name: String, in trace: Trace, numbers: [String: Int]) {
    guard let number = numbers[name] else { return nil }
    self.name = name
    self.number = number
    var slots: [String: Int] = [:]
    for slot in trace.elements[number].slots { slots[trace.slots[slot].name] = slot }
    self.slots = slots
  }

  func slot(_ property: String) -> Int? { slots[property] }
}

/// The values of a cursor, asked for by element and property.
struct ReelState {
  let cursor: TraceCursor

  func isPresent(_ element: ReelElement?) -> Bool {
    element.map { cursor.isPresent[$0.number] } ?? false
  }

  func value(_ element: ReelElement?, _ property: String) -> TraceValue? {
    guard let element, cursor.isPresent[element.number], let slot = element.slot(property) else {
      return nil
    }
    return cursor.values[slot]
  }

  func number(_ element: ReelElement?, _ property: String) -> Double? {
    guard let value = value(element, property), value.kind == .number else { return nil }
    return Double(value.bits) / 1000
  }

  func flag(_ element: ReelElement?, _ property: String) -> Bool {
    value(element, property) == .flag(true)
  }

  func color(_ element: ReelElement?, _ property: String) -> Color? {
    guard let value = value(element, property), value.kind == .color else { return nil }
    return Color(packed: value.packedColor)
  }

  func text(_ element: ReelElement?, _ property: String) -> String? {
    guard let value = value(element, property), value.kind == .text || value.kind == .word else {
      return nil
    }
    return cursor.trace.text(of: value)
  }

  /// Pages of a stack as a trace writes it, `A>B`.
  func stack(_ element: ReelElement?, _ property: String) -> [String] {
    guard let text = text(element, property), text != "empty" else { return [] }
    return text.split(separator: ">").map(String.init)
  }
}

/// How much of something shows through all that it lies in, and what hides it.
struct Showing {
  var opacity = 1.0
  var hiddenBy: String?

  /// Goes into an element: its flags and its opacity count.
  mutating func enter(_ element: ReelElement?, _ state: ReelState) {
    guard let element else { return }
    if hiddenBy == nil {
      for flag in ["hidden", "masked"] where state.flag(element, flag) {
        hiddenBy = element.name + "." + flag
        break
      }
    }
    let alpha = state.number(element, "alpha") ?? 1
    opacity *= alpha
    if alpha <= 0, hiddenBy == nil { hiddenBy = element.name + ".alpha" }
  }

  /// The same one level further in.
  func entering(_ element: ReelElement?, _ state: ReelState) -> Showing {
    var result = self
    result.enter(element, state)
    return result
  }
}
