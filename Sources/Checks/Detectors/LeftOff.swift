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

  /// Whether what goes on in a frame began with a touch.
  func isTouched(at frame: Int) -> Bool {
    let title = trace.phases.last { $0.firstFrame <= frame }?.title ?? ""
    return ["press ", "tap "].contains { title.hasPrefix($0) }
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
    if let page = offSinceCancel(first) {
      return "\(page) turned the gesture off in a swipe that was cancelled, "
        + "and nothing turned it on again"
    }
    guard let owner = self.top(at: rests[first].frame), owner != top,
      first > 0 || isTurnedOff(by: owner, at: rests[0].frame),
      !isOnStack(owner, at: rests[rest].frame),
      rests[first...rest].contains(where: { rest in
        self.top(at: rest.frame).map { $0 != owner && $0 != top } ?? false
      })
    else { return nil }
    return "the gesture is off since \(owner) was on top"
  }

  /// Whether it is a page's code that has turned the gesture off, and no declaration.
  private func isTurnedOff(by page: String, at frame: Int) -> Bool {
    guard let slot = slot("gesture", "enabled"), let index = tracks[slot].index(at: frame) else {
      return false
    }
    return trace.page(ofCause: tracks[slot].entries[index].cause) == page
  }

  /// The page whose code turned the gesture off in a swipe that was cancelled, which leaves things as they
  /// were, where it is off since the rest behind that. What the page that stays says as it is there again,
  /// it means.
  private func offSinceCancel(_ first: Int) -> String? {
    guard first > 0, let slot = slot("gesture", "enabled"),
      let index = tracks[slot].index(at: rests[first].frame), index > 0,
      case let entry = tracks[slot].entries[index],
      case let page = trace.page(ofCause: entry.cause), !page.isEmpty,
      let end = endOfCancelled(around: entry.frame),
      page != self.top(at: rests[first].frame) || entry.frame < end
    else { return nil }
    return page
  }

  /// The frame that shows the end of the cancelled action in which a frame lies; nil where it lies in none.
  private func endOfCancelled(around frame: Int) -> Int? {
    trace.actions.lazy.compactMap { action -> Int? in
      guard action.outcome == .cancelled, let start = action.start, let end = action.end,
        case let last = trace.grid.frame(atOrAfter: end),
        trace.grid.frame(atOrAfter: start) <= frame, frame <= last
      else { return nil }
      return last
    }.first
  }

  /// Whether a button answered before something was presented over its page, and was disabled before that
  /// had gone: a card calls no viewWillAppear of the page below it.
  private func isOffSincePresentation(_ button: String, _ top: String, before frame: Int) -> Bool {
    guard isOff(button, at: frame), let index = element(button),
      let slot = names.presents ? slot(button, "enabled") : nil, isPresent(index, at: frame)
    else { return false }
    return restsAroundPresentations.contains { pair in
      pair.after.frame <= frame && self.top(at: pair.before.frame) == top
        && value(button, "enabled", at: pair.before.frame) == .flag(true)
        && tracks[slot].start(ofValueAt: frame).map { $0 < pair.after.first } ?? false
    }
  }

  /// Whether the page was away since its button answered, and the button was disabled before it came
  /// back.
  private func buttonLeftOff(
    _ button: String, _ side: String, _ top: String, _ rest: Int
  ) -> String? {
    if isOffSincePresentation(button, top, before: rests[rest].frame) {
      return "the \(side) button is disabled since before something was presented"
    }
    guard isOff(button, at: rests[rest].frame), let motion = rests[rest].motion,
      isOff(button, at: motions[motion].first),
      let away = rests[..<rest].lastIndex(where: { self.top(at: $0.frame) != top }),
      let before = rests[..<away].lastIndex(where: { self.top(at: $0.frame) == top }),
      rests[...before].contains(where: { value(button, "enabled", at: $0.frame) == .flag(true) })
    else { return nil }
    return "the \(side) button is disabled since before another page was on top"
  }
}
