import NavSimProgram

/// Which page is on top when a scenario is over, as far as its text tells: for what to claim of it.
extension Session {
  /// A claim for a scenario that has none.
  func proposedClaim(_ node: ScenarioNode) -> String {
    // In place of a page that the text does not tell, one that is worth a look whatever comes.
    topAtEnd(node).map { "expect at end: top is \(script.pages[$0].name.text)" }
      ?? "expect always: no finding"
  }

  /// The page that is on top at the end; nil where guards, touches or code decide.
  private func topAtEnd(_ node: ScenarioNode) -> Int? {
    guard !codeMovesPages, var stack = startStack(node) else { return nil }
    for action in node.actions {
      guard action.guards.isEmpty, action.content.code.line.when.isEmpty,
        let next = follow(action.content, stack)
      else { return nil }
      stack = next
    }
    return stack.last
  }

  /// Whether some line of code may change a stack.
  private var codeMovesPages: Bool {
    let code =
      script.pages.map(\.code) + script.navigations.map(\.code) + script.strategies.map(\.code)
    return code.joined().contains { $0.content.line.statement.movesPages }
  }

  /// Whether some line has to do with the swipe, the back button or the bar in which that stands.
  private var changesWayBack: Bool {
    let words = ["gesture", "hide", "hidesBackButton", "Hidden", "leftBarButtonItem"]
    return blocks.contains { block in
      block.items.contains { line in
        line.words.contains { word in words.contains { word.text.contains($0) } }
      }
    }
  }

  private func startStack(_ node: ScenarioNode) -> [Int]? {
    if let root = node.roots.first {
      guard node.roots.count == 1, root.guards.isEmpty,
        let index = navigations.byName[root.content.text]
      else { return nil }
      return only(script.navigations[index].stacks)
    }
    return only(node.stacks)
  }

  private func only(_ stacks: [Guarded<StackNode>]) -> [Int]? {
    guard stacks.count == 1, stacks[0].guards.isEmpty else { return nil }
    return stacks[0].content.pages
  }

  /// The stack after an action; nil where the text does not tell it.
  private func follow(_ action: ActionNode, _ stack: [Int]) -> [Int]? {
    let below = Array(stack.dropLast(stack.count > 1 ? 1 : 0))
    switch action.code.line.statement {
    case .push(let owner, _):
      return owner.named.flatMap { stack.contains($0) ? nil : stack + [$0] }
    case .pop(.one, _): return below
    case .tapBack: return changesWayBack ? nil : below
    case .pop(.root, _): return Array(stack.prefix(1))
    case .pop(.page(let owner), _):
      return owner.named.flatMap(stack.lastIndex).map { Array(stack[...$0]) }
    case .setStack(let owners, _):
      let pages = owners.compactMap(\.named)
      return pages.count == owners.count ? pages : nil
    case .swipeBack:
      let steps = StepNode.whole(
        (action.steps ?? []).map(\.content), isBare: action.steps?.isEmpty ?? true)
      guard !changesWayBack, action.steps?.allSatisfy(\.guards.isEmpty) ?? true,
        case .release(let way) = steps.last
      else { return nil }
      switch way {
      case .finish: return below
      case .cancel: return stack
      default: return nil
      }
    case let other: return other.movesPages ? nil : stack
    }
  }
}

extension Statement {
  /// Whether it may change which page is on top.
  fileprivate var movesPages: Bool {
    switch self {
    case .push, .pop, .setStack, .swipeBack, .tapBack, .tap, .press, .pushItem, .popItem, .setItems,
      .select, .setRoot, .present, .dismiss, .pan, .within, .window, .refuse, .call:
      return true
    default: return false
    }
  }
}
