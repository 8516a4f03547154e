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
      before it has appeared although no swipe was cancelled, and a page that is still appearing or
      disappearing at the end of the run. A cancelled swipe is none of it: viewWillDisappear,
      viewWillAppear, viewDidAppear for the page that stays, viewWillAppear, viewWillDisappear,
      viewDidDisappear for the other.
      'of' takes the page: no lifecycle of page.B.
      """
  ) { evidence, _ in
    guard !evidence.hasCrashed else { return [] }
    var events: [String: [SeenEvent]] = [:]
    for event in evidence.events(named: Set(follows.keys)) where event.arguments.count == 1 {
      events[event.arguments[0], default: []].append(event)
    }
    return evidence.pages.flatMap { unpaired(page: $0, events[$0] ?? [], evidence) }
  }

  private static let follows: [String: Set<String>] = [
    "viewWillAppear": ["viewDidAppear", "viewWillDisappear"],
    "viewDidAppear": ["viewWillDisappear"],
    "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
    "viewDidDisappear": ["viewWillAppear"],
  ]

  private static func unpaired(
    page: String, _ events: [SeenEvent], _ evidence: Evidence
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
        !evidence.isCancelled(at: event)
      {
        see(event, "it goes before it has appeared: \(event.name) after viewWillAppear")
      }
      last = event.name
    }
    if let last, last == "viewWillAppear" || last == "viewWillDisappear",
      evidence.trace.error == nil
    {
      found.append(
        Sighting("page." + page, at: evidence.lastFrame, "nothing came after \(last)", shown: []))
    }
    return found
  }
}

extension Evidence {
  /// Whether an event lies in a gesture or transition that was cancelled.
  fileprivate func isCancelled(at event: SeenEvent) -> Bool {
    trace.actions.contains { action in
      guard action.outcome == .cancelled, let start = action.start else { return false }
      let end = action.end.map { trace.grid.frame(atOrAfter: $0) } ?? lastFrame
      return trace.grid.frame(atOrAfter: start) <= event.frame && event.frame <= end
    }
  }
}
