import NavSimTrace

/// An opacity that another page has given the bar, in one step, and that stays as a page is on top again: through it one
/// sees another colour than before, whatever the bar's own look is.
extension Detector {
  static func leftOpacities(
    at index: Int, since earlier: Int?, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard let earlier, let top = evidence.tops[index],
      let stays = stays(between: earlier, and: index, of: evidence)
    else { return [] }
    let (before, rest) = (evidence.rests[earlier], evidence.rests[index])
    guard evidence.seesBar(at: before.frame), evidence.seesBar(at: rest.frame),
      !evidence.showsOwnBar(of: top, at: rest.frame),
      evidence.wish(top, "bgAlpha", at: rest.frame) == nil,
      let point = evidence.slot("eye", "centre"),
      ColorDistance.between(
        evidence.tracks[point].value(at: before.frame), evidence.tracks[point].value(at: rest.frame)
      )
        > limits["color"]
    else { return [] }
    return ["bar", "bar.bg"].compactMap { name in
      guard let slot = evidence.slot(name, "alpha"), case let track = evidence.tracks[slot],
        let now = track.value(at: rest.frame), let then = track.value(at: before.frame),
        now != then,
        stays.contains(where: { $0.page != top && track.value(at: $0.frame) == now }),
        let writer = track.writer(at: rest.frame),
        case let other = evidence.trace.page(ofCause: writer.cause), !other.isEmpty, other != top,
        // A routine of a page's is what somebody asks for.
        evidence.lastCause(of: slot, at: rest.frame).flatMap(Evidence.hook) != nil
      else { return nil }
      return Sighting(
        evidence.subject(of: slot), at: rest.first, lasting: rest.lasting,
        "\(top) is on top again with the opacity \(evidence.text(of: now)), as \(other) had it; it was "
          + "\(evidence.text(of: then)) before",
        slots: [slot], shown: [before.frame, rest.frame])
    }
  }
}
