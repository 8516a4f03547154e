/// How the pages of one controller lie over each other, as its stack tells: a page that comes with a push
/// is put in over what was there, one that comes back with a pop under the page that goes, whoever
/// animates it. What has left the stack lies where it was.
public struct StackOrder: Sendable {
  /// How far in front each page lies, from a change of the stack on.
  private var places: [String: [(change: Int, place: Int)]] = [:]
  private var front = 0

  /// - Parameter slot: that of the controller's stack; nil where a trace has none.
  public init(_ trace: Trace, _ slot: Int?) {
    guard let slot else { return }
    var stack: [String] = []
    for (index, change) in trace.changes.enumerated()
    where Int(change.slot) == slot && change.value.kind == .word {
      let text = trace.text(of: change.value)
      let next = text == "empty" ? [] : text.split(separator: ">").map(String.init)
      note(next, after: stack, at: index)
      stack = next
    }
  }

  private mutating func note(_ stack: [String], after before: [String], at change: Int) {
    let common = zip(before, stack).prefix { $0 == $1 }.count
    for page in stack[common...] where places[page] == nil { put(page, change) }
    guard let to = stack.last, to != before.last else { return }
    put(to, change)
    if let from = before.last, before.contains(to) { put(from, change) }
  }

  /// A page lies in front of all others.
  private mutating func put(_ page: String, _ change: Int) {
    front += 1
    places[page, default: []].append((change, front))
  }

  /// How far in front a page lies, since a change of the stack; nil where nothing is known of it.
  public func place(of page: String, since change: Int) -> Int? {
    places[page]?.last { $0.change <= change }?.place
  }
}
