import NavSimTrace

extension Detector {
  /// Tab bar or toolbar go wrong.
  static let tabBar = Detector(
    "NAV018", "tab-bar", "the tab bar or the toolbar jumps or stays where it should not",
    manual: """
      Looks at tabBar.y and toolbar.y where the trace has them: in an animated transition a step of
      more than 'step' in one frame; after a cancelled one a place that differs from that before it.
      'of' takes tabBar or toolbar.
      """,
    thresholds: [Threshold("step", 16, "pt", "how far a bar at the bottom may move in one frame")]
  ) { evidence, limits in
    ["tabBar", "toolbar"].flatMap { bar in
      evidence.motions.flatMap { bottomJumps(of: bar, in: $0, evidence, limits) }
    }
  }

  private static func bottomJumps(
    of bar: String, in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard let slot = evidence.slot(bar, "y") else { return [] }
    let track = evidence.tracks[slot]
    var found = track.changes(in: motion.frames).compactMap { change -> Sighting? in
      guard let before = change.before.number, let after = change.after.number,
        before - after > limits["step"] || after - before > limits["step"]
      else { return nil }
      return Sighting(
        bar, at: change.frame,
        "jumps from \(evidence.text(of: change.before)) to \(evidence.text(of: change.after)) pt",
        slots: [slot])
    }
    if motion.isCancelled, track.value(at: motion.before) != track.value(at: motion.after) {
      found.append(
        Sighting(
          bar, at: motion.end, "not where it was before the cancelled transition", slots: [slot],
          shown: [motion.before, motion.after]))
    }
    return found
  }

  /// The hairline goes wrong.
  static let shadow = Detector(
    "NAV019", "shadow", "the bar's hairline flickers, or is there against the page's wish",
    manual: """
      Looks at the hairline under the bar (bar.bg.shadow: its colour and opacity as the screen shows
      them). In a transition whose ends both show one, or both none, it should not change by more
      than 'alpha' and come back. At rest it should be what the top page wants (shadowHidden).
      'of' takes nothing.
      """,
    thresholds: [Threshold("alpha", 0.1, "of full", "how far its opacity may go and come back")]
  ) { evidence, limits in
    evidence.motions.flatMap { flickers(in: $0, evidence, limits) }
      + evidence.rests.flatMap { unwanted(at: $0, evidence) }
  }

  private static func flickers(
    in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard let slot = evidence.slot("bar.bg.shadow", "alpha"),
      evidence.showsRealBackground(at: motion.before),
      evidence.showsRealBackground(at: motion.after)
    else { return [] }
    let before = evidence.hairline(at: motion.before)
    guard before == evidence.hairline(at: motion.after) else { return [] }
    for frame in motion.frames {
      let now = evidence.hairline(at: frame)
      guard now - before > limits["alpha"] || before - now > limits["alpha"],
        evidence.showsRealBackground(at: frame)
      else { continue }
      return [
        Sighting(
          "bar.bg.shadow", at: frame, "the hairline changes in the transition and comes back",
          slots: [slot])
      ]
    }
    return []
  }

  private static func unwanted(at rest: Rest, _ evidence: Evidence) -> [Sighting] {
    guard let top = evidence.top(at: rest.frame), evidence.showsRealBackground(at: rest.frame),
      let wish = evidence.wish(top, "shadowHidden", at: rest.frame)
    else { return [] }
    let isSeen = evidence.hairline(at: rest.frame) > 0
    guard isSeen == (wish == .flag(true)) else { return [] }
    return [
      Sighting(
        "bar.bg.shadow", at: rest.first, lasting: rest.frame - rest.first + 1,
        "\(top) wants \(isSeen ? "no hairline and it is seen" : "a hairline and there is none")",
        slots: [evidence.slot("bar.bg.shadow", "alpha")].compactMap { $0 }, shown: [rest.frame])
    ]
  }

  /// The status bar goes wrong.
  static let statusBar = Detector(
    "NAV020", "status-bar", "the status bar's style or visibility is wrong or comes late",
    manual: """
      Looks at statusBar where the trace has it. At rest its style should be the one that the top
      page wants (statusBarStyle). In a transition its colour should not change more than once.
      'of' takes nothing.
      """
  ) { evidence, _ in
    evidence.rests.flatMap { wrongStyle(at: $0, evidence) }
      + evidence.motions.flatMap { restless(in: $0, evidence) }
  }

  private static func wrongStyle(at rest: Rest, _ evidence: Evidence) -> [Sighting] {
    guard let top = evidence.top(at: rest.frame),
      let wish = evidence.wish(top, "statusBarStyle", at: rest.frame),
      let style = evidence.value("statusBar", "style", at: rest.frame), style != wish,
      let slot = evidence.slot("statusBar", "style")
    else { return [] }
    return [
      Sighting(
        "statusBar", at: rest.first, lasting: rest.frame - rest.first + 1,
        "\(top) wants \(evidence.text(of: wish)), the status bar is \(evidence.text(of: style))",
        slots: [slot], shown: [rest.frame])
    ]
  }

  private static func restless(in motion: Motion, _ evidence: Evidence) -> [Sighting] {
    guard let slot = evidence.slot("statusBar", "style") else { return [] }
    let changes = evidence.tracks[slot].changes(in: motion.wholeFrames)
    guard changes.count > 1, let second = changes.dropFirst().first else { return [] }
    return [
      Sighting(
        "statusBar", at: second.frame, "the style changes \(changes.count) times in a transition",
        slots: [slot])
    ]
  }
}

extension Evidence {
  /// How much of the hairline is seen, 0 to 1.
  func hairline(at frame: Int) -> Double {
    guard isShown("bar.bg.shadow", at: frame),
      let color = value("bar.bg.shadow", "color", at: frame)
    else { return 0 }
    let alpha = Double(color.packedColor & 0xFF) / 255
    return alpha * (number("bar.bg.shadow", "alpha", at: frame) ?? 1)
  }
}
