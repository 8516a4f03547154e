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
    var (text, stack) = ("", [String]())
    for (index, change) in trace.changes.enumerated()
    where Int(change.slot) == slot && change.value.kind == .word {
      let next = trace.text(of: change.value)
      let added = Self.pages(next, beyond: text)
      let pages = added.map { stack + $0 } ?? Self.pages(next)
      let common = added == nil ? zip(stack, pages).prefix { $0 == $1 }.count : stack.count
      note(pages, beyond: common, after: stack, at: index)
      (text, stack) = (next, pages)
    }
  }

  private static func pages(_ text: String) -> [String] {
    text == "empty" ? [] : text.split(separator: ">").map(String.init)
  }

  /// What a text has beyond the one before it; nil where that is not its beginning. A deep stack grows by
  /// its top, and its text is long.
  private static func pages(_ text: String, beyond before: String) -> [String]? {
    let rest = text.utf8.dropFirst(before.utf8.count)
    guard !before.isEmpty, rest.first == UInt8(ascii: ">"), text.utf8.starts(with: before.utf8)
    else { return nil }
    return String(Substring(rest)).split(separator: ">").map(String.init)
  }

  private mutating func note(
    _ stack: [String], beyond common: Int, after before: [String], at change: Int
  ) {
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
