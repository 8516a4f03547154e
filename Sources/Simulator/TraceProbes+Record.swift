import NavSimNavigation
import NavSimProgram
import NavSimScene
import NavSimTrace
import NavSimVocabulary

/// Writing one frame.
extension TraceProbes {
  /// Sets every slot of every element that is there and may have changed.
  mutating func record(_ navigator: Navigator, into recorder: inout TraceRecorder) {
    navigator.look(with: &sight)
    if !readsEverything, due.isQuiet(navigator) {
      if moving == nil {
        due.collect(navigator, everything: false)
        moving = navigator.reading { findMoving(navigator, $0) }
      }
      navigator.reading { recordMoving(navigator, $0, &recorder) }
    } else {
      moving = nil
      due.collect(navigator, everything: readsEverything)
      navigator.reading { recordDue(navigator, $0, &recorder) }
    }
  }

  private mutating func recordDue(
    _ navigator: Navigator, _ scene: borrowing Scene, _ recorder: inout TraceRecorder
  ) {
    for place in due.elements.indices {
      let index = due.elements[place]
      record(index, isWhole: due.isWhole[index], navigator, scene, &recorder)
    }
  }

  /// Sets the slots of one element; those that only code changes where it is to be read as a whole.
  mutating func record(
    _ index: Int, isWhole: Bool, _ navigator: Navigator, _ scene: borrowing Scene,
    _ recorder: inout TraceRecorder
  ) {
    let owner = elements[index].owner(navigator)
    if !isWhole, !elements[index].comesByLayer {
      guard wasPresent[index] else { return }
      set(elements[index].moving, of: index, scene, owner, &recorder)
      return
    }
    let presence = elements[index].presence
    let isPresent = Self.isPresent(presence, owner)
    recorder.setElement(
      elements[index].number, present: isPresent,
      cause: isPresent ? -1 : Self.remover(of: presence, owner))
    // What comes is read as a whole.
    let probes = isWhole || !wasPresent[index] ? elements[index].probes : elements[index].moving
    wasPresent[index] = isPresent
    if isPresent {
      set(probes, of: index, scene, owner, &recorder)
    } else {
      for probe in elements[index].probes { last[probe.slot] = nil }
    }
  }

  private mutating func set(
    _ probes: [Probe], of element: Int, _ scene: borrowing Scene, _ owner: Navigator,
    _ recorder: inout TraceRecorder
  ) {
    let origin = elements[element].origin(owner)
    for probe in probes { set(probe, scene, owner, origin, &recorder) }
  }

  private static func isPresent(_ presence: Presence, _ navigator: Navigator) -> Bool {
    switch presence {
    case .always: return true
    case .bar: return navigator.isOnScreen
    case .toolbar: return navigator.isOnScreen && navigator.usesToolbar
    case .tabBar: return navigator.hasTabBar
    case .view(let page): return navigator.isInWindow(page)
    case .fake(let page): return navigator.showsFake(of: page)
    case .edgeShadow(let page): return navigator.throwsShadow(page)
    case .title(let page): return navigator.showsTitle(of: page)
    case .largeTitle:
      return navigator.isOnScreen
        && navigator.setValue(.bar, .prefersLargeTitles) == .flag(true)
    case .item(let page):
      return navigator.exists(page)
        && navigator.setValue(.item, .known(.title), page: page) != .none
    case .edge: return navigator.isOnScreen && navigator.showsEdge
    case .custom: return navigator.isOnScreen && navigator.hasCustomView
    case .inner(let index): return navigator.hasInner(index)
    case .presented(let index): return navigator.isPresented(index)
    case .full(let part, let page): return navigator.shows(part, ofBarOf: page)
    case .wishes(let page):
      return navigator.exists(page) && navigator.hasWishes(of: page)
    case .part(let part, let page):
      return navigator.isOnScreen && navigator.shows(part, page: page)
    case .scrollView(let page):
      return navigator.exists(page) && navigator.hasTouchedScrollView(of: page)
    }
  }

  mutating func set(
    _ probe: Probe, _ scene: borrowing Scene, _ navigator: Navigator, _ origin: Point,
    _ recorder: inout TraceRecorder
  ) {
    let at = probe.slot
    func show(_ number: Double) { recorder.set(at, .number(number), cause: -1) }
    func show(_ color: Color?) { recorder.set(at, color.map { .color($0) } ?? .none, cause: -1) }
    switch probe.source {
    case .number(let layer, let slot):
      recorder.set(
        at, .number(scene.value(layer, slot) + origin[slot]), cause: scene.cause(layer, slot))
    case .relative(let layer, let holder, let slot):
      let place = scene.value(holder, slot) + scene.value(layer, slot) + origin[slot]
      recorder.set(at, .number(place), cause: scene.cause(layer, slot))
    case .hosted(let page, let layer, let slot):
      let host = navigator.fakeOrigin(of: page, in: scene)[slot] + origin[slot]
      recorder.set(at, .number(host + scene.value(layer, slot)), cause: scene.cause(layer, slot))
    case .flag(let layer, let slot):
      recorder.set(at, .flag(scene.value(layer, slot) != 0), cause: scene.cause(layer, slot))
    case .rareFlag(let layer, let slot):
      let flag: TraceValue = scene.value(layer, slot) != 0 ? .flag(true) : .none
      recorder.set(at, flag, cause: scene.cause(layer, slot))
    case .color(let layer):
      recorder.set(at, .color(scene.color(layer)), cause: scene.cause(layer, .red))
    case .tint(let layer):
      recorder.set(at, .color(scene.tint(layer)), cause: scene.cause(layer, .tintRed))
    case .ownHeight(let layer):
      recorder.set(at, Self.tall(layer, scene, navigator), cause: scene.cause(layer, .height))
    case .shared(let thing, let property), .rare(let thing, let property):
      let now = navigator.setValue(thing, property)
      let value = probe.source.isRare ? Self.rare(now, recorder.value(of: at)) : now
      set(at, value, navigator, &recorder, by: navigator.writer(of: thing, property))
    case .page(let page, let thing, let key), .rarePage(let page, let thing, let key):
      let value = navigator.setValue(thing, key, page: page)
      set(at, value, navigator, &recorder, by: Self.writer(of: thing, key, page, navigator))
    case .wish(let page, let key):
      let wish = navigator.wish(key, page: page) ?? .none
      set(at, wish, navigator, &recorder, by: Self.writer(of: .wants, key, page, navigator))
    case .inner(let index, let property):
      let inner = navigator.at(controller: index + 1)
      let value = navigator.innerValue(index, property)
      set(at, value, navigator, &recorder, by: inner.writer(of: .navigation, property))
    case .window(let index, let property):
      set(at, ofWindow: index, property, navigator, &recorder)
    case .presenter(let index):
      set(at, navigator.furtherRoot(ofPresented: index), navigator, &recorder)
    case .eye(let index), .rareEye(let index): show(sight.colors[index])
    case .edgeStep(let page): show(navigator.edgeStep(of: page))
    case .underArrow(let page): show(navigator.underArrow(of: page))
    case .item(let shown, let page):
      let value = navigator.value(shown, ofItem: page)
      set(at, value, navigator, &recorder, by: navigator.cause(of: shown, ofItem: page))
    case .full(let page, let part, let property):
      set(at, navigator.value(property, of: part, ofBarOf: page), navigator, &recorder)
    case .edgeEffect: show(navigator.edgeEffect)
    case .indicator: set(at, navigator.indicatorImage, navigator, &recorder)
    case .progress(let number): show(navigator.at(controller: number).shownProgress)
    case .interactive: recorder.set(at, .flag(navigator.isInteractive), cause: -1)
    }
  }

  /// How tall a view of code's own in the bar is on screen; none where code does not say how tall it is.
  private static func tall(
    _ layer: LayerID, _ scene: borrowing Scene, _ navigator: Navigator
  ) -> TraceValue {
    navigator.setValue(.barCustom, .height) == .none ? .none : .number(scene.value(layer, .height))
  }

  /// A flag is in the trace once it has been set.
  private static func rare(_ value: Value, _ before: TraceValue) -> Value {
    value == .flag(false) && before.kind != .flag ? .none : value
  }

  /// Who wrote a page's property, where that is kept.
  private static func writer(
    of thing: Thing, _ key: PropertyKey, _ page: Int, _ navigator: Navigator
  ) -> Int32 {
    guard case .known(let property) = key else { return -1 }
    return navigator.writer(of: thing, property, page: page)
  }

  /// What a further window is, and who has shown or hidden it.
  private mutating func set(
    _ slot: Int, ofWindow index: Int, _ property: Property, _ navigator: Navigator,
    _ recorder: inout TraceRecorder
  ) {
    let cause = property == .hidden ? navigator.causeOfHiding(window: index) : -1
    set(slot, navigator.windowValue(index, property), navigator, &recorder, by: cause)
  }

  /// Sets a value that code set; one that is the same as in the last frame is not looked at again.
  private mutating func set(
    _ slot: Int, _ value: Value, _ navigator: Navigator, _ recorder: inout TraceRecorder,
    by writer: @autoclosure () -> Int32 = -1
  ) {
    let value = navigator.shown(value)
    if last[slot] == value { return }
    last[slot] = value
    let cause = writer()
    switch value {
    case .none: recorder.set(slot, .none, cause: cause)
    case .empty: recorder.set(slot, recorder.word("empty"), cause: cause)
    case .number(let number): recorder.set(slot, .number(number), cause: cause)
    case .flag(let flag): recorder.set(slot, .flag(flag), cause: cause)
    case .color(let color): recorder.set(slot, .color(color), cause: cause)
    case .dynamic: break  // shown as a colour
    case .text(let text): recorder.set(slot, recorder.text(text), cause: cause)
    case .word(let word): recorder.set(slot, recorder.word(word), cause: cause)
    case .image(let index):
      recorder.set(slot, recorder.word(program.images[index].name), cause: cause)
    case .appearance(let index):
      recorder.set(slot, recorder.word(navigator.appearanceName(index)), cause: cause)
    case .page(let page): recorder.set(slot, recorder.word(program.pages[page].name), cause: cause)
    case .navigation: recorder.set(slot, recorder.word(program.navigation.name), cause: cause)
    case .stack(let pages):
      let text = stackText.text(of: pages) { [program] in program.pages[$0].name }
      recorder.set(slot, recorder.word(text), cause: cause)
    }
  }
}

extension Point {
  /// What it adds to a place: its x, its y, nothing to what is no place.
  fileprivate subscript(slot: LayerSlot) -> Double {
    switch slot {
    case .x: x
    case .y: y
    default: 0
    }
  }
}

extension TraceProbes.Element {
  /// The controller to which it belongs.
  func owner(_ navigator: Navigator) -> Navigator {
    switch place {
    case .screen: navigator
    case .controller(let number): navigator.at(controller: number)
    case .page(let page): navigator.owner(of: page)
    }
  }

  /// The corner from which its places are counted.
  func origin(_ owner: Navigator) -> Point {
    if isInBar { return Point(x: 0, y: 0) }
    switch place {
    case .screen: return Point(x: 0, y: 0)
    case .controller: return owner.viewOrigin
    case .page(let page): return owner.viewOrigin(of: page)
    }
  }

  /// Notes layers whose places it follows.
  mutating func watch(_ layers: [LayerID]) { for layer in layers { watch(layer) } }

  /// Notes what a source reads.
  mutating func watch(_ source: TraceProbes.Source) {
    switch source {
    case .number(let layer, _), .flag(let layer, _), .rareFlag(let layer, _), .color(let layer),
      .tint(let layer), .ownHeight(let layer):
      watch(layer)
    case .relative(let layer, let holder, _):
      watch(layer)
      watch(holder)
    case .hosted(_, let layer, _): watch(layer)
    case .indicator: hasIndicator = true
    case .shared, .rare, .page, .rarePage, .wish, .edgeStep, .underArrow, .item,
      .inner,
      .window, .presenter, .full, .edgeEffect:
      break
    case .eye, .rareEye, .progress, .interactive: isVolatile = true
    }
  }

  private mutating func watch(_ layer: LayerID) {
    if !layers.contains(layer) { layers.append(layer) }
  }
}
