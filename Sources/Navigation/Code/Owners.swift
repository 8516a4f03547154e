import NavSimProgram
import NavSimVocabulary

extension Navigator {
  /// The page that an owner names, or nil: no such page now, or the navigation controller.
  func page(_ owner: Owner, _ context: Context) -> Int? {
    switch owner {
    case .self: return context.selfPage
    case .from: return context.from ?? running(context)?.from
    case .to: return context.to ?? running(context)?.to
    case .top: return reachesNavigation(context) ? here.stack.last : nil
    case .root: return reachesNavigation(context) ? readableStack.first : nil
    case .below:
      let stack = readableStack
      return stack.count > 1 && reachesNavigation(context) ? stack[stack.count - 2] : nil
    case .page(let index): return index
    case .saved(let name):
      if case .page(let page) = savedValue(nil, name, context) { return page }
      return nil
    }
  }

  /// The operation whose pages code means where it captured none.
  private func running(_ context: Context) -> StackOperation? {
    context.isBlock || context.knowsPages ? nil : coordinatedTransition?.operation
  }

  /// The controller that an owner names, as a value.
  func controller(_ owner: Owner, _ context: Context) -> Value {
    if let page = page(owner, context) { return .page(page) }
    if case .self = owner, context.selfPage == nil { return .navigation }
    return .none
  }

  /// Where a saved name is kept: with a page, or with the navigation controller.
  private func store(_ owner: Owner?, _ context: Context) -> Int? {
    if let owner { return page(owner, context) }
    if case .page(let page) = context.runner { return page }
    return nil
  }

  /// What is saved under a name, or nil.
  func savedEntry(_ owner: Owner?, _ name: Int, _ context: Context) -> SavedValue? {
    if owner != nil, store(owner, context) == nil { return nil }
    if let page = store(owner, context) { return pages[page].saved[name] }
    return here.saved[name]
  }

  /// Remembers, or with nil forgets.
  func setSaved(_ owner: Owner?, _ name: Int, _ entry: SavedValue?, _ context: Context) {
    if owner != nil, store(owner, context) == nil { return }
    if let page = store(owner, context) {
      pages[page].saved[name] = entry
    } else {
      here.saved[name] = entry
    }
  }

  /// The saved value as code reads it. A saved page is held weakly: released, it reads as nil.
  func savedValue(_ owner: Owner?, _ name: Int, _ context: Context) -> Value {
    switch savedEntry(owner, name, context) {
    case .value(let value, _): return value
    case .page(let page, let generation):
      return pages[page].exists && pages[page].generation == generation ? .page(page) : .none
    case .style, nil: return .none
    }
  }

  /// What a constant or a path is worth now.
  func evaluate(_ expression: Expression, _ context: Context) -> Value {
    switch expression {
    case .value(let value): return drawnNow(value)
    case .read(let reference): return read(reference, context)
    case .shaped(let reference, let field, let value):
      return shaped(reference, field, evaluate(value, context), context)
    }
  }

  /// An image that a line draws, in the mode of this moment (documented:
  /// UITraitCollection.current); any other value as it is.
  func drawnNow(_ value: Value) -> Value {
    guard case .image(let index) = value, program.images.indices.contains(index),
      let other = program.images[index].other, screen.mode.isDark != program.startsDark
    else { return value }
    return .image(other)
  }

  /// What a path is worth now. Reading through something that is nil gives nil.
  func read(_ reference: Reference, _ context: Context) -> Value {
    switch reference {
    case .owner(let owner): return controller(owner, context)
    case .thing(let owner, let thing):
      let isThere = pageNamed(owner, thing).map { holder(of: $0) != nil } ?? reaches(thing, context)
      guard isThere else { return .none }
      guard thing == .fake else { return controller(owner, context) }
      guard let page = page(owner, context), pages.fakes[page] != nil else { return .none }
      return .flag(true)
    case .property(let owner, let thing, let key): return read(owner, thing, key, context)
    case .saved(let owner, let name): return savedValue(owner, name, context)
    case .savedField(let owner, let name, let field):
      guard case .style(let style, let hidden, _) = savedEntry(owner, name, context) else {
        return .none
      }
      if field == .hidden || field == .navigationBarHidden { return .flag(hidden) }
      return style[field]
    }
  }

  private func read(
    _ owner: Owner, _ thing: Thing, _ key: PropertyKey, _ context: Context
  ) -> Value {
    guard thing.belongsToPage else {
      guard case .known(let property) = key else { return .none }
      if let page = pageNamed(owner, thing) {
        var named = context
        named.nameController()
        return holder(of: page)?.read(.`self`, thing, key, named) ?? .none
      }
      guard reaches(thing, context) else { return .none }
      if let page = ownBarPage(context) {
        if let part = ownPart(thing) { return readPage(page, part, key) }
        if property == .navigationBarHidden { return .flag(isBarHidden(over: page)) }
      }
      if thing == .bar, property == .tintColor, here.isTintDimmed { return .color(barTint) }
      let value = readShared(thing, property)
      // standardAppearance is never nil (documented: UINavigationBar.standardAppearance): where
      // nobody set one, it is what the older fields make.
      if thing == .bar, property == .standardAppearance, value == .none, profile.has(property) {
        return BarStyle.olderFields
      }
      return value
    }
    guard let page = page(owner, context) else { return .none }
    return readPage(page, thing, key, context)
  }
}
