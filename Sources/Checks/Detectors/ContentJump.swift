import NavSimTrace

extension Detector {
  /// A page's content jumps.
  ///
  /// Glitch records: Evgenii Rtishchev, "Navigation bar and transition animation" (a prompt, a
  /// large title); Meituan, "Navigation-bar transitions on iOS: solutions and best practice",
  /// 3.1.2 and 3.3 (safe areas and insets that differ).
  static let contentJump = Detector(
    "NAV007", "content-jump",
    "a page's content jumps up or down, or does not keep to a bar that grows or shrinks",
    manual: """
      Looks at where the content of each page begins on screen (page.NAME.content y) and at its
      view's y, in the frames of a transition and in 'tail' frames behind it. A step of more than
      'step' that is more than twice its neighbours is a jump; the frame in which a page comes into
      the hierarchy is none. Where the bar's height changes in the transition, content should keep
      the distance from the bar's lower end that it has at rest, as long as it is scrolled as far; where
      the bar's background is not
      seen and the page has a stand-in, from that one's. For the page that comes more than
      'gap' away from that is a finding; for the page that goes only a strip that opens below the
      bar. Once for a page and transition. A page that is on top again, scrolled as far, as wide and
      with the same lines above its title, whose view or content lies by more than 'gap' elsewhere
      under a bar in the same place is a finding too.
      'of' takes the page's element: no content-jump of page.B.
      """,
    thresholds: [
      Threshold("step", 3, "pt", "how far content may jump in one frame"),
      Threshold("gap", 6, "pt", "how far content may stray from the bar's lower end"),
      Threshold("tail", 30, "frames at 60 Hz", "how long after the end a jump still belongs to it"),
    ]
  ) { evidence, limits in
    evidence.motions.flatMap { motion -> [Sighting] in
      let tail = min(motion.after, motion.end + Int(limits["tail"]))
      guard !evidence.turns(in: motion.first..<tail + 1) else { return [] }
      return evidence.pages(in: motion.first..<tail + 1).flatMap { page in
        [evidence.slot("page.\(page).content", "y"), evidence.slot("page." + page, "y")]
          .compactMap { $0 }.flatMap { slot in
            contentJumps(of: slot, page, in: motion.first..<tail + 1, evidence, limits)
          }
      } + strays(in: motion, evidence, limits)
    } + changedRests(evidence, limits)
  }

  /// A page that is as it was, under a bar that is where it was, and lies elsewhere.
  private static func changedRests(_ evidence: Evidence, _ limits: Limits) -> [Sighting] {
    evidence.rests.indices.compactMap { index -> Sighting? in
      let rest = evidence.rests[index]
      guard let top = evidence.top(at: rest.frame),
        let earlier = evidence.restAlike(top, before: index),
        evidence.seesBar(at: rest.frame), evidence.seesBar(at: earlier.frame),
        evidence.barBottom(at: rest.frame) == evidence.barBottom(at: earlier.frame)
      else { return nil }
      for element in ["page." + top, "page.\(top).content"] {
        guard let slot = evidence.slot(element, "y"),
          let before = evidence.tracks[slot].value(at: earlier.frame)?.number,
          let after = evidence.tracks[slot].value(at: rest.frame)?.number,
          max(after - before, before - after) > limits["gap"],
          !evidence.isOnItsWay(slot, at: rest.frame)
        else { continue }
        return Sighting(
          "page." + top, at: rest.first, lasting: rest.lasting,
          "\(element == "page." + top ? "its view" : "its content") is at "
            + "\(evidence.text(of: .number(after))) pt, and was at "
            + "\(evidence.text(of: .number(before))) pt when it was on top before",
          slots: [slot], shown: [earlier.frame, rest.frame]
        ).found("again", max(after - before, before - after), grain: limits["gap"])
      }
      return nil
    }
  }

  private static func contentJumps(
    of slot: Int, _ page: String, in frames: Range<Int>, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    let element = "page." + page
    return evidence.tracks[slot].changes(in: frames).compactMap { change in
      guard evidence.jumps(slot, at: change.frame, over: limits["step"]),
        evidence.isShown(element, at: change.frame), evidence.isInScreen(element, at: change.frame),
        evidence.isShown(element, at: change.frame - 1)
      else { return nil }
      return Sighting(
        element, at: change.frame, "the content jumps from \(evidence.way(change))", slots: [slot]
      ).found(
        "step of " + evidence.subject(of: slot), evidence.size(change), grain: limits["step"]
      ).holding(evidence.stay(of: slot, at: change.frame))
    }
  }

  /// Content that does not go with the bar's lower end while the bar's height changes.
  private static func strays(
    in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard evidence.seesBackground(at: motion.before), evidence.seesBackground(at: motion.after),
      let before = evidence.barBottom(at: motion.before),
      let after = evidence.barBottom(at: motion.after), before != after
    else { return [] }
    let sides =
      [(evidence.top(at: motion.before), motion.before, before)]
      + [(evidence.top(at: motion.after), motion.after, after)]
    var found: [Sighting] = []
    for (page, rest, bottom) in sides {
      guard let page, let content = evidence.number("page.\(page).content", "y", at: rest),
        let slot = evidence.slot("page.\(page).content", "y")
      else { continue }
      let wanted = content - bottom
      var widest = 0.0
      let frames = (motion.first..<motion.end).filter { frame in
        guard evidence.isShown("page." + page, at: frame),
          // What code scrolls meanwhile is no farther from the bar.
          evidence.offset(of: page, at: frame) == evidence.offset(of: page, at: rest),
          evidence.number("bar", "x", at: frame) == 0,
          let now = evidence.number("page.\(page).content", "y", at: frame),
          let bottom = evidence.bottomOfBarSeen(on: page, at: frame)
        else { return false }
        let gap = now - bottom - wanted
        guard gap > limits["gap"] || rest == motion.after && -gap > limits["gap"] else {
          return false
        }
        widest = max(widest, gap, -gap)
        return true
      }
      guard let first = frames.first, !found.contains(where: { $0.subject == "page." + page })
      else { continue }
      let slots = [slot, evidence.slotOfBarSeen(on: page, at: first)].compactMap { $0 }
      found.append(
        Sighting(
          "page." + page, at: first, lasting: frames.count,
          "the content does not go with the bar, whose lower end goes from "
            + "\(evidence.text(of: .number(before))) to \(evidence.text(of: .number(after))) pt",
          slots: slots, shown: [first]
        ).found("stray", widest, grain: limits["gap"]))
    }
    return found
  }
}

extension Evidence {
  /// Whether what is seen of a bar on a page is the page's stand-in.
  private func showsStandInAlone(on page: String, at frame: Int) -> Bool {
    !showsRealBackground(at: frame) && showsOwnBar(of: page, at: frame)
  }

  /// How far a page's content is scrolled.
  fileprivate func offset(of page: String, at frame: Int) -> Double {
    number(page + ".scrollView", "contentOffset", at: frame) ?? 0
  }

  /// The lower end of the bar that is seen on a page.
  fileprivate func bottomOfBarSeen(on page: String, at frame: Int) -> Double? {
    showsStandInAlone(on: page, at: frame)
      ? rect(of: element(page + ".fake"), at: frame)?.bottom : barBottom(at: frame)
  }

  /// Where that bar says how high it is.
  fileprivate func slotOfBarSeen(on page: String, at frame: Int) -> Int? {
    slot(showsStandInAlone(on: page, at: frame) ? page + ".fake" : "bar.bg", "height")
  }
}
