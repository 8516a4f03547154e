/// The parts of lines that do not change from frame to frame, rendered once: `bar           ` and
/// `alpha=`.
struct TraceLabels {
  /// Each element's name with its padding.
  let elements: [[UInt8]]
  /// Each property's name with its `=`.
  let slots: [[UInt8]]
  /// Which slots are written.
  let isShown: [Bool]
  /// Which elements are written.
  let isElementShown: [Bool]

  /// The column at which properties begin, where the element's name is short enough.
  static let column = 14

  init(_ trace: Trace, only: [TracePattern]) {
    let elementMatches = trace.elements.map { element in
      only.isEmpty || only.contains { $0.matches(element.name) }
    }
    let shown = trace.slots.map { slot in
      let path = trace.elements[slot.element].name + "." + slot.name
      return elementMatches[slot.element] || only.contains { $0.matches(path) }
    }
    isShown = shown
    isElementShown = trace.elements.indices.map { element in
      elementMatches[element] || trace.elements[element].slots.contains { shown[$0] }
    }
    elements = trace.elements.map { element in
      let padding = max(1, Self.column - element.name.unicodeScalars.count)
      return Array((element.name + String(repeating: " ", count: padding)).utf8)
    }
    slots = trace.slots.map { Array(($0.name + "=").utf8) }
  }
}
