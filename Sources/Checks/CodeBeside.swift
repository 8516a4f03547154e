import NavSimTrace

/// The code behind what UIKit brings about: a line that changed, in the same frame, what an element is
/// made from.
extension Trace {
  /// The frame in which an element went that is not there in a frame, and who took it away; nil where it is
  /// there, or never was.
  package func removal(of element: Int, at number: Int) -> (frame: Int, cause: Int32)? {
    for frame in frames.reversed() where !frame.isKeyframe && frame.number <= number {
      let last = frame.changes.last { index in
        let change = changes[index]
        return change.isPresence
          ? Int(~change.slot) == element : slots[Int(change.slot)].element == element
      }
      guard let last else { continue }
      let isGone = changes[last].isPresence && changes[last].value == .flag(false)
      return isGone ? (frame.number, changes[last].cause) : nil
    }
    return nil
  }

  /// The cause of the change that code made, in a frame, of the item that an element shows, or of what
  /// hides the bar and sizes it; nil where code made none.
  ///
  /// - Parameter began: whether the frame is that in which the motion began: its own call is no other's.
  package func codeBeside(_ element: String, at number: Int, began: Bool = false) -> Int32? {
    guard let frame = kept(number) else { return nil }
    if let write = lastWrite(beside: element, at: number) { return write.cause }
    let byCode = frame.changes.lazy.map { self.changes[$0] }.filter { change in
      self.cause(change.cause)?.contains("(") == true
    }
    // A line that changed the element itself is nearer than one that changed what stands beside it.
    let own = byCode.last { change in
      !change.isPresence && self.elements[self.slots[Int(change.slot)].element].name == element
    }
    if let own { return own.cause }
    for source in Self.sources(of: element) {
      if case .stack = source, began { continue }
      let found = byCode.first { change in
        if case .stack = source, page(ofCause: change.cause).isEmpty { return false }
        // An item without a title is in no trace.
        if change.isPresence { return source.includes(self.elements[Int(~change.slot)].name, "") }
        let slot = self.slots[Int(change.slot)]
        return source.includes(self.elements[slot.element].name, slot.name)
      }
      if let found { return found.cause }
    }
    return nil
  }

  /// The last write of the item that an element shows, in a frame: an item has no element of its own
  /// where no claim asks for it.
  private func lastWrite(beside element: String, at number: Int) -> TraceStory.Write? {
    let sources = Self.sources(of: element)
    let part = element.prefix { $0 != "." }
    let found = story?.writes.filter { write in
      write.cause >= 0 && write.time.ticks >= 0 && grid.frame(atOrAfter: write.time) == number
        && sources.contains { $0.includes(write.element, write.property) }
    }
    // `right` of the item before its title.
    return found?.last { $0.property.hasPrefix(part) } ?? found?.last
  }

  /// The frame of a number where it is kept, or nil; the keyframe has none.
  func kept(_ number: Int) -> TraceFrame? {
    let numbered = frames.dropFirst(frames.first?.isKeyframe == true ? 1 : 0)
    let place = numbered.partitioningIndex { $0.number >= number }
    return place < numbered.endIndex && numbered[place].number == number ? numbered[place] : nil
  }

  /// What an element is made from, the nearest first.
  private enum Source {
    case item(String)
    case bar
    /// A line that changes the stack while another transition begins.
    case stack

    func includes(_ element: String, _ property: String) -> Bool {
      switch self {
      case .item(let page): return element == page + ".item"
      case .stack: return element.hasPrefix("navigation") && property == "stack"
      case .bar:
        let kind = element.prefix { $0 != "." }
        return kind == "navigation" && property == "navigationBarHidden"
          || kind == "bar" && property == "prefersLargeTitles"
      }
    }
  }

  private static func sources(of element: String) -> [Source] {
    let parts = element.split(separator: ".").map(String.init)
    // A bar's height is that of its rows.
    if parts.first == "bar" { return [.bar] }
    let kinds = ["title", "large-title", "left", "right", "back", "prompt", "search", "page"]
    guard parts.count > 1, kinds.contains(parts[0]) else { return [] }
    return parts[0] == "page" ? [.item(parts[1]), .bar] : [.item(parts[1]), .bar, .stack]
  }
}
