import NavSimProgram
import NavSimVocabulary

/// Thrown by `stop`, caught where the hook or routine of one object ends.
struct StopLine: Error {}

/// Thrown by `refuse`, caught where the hook of one object ends: the answer is no.
struct RefuseLine: Error {}

extension Navigator {
  /// A callback of a page: the event, then the page's code around its super calls, at the base of
  /// which the strategies' page hooks run.
  ///
  /// - Parameter isAction: what its code asks for is what the action of the scenario asks for, as
  ///   that is the touch that it answers.
  func fire(
    _ hook: Hook, page: Int, animated: Bool? = nil, transition: Transition? = nil,
    isAction: Bool = false
  ) throws {
    if let event = EventName(name: hook.name) { record(event, [program.pages[page].name]) }
    let context = pageContext(page, animated: animated, transition: transition)
    if isAction {
      try runLevel(0, hook, page: page, context)
    } else {
      try callingBack { try runLevel(0, hook, page: page, context) }
    }
  }

  /// Runs a page's lines for a hook whose event names another page.
  func runLines(of hook: Hook, page: Int) throws {
    let context = pageContext(page, animated: nil, transition: nil)
    try callingBack { try runLevel(0, hook, page: page, context) }
  }

  /// Runs a callback: what its code asks for is not what the action of the scenario asks for.
  func callingBack<T>(_ body: () throws -> T) rethrows -> T {
    let action = actions.enter(-1)
    defer { actions.enter(action) }
    return try body()
  }

  /// A context in which `self` is a page.
  func pageContext(_ page: Int, animated: Bool?, transition: Transition?) -> Context {
    context(.page(page), selfPage: page, animated, transition)
  }

  /// One class of the page's chain: its lines before super, the super call, its lines after.
  private func runLevel(_ level: Int, _ hook: Hook, page: Int, _ context: Context) throws {
    let chain = program.pages[page].chain
    guard level < chain.count else {
      let heard = context.selfPage.map(strategies(of:))
      try runStrategies(.hook(hook, .pre), context, of: heard)
      try runStrategies(.hook(hook, .main), context, of: heard)
      return
    }
    let table = chain[level]
    if try runObject([table.lines[.hook(hook, .pre)] ?? []], context).stopped { return }
    if hook == .deinit {
      // A class's deinit runs before its superclass's (documented: The Swift Programming Language).
      try runObject([table.lines[.hook(hook, .main)] ?? []], context)
      try runLevel(level + 1, hook, page: page, context)
      return
    }
    let withoutSuper =
      table.withoutSuper.contains(.hook(hook, .main))
      || table.withoutSuper.contains(.hook(hook, .pre))
    if withoutSuper {
      noteLeftOut(above: level, hook, page: page, context)
    } else {
      try runLevel(level + 1, hook, page: page, context)
    }
    try runObject([table.lines[.hook(hook, .main)] ?? []], context)
  }

  /// Super's implementation of a callback, called in the code of a class of the page's chain: what stands
  /// above that class, and what libraries have put at the base.
  func fireInherited(_ hook: Hook, from declaration: Int, page: Int, animated: Bool) throws {
    let name = program.pages[declaration].name
    guard let level = program.pages[page].chainNames.firstIndex(of: name) else { return }
    let argument = hook.hasAnimatedArgument ? animated : nil
    let context = pageContext(page, animated: argument, transition: nil)
    try runLevel(level + 1, hook, page: page, context)
  }

  /// The lines of strategies, those of the controller unless others are named: `.pre` from the last
  /// installed to the first, plain in the order given. Returns whether any refused.
  @discardableResult
  func runStrategies(
    _ key: HookKey, _ context: Context, of strategies: [Int]? = nil
  ) throws -> Bool {
    let order = strategies ?? here.declared.strategies
    var refused = false
    for index in key.isPre ? order.reversed() : order {
      if try runStrategy(index, key, context) { refused = true }
    }
    return refused
  }

  /// One strategy's lines of a hook: its ancestors' first. Returns whether it refused.
  @discardableResult
  func runStrategy(_ index: Int, _ key: HookKey, _ base: Context) throws -> Bool {
    var context = base
    context.runner = .strategy(index)
    return try runObject(levels(program.strategies[index].chain, key), context).refused
  }

  /// The lines of a hook in a chain whose oldest declaration speaks first.
  func levels(_ chain: [HookTable], _ key: HookKey) -> [[Line]] {
    var levels: [[Line]] = []
    for table in chain {
      if let lines = table.lines[key] { levels.append(lines) }
      if table.withoutSuper.contains(key) { break }
    }
    return levels.reversed()
  }

  /// Runs lines of one hook on one object, to the end or to a `stop` or `refuse`.
  @discardableResult
  func runObject(
    _ levels: [[Line]], _ context: Context
  ) throws -> (stopped: Bool, refused: Bool) {
    try spend()
    presentations.answer(nil)
    do {
      for lines in levels {
        for line in lines { try run(line, context) }
      }
    } catch is StopLine {
      return (true, false)
    } catch is RefuseLine {
      return (true, true)
    }
    return (false, false)
  }

  /// A callback of the navigation controller itself (`navigation.viewDidLoad`, …).
  func fireNavigation(_ hook: Hook, animated: Bool? = nil) throws {
    if let event = EventName(name: hook.name) { record(event, [here.declared.name]) }
    try runNavigationLevel(0, hook, navigationContext(animated: animated))
  }

  func navigationContext(animated: Bool? = nil, transition: Transition? = nil) -> Context {
    context(.navigation, selfPage: nil, animated, transition)
  }

  /// A context in a transition, or in the coordinated one. That is read where it stands: it holds a
  /// dozen lists, and a context is made for each sample of a finger.
  private func context(
    _ runner: Context.Runner, selfPage: Int?, _ animated: Bool?, _ transition: Transition?
  ) -> Context {
    var context = Context(runner: runner, selfPage: selfPage, animated: animated)
    if transition == nil, let place = here.stackTransitionPlace {
      context.from = here.transitions[place].operation.before.last
      context.to = here.transitions[place].operation.after.last
      context.transition = here.transitions[place].id
    } else if let known = transition ?? modalTransition {
      context.from = known.operation.from
      context.to = known.operation.to
      context.transition = known.id
    }
    return context
  }

  private func runNavigationLevel(_ level: Int, _ hook: Hook, _ context: Context) throws {
    let chain = here.declared.chain
    guard level < chain.count else {
      try runStrategies(.navigation(hook, .pre), context)
      try runStrategies(.navigation(hook, .main), context)
      return
    }
    if try runObject([chain[level].lines[.hook(hook, .pre)] ?? []], context).stopped { return }
    if !chain[level].withoutSuper.contains(.hook(hook, .main)) {
      try runNavigationLevel(level + 1, hook, context)
    }
    try runObject([chain[level].lines[.hook(hook, .main)] ?? []], context)
  }

  /// A delegate callback: the navigation controller's own lines, then the strategies'. Delegates
  /// do not depend on super. Returns false if anyone refused.
  @discardableResult
  func ask(_ hook: Hook, _ arguments: [String], _ context: Context) throws -> Bool {
    if let event = EventName(name: hook.name) { record(event, arguments) }
    return try runDelegates(.hook(hook, .main), context)
  }

  /// The same without an event, for slots that are not callbacks of UIKit's public API.
  @discardableResult
  func runDelegates(
    _ key: HookKey, _ context: Context, asksController: Bool = true
  ) throws -> Bool {
    var own = context
    own.runner = .navigation
    return try callingBack {
      let refused =
        try asksController && runObject(levels(here.declared.chain, key), own).refused
      return try !runStrategies(key, context) && !refused
    }
  }

  /// Whether any line listens to a hook.
  func listens(_ hook: Hook) -> Bool {
    facts.heard.contains(hook)
      || here.declared.chain.contains { table in
        table.lines[.hook(hook, .main)] != nil || table.lines[.hook(hook, .pre)] != nil
      }
  }
}

extension HookKey {
  /// Whether it is a slot before what is hooked.
  fileprivate var isPre: Bool {
    switch self {
    case .hook(_, .pre), .navigation(_, .pre): return true
    default: return false
    }
  }
}
