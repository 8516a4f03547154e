import NavSimKernel

/// A `then` behind two actions of one moment follows the last line: where that is over as it is written, the action begins
/// while the other one goes on.
extension Session {
  func checkThens(_ node: ScenarioNode) {
    let actions = node.actions
    for (place, then) in actions.enumerated().dropFirst(2) {
      let write = actions[place - 1]
      guard then.content.moment == nil, then.content.offset == .zero,
        write.content.isOverAtOnce, let moment = write.content.moment,
        let moving = actions[..<(place - 1)].last(where: {
          $0.content.moment != moment || $0.content.moves
        }),
        moving.content.moment == moment, moving.guards.isEmpty || moving.guards == then.guards,
        write.guards.isEmpty || write.guards == then.guards
      else { continue }
      let name = moving.content.label?.text ?? plainLabel(of: moving, among: actions)
      report(
        .thenAtOnce, then.content.keyword,
        "'then' begins at once, while '\(moving.content.title)' goes on: the line above is over"
          + " as it is written",
        note: "to begin when that is over: at \(name).end \(then.content.title)")
    }
  }

  /// What an action without a label is called: its verb, with its number from the second of its kind on.
  private func plainLabel(
    of action: Guarded<ActionNode>, among all: [Guarded<ActionNode>]
  ) -> String {
    let verb = action.content.verb
    let count = all.count {
      $0.content.label == nil && $0.content.verb == verb && $0.span <= action.span
    }
    return CellLinker.label(verb, count)
  }
}

extension ActionNode {
  /// Whether it writes, and no more: it is over as it begins.
  fileprivate var isOverAtOnce: Bool { verb == "write" && code.line.when.isEmpty }

  /// Whether it moves pages for a while.
  fileprivate var moves: Bool {
    ["push", "pop", "pop-to", "pop-to-root", "set-stack", "present", "dismiss"].contains(verb)
      && !title.contains("animated=no")
  }
}
