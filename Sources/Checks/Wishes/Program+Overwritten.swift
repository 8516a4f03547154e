import NavSimProgram
import NavSimVocabulary

extension Program {
  /// The wishes that strategies write, and neither the app's code nor an action.
  var wishesOverwritten: Set<PropertyKey> {
    let ofStrategies = written(strategies.flatMap(\.chain).flatMap { $0.lines.values.joined() })
    if ofStrategies.isEmpty { return [] }
    let own = ownTables.flatMap { $0.lines.values.joined() } + actions.map(\.line)
    return ofStrategies.subtracting(written(own))
  }

  /// The wishes that lines write. Only a set is made of them: their order is of no account.
  private func written(_ lines: [Line]) -> Set<PropertyKey> {
    var found: Set<PropertyKey> = []
    for line in lines {
      switch line.statement {
      case .write(.thing(_, .wants), let assignments):
        found.formUnion(assignments.map { storage($0.property) })
      case .copy(_, .thing(_, .wants), let fields):
        found.formUnion((fields ?? Property.styleFields).map { .known($0) })
      default: continue
      }
    }
    return found
  }
}
