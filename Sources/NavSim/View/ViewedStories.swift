import NavSimLanguage
import NavSimTrace
import NavSimViewer

/// What a page tells of values that no line of code set: UIKit derived them from what code did set.
struct ViewedStories {
  /// The properties that a click asks for.
  private static let properties: Set<String> = [
    "color", "backgroundColor", "tintColor", "alpha", "hidden", "masked", "height", "y", "title",
  ]
  /// How many stories a cell has at most.
  private static let most = 40

  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  /// The slots with the frames in which another cause than before begins to hold, where the causes
  /// before it name no line of the scenario.
  var questions: [(slot: Int, frame: Int)] {
    guard let story = trace.story else { return [] }
    var last: [Int: Int32] = [:]
    var found: [(slot: Int, frame: Int)] = []
    for frame in trace.frames {
      let number = frame.isKeyframe ? -1 : frame.number
      for change in trace.changes[frame.changes] where !change.isPresence {
        let slot = Int(change.slot)
        guard last[slot] != change.cause, isAsked(slot) else { continue }
        last[slot] = change.cause
        if !namesCode(change.cause, story), found.count < Self.most { found.append((slot, number)) }
      }
    }
    return found
  }

  private func isAsked(_ slot: Int) -> Bool {
    guard Self.properties.contains(trace.slots[slot].name) else { return false }
    let element = trace.elements[trace.slots[slot].element].name
    return !element.hasSuffix(".wants") && !element.hasSuffix(".item")
      && !element.hasPrefix("navigation") && !element.hasPrefix("back.")
  }

  private func namesCode(_ cause: Int32, _ story: TraceStory) -> Bool {
    var next = cause
    while story.links.indices.contains(Int(next)) {
      let link = story.links[Int(next)]
      if link.kind == .declaration { return true }
      if link.kind == .code, !link.file.hasPrefix("<") { return true }
      guard link.parent < next else { return false }
      next = link.parent
    }
    return false
  }
}
