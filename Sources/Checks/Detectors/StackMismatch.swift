import NavSimTrace

extension Detector {
  /// The bar's items are not those of the stack.
  static let stackMismatch = Detector(
    "NAV008", "stack-mismatch", "the stack, the bar's items and what is seen do not agree",
    manual: """
      Looks at each rest: navigation.stack and navigation.items should name the same pages, and the
      top of the stack should be the page whose view is on screen. After a transition that was
      cancelled the stack should be as before it. A page that comes on top behind what is presented
      should be seen before the run ends. A bar that stands alone, without a controller, is
      not looked at.
      'of' takes nothing.
      """
  ) { evidence, _ in
    // A bar that stands alone has items of its own, and no stack.
    guard evidence.events(named: ["pushItem", "popItem", "setItems"]).isEmpty else { return [] }
    return evidence.rests.flatMap { rest -> [Sighting] in
      guard let stack = evidence.word("navigation", "stack", at: rest.frame),
        let items = evidence.word("navigation", "items", at: rest.frame)
      else { return [] }
      let slots = [evidence.slot("navigation", "stack"), evidence.slot("navigation", "items")]
      var found: [Sighting] = []
      if stack != items {
        found.append(
          Sighting(
            "navigation", at: rest.first, lasting: rest.lasting,
            "the stack is \(stack), the bar's items are \(items)",
            slots: slots.compactMap { $0 }, shown: [rest.frame]))
      }
      if let motion = rest.motion.map({ evidence.motions[$0] }), motion.isCancelled,
        motion.after == rest.frame,
        let before = evidence.word("navigation", "stack", at: motion.before), before != stack
      {
        found.append(
          Sighting(
            "navigation", at: rest.first, lasting: rest.lasting,
            "the stack is \(stack) after the transition was cancelled, and was \(before)",
            slots: slots.compactMap { $0 }, shown: [rest.frame]))
      }
      let shown = evidence.pages(at: rest.frame).filter {
        evidence.isShown("page." + $0, at: rest.frame)
      }
      if let top = evidence.top(at: rest.frame), !shown.isEmpty, !shown.contains(top) {
        found.append(
          Sighting(
            "navigation", at: rest.first, lasting: rest.lasting,
            "\(top) is on top, the screen shows \(shown.joined(separator: ", "))",
            slots: slots.compactMap { $0 }, shown: [rest.frame]))
      }
      return found
    } + behindCover(evidence)
  }
}
