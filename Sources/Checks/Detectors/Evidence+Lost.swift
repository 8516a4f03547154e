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
    let notes = events(named: ["log"]).filter { $0.frame >= first && $0.frame <= sighting.frame }
    func last(_ names: [String]) -> SeenEvent? { notes.last { isLost($0.text, Set(names)) } }
    guard let event = last(slots.map(name)) ?? last(slots.flatMap(writtenNames)),
      let line = trace.cause(trace.events[event.index].cause)
    else { return "" }
    return "; lost since: " + line
  }

  private func lastChange(of slot: Int, _ sighting: Sighting) -> Int? {
    tracks[slot].index(at: sighting.frame).map { tracks[slot].entries[$0].frame }
  }

  /// Whether a note tells of a write to one of some properties that found nobody.
  private func isLost(_ text: String, _ names: Set<String>) -> Bool {
    guard text.hasPrefix("lost write: "), let last = text.split(separator: " ").last else {
      return false
    }
    return names.contains(String(last))
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
      return Evidence.looks.map { "bar." + $0 }
    case "statusBar": return [own, "bar.barStyle"]
    case "navigation": return [own, trace.slots[slot].name, "setNavigationBarHidden"]
    default: return element.hasPrefix("title.") ? [own, "bar.titleColor", "bar.barStyle"] : [own]
    }
  }

  /// The fields of the bar's look.
  static let looks: Set<String> = [
    "barStyle", "translucent", "barTintColor", "backgroundImage", "compactBackgroundImage",
    "standardAppearance", "scrollEdgeAppearance", "compactAppearance",
    "compactScrollEdgeAppearance", "backgroundColor",
  ]
}
