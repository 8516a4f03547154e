import NavSimTrace

/// How far in front a page's view lies among those of its window.
///
/// Of two pages of one controller the stack tells, whoever moves them. Of others the one further to the
/// right lies above, and neither where they begin at the same place.
struct PageDepth {
  private let name: String
  private let x: Int?
  private let stack: (slot: Int, order: StackOrder)?

  /// - Parameter element: the name of a page's view.
  init(_ element: String, _ trace: TraceIndex) {
    name = String(element.dropFirst("page.".count))
    x = trace.element(element).flatMap { trace.slot("x", of: $0) }
    stack = trace.stack(of: name)
  }

  /// Whether another page lies above it.
  func lies(under other: PageDepth, _ cursor: TraceCursor) -> Bool {
    if let stack, stack.slot == other.stack?.slot {
      let change = Int(cursor.origins[stack.slot])
      if let own = stack.order.place(of: name, since: change),
        let place = stack.order.place(of: other.name, since: change)
      {
        return own < place
      }
    }
    guard let own = cursor.number(x), let place = cursor.number(other.x) else {
      return true
    }
    return own < place
  }
}
