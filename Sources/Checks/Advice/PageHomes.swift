import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// In which controllers pages may stand: where a stack begins with them, where actions put them, and where
/// the page whose code puts them stands itself.
struct PageHomes {
  /// For each page the numbers of its controllers, the scenario's own 0; empty where nobody knows.
  private(set) var controllers: [[Int]]

  init(_ program: Program, _ codes: [[CodeLine]], _ own: [CodeLine]) {
    var finder = HomeFinder(program)
    let places = Stage.places(of: program, codes, own)
    for (action, controllers) in zip(program.actions, places) {
      finder.read(action.line.statement, in: controllers.map { .controllers($0) } ?? .anywhere)
    }
    for line in own { finder.read(line.statement, in: .controllers([0])) }
    for (index, inner) in program.inner.enumerated() {
      // Only a set is made of them: their order is of no account.
      for line in inner.navigation.chain.flatMap(\.lines.values).joined() {
        finder.read(line.statement, in: .controllers([index + 1]))
      }
    }
    for (page, lines) in codes.enumerated() {
      for line in lines { finder.read(line.statement, in: .page(page)) }
    }
    controllers = finder.settled()
  }
}

/// To which controllers timed calls without a name go: the first one's, until a tab is selected or a root is set.
private struct Stage {
  /// A line that a touch on a page runs in any case, and at once.
  private struct Answer {
    let page: Int
    let hook: Hook
    let controller: Int?
  }

  private let numbers: [Int: Int]
  private let stacks: [[Int]]
  private var answers: [Answer] = []
  /// The controllers that other code selects or makes the root; nil where there is one that nobody knows.
  private var others: Set<Int>? = []

  /// For each action the numbers of the controllers that may have it; nil where nobody knows.
  static func places(
    of program: Program, _ codes: [[CodeLine]], _ own: [CodeLine]
  ) -> [Set<Int>?] {
    var stage = Stage(
      numbers: program.controllerNumbers, stacks: [program.stack] + program.inner.map(\.stack))
    for (page, lines) in codes.enumerated() {
      for line in lines { stage.read(line, of: page) }
    }
    for line in own { stage.read(line, of: nil) }
    return stage.places(of: program.actions)
  }

  private mutating func read(_ line: CodeLine, of page: Int?) {
    guard let target = target(of: line.statement) else { return }
    // What a question or a delay stands before may not have happened yet.
    if let page, line.when.isEmpty || line.when == [.animationsOff],
      [.viewTap, .leftAction, .rightAction, .alertAction].contains(line.hook)
    {
      answers.append(Answer(page: page, hook: line.hook, controller: target))
    } else {
      others = target.flatMap { others?.union([$0]) }
    }
  }

  private func places(of actions: [Action]) -> [Set<Int>?] {
    guard
      Self.areInOrder(actions) || !actions.contains(where: { target(of: $0.line.statement) != nil })
    else { return actions.map { _ in nil } }
    var now: Set<Int>? = [0]
    /// The page on top, as long as nothing has changed the stack.
    var top = stacks[0].last
    return actions.map { action in
      let place = others.flatMap { now?.union($0) }
      let statement = action.line.statement
      if let target = target(of: statement) {
        now = target.map { [$0] }
        top = target.flatMap { stacks.indices.contains($0) ? stacks[$0].last : nil }
      } else if let hook = Self.touch(statement) {
        let all = answers.filter { $0.hook == hook }
        let sure = all.filter { $0.page == top }
        for answer in sure.isEmpty ? all : sure {
          now = answer.controller.flatMap { sure.isEmpty ? now?.union([$0]) : [$0] }
        }
        if !all.isEmpty { top = nil }
      } else if !Self.leavesStack(statement) {
        top = nil
      }
      return place
    }
  }

  /// Whether a statement leaves every stack as it is.
  private static func leavesStack(_ statement: Statement) -> Bool {
    switch statement {
    case .write, .setBarHidden, .copy, .scroll: true
    default: false
    }
  }

  /// The controller to which calls without a name go from a statement on: nil in it where nobody knows it, no value
  /// where the statement changes nothing of that.
  private func target(of statement: Statement) -> Int?? {
    switch statement {
    case .within(let declaration, .select): .some(numbers[declaration])
    case .within(_, let inner): target(of: inner)
    case .select: .some(nil)
    case .setRoot(.navigation(let declaration), _): .some(numbers[declaration])
    case .setRoot: .some(nil)
    default: .none
    }
  }

  /// The hook that a touch runs; nil for what is none.
  private static func touch(_ statement: Statement) -> Hook? {
    switch statement {
    case .tap(.point): .viewTap
    case .tap(.action): .alertAction
    case .tap(.button(.left)): .leftAction
    case .tap(.button(.right)): .rightAction
    case .within(_, let inner): touch(inner)
    default: nil
    }
  }

  /// Whether the file's order is that of time: nobody hangs an action on another, or names an earlier time.
  private static func areInOrder(_ actions: [Action]) -> Bool {
    var latest = Time.zero
    for action in actions {
      guard case .at(let moment) = action.start else { continue }
      guard case .absolute(let time) = moment, time >= latest else { return false }
      latest = time
    }
    return true
  }

  private init(numbers: [Int: Int], stacks: [[Int]]) {
    self.numbers = numbers
    self.stacks = stacks
  }
}

/// Collects who puts which page where.
private struct HomeFinder {
  /// Where a call is made.
  enum Place {
    case controllers(Set<Int>)
    /// In the code of a page: in its own controller, or in that of whoever holds it.
    case page(Int)
    case anywhere
  }

  private let numbers: [Int: Int]
  private var homes: [Set<Int>]
  /// By page the pages whose code puts it onto their own stack.
  private var pushers: [Set<Int>]
  /// The pages that may stand anywhere.
  private var isAnywhere: Set<Int> = []

  init(_ program: Program) {
    numbers = program.controllerNumbers
    homes = Array(repeating: [], count: program.pages.count)
    pushers = homes
    for (number, stack) in ([program.stack] + program.inner.map(\.stack)).enumerated() {
      for page in stack where homes.indices.contains(page) { homes[page].insert(number) }
    }
  }

  mutating func read(_ statement: Statement, in place: Place) {
    switch statement {
    case .push(.page(let page), _): put([page], place)
    case .setStack(let pages, _): put(pages.compactMap(\.named), place)
    case .within(let declaration, let inner):
      guard let number = numbers[declaration] else { return }
      read(inner, in: .controllers([number]))
    default: return
    }
  }

  private mutating func put(_ pages: [Int], _ place: Place) {
    for page in pages where homes.indices.contains(page) {
      switch place {
      case .controllers(let numbers): homes[page].formUnion(numbers)
      case .page(let pusher): pushers[page].insert(pusher)
      case .anywhere: isAnywhere.insert(page)
      }
    }
  }

  /// Each page with the controllers of those that put it there: until nothing changes, which is after as many
  /// rounds as there are pages at most.
  mutating func settled() -> [[Int]] {
    var changed = true
    while changed {
      changed = false
      for page in homes.indices {
        for pusher in pushers[page] where pusher != page {
          let known = homes[page].union(homes[pusher])
          // Who stands nowhere that is known may be anywhere, and what it pushes with it.
          let isLost =
            isAnywhere.contains(pusher) || homes[pusher].isEmpty && pushers[pusher].isEmpty
          if known != homes[page] || isLost && !isAnywhere.contains(page) { changed = true }
          homes[page] = known
          if isLost { isAnywhere.insert(page) }
        }
      }
    }
    return homes.indices.map { isAnywhere.contains($0) ? [] : homes[$0].sorted() }
  }
}
