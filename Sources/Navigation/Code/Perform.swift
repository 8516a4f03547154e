import NavSimProgram
import NavSimVocabulary

extension Navigator {
  /// Carries out one statement.
  func perform(_ statement: Statement, _ context: Context) throws {
    clock.codeRuns()
    presentations.answer(nil)
    switch statement {
    case .write(let target, let assignments): try write(target, assignments, context)
    case .setBarHidden(let hidden, let flag):
      if lacksController("setNavigationBarHidden") { return }
      guard reachesNavigation(context) else {
        let write = (Thing.navigation, Property.navigationBarHidden, Value.flag(hidden))
        return lose("setNavigationBarHidden", context.selfPage, [write])
      }
      let isAnimated = isAnimated(flag, context)
      if let page = ownBarPage(context) {
        hideOwnBar(of: page, hidden, animated: isAnimated)
      } else {
        try setNavigationBarHidden(hidden, animated: isAnimated)
      }
    case .hidePart(let part, let mechanism): hidePart(part, by: mechanism, context)
    case .showPart(let part): hidePart(part, by: nil, context)
    case .save(let expression, let adjustment, let owner, let name):
      if let owner { guard try prepare(owner, .controller, context) else { return } }
      save(expression, adjustment, owner, name, context)
    case .restore(let owner, let name, let flag): try restore(owner, name, flag, context)
    case .forget(let owner, let name): setSaved(owner, name, nil, context)
    case .copy(let from, let to, let fields): try copy(from, to, fields, context)
    case .mapProgress(let a, let b, let target, let low, let high):
      try mapProgress(a, b, target, low, high, context)
    case .mapContentOffset(let a, let b, let target, let low, let high):
      try mapContentOffset(a, b, target, low, high, context)
    case .mapTicks(let a, let b, let target, let low, let high):
      guard let count = tickCount(context) else { return }
      try map(count, a, b, target, low, high, context)
    case .ticksStart(let frames, let keeps): startTicks(frames: frames, keeps: keeps, context)
    case .ticksStop: stopTicks(context)
    case .scroll(let owner, let target, let duration):
      if let page = page(owner, context) { try scroll(page, to: target, over: duration) }
    case .rotate(let orientation): try turn(to: orientation)
    case .refuse: throw RefuseLine()
    case .stop: throw StopLine()
    case .do(let routine, let owner): try runRoutine(routine, owner, context)
    case .doOfPage(let routine, let owner): try call(routine, of: owner, context)
    case .doOfController(let routine): try callOwn(routine, context)
    case .swipeBack(let path): try swipe(path)
    case .within(let declaration, let call): try perform(call, of: declaration, context)
    case .tapBack: try tapBack()
    case .call(let index): try call(index, context)
    case .setDark(let isDark): try setDark(isDark)
    default:
      if try performOnItems(statement, context) || performByHand(statement, context) { return }
      if try !performOnStack(statement, context) { performOnViews(statement, context) }
    }
  }

  /// Carries out a call of the controller of a declaration.
  private func perform(
    _ call: Statement, of declaration: Int, _ context: Context
  ) throws {
    guard let index = controllers.number(declaration: declaration) else {
      record(.log, ["ignored: this cell has no such navigation controller"])
      return
    }
    guard try tree.holder(of: .navigation(index)) != nil || isMade(index) else {
      record(.log, ["ignored: no page has made \(controllers[index].declared.name) yet"])
      return
    }
    var inner = context
    inner.nameController()
    try at(index).perform(call, inner)
  }

  /// Whether code has a controller at hand that nothing shows yet: what is to be presented, or to be the root, is made as
  /// it is asked for.
  private func isMade(_ index: Int) throws -> Bool {
    guard presentations.layer(of: .navigation(index)) != nil else { return false }
    try make(.navigation(index))
    return true
  }

  /// Takes a part of the bar away, or with nil gives it back; code without a navigation controller reaches
  /// none.
  private func hidePart(_ part: Thing, by mechanism: Mechanism?, _ context: Context) {
    if hidesOwn(part, by: mechanism, context) { return }
    guard reachesNavigation(context) else {
      let word = mechanism == nil ? "show" : "hide"
      return lose("\(word) \(part.path)", context.selfPage, notes(part, by: mechanism))
    }
    if let mechanism { hide(part, by: mechanism) } else { show(part) }
  }

  /// What taking a part away would have set; nothing where it is a look of the bar.
  private func notes(_ part: Thing, by mechanism: Mechanism?) -> [(Thing, Property, Value)] {
    switch mechanism {
    case nil: [(part, .hidden, .flag(false))]
    case .hidden, .locked: [(part, .hidden, .flag(true))]
    case .alpha: [(part, .alpha, .number(0))]
    default: []
    }
  }

  /// Stack calls, loading and layout; false if the statement is none of them.
  private func performOnStack(_ statement: Statement, _ context: Context) throws -> Bool {
    switch statement {
    case .push(let owner, let flag):
      guard let page = pageMeant(owner, context), callsNavigation(context) else { return true }
      try push(page, animated: isAnimated(flag, context))
    case .pop(let target, let flag):
      guard callsNavigation(context) else { return true }
      try pop(target, animated: isAnimated(flag, context), context)
    case .setStack(let owners, let flag):
      let pages = owners.compactMap { pageMeant($0, context) }
      guard pages.count == owners.count, callsNavigation(context) else { return true }
      try setStack(pages, animated: isAnimated(flag, context))
    case .load(let owner):
      guard let page = pageMeant(owner, context) else { return true }
      try makePage(page)
      try loadIfNeeded(page)
    case .setToolbarHidden(let hidden, let flag):
      guard reachesNavigation(context) else {
        lose("setToolbarHidden", context.selfPage, [(.navigation, .toolbarHidden, .flag(hidden))])
        return true
      }
      if losesOwnToolbar(.navigation, .toolbarHidden, .flag(hidden), context) { return true }
      setToolbarHidden(hidden, animated: isAnimated(flag, context))
    case .setTabBarHidden(let hidden, let flag):
      guard callsNavigation(context) else { return true }
      setTabBarHidden(hidden, animated: isAnimated(flag, context))
    case .tap(let target): try tap(target)
    case .press(let side): try press(side)
    case .animator(let duration): here.answer(animator: duration)
    case .completeTransition(let isDone): completeTransition(isDone, context)
    case .select(let byTouch): try select(byTouch: byTouch)
    case .present(let presented, let style, let flag):
      try present(presented, style, animated: isAnimated(flag, context), context)
    case .dismiss(let flag): try dismiss(animated: isAnimated(flag, context), context)
    case .swipeDown(let path): try swipeDown(path)
    case .driver(let call): try drive(call, context)
    case .loadController(let declaration): try layoutBeforehand(declaration)
    case .setRoot(let root, let time): try setRoot(root, dissolve: time)
    case .window(let declaration, let call): try perform(call, window: declaration)
    case .setBackground(let isAway): try setBackground(isAway)
    case .setCall(let isOn): setCall(isOn)
    case .pan(let path, let call): try pan(path, call, context)
    case .updateStatusBar: updateStatusBar(askedIn: context)
    case .layout(let reference): try layoutNow(reference, context)
    case .invalidate(let reference): invalidate(reference, context)
    case .invalidateConstraints(let reference): invalidateConstraints(reference, context)
    default: return false
    }
    return true
  }

  /// Stand-ins and scroll views.
  private func performOnViews(_ statement: Statement, _ context: Context) {
    switch statement {
    case .make(let owner, let kind, let item, let hasBack):
      guard let page = pageMeant(owner, context) else { return }
      makeFake(for: page, kind, hasEmptyItem: item == .empty)
      if kind == .full { makeFull(page, hasBack: hasBack, sharesItem: item == .shared) }
    case .add(let owner, let host, let rule):
      guard let page = fakeMeant(owner, context), let host = self.host(host, of: page, context)
      else { return }
      addFake(of: page, to: host, rule)
    case .place(let reference, let rule):
      if case .thing(let owner, .fake) = reference {
        if let page = fakeMeant(owner, context) { placeFake(of: page, rule) }
      } else if case .thing(_, .barBackground) = reference {
        placeBackground(rule)
      } else if case .thing(let owner, .edgeShadow) = reference {
        if let page = pageMeant(owner, context) { stretchShadow(of: page) }
      }
    case .front(let owner):
      if let page = fakeMeant(owner, context) { bringFakeToFront(of: page) }
    case .remove(let owner):
      if let page = pageMeant(owner, context) { removeFake(of: page) }
    case .mirror(let owner, let pairs):
      if let page = pageMeant(owner, context) { here.mirror = BarMirror(page: page, pairs: pairs) }
    case .unmirror: here.mirror = nil
    case .clamp(let owner):
      if let page = pageMeant(owner, context) { clampOffset(of: page) }
    default: break
    }
  }

  /// The animated flag of a call.
  func isAnimated(_ flag: AnimatedFlag, _ context: Context) -> Bool {
    switch flag {
    case .yes: return true
    case .no: return false
    case .callback: return context.animated ?? false
    }
  }

  /// Runs the lines of a routine of a page's own, as code that calls a method of the page.
  private func call(_ routine: Int, of owner: Owner, _ context: Context) throws {
    guard let page = page(owner, context) else { return }
    var inner = context
    inner.runner = .page(page)
    inner.selfPage = page
    // Its navigation controller is that of its own place (documented: UIViewController.navigationController).
    let levels = levels(program.pages[page].chain, .routine(routine))
    try self.owner(of: page).runObject(levels, inner)
  }

  /// Runs the lines of a routine of the controller's own, as code that calls a method of its subclass, or of
  /// the coordinator that is its delegate.
  private func callOwn(_ routine: Int, _ context: Context) throws {
    var inner = context
    inner.runner = .navigation
    inner.selfPage = nil
    try runObject(levels(here.declared.chain, .routine(routine)), inner)
  }

  /// Runs the lines of a routine of the same declaration, with `self` = the owner.
  private func runRoutine(_ routine: Int, _ owner: Owner?, _ context: Context) throws {
    guard let (levels, inner) = levels(of: routine, owner, context) else { return }
    try runObject(levels, inner)
  }

  /// The lines of a routine and for whom they run; nil where there is nobody to run them.
  func levels(
    of routine: Int, _ owner: Owner?, _ context: Context
  ) -> (lines: [[Line]], context: Context)? {
    var inner = context
    if let owner {
      guard let page = page(owner, context) else { return nil }
      inner.selfPage = page
    }
    let chain: [HookTable]
    switch context.runner {
    case .strategy(let index): chain = program.strategies[index].chain
    case .page(let index): chain = program.pages[index].chain
    case .navigation: chain = here.declared.chain
    case .action: return nil
    }
    return (levels(chain, .routine(routine)), inner)
  }

  /// A linear function of the progress, clamped; colours go component by component.
  private func mapProgress(
    _ a: Double, _ b: Double, _ target: Reference, _ low: Expression, _ high: Expression,
    _ context: Context
  ) throws {
    let transition = self.transition(context.transition) ?? coordinatedTransition
    guard let progress = transition.map(progress(of:)) else { return }
    try map(progress, a, b, target, low, high, context)
  }

  /// The same of the content offset of the page whose code runs.
  private func mapContentOffset(
    _ a: Double, _ b: Double, _ target: Reference, _ low: Expression, _ high: Expression,
    _ context: Context
  ) throws {
    guard let page = context.selfPage,
      let offset = pages[page].scrollView.number(.contentOffset)
    else { return }
    try map(offset, a, b, target, low, high, context)
  }

  private func map(
    _ value: Double, _ a: Double, _ b: Double, _ target: Reference, _ low: Expression,
    _ high: Expression, _ context: Context
  ) throws {
    guard case .property(let owner, let thing, let key) = target else { return }
    let part = a == b ? 1 : min(max((value - a) / (b - a), 0), 1)
    switch (evaluate(low, context), evaluate(high, context)) {
    case (.number(let x), .number(let y)):
      try write(owner, thing, key, .number(x + (y - x) * part), context)
    case (.color(let x), .color(let y)):
      let mixed = Color(
        x.red + (y.red - x.red) * part, x.green + (y.green - x.green) * part,
        x.blue + (y.blue - x.blue) * part, x.alpha + (y.alpha - x.alpha) * part)
      try write(owner, thing, key, .color(mixed), context)
    default: break
    }
  }
}
