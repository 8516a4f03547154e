import NavSimTrace

extension Detector {
  /// What a page shows is there or gone at once.
  static let suddenContent = Detector(
    "NAV022", "sudden-content",
    "a page's view is there, gone or another colour from one frame to the next while it slides",
    manual: """
      Looks at the opacity, the hidden flag and the background of each page's view
      (page.NAME.alpha, .hidden, .backgroundColor), in the frames of a transition, or of a
      presentation or dismissal, and for 'tail' frames behind it, where the page lies on the screen before and after the step. An opacity that
      steps by more than 'alpha' in one frame, and a background that steps by more than 'color', are
      findings. So is a page that leaves the hierarchy while eye.below shows its background, where what
      is seen in its place differs by more than half of 'color'. A page that comes into it is none.
      'of' takes the page: no sudden-content of page.B.
      """,
    thresholds: [
      Threshold("alpha", 0.5, "of full", "how far an opacity may step in one frame"),
      Threshold("color", 0.1, "OKLab", "how far a background may step in one frame"),
      Threshold("tail", 2, "frames at 60 Hz", "how long after the end a step still belongs to it"),
    ]
  ) { evidence, limits in
    let ways = evidence.motions + evidence.ownDrags + evidence.presentationsOver
    return ways.filter { !evidence.turns(in: $0.frames) }
      .flatMap { motion -> [Sighting] in
        let last = max(min(motion.after, motion.end + Int(min(limits["tail"], 1000))), motion.first)
        let frames = motion.first..<last + 1
        return evidence.pages(in: frames).flatMap { page in
          steps(of: "page." + page, in: frames, evidence, limits)
            + leaving("page." + page, in: frames, evidence, limits)
        }
      }
  }

  /// A page that is seen right up to the frame in which it is no longer in the hierarchy.
  private static func leaving(
    _ page: String, in frames: Range<Int>, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard let below = evidence.slotBelow, let ground = evidence.slot(page, "backgroundColor"),
      frames.count > 2
    else { return [] }
    return evidence.tracks[below].changes(in: frames).compactMap { change -> Sighting? in
      let before = change.frame - 1
      // Where no page is left there is a gap.
      guard before >= frames.lowerBound, evidence.isThere(page, at: before),
        evidence.pages(at: change.frame).contains(where: {
          evidence.isThere("page." + $0, at: change.frame)
        }),
        let view = evidence.element(page), !evidence.isPresent(view, at: change.frame),
        evidence.tracks[ground].value(at: before) == change.before,
        PerceivedDistance.between(change.before, change.after) > limits["color"] / 2,
        !hasTwin(page, showing: change.before, in: change.frame, evidence)
      else { return nil }
      return Sighting(
        page, at: change.frame,
        "it is gone at once: \(evidence.text(of: change.before)) is seen until then, and"
          + " \(evidence.text(of: change.after)) after it", slots: [below, ground]
      ).found("presence")
    }
  }

  /// Whether another page has the colour of one that leaves in a frame: one that stays may be what was seen, and of two that
  /// leave one is told.
  private static func hasTwin(
    _ page: String, showing color: TraceValue, in frame: Int, _ evidence: Evidence
  ) -> Bool {
    let pages = evidence.pages(at: frame - 1).map { "page." + $0 }
    let own = pages.firstIndex(of: page) ?? 0
    return pages.enumerated().contains { place, other in
      guard other != page, let ground = evidence.slot(other, "backgroundColor"),
        evidence.tracks[ground].value(at: frame - 1) == color
      else { return false }
      return place < own || evidence.isThere(other, at: frame)
    }
  }

  private static func steps(
    of page: String, in frames: Range<Int>, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    var told: Set<Int> = []
    return ["alpha", "hidden", "backgroundColor"].flatMap { property -> [Sighting] in
      guard let slot = evidence.slot(page, property) else { return [] }
      return evidence.tracks[slot].changes(in: frames).compactMap { change -> Sighting? in
        let frame = change.frame
        guard evidence.isThere(page, at: frame - 1), evidence.isThere(page, at: frame) else {
          return nil
        }
        let message: String
        if property == "backgroundColor" {
          guard evidence.isShown(page, at: frame - 1), evidence.isShown(page, at: frame),
            PerceivedDistance.between(change.before, change.after) > limits["color"]
          else { return nil }
          message =
            "its background jumps from \(evidence.text(of: change.before)) to "
            + evidence.text(of: change.after)
        } else {
          let before = evidence.pageOpacity(page, at: frame - 1)
          let after = evidence.pageOpacity(page, at: frame)
          guard max(before - after, after - before) > limits["alpha"] else { return nil }
          message = after > before ? "it is there at once" : "it is gone at once"
        }
        guard told.insert(frame).inserted else { return nil }
        return Sighting(page, at: frame, message, slots: [slot]).found(property)
      }
    }
  }
}

extension Evidence {
  /// Whether a page's view lies in the hierarchy and on the screen.
  fileprivate func isThere(_ page: String, at frame: Int) -> Bool {
    guard let index = element(page) else { return false }
    return isPresent(index, at: frame) && isInScreen(page, at: frame)
  }

  fileprivate func pageOpacity(_ page: String, at frame: Int) -> Double {
    value(page, "hidden", at: frame) == .flag(true) ? 0 : number(page, "alpha", at: frame) ?? 1
  }
}
