import NavSimProgram
import NavSimVocabulary

/// Who asks what pages want: read out of the lines of a program. A wish is only a word until a line
/// of a strategy, a controller, a page or the scenario reads it.
struct WishReaders {
  /// The wishes that some line reads, under the keys by which pages keep them.
  private(set) var read: Set<PropertyKey> = []
  /// Whether some of the code cannot be read, such as a strategy in Swift: then it may read anything.
  private(set) var isUnknown = false
  private let program: Program

  /// The readers of a program's wishes, or of those lines of it.
  init(_ program: Program, tables: [HookTable]) {
    self.program = program
    // Only a set is made of the lines: their order is of no account.
    for table in tables {
      for lines in table.lines.values {
        for line in lines { add(line) }
      }
    }
  }

  /// All code of a program.
  init(all program: Program) {
    self.init(
      program,
      tables: program.strategies.flatMap(\.chain) + program.pages.flatMap(\.chain)
        + program.navigation.chain + program.inner.flatMap(\.navigation.chain))
    for alternatives in program.conditions { add(alternatives.alternatives) }
    for strategy in program.strategies { addQuestions(of: strategy) }
    for action in program.actions { add(action.line) }
  }

  /// The table of one strategy.
  init(_ strategy: StrategyProgram, in program: Program) {
    self.init(program, tables: strategy.chain)
    addQuestions(of: strategy)
  }

  private mutating func addQuestions(of strategy: StrategyProgram) {
    for alternatives in strategy.conditions { add(alternatives) }
    if let sameness = strategy.sameness {
      for style in [sameness.first, sameness.second] { add(style: style, sameness.fields) }
    }
  }

  private mutating func add(_ line: Line) {
    for word in line.when {
      if case .if(let question) = word { add([[question]]) }
    }
    add(line.statement)
  }

  private mutating func add(_ alternatives: [[Question]]) {
    for question in alternatives.joined() {
      switch question.test {
      case .equals(let asked, let value), .less(let asked, let value),
        .greater(let asked, let value):
        add(asked)
        add(value)
      case .onStack(let asked): add(asked)
      case .condition, .named: continue
      }
    }
  }

  private mutating func add(_ statement: Statement) {
    switch statement {
    case .write(_, let assignments): for assignment in assignments { add(assignment.value) }
    case .save(let value, let adjustment, _, _):
      add(value)
      if let adjustment { add(adjustment.operand) }
    case .copy(let from, _, let fields): add(style: from, fields ?? Property.styleFields)
    case .mapProgress(_, _, _, let low, let high), .mapContentOffset(_, _, _, let low, let high),
      .mapTicks(_, _, _, let low, let high):
      add(low)
      add(high)
    case .within(_, let statement): add(statement)
    case .call: isUnknown = true
    default: return
    }
  }

  private mutating func add(_ value: Expression) {
    switch value {
    case .value: return
    case .read(let reference): add(reference)
    case .shaped(_, _, let value): add(value)
    }
  }

  private mutating func add(_ reference: Reference) {
    switch reference {
    case .property(_, .wants, let key): read.insert(program.storage(key))
    // What is saved is a whole style, and whether the bar is hidden.
    case .thing(_, .wants): add(style: reference, Property.styleFields + [.hidden])
    default: return
    }
  }

  private mutating func add(style: Reference, _ fields: [Property]) {
    guard case .thing(_, .wants) = style else { return }
    read.formUnion(fields.map { PropertyKey.known($0) })
  }

  // MARK: Names

  /// What a strategy's table reads, under the names by which its apps say it:
  /// `navBarBgAlpha (bgAlpha)`; the style fields as one where it reads all of them.
  func names(of strategy: StrategyProgram) -> [String] {
    let styles = Set(Property.styleFields.map { PropertyKey.known($0) })
    let isWhole = styles.isSubset(of: read)
    var own: [String] = []
    var named: Set<PropertyKey> = []
    for (index, property) in program.ownProperties.enumerated() {
      let key = program.storage(.own(index))
      guard strategy.defaults[.own(index)] != nil, read.contains(key) else { continue }
      named.insert(key)
      own.append(property.name + (property.field.map { " (\($0.name))" } ?? ""))
    }
    let fields = Thing.wants.properties.filter { field in
      let key = PropertyKey.known(field)
      return read.contains(key) && !named.contains(key) && !(isWhole && styles.contains(key))
    }
    return own + (isWhole ? ["every style field of a bar"] : []) + fields.map(\.name)
  }
}
