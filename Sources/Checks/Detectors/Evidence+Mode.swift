import NavSimTrace

/// Light and dark: what adapts is painted anew in another mode, and nobody is to blame.
extension Evidence {
  /// Whether the mode is another in one frame than in an earlier one, and nothing else may have made a
  /// colour another: no page's code wrote the fields of the bar from which it comes.
  func isModeAlone(_ slot: Int, from first: Int, to last: Int) -> Bool {
    guard let mode = self.slot("window", "userInterfaceStyle"),
      tracks[mode].value(at: first) != tracks[mode].value(at: last)
    else { return false }
    return !fields(behind: slot).contains { name in
      guard let field = self.slot("bar", name) else { return false }
      // Beside an appearance it counts for nothing.
      if name == "titleColor", tracks[field].value(at: last) != tracks[slot].value(at: last) {
        return false
      }
      return tracks[field].entries.contains { entry in
        entry.frame > first && entry.frame <= last && !trace.page(ofCause: entry.cause).isEmpty
      }
    }
  }

  /// The fields of the bar from which a colour comes.
  private func fields(behind slot: Int) -> [String] {
    let appearances = ["standardAppearance", "scrollEdgeAppearance"]
    if isOfEye(slot) {
      return appearances + ["barTintColor", "backgroundColor", "backgroundImage", "barStyle"]
    }
    if trace.slots[slot].name == "tintColor" { return ["tintColor"] }
    return appearances + ["titleColor", "barStyle"]
  }
}
