import NavSimNavigation
import NavSimProgram
import NavSimScene
import NavSimTrace
import NavSimVocabulary

/// Writing one frame.
extension TraceProbes {
  /// Sets every slot of every element that is there and may have changed.
  mutating func record(_ simulation: Simulation, into recorder: inout TraceRecorder) {
    due.collect(simulation, everything: readsEverything)
    let eye = simulation.eyeColors()
    // Taken once: across modules each look at `simulation.scene` would copy it.
    let scene = simulation.scene
    let elements = self.elements
    for index in due.elements {
      let isPresent = isPresent(elements[index].presence, simulation)
      recorder.setElement(
        elements[index].number, present: isPresent,
        cause: isPresent ? -1 : remover(of: elements[index].presence, simulation))
      guard isPresent else {
        for probe in elements[index].probes { last[probe.slot] = nil }
        continue
      }
      for probe in elements[index].probes { set(probe, scene, simulation, eye, &recorder) }
    }
  }

  private func isPresent(_ presence: Presence, _ simulation: Simulation) -> Bool {
    switch presence {
    case .always: return true
    case .view(let page): return simulation.isInWindow(page)
    case .fake(let page): return simulation.showsFake(of: page)
    case .title(let page): return simulation.showsTitle(of: page)
    case .largeTitle: return simulation.setValue(.bar, .prefersLargeTitles) == .flag(true)
    case .item(let page):
      return simulation.exists(page)
        && simulation.setValue(.item, .known(.title), page: page) != .none
    case .edge: return simulation.showsEdge
    case .custom: return simulation.hasCustomView
    case .inner(let index): return simulation.hasInner(index)
    case .full(let part, let page): return simulation.shows(part, ofBarOf: page)
    case .wishes(let page):
      return simulation.exists(page) && simulation.hasWishes(of: page)
    case .part(let part, let page): return simulation.shows(part, page: page)
    case .scrollView(let page):
      return simulation.exists(page) && simulation.hasTouchedScrollView(of: page)
    }
  }

  private mutating func set(
    _ probe: Probe, _ scene: Scene, _ simulation: Simulation, _ eye: [Color],
    _ recorder: inout TraceRecorder
  ) {
    switch probe.source {
    case .number(let layer, let slot):
      recorder.set(
        probe.slot, .number(scene.value(layer, slot)), cause: scene.cause(layer, slot))
    case .relative(let layer, let holder, let slot):
      recorder.set(
        probe.slot, .number(scene.value(holder, slot) + scene.value(layer, slot)),
        cause: scene.cause(layer, slot))
    case .hosted(let page, let layer, let slot):
      let origin = simulation.fakeOrigin(of: page)
      recorder.set(
        probe.slot, .number((slot == .x ? origin.x : origin.y) + scene.value(layer, slot)),
        cause: scene.cause(layer, slot))
    case .flag(let layer, let slot):
      recorder.set(
        probe.slot, .flag(scene.value(layer, slot) != 0), cause: scene.cause(layer, slot))
    case .rareFlag(let layer, let slot):
      recorder.set(
        probe.slot, scene.value(layer, slot) != 0 ? .flag(true) : .none,
        cause: scene.cause(layer, slot))
    case .color(let layer):
      recorder.set(probe.slot, .color(scene.color(layer)), cause: scene.cause(layer, .red))
    case .tint(let layer):
      recorder.set(probe.slot, .color(scene.tint(layer)), cause: scene.cause(layer, .tintRed))
    case .shared(let thing, let property):
      set(
        probe.slot, simulation.setValue(thing, property), simulation, &recorder,
        by: simulation.writer(of: thing, property))
    case .rare(let thing, let property):
      let value = simulation.setValue(thing, property)
      set(
        probe.slot, value == .flag(false) ? .none : value, simulation, &recorder,
        by: simulation.writer(of: thing, property))
    case .page(let page, let thing, let key), .rarePage(let page, let thing, let key):
      set(
        probe.slot, simulation.setValue(thing, key, page: page), simulation, &recorder,
        by: Self.writer(of: thing, key, page, simulation))
    case .wish(let page, let key):
      set(
        probe.slot, simulation.wish(key, page: page) ?? .none, simulation, &recorder,
        by: Self.writer(of: .wants, key, page, simulation))
    case .inner(let index, let property):
      set(probe.slot, simulation.innerValue(index, property), simulation, &recorder)
    case .eye(let index):
      recorder.set(probe.slot, .color(eye[index]), cause: -1)
    case .edgeStep(let page):
      recorder.set(probe.slot, .number(simulation.edgeStep(of: page)), cause: -1)
    case .underArrow(let page):
      recorder.set(probe.slot, .number(simulation.underArrow(of: page)), cause: -1)
    case .backText(let page):
      set(probe.slot, simulation.backText(of: page), simulation, &recorder)
    case .full(let page, let part, let property):
      let value = simulation.value(property, of: part, ofBarOf: page)
      set(probe.slot, value, simulation, &recorder)
    case .indicator: set(probe.slot, simulation.indicatorImage, simulation, &recorder)
    case .progress: recorder.set(probe.slot, .number(simulation.shownProgress), cause: -1)
    case .interactive: recorder.set(probe.slot, .flag(simulation.isInteractive), cause: -1)
    }
  }

  /// Who wrote a page's property, where that is kept.
  private static func writer(
    of thing: Thing, _ key: PropertyKey, _ page: Int, _ simulation: Simulation
  ) -> Int32 {
    guard case .known(let property) = key else { return -1 }
    return simulation.writer(of: thing, property, page: page)
  }

  /// Sets a value that code set; one that is the same as in the last frame is not looked at again.
  private mutating func set(
    _ slot: Int, _ value: Value, _ simulation: Simulation, _ recorder: inout TraceRecorder,
    by writer: @autoclosure () -> Int32 = -1
  ) {
    if last[slot] == value { return }
    last[slot] = value
    let cause = writer()
    switch value {
    case .none: recorder.set(slot, .none, cause: cause)
    case .empty: recorder.set(slot, recorder.word("empty"), cause: cause)
    case .number(let number): recorder.set(slot, .number(number), cause: cause)
    case .flag(let flag): recorder.set(slot, .flag(flag), cause: cause)
    case .color(let color): recorder.set(slot, .color(color), cause: cause)
    case .text(let text): recorder.set(slot, recorder.text(text), cause: cause)
    case .word(let word): recorder.set(slot, recorder.word(word), cause: cause)
    case .image(let index):
      recorder.set(slot, recorder.word(program.images[index].name), cause: cause)
    case .appearance(let index):
      recorder.set(slot, recorder.word(program.appearances[index].name), cause: cause)
    case .page(let page): recorder.set(slot, recorder.word(program.pages[page].name), cause: cause)
    case .navigation: recorder.set(slot, recorder.word(program.navigation.name), cause: cause)
    case .stack(let pages):
      recorder.set(slot, recorder.stack(pages.map { program.pages[$0].name }), cause: cause)
    }
  }
}

extension TraceProbes.Element {
  /// Notes what a source reads.
  mutating func watch(_ source: TraceProbes.Source) {
    switch source {
    case .number(let layer, _), .flag(let layer, _), .rareFlag(let layer, _), .color(let layer),
      .tint(let layer):
      watch(layer)
    case .relative(let layer, let holder, _):
      watch(layer)
      watch(holder)
    case .hosted(_, let layer, _): watch(layer)
    case .indicator: hasIndicator = true
    case .shared, .rare, .page, .rarePage, .wish, .edgeStep, .backText, .underArrow, .inner, .full:
      break
    case .eye, .progress, .interactive: isVolatile = true
    }
  }

  private mutating func watch(_ layer: LayerID) {
    if !layers.contains(layer) { layers.append(layer) }
  }
}
