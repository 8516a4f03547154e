import NavSimNavigation
import NavSimScene
import NavSimTrace

/// What a frame reads in which nothing has changed but what moves: the slots in which an animation
/// shows, and what goes with them. They stay the same until something is written, so they are found
/// once for all such frames in a row.
struct MovingProbes {
  /// When an element of these is there.
  enum Presence {
    /// In all of these frames.
    case always
    /// While a layer is not transparent.
    case whileShown(LayerID)
    /// As it says itself.
    case asked
  }

  /// One element.
  struct Step {
    let element: Int
    let place: TraceProbes.Place
    let presence: Presence
    /// The probes to read, by their places.
    let probes: Range<Int>
  }

  var steps: [Step] = []
  var probes: [TraceProbes.Probe] = []
}

extension TraceProbes {
  /// Sets the slots that move.
  mutating func recordMoving(
    _ navigator: Navigator, _ scene: borrowing Scene, _ recorder: inout TraceRecorder
  ) {
    guard let found = moving else { return }
    for step in found.steps {
      switch step.presence {
      case .always: break
      case .whileShown(let layer):
        let isThere = scene.value(layer, .alpha) > 0
        if isThere != wasPresent[step.element] {
          record(step.element, isWhole: false, navigator, scene, &recorder)
          continue
        }
        if !isThere { continue }
      case .asked:
        record(step.element, isWhole: false, navigator, scene, &recorder)
        continue
      }
      setMoving(found, step, navigator, scene, &recorder)
    }
  }

  /// Sets the probes of one element. Most are a number of the scenario's own controller, and that is
  /// read at once.
  private mutating func setMoving(
    _ found: MovingProbes, _ step: MovingProbes.Step, _ navigator: Navigator,
    _ scene: borrowing Scene, _ recorder: inout TraceRecorder
  ) {
    guard case .screen = step.place else {
      let owner = elements[step.element].owner(navigator)
      let origin = elements[step.element].origin(owner)
      for place in step.probes { set(found.probes[place], scene, owner, origin, &recorder) }
      return
    }
    for place in step.probes {
      let probe = found.probes[place]
      if case .number(let layer, let slot) = probe.source {
        recorder.set(
          probe.slot, .number(scene.value(layer, slot)), cause: scene.cause(layer, slot))
      } else {
        set(probe, scene, navigator, Point(x: 0, y: 0), &recorder)
      }
    }
  }

  /// Finds what moves among the elements that are due.
  func findMoving(_ navigator: Navigator, _ scene: borrowing Scene) -> MovingProbes {
    var found = MovingProbes()
    for index in due.elements {
      let presence = presence(of: index, elements[index].owner(navigator), scene)
      if case .always = presence, !wasPresent[index] { continue }
      let first = found.probes.count
      for probe in elements[index].moving
      where moves(probe.source, isCarried: elements[index].isCarried, scene) {
        found.probes.append(probe)
      }
      let probes = first..<found.probes.count
      if case .always = presence, probes.isEmpty { continue }
      found.steps.append(
        MovingProbes.Step(
          element: index, place: elements[index].place, presence: presence, probes: probes))
    }
    return found
  }

  /// When an element is there while nothing is written. A part of an item comes and goes only where
  /// its opacity moves to nothing: it shows as long as code set more.
  private func presence(
    of index: Int, _ navigator: Navigator, _ scene: borrowing Scene
  ) -> MovingProbes.Presence {
    let layer: LayerID
    let mayShow: Bool
    switch elements[index].presence {
    case .title(let page):
      layer = navigator.titleLayer(of: page)
      mayShow = navigator.mayShowTitle(of: page)
    case .part(let part, let page):
      layer = navigator.layer(of: part, page: page)
      mayShow = navigator.isOnScreen && navigator.mayShow(part, page: page)
    case .edge, .full: return .asked
    default: return .always
    }
    let comesAndGoes =
      mayShow && scene.isAnimated(layer, .alpha) && scene.modelValue(layer, .alpha) <= 0
    return comesAndGoes ? .whileShown(layer) : .always
  }

  /// Whether what a source gives may change while nothing is written.
  private func moves(_ source: Source, isCarried: Bool, _ scene: borrowing Scene) -> Bool {
    switch source {
    case .number(let layer, let slot):
      return isCarried || scene.isAnimated(layer, slot)
    case .relative(let layer, let holder, let slot):
      return isCarried || scene.isAnimated(layer, slot) || scene.isAnimated(holder, slot)
    case .flag(let layer, let slot), .rareFlag(let layer, let slot):
      return scene.isAnimated(layer, slot)
    case .ownHeight(let layer): return scene.isAnimated(layer, .height)
    case .color(let layer):
      return Scene.colorSlots.contains { scene.isAnimated(layer, $0) }
    case .tint(let layer):
      return Scene.tintSlots.contains { scene.isAnimated(layer, $0) }
    default: return true
    }
  }
}
