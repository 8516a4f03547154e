import NavSimVocabulary

/// What a program says, whoever says it.
extension Program {
  /// The code of its pages and of its navigation controllers.
  public var ownTables: [HookTable] {
    pages.flatMap(\.chain) + navigations.flatMap(\.chain)
  }

  /// The scenario's own navigation controller and the further ones.
  public var navigations: [NavigationProgram] { [navigation] + inner.map(\.navigation) }

  /// Every statement: of actions, pages, navigation controllers and strategies.
  public var statements: some Sequence<Statement> {
    let tables = ownTables + strategies.flatMap(\.chain)
    let lines = tables.lazy.flatMap { $0.lines.values.joined() }
    return [actions.map(\.line), Array(lines)].joined().lazy.map(\.statement)
  }
}
