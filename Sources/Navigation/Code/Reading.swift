import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Code reads what was set: model values, never what an animation shows.
extension Navigator {
  /// A property of a page, its view, item, scroll view, wishes or stand-in.
  func readPage(
    _ page: Int, _ thing: Thing, _ key: PropertyKey, _ context: Context? = nil
  ) -> Value {
    if thing == .wants { return readWish(key, page: page, context) }
    guard case .known(let property) = key else { return .none }
    switch (thing, property) {
    case (.controller, .title), (.item, _): return pages[page].item[property]
    case (.controller, _): return pages[page].controller[property]
    case (.view, .backgroundColor): return pages[page].backgroundColor
    case (.view, .safeAreaTop): return .number(pages[page].safeAreaTop)
    case (.view, _): return layerValue(pages.layers[page].view, property)
    case (.scrollView, _): return pages[page].scrollView[property]
    case (.fake, _):
      guard let fake = pages.fakes[page] else { return .none }
      if Property.styleFields.contains(property) { return fake.style[property] }
      if property == .hairlineColor { return fake.shadow.alpha > 0 ? .color(fake.shadow) : .none }
      if property == .host { return fake.host?.word ?? .none }
      return layerValue(pages.layers[page].fake, property)
    case (.fakeBackground, _): return layerValue(pages.layers[page].fakeBackground, property)
    case (.fakeContent, _): return layerValue(pages.layers[page].fakeContent, property)
    case (.edgeShadow, _):
      return pages[page].edgeShadow == nil
        ? .none : layerValue(pages.layers[page].edgeShadow, property)
    default: return .none
    }
  }

  /// A property of what is shared: the bar, the navigation controller, gesture, container, window.
  func readShared(_ thing: Thing, _ property: Property) -> Value {
    switch thing {
    case .bar where Property.styleFields.contains(property):
      return property == .translucent
        ? .flag(here.background.isTranslucent) : here.barStyle[property]
    case .bar where property == .backgroundColor: return here.barStyle.backgroundColor
    case .bar where property == .behind: return .flag(here.isBarBehind)
    case .bar where Navigator.barFieldNames.contains(property): return here.barFields[property]
    case .barBack where property == .tintColor: return backButtonTint
    case .barFirst: return readFirstView(property)
    case .barCustom where property == .height: return here.customHeight.map { .number($0) } ?? .none
    case .navigation: return readNavigation(property)
    case .gesture: return here.gesture.read(property)
    case .toolbar, .tabBar, .statusBar: return readSurrounding(thing, property)
    case .container where property == .y:
      let y = scene.modelValue(here.container, .y)
      return y == 0 ? .none : .number(y)
    case .container: return shownContainerColor
    case .window where property == .userInterfaceStyle:
      return screen.mode.isUsed ? .word(screen.mode.isDark ? "dark" : "light") : .none
    case .window where property == .rootViewController: return rootPageValue
    case .window where property == .tintColor: return screen.windowTint
    case .window: return screen.windowColor
    default:
      guard let layer = here.barLayers.layer(of: thing) else { return .none }
      return layerValue(layer, property)
    }
  }

  private func readNavigation(_ property: Property) -> Value {
    switch property {
    case .navigationBarHidden: return .flag(here.isNavigationBarHidden)
    case .toolbarHidden: return .flag(here.toolbar.isHidden)
    case .statusBarStyleFrom: return screen.statusBarStyleFrom
    case .hidesBarsOnSwipe, .hidesBarsOnTap, .hidesBarsWhenKeyboardAppears,
      .hidesBarsWhenVerticallyCompact:
      return .flag(here.barHiding.has(property))
    case .stack: return .stack(readableStack)
    case .items: return .stack(here.items)
    case .top: return here.stack.last.map { .page($0) } ?? .none
    case .selected:
      return program.container != nil ? .flag(controllers.selected == controller) : .none
    case .heldBy: return host.map { .page($0) } ?? .none
    case .progress: return .number(stackTransition.map(progress(of:)) ?? 0)
    case .interactive: return .flag(stackTransition?.operation.isInteractive ?? false)
    default: return .none
    }
  }

  /// The model value of a layer's property.
  func layerValue(_ layer: LayerID, _ property: Property) -> Value {
    switch property {
    case .color: return .color(scene.modelColor(layer))
    case .tintColor:
      return .color(
        Color(
          scene.modelValue(layer, .tintRed), scene.modelValue(layer, .tintGreen),
          scene.modelValue(layer, .tintBlue), scene.modelValue(layer, .tintOpacity)))
    default:
      guard let slot = Navigator.slot(of: property) else { return .none }
      let number = scene.modelValue(layer, slot)
      return property.kind == .flag ? .flag(number != 0) : .number(number)
    }
  }

  /// The layer slot that holds a property of one number.
  static func slot(of property: Property) -> LayerSlot? {
    switch property {
    case .x: return .x
    case .y: return .y
    case .width: return .width
    case .height: return .height
    case .alpha: return .alpha
    case .hidden: return .hidden
    case .masked: return .masked
    case .clipsToBounds: return .clips
    case .dim: return .dim
    default: return nil
    }
  }
}
