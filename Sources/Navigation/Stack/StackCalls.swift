import NavSimProgram
import NavSimVocabulary

/// The stack calls as code makes them: what they ask for, in the words of UINavigationController.
extension Navigator {
  func push(_ page: Int, animated: Bool) throws {
    try makePage(page)
    try callStack(
      StackOperation(
        kind: .push, before: here.stack, after: here.stack + [page], isAnimated: animated,
        action: actions.current, cause: scene.currentCause))
  }

  func pop(_ target: PopTarget, animated: Bool, _ context: Context) throws {
    var after = here.stack
    var kind = StackOperation.Kind.pop
    switch target {
    case .one: if !after.isEmpty { after.removeLast() }
    case .root:
      kind = .popToRoot
      after = Array(here.stack.prefix(1))
    case .page(let owner):
      kind = .popTo
      guard let page = page(owner, context) else {
        record(.log, ["ignored: popToViewController to no page"])
        return
      }
      try makePage(page)
      after = here.stack.firstIndex(of: page).map { Array(here.stack.prefix($0 + 1)) } ?? [page]
    }
    let operation = StackOperation(
      kind: kind, before: here.stack, after: after, isAnimated: animated, action: actions.current,
      cause: scene.currentCause)
    try callStack(operation)
  }

  func setStack(_ after: [Int], animated: Bool) throws {
    for page in after { try makePage(page) }
    if Set(after).count != after.count {
      // UIKit's own words (observed: published logs).
      try raise("All view controllers in a navigation controller must be distinct")
    }
    try callStack(
      StackOperation(
        kind: .set, before: here.stack, after: after, isAnimated: animated, action: actions.current,
        cause: scene.currentCause))
  }

  /// The same instance twice on one stack is an exception (observed: published logs) of the original:
  /// hooks around the call may have kept it away, or made the first push (observed:
  /// FDFullscreenPopGesture does not pass a push of a page on that is there).
  func raiseIfOnStack(_ page: Int) throws {
    guard here.stack.contains(page) else { return }
    let name = program.pages[page].name
    try raise(
      "Pushing the same view controller instance more than once is not supported (\(name))")
  }

  /// A pop to a page that is not on the stack is an exception (observed: published logs) of the original, too.
  private func raiseIfNotOnStack(_ page: Int) throws {
    if here.stack.contains(page) { return }
    try raise(
      "Tried to pop to a view controller that doesn't exist. (\(program.pages[page].name))")
  }

  /// An exception ends the app.
  func raise(_ text: String) throws {
    record(.exception, [text])
    code.crash(text, by: scene.currentCause)
    throw RaisedException()
  }

  /// Runs a call with its hooks around the original: overrides of the navigation controller first,
  /// then swizzles from the last installed to the first; `.post` the other way round.
  func callStack(_ operation: StackOperation) throws {
    if lacksController("a call of a navigation controller") { return }
    let hook = Navigator.hook(of: operation.kind)
    let context = callContext(operation)
    let action = actions.enter(-1)
    let outerCall = here.callUnderWay
    here.callUnderWay = operation.kind
    defer {
      actions.enter(action)
      here.callUnderWay = outerCall
    }
    code.enter()
    defer { code.leave() }
    try checkDepth()
    try spend(
      1 + (operation.before.count + operation.after.count) / StepWeights.pagesPerStep
        + here.transitions.count)
    if try refuses(hook, context) {
      recordCall(operation)
      record(.log, ["ignored: a hook did not call the original"])
      return
    }
    recordCall(operation)
    if operation.kind == .push, let page = operation.to { try raiseIfOnStack(page) }
    if operation.kind == .popTo, let page = operation.to { try raiseIfNotOnStack(page) }
    // What is around the call has run, as an override or a swizzle does, and may have changed the stack.
    if let current = rebase(operation) {
      try perform(current)
    } else {
      let reason =
        hasNothingToPop(operation) ? "there is nothing to pop" : "the call no longer fits the stack"
      record(.log, ["ignored: " + reason])
      actions.end(operation.action, as: .ignored)
    }
    try runStrategies(.hook(hook, .post), context)
    var own = context
    own.runner = .navigation
    try runObject(levels(here.declared.chain, .hook(hook, .post)), own)
  }

  private func hasNothingToPop(_ operation: StackOperation) -> Bool {
    switch operation.kind {
    case .push, .set: return false
    case .pop, .popTo, .popToRoot:
      return operation.before.count < 2 || operation.after.count == operation.before.count
    }
  }

  private func refuses(_ hook: Hook, _ context: Context) throws -> Bool {
    var own = context
    own.runner = .navigation
    if try runObject(levels(here.declared.chain, .hook(hook, .pre)), own).refused {
      return true
    }
    for index in here.declared.strategies.reversed() {
      if try runStrategy(index, .hook(hook, .pre), context) { return true }
    }
    return false
  }

  private func callContext(_ operation: StackOperation) -> Context {
    Context(
      runner: .navigation, selfPage: nil, from: operation.from, to: operation.to,
      animated: operation.isAnimated, transition: nil)
  }

  static func hook(of kind: StackOperation.Kind) -> Hook {
    switch kind {
    case .push: return .push
    case .pop: return .pop
    case .popTo: return .popTo
    case .popToRoot: return .popToRoot
    case .set: return .setStack
    }
  }

  private func recordCall(_ operation: StackOperation) {
    let to = operation.to.map { program.pages[$0].name }
    switch operation.kind {
    case .push: record(.pushViewController, to.map { [$0] } ?? [])
    case .pop: record(.popViewController)
    case .popTo: record(.popToViewController, to.map { [$0] } ?? [])
    case .popToRoot: record(.popToRootViewController)
    case .set: record(.setViewControllers, operation.after.map { program.pages[$0].name })
    }
  }
}
