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
      let name = moving.content.label?.text ?? moving.content.verb
      report(
        .thenAtOnce, keyword(of: then),
        "'then' begins at once, while '\(moving.content.title)' goes on: the line above is over"
          + " as it is written",
        note: "to begin when that is over: at \(name).end \(then.content.title)")
    }
  }

  /// The word `then` of an action's line.
  private func keyword(of action: Guarded<ActionNode>) -> Span {
    let text = lines[action.span.file][action.span.line - 1]
    let column = text.firstRange(of: "then").map {
      text.distance(from: text.startIndex, to: $0.lowerBound)
    }
    return Span(
      file: action.span.file, line: action.span.line, column: (column ?? 0) + 1, length: 4)
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
