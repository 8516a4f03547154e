/// The parts of lines that do not change from frame to frame, rendered once: `bar           ` and
/// `alpha=`. One stretch of bytes, because a line is mostly labels.
struct TraceLabels: ~Copyable {
  private let bytes: UnsafeMutablePointer<UInt8>
  /// Where each label ends: those of elements first, then those of slots.
  private let ends: UnsafeMutablePointer<Int>
  private let elementCount: Int
  /// The element of each slot.
  private let elements: UnsafeMutablePointer<Int32>
  /// Which slots are written.
  let isShown: [Bool]
  /// Which elements are written.
  let isElementShown: [Bool]
  /// Whether everything is written.
  let showsAll: Bool

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
    showsAll = only.isEmpty
    elementCount = trace.elements.count
    var texts = trace.elements.map { element in
      let padding = max(1, Self.column - element.name.unicodeScalars.count)
      return element.name + String(repeating: " ", count: padding)
    }
    texts += trace.slots.map { $0.name + "=" }
    bytes = .allocate(capacity: max(1, texts.reduce(0) { $0 + $1.utf8.count }))
    ends = .allocate(capacity: texts.count + 1)
    elements = .allocate(capacity: trace.slots.count + 1)
    var count = 0
    for (index, text) in texts.enumerated() {
      for byte in text.utf8 {
        bytes[count] = byte
        count += 1
      }
      ends[index] = count
    }
    for (index, slot) in trace.slots.enumerated() {
      elements[index] = Int32(truncatingIfNeeded: slot.element)
    }
  }

  deinit {
    bytes.deallocate()
    ends.deallocate()
    elements.deallocate()
  }

  /// An element's name with its padding.
  func element(_ element: Int) -> UnsafeBufferPointer<UInt8> { label(element) }

  /// A property's name with its `=`.
  func slot(_ slot: Int) -> UnsafeBufferPointer<UInt8> { label(elementCount + slot) }

  /// The element of a slot.
  func element(ofSlot slot: Int) -> Int { Int(elements[slot]) }

  private func label(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    let start = index == 0 ? 0 : ends[index - 1]
    return UnsafeBufferPointer(start: bytes + start, count: ends[index] - start)
  }
}
