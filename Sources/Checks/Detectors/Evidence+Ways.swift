import NavSimTrace

// The ways besides pushes and pops on which what a controller shows comes, or is moved. The callbacks at their ends come
// when everything stands: what code does there is late, and is seen.

extension Evidence {
  /// The ways on which the controller comes: as something presented, from below what covered it, as the tab that fades
  /// in. Each ends in the frame that shows it whole.
  var arrivals: [Motion] {
    let presented = ownPresentations.filter { presents(at: $0.end + 1) }
    // What comes at once has all its callbacks in one turn.
    return (presented + uncoverings + fadesIn).filter { $0.end > $0.first }.map { way in
      Motion(first: way.first, end: way.end, after: lastFrameBefore(nextAfter: way.end))
    }
  }

  /// The same from the end on, as motions of their own: what comes there is late.
  var lateStretches: [Motion] {
    arrivals.map { Motion(first: $0.end, end: $0.end, after: $0.after) }
      .filter { late in !motions.contains { $0.first <= late.end && late.end <= $0.end } }
  }

  /// Those of them in which a tab has faded in.
  var lateFades: [Motion] {
    lateStretches.filter { late in fadesIn.contains { $0.end == late.end } }
  }

  /// The ends of the ways on which something goes that had covered a part of the controller, or nothing of it: what it
  /// shows has stood there all the time.
  var partlyUncovered: [Motion] {
    if !names.presents { return [] }
    return dismissals.compactMap { frames in
      let end = frames.upperBound
      guard end > frames.lowerBound, isOnScreen(at: frames.lowerBound - 1), isOnScreen(at: end),
        !isUnderPresented(at: end)
      else { return nil }
      return Motion(first: end, end: end, after: lastFrameBefore(nextAfter: end))
    }
  }

  /// The drags of the controller's own card that a finger gives up: it springs back.
  var ownDrags: [Motion] {
    guard let controller, let index = element("presented." + controller) else { return [] }
    return cancelledDrags.map(\.motion).filter { drag in
      isPresent(index, at: drag.first) && presentedOver(at: drag.first).isEmpty
    }
  }

  /// The turns of the device, each up to half a second behind its start.
  var turnWays: [Motion] {
    turnStarts.map { start in
      let after = lastFrameBefore(nextAfter: start)
      return Motion(first: start, end: min(start + halfSecond, after), after: after)
    }
  }

  private func presents(at frame: Int) -> Bool {
    controller.flatMap { element("presented." + $0) }.map { isPresent($0, at: frame) } ?? false
  }

  /// The last frame before the action that begins behind a frame; that of the trace where none does.
  private func lastFrameBefore(nextAfter frame: Int) -> Int {
    (nextAction(after: frame) ?? lastFrame + 1) - 1
  }

  /// What covered the controller goes.
  private var uncoverings: [Motion] {
    if !names.presents { return [] }
    return dismissals.compactMap { frames in
      guard !isOnScreen(at: frames.lowerBound - 1), isOnScreen(at: frames.upperBound) else {
        return nil
      }
      return Motion(first: frames.lowerBound, end: frames.upperBound, after: lastFrame)
    }
  }

  /// The controller's tab fades in.
  private var fadesIn: [Motion] {
    guard let fade = track("navigation", "fade") else { return [] }
    return switchedFrames.compactMap { frames in
      guard let last = fade.changes(in: frames).last, last.after.number == 1,
        value("navigation", "selected", at: last.frame) == .flag(true)
      else { return nil }
      return Motion(first: frames.lowerBound, end: last.frame, after: lastFrame)
    }
  }
}
