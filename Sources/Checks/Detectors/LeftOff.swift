/// What code turned off for one page and left so for another.
extension Evidence {
  /// Why an act finds nothing that answers: what it needs was turned off for a page that has gone, or
  /// before the page on top went away; nil where it is on, or may be meant.
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

  /// Whether a finger rests on a button in a frame: the last touch was a press.
  func isPressed(at frame: Int) -> Bool {
    let touch = trace.phases.last { phase in
      phase.firstFrame <= frame
        && ["press ", "tap ", "swipe "].contains { phase.title.hasPrefix($0) }
    }
    return touch?.title.hasPrefix("press ") ?? false
  }

  private func isOff(_ element: String, at frame: Int) -> Bool {
    value(element, "enabled", at: frame) == .flag(false)
  }

  /// The page for which it was turned off has gone, and another has rested on top since: a page that is
  /// still there may mean it, and so may the one on top.
  private func gestureLeftOff(_ top: String, _ rest: Int) -> String? {
    guard isOff("gesture", at: rests[rest].frame) else { return nil }
    var first = rest
    while first > 0, isOff("gesture", at: rests[first - 1].frame) { first -= 1 }
    guard first > 0, let owner = self.top(at: rests[first].frame), owner != top,
      !isOnStack(owner, at: rests[rest].frame),
      rests[first...rest].contains(where: { rest in
        self.top(at: rest.frame).map { $0 != owner && $0 != top } ?? false
      })
    else { return nil }
    return "the gesture is off since \(owner) was on top"
  }

  /// Whether the page was away since its button answered, and the button was disabled before it came
  /// back.
  private func buttonLeftOff(
    _ button: String, _ side: String, _ top: String, _ rest: Int
  ) -> String? {
    guard isOff(button, at: rests[rest].frame), let motion = rests[rest].motion,
      isOff(button, at: motions[motion].first),
      let away = rests[..<rest].lastIndex(where: { self.top(at: $0.frame) != top }),
      let before = rests[..<away].lastIndex(where: { self.top(at: $0.frame) == top }),
      rests[...before].contains(where: { value(button, "enabled", at: $0.frame) == .flag(true) })
    else { return nil }
    return "the \(side) button is disabled since before another page was on top"
  }
}
