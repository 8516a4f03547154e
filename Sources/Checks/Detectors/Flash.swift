import NavSimTrace

extension Detector {
  /// A colour leaves the way from one look to the next and comes back.
  static let flash = Detector(
    "NAV001", "flash", "a colour leaves the way from the old look to the new and comes back",
    manual: """
      Looks at the colours that the eye sees in the bar and above it (eye.status, eye.left,
      eye.centre, eye.right) and at the colour of the items (bar.content.tintColor), in the frames
      of a transition and in the rest behind it. The old look is that of the frame before the
      transition, the new one that of the rest after it. A colour between the two, channel by
      channel, is on its way; one that lies further outside than 'color', and came or went by more
      than 'color' in a single frame, flashed. The dimming of a covered page is 0.1 and stays
      below the limit.
      'of' takes the point: no flash of eye.left.
      """,
    thresholds: [
      Threshold("color", 0.12, "of full", "how far outside of the way, in one channel"),
      Threshold("tail", 12, "frames", "how long after the end a return still counts"),
    ]
  ) { evidence, limits in
    evidence.motions.flatMap { motion in
      evidence.colorSlots(in: motion).flatMap { slot in
        excursions(of: slot, in: motion, evidence, limits)
      }
    }
  }

  private static func excursions(
    of slot: Int, in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    let track = evidence.tracks[slot]
    guard let from = track.value(at: motion.before), let to = track.value(at: motion.after)
    else { return [] }
    let limit = limits["color"]
    let last = min(motion.after, motion.end + Int(limits["tail"]))
    var found: [Sighting] = []
    var open: (frame: Int, isAbrupt: Bool, value: TraceValue)?
    for change in track.changes(in: motion.first..<last + 1) {
      let isOutside = ColorDistance.outside(change.after, from, to) > limit
      let isAbrupt = ColorDistance.between(change.before, change.after) > limit
      if isOutside {
        if open == nil { open = (change.frame, isAbrupt, change.after) }
        if isAbrupt { open?.isAbrupt = true }
      } else if let start = open {
        if start.isAbrupt || isAbrupt {
          found.append(
            sighting(of: slot, start.value, from, to, start.frame..<change.frame, evidence))
        }
        open = nil
      }
    }
    return found
  }

  private static func sighting(
    of slot: Int, _ value: TraceValue, _ from: TraceValue, _ to: TraceValue, _ frames: Range<Int>,
    _ evidence: Evidence
  ) -> Sighting {
    let way =
      from == to
      ? evidence.text(of: from) : "\(evidence.text(of: from)) to \(evidence.text(of: to))"
    return Sighting(
      evidence.subject(of: slot), at: frames.lowerBound, lasting: frames.count,
      "\(evidence.text(of: value)) for \(evidence.count(frames.count)) on the way from \(way)",
      slots: [slot], shown: [frames.lowerBound - 1, frames.lowerBound, frames.upperBound])
  }
}
