import NavSimTrace

/// Writes that were lost, where one of them would have made what was found another: who looks for the
/// cause has to see that line too.
extension Evidence {
  /// `; lost since: on viewDidDisappear bar barTintColor=white (f.navsim:9)`, or nothing.
  func lost(for sighting: Sighting) -> String {
    let slots = sighting.blamed + sighting.slots
    let since = slots.compactMap { slot in
      trace.elements[trace.slots[slot].element].name == "eye" ? nil : lastChange(of: slot, sighting)
    }
    let first = since.max() ?? .min
    // A write of the same frame may have come later, and would have won.
    let notes = events(named: ["log"]).filter { $0.frame > first && $0.frame <= sighting.frame }
    func last(_ names: [String]) -> SeenEvent? {
      notes.last { isLost($0, Set(names), at: sighting.frame) }
    }
    guard let event = last(slots.map(name)) ?? last(slots.flatMap(writtenNames)),
      let line = trace.cause(trace.events[event.index].cause)
    else { return "" }
    return "; lost since: " + line
  }

  private func lastChange(of slot: Int, _ sighting: Sighting) -> Int? {
    tracks[slot].index(at: sighting.frame).map { tracks[slot].entries[$0].frame }
  }

  /// Whether a note tells of a write to one of some properties that found nobody, by a page that was on
  /// this stack, and of another value than there is.
  private func isLost(_ note: SeenEvent, _ names: Set<String>, at frame: Int) -> Bool {
    let words = note.text.split(separator: " ")
    guard note.text.hasPrefix("lost write: "), words.count > 2, let last = words.last,
      names.contains(String(last)), wasOnStack(String(words[2])),
      let line = trace.cause(trace.events[note.index].cause)
    else { return false }
    let parts = last.split(separator: ".").map(String.init)
    guard parts.count == 2, let now = word(parts[0], parts[1], at: frame) else { return true }
    return !line.split(separator: " ").contains { $0 == "\(parts[1])=\(now)" }
  }

  private func wasOnStack(_ page: String) -> Bool {
    guard let slot = slot("navigation", "stack") else { return false }
    return tracks[slot].entries.contains { entry in
      trace.text(of: entry.value).split(separator: ">").contains { $0 == page }
    }
  }

  private func name(_ slot: Int) -> String {
    trace.elements[trace.slots[slot].element].name + "." + trace.slots[slot].name
  }

  /// What code would write to change a slot: its own property, and of a colour that the eye sees the
  /// looks of the bar.
  private func writtenNames(_ slot: Int) -> [String] {
    let element = trace.elements[trace.slots[slot].element].name
    let own = name(slot)
    switch element {
    case "eye":
      return Evidence.colours.map { "bar." + $0 }
    case "statusBar": return [own, "bar.barStyle"]
    case "navigation": return [own, trace.slots[slot].name, "setNavigationBarHidden"]
    case "toolbar": return [own, "setToolbarHidden"]
    default:
      if element.hasPrefix("toolbar.") {
        return ["toolbar." + trace.slots[slot].name, "setToolbarHidden"]
      }
      return element.hasPrefix("title.") ? [own, "bar.titleColor", "bar.barStyle"] : [own]
    }
  }

  /// Those of the bar's fields that are colours of its background.
  private static let colours = [
    "barTintColor", "backgroundImage", "standardAppearance", "scrollEdgeAppearance", "barStyle",
  ]

  /// The fields of the bar's look.
  static let looks: Set<String> = [
    "barStyle", "translucent", "barTintColor", "backgroundImage", "compactBackgroundImage",
    "standardAppearance", "scrollEdgeAppearance", "compactAppearance",
    "compactScrollEdgeAppearance", "backgroundColor",
  ]
}
