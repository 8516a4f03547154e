/// What code turned off for one page and left so for another.
extension Evidence {
  /// Why an act finds nothing that answers: what it needs was turned off for another page, or before
  /// the page on top went away; nil where it is on, or was turned off for this page.
  ///
  /// - Parameters:
  ///   - frame: the last frame before the act.
  ///   - title: the phase of the act, such as `tap right`.
  func leftOff(at frame: Int, _ title: String) -> (message: String, slot: Int?)? {
    guard let top = top(at: frame), let rest = rests.lastIndex(where: { $0.frame <= frame }) else {
      return nil
    }
    if title.hasPrefix("swipe") {
      return gestureLeftOff(top, rest).map { ($0, slot("gesture", "enabled")) }
    }
    for side in ["left", "right"] where title.hasPrefix("tap \(side)") {
      let button = "\(side).\(top)"
      return buttonLeftOff(button, side, top, rest).map { ($0, slot(button, "enabled")) }
    }
    return nil
  }

  private func isOff(_ element: String, at rest: Int) -> Bool {
    value(element, "enabled", at: rests[rest].frame) == .flag(false)
  }

  private func gestureLeftOff(_ top: String, _ rest: Int) -> String? {
    guard isOff("gesture", at: rest) else { return nil }
    var first = rest
    while first > 0, isOff("gesture", at: first - 1) { first -= 1 }
    guard first > 0, let owner = self.top(at: rests[first].frame), owner != top else { return nil }
    return "the gesture is off since \(owner) was on top"
  }

  /// Whether the page was away since its button answered: it does not come back by itself.
  private func buttonLeftOff(
    _ button: String, _ side: String, _ top: String, _ rest: Int
  ) -> String? {
    guard isOff(button, at: rest) else { return nil }
    let away = rests[..<rest].lastIndex { self.top(at: $0.frame) != top }
    guard let away, let before = rests[..<away].lastIndex(where: { self.top(at: $0.frame) == top }),
      rests[...before].contains(where: { value(button, "enabled", at: $0.frame) == .flag(true) })
    else { return nil }
    return "the \(side) button is disabled since before another page was on top"
  }
}
