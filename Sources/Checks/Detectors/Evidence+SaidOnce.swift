import NavSimTrace

/// What the page on top has said in viewDidLoad, which runs once, and another page has changed since: the
/// other's line is the cause, and the page's own is what its author can mend.
extension Evidence {
  /// `; said once: on viewDidLoad bar tintColor=white (f.navsim:9)`, or nothing.
  ///
  /// - Parameter cause: what is told of the finding's cause.
  func saidOnce(for sighting: Sighting, _ cause: String) -> String {
    guard let top = word("navigation", "top", at: sighting.frame) else { return "" }
    let own = sighting.blamed + sighting.slots
    let found = (own + own.flatMap(fieldsBehind)).lazy.compactMap {
      self.lineSaidOnce(in: $0, by: top, sighting.frame, cause)
    }
    return found.first.map { "; said once: " + $0 } ?? ""
  }

  /// The fields of the bar that what a slot holds is made from: of an ink the inks, of a colour that the
  /// eye sees the look, of a place what says how high the bar is.
  private func fieldsBehind(_ slot: Int) -> [Int] {
    guard let bar = element("bar") else { return [] }
    let name = trace.slots[slot].name
    let isText = trace.elements[trace.slots[slot].element].name.hasPrefix("title.")
    return trace.elements[bar].slots.filter { field in
      let isLook = Evidence.looks.contains(trace.slots[field].name)
      switch name {
      case "color", "tintColor":
        if isOfEye(slot) { return isLook }
        return isInk(field) || isText && isLook
      case "x", "y", "width", "height", "alpha", "safeAreaTop", "contentOffset":
        return ["hidden", "prefersLargeTitles", "translucent"].contains(trace.slots[field].name)
      default: return isOfEye(slot) && isLook
      }
    }
  }

  /// The line of the page on top before the one that a cause names, which is another page's.
  private func lineSaidOnce(
    in slot: Int, by top: String, _ frame: Int, _ cause: String
  ) -> String? {
    let entries = tracks[slot].entries
    guard let index = tracks[slot].index(at: frame), index > 0 else { return nil }
    let (last, once) = (entries[index], entries[index - 1])
    guard let line = trace.cause(last.cause), line.contains("("), cause.contains(line),
      let said = trace.cause(once.cause), said.contains("on viewDidLoad "),
      word("navigation", "top", at: last.frame) != top,
      word("navigation", "top", at: once.frame) == top
    else { return nil }
    return said
  }
}
