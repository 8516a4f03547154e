import NavSimTrace

extension Detector {
  /// Something keeps a value from the middle of a transition.
  static let stuck = Detector(
    "NAV002", "stuck", "a value stays as a transition left it on its way",
    manual: """
      Looks at the rest behind each transition. After a cancelled one everything that can be seen
      should be as before it: a colour of the bar, of its items or of the top page's title that
      differs by more than 'color', or an opacity of the bar or of a part of it that differs by
      more than 'alpha', is stuck, and so are that of the page on top and another text of its
      title or of a button since the transition began or ended. So it is after a card that was
      dragged down and sprang back, and so is a keyboard that was up before, and is gone. So is at
      the first rest after a dismissal, when nothing presented is left, a colour of the bar or of
      its items that differs from that of the same page, scrolled as far, before the presentation,
      where no line of that page chose it since, other than by copying the grey of the dimmed bar.
      After a finished transition an opacity between 0 and 1 is stuck where it took more than one
      step to get there, nothing has changed it since, and the top page wants none like it
      (bgAlpha). So is a background that was shown at the rest before and is hidden since (bar.bg
      hidden), where no line of the top page hid it and that wants no bar like it. A part that
      cannot be seen, before or after, is left out, and a colour that is another in dark mode, or
      that the page on top has given back where a page below had written over it (style-leak).
      'of' takes the property: no stuck of bar.bg.alpha.
      """,
    thresholds: [
      Threshold("color", 0.05, "of full", "how far a colour may differ, in one channel"),
      Threshold("alpha", 0.02, "of full", "how far an opacity may differ"),
    ]
  ) { evidence, limits in
    afterMotions(evidence, limits)
      + evidence.restsAroundPresentations.flatMap { dimmed($0, $1, evidence, limits) }
      + evidence.rests.indices.dropFirst().compactMap { hiddenBackground(at: $0, evidence) }
  }

  /// What each movement has left.
  private static func afterMotions(_ evidence: Evidence, _ limits: Limits) -> [Sighting] {
    var found: [Sighting] = []
    for rest in evidence.rests {
      guard let motion = rest.motion.map({ evidence.motions[$0] }) else { continue }
      found +=
        motion.isCancelled
        ? remains(of: motion, at: rest, evidence, limits)
        : halves(of: motion, at: rest, evidence, limits)
    }
    for (motion, rest) in evidence.uncoveredCancels + evidence.cancelledDrags {
      found += remains(of: motion, at: rest, evidence, limits)
    }
    return found
  }

  /// A background that was hidden for a transition, and stays so.
  private static func hiddenBackground(at index: Int, _ evidence: Evidence) -> Sighting? {
    let rest = evidence.rests[index]
    let before = evidence.rests[index - 1]
    guard rest.motion != nil, let top = evidence.top(at: rest.frame),
      let slot = evidence.slot("bar.bg", "hidden"),
      evidence.tracks[slot].value(at: rest.frame) == .flag(true),
      evidence.tracks[slot].value(at: before.frame) == .flag(false),
      evidence.seesBar(at: before.frame), evidence.seesBar(at: rest.frame),
      (evidence.value(top + ".fake", "color", at: rest.frame)?.packedColor ?? 0) & 0xFF == 0,
      evidence.wish(top, "hidden", at: rest.frame) != .flag(true),
      evidence.wish(top, "bgAlpha", at: rest.frame)?.number != 0,
      evidence.lastCause(of: slot, at: rest.frame) != nil,
      !evidence.isOwnLine(of: top, slot, at: rest.frame)
    else { return nil }
    return Sighting(
      evidence.subject(of: slot), at: rest.first, lasting: rest.lasting,
      "hidden since a transition, and shown before it", slots: [slot],
      shown: [before.frame, rest.frame])
  }

  /// A colour that something presented has left behind.
  private static func dimmed(
    _ earlier: Rest, _ rest: Rest, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard let top = evidence.top(at: rest.frame), evidence.showsContent(at: rest.frame),
      evidence.top(at: earlier.frame) == top,
      evidence.value(top + ".scrollView", "contentOffset", at: earlier.frame)
        == evidence.value(top + ".scrollView", "contentOffset", at: rest.frame),
      evidence.begun.leaveAlone(after: earlier.frame, upTo: rest.frame)
    else { return [] }
    return [("bar.content", "tintColor"), ("eye", "centre")].compactMap { place -> Sighting? in
      guard let slot = evidence.slot(place.0, place.1),
        ColorDistance.between(
          evidence.tracks[slot].value(at: earlier.frame),
          evidence.tracks[slot].value(at: rest.frame))
          > limits["color"],
        let before = evidence.tracks[slot].value(at: earlier.frame),
        let now = evidence.tracks[slot].value(at: rest.frame),
        // What was changed in the rest itself is nobody's leftover, and a page that code has painted anew is no bar's.
        evidence.tracks[slot].changes(in: rest.first + 1..<rest.frame + 1).isEmpty,
        place.0 != "eye"
          || evidence.value("page." + top, "backgroundColor", at: earlier.frame)
            == evidence.value("page." + top, "backgroundColor", at: rest.frame),
        !evidence.choosesLook(slot, top, from: earlier.frame + 1, to: rest.frame)
          || evidence.wasDimmed(to: now, in: earlier.frame + 1..<rest.first, slot),
        !evidence.isModeAlone(slot, from: earlier.frame, to: rest.frame)
      else { return nil }
      let end = evidence.tracks[slot].end(ofValueAt: rest.frame) ?? evidence.lastFrame + 1
      return Sighting(
        evidence.subject(of: slot), at: rest.first, lasting: end - rest.first,
        "\(evidence.text(of: now)) after something was dismissed, \(evidence.text(of: before)) "
          + "before it was presented", slots: [slot], shown: [earlier.frame, rest.frame]
      ).blaming([slot] + evidence.looksWritten(in: earlier.frame + 1..<rest.frame + 1))
    }
  }

  private static func remains(
    of motion: Motion, at rest: Rest, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    // What was changed in the rest itself is nobody's leftover.
    let frame = rest.frame
    guard motion.after == frame else { return [] }
    // What lies over the page covers or dims what one sees of it.
    let isCovered =
      evidence.isUnderPresented(at: frame) && !evidence.isUnderPresented(at: motion.before)
    var slots = evidence.colorSlots(in: motion)
    if let top = evidence.top(at: frame), let title = evidence.slot("title." + top, "color"),
      evidence.showsContent(at: frame), evidence.isShown("title." + top, at: frame)
    {
      slots.append(title)
    }
    // Held another way the bar shows another title, and the screen lies otherwise under the eye.
    let isTurned = evidence.turns(in: motion.before + 1..<frame + 1)
    slots.removeAll { isCovered || evidence.isOnItsWay($0, at: motion.before) }
    let colors = slots.filter { slot in
      // What has come since was not there before.
      evidence.tracks[slot].value(at: motion.before) != nil
        && !(isTurned && evidence.isOfEye(slot))
        && ColorDistance.between(
          evidence.tracks[slot].value(at: motion.before), evidence.tracks[slot].value(at: frame))
          > limits["color"]
        && !evidence.isModeAlone(slot, from: motion.before, to: frame)
        && !evidence.isGivenBack(slot, since: motion.before, at: frame)
    }
    // Through a page that is half there the eye sees what lies behind it.
    let page =
      isCovered || colors.contains(where: evidence.isOfEye) ? nil : evidence.top(at: frame)
    let own = page.flatMap { evidence.slot("page." + $0, "alpha") }
    let alphas = (evidence.alphaSlots(at: frame) + [own].compactMap { $0 }).filter { slot in
      guard !isTurned, !evidence.isOnItsWay(slot, at: motion.before),
        let before = evidence.tracks[slot].value(at: motion.before)?.number,
        let after = evidence.tracks[slot].value(at: frame)?.number
      else { return false }
      return before - after > limits["alpha"] || after - before > limits["alpha"]
    }
    return (colors + alphas + evidence.changedTexts(by: motion, at: frame)).map { slot in
      let before = evidence.tracks[slot].value(at: motion.before).map { evidence.text(of: $0) }
      let now = evidence.tracks[slot].value(at: frame).map { evidence.text(of: $0) }
      // It may have come to where it stays before the transition was over.
      let came = evidence.tracks[slot].start(ofValueAt: frame) ?? rest.first
      var sighting = Sighting(
        evidence.subject(of: slot), at: rest.first, lasting: rest.lasting,
        "\(now ?? "nil") after the transition was cancelled, \(before ?? "nil") before it",
        slots: [slot] + evidence.culprit(at: came, of: slot), shown: [motion.before, frame])
      // What is seen of the page on top follows its opacity too.
      sighting.blamed = [slot] + (evidence.isOfEye(slot) ? evidence.fadedPage(motion, rest) : [])
      return sighting
    } + (isCovered ? [] : goneKeyboard(after: motion, at: rest, evidence))
  }

  /// A keyboard that was up before a transition that was cancelled.
  private static func goneKeyboard(
    after motion: Motion, at rest: Rest, _ evidence: Evidence
  ) -> [Sighting] {
    guard let slot = evidence.slot("keyboard", "y"), evidence.showsKeyboard(at: motion.before),
      !evidence.showsKeyboard(at: rest.frame)
    else { return [] }
    return [
      Sighting(
        "keyboard.y", at: rest.first, lasting: rest.lasting,
        "the keyboard was up before the transition that was cancelled, and is gone", slots: [slot],
        shown: [motion.before, rest.frame])
    ]
  }

  private static func halves(
    of motion: Motion, at rest: Rest, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    let wished = evidence.top(at: rest.frame).flatMap {
      evidence.wish($0, "bgAlpha", at: rest.frame)?.number
    }
    return evidence.alphaSlots(at: rest.frame).compactMap { slot in
      guard let alpha = evidence.tracks[slot].value(at: rest.frame)?.number,
        alpha > limits["alpha"], alpha < 1 - limits["alpha"],
        !evidence.isOnItsWay(slot, at: rest.frame),
        evidence.tracks[slot].changes(in: motion.frames).count > 1,
        // What was made of it since, as by a scroll, is no leftover.
        evidence.tracks[slot].changes(in: motion.after + 1..<rest.frame + 1).isEmpty
          || evidence.isOnItsWay(slot, at: motion.after)
      else { return nil }
      if let wished, wished - alpha <= limits["alpha"], alpha - wished <= limits["alpha"] {
        return nil
      }
      if evidence.hasRested(slot, before: motion, at: rest.frame) { return nil }
      return Sighting(
        evidence.subject(of: slot), at: rest.first, lasting: rest.lasting,
        "\(evidence.text(of: .number(alpha))) after everything has stopped", slots: [slot],
        shown: [rest.frame])
    }
  }
}

extension Evidence {
  /// Whether a slot had its value at an earlier rest of the page on top: as the page wants it.
  fileprivate func hasRested(_ slot: Int, before motion: Motion, at frame: Int) -> Bool {
    rests.contains { earlier in
      earlier.frame < motion.first && top(at: earlier.frame) == top(at: frame)
        && tracks[slot].value(at: earlier.frame) == tracks[slot].value(at: frame)
    }
  }

  /// The movements that were taken back and at whose end code presented something, each as far as to the first rest that
  /// shows the page again, or to the last that does not, where nobody has written its look meanwhile.
  fileprivate var uncoveredCancels: [(motion: Motion, rest: Rest)] {
    if !names.presents { return [] }
    func isSeen(_ rest: Rest) -> Bool {
      !isUnderPresented(at: rest.frame) && isOnScreen(at: rest.frame)
    }
    return motions.filter(\.isCancelled).compactMap { motion in
      let later = rests.filter { $0.frame > motion.after }
      guard !isUnderPresented(at: motion.before), let top = top(at: motion.before),
        !rests.contains(where: { $0.frame == motion.after && isSeen($0) }),
        let rest = later.first(where: isSeen) ?? later.last,
        self.top(at: rest.frame) == top, isUntouched(from: motion.end, to: rest.frame)
      else { return nil }
      var whole = motion
      whole.after = rest.frame
      return (whole, rest)
    }
  }

  /// Whether nothing goes on in some frames but what comes over the page and goes again, and no field of the bar's look
  /// is another at their end.
  private func isUntouched(from first: Int, to last: Int) -> Bool {
    let isQuiet = trace.phases.allSatisfy { phase in
      guard case .action = phase.kind, phase.firstFrame >= first, phase.firstFrame <= last else {
        return true
      }
      return ["present", "dismiss", "tap", "swipe down"].contains(where: phase.title.hasPrefix)
    }
    let fields =
      Self.looks.union(["titleColor", "tintColor"]).map { ("bar", $0) } + [
        ("bar.bg", "alpha"), ("bar.bg", "hidden"), ("bar", "alpha"),
      ]
    // A bar that is covered is in no trace meanwhile.
    return isQuiet
      && fields.compactMap { slot($0.0, $0.1) }.allSatisfy { slot in
        let element = trace.slots[slot].element
        let changed = tracks[slot].entries.map(\.frame).filter { $0 > first && $0 <= last }
        let frames = ([first] + changed).filter { isPresent(element, at: $0) }
        return Set(frames.map { tracks[slot].value(at: $0) }).count < 2
      }
  }

  /// The opacity of the page on top, where a motion has changed it.
  fileprivate func fadedPage(_ motion: Motion, _ rest: Rest) -> [Int] {
    guard let top = top(at: rest.frame), let slot = slot("page." + top, "alpha"),
      tracks[slot].value(at: motion.before) != tracks[slot].value(at: rest.frame)
    else { return [] }
    return [slot]
  }

  /// The texts of the title and the buttons of the page on top that are others than before a transition that was
  /// cancelled, since it began or ended: what came on its way came by itself.
  fileprivate func changedTexts(by motion: Motion, at frame: Int) -> [Int] {
    guard let top = top(at: frame) else { return [] }
    let before = motion.before
    return ["title.", "left.", "right."].compactMap { part in
      let name = part + top
      guard let slot = slot(name, "title"),
        tracks[slot].value(at: before) != tracks[slot].value(at: frame),
        // A button may be away in between while others take its place.
        [motion.first, motion.first + 1].contains(where: {
          tracks[slot].value(at: $0) == tracks[slot].value(at: frame)
        }) || tracks[slot].start(ofValueAt: frame) ?? 0 >= motion.end
      else { return nil }
      let isSeen = [before, frame].allSatisfy {
        showsContent(at: $0) && isShown(name, at: $0) && hasText(name, at: $0)
      }
      return isSeen ? slot : nil
    }
  }

  /// Whether a line of a page's own gave the bar, in some frames, what a slot shows: it wrote that, or the field from
  /// which it comes.
  fileprivate func choosesLook(
    _ shown: Int, _ page: String, from first: Int, to last: Int
  ) -> Bool {
    let fields =
      shown == slot("bar.content", "tintColor") ? ["tintColor"] : Array(Self.looks).sorted()
    return ([shown] + fields.compactMap { slot("bar", $0) }).contains {
      wasWritten($0, by: page, from: first, to: last)
    }
  }

  /// Whether what the items show was the grey of something that lay over them, before a line wrote it: it was
  /// copied then.
  fileprivate func wasDimmed(to value: TraceValue, in frames: Range<Int>, _ slot: Int) -> Bool {
    guard let written = self.slot("bar", "tintColor"), slot == self.slot("bar.content", "tintColor")
    else { return false }
    return tracks[slot].changes(in: frames).contains { change in
      change.after == value && tracks[written].value(at: change.frame) != value
    }
  }

  func showsKeyboard(at frame: Int) -> Bool {
    isShown("keyboard", at: frame)
      && number("keyboard", "y", at: frame).map(isAboveBottom) ?? false
  }

  /// The opacities of the real bar's parts that can be seen, or could if it were for them.
  func alphaSlots(at frame: Int) -> [Int] {
    guard !isBarAway(at: frame), value("bar", "hidden", at: frame) != .flag(true) else { return [] }
    var names = ["bar"]
    if value("bar.bg", "hidden", at: frame) != .flag(true),
      value("bar.bg", "masked", at: frame) != .flag(true)
    {
      names.append("bar.bg")
      names += ["effect", "image", "edge", "custom"].map { "bar.bg." + $0 }.filter { part in
        let color = value(part, "color", at: frame)?.packedColor ?? 0
        return value(part, "hidden", at: frame) != .flag(true) && color & 0xFF != 0
      }
    }
    if value("bar.content", "hidden", at: frame) != .flag(true) {
      names.append("bar.content")
      names += ["title", "back", "left", "right"].map { "bar.content." + $0 }
    }
    return names.compactMap { name in
      guard let element = element(name), isPresent(element, at: frame) else { return nil }
      return trace.slot("alpha", of: element)
    }
  }
}
