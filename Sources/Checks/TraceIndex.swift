import NavSimTrace

/// What claims look up in a trace again and again, found once.
struct TraceIndex {
  let trace: Trace
  /// The elements by name.
  private let elements: [String: Int]
  /// The elements of pages whose views are there in some frame, and the slots of their widths.
  let pages: [String]
  let widths: [Int]
  let heights: [Int]
  /// Of each page's view its top and its height.
  let ends: [(top: Int, height: Int)]
  /// What lies over the rest of its window at any time: pages and controllers by name.
  let presented: [String]
  private let bars: [String: String]
  /// The slot of each controller's stack, and what it tells, by the controller's bar.
  private let stacks: [String: (slot: Int, order: StackOrder)]

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
    heights = views.compactMap { trace.slot("height", of: $0) }
    ends = views.compactMap { view in
      guard let top = trace.slot("y", of: view), let height = trace.slot("height", of: view) else {
        return nil
      }
      return (top, height)
    }
    presented = trace.elements.indices.filter { isThere[$0] }.map { trace.elements[$0].name }
      .filter { $0.hasPrefix("presented.") }.map { String($0.dropFirst("presented.".count)) }
    bars = Self.bars(trace)
    stacks = Self.stacks(trace)
  }

  /// What is presented and holds a page or a controller: itself, or the controller on whose stack the
  /// page ever was. Nil for what lies below all that is presented.
  func presentation(of name: String) -> String? {
    if presented.isEmpty { return nil }
    if presented.contains(name) { return name }
    let bar = bar(of: name)
    guard bar != "bar" else { return nil }
    let controller = String(bar.dropFirst("bar.".count))
    return presented.contains(controller) ? controller : nil
  }

  /// The bar that shows a page's item, by name: that of the further controller on whose stack the page
  /// ever was, or the scenario's own.
  func bar(of page: String) -> String { bars[page] ?? "bar" }

  /// The slot of the stack on which a page ever was, or of the scenario's own, and how its pages lie over
  /// each other; nil where the trace has no such stack.
  func stack(of page: String) -> (slot: Int, order: StackOrder)? { stacks[bar(of: page)] }

  private static func stacks(_ trace: Trace) -> [String: (slot: Int, order: StackOrder)] {
    var found: [String: (slot: Int, order: StackOrder)] = [:]
    for (index, element) in trace.elements.enumerated() where element.name.hasPrefix("navigation") {
      guard let slot = trace.slot("stack", of: index) else { continue }
      found["bar" + element.name.dropFirst("navigation".count)] = (slot, StackOrder(trace, slot))
    }
    return found
  }

  /// The bars of further controllers by the pages that their items are ever of; of two the first one.
  private static func bars(_ trace: Trace) -> [String: String] {
    var names: [Int: String] = [:]
    for element in trace.elements.indices {
      let name = trace.elements[element].name
      guard name.hasPrefix("navigation."), let items = trace.slot("items", of: element) else {
        continue
      }
      names[items] = "bar." + name.dropFirst("navigation.".count)
    }
    if names.isEmpty { return [:] }
    var found: [String: (slot: Int, bar: String)] = [:]
    for change in trace.changes where !change.isPresence && change.value.kind == .word {
      guard let bar = names[Int(change.slot)] else { continue }
      for page in trace.text(of: change.value).split(separator: ">") {
        let known = found[String(page)]
        if known == nil || Int(change.slot) < known?.slot ?? 0 {
          found[String(page)] = (Int(change.slot), bar)
        }
      }
    }
    return found.mapValues(\.bar)
  }

  /// Whether the scenario's traces may have an element: one of a kind that there is, and a bar or toolbar only
  /// of a controller that this trace knows.
  func mayHave(_ element: String) -> Bool {
    guard TraceSchema.isKnown(element: element) else { return false }
    let parts = element.split(separator: ".")
    guard parts.count > 1, ["bar", "toolbar"].contains(parts[0]), parts[1] != "bg",
      parts[1] != "content"
    else { return true }
    return elements["navigation." + parts[1]] != nil
  }

  /// The element called `name`, or nil.
  func element(_ name: String) -> Int? { elements[name] }

  /// The slot of a property of an element, or nil.
  func slot(_ property: String, of element: Int) -> Int? { trace.slot(property, of: element) }
}
