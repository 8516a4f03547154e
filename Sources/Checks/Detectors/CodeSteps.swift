import NavSimTrace

/// The frames in which another controller comes before one's eyes without an action of the scenario: code presents or
/// dismisses it, selects its tab, or makes it the root. What was at rest before ends there, as it does with an action.
enum CodeSteps {
  static func frames(
    in trace: Trace, _ tracks: [Track], _ presence: [Track], roots: [Int]
  ) -> [Int] {
    var found = Set(roots.map { trace.grid.frame(atOrAfter: trace.events[$0].time) })
    for (index, element) in trace.elements.enumerated() {
      if element.name.hasPrefix("presented.") {
        found.formUnion(presence[index].entries.map(\.frame))
      } else if element.name.hasPrefix("navigation") {
        let slots = element.slots.filter { trace.slots[$0].name == "selected" }
        found.formUnion(slots.flatMap { tracks[$0].entries.map(\.frame) })
      }
    }
    return found.filter { $0 >= 0 }.sorted()
  }
}
