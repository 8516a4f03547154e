import NavSimKernel
import NavSimProgram
import NavSimVocabulary

extension Navigator {
  /// Hands the rest of a line to whoever runs it later.
  func deferRest(_ given: Block, _ word: When) throws {
    var block = given
    block.context.controller = controller
    try checkWaiting(code.blocks.count)
    if screen.turn.take(block, word) { return }
    if word == .completion, let answer = presentations.answer {
      return try complete(answer, block)
    }
    if coordinatorIndex == nil, try joinsPresentation(block, word) { return }
    switch word {
    case .alongside: try join(block, as: word, "alongside")
    case .completion: try join(block, as: word, "completion")
    case .interactionChange: try join(block, as: word, "interaction-change")
    case .nextTurn: enqueue(block, after: nil)
    case .after(let delay): enqueue(block, after: delay)
    case .afterAnimation:
      if try !waitForAnimation(block) { try comesTooLate("after animation", block) }
    default: break
    }
  }

  /// A block for the coordinator of a push or pop, which takes none alongside once it has begun.
  private func join(_ block: Block, as word: When, _ name: String) throws {
    guard let index = coordinatorIndex,
      word != .alongside || here.transitions[index].stage == .pending
        || isStarting(here.transitions[index])
    else { return try comesTooLate(name, block) }
    try checkWaiting(here.transitions[index].blocks.count)
    here.transitions[index].blocks.add(captured(block, here.transitions[index]), as: word)
  }

  /// Whether a presentation has a coordinator that code can reach: none without animation, none before
  /// the pages are told, and none from the end on.
  var hasModalCoordinator: Bool {
    presentations.asked.map { hasCoordinator($0.transition) } ?? false
  }

  private func hasCoordinator(_ modal: Transition) -> Bool {
    modal.operation.isAnimated && (modal.stage == .pending || modal.stage == .running)
  }

  /// A block for the coordinator of a presentation, or for the completion argument of a call that has been made in this
  /// turn, which there is without animation too (documented: present(_:animated:completion:)); false where it is for
  /// none.
  private func joinsPresentation(_ block: Block, _ word: When) throws -> Bool {
    guard let move = presentations.asked, case let transition = move.transition,
      hasCoordinator(transition) || word == .completion && transition.stage == .pending
    else { return false }
    switch word {
    case .alongside where move.isStarting:
      if isLost(block) {
        noteMissed(block, "never runs: UIKit loses it")
        return true
      }
    case .completion, .interactionChange: break
    default: return false
    }
    try checkWaiting(transition.blocks.count)
    add(block, as: word)
    return true
  }

  /// A block for what has been asked for last of presentations.
  func add(_ block: Block, as word: When) {
    guard let transition = presentations.asked?.transition else { return }
    presentations.add(captured(block, transition), as: word)
  }

  /// A block that is the completion argument of the call before it (documented:
  /// present(_:animated:completion:)). That of a call which is refused never runs (inferred).
  private func complete(_ answer: PresentationAnswer, _ block: Block) throws {
    switch answer {
    case .taken:
      guard let transition = presentations.asked?.transition else { return }
      try checkWaiting(transition.blocks.count)
      add(block, as: .completion)
    case .waits:
      try checkWaiting(presentations.waitingCount)
      presentations.wait(with: block)
    case .refused: dropCompletion(block, "its call is ignored")
    case .nothingToDo where profile.presentations.emptyDismissalCompletes: try runBlock(block)
    case .nothingToDo: dropCompletion(block, "there is nothing to dismiss")
    }
  }

  private func dropCompletion(_ block: Block, _ reason: String) {
    record(.log, ["completion block dropped: \(reason)"])
    noteMissed(block, "dropped: \(reason)")
  }

  /// Whether UIKit never runs a block that is meant for a presentation
  /// (`PresentationRules.firstPageBlockIsLost`).
  private func isLost(_ block: Block) -> Bool {
    guard profile.presentations.firstPageBlockIsLost, case .page(let page) = block.context.runner,
      case .navigation(let number)? = presentations.asked?.call?.node
    else { return false }
    return controllers[number].stack.first == page
  }

  /// A coordinator's block knows its transition, whatever hook registered it.
  private func captured(_ block: Block, _ transition: Transition) -> Block {
    var block = block
    block.context.transition = transition.id
    block.context.from = block.context.from ?? transition.operation.from
    block.context.to = block.context.to ?? transition.operation.to
    block.context.isBlock = true
    return block
  }

  /// A block that no transition takes any more (`IOSProfile.lateBlocksRun`).
  private func comesTooLate(_ word: String, _ block: Block) throws {
    if profile.lateBlocksRun, word != "after animation" { return try runBlock(block) }
    record(.log, ["\(word) block dropped: there is no transition to take it"])
    noteMissed(block, "dropped: there is no transition to take the \(word) block")
  }

  /// A block of the main queue, or a one-shot timer. One without a delay is of the queue too, and a frame
  /// may come before it (`IOSProfile.frameBetweenTurns`).
  func enqueue(_ block: Block, after delay: Time?) {
    var block = block
    block.context.from = page(.from, block.context)
    block.context.to = page(.to, block.context)
    block.context.isBlock = true
    let id = code.blocks.add(block, isTimer: delay != nil, for: actions.current)
    actions.hold(actions.current)
    if let delay, delay > .zero {
      clock.schedule(.block, id, at: clock.now + delay, in: .input)
    } else {
      clock.scheduleBlock(id, behindFrame: profile.frameBetweenTurns)
    }
  }

  /// Runs a queued block.
  func runBlock(_ id: Int32) throws {
    guard let (block, owner) = code.blocks.take(id) else { return }
    let action = actions.enter(owner)
    defer {
      code.blocks.finish()
      actions.enter(action)
    }
    try at(block.context.controller).runBlock(block)
    if owner >= 0 { actionLosesPending(owner) }
    clock.requestRelease()
  }

  /// Runs the rest of a line, now.
  func runBlock(_ block: Block) throws {
    code.enter(block.cause)
    defer { code.leave() }
    do {
      try under(restCause(of: block.cause)) {
        try proceed(block.line, from: block.next, block.context)
      }
    } catch is StopLine {
    } catch is RefuseLine {
    }
  }

  /// Runs coordinator blocks in the order in which they were registered.
  func runBlocks(_ list: [Block], as event: EventName, of transition: Transition) throws {
    if list.isEmpty { return }
    record(event, [transitionName(transition)])
    // A presentation's are those of any controller: of what presents, and of what is presented.
    for block in list { try at(block.context.controller).runBlock(block) }
  }

  /// A transition in words, by its pages: `A > B`.
  func transitionName(_ transition: Transition) -> String {
    let from = transition.operation.from.map { program.pages[$0].name } ?? "nothing"
    let to = transition.operation.to.map { program.pages[$0].name } ?? "nothing"
    return "\(from) > \(to)"
  }
}
