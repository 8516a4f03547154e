import NavSimTrace

extension Detector {
  /// An animated change had no animation.
  ///
  /// Glitch records: Meituan, "Navigation-bar transitions on iOS: solutions and best practice", 6.7
  /// and 4.3.1 (flags that differ); EnderTan, "Smooth showing and hiding of the navigation bar: the
  /// profile page (1)".
  static let missingAnimation = Detector(
    "NAV015", "missing-animation", "of page and bar one moves and the other is there at once",
    manual: """
      Looks at transitions in which the bar is hidden or shown, by the controller, by its own
      hidden flag or its own opacity. In an animated one the bar should move or fade with the
      pages for 'frames' frames at least, where it is seen before or after and no stand-in shows
      it; what it does when the transition is over is too late, with a stand-in too. Where the
      page changes at once, is uncovered by what lay over it, or stays as something is presented
      over the whole screen, the bar should not move for so long; nor should it be there or gone at
      once on a page that is seen until it is covered.
      'of' takes bar.
      """,
    thresholds: [Threshold("frames", 3, "frames", "how long a bar's move lasts at least")]
  ) { evidence, limits in
    guard let slot = evidence.slot("navigation", "navigationBarHidden") else { return [] }
    let covering = evidence.coveringFrames
    return evidence.motions.compactMap { still($0, slot, evidence, limits) }
      + evidence.tracks[slot].changes(in: 0..<evidence.lastFrame + 1).compactMap {
        belowPresented($0.frame, covering, slot, evidence, limits)
          ?? sliding($0.frame, slot, evidence, limits)
      }
  }

  /// Pages that move while the bar is there or gone at once.
  private static func still(
    _ motion: Motion, _ slot: Int, _ evidence: Evidence, _ limits: Limits
  ) -> Sighting? {
    let hidden = evidence.tracks[slot]
    let last = min(motion.end, motion.after)
    guard
      hidden.value(at: motion.before) != hidden.value(at: last)
        || evidence.ownFlagChange(in: motion.frames) != nil,
      evidence.seesBar(at: motion.before) || evidence.seesBar(at: last)
        || evidence.seesBar(at: motion.after) || evidence.showsBarAtOnce(in: motion),
      evidence.barMoves(in: motion.frames) < Int(limits["frames"])
    else { return nil }
    let own = evidence.ownFlagChange(in: motion.frames)
    let slots = hidden.changes(in: motion.frames).isEmpty ? evidence.ownFlags(at: own) : [slot]
    let frame = hidden.changes(in: motion.frames).first?.frame ?? own ?? motion.first
    let late = evidence.barMoves(in: motion.end..<max(motion.after, motion.end) + 1)
    let isBehind = evidence.value("bar", "behind", at: frame) == .flag(true)
    if frame >= motion.end, late >= Int(limits["frames"]), !isBehind {
      let isGoing = hidden.value(at: frame) == .flag(true)
      return Sighting(
        "bar", at: frame, lasting: late,
        "the bar \(isGoing ? "hides" : "comes") when the transition is over, for "
          + "\(evidence.count(late)): it does not move with the pages", slots: [slot],
        shown: [frame - 1, frame]
      ).found("page")
    }
    let isStoodFor = evidence.pages(at: motion.first).contains {
      evidence.isShown($0 + ".fake", at: motion.first)
    }
    if isStoodFor { return nil }
    return Sighting(
      "bar", at: frame,
      "the bar is hidden or shown in a transition of \(motion.end - motion.first) frames and "
        + "does not move with it", slots: slots.isEmpty ? [slot] : slots, shown: [frame - 1, frame]
    ).found("page")
  }

  /// A bar that comes or goes on the page over which something comes that covers the screen.
  private static func belowPresented(
    _ frame: Int, _ covering: [Range<Int>], _ slot: Int, _ evidence: Evidence, _ limits: Limits
  ) -> Sighting? {
    guard let frames = covering.first(where: { $0.contains(frame) }),
      evidence.top(at: frame) == evidence.top(at: frame - 1), evidence.isOnScreen(at: frame - 1),
      !evidence.motions.contains(where: { $0.first <= frame && frame <= $0.end })
    else { return nil }
    let moves = evidence.barMoves(in: frame..<frames.upperBound)
    let isGoing = evidence.tracks[slot].value(at: frame) == .flag(true)
    guard moves >= Int(limits["frames"]) else {
      // What covers the page in this frame hides that.
      guard evidence.seesBar(at: frame) != evidence.seesBar(at: frame - 1),
        !evidence.isCovered(at: frame), evidence.isOnScreen(at: frame)
      else { return nil }
      return Sighting(
        "bar", at: frame,
        "something comes over the page, and its bar is \(isGoing ? "gone" : "there") at once while "
          + "the page is still seen", slots: [slot]
      ).found("bar at once")
    }
    return Sighting(
      "bar", at: frame, lasting: moves,
      "something comes over the page, and its bar \(isGoing ? "goes" : "comes") for "
        + "\(moves) frames", slots: [slot]
    ).found("bar")
  }

  /// A bar that moves although the page changed at once.
  private static func sliding(
    _ frame: Int, _ slot: Int, _ evidence: Evidence, _ limits: Limits
  ) -> Sighting? {
    let isChosen =
      evidence.track("navigation", "selected")?.changes(in: frame..<frame + 1).isEmpty == false
    // What comes as something presented moves with it.
    let isPresented =
      evidence.controller != nil && !isChosen
      && !(evidence.isOnScreen(at: frame - 1) && evidence.isOnScreen(at: frame))
    // Of tabs that fade neither changes at once.
    let fades =
      evidence.track("navigation", "fade")?.changes(in: frame..<frame + 3).isEmpty == false
    guard evidence.top(at: frame) != evidence.top(at: frame - 1), !isPresented, !fades,
      !evidence.motions.contains(where: { $0.first <= frame && frame <= $0.end })
    else { return nil }
    let next = evidence.nextAction(after: frame) ?? evidence.lastFrame + 1
    let moves = evidence.barMoves(in: frame..<min(next, evidence.lastFrame + 1))
    guard moves >= Int(limits["frames"]) else { return nil }
    if isChosen {
      return Sighting(
        "bar", at: frame, lasting: moves,
        "the tab is there at once and its bar moves for \(moves) frames", slots: [slot]
      ).found("bar")
    }
    if evidence.isOnScreen(at: frame - 1) {
      return Sighting(
        "bar", at: frame, lasting: moves,
        "the page changes at once and the bar moves for \(moves) frames", slots: [slot]
      ).found("bar")
    }
    // What made the bar be there was said while it was covered.
    let isGoing = evidence.tracks[slot].value(at: frame) == .flag(true)
    var sighting = Sighting(
      "bar", at: frame, lasting: moves,
      "what lay over the page goes, and the bar "
        + (isGoing ? "is there and hides" : "is not there and comes") + " for \(moves) frames",
      slots: [slot])
    sighting.blamed = [evidence.slot("bar", "hidden")].compactMap { $0 }
    return sighting.found("bar")
  }
}

extension Evidence {
  /// The frame in which the view's own hidden flag or opacity takes the bar away or brings it, or nil.
  fileprivate func ownFlagChange(in frames: Range<Int>) -> Int? {
    let flags = track("bar", "hidden")?.changes(in: frames).map(\.frame) ?? []
    let steps = track("bar", "alpha")?.changes(in: frames).filter { size($0) > 0.5 } ?? []
    let seen = steps.map(\.frame).filter { holdsSomething(at: $0) || holdsSomething(at: $0 - 1) }
    return (flags + seen).first { seesBar(at: $0) != seesBar(at: $0 - 1) }
  }

  /// Whether the bar paints, or a title or a button in it is seen.
  private func holdsSomething(at frame: Int) -> Bool {
    if paints(at: frame).contains(where: { $0.opacity > 0.05 }) { return true }
    return parts(["title.", "large-title.", "left.", "right.", "back."], in: frame..<frame + 1)
      .contains { isShown($0, at: frame) && number($0, "width", at: frame) ?? 0 > 0 }
  }

  /// Whether a movement that is taken back brings the bar in its first frame, and takes it away in the end.
  fileprivate func showsBarAtOnce(in motion: Motion) -> Bool {
    motion.isCancelled && seesBar(at: motion.first) && !seesBar(at: motion.before)
  }

  /// Which of the view's own flag and opacity changed in a frame.
  fileprivate func ownFlags(at frame: Int?) -> [Int] {
    guard let frame else { return [] }
    return ["hidden", "alpha"].compactMap { slot("bar", $0) }
      .filter { !tracks[$0].changes(in: frame..<frame + 1).isEmpty }
  }

  /// The first frame of the next action.
  func nextAction(after frame: Int) -> Int? {
    let action = trace.phases.first { phase in
      guard case .action = phase.kind else { return false }
      return phase.firstFrame > frame
    }?.firstFrame
    return [action, codeSteps.first { $0 > frame }].compactMap { $0 }.min()
  }

  /// In how many frames the bar changes its place or opacity. One that is hidden is laid out anew where the device
  /// turns meanwhile, and nobody sees that.
  fileprivate func barMoves(in frames: Range<Int>) -> Int {
    let isTurned = turns(in: frames)
    return ["x", "y", "alpha"].compactMap { slot("bar", $0) }
      .map { slot in
        tracks[slot].changes(in: frames).count {
          !isTurned || isShown(usual.bar, at: $0.frame) || isShown(usual.bar, at: $0.frame - 1)
        }
      }.max() ?? 0
  }
}
