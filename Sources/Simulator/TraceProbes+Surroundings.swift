import NavSimNavigation
import NavSimScene
import NavSimTrace
import NavSimVocabulary

/// Toolbars, tab bar and status bar, each where the program has to do with it.
extension TraceProbes {
  /// What the controller of a tab has; the scenario's own has no index.
  func containerProbes(
    _ navigator: Navigator, _ index: Int? = nil
  ) -> [(property: String, source: Source)] {
    guard let layer = navigator.layer(of: .container) else { return [] }
    let selected = index.map { Source.inner($0, .selected) } ?? .shared(.navigation, .selected)
    return [(Property.selected.name, selected), (Property.fade.name, .number(layer, .alpha))]
  }

  /// The further windows, in the order of their declarations.
  mutating func addWindows(_ recorder: inout TraceRecorder) {
    for (index, window) in program.windows.enumerated() {
      add(
        "window.\(window.name)", .always, &recorder,
        TraceSchema.window.map { ($0.name, .window(index, $0)) }, omitsNone: true)
    }
  }

  mutating func addSurroundings(_ navigator: Navigator, _ recorder: inout TraceRecorder) {
    var flags: [Property] = [.navigationBarHidden]
    if navigator.hasSurrounding(.toolbar) { flags.append(.toolbarHidden) }
    if navigator.facts.hidesBars { flags += Property.barHiding }
    let inner: [Property] = flags + [.stack, .items, .top, .progress, .heldBy]
    for (index, controller) in program.inner.enumerated() {
      var probes: [(property: String, source: Source)] = inner.map {
        ($0.name, $0 == .progress ? .progress(index + 1) : .inner(index, $0))
      }
      if controller.isInContainer {
        probes += containerProbes(navigator.at(controller: index + 1), index)
      }
      add("navigation.\(controller.navigation.name)", .inner(index), &recorder, probes)
    }
    for (index, presented) in navigator.presentables.enumerated() {
      let layer = presented.layer
      add(
        "presented.\(presented.name)", .presented(index), &recorder,
        [
          ("x", .number(layer, .x)), ("y", .number(layer, .y)), ("width", .number(layer, .width)),
          ("height", .number(layer, .height)), ("dim", .number(layer, .dim)),
          ("hidden", .flag(layer, .hidden)), (Property.heldBy.name, .presenter(index)),
        ])
    }
    addBottomBars(navigator, &recorder)
    if navigator.hasSurrounding(.keyboard), let layer = navigator.layer(of: .keyboard) {
      add(
        Thing.keyboard.path, .always, &recorder,
        [("x", .number(layer, .x)), ("y", .number(layer, .y)), ("height", .number(layer, .height))])
    }
    guard navigator.hasSurrounding(.statusBar), let layer = navigator.layer(of: .statusBar)
    else { return }
    add(
      Thing.statusBar.path, .always, &recorder,
      [
        ("height", .number(layer, .height)), ("alpha", .number(layer, .alpha)),
        ("hidden", .flag(layer, .hidden)), ("color", .color(layer)),
        ("style", .shared(.statusBar, .style)),
      ])
  }

  /// The toolbar of each controller, and the tab bar over them. A controller whose name is that of a
  /// property has no element: it would be called as the scenario's own.
  private mutating func addBottomBars(_ navigator: Navigator, _ recorder: inout TraceRecorder) {
    if navigator.hasSurrounding(.toolbar) {
      // What moves the whole of the scenario's own controller is rare.
      let own = navigator.facts.movesRoots ? 0 : nil
      addBottomBar(.toolbar, "toolbar", presence(ofBarOf: 0), navigator, in: own, &recorder)
      for (index, inner) in program.inner.enumerated() {
        let name = inner.navigation.name
        guard !Thing.toolbar.shown.contains(where: { $0.name == name }) else { continue }
        addBottomBar(
          .toolbar, "toolbar." + name, .toolbar, navigator.at(controller: index + 1),
          in: index + 1, &recorder)
      }
    }
    guard navigator.hasSurrounding(.tabBar) else { return }
    addBottomBar(.tabBar, "tabBar", .tabBar, navigator, in: nil, &recorder)
  }

  private mutating func addBottomBar(
    _ thing: Thing, _ name: String, _ presence: Presence, _ navigator: Navigator,
    in controller: Int?, _ recorder: inout TraceRecorder
  ) {
    guard let layer = navigator.layer(of: thing) else { return }
    add(
      name, presence, &recorder,
      [
        ("translucent", .shared(thing, .translucent)),
        ("barTintColor", .shared(thing, .barTintColor)), ("x", .number(layer, .x)),
        ("y", .number(layer, .y)), ("height", .number(layer, .height)),
        ("alpha", .number(layer, .alpha)), ("hidden", .flag(layer, .hidden)),
        ("color", .color(layer)),
      ], omitsNone: true, in: controller)
  }
}
