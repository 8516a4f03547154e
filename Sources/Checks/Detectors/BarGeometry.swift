import NavSimTrace

extension Detector {
  /// The bar's frame jumps.
  ///
  /// Glitch records: CallLiven, README of RWNavigationBarTransition (a status bar that is hidden);
  /// MoZhouqi, KMNavigationBarTransition issues 83 and 91; wangrui460, WRNavigationBar issue 64.
  static let barGeometry = Detector(
    "NAV006", "bar-geometry", "the bar's place or height jumps, or is wrong at rest",
    manual: """
      Looks at bar.y, bar.height and bar.bg.height in the frames of a transition and in the one that
      shows its end, where the bar is seen before and after the step. A step of more than 'step'
      that is more than twice its neighbours is a jump: a bar that grows or moves with the
      transition makes none. A bar that comes or goes at once is no matter of its place (see
      missing-animation). After a cancelled transition a seen bar whose place or height differs by
      more than 'rest' from that before it is a finding too. So is one that lies elsewhere, or is as
      tall as never, at a rest of a page that was on top before, scrolled as far, as wide and with the
      same lines above its title.
      'of' takes the property: no bar-geometry of bar.height.
      """,
    thresholds: [
      Threshold("step", 3, "pt", "how far the bar may jump in one frame"),
      Threshold("rest", 0.5, "pt", "how far it may lie from where it was"),
    ]
  ) { evidence, limits in
    let slots = [("bar", "y"), ("bar", "height"), ("bar.bg", "height")].compactMap {
      evidence.slot($0.0, $0.1)
    }
    return evidence.motions.filter { !evidence.turns(in: $0.frames) }.flatMap { motion in
      slots.flatMap { slot in
        barJumps(of: slot, in: motion, evidence, limits)
          + leftovers(of: slot, motion, evidence, limits)
      }
    } + slots.flatMap { changedRests(of: $0, evidence, limits) }
  }

  private static func barJumps(
    of slot: Int, in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    let subject = evidence.subject(of: slot)
    return evidence.tracks[slot].changes(in: motion.frames).compactMap { change in
      guard evidence.jumps(slot, at: change.frame, over: limits["step"]),
        evidence.seesBar(at: change.frame), evidence.seesBar(at: change.frame - 1)
      else { return nil }
      if subject == "bar.bg.height",
        !evidence.seesBackground(at: change.frame)
          || !evidence.seesBackground(at: change.frame - 1)
      {
        return nil
      }
      return Sighting(
        subject, at: change.frame, "jumps from \(evidence.way(change))", slots: [slot]
      ).found("step", evidence.size(change), grain: limits["step"])
    }
  }

  private static func leftovers(
    of slot: Int, _ motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard motion.isCancelled, evidence.seesBar(at: motion.before),
      evidence.seesBar(at: motion.after),
      let before = evidence.tracks[slot].value(at: motion.before)?.number,
      let after = evidence.tracks[slot].value(at: motion.after)?.number,
      before - after > limits["rest"] || after - before > limits["rest"]
    else { return [] }
    return [
      Sighting(
        evidence.subject(of: slot), at: motion.end, lasting: motion.after - motion.end + 1,
        "\(evidence.text(of: .number(after))) pt after the transition was cancelled, "
          + "\(evidence.text(of: .number(before))) before it", slots: [slot],
        shown: [motion.before, motion.after]
      ).found("rest", max(after - before, before - after), grain: limits["rest"])
    ]
  }

  /// A page that is as it was, under a bar that is not.
  private static func changedRests(
    of slot: Int, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    let rests = evidence.rests
    return rests.indices.compactMap { index -> Sighting? in
      guard let top = evidence.top(at: rests[index].frame),
        evidence.seesBar(at: rests[index].frame),
        let earlier = rests[..<index].last(where: {
          evidence.top(at: $0.frame) == top && evidence.isLaidOutAlike(top, $0, rests[index])
        }),
        evidence.isMoreThanRest(between: earlier, rests[index]),
        evidence.seesBar(at: earlier.frame),
        let before = evidence.tracks[slot].value(at: earlier.frame)?.number,
        let after = evidence.tracks[slot].value(at: rests[index].frame)?.number,
        before - after > limits["rest"] || after - before > limits["rest"]
      else { return nil }
      // After a cancelled transition it is told already.
      if let motion = rests[index].motion.map({ evidence.motions[$0] }), motion.isCancelled,
        motion.after == rests[index].frame
      {
        return nil
      }
      return Sighting(
        evidence.subject(of: slot), at: rests[index].first,
        lasting: rests[index].frame - rests[index].first + 1,
        "\(evidence.text(of: .number(after))) pt under \(top), which had it at "
          + "\(evidence.text(of: .number(before))) pt", slots: [slot],
        shown: [earlier.frame, rests[index].frame]
      ).found("again", max(after - before, before - after), grain: limits["rest"])
    }
  }
}

extension Evidence {
  /// Whether a page is scrolled as far at two rests, as wide, and has as many rows beside its title.
  fileprivate func isLaidOutAlike(_ page: String, _ one: Rest, _ other: Rest) -> Bool {
    let places = [
      (page + ".scrollView", "contentOffset"), ("page." + page, "width"),
      ("search." + page, "searchActive"), ("search." + page, "height"),
    ]
    guard
      places.allSatisfy({ value($0.0, $0.1, at: one.frame) == value($0.0, $0.1, at: other.frame) })
    else { return false }
    return ["prompt." + page, "search." + page].compactMap { element($0) }
      .allSatisfy { isPresent($0, at: one.frame) == isPresent($0, at: other.frame) }
  }

  /// Whether transitions and scrolls went on between two rests, and nothing else: a timed line of code
  /// sets what it likes.
  fileprivate func isMoreThanRest(between one: Rest, _ other: Rest) -> Bool {
    let known = ["push", "pop", "set-stack", "swipe", "scroll", "tap"]
    let titles = trace.phases.compactMap { phase -> String? in
      guard case .action = phase.kind, phase.firstFrame > one.frame,
        phase.firstFrame <= other.frame
      else { return nil }
      return phase.title
    }
    return !titles.isEmpty && titles.allSatisfy { title in known.contains { title.hasPrefix($0) } }
  }
}
