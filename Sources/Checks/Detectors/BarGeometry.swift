import NavSimTrace

extension Detector {
  /// The bar's frame jumps.
  ///
  /// Glitch records: CallLiven, README of RWNavigationBarTransition (a status bar that is hidden);
  /// MoZhouqi, KMNavigationBarTransition issues 83 and 91; wangrui460, WRNavigationBar issue 64.
  static let barGeometry = Detector(
    "NAV006", "bar-geometry", "the bar's place or height jumps, or is wrong at rest",
    manual: """
      Looks at bar.y, bar.height and bar.bg.height in the frames of a transition and in the one
      that shows its end, where the bar is seen before and after the step. A step of more than
      'step' that is more than twice its neighbours is a jump: a bar that grows or moves with the
      transition makes none. A bar that comes or goes at once is no matter of its place (see
      missing-animation). After a cancelled transition a seen bar whose place or height differs by
      more than 'rest' from that before it is a finding too. So is one that lies elsewhere, or is
      as tall as never, at a rest of a page that was on top before, scrolled as far, as wide and
      with the same lines above its title. So is a bar that rests half in sight with its items:
      above its place at the first rest that shows it on a screen as wide by more than 'step', and
      still reaching below the status bar by more than that, and in a transition between two bars
      of one height a stand-in that ends where the bar does and begins lower by more than 'step',
      and one of a view of code's own in the background (bar.bg.custom) that ends above the
      background by more than that, or below it at rest. So is a bar that a page's code has moved up behind
      the status bar, and that rests there under another page that has a title. While something is presented or dismissed
      a step of more than 'step' is a jump too, and so it is while nothing moves, below a page
      that is laid out as before, where the rest behind it does not show the bar any more, or another
      window comes or goes in the frame. A bar
      that comes with no height and grows was laid out inside an animation.
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
    return evidence.motions.flatMap { motion in
      slots.flatMap { slot in
        barJumps(of: slot, in: motion, evidence, limits)
          + leftovers(of: slot, motion, evidence, limits)
      }
    }
      + slots.flatMap {
        changedRests(of: $0, evidence, limits) + presentedJumps(of: $0, evidence, limits)
          + jumpsAside(of: $0, evidence, limits)
      } + halves(evidence, limits)
      + evidence.rests.indices.compactMap { movedAway(at: $0, evidence, limits) }
      + growths(evidence, limits)
      + evidence.motions.flatMap {
        shortFakes(in: $0, evidence, limits) + shortViews(in: $0, evidence, limits)
      } + evidence.rests.compactMap { longView(at: $0, evidence, limits) }
  }

  /// A view of code's own in the background that hangs below it at rest, over the page, where nothing cuts it off.
  private static func longView(
    at rest: Rest, _ evidence: Evidence, _ limits: Limits
  ) -> Sighting? {
    guard let slot = evidence.slot("bar.bg.custom", "height"),
      let over = evidence.overhang(of: "bar.bg.custom", at: rest.frame), over > limits["step"],
      evidence.value("bar", "clipsToBounds", at: rest.frame) != .flag(true)
    else { return nil }
    let end = evidence.text(of: .number(over))
    return Sighting(
      "bar.bg.custom.height", at: rest.first, lasting: rest.lasting,
      "the view in the background hangs \(end) pt below the bar",
      slots: [slot, evidence.slot("bar.bg", "height")].compactMap { $0 }, shown: [rest.frame]
    ).blaming([slot]).found("long view", over, grain: limits["step"])
  }

  /// A view of code's own in the background that is seen and does not reach its lower end.
  private static func shortViews(
    in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard let slot = evidence.slot("bar.bg.custom", "height") else { return [] }
    let short = motion.frames.filter { frame in
      evidence.overhang(of: "bar.bg.custom", at: frame).map { -$0 > limits["step"] } ?? false
    }
    guard let first = short.first, short.count > 1 else { return [] }
    return [
      Sighting(
        "bar.bg.custom.height", at: first, lasting: short.count,
        "the view in the background ends above the bar's lower end", slots: [slot], shown: [first]
      ).found("view", Double(short.count), grain: 1)
    ]
  }

  private static func barJumps(
    of slot: Int, in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    let subject = evidence.subject(of: slot)
    return evidence.tracks[slot].changes(in: motion.frames).compactMap { change in
      guard evidence.size(change) > limits["step"],
        evidence.jumps(slot, at: change.frame, over: limits["step"]),
        evidence.seesBar(at: change.frame), evidence.seesBar(at: change.frame - 1),
        !evidence.turns(at: change.frame)
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
        .holding(evidence.stay(of: slot, at: change.frame))
    }
  }

  /// Steps while something is presented or dismissed over the bar's page, and no page moves.
  private static func presentedJumps(
    of slot: Int, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    evidence.presentedFrames.flatMap { frames in
      evidence.tracks[slot].changes(in: frames).compactMap { change -> Sighting? in
        guard evidence.jumps(slot, at: change.frame, over: limits["step"]),
          evidence.seesBar(at: change.frame), evidence.seesBar(at: change.frame - 1),
          !evidence.turns(at: change.frame),
          !evidence.motions.contains(where: { $0.frames.contains(change.frame) })
        else { return nil }
        return Sighting(
          evidence.subject(of: slot), at: change.frame, "jumps from \(evidence.way(change))",
          slots: [slot]
        ).found("presented", evidence.size(change), grain: limits["step"])
          .holding(evidence.stay(of: slot, at: change.frame))
      }
    }
  }

  /// Steps while no page moves, of a bar that is gone before it rests: where it rests, it is held against where it was. And
  /// those that another window brings about, which no page asks for.
  private static func jumpsAside(
    of slot: Int, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    let subject = evidence.subject(of: slot)
    return evidence.tracks[slot].changes(in: 0..<evidence.lastFrame + 1).compactMap { change in
      let frame = change.frame
      guard evidence.size(change) > limits["step"],
        !evidence.motions.contains(where: { $0.frames.contains(frame) }),
        !evidence.presentedFrames.contains(where: { $0.contains(frame) }),
        evidence.jumps(slot, at: frame, over: limits["step"]),
        evidence.seesBar(at: frame), evidence.seesBar(at: frame - 1), !evidence.turns(at: frame),
        subject != "bar.bg.height" || evidence.seesBackground(at: frame),
        evidence.isLaidOutAlike(before: frame),
        let rest = evidence.rests.first(where: { $0.frame >= frame }),
        !evidence.seesBar(at: rest.frame) || evidence.changesWindows(at: frame)
      else { return nil }
      return Sighting(subject, at: frame, "jumps from \(evidence.way(change))", slots: [slot])
        .found("step", evidence.size(change), grain: limits["step"])
        .holding(evidence.stay(of: slot, at: frame))
    }
  }

  /// Stand-ins that lack the part behind the status bar.
  private static func shortFakes(
    in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard let height = evidence.number("bar.bg", "height", at: motion.before),
      evidence.number("bar.bg", "height", at: motion.after) == height
    else { return [] }
    let step = limits["step"]
    return evidence.pages(in: motion.frames).compactMap { page -> Sighting? in
      let element = evidence.element(page + ".fake")
      let short = motion.frames.filter { frame in
        guard frame < motion.end, let real = evidence.realRect(at: frame),
          real.bottom - real.top == height, let fake = evidence.rect(of: element, at: frame)
        else { return false }
        return fake.top - real.top > step
          && max(fake.bottom - real.bottom, real.bottom - fake.bottom) <= step
          && evidence.showsOwnBar(of: page, at: frame)
      }
      guard let first = short.first, short.count > 1 else { return nil }
      return Sighting(
        page + ".fake", at: first, lasting: short.count,
        "the stand-in begins lower than the bar",
        slots: [evidence.slot(page + ".fake", "y")].compactMap { $0 }, shown: [first]
      ).found("short", Double(short.count), grain: 1)
    }
  }

  /// A bar that has not gone, and is not where it was at the first rest.
  private static func halves(_ evidence: Evidence, _ limits: Limits) -> [Sighting] {
    guard let slot = evidence.slot("bar", "y") else { return [] }
    let isInsidePage = evidence.isInsidePage
    // A phone on its side has no status bar, and the bar another place.
    var places: [Double: Double] = [:]
    return evidence.rests.compactMap { rest -> Sighting? in
      guard evidence.seesBar(at: rest.frame),
        let y = evidence.tracks[slot].value(at: rest.frame)?.number,
        !isInsidePage || evidence.lastCause(of: slot, at: rest.frame)?.contains(" y=") ?? false
      else { return nil }
      let place = places[evidence.screenWidth(at: rest.frame) ?? 0, default: y]
      places[evidence.screenWidth(at: rest.frame) ?? 0] = place
      guard place >= 0,
        evidence.value("statusBar", "hidden", at: rest.frame) != .flag(true),
        evidence.number("bar.content", "alpha", at: rest.frame) ?? 1 > 0.1,
        let height = evidence.number("bar", "height", at: rest.frame),
        place - y > limits["step"], y + height - place > limits["step"],
        !evidence.turns(in: rest.first..<rest.frame + 1), !evidence.slides(slot, at: rest.frame)
      else { return nil }
      return Sighting(
        "bar.y", at: rest.first, lasting: rest.lasting,
        "rests at \(evidence.text(of: .number(y))) pt, half in sight", slots: [slot],
        shown: [rest.frame]
      ).found("half", place - y, grain: limits["step"])
    }
  }

  /// A bar that a page has moved up behind the status bar, under another page that has a title for it and has not rested so
  /// before. One that is off the screen is hidden-mismatch's.
  private static func movedAway(
    at index: Int, _ evidence: Evidence, _ limits: Limits
  ) -> Sighting? {
    let rest = evidence.rests[index]
    let frame = rest.frame
    guard let slot = evidence.slot("bar", "y"), let top = evidence.top(at: frame),
      let y = evidence.tracks[slot].value(at: frame)?.number,
      let height = evidence.number("bar", "height", at: frame), y + height > 0,
      evidence.value("navigation", "navigationBarHidden", at: frame) == .flag(false),
      let writer = evidence.tracks[slot].writer(at: frame),
      case let page = evidence.trace.page(ofCause: writer.cause), !page.isEmpty, page != top,
      let place = evidence.placeOfBar(asAt: frame), y + height - place <= limits["step"],
      !(evidence.word(top + ".item", "title", at: frame) ?? "").isEmpty,
      evidence.wish(top, "hidden", at: frame) != .flag(true), !evidence.slides(slot, at: frame),
      evidence.restAlike(top, before: index) == nil
    else { return nil }
    return Sighting(
      "bar.y", at: rest.first, lasting: rest.lasting,
      "rests at \(evidence.text(of: .number(y))) pt, behind the status bar: \(page) has moved it, and "
        + "\(top) is on top", slots: [slot], shown: [frame]
    ).found("away", -y, grain: limits["step"])
  }

  /// A bar that comes with no height and gets it bit by bit: it flies in from the corner with all that stands in it.
  private static func growths(_ evidence: Evidence, _ limits: Limits) -> [Sighting] {
    guard let bar = evidence.element("bar"), let slot = evidence.slot("bar", "height") else {
      return []
    }
    return evidence.presence[bar].entries.compactMap { come -> Sighting? in
      guard come.frame >= 0, come.value == .flag(true), evidence.isShown("bar", at: come.frame),
        let first = evidence.tracks[slot].value(at: come.frame)?.number, first <= 0
      else { return nil }
      let steps = evidence.tracks[slot].changes(in: come.frame + 1..<evidence.lastFrame + 1)
        .enumerated().prefix { index, step in
          step.frame == come.frame + 1 + index
            && step.after.number ?? 0 > step.before.number ?? 0
        }.map(\.element)
      guard steps.count > 3, let last = steps.last, let size = last.after.number,
        size > limits["step"]
      else { return nil }
      return Sighting(
        "bar.height", at: come.frame, lasting: last.frame - come.frame,
        "grows from 0 to \(evidence.text(of: last.after)) pt with all that stands in it",
        slots: [slot], shown: [come.frame, last.frame]
      ).found("grows", size, grain: limits["step"])
    }
  }

  private static func leftovers(
    of slot: Int, _ motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard motion.isCancelled, !evidence.turns(in: motion.frames),
      evidence.seesBar(at: motion.before), evidence.seesBar(at: motion.after),
      let before = evidence.tracks[slot].value(at: motion.before)?.number,
      let after = evidence.tracks[slot].value(at: motion.after)?.number,
      before - after > limits["rest"] || after - before > limits["rest"],
      !evidence.isOnItsWay(slot, at: motion.before)
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
        let earlier = evidence.restAlike(top, before: index),
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
        lasting: rests[index].lasting,
        "\(evidence.text(of: .number(after))) pt under \(top), which had it at "
          + "\(evidence.text(of: .number(before))) pt", slots: [slot],
        shown: [earlier.frame, rests[index].frame]
      ).found("again", max(after - before, before - after), grain: limits["rest"])
    }
  }
}

extension Evidence {
  /// Whether the page on top in a frame was there in the one before, scrolled as far and with the same lines above its
  /// title.
  fileprivate func isLaidOutAlike(before frame: Int) -> Bool {
    guard let top = top(at: frame), self.top(at: frame - 1) == top else { return false }
    func rest(_ frame: Int) -> Rest { Rest(frame: frame, first: frame, motion: nil) }
    return isLaidOutAlike(top, rest(frame - 1), rest(frame))
  }

  /// Where the bar lay at the first rest that shows it on a screen as wide.
  fileprivate func placeOfBar(asAt frame: Int) -> Double? {
    rests.first { seesBar(at: $0.frame) && screenWidth(at: $0.frame) == screenWidth(at: frame) }
      .flatMap { number("bar", "y", at: $0.frame) }
  }

  /// How far a view of code's own in the bar's background that is seen reaches below the background's lower end; less
  /// than 0 where it ends above.
  fileprivate func overhang(of view: String, at frame: Int) -> Double? {
    // What is rare is asked first.
    guard isShown(view, at: frame), seesBar(at: frame), isShown("bar.bg", at: frame),
      (value(view, "color", at: frame)?.packedColor ?? 0) & 0xFF != 0,
      let own = number(view, "height", at: frame),
      let whole = number("bar.bg", "height", at: frame)
    else { return nil }
    return own - whole
  }

  /// Whether something is on its way in a frame, and goes on in the next: what has begun at rest is not over because something
  /// else begins.
  fileprivate func slides(_ slot: Int, at frame: Int) -> Bool {
    [frame, frame + 1].allSatisfy { tracks[slot].changes(in: $0..<$0 + 1).first != nil }
  }

  /// Whether a window comes or goes in a frame, or in the one before it.
  fileprivate func changesWindows(at frame: Int) -> Bool {
    trace.elements.contains { element in
      element.name.hasPrefix("window.")
        && slot(element.name, "hidden").map {
          !tracks[$0].changes(in: frame - 1..<frame + 1).isEmpty
        } ?? false
    }
  }

  /// Whether a page holds the controller: its safe area says where the bar stands.
  fileprivate var isInsidePage: Bool {
    let holder = value("navigation", "heldBy", at: 0)
    return holder.map { $0.kind != .none && $0.kind != .unset } ?? false
  }
}
