import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// What UIKit does to the bar's layers and fields of its own accord.
extension Navigator {
  /// Push and pop put a fresh background in (`BarRules.reinsertsBackground`): opacity, flags, masks
  /// and the view of code's own lay on the old one.
  func reinsertBackground() {
    guard profile.bar.reinsertsBackground, !here.isFirstShow else { return }
    here.isBackgroundLocked = false
    let layers = here.barLayers
    let parts = [
      (layers.background, Thing.barBackground), (layers.effect, .barEffect),
      (layers.image, .barImage), (layers.custom, .barCustom), (layers.shadow, .barShadow),
    ]
    for (layer, part) in parts { renew(layer, part, alpha: 1) }
    renew(layers.edge, .barEdge, alpha: here.styling.edgeAlpha)
    if here.hasCustomView {
      here.hasCustomView = false
      here.makeCustomView(tall: nil)
      inTransaction(nil) { write(color: .clear, to: layers.custom) }
    }
    // Where a change of style is on its way, the colours are UIKit's already.
    guard !here.styling.needsSettling else { return }
    put(here.background.color, on: layers.background, .jumps, nil)
    put(here.background.effect, on: layers.effect, .jumps, nil)
    put(here.background.image, on: layers.image, .jumps, nil)
    put(here.background.shadow, on: layers.shadow, .jumps, nil)
  }

  /// Whether the background is not the bar's first view: while it is taken out and put in afresh another
  /// one without a size is (`BarRules.reinsertsBackground`).
  private var isBackgroundElsewhere: Bool {
    profile.bar.reinsertsBackground && here.transitions.contains { $0.stage != .ending }
  }

  /// Code takes the bar's first view for its background, by `subviews[0]`.
  func writeFirstView(_ property: Property, _ value: Value) {
    if isBackgroundElsewhere {
      record(.log, ["ignored: the first view in the bar is not its background now"])
    } else {
      writeLayer(here.barLayers.background, property, value)
    }
  }

  /// What that view has: one without a size is opaque and shown.
  func readFirstView(_ property: Property) -> Value {
    guard isBackgroundElsewhere else { return layerValue(here.barLayers.background, property) }
    return property == .alpha ? .number(1) : .flag(false)
  }

  private func renew(_ layer: LayerID, _ part: Thing, alpha: Double) {
    let old = scene.modelValue(layer, .alpha)
    if old != alpha {
      noteRenewed(layer, .alpha, part, .alpha, .number(old))
      scene.set(layer, .alpha, alpha)
    }
    if scene.modelValue(layer, .hidden) != 0 {
      noteRenewed(layer, .hidden, part, .hidden, .flag(true))
      scene.set(layer, .hidden, 0)
    }
    if scene.modelValue(layer, .masked) != 0 { scene.set(layer, .masked, 0) }
  }

  /// Notes what lay on the old background.
  private func noteRenewed(
    _ layer: LayerID, _ slot: LayerSlot, _ part: Thing, _ property: Property, _ value: Value
  ) {
    noteMissed(
      part, .known(property), value, by: scene.cause(layer, slot),
      "lost: a push or pop puts a fresh background in from iOS 18 on (reinsertsBackground)")
  }

  // MARK: - UIAppearance

  /// A setter of UINavigationBar.appearance(): bars that come into a window later take its values
  /// (documented: UIAppearance).
  func setProxy(_ property: Property, _ value: Value) {
    screen.setProxy(property, value, by: scene.currentCause)
  }

  /// The controller's bar comes into the window and takes the proxy's values.
  func barEntersWindow() {
    guard !screen.proxy.isEmpty else { return }
    takeProxy(into: &here.barStyle)
    for field in Property.styleFields { here.styling.shown[field] = here.barStyle[field] }
    let before = scene.currentCause
    defer { scene.currentCause = before }
    inTransaction(nil) { showTint() }
    for taken in screen.proxy where here.barStyle.isFromProxy(taken.property) {
      scene.currentCause = taken.cause >= 0 ? taken.cause : declaredCause(ofProxy: taken.property)
      noteWrite(.bar, .known(taken.property), taken.value)
      if taken.property == .tintColor { inTransaction(nil) { showTint() } }
    }
    restyleBar()
  }

  /// The line that declares what the proxy holds from the start, as a cause.
  private func declaredCause(ofProxy property: Property) -> Int32 {
    let declared = program.proxy.first { $0.property == property }
    return declared.map { causeID(Cause(origin: $0.origin, page: -1)) } ?? scene.currentCause
  }

  private func takeProxy(into style: inout BarStyle) {
    for (field, value, _) in screen.proxy where isAvailable(field) {
      style.takeFromProxy(field, value, overwriting: profile.bar.proxyOverwrites)
    }
  }

  /// A stand-in bar comes into the window when it is added to a page's view that is there.
  func takeProxy(intoFakeOf page: Int) {
    guard !screen.proxy.isEmpty, var fake = pages.fakes[page], let host = fake.host,
      fake.kind == .bar || fake.kind == .full,
      isInWindow(host)
    else { return }
    takeProxy(into: &fake.style)
    pages.fakes[page]?.style = fake.style
    paintFake(of: page)
  }

  /// A page's view comes into the window, and the stand-ins in it with it.
  func takeProxy(intoFakesIn host: Int) {
    guard !screen.proxy.isEmpty else { return }
    for page in pages.fakes.lying(in: .view(host)) { takeProxy(intoFakeOf: page) }
  }

  /// A setter of the time before appearance objects makes the bar forget those of the proxy
  /// (`BarRules.oldSetterDropsProxy`, `BarRules.tintDropsProxy`).
  func dropProxyAppearances(after field: Property) {
    guard profile.bar.oldSetterDropsProxy, here.isInWindow, field.kind != .appearance,
      field != .tintColor || profile.bar.tintDropsProxy,
      here.barStyle.dropProxyAppearances()
    else { return }
    for field in Property.styleFields where field.kind == .appearance {
      here.styling.shown[field] = here.barStyle[field]
    }
  }
}
