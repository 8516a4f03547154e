import NavSimKernel
import NavSimProgram
import NavSimVocabulary

extension Simulation {
  /// Hands the rest of a line to whoever runs it later.
  func deferRest(_ given: Block, _ word: When) throws {
    var block = given
    block.context.controller = controller
    try checkWaiting(blocks.count)
    if deferToTurn(block, word) { return }
    switch word {
    case .alongside:
      guard let index = coordinatorIndex,
        transitions[index].stage == .pending
          || isStarting(transitions[index])
      else {
        dropped("alongside", block)
        return
      }
      try checkWaiting(transitions[index].alongside.count)
      transitions[index].alongside.append(captured(block, transitions[index]))
    case .completion:
      guard let index = coordinatorIndex else {
        dropped("completion", block)
        return
      }
      try checkWaiting(transitions[index].completions.count)
      transitions[index].completions.append(captured(block, transitions[index]))
    case .interactionChange:
      guard let index = coordinatorIndex else {
        dropped("interaction-change", block)
        return
      }
      try checkWaiting(transitions[index].interactionChanges.count)
      transitions[index].interactionChanges.append(captured(block, transitions[index]))
    case .nextTurn: enqueue(block, after: nil)
    case .after(let delay): enqueue(block, after: delay)
    default: break
    }
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

  private func dropped(_ word: String, _ block: Block) {
    record(.log, ["\(word) block dropped: there is no transition to take it"])
  }

  /// A block of the main queue, or a one-shot timer.
  private func enqueue(_ block: Block, after delay: Time?) {
    let id = nextBlock
    nextBlock &+= 1
    var block = block
    block.context.from = page(.from, block.context)
    block.context.to = page(.to, block.context)
    block.context.isBlock = true
    blocks[id] = block
    if isRunningTimer && delay != nil { unwaitedBlocks.insert(id) }
    if currentAction >= 0 {
      blockActions[id] = currentAction
      actionStates[currentAction].pending += 1
    }
    if let delay {
      timers.insert(id)
      schedule(.block, Int(id), at: scheduler.now + delay, in: .input)
    } else {
      scheduleNextTurn(.block, Int(id))
    }
  }

  /// Runs a queued block.
  func runBlock(_ id: Int32) throws {
    guard let block = blocks.removeValue(forKey: id) else { return }
    unwaitedBlocks.remove(id)
    let owner = blockActions.removeValue(forKey: id)
    let action = currentAction
    currentAction = owner ?? -1
    isRunningTimer = timers.remove(id) != nil
    defer {
      isRunningTimer = false
      currentAction = action
    }
    try inController(block.context.controller) { try runBlock(block) }
    if let owner { actionLosesPending(owner) }
    requestRelease()
  }

  /// Runs the rest of a line, now.
  func runBlock(_ block: Block) throws {
    depth += 1
    defer { depth -= 1 }
    let before = scene.currentCause
    scene.currentCause = restCause(of: block.cause)
    callTrail.append(block.cause)
    if callTrail.count > 256 { callTrail.removeFirst(128) }
    defer { scene.currentCause = before }
    do {
      try proceed(block.line, from: block.next, block.context)
    } catch is StopLine {
      return
    } catch is RefuseLine {
      return
    }
  }

  /// Runs coordinator blocks in the order in which they were registered.
  func runBlocks(_ list: [Block], as event: EventName, of transition: Transition) throws {
    if list.isEmpty { return }
    record(event, [transitionName(transition)])
    for block in list { try runBlock(block) }
  }

  /// A transition in words, by its pages: `A > B`.
  func transitionName(_ transition: Transition) -> String {
    let from = transition.operation.from.map { program.pages[$0].name } ?? "nothing"
    let to = transition.operation.to.map { program.pages[$0].name } ?? "nothing"
    return "\(from) > \(to)"
  }
}
