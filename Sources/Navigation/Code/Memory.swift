import NavSimProgram
import NavSimVocabulary

/// `save`, `restore` and `copy`: what code remembers and writes again. Nothing else in the model
/// remembers a value in order to put it back.
extension Navigator {
  func save(
    _ expression: Expression, _ adjustment: Adjustment?, _ owner: Owner?, _ name: Int,
    _ context: Context
  ) {
    if case .read(let reference) = expression, adjustment == nil,
      let style = style(of: reference, context)
    {
      setSaved(owner, name, style, context)
      return
    }
    if case .read(.thing(_, .bar)) = expression { lose("save of the bar", context.selfPage, []) }
    var value = evaluate(expression, context)
    if let adjustment, case .number(let first) = value,
      case .number(let second) = read(adjustment.operand, context)
    {
      value = .number(adjustment.isMinus ? first - second : first + second)
    }
    if case .page(let page) = value {
      setSaved(owner, name, .page(page, generation: pages[page].generation), context)
      return
    }
    var source: Reference?
    if case .read(let reference) = expression { source = pinned(reference, context) }
    setSaved(owner, name, .value(value, source), context)
  }

  /// The whole style of a bar, a stand-in, a page's wishes, or a style saved before.
  func style(of reference: Reference, _ context: Context) -> SavedValue? {
    switch meant(reference, context) {
    case .thing(let owner, .bar):
      let named = pageNamed(owner, .bar)
      guard named.map({ holder(of: $0) != nil }) ?? reachesNavigation(context) else { return nil }
      var style = here.barStyle
      if here.isTintDimmed { style[.tintColor] = .color(barTint) }
      style.backgroundAlpha = scene.modelValue(here.barLayers.background, .alpha)
      return .style(style, hidden: here.isNavigationBarHidden, reference)
    case .thing(let owner, .fake):
      guard let page = page(owner, context), let fake = pages.fakes[page] else { return nil }
      var style = fake.style
      style.backgroundAlpha = scene.modelValue(opacityLayer(ofFake: page), .alpha)
      return .style(style, hidden: false, .thing(.page(page), .fake))
    case .thing(let owner, .wants):
      guard let page = page(owner, context) else { return nil }
      return .style(
        wantedStyle(of: page, context),
        hidden: readWish(.known(.hidden), page: page, context) == .flag(true),
        .thing(.page(page), .wants))
    case .saved(let owner, let name):
      if case .style = savedEntry(owner, name, context) {
        return savedEntry(owner, name, context)
      }
      return nil
    default: return nil
    }
  }

  /// A reference that still names the same page when it is written back later.
  private func pinned(_ reference: Reference, _ context: Context) -> Reference {
    guard case .property(let owner, let thing, let key) = reference, thing.belongsToPage,
      let page = page(owner, context)
    else { return reference }
    return .property(.page(page), thing, key)
  }

  func restore(
    _ owner: Owner?, _ name: Int, _ flag: AnimatedFlag?, _ context: Context
  ) throws {
    switch savedEntry(owner, name, context) {
    case .value(let value, .property(let target, let thing, let key)):
      if key == .known(.navigationBarHidden), case .flag(let hidden) = value,
        reachesNavigation(context)
      {
        let animated = flag.map { isAnimated($0, context) } ?? false
        if let page = ownBarPage(context) {
          hideOwnBar(of: page, hidden, animated: animated)
        } else {
          try setNavigationBarHidden(hidden, animated: animated)
        }
      } else {
        try write(target, thing, key, value, context)
      }
    case .style(let style, let hidden, let target):
      if case .thing(_, .bar) = target {
        guard reachesNavigation(context) else {
          return lose("restore of the bar", context.selfPage, style.notes(Property.styleFields))
        }
        apply(style, fields: Property.styleFields)
        try setNavigationBarHidden(hidden, animated: flag.map { isAnimated($0, context) } ?? false)
      } else if case .thing(.page(let page), .fake) = target {
        applyToFake(of: page, style, fields: Property.styleFields)
      } else if case .thing(.page(let page), .wants) = target {
        try restoreWishes(of: page, style)
      }
    default: break
    }
  }

  /// Gives a page's wishes back: those that it has now, and those that it had.
  private func restoreWishes(of page: Int, _ style: BarStyle) throws {
    let plain = BarStyle()
    for field in Property.styleFields {
      guard pages[page].wants[.known(field)] != nil || style[field] != plain[field] else {
        continue
      }
      pages[page].wants[.known(field)] = style[field]
      try wishChanged(page, .known(field))
    }
  }

  /// Writes a style onto a bar or a stand-in, field by field in schema order.
  func copy(
    _ from: Reference, _ to: Reference, _ fields: [Property]?, _ context: Context
  ) throws {
    guard case (var style, let declared)? = source(from, context) else {
      if case .thing(_, .bar) = from {
        lose("copy of the bar", context.selfPage, [])
      }
      return
    }
    // A list that names standardAppearance takes the object along, which is never nil (documented:
    // UINavigationBar.standardAppearance): that of a bar that nobody gave one is the system's.
    if case .thing(_, .bar) = meant(from, context), profile.has(.standardAppearance),
      fields?.contains(.standardAppearance) == true, style[.standardAppearance] == .none
    {
      style[.standardAppearance] = BarStyle.defaultAppearance
    }
    let chosen = (fields ?? Property.styleFields).filter {
      $0 == .bgAlpha || declared?.contains($0) ?? true
    }
    switch meant(to, context) {
    case .thing(_, .bar):
      guard reachesNavigation(context) else {
        return lose("copy to bar", context.selfPage, style.notes(chosen))
      }
      apply(style, fields: chosen)
    case .thing(let owner, .fake):
      if let page = page(owner, context) { applyToFake(of: page, style, fields: chosen) }
    case .thing(let owner, .wants):
      guard let page = page(owner, context) else { return }
      for field in chosen {
        pages[page].wants[.known(field)] = style[field]
        try wishChanged(page, .known(field))
      }
    default: break
    }
  }

  /// A style to copy from; of a page's wishes only the fields that it declares.
  private func source(
    _ reference: Reference, _ context: Context
  ) -> (style: BarStyle, declared: [Property]?)? {
    guard case .style(let style, _, let place) = style(of: reference, context) else { return nil }
    if case .thing(.page(let page), .wants) = place {
      return (style, wantedFields(of: page, context))
    }
    return (style, nil)
  }

  /// Writes style fields to the real bar with its setters.
  private func apply(_ style: BarStyle, fields: [Property]) {
    for field in fields where isAvailable(field) {
      if field == .translucent && style[field] == .none { continue }
      if field == .bgAlpha {
        write(style.backgroundAlpha, to: here.barLayers.background, .alpha)
        continue
      }
      setBarStyle(field, style[field])
    }
  }

  /// Whether this iOS version has the property.
  func isAvailable(_ field: Property) -> Bool { profile.has(field) }
}

extension BarStyle {
  /// What would be set of a bar.
  fileprivate func notes(_ fields: [Property]) -> [(Thing, Property, Value)] {
    fields.filter { self[$0] != .none }.map { (.bar, $0, self[$0]) }
  }
}
