import NavSimNavigation
import NavSimScene
import NavSimTrace
import NavSimVocabulary

/// Toolbar, tab bar and status bar, each where the program has to do with it.
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
    let inner: [Property] = [.navigationBarHidden, .stack, .items, .top, .progress, .heldBy]
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
    for thing in [Thing.toolbar, .tabBar] where navigator.hasSurrounding(thing) {
      guard let layer = navigator.layer(of: thing) else { continue }
      add(
        thing.path, thing == .tabBar ? .tabBar : .always, &recorder,
        [
          ("translucent", .shared(thing, .translucent)),
          ("barTintColor", .shared(thing, .barTintColor)), ("x", .number(layer, .x)),
          ("y", .number(layer, .y)), ("height", .number(layer, .height)),
          ("alpha", .number(layer, .alpha)), ("hidden", .flag(layer, .hidden)),
          ("color", .color(layer)),
        ], omitsNone: true)
    }
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
}
