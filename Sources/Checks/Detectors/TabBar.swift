import NavSimTrace
import NavSimVocabulary

extension Detector {
  /// Tab bar or toolbar go wrong.
  static let tabBar = Detector(
    "NAV018", "tab-bar", "the tab bar or the toolbar jumps or stays where it should not",
    manual: """
      Looks at tabBar.y and at the y of each controller's own toolbar where the trace has them: in
      an animated transition a jump of more than 'step' in one frame, more than twice its
      neighbours, while the bar is at the bottom of the screen and not under way with its page,
      and the same of its height; a bar that is hidden or shown at once there, or as it ends;
      after a cancelled one a place that differs from that before it. A page that was on top
      before should have a bar as tall as then. Where only transitions, presentations and scrolls
      lie between, it should have a tab bar if it had one, unless code has hidden it, and no
      toolbar if it had none, unless its own code has shown it; nor a tab bar that its own code has hidden
      and another page's has shown. Where the stack goes back to a page
      that has not been on top yet, it should have a tab bar that there was until a page hid it that
      has left.
      'of' takes tabBar, toolbar, or toolbar.NAME of another controller.
      """,
    thresholds: [Threshold("step", 8, "pt", "how far a bar at the bottom may move in one frame")]
  ) { evidence, limits in
    ["tabBar", "toolbar"].flatMap { sightings(of: $0, evidence, limits) }
  }

  private static func sightings(
    of bar: String, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    var found: [Sighting] = []
    for motion in evidence.motions {
      found += bottomJumps(of: bar, in: motion, evidence, limits)
      found += heightJumps(of: bar, in: motion, evidence, limits)
      found += vanishing(of: bar, in: motion, evidence)
      found += arrivals(of: bar, in: motion, evidence)
    }
    found += evidence.rests.indices.compactMap { otherHeight(of: bar, at: $0, evidence) }
    found += evidence.rests.indices.compactMap {
      bar == "tabBar"
        ? gone(bar, at: $0, evidence) ?? leftHidden(bar, at: $0, evidence)
          ?? leftShown(bar, at: $0, evidence)
        : left(bar, at: $0, evidence)
    }
    return found
  }

  private static func heightJumps(
    of bar: String, in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard let slot = evidence.slot(bar, "height"), !evidence.turns(in: motion.frames) else {
      return []
    }
    return evidence.tracks[slot].changes(in: motion.frames).compactMap { change in
      guard evidence.jumps(slot, at: change.frame, over: limits["step"]),
        evidence.isShown(bar, at: change.frame), evidence.isShown(bar, at: change.frame - 1)
      else { return nil }
      return Sighting(
        bar, at: change.frame, "its height jumps from \(evidence.way(change))", slots: [slot]
      ).found("height", evidence.size(change), grain: limits["step"])
    }
  }

  /// A bar at its place at the bottom that is hidden or shown at once while pages move, or as they come to rest.
  private static func vanishing(
    of bar: String, in motion: Motion, _ evidence: Evidence
  ) -> [Sighting] {
    guard let slot = evidence.slot(bar, "hidden") else { return [] }
    return evidence.tracks[slot].changes(in: motion.frames)
      .compactMap { change in
        let near = [change.frame - 1, change.frame]
        guard near.allSatisfy({ evidence.number(bar, "x", at: $0) == 0 }),
          let y = evidence.number(bar, "y", at: change.frame - 1),
          y == evidence.number(bar, "y", at: change.frame), evidence.isAboveBottom(y)
        else { return nil }
        return Sighting(
          bar, at: change.frame, "is \(change.after == .flag(true) ? "gone" : "there") at once",
          slots: [slot]
        ).found("hidden")
      }
  }

  private static func otherHeight(
    of bar: String, at index: Int, _ evidence: Evidence
  ) -> Sighting? {
    let rest = evidence.rests[index]
    guard let top = evidence.top(at: rest.frame),
      let earlier = evidence.earlierRest(of: top, before: index),
      evidence.isShown(bar, at: rest.frame), evidence.isShown(bar, at: earlier.frame),
      evidence.value("page." + top, "width", at: rest.frame)
        == evidence.value("page." + top, "width", at: earlier.frame),
      let slot = evidence.slot(bar, "height"),
      let before = evidence.tracks[slot].value(at: earlier.frame),
      let after = evidence.tracks[slot].value(at: rest.frame), before != after
    else { return nil }
    return Sighting(
      bar, at: rest.first, lasting: rest.lasting,
      "it is \(evidence.text(of: after)) pt tall under \(top), which had it with "
        + "\(evidence.text(of: before)) pt", slots: [slot], shown: [earlier.frame, rest.frame]
    ).found("height again")
  }

  /// A tab bar that is away under a page that had one.
  private static func gone(_ bar: String, at index: Int, _ evidence: Evidence) -> Sighting? {
    let rest = evidence.rests[index]
    guard let top = evidence.top(at: rest.frame),
      evidence.earlierRest(of: top, before: index) != nil,
      let slot = evidence.slot(bar, "hidden"), !evidence.isShown(bar, at: rest.frame),
      case let line = evidence.lastCause(of: slot, at: rest.frame) ?? "",
      let earlier = evidence.lastRestLaidOutAlike(top, before: index),
      evidence.isShown(bar, at: earlier.frame),
      // Among acts of another kind code may mean what it says of the tab bar, or of a page that it brings anew.
      evidence.begun.areOrdinary(after: earlier.frame, upTo: rest.frame)
        || !line.contains(bar) && evidence.stays(top, from: earlier.frame, to: rest.frame)
    else { return nil }
    // What brought the page that hid it is no fault: what took that page away has not brought it back.
    let isSaid = line.contains(bar) || line.contains(Property.hidesBottomBarWhenPushed.name)
    return Sighting(
      bar, at: rest.first, lasting: rest.lasting,
      "it is gone under \(top), which had it", slots: [slot], shown: [earlier.frame, rest.frame]
    ).found("gone again")
      .blaming(isSaid ? [] : [evidence.slot("navigation", "stack")].compactMap { $0 })
  }

  /// A tab bar that a page has hidden which has left, under a page that lay below it and was never on top before.
  private static func leftHidden(
    _ bar: String, at index: Int, _ evidence: Evidence
  ) -> Sighting? {
    let rest = evidence.rests[index]
    guard index > 0, let slot = evidence.slot(bar, "hidden"),
      evidence.tracks[slot].value(at: rest.frame) == .flag(true),
      let top = evidence.top(at: rest.frame), top != evidence.tops[index - 1],
      evidence.lastRest(of: top, before: index) == nil,
      !evidence.isUnderPresented(at: rest.frame), !evidence.isShown(bar, at: rest.frame),
      let hid = evidence.tracks[slot].writer(at: rest.frame), hid.frame >= 0,
      evidence.isShown(bar, at: hid.frame - 1),
      case let page = evidence.trace.page(ofCause: hid.cause), !page.isEmpty, page != top,
      evidence.isOnStack(page, at: hid.frame), !evidence.isOnStack(page, at: rest.frame),
      evidence.isOnStack(top, at: hid.frame)
    else { return nil }
    return Sighting(
      bar, at: rest.first, lasting: rest.lasting,
      "it is gone under \(top): \(page), which has left, hid it", slots: [slot],
      shown: [hid.frame - 1, rest.frame]
    ).found("gone again")
  }

  /// A tab bar that another page's code has shown under a page whose own code has hidden it.
  private static func leftShown(
    _ bar: String, at index: Int, _ evidence: Evidence
  ) -> Sighting? {
    let rest = evidence.rests[index]
    guard let top = evidence.top(at: rest.frame), !evidence.isUnderPresented(at: rest.frame),
      let earlier = evidence.lastRest(of: top, before: index),
      let slot = evidence.slot(bar, "hidden"), !evidence.isShown(bar, at: earlier.frame),
      evidence.isShown(bar, at: rest.frame),
      evidence.isOwnLine(of: top, slot, at: earlier.frame),
      let shown = evidence.tracks[slot].writer(at: rest.frame),
      case let page = evidence.trace.page(ofCause: shown.cause), !page.isEmpty, page != top
    else { return nil }
    return Sighting(
      bar, at: rest.first, lasting: rest.lasting,
      "it is there under \(top), which has hidden it: \(page) has shown it", slots: [slot],
      shown: [earlier.frame, rest.frame]
    ).found("shown again")
  }

  /// A toolbar that another page's code has left under a page that had none.
  private static func left(_ bar: String, at index: Int, _ evidence: Evidence) -> Sighting? {
    let rest = evidence.rests[index]
    guard let top = evidence.top(at: rest.frame),
      evidence.earlierRest(of: top, before: index) != nil,
      let earlier = evidence.restAlike(top, before: index),
      !evidence.isShown(bar, at: earlier.frame), evidence.isShown(bar, at: rest.frame),
      let slot = evidence.slot("navigation", "toolbarHidden"),
      !evidence.isOwnLine(of: top, slot, at: rest.frame)
    else { return nil }
    return Sighting(
      bar, at: rest.first, lasting: rest.lasting,
      "it is still there under \(top), which had none", slots: [slot],
      shown: [earlier.frame, rest.frame]
    ).found("left")
  }

  private static func bottomJumps(
    of bar: String, in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard let slot = evidence.slot(bar, "y") else { return [] }
    let track = evidence.tracks[slot]
    var found = track.changes(in: motion.frames).compactMap { change -> Sighting? in
      guard evidence.jumps(slot, at: change.frame, over: limits["step"]),
        !evidence.turns(in: motion.frames),
        (evidence.number(bar, "x", at: change.frame - 1) ?? 0) == 0,
        !evidence.comes(bar, at: change.frame)
      else { return nil }
      return Sighting(
        bar, at: change.frame,
        "jumps from \(evidence.text(of: change.before)) to \(evidence.text(of: change.after)) pt",
        slots: [slot]
      ).found("step", evidence.size(change), grain: limits["step"])
    }
    if motion.isCancelled, track.value(at: motion.before) != track.value(at: motion.after),
      !evidence.turns(in: motion.before..<motion.after + 1),
      !evidence.isOnItsWay(slot, at: motion.before)
    {
      found.append(
        Sighting(
          bar, at: motion.end, "not where it was before the cancelled transition", slots: [slot],
          shown: [motion.before, motion.after]
        ).found("rest"))
    }
    return found
  }
}

extension Detector {
  /// A toolbar that code has to do with for the first time, and that is there at once: no frame before tells of it.
  private static func arrivals(
    of bar: String, in motion: Motion, _ evidence: Evidence
  ) -> [Sighting] {
    guard bar == "toolbar", let element = evidence.element(bar), let slot = evidence.slot(bar, "y")
    else { return [] }
    return evidence.presence[element].entries.compactMap { come -> Sighting? in
      guard come.value == .flag(true), motion.frames.contains(come.frame),
        evidence.isShown(bar, at: come.frame), evidence.isOnScreen(at: come.frame - 1),
        evidence.number(bar, "x", at: come.frame) == 0,
        let y = evidence.number(bar, "y", at: come.frame), evidence.isAboveBottom(y),
        !evidence.turns(in: motion.frames)
      else { return nil }
      return Sighting(
        bar, at: come.frame, "is there at once, at \(evidence.text(of: .number(y))) pt",
        slots: [slot]
      ).found("step")
    }
  }
}

extension Evidence {
  /// Whether a page was on the stack in every frame of a stretch.
  fileprivate func stays(_ page: String, from first: Int, to last: Int) -> Bool {
    guard let slot = slot("navigation", "stack"), isOnStack(page, at: first) else { return false }
    return tracks[slot].changes(in: first + 1..<last + 1).allSatisfy {
      isOnStack(page, at: $0.frame)
    }
  }

  /// Whether a bar goes from below the screen to beside it, to come in with its page: nobody sees
  /// that.
  fileprivate func comes(_ bar: String, at frame: Int) -> Bool {
    guard let before = number(bar, "y", at: frame - 1), let x = number(bar, "x", at: frame)
    else { return false }
    return x != 0 && !isAboveBottom(before)
  }

  /// Whether a height on the screen lies above its lower end, as far as a page tells it, or an opaque bar at which
  /// that ends: at the start, where nothing comes up from below, or in the first frame.
  func isAboveBottom(_ y: Double) -> Bool {
    guard let end = screenEnd(at: -1) ?? screenEnd(at: 0) else { return false }
    return y < end
  }

  private func screenEnd(at frame: Int) -> Double? {
    let ends = pages.compactMap { page in bottom(of: "page." + page, at: frame) }
    guard var end = ends.max() else { return nil }
    for bar in ["toolbar", "tabBar"]
    where value(bar, "translucent", at: frame) == .flag(false)
      && value(bar, "hidden", at: frame) == .flag(false)
    {
      if number(bar, "y", at: frame) == end { end = bottom(of: bar, at: frame) ?? end }
    }
    return end
  }

  private func bottom(of element: String, at frame: Int) -> Double? {
    guard let top = number(element, "y", at: frame),
      let height = number(element, "height", at: frame)
    else { return nil }
    return top + height
  }
}
