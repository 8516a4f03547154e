import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// Presentations and dismissals that code animates itself: what is presented is its own
/// transitioningDelegate (documented: UIViewControllerTransitioningDelegate), and answers where UIKit
/// asks it. UIKit puts the view in where it will lie, as for a push.
extension Navigator {
  /// What comes or goes with a presentation or dismissal, and whether it comes.
  private var presented: (node: Node, comes: Bool)? {
    guard let move = presentations.move else { return nil }
    if let call = move.call { return (call.node, true) }
    return move.leaving.first.map { ($0.node, false) }
  }

  /// The lines of what is presented at a hook of its delegate, or animator.
  private func lines(_ hook: Hook, of node: Node) -> [[Line]] {
    switch node {
    case .page(let page): return levels(program.pages[page].chain, .hook(hook, .main))
    case .navigation(let number):
      return levels(controllers[number].declared.chain, .hook(hook, .main))
    case .screen, .window, .container: return []
    }
  }

  /// Asks what is presented, if it has the method. Returns whether it has.
  @discardableResult
  private func ask(_ hook: Hook, of node: Node, _ argument: String) throws -> Bool {
    let lines = lines(hook, of: node)
    guard !lines.isEmpty, let transition = modalTransition else { return false }
    if let event = EventName(name: hook.name) { record(event, [argument]) }
    var context = navigationContext(animated: true, transition: transition)
    if hook != .animateTransition { context.askForDriver() }
    if case .page(let page) = node {
      context.runner = .page(page)
      context.selfPage = page
    }
    _ = try callingBack { try runObject(lines, context) }
    return true
  }

  /// The animator, and what drives it (documented: asked only after an animator).
  func askForPresentationAnimator() throws {
    guard let (node, comes) = presented, let asked = modalTransition,
      asked.operation.isAnimated, !asked.operation.isInteractive
    else { return }
    let name = name(of: node)
    _ = here.takeAnimator()
    try ask(
      comes ? .animationControllerForPresented : .animationControllerForDismissed, of: node, name)
    guard let duration = here.takeAnimator() else { return }
    presentations.change { $0.use(animator: duration) }
    _ = here.takeDriver()
    try ask(
      comes ? .interactionControllerForPresentation : .interactionControllerForDismissal,
      of: node, name)
    if let driver = here.takeDriver() { presentations.change { $0.use(driver: driver) } }
  }

  /// The animator sets its animation up.
  func runPresentationAnimator() throws {
    guard let (node, _) = presented, let id = modalTransition?.id,
      modalTransition?.animator != nil
    else { return }
    let name = name(of: node)
    try settingUp(id) { try ask(.animateTransition, of: node, name) }
  }

  /// It hears of the end after UIKit has cleaned up.
  func tellPresentationAnimator(_ node: Node, _ transition: Transition) throws {
    let lines = lines(.animationEnded, of: node)
    record(.animationEnded, [transition.outcome == .cancelled ? "no" : "yes"])
    if lines.isEmpty { return }
    here.remember(transition)
    defer { here.remember(nil) }
    var context = navigationContext(animated: true, transition: transition)
    if case .page(let page) = node {
      context.runner = .page(page)
      context.selfPage = page
    }
    _ = try callingBack { try runObject(lines, context) }
  }

  // MARK: - Taken back

  /// completeTransition(no): what had begun to appear disappears, then the other appears again, as
  /// after a cancelled pop (C10; documented for presentations: notifyWhenInteractionChanges).
  func takeBack(
    _ gone: [Node], _ back: [Node], _ transition: Transition
  ) throws {
    for node in gone {
      try tellBegin(node, appearing: false, animated: true, transition)
      try tellEnd(node, animated: true, transition)
    }
    for node in back {
      try tellBegin(node, appearing: true, animated: true, transition)
      try tellIsAppearing(node, animated: true, transition)
      try tellEnd(node, animated: true, transition)
    }
  }
}
