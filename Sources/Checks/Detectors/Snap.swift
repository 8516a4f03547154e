import NavSimTrace

extension Detector {
  /// The bar's look jumps where it should change with the transition.
  static let snap = Detector(
    "NAV005", "snap",
    "the bar's look jumps in one frame where it should change with the transition",
    manual: """
      Looks at the three points across the bar (eye.left, eye.centre, eye.right) and at the colour
      of the items, in the frames of a transition and for 'tail' frames behind it. All three
      points jump in one frame by more than 'color': the bar was painted anew. An edge that moves
      over the screen reaches them in different frames, a cross-fade takes many. The first frame
      counts: there the old look is that before the transition. A hairline that passes them for a frame is no look.
      Buttons jump by themselves
      (bar.content.tintColor), where one can be seen in the frame of the jump and in the one
      before, also while the bar is on its way in or out; so do titles (title.NAME.color), where
      the title is more than half opaque in both. The eye does not go with what is presented:
      while a controller comes so or goes, while a finger drags its card and gives up, where its
      tab has faded in, and while the device turns, its own bar is looked at instead (bar.NAME.bg:
      image, material or colour over its page or over the stand-in there). The bar below what comes so or goes is looked at
      too, as long as it is in sight.
      'of' takes eye, bar.bg, bar.content.tintColor or title.NAME.
      """,
    thresholds: [
      Threshold("color", 0.25, "of full", "how far a colour jumps, in one channel"),
      Threshold("tail", 2, "frames at 60 Hz", "how long after the end a jump still belongs to it"),
    ]
  ) { evidence, limits in
    let own = evidence.motions.flatMap { motion in
      jumps(across: motion, evidence, limits) + jumps(ofTintIn: motion, evidence, limits)
        + jumps(ofTitlesIn: motion, evidence, limits)
    }
    let presented = evidence.ownPresentations.flatMap { motion in
      jumps(ofBarIn: motion, evidence, limits) + jumps(ofTintIn: motion, evidence, limits)
        + jumps(ofTitlesIn: motion, evidence, limits).filter { title in
          evidence.top(at: title.frame).map { "title." + $0 } == title.subject
        }
    }
    // The ink of a title steps where code animates an appearance, whatever it does.
    let others = (evidence.ownDrags + evidence.lateFades + evidence.turnWays).flatMap { motion in
      jumps(ofBarIn: motion, evidence, limits) + jumps(ofTintIn: motion, evidence, limits)
    }
    return own + presented + others
      + evidence.presentationsOver.flatMap { jumps(below: $0, evidence, limits) }
  }

  /// The bar that stays in sight while something comes or goes over it: it is painted anew itself, and what
  /// the eye sees jumps with it.
  private static func jumps(
    below motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    jumps(across: motion, evidence, limits).filter { jump in
      guard !evidence.motions.contains(where: { $0.frames.contains(jump.frame) }),
        !backgroundWriters(at: jump.frame, evidence).isEmpty,
        evidence.seesBar(at: jump.frame - 1), evidence.seesBar(at: jump.frame),
        let before = evidence.backgroundLook(at: jump.frame - 1),
        let after = evidence.backgroundLook(at: jump.frame)
      else { return false }
      return ColorDistance.between(before, after) > limits["color"]
    }
  }

  /// The background of a bar that comes with what is presented.
  private static func jumps(
    ofBarIn motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    let slots = backgroundSlots(evidence)
    let frames = frames(motion, limits)
    let changed = Set(slots.flatMap { evidence.tracks[$0].changes(in: frames).map(\.frame) })
    return changed.sorted().compactMap { frame in
      guard let before = evidence.backgroundLookOverStandIn(at: frame - 1),
        let after = evidence.backgroundLookOverStandIn(at: frame),
        ColorDistance.between(before, after) > limits["color"]
      else { return nil }
      let writer = backgroundWriters(at: frame, evidence)
      return evidence.step(
        "bar.bg", frame,
        "the bar jumps from \(evidence.text(of: before)) to \(evidence.text(of: after))",
        slots: writer
      ).found("bar", ColorDistance.between(before, after), grain: limits["color"])
    }
  }

  /// What the look of a bar's background is made of.
  private static func backgroundSlots(_ evidence: Evidence) -> [Int] {
    ["bar.bg.image", "bar.bg.effect", "bar.bg"].flatMap { layer in
      ["color", "alpha", "hidden"].compactMap { evidence.slot(layer, $0) }
    }
  }

  /// Those of them that change in a frame.
  private static func backgroundWriters(at frame: Int, _ evidence: Evidence) -> [Int] {
    backgroundSlots(evidence).filter {
      !evidence.tracks[$0].changes(in: frame..<frame + 1).isEmpty
    }
  }

  private static func frames(_ motion: Motion, _ limits: Limits) -> Range<Int> {
    let last = min(motion.after, motion.end + Int(min(limits["tail"], 1000)))
    return motion.first..<max(last, motion.first) + 1
  }

  private static func jumps(
    across motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    let slots = evidence.acrossSlots
    guard slots.count == 3, let left = slots.first else { return [] }
    return evidence.tracks[left].changes(in: frames(motion, limits)).compactMap { change in
      guard ColorDistance.between(change.before, change.after) > limits["color"] else { return nil }
      let isEverywhere = slots.dropFirst().allSatisfy { slot in
        ColorDistance.between(
          evidence.tracks[slot].value(at: change.frame - 1),
          evidence.tracks[slot].value(at: change.frame)) > limits["color"]
      }
      guard isEverywhere,
        // To a line that passes, and back from it.
        ![change.frame, change.frame - 1].contains(where: { frame in
          slots.allSatisfy { evidence.passesLine($0, in: frame..<frame + 1) }
        })
      else { return nil }
      return evidence.step(
        "eye", change.frame,
        "the bar jumps from \(evidence.text(of: change.before)) to "
          + evidence.text(of: change.after),
        slots: [left] + evidence.culprit(at: change.frame, of: left)
      ).found(
        evidence.bringsItemAlong(at: change.frame, in: motion) ? ofItemAtStart : "bar",
        ColorDistance.between(change.before, change.after), grain: limits["color"])
    }
  }

  /// How a bar jumps to what an item brings along, as UIKit does it.
  static let ofItemAtStart = "item at start"

  private static func jumps(
    ofTintIn motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard let slot = evidence.slot("bar.content", "tintColor") else { return [] }
    return evidence.tracks[slot].changes(in: frames(motion, limits)).compactMap { change in
      guard ColorDistance.between(change.before, change.after) > limits["color"],
        evidence.showsContent(at: change.frame - 1), evidence.showsContent(at: change.frame),
        evidence.showsButton(at: change.frame - 1), evidence.showsButton(at: change.frame)
      else { return nil }
      return evidence.step(
        "bar.content.tintColor", change.frame,
        "the items jump from \(evidence.text(of: change.before)) to "
          + evidence.text(of: change.after),
        slots: [slot, evidence.slot("bar", "tintColor")].compactMap { $0 }
      ).found(
        "items", ColorDistance.between(change.before, change.after), grain: limits["color"])
    }
  }

  private static func jumps(
    ofTitlesIn motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    let frames = frames(motion, limits)
    return evidence.parts(["title."], in: frames).flatMap { title -> [Sighting] in
      guard let slot = evidence.slot(title, "color") else { return [] }
      return evidence.tracks[slot].changes(in: frames).compactMap { change -> Sighting? in
        guard ColorDistance.between(change.before, change.after) > limits["color"],
          [change.frame - 1, change.frame].allSatisfy({
            evidence.showsContent(at: $0) && evidence.opacity(of: title, at: $0) > 0.5
              && evidence.hasText(title, at: $0)
          })
        else { return nil }
        return evidence.step(
          title, change.frame,
          "the title jumps from \(evidence.text(of: change.before)) to "
            + evidence.text(of: change.after),
          slots: [slot, evidence.slot("bar", "titleColor")].compactMap { $0 }
        ).found(
          "title", ColorDistance.between(change.before, change.after), grain: limits["color"])
      }
    }
  }
}

extension Evidence {
  /// Whether a motion begins in a frame with the appearance that the item on top brings along, and UIKit alone has
  /// painted the bar: from iOS 26 on that is there at once. Observed: unfence-labs/hive issue 458.
  fileprivate func bringsItemAlong(at frame: Int, in motion: Motion) -> Bool {
    guard trace.isOfIOS(26), frame == motion.first, let bar = element("bar"),
      let top = top(at: frame), let look = trace.look(.background, of: bar, at: frame),
      look.owner == top + ".item", look.frame == frame
    else { return false }
    let elements = ["bar", "bar.bg", "bar.bg.image", "bar.bg.effect"].compactMap { element($0) }
    return elements.flatMap { trace.elements[$0].slots }.allSatisfy { slot in
      tracks[slot].changes(in: frame..<frame + 1).isEmpty
        || lastCause(of: slot, at: frame)?.contains("(") != true
    }
  }

  /// A step: it is over in one frame, and what it came to stays until the first of its slots looks
  /// otherwise.
  func step(_ subject: String, _ frame: Int, _ message: String, slots: [Int]) -> Sighting {
    var sighting = Sighting(subject, at: frame, message, slots: slots)
    let next = slots.first.flatMap { slot in
      let look = tracks[slot].value(at: frame)
      return tracks[slot].changes(in: frame + 1..<lastFrame + 1)
        .first { PerceivedDistance.between(look, $0.after) > 0.1 }?.frame
    }
    sighting.holds = (next ?? lastFrame + 1) - frame
    return sighting
  }
}
