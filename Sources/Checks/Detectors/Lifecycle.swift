import NavSimTrace

extension Detector {
  /// A page's callbacks do not come in pairs.
  ///
  /// Glitch records: romaonthego, RESideMenu issue 53; nalexn, clean-architecture-swiftui issue 6.
  /// The order of a cancelled swipe is UIKit's own (Stack Overflow 18927878).
  static let lifecycle = Detector(
    "NAV017", "lifecycle", "a page's appearance callbacks do not come in pairs",
    manual: """
      Follows each page through viewWillAppear, viewDidAppear, viewWillDisappear and
      viewDidDisappear. viewDidAppear without viewWillAppear before it, viewDidDisappear without
      viewWillDisappear, the same callback twice with none of the others between, a page that goes
      before it has appeared although no swipe was cancelled, and a page that is still appearing
      or disappearing at the end of the run. A cancelled swipe is none of it: viewWillDisappear,
      viewWillAppear, viewDidAppear for the page that stays, viewWillAppear, viewWillDisappear,
      viewDidDisappear for the other; nor is a page that goes with its controller as another tab is
      selected. But a title of its item or a delegate of its scroll view
      that the page that stays had before such a swipe, and lacks behind it, was taken down in the
      one and not set up in the other; what else it had is told as seen (item-visibility, stuck,
      bar-geometry).
      'of' takes the page: no lifecycle of page.B.
      """
  ) { evidence, _ in
    guard !evidence.hasCrashed else { return [] }
    var events: [String: [SeenEvent]] = [:]
    for event in evidence.events(named: Set(follows.keys)) where event.arguments.count == 1 {
      events[event.arguments[0], default: []].append(event)
    }
    let lost = evidence.rests.flatMap { rest in
      rest.motion.map { losses(of: evidence.motions[$0], at: rest, evidence) } ?? []
    }
    let isHeldUp = EndlessTransitions(evidence).hold(evidence.lastFrame)
    let pairs = evidence.pages.flatMap {
      unpaired(page: $0, events[$0] ?? [], isHeldUp, evidence)
    }
    return pairs + lost
  }

  /// What a page had set on its item or its scroll view, and has no more after a cancel.
  private static func losses(
    of motion: Motion, at rest: Rest, _ evidence: Evidence
  ) -> [Sighting] {
    guard motion.isCancelled, motion.after == rest.frame, let top = evidence.top(at: rest.frame),
      evidence.top(at: motion.before) == top
    else { return [] }
    return [top + ".scrollView", top + ".item"].compactMap { evidence.element($0) }.flatMap {
      element in
      evidence.trace.elements[element].slots.compactMap { slot -> Sighting? in
        guard let before = evidence.tracks[slot].value(at: motion.before),
          let after = evidence.tracks[slot].value(at: rest.frame),
          before.kind != .none, before.kind != .unset, after.kind == .none
        else { return nil }
        return Sighting(
          "page." + top, at: rest.first, lasting: rest.lasting,
          "\(evidence.subject(of: slot)) is nil after the transition was cancelled, and was "
            + "\(evidence.text(of: before)) before it",
          slots: [slot], shown: [motion.before, rest.frame])
      }
    }
  }

  private static let follows: [String: Set<String>] = [
    "viewWillAppear": ["viewDidAppear", "viewWillDisappear"],
    "viewDidAppear": ["viewWillDisappear"],
    "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
    "viewDidDisappear": ["viewWillAppear"],
  ]

  private static func unpaired(
    page: String, _ events: [SeenEvent], _ isHeldUp: Bool, _ evidence: Evidence
  ) -> [Sighting] {
    var last: String?
    var found: [Sighting] = []
    func see(_ event: SeenEvent, _ message: String) {
      var sighting = Sighting("page." + page, at: event.frame, message, shown: [])
      sighting.event = event.index
      found.append(sighting)
    }
    for event in events {
      if let last, let legal = follows[last], !legal.contains(event.name) {
        see(event, "\(event.name) after \(last)")
      } else if last == "viewWillAppear", event.name == "viewWillDisappear",
        !evidence.isCancelled(at: event), !evidence.goesWithItsTab(page, at: event.frame)
      {
        see(event, "it goes before it has appeared: \(event.name) after viewWillAppear")
      }
      last = event.name
    }
    if let last, last == "viewWillAppear" || last == "viewWillDisappear",
      evidence.trace.error == nil, !isHeldUp
    {
      var sighting = Sighting(
        "page." + page, at: evidence.lastFrame, "nothing came after \(last)", shown: [])
      sighting.event = events.last?.index
      found.append(sighting)
    }
    return found
  }
}

extension Evidence {
  /// Whether the controller that has a page on its stack leaves the screen in a frame, as another tab is selected: its
  /// pages go with it, however far they have come.
  fileprivate func goesWithItsTab(_ page: String, at frame: Int) -> Bool {
    (["navigation"] + names.otherControllers).contains { controller in
      track(controller, "selected")?.changes(in: frame..<frame + 1).last?.after == .flag(false)
        && element(controller).map { holds($0, page, at: frame) } ?? false
    }
  }

  /// Whether an event lies in a gesture or transition that was cancelled.
  fileprivate func isCancelled(at event: SeenEvent) -> Bool {
    trace.actions.contains { action in
      guard action.outcome == .cancelled, let start = action.start else { return false }
      let end = action.end.map { trace.grid.frame(atOrAfter: $0) } ?? lastFrame
      return trace.grid.frame(atOrAfter: start) <= event.frame && event.frame <= end
    }
  }
}
