import NavSimTrace

// What came, or was selected, without a line or a call of its own that set its values: who brought it is
// who brought the rest of it, else the action in whose time it came.

extension Explainer {
  /// Tells of a value that nobody has written who brought what has it.
  mutating func tellArrival(_ name: PropertyName) {
    guard let slot = state.slot(name.element, name.property),
      let frame = state.origin(ofSlot: slot)?.frame, frame >= 0
    else { return }
    guard let number = bringer(of: name, at: frame) else { return }
    let place = place(ofFrame: frame)
    let verb = name.property == "selected" ? "it was selected or left" : "it came"
    add(1, verb + (frame < state.frame ? ", " + place : ""))
    tellChain(number, name, depth: 2, from: place)
  }

  /// Who brought an element, or selected a tab, in a frame; nil where that is not known.
  private func bringer(of name: PropertyName, at frame: Int) -> Int32? {
    let before = state.at(frame - 1)
    if name.property == "selected" { return selector(at: frame) ?? actionAt(frame) }
    if before.isPresent(name.element) || !state.isPresent(name.element) { return nil }
    // A bar comes with its controller, whoever has coloured it meanwhile.
    let isBar = name.element == "bar" || name.element.hasPrefix("bar.")
    if isBar, let action = actionAt(frame) { return action }
    return sibling(of: name, at: frame) ?? actionAt(frame)
  }

  /// Who made the other values with which an element came, in the same frame.
  private func sibling(of name: PropertyName, at frame: Int) -> Int32? {
    guard let element = trace.element(name.element) else { return nil }
    let causes = trace.elements[element].slots.compactMap { slot -> Int32? in
      guard let origin = state.origin(ofSlot: slot), origin.frame == frame,
        trace.cause(origin.cause).map({ !$0.isEmpty }) ?? false,
        chain(origin.cause).first.map({ self.frame(of: $0.time) == frame }) ?? true
      else { return nil }
      return origin.cause
    }
    return causes.first(where: hasOwnCode) ?? causes.first
  }

  /// Who told pages of a tab that they come.
  private func selector(at frame: Int) -> Int32? {
    trace.events.first { event in
      self.frame(of: event.time) == frame && trace.text(event.name) == "viewWillAppear"
        && trace.cause(event.cause) != nil
    }?.cause
  }

  /// The action that begins in a frame; else the one that is under way there.
  private func actionAt(_ frame: Int) -> Int32? {
    let begun = trace.phases.compactMap { phase -> Int? in
      guard case .action(let index) = phase.kind, phase.firstFrame == frame else { return nil }
      return index
    }
    return begun.count == 1 ? cause(ofAction: begun[0]) : actionUnderWay(at: frame)
  }
}
