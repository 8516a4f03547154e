import NavSimTrace
import NavSimVocabulary

extension Detector {
  /// A colour leaves the way from one look to the next and comes back.
  static let flash = Detector(
    "NAV001", "flash", "a colour leaves the way from the old look to the new and comes back",
    manual: """
      Looks at the colours that the eye sees in the bar and above it (eye.status, eye.left,
      eye.centre, eye.right) and at the colour of the items (bar.content.tintColor) where one can
      be seen, in the frames of a transition and for 'tail' frames of the rest behind it. The old
      look is that of the frame before the transition, the new one that of the rest after it; a
      cancelled swipe has a third look, where it is furthest, and goes back from there to the
      first; where code hides or shows the bar after the end there is the one before that. A
      colour between two of them, channel by channel, is on its way; one that lies further outside
      than 'color' and comes back flashed, and so did one that lies further than 'dip' from every
      mix of two looks, such as black between red and blue. Where the bar is hidden or transparent
      before or after, the colours of the pages belong to the way; so they do where a bar that
      nobody sees changes its height. The dimming of a covered page and the shadow before a page's
      edge are taken off what is seen beside the bar. Where a swipe turns, the edge of its page may
      pass a point and come back: what lies beside that page is no flash, nor is what a point sees
      below stand-ins that are lower than the bar with which it goes, nor is the tint that comes back
      as what was presented over the bar goes. A colour that ends where the page that leaves writes over that of the page that comes
      was right, and what comes after it a style-leak. The points go with the bar's height: a
      hairline that one of them passes for a frame is none.
      'of' takes the point, or bar.content.tintColor: no flash of eye.left.
      """,
    thresholds: [
      Threshold("color", 0.12, "of full", "how far outside of the way, in one channel"),
      Threshold("dip", 0.3, "of full", "how far from a mix of two looks, in one channel"),
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
    let last = min(motion.after, motion.end + Int(min(limits["tail"], 1000)))
    let changes = track.changes(in: motion.first..<max(last, motion.first) + 1)
    guard !changes.isEmpty else { return [] }
    let stages = evidence.stages(of: slot, in: motion)
    let overwrites = evidence.overwrites(in: motion)
    var found: [Sighting] = []
    var open: (frame: Int, value: TraceValue, corridor: Corridor)?
    for change in changes {
      guard let stage = stages.first(where: { change.frame <= $0.last }) else { break }
      if isOutside(stage.corridor, change.after, limits),
        case let bare = evidence.withoutShade(change.after, at: slot, change.frame),
        isOutside(stage.corridor, bare, limits)
      {
        if open == nil { open = (change.frame, change.after, stage.corridor) }
      } else if let start = open {
        defer { open = nil }
        if overwrites.contains(where: { isOf(slot, $0.field, evidence) && $0.frame == change.frame }
        ) {
          continue
        }
        if evidence.passesByItself(slot, in: start.frame..<change.frame, of: motion) { continue }
        // The items' colour is no colour where nobody sees them.
        if !evidence.isOfEye(slot),
          !(start.frame..<change.frame).contains(where: { evidence.showsContent(at: $0) })
        {
          continue
        }
        var sighting = sighting(
          of: slot, start.value, start.corridor, start.frame..<change.frame, evidence)
        // Where most of the way looks so, it may be the look behind it that nobody wanted.
        if change.frame >= motion.end, 2 * (change.frame - start.frame) >= motion.end - motion.first
        {
          sighting.message +=
            "; the transition ends with it, and the look after it may be wrong"
        }
        found.append(
          sighting.found("", start.corridor.distance(of: start.value), grain: limits["color"]))
      }
    }
    return found
  }

  private static func isOutside(
    _ corridor: Corridor, _ value: TraceValue, _ limits: Limits
  ) -> Bool {
    corridor.distance(of: value) > limits["color"]
      || corridor.distanceFromMixes(of: value) > limits["dip"]
  }

  /// Whether a field of the bar is what a slot shows: a tint the buttons', its colour what the eye sees.
  private static func isOf(_ slot: Int, _ field: String, _ evidence: Evidence) -> Bool {
    evidence.isOfEye(slot) ? field == "barTintColor" : field == "tintColor"
  }

  private static func sighting(
    of slot: Int, _ value: TraceValue, _ corridor: Corridor, _ frames: Range<Int>,
    _ evidence: Evidence
  ) -> Sighting {
    let from = evidence.text(of: corridor.from)
    let to = evidence.text(of: corridor.to)
    var sighting = Sighting(
      evidence.subject(of: slot), at: frames.lowerBound, lasting: frames.count,
      "\(evidence.text(of: value)) for \(evidence.count(frames.count)) on the way from "
        + (from == to ? "\(from) back to it" : "\(from) to \(to)"),
      slots: [slot] + evidence.culprit(at: frames.lowerBound, of: slot),
      shown: [frames.lowerBound - 1, frames.lowerBound, frames.upperBound])
    // What lies behind everything is seen because something does not lie there.
    if value == evidence.backdrop(at: frames.lowerBound) {
      sighting.blamed = evidence.missingBar(at: frames.lowerBound)?.slots ?? []
    }
    return sighting
  }
}

extension Evidence {
  /// Whether what a point of the eye sees for some frames only lies there on the way of something else.
  fileprivate func passesByItself(
    _ slot: Int, in frames: Range<Int>, of motion: Motion
  ) -> Bool {
    passesLine(slot, in: frames) || passesEdge(slot, in: frames, of: motion)
      || liesBelowOwnBars(slot, in: frames)
  }

  /// Whether a point of the eye only passes a line: it goes with the bar's height, or the bar moves up or down, and what
  /// it sees for a frame is the colour of a stand-in's hairline, or of the bar's, over what it sees on one side of it.
  func passesLine(_ slot: Int, in frames: Range<Int>) -> Bool {
    let frame = frames.lowerBound
    guard isOfEye(slot), frames.count == 1,
      ["height", "y"].contains(where: { name in
        self.slot("bar", name).map { !tracks[$0].changes(in: frames).isEmpty } ?? false
      }), let seen = tracks[slot].value(at: frame),
      let before = tracks[slot].value(at: frame - 1), before.kind == .color,
      let after = tracks[slot].value(at: frames.upperBound), after.kind == .color,
      seen != before, seen != after
    else { return false }
    return trace.slots.indices.contains { line in
      guard
        trace.slots[line].name == "hairlineColor"
          || subject(of: line) == "bar.bg.shadow.color" && showsRealBackground(at: frame),
        isPresent(trace.slots[line].element, at: frame),
        let color = tracks[line].value(at: frame), color.kind == .color
      else { return false }
      return [before, after].contains { side in
        let passed = Color(packed: color.packedColor).over(Color(packed: side.packedColor))
        return ColorDistance.between(.color(passed), seen) < 0.02
      }
    }
  }
}
