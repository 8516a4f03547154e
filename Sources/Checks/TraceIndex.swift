import NavSimTrace

/// What claims look up in a trace again and again, found once.
struct TraceIndex {
  let trace: Trace
  /// The elements by name.
  private let elements: [String: Int]
  /// The elements of pages whose views are there in some frame, and the slots of their widths.
  let pages: [String]
  let widths: [Int]

  init(_ trace: Trace) {
    self.trace = trace
    elements = Dictionary(
      trace.elements.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var isThere = Array(repeating: false, count: trace.elements.count)
    for change in trace.changes {
      isThere[change.isPresence ? Int(~change.slot) : trace.slots[Int(change.slot)].element] = true
    }
    let views = trace.elements.indices.filter { index in
      let name = trace.elements[index].name
      return isThere[index] && name.hasPrefix("page.") && !name.hasSuffix(".content")
    }
    pages = views.map { trace.elements[$0].name }
    widths = views.compactMap { trace.slot("width", of: $0) }
  }

  /// The element called `name`, or nil.
  func element(_ name: String) -> Int? { elements[name] }

  /// The slot of a property of an element, or nil.
  func slot(_ property: String, of element: Int) -> Int? { trace.slot(property, of: element) }
}
