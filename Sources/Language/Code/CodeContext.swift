import NavSimProgram
import NavSimVocabulary

/// A hook as a line names it.
struct HookSpec: Sendable {
  var key: HookKey
  /// nil for a routine.
  var hook: Hook?
  var slot: Slot
  /// As written.
  var text: String
  var word: Word

  /// Whether the callback passes an animated argument; a routine may be run by one that does.
  var mayHaveAnimatedArgument: Bool { hook?.hasAnimatedArgument ?? true }
  /// Whether it is `tick`, or a routine that `tick` may run.
  var mayTick: Bool {
    if case .routine = key { return true }
    return hook == .tick
  }
}

/// Where a line of code stands.
struct CodeContext {
  var place: Place
  /// The declaration's name; for actions, the scenario's.
  var name: String
  /// The declaration's index in the list of its place; nil for actions.
  var index: Int?
  var hooks: [HookSpec] = []

  /// How messages call the place.
  var phrase: String {
    switch place {
    case .page: return "in a page"
    case .navigation: return "in a navigation controller"
    case .strategy: return "in a strategy"
    case .action: return "in a timed action"
    }
  }
}

extension Session {
  /// The list of declarations in which a context's declaration stands.
  func list(_ place: Place) -> DeclarationList? {
    switch place {
    case .page: return pages
    case .navigation: return navigations
    case .strategy: return strategies
    case .action: return nil
    }
  }

  /// What `key` means to the family of a declaration: all that descend from one root share it.
  private func familyKey(_ context: CodeContext, _ name: String) -> String? {
    guard let list = list(context.place), let index = context.index else { return nil }
    return "\(context.place.rawValue)/\(list.all[list.root(index)].name.text)/\(name)"
  }

  /// The names that lines of the family save, for messages and checks.
  func savedWords(_ context: CodeContext) -> [Word] {
    guard let list = list(context.place), let index = context.index else { return [] }
    let root = list.root(index)
    if list.all[index].ancestor == nil, !list.all.contains(where: { $0.ancestor == index }) {
      return list.all[index].saved
    }
    return list.all.indices.filter { list.root($0) == root }.flatMap { list.all[$0].saved }
  }

  /// Whether a line of the family saves the name.
  private func isSaved(_ name: String, _ context: CodeContext) -> Bool {
    guard let list = list(context.place), let index = context.index else { return false }
    let root = list.root(index)
    return (list.savers[name] ?? []).contains { list.root($0) == root }
      || context.place == .page
        && (savedFor[name] ?? []).contains { pages.byName[$0].map(pages.root) == root }
  }

  /// The index of a name that the family saves; nil if no line saves it.
  ///
  /// - Parameter isNew: whether the line that asks saves it.
  func saved(_ name: String, _ context: CodeContext, isNew: Bool = false) -> Int? {
    let carrier = carrier(of: name, context)
    // What an option carries is its strategy's own, and not the family's.
    let own = carrier.map { "option/\($0.strategy)/\(name)" }
    guard let key = own ?? familyKey(context, name) else { return nil }
    if let known = savedIndex[key] { return known }
    guard isNew || carrier != nil || isSaved(name, context) else { return nil }
    savedIndex[key] = script.savedNames.count
    script.savedNames.append(name)
    if let carrier {
      script.strategies[carrier.strategy].options[carrier.option].saved =
        script.savedNames.count - 1
    }
    return script.savedNames.count - 1
  }

  /// The index of a name that is kept for an owner: a page that is named has the names of its own family, wherever
  /// the line stands; those of a strategy are its own.
  func saved(
    _ name: String, of owner: Owner, _ context: CodeContext, isNew: Bool = false
  ) -> Int? {
    guard case .page(let index) = owner, context.place != .strategy else {
      return saved(name, context, isNew: isNew)
    }
    let page = CodeContext(place: .page, name: pages.all[index].name.text, index: index)
    return saved(name, page, isNew: isNew)
  }

  /// The routines that a declaration and its ancestors define.
  func routineNames(_ context: CodeContext) -> [String] {
    guard let list = list(context.place), let index = context.index else { return [] }
    var seen: Set<String> = []
    return list.chain(index).flatMap { list.all[$0].routines.map(\.text) }.filter {
      seen.insert($0).inserted
    }
  }

  /// Whether the declaration or an ancestor has lines for a routine.
  func hasRoutine(_ name: String, _ context: CodeContext) -> Bool {
    guard let list = list(context.place), let index = context.index else { return false }
    return list.chain(index).contains { list.all[$0].routineNames.contains(name) }
  }

  /// What to do about a routine for which those alone have lines that are like the declaration; nil where
  /// none has.
  func noteOfDescendants(_ name: String, _ context: CodeContext) -> String? {
    guard let list = list(context.place), let index = context.index else { return nil }
    let known = list.all.indices.filter { other in
      other != index && list.chain(other).contains(index)
        && list.all[other].routineNames.contains(name)
    }.map { list.all[$0].name.text }
    guard let first = known.first else { return nil }
    let others = known.count > 1 ? ", as \(known.count - 1) more," : ""
    return
      "\(first)\(others) has lines for it: move 'do \(name)' below \(first), or write lines below "
      + "\(list.all[index].name.text) too: on \(name)  …"
  }

  /// The index of a routine's name.
  func routine(_ name: String) -> Int {
    if let known = routineIndex[name] { return known }
    routineIndex[name] = script.routines.count
    script.routines.append(name)
    return script.routines.count - 1
  }

  /// The index of a named condition that the family declares, or nil.
  func namedCondition(_ name: String, _ context: CodeContext) -> Int? {
    guard let key = familyKey(context, name) else { return nil }
    return conditionIndex[key]
  }

  /// The same, made if it is new.
  func declareCondition(_ name: String, _ context: CodeContext) -> Int {
    let key = familyKey(context, name) ?? name
    if let known = conditionIndex[key] { return known }
    conditionIndex[key] = script.conditionNames.count
    script.conditionNames.append(name)
    return script.conditionNames.count - 1
  }
}
