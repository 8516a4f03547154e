import NavSimTrace

extension Detector {
  /// UIKit complained.
  static let logWarning = Detector(
    "NAV013", "log-warning", "UIKit printed a console warning",
    manual: """
      Fires once for each console warning of UIKit's that the run met, such as "nested push
      animation can result in corrupted navigation bar" and "Unbalanced calls to begin/end
      appearance transitions".
      'of' takes nothing.
      """
  ) { evidence, _ in
    evidence.events(named: ["warning"]).map { event in
      Sighting("navigation", at: event.frame, event.text, shown: [])
    }
  }

  /// The app raised an exception.
  static let crash = Detector(
    "NAV016", "crash", "an exception ended the app",
    manual: """
      Fires for an exception that UIKit raises, such as a push of a page that is on the stack.
      'of' takes nothing.
      """
  ) { evidence, _ in
    evidence.events(named: ["exception"]).map { event in
      Sighting("navigation", at: event.frame, event.text, shown: [])
    }
  }

  /// The user's next act came to nothing.
  static let frozen = Detector(
    "NAV012", "frozen", "a push, a pop or a swipe came to nothing, or never ended",
    manual: """
      Looks at what became of the scenario's actions. An action that was begun and never ended
      although the run came to its end, or one that was ignored while nothing else was running.
      'of' takes the action's label: no frozen of swipe.
      """
  ) { evidence, _ in
    evidence.trace.actions.enumerated().compactMap { index, action in
      guard let start = action.start else { return nil }
      let frame = evidence.trace.grid.frame(atOrAfter: start)
      let isBusy = evidence.motions.contains { motion in
        motion.action != index && motion.first <= frame && frame < motion.end
      }
      if action.outcome == .ignored, !isBusy {
        return Sighting(
          action.label, at: frame, "'\(action.label)' was ignored although nothing else ran",
          shown: [])
      }
      guard action.outcome == nil, action.end == nil, evidence.hasMotion(index) else { return nil }
      return Sighting(
        action.label, at: frame, lasting: evidence.lastFrame - frame + 1,
        "'\(action.label)' never ended", shown: [])
    }
  }

  /// A page's callbacks do not come in pairs.
  static let lifecycle = Detector(
    "NAV017", "lifecycle", "a page's appearance callbacks do not come in pairs",
    manual: """
      Follows each page through viewWillAppear, viewDidAppear, viewWillDisappear and
      viewDidDisappear. viewDidAppear without viewWillAppear before it, viewDidDisappear without
      viewWillDisappear, the same callback twice with none of the others between, and a page that
      is still appearing or disappearing at the end of the run.
      'of' takes the page: no lifecycle of B.
      """
  ) { evidence, _ in
    evidence.pages.flatMap { unpaired(page: $0, evidence) }
  }

  private static func unpaired(page: String, _ evidence: Evidence) -> [Sighting] {
    let names: Set<String> = [
      "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]
    let follows: [String: Set<String>] = [
      "viewWillAppear": ["viewDidAppear", "viewWillDisappear"],
      "viewDidAppear": ["viewWillDisappear"],
      "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
      "viewDidDisappear": ["viewWillAppear"],
    ]
    var last: String?
    var found: [Sighting] = []
    for event in evidence.events(named: names) where event.arguments == [page] {
      if let last, let legal = follows[last], !legal.contains(event.name) {
        found.append(
          Sighting("page." + page, at: event.frame, "\(event.name) after \(last)", shown: []))
      }
      last = event.name
    }
    if let last, last == "viewWillAppear" || last == "viewWillDisappear",
      evidence.trace.error == nil
    {
      found.append(
        Sighting(
          "page." + page, at: evidence.lastFrame, "nothing came after \(last)", shown: []))
    }
    return found
  }

  /// An animated change had no animation.
  static let missingAnimation = Detector(
    "NAV015", "missing-animation", "a change that should be animated happens at once",
    manual: """
      Looks at transitions of an animated call: the page that comes in should move. A bar that is
      hidden or shown in an animated transition should move or fade with it for 'frames' frames at
      least, where it is seen before or after.
      'of' takes page or bar.
      """,
    thresholds: [Threshold("frames", 3, "frames", "how long a bar's move lasts at least")]
  ) { evidence, limits in
    evidence.motions.compactMap { motion -> Sighting? in
      guard let slot = evidence.slot("navigation", "navigationBarHidden"),
        evidence.tracks[slot].value(at: motion.before)
          != evidence.tracks[slot].value(at: motion.after)
      else { return nil }
      let moved =
        ["x", "y", "alpha"].compactMap { evidence.slot("bar", $0) }.map { slot in
          evidence.tracks[slot].changes(in: motion.frames).count
        }.max() ?? 0
      guard moved < Int(limits["frames"]) else { return nil }
      return Sighting(
        "bar", at: motion.first,
        "the bar is hidden or shown in a transition of \(motion.end - motion.first) frames and "
          + "does not move with it", slots: [slot], shown: [motion.before, motion.first])
    }
  }
}

/// An event with its place.
struct SeenEvent {
  var name: String
  var arguments: [String]
  /// The first frame that can show what it did.
  var frame: Int
  var text: String { arguments.joined(separator: " ") }
}

extension Evidence {
  func events(named names: Set<String>) -> [SeenEvent] {
    trace.events.compactMap { event in
      let name = trace.text(event.name)
      guard names.contains(name) else { return nil }
      let frame = trace.grid.frame(atOrAfter: event.time)
      return SeenEvent(
        name: name, arguments: event.arguments.map { trace.text($0) },
        frame: min(frame, lastFrame))
    }
  }

  /// Whether an action began a transition.
  func hasMotion(_ action: Int) -> Bool {
    trace.phases.contains { $0.kind == .action(action) && !$0.label.isEmpty }
      && trace.progress.contains { $0.action == action }
  }
}
