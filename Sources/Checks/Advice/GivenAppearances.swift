import NavSimProgram
import NavSimVocabulary

/// Which appearances a bar or an item ever has. A field of one that nobody gives is a field of nil:
/// Swift's `?.` sets nothing, so a line that says it is no write.
struct GivenAppearances {
  private var keys: Set<TouchKey> = []

  /// Learns who gives what: declarations, code and strategies.
  init(_ program: Program, _ statements: [Statement]) {
    for page in program.pages { declare(page.initial) }
    declare(program.navigation.initial)
    for inner in program.inner { declare(inner.navigation.initial) }
    for set in program.proxy { keys.insert(TouchKey(thing: .bar, property: set.property)) }
    for statement in statements { read(statement) }
    for table in program.strategies.flatMap(\.chain) + program.inner.flatMap(\.navigation.chain) {
      // Only a set is made of them: their order is of no account.
      for line in table.lines.values.joined() { read(line.statement) }
    }
  }

  private mutating func declare(_ initial: [(thing: Thing, property: Property, value: Value)]) {
    for set in initial where set.value != .none {
      keys.insert(TouchKey(thing: set.thing, property: set.property))
    }
  }

  private mutating func read(_ statement: Statement) {
    switch statement {
    case .write(.thing(_, let thing), let assignments):
      for assignment in assignments where !assignment.isOfAppearance {
        guard case .known(let property) = assignment.property else { continue }
        keys.insert(TouchKey(thing: thing == .proxy ? .bar : thing, property: property))
      }
    case .copy(_, .thing(_, .bar), let fields):
      for field in fields ?? Property.styleFields {
        keys.insert(TouchKey(thing: .bar, property: field))
      }
    case .call:
      for field in Property.styleFields { keys.insert(TouchKey(thing: .bar, property: field)) }
    case .within(_, let inner): read(inner)
    default: return
    }
  }

  /// Whether an assignment sets a field of an appearance that is nil. A bar's standard one never is
  /// (documented: UINavigationBar.standardAppearance).
  func isOfNil(_ assignment: Assignment, of thing: Thing) -> Bool {
    guard assignment.isOfAppearance, case .known(let property) = assignment.property,
      thing == .item || thing == .bar && property != .standardAppearance
    else { return false }
    return !keys.contains(TouchKey(thing: thing, property: property))
  }
}

extension Assignment {
  fileprivate var isOfAppearance: Bool {
    if case .shaped = value { return true }
    return false
  }
}
