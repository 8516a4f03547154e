import NavSimProgram
import NavSimVocabulary

/// How closures become lines: each stands in its strategy's hook table as one line that calls it.
/// Who runs a table, in which order and under which cause is thereby the same for both.
struct SwiftCalls {
  /// A closure and the line that calls it.
  struct Call {
    let body: (StrategyContext) -> Void
    let origin: Int
  }
  /// The closures, by the number that `Statement.call` names. Those that wait in a block follow
  /// those of the tables.
  private(set) var all: [Int: Call] = [:]
  private var next = 0
  /// The defaults of the options that strategies in Swift declare, by strategy of the program.
  private(set) var options: [Int: [String: String]] = [:]

  /// Gives a closure a number.
  mutating func add(_ body: @escaping (StrategyContext) -> Void, origin: Int) -> Int {
    defer { next &+= 1 }
    all[next] = Call(body: body, origin: origin)
    return next
  }

  /// Puts the closures of strategies into the tables of a program, in which they are declared
  /// without a line.
  mutating func install(_ strategies: [SwiftStrategy], into program: inout Program) {
    for index in program.strategies.indices {
      let names = program.strategies[index].chainNames
      for level in program.strategies[index].chain.indices where names.indices.contains(level) {
        guard let found = strategies.first(where: { $0.name == names[level] }) else { continue }
        var table = program.strategies[index].chain[level]
        let stated = found.table()
        for option in stated.options { options[index, default: [:]][option.name] = option.initial }
        install(stated, named: found.name, into: &table, &program)
        program.strategies[index].chain[level] = table
      }
    }
  }

  private mutating func install(
    _ stated: SwiftTable, named name: String, into table: inout HookTable, _ program: inout Program
  ) {
    var ordinals: [String: Int] = [:]
    for code in stated.codes {
      ordinals[code.hook, default: 0] += 1
      let origin = program.origins.count
      program.origins.append(
        Origin(
          declaration: name, hook: code.hook, ordinal: ordinals[code.hook] ?? 1, file: code.file,
          line: code.line, text: "\(name): on \(code.hook)"))
      var key = code.key
      if let wish = code.wish { key = .wish(program.storage(program.key(of: wish))) }
      let line = Line(when: [], statement: .call(add(code.body, origin: origin)), origin: origin)
      table.lines[key, default: []].append(line)
    }
    table.withoutSuper.formUnion(stated.withoutSuper)
    // A routine that nobody runs says what the closures will write.
    for thing in stated.used {
      let line = Line(when: [], statement: .write(.thing(.self, thing), []), origin: 0)
      table.lines[.routine(-1), default: []].append(line)
    }
  }
}

extension Program {
  /// The key of a property that a strategy in Swift declares.
  func key(of wish: OwnWish) -> PropertyKey {
    .own(ownProperties.firstIndex { $0.name == wish.name } ?? -1)
  }
}

extension Navigator {
  /// Runs a closure with the context of the line that calls it.
  func call(_ index: Int, _ context: Context) throws {
    guard let call = code.swiftCalls.all[index] else { return }
    let handed = StrategyContext(self, context, origin: call.origin)
    call.body(handed)
    try handed.close()
  }
}
