import NavSimProgram
import NavSimScene
import NavSimVocabulary

extension Navigator {
  /// Writes the properties of a line, left to right. A write to nothing does nothing, as in Swift.
  func write(_ target: Reference, _ assignments: [Assignment], _ context: Context) throws {
    let (owner, thing): (Owner, Thing)
    switch target {
    case .owner(let named): (owner, thing) = (named, .controller)
    case .thing(let named, let what): (owner, thing) = (named, what)
    default: return
    }
    guard try prepare(owner, thing, context) else { return }
    for assignment in assignments {
      defer { causes.expectNothing() }
      let value = evaluate(assignment.value, context)
      if let property = propertyOfNil(assignment, value),
        reaches(thing, context)
      {
        skip(context, "\(thing.path).\(property.name) is nil: nothing is set of it")
        continue
      }
      if case .known(let property) = assignment.property, property.kind == .appearance {
        causes.expect(authors(of: assignment.value, context), in: property)
      }
      try write(owner, thing, assignment.property, value, context)
      if let flag = assignment.animated, isAnimated(flag, context),
        let page = page(owner, context), case .known(let property) = assignment.property
      {
        bringButton(page, property)
      }
    }
  }

  /// The appearance whose field a line sets, where it is nil: Swift's `?.` calls no setter.
  private func propertyOfNil(_ assignment: Assignment, _ value: Value) -> Property? {
    guard case .shaped = assignment.value, value == .none,
      case .known(let property) = assignment.property
    else { return nil }
    return property
  }

  /// Writes one property.
  func write(
    _ owner: Owner, _ thing: Thing, _ key: PropertyKey, _ value: Value, _ context: Context
  ) throws {
    if thing.belongsToPage {
      guard let page = pageMeant(owner, context) else { return }
      try writePage(page, thing, key, value)
    } else if let page = pageNamed(owner, thing) {
      guard case .known(let property) = key else { return }
      guard let other = holder(of: page) else { return lostWrite(thing, key, value, page) }
      try other.writeShared(thing, property, value)
    } else if reaches(thing, context) {
      if try writeOwnBar(thing, key, value, context) { return }
      guard case .known(let property) = key else { return }
      try writeShared(thing, property, value)
    } else {
      lostWrite(thing, key, value, context.selfPage)
    }
  }

  private func lostWrite(_ thing: Thing, _ key: PropertyKey, _ value: Value, _ page: Int?) {
    guard case .known(let property) = key else { return }
    lose("\(thing.path).\(property)", page, [(thing, property, value)])
  }

  /// A write, or a call, that reached no navigation controller: Swift's `?.` calls nothing.
  ///
  /// - Parameter page: whose code it is.
  func lose(_ what: String, _ page: Int?, _ writes: [(Thing, Property, Value)]) {
    let name = page.map { program.pages[$0].name } ?? "code"
    record(.log, ["lost write: \(name) has no navigation controller, \(what)"])
    for (thing, property, value) in writes {
      noteMissed(
        thing, .known(property), value, by: scene.currentCause,
        "lost: \(name) has no navigation controller then")
    }
  }

  func writePage(_ page: Int, _ thing: Thing, _ key: PropertyKey, _ value: Value) throws {
    if let owner = otherOwner(of: page) { return try owner.writePage(page, thing, key, value) }
    if thing == .wants {
      try setWish(key, value, page: page)
      return
    }
    guard case .known(let property) = key else { return }
    noteWrite(thing == .controller && property == .title ? .item : thing, key, page: page, value)
    switch (thing, property) {
    case (.view, .backgroundColor):
      pages[page].backgroundColor = value
      paint(value, on: pages.layers[page].view)
    case (.view, _):
      writeLayer(pages.layers[page].view, property, value)
      frameWritten(page, property)
    case (.controller, .title), (.item, _):
      let old = pages[page].item[property]
      pages[page].item[property] = value
      if property != .searchActive || old != value {
        try itemChanged(page, property, from: old)
      }
    case (.controller, _):
      pages[page].controller[property] = value
      try controllerChanged(page, property)
    case (.scrollView, _):
      pages[page].scrollView[property] = value
      try scrollViewChanged(page, property)
    case (.fake, _): writeFake(page, property, value)
    case (.fakeBackground, _): writeLayer(pages.layers[page].fakeBackground, property, value)
    case (.fakeContent, _): writeLayer(pages.layers[page].fakeContent, property, value)
    case (.edgeShadow, _) where pages[page].edgeShadow != nil:
      writeLayer(pages.layers[page].edgeShadow, property, value)
    default: break
    }
  }

  /// The setters that UIKit calls too note what they change themselves.
  private func writeShared(_ thing: Thing, _ property: Property, _ value: Value) throws {
    switch (thing, property, value) {
    case (.bar, _, _) where Property.styleFields.contains(property): setBarStyle(property, value)
    case (.bar, .backgroundColor, _): setBarColor(value)
    case (.navigation, .navigationBarHidden, .flag(let hidden)):
      try setNavigationBarHidden(hidden, animated: false)
    default:
      noteWrite(thing, .known(property), value)
      writePlain(thing, property, value)
    }
  }

  private func writePlain(_ thing: Thing, _ property: Property, _ value: Value) {
    switch thing {
    case .bar where property == .behind: sendBar(value)
    case .barCustom where property == .color:
      here.hasCustomView = true
      paint(value, on: here.barLayers.custom)
    case .barCustom where property == .height:
      here.makeCustomView(tall: value.number)
      writeLayer(here.barLayers.custom, property, value)
    case .barBack where property == .tintColor: setBackButtonTint(value)
    case .barFirst: writeFirstView(property, value)
    case .proxy: setProxy(property, value)
    case .bar where Navigator.barFieldNames.contains(property):
      let old = here.barFields[property]
      here.barFields[property] = value
      barFieldChanged(property, from: old)
    case .navigation: writeNavigation(property, value)
    case .toolbar, .tabBar, .statusBar: writeSurrounding(thing, property, value)
    case .barBackground where property == .color:
      // The background paints with its image layer, over the effect (choice: a view's own colour
      // would lie under it); its own colour tells what that is.
      paint(value, on: here.barLayers.background)
      paint(value, on: here.barLayers.image)
    case .gesture: here.gesture.write(property, value, by: scene.currentCause)
    case .container where property == .y: placeRoot(byCode: value)
    case .container: writeContainer(value)
    case .window where property == .tintColor: setWindowTint(value)
    case .window:
      screen.windowColor = value
      paint(value, on: screen.window)
    default:
      if let layer = here.barLayers.layer(of: thing) { writeLayer(layer, property, value) }
    }
  }

  /// A plain setter of the navigation controller.
  private func writeNavigation(_ property: Property, _ value: Value) {
    switch (property, value) {
    case (.toolbarHidden, .flag(let hidden)): setToolbarHidden(hidden, animated: false)
    case (.statusBarStyleFrom, _): screen.statusBarStyleFrom = value
    case (_, .flag(let hides)): letBarsHide(property, hides)
    default: break
    }
  }

  /// The colour of a value as the interface is now; clear for nil.
  func color(of value: Value) -> Color {
    value.color(isDark: screen.mode.isDark, profile.surroundings.systemColors) ?? .clear
  }

  /// A value as traces show it: a dynamic colour is what it is now.
  package func shown(_ value: Value) -> Value {
    if case .dynamic = value { return .color(color(of: value)) }
    return value
  }

  /// Writes a layer's property, inside the animation block in which code runs or outside one.
  func writeLayer(_ layer: LayerID, _ property: Property, _ value: Value) {
    if property == .tintColor {
      paint(value, on: layer, isTint: true)
      return
    }
    if property == .color {
      paint(value, on: layer)
      return
    }
    guard let slot = Navigator.slot(of: property) else { return }
    switch value {
    case .number(let number):
      if code.animation.timeline == nil { scene.letGo(layer, slot) }
      write(number, to: layer, slot)
    case .flag(let flag): scene.set(layer, slot, flag ? 1 : 0)
    default: break
    }
  }

  func write(_ number: Double, to layer: LayerID, _ slot: LayerSlot) {
    if let transaction = code.animation.timeline {
      scene.animate(layer, slot, to: number, on: transaction, shape: code.animation.part)
    } else {
      scene.set(layer, slot, number)
    }
  }

  func write(color: Color, to layer: LayerID) {
    write(color.red, to: layer, .red)
    write(color.green, to: layer, .green)
    write(color.blue, to: layer, .blue)
    write(color.alpha, to: layer, .opacity)
  }

  func write(tint: Color, to layer: LayerID) {
    write(tint.red, to: layer, .tintRed)
    write(tint.green, to: layer, .tintGreen)
    write(tint.blue, to: layer, .tintBlue)
    write(tint.alpha, to: layer, .tintOpacity)
  }
}
