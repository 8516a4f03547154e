import NavSimTrace

extension Detector {
  /// The status bar goes wrong.
  static let statusBar = Detector(
    "NAV020", "status-bar", "the status bar's style or visibility is wrong, or comes and goes",
    manual: """
      Looks at statusBar where the trace has it. At rest its style should be the one that the top
      page wants (wants statusBarStyle). In a transition its style and its visibility should not
      change and come back, nor its opacity; in a cancelled swipe they may, as long as the swipe
      is at its furthest in between. Where the style is not what the top page wants when a
      transition is over, and becomes it more than 'late' frames later, it comes too late; so does
      one that changes only when another page has come, at the end or within 'tail' frames behind
      it. A page that was on top before with a status bar should have it again, and one without
      none; after a movement that was taken back it should be as it was, in its style too, and in
      its style after a dismissal, where no line of the page below chose another.
      'of' takes statusBar.
      """,
    thresholds: [
      Threshold("late", 2, "frames at 60 Hz", "how long after the end a style is still in time"),
      Threshold(
        "tail", 12, "frames at 60 Hz", "how long after the end a change still belongs to it"),
    ]
  ) { evidence, limits in
    guard evidence.element("statusBar") != nil else { return [] }
    let before = evidence.restsBeforePresentations
    return evidence.rests.flatMap { wrongStyle(at: $0, evidence) }
      + evidence.rests.indices.compactMap { changed(at: $0, evidence) }
      + evidence.rests.compactMap { rest in
        before[rest.frame].flatMap { afterDismissal(at: rest, since: $0, evidence) }
      }
      + evidence.motions.flatMap { motion in
        ["style", "hidden", "alpha"].flatMap { restless($0, in: motion, evidence) }
          + late(after: motion, evidence, limits)
          + changedLate(after: motion, evidence, limits)
      }
  }

  /// A style that is mended only a while after the transition.
  private static func late(
    after motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard motion.end <= motion.after, let top = evidence.top(at: motion.after),
      let wish = evidence.wish(top, "statusBarStyle", at: motion.after),
      let slot = evidence.slot("statusBar", "style"),
      let style = evidence.tracks[slot].value(at: motion.end), style != wish,
      let mended = evidence.tracks[slot].changes(in: motion.end + 1..<motion.after + 1)
        .first(where: { $0.after == wish }),
      Double(mended.frame - motion.end) > limits["late"]
    else { return [] }
    return [
      Sighting(
        "statusBar", at: motion.end, lasting: mended.frame - motion.end,
        "\(top) wants \(evidence.text(of: wish)), the status bar is \(evidence.text(of: style)) "
          + "until \(evidence.place(of: mended.frame))",
        slots: [slot], shown: [motion.end, mended.frame]
      ).found("late")
    ]
  }

  /// A style that changes only when another page has come: until then its text is of the page before.
  private static func changedLate(
    after motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard !motion.isCancelled, let top = evidence.top(at: motion.after),
      top != evidence.top(at: motion.before),
      evidence.wish(top, "statusBarStyle", at: motion.after) == nil,
      let slot = evidence.slot("statusBar", "style"),
      evidence.tracks[slot].changes(in: motion.first..<motion.end).isEmpty
    else { return [] }
    let last = min(motion.end + Int(min(limits["tail"], 1000)), motion.after)
    guard last >= motion.end,
      let change = evidence.tracks[slot].changes(in: motion.end..<last + 1).first
    else { return [] }
    return [
      Sighting(
        "statusBar", at: motion.first, lasting: change.frame - motion.first,
        "the style becomes \(evidence.text(of: change.after)) only when the transition is over",
        slots: [slot], shown: [motion.first, change.frame]
      ).found("late")
    ]
  }

  /// A page that comes back with a status bar and had none, or the other way round.
  private static func changed(at index: Int, _ evidence: Evidence) -> Sighting? {
    let rest = evidence.rests[index]
    guard let top = evidence.top(at: rest.frame), !evidence.isUnderPresented(at: rest.frame),
      case let before = evidence.restBeforeCancel(index, top),
      let earlier = before ?? evidence.earlierRest(of: top, before: index),
      // A phone held sideways has none.
      evidence.screenWidth(at: rest.frame) == evidence.screenWidth(at: earlier.frame)
    else { return nil }
    let isSeen = evidence.showsStatusBar(at: rest.frame)
    guard isSeen != evidence.showsStatusBar(at: earlier.frame) else {
      return before.flatMap { otherStyle(at: rest, since: $0, top, evidence) }
    }
    return Sighting(
      "statusBar", at: rest.first, lasting: rest.lasting,
      before != nil
        ? "\(top) stays, and the status bar is \(isSeen ? "there" : "gone"); before, it was not so"
        : isSeen
          ? "\(top) is on top again with a status bar, and it had none"
          : "\(top) is on top again without a status bar, and it had one",
      slots: ["hidden", "alpha"].compactMap { evidence.slot("statusBar", $0) },
      shown: [earlier.frame, rest.frame]
    ).found("again")
  }

  /// A style that something presented leaves, where no line of the page below has chosen it.
  private static func afterDismissal(
    at rest: Rest, since before: Rest, _ evidence: Evidence
  ) -> Sighting? {
    guard let top = evidence.top(at: rest.frame), evidence.top(at: before.frame) == top,
      let slot = evidence.slot("statusBar", "style"),
      !evidence.isChosen(slot, by: top, from: before.frame + 1, to: rest.frame),
      !evidence.isModeAlone(slot, from: before.frame, to: rest.frame)
    else { return nil }
    return otherStyle(at: rest, since: before, top, evidence)
  }

  /// A style that a movement which was taken back leaves.
  private static func otherStyle(
    at rest: Rest, since before: Rest, _ top: String, _ evidence: Evidence
  ) -> Sighting? {
    guard let slot = evidence.slot("statusBar", "style"), evidence.showsStatusBar(at: rest.frame),
      let then = evidence.tracks[slot].value(at: before.frame),
      let now = evidence.tracks[slot].value(at: rest.frame), then != now
    else { return nil }
    return Sighting(
      "statusBar", at: rest.first, lasting: rest.lasting,
      "\(top) stays, and the status bar is \(evidence.text(of: now)); before, it was "
        + evidence.text(of: then), slots: [slot], shown: [before.frame, rest.frame]
    ).found("kept")
  }

  private static func wrongStyle(at rest: Rest, _ evidence: Evidence) -> [Sighting] {
    guard let top = evidence.top(at: rest.frame),
      let wish = evidence.wish(top, "statusBarStyle", at: rest.frame),
      let style = evidence.value("statusBar", "style", at: rest.frame), style != wish,
      let slot = evidence.slot("statusBar", "style")
    else { return [] }
    return [
      Sighting(
        "statusBar", at: rest.first, lasting: rest.lasting,
        "\(top) wants \(evidence.text(of: wish)), the status bar is \(evidence.text(of: style))",
        slots: [slot], shown: [rest.frame]
      ).found("rest")
    ]
  }

  private static func restless(
    _ property: String, in motion: Motion, _ evidence: Evidence
  ) -> [Sighting] {
    guard let slot = evidence.slot("statusBar", property) else { return [] }
    let changes = evidence.tracks[slot].changes(in: motion.wholeFrames)
    let trips = zip(changes, changes.dropFirst()).filter { out, back in
      // A fade takes many steps: of an opacity only one at once is a trip.
      out.before == back.after && (property != "alpha" || out.after.number ?? 1 <= 0.1)
        && !motion.turns.contains { out.frame <= $0 && $0 < back.frame }
    }
    let shortest = trips.min {
      ($0.1.frame - $0.0.frame, $0.0.frame) < ($1.1.frame - $1.0.frame, $1.0.frame)
    }
    guard let (out, back) = shortest else { return [] }
    return [
      Sighting(
        "statusBar", at: out.frame, lasting: back.frame - out.frame,
        "\(property) becomes \(evidence.text(of: out.after)) and "
          + "\(evidence.text(of: back.after)) again in a transition", slots: [slot]
      ).found(property)
    ]
  }
}

extension Evidence {
  /// Whether a line of a page has chosen the style within a stretch: it wrote it, or the bar's style, from which the
  /// controller has it, or the page was asked and answers so.
  fileprivate func isChosen(_ slot: Int, by page: String, from first: Int, to last: Int) -> Bool {
    if let entry = tracks[slot].entry(at: last), entry.frame >= first,
      trace.page(ofCause: entry.cause) == page
    {
      return true
    }
    let ofBar = self.slot("bar", "barStyle").map {
      wasWritten($0, by: page, from: first, to: last)
    }
    return wasWritten(slot, by: page, from: first, to: last) || ofBar == true
      || answers(page, slot, from: first, to: last)
  }

  /// Whether the style is what a page last answered, asked within a stretch.
  fileprivate func answers(_ page: String, _ slot: Int, from first: Int, to last: Int) -> Bool {
    let asked = events(named: ["preferredStatusBarStyle"]).last { $0.frame <= last }
    guard let asked, asked.frame >= first, asked.arguments.first == page else { return false }
    return tracks[slot].writer(at: last).map {
      $0.frame <= asked.frame || trace.page(ofCause: $0.cause).isEmpty
    } ?? false
  }

  fileprivate func showsStatusBar(at frame: Int) -> Bool {
    value("statusBar", "hidden", at: frame) != .flag(true)
      && number("statusBar", "alpha", at: frame) ?? 1 > 0.5
  }
}
