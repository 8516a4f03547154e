import NavSimTrace

/// How the pages of one controller lie over each other, as its stack tells: a page that comes with a push
/// is put in over what was there, one that comes back with a pop under the page that goes, whoever
/// animates it. What has left the stack lies where it was.
struct StackOrder {
  /// The pages from back to front since each change of the stack, by the change's place.
  private var orders: [(change: Int, pages: [String])] = []

  /// - Parameter slot: that of the controller's stack; nil where a trace has none.
  init(_ trace: Trace, _ slot: Int?) {
    guard let slot else { return }
    var stack: [String] = []
    var order: [String] = []
    for (index, change) in trace.changes.enumerated()
    where Int(change.slot) == slot && change.value.kind == .word {
      let text = trace.text(of: change.value)
      let next = text == "empty" ? [] : text.split(separator: ">").map(String.init)
      if next == stack { continue }
      order = Self.order(of: order, from: stack, to: next)
      orders.append((index, order))
      stack = next
    }
  }

  /// Where pages lie after a change of the stack.
  private static func order(
    of pages: [String], from stack: [String], to next: [String]
  ) -> [String] {
    var order = pages.filter { !next.contains($0) } + next
    guard let from = stack.last, let to = next.last, to != from, stack.contains(to) else {
      return order
    }
    order.removeAll { $0 == to }
    order.insert(to, at: order.firstIndex(of: from) ?? order.count)
    return order
  }

  /// How far in front a page lies, since a change of the stack; nil where nothing is known of it.
  func place(of page: String, since change: Int) -> Int? {
    orders.last { $0.change <= change }?.pages.firstIndex(of: page)
  }
}
