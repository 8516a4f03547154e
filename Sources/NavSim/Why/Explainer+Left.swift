import NavSimKernel
import NavSimTrace

// Who took away what no line of code takes: a bar leaves the screen with its page, and what a
// container exchanges with the action in whose time it goes.

extension Explainer {
  /// What an item shows. It goes with what it follows from, such as its text.
  private static let itemParts: Set<String> = [
    "title", "large-title", "left", "right", "back", "prompt", "search",
  ]

  /// Whether a property's element was there and has left the screen: what was written to it before
  /// is not why.
  func hasLeft(_ name: PropertyName) -> Bool { leaving(name) != nil }

  /// The code that took an item's part away: it changed the item, or the bar, in the frame in which the
  /// part went.
  func takenOff(_ name: PropertyName) -> (number: Int32, frame: Int)? {
    guard let element = trace.element(name.element),
      let gone = state.removal(of: element)
    else { return nil }
    let number =
      hasOwnCode(gone.cause) ? gone.cause : trace.codeBeside(name.element, at: gone.frame)
    return number.map { ($0, gone.frame) }
  }

  /// Who took a property's element away, and the frame in which it went; nil where nobody is known.
  func takenAway(_ name: PropertyName) -> (number: Int32, frame: Int)? {
    guard let frame = leaving(name) else { return nil }
    let number = topPageRemover(of: name.element, at: frame) ?? actionUnderWay(at: frame)
    return number.map { ($0, frame) }
  }

  private func leaving(_ name: PropertyName) -> Int? {
    let kind = name.element.split(separator: ".").first.map { String($0) } ?? ""
    guard !Self.itemParts.contains(kind), !state.isPresent(name.element),
      let slot = state.slot(name.element, name.property)
    else { return nil }
    return state.origin(ofSlot: slot)?.frame
  }

  /// Who took the page on top in the same frame: its controller's bar went with it. That UIKit released
  /// the page says nothing of who asked for it.
  private func topPageRemover(of element: String, at frame: Int) -> Int32? {
    let parts = element.split(separator: ".").map { String($0) }
    guard frame >= 0, ["bar", "navigation", "toolbar"].contains(parts.first) else { return nil }
    let other = parts.count > 1 ? "navigation." + parts[1] : ""
    let controller = trace.element(other) == nil ? "navigation" : other
    guard let top = state.at(frame - 1).value(controller, "top") else { return nil }
    let page = "page." + trace.text(of: top)
    let then = state.at(frame)
    guard !then.isPresent(page), let slot = then.slot(page, "x"),
      let origin = then.origin(ofSlot: slot), origin.frame == frame,
      trace.cause(origin.cause) != nil,
      trace.story == nil || chain(origin.cause).contains(where: { $0.kind != .system })
    else { return nil }
    return origin.cause
  }

  /// The action that was under way in a frame; of several the one that ended in it. Nil where that
  /// does not tell which.
  func actionUnderWay(at frame: Int) -> Int32? {
    guard frame >= 0 else { return nil }
    let now = trace.grid.time(of: frame)
    let before = frame == 0 ? Time(ticks: -1) : trace.grid.time(of: frame - 1)
    let running = trace.actions.indices.filter { index in
      let action = trace.actions[index]
      guard let start = action.start, action.outcome != .ignored else { return false }
      return start <= now && action.end.map { $0 > before } ?? true
    }
    let ended = running.filter { index in trace.actions[index].end.map { $0 <= now } ?? false }
    let likely = running.count == 1 ? running : ended
    return likely.count == 1 ? cause(ofAction: likely[0]) : nil
  }

  /// The cause that is an action itself.
  func cause(ofAction index: Int) -> Int32? {
    let links = trace.story?.links ?? []
    let phase = trace.phases.first { $0.kind == .action(index) }
    // A trace has its times as it writes them, a story as they were.
    let start = trace.actions[index].start.map { trace.grid.frame(atOrAfter: $0) }
    func isIt(_ link: TraceStory.Link) -> Bool {
      link.kind == .action && trace.grid.frame(atOrAfter: link.time) == start
    }
    let number =
      links.firstIndex { isIt($0) && tidy($0.text).hasSuffix(phase?.title ?? "") }
      ?? links.firstIndex(where: isIt)
    return number.map { Int32($0) }
  }
}
