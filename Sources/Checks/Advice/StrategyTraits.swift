import NavSimProgram
import NavSimVocabulary

/// What the strategies of a cell do to the bar, read out of their tables.
struct StrategyTraits {
  /// Whether pages get stand-ins.
  private(set) var makesStandIns = false
  /// The fields that stand-ins take from the bar.
  private(set) var takenFromBar: Set<Property> = []
  /// What strategies write on the bar when a page comes or goes.
  private(set) var written: Set<TouchKey> = []
  /// What of it they take from the pages' wishes.
  private(set) var fromWishes: Set<TouchKey> = []
  /// Whether each page has a bar of its own.
  private(set) var wrapsPages = false
  /// Whether some of it is code that cannot be read.
  private(set) var isUnknown = false

  /// The traits of the strategies at work on a program's controller.
  init(_ program: Program) {
    for index in program.navigation.strategies where program.strategies.indices.contains(index) {
      let strategy = program.strategies[index]
      if strategy.wrapsPages { wrapsPages = true }
      // Every line counts once, and only sets are made of them: their order is of no account.
      for table in strategy.chain {
        for (key, lines) in table.lines where !StrategyTraits.isSetUp(key) {
          for line in lines { read(line.statement) }
        }
      }
    }
  }

  /// What is written once, when the strategy is installed, is no answer to a page.
  private static func isSetUp(_ key: HookKey) -> Bool {
    if case .hook(.install, _) = key { return true }
    if case .navigation = key { return true }
    return false
  }

  private mutating func read(_ statement: Statement) {
    switch statement {
    case .make: makesStandIns = true
    case .call: isUnknown = true
    case .setBarHidden: written.insert(.barHidden)
    case .copy(let from, let to, let fields):
      read(from, to, Set(fields ?? Property.styleFields))
    case .write(.thing(_, let thing), let assignments):
      guard thing == .bar || thing.isBarPart else { return }
      for assignment in assignments { read(assignment, of: thing) }
    default: return
    }
  }

  private mutating func read(_ from: Reference, _ to: Reference, _ fields: Set<Property>) {
    switch (from, to) {
    case (.thing(_, .bar), .thing(_, .fake)): takenFromBar.formUnion(fields)
    case (let source, .thing(_, .bar)):
      let keys = fields.map { TouchKey(thing: .bar, property: $0) }
      written.formUnion(keys)
      if case .thing(_, .wants) = source { fromWishes.formUnion(keys) }
    default: return
    }
  }

  private mutating func read(_ assignment: Assignment, of thing: Thing) {
    guard case .known(let property) = assignment.property else { return }
    let key = TouchKey(thing: thing, property: property)
    written.insert(key)
    var value = assignment.value
    if case .shaped(_, _, let inner) = value { value = inner }
    if case .read(.property(_, .wants, _)) = value { fromWishes.insert(key) }
  }
}
