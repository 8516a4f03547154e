import NavSimKernel
import NavSimProgram

/// In which controllers pages may stand: where a stack begins with them, where actions put them, and where
/// the page whose code puts them stands itself.
struct PageHomes {
  /// For each page the numbers of its controllers, the scenario's own 0; empty where nobody knows.
  private(set) var controllers: [[Int]]

  init(_ program: Program, _ codes: [[CodeLine]], _ own: [CodeLine]) {
    var finder = HomeFinder(program)
    // A timed call goes to the tab that is selected, or to the root that was set: what they are is not followed
    // once there is another.
    let code = (codes.joined() + own).map(\.statement)
    let last = Self.endOfFirstStage(program.actions, code)
    for (index, action) in program.actions.enumerated() {
      finder.read(action.line.statement, in: index <= last ? .controller(0) : .anywhere)
    }
    for line in own { finder.read(line.statement, in: .controller(0)) }
    for (index, inner) in program.inner.enumerated() {
      // Only a set is made of them: their order is of no account.
      for line in inner.navigation.chain.flatMap(\.lines.values).joined() {
        finder.read(line.statement, in: .controller(index + 1))
      }
    }
    for (page, lines) in codes.enumerated() {
      for line in lines { finder.read(line.statement, in: .page(page)) }
    }
    controllers = finder.settled()
  }
}

extension PageHomes {
  /// The last action that is known to be the first controller's; -1 where none is.
  fileprivate static func endOfFirstStage(_ actions: [Action], _ code: [Statement]) -> Int {
    if code.contains(where: HomeFinder.changesStage) { return -1 }
    let change = actions.firstIndex { HomeFinder.changesStage($0.line.statement) }
    guard let change else { return actions.count - 1 }
    // The file's order is that of time where nobody hangs an action on another, or names an earlier time.
    var latest = Time.zero
    for action in actions {
      guard case .at(let moment) = action.start else { continue }
      guard case .absolute(let time) = moment, time >= latest else { return -1 }
      latest = time
    }
    return change
  }
}

/// Collects who puts which page where.
private struct HomeFinder {
  /// Where a call is made.
  enum Place {
    case controller(Int)
    /// In the code of a page: in its own controller, or in that of whoever holds it.
    case page(Int)
    case anywhere
  }

  /// Whether another controller may be the one to which calls without a name go.
  static func changesStage(_ statement: Statement) -> Bool {
    switch statement {
    case .select, .setRoot: return true
    case .within(_, let inner): return changesStage(inner)
    default: return false
    }
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
    case .setStack(let pages, _): put(pages, place)
    case .within(let declaration, let inner):
      guard let number = numbers[declaration] else { return }
      read(inner, in: .controller(number))
    default: return
    }
  }

  private mutating func put(_ pages: [Int], _ place: Place) {
    for page in pages where homes.indices.contains(page) {
      switch place {
      case .controller(let number): homes[page].insert(number)
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
