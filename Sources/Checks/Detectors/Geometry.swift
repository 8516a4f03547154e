import NavSimTrace

extension Detector {
  /// The bar's frame jumps.
  static let barGeometry = Detector(
    "NAV006", "bar-geometry", "the bar's place or height jumps, or is wrong at rest",
    manual: """
      Looks at bar.y, bar.height and bar.bg.height of a bar that can be seen. In an animated
      transition a jump of more than 'step' in one frame is a glitch; after a cancelled one a place
      or height that differs by more than 'rest' from that before it.
      'of' takes the property: no bar-geometry of bar.height.
      """,
    thresholds: [
      Threshold("step", 8, "pt", "how far the bar may move in one frame"),
      Threshold("rest", 0.5, "pt", "how far it may lie from where it was"),
    ]
  ) { evidence, limits in
    let slots = [("bar", "y"), ("bar", "height"), ("bar.bg", "height")].compactMap {
      evidence.slot($0.0, $0.1)
    }
    return evidence.motions.flatMap { motion in
      slots.flatMap { slot in
        jumps(of: slot, in: motion, evidence, limits)
          + leftovers(of: slot, motion, evidence, limits)
      }
    }
  }

  private static func jumps(
    of slot: Int, in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    evidence.tracks[slot].changes(in: motion.frames).compactMap { change in
      guard let before = change.before.number, let after = change.after.number,
        before - after > limits["step"] || after - before > limits["step"],
        evidence.isShown("bar", at: change.frame),
        !evidence.isBarAway(at: change.frame) || !evidence.isBarAway(at: change.frame - 1)
      else { return nil }
      return Sighting(
        evidence.subject(of: slot), at: change.frame,
        "jumps from \(evidence.text(of: change.before)) to \(evidence.text(of: change.after)) pt",
        slots: [slot])
    }
  }

  private static func leftovers(
    of slot: Int, _ motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard motion.isCancelled, let before = evidence.tracks[slot].value(at: motion.before)?.number,
      let after = evidence.tracks[slot].value(at: motion.after)?.number,
      before - after > limits["rest"] || after - before > limits["rest"]
    else { return [] }
    return [
      Sighting(
        evidence.subject(of: slot), at: motion.end, lasting: motion.after - motion.end + 1,
        "\(evidence.text(of: .number(after))) pt after the transition was cancelled, "
          + "\(evidence.text(of: .number(before))) before it", slots: [slot],
        shown: [motion.before, motion.after])
    ]
  }

  /// A page's content jumps.
  static let contentJump = Detector(
    "NAV007", "content-jump", "a page's content jumps up or down during or after a transition",
    manual: """
      Looks at where the content of each page in the hierarchy begins on screen
      (page.NAME.content y) and at its view's y, in the frames of a transition and in the rest
      behind it. A jump of more than 'step' in one frame is a glitch; the frame in which a page
      comes into the hierarchy is none.
      'of' takes the page's element: no content-jump of page.B.
      """,
    thresholds: [Threshold("step", 3, "pt", "how far content may move in one frame")]
  ) { evidence, limits in
    evidence.motions.flatMap { motion in
      evidence.pages.flatMap { page in
        [evidence.slot("page.\(page).content", "y"), evidence.slot("page." + page, "y")]
          .compactMap { $0 }.flatMap { contentJumps(of: $0, page, in: motion, evidence, limits) }
      }
    }
  }

  private static func contentJumps(
    of slot: Int, _ page: String, in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    let tail = min(motion.after, motion.end + 30)
    return evidence.tracks[slot].changes(in: motion.first..<tail + 1).compactMap { change in
      guard let before = change.before.number, let after = change.after.number,
        before - after > limits["step"] || after - before > limits["step"],
        evidence.isShown("page." + page, at: change.frame),
        evidence.isShown("page." + page, at: change.frame - 1)
      else { return nil }
      return Sighting(
        "page." + page, at: change.frame,
        "the content jumps from \(evidence.text(of: change.before)) to "
          + "\(evidence.text(of: change.after)) pt", slots: [slot])
    }
  }

  /// A title jumps.
  static let titleJump = Detector(
    "NAV011", "title-jump", "a title or button jumps sideways or changes its size at once",
    manual: """
      Looks at x and width of the titles and buttons that can be seen, in the frames of a
      transition and in the frame that shows its end. Items move with the transition; a step of
      more than 'step' that is more than twice the step before and the step after it is a jump.
      'of' takes the element: no title-jump of title.B.
      """,
    thresholds: [Threshold("step", 2, "pt", "how far an item may jump")]
  ) { evidence, limits in
    let parts = evidence.trace.elements.filter { element in
      ["title.", "left.", "right.", "back."].contains { element.name.hasPrefix($0) }
    }.map(\.name)
    return evidence.motions.flatMap { motion in
      parts.flatMap { part in
        ["x", "width"].flatMap { property in
          itemJumps(of: part, property, in: motion, evidence, limits)
        }
      }
    }
  }

  private static func itemJumps(
    of part: String, _ property: String, in motion: Motion, _ evidence: Evidence,
    _ limits: Limits
  ) -> [Sighting] {
    guard let slot = evidence.slot(part, property) else { return [] }
    let track = evidence.tracks[slot]
    let last = min(motion.after, motion.end + 2)
    func step(_ frame: Int) -> Double? {
      guard let a = track.value(at: frame - 1)?.number, let b = track.value(at: frame)?.number
      else { return nil }
      return b > a ? b - a : a - b
    }
    return track.changes(in: motion.first + 1..<max(last, motion.first) + 1).compactMap { change in
      guard let jump = step(change.frame), jump > limits["step"],
        jump > 2 * (step(change.frame - 1) ?? 0), jump > 2 * (step(change.frame + 1) ?? 0),
        evidence.opacity(of: part, at: change.frame) > 0.1,
        evidence.opacity(of: part, at: change.frame - 1) > 0.1
      else { return nil }
      return Sighting(
        part, at: change.frame,
        "\(property) jumps from \(evidence.text(of: change.before)) to "
          + "\(evidence.text(of: change.after)) pt", slots: [slot])
    }
  }
}
