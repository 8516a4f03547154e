import NavSimProgram
import NavSimVocabulary

/// A line of a page's or a controller's code with the hook from which it is reached.
struct CodeLine {
  let hook: Hook
  /// The when-words on the way to it, those of routines' calls included.
  let when: [When]
  let statement: Statement
  let origin: Int
  /// Whether a 'stop' before it may end the hook, or the routine, first.
  var mayBeSkipped = false
  /// Whether a line before it always ends the hook, or the routine, first.
  var isNeverReached = false
  /// What it writes.
  var touches: [Touch] = []

  /// Whether it runs in a later turn, or at the end of the transition.
  var runsLater: Bool {
    when.contains { word in
      switch word {
      case .completion, .interactionChange, .nextTurn, .after, .afterAnimation: return true
      default: return false
      }
    }
  }

  /// Whether it runs when the transition is over.
  var runsAtEnd: Bool { when.contains(.completion) }

  /// Whether it animates with the transition.
  var isAlongside: Bool { when.contains(.alongside) }

  /// Whether it is animated at all.
  var isAnimated: Bool {
    when.contains { word in
      switch word {
      case .alongside, .over: return true
      default: return false
      }
    }
  }

  /// The questions that it asks first.
  var questions: [Question] {
    when.compactMap { word in
      if case .if(let question) = word { return question }
      return nil
    }
  }

  /// Whether it runs where a transition was cancelled alone.
  var asksCancelled: Bool {
    questions.contains { $0.test == .condition(.cancelled) && !$0.isNegated }
  }

  /// Whether nothing but its questions keeps it from running whenever its hook does: it may run
  /// once only, where a finger has left, or up to a 'stop'.
  var hangsOnQuestionsAlone: Bool {
    !mayBeSkipped && !when.contains(.once) && !when.contains(.interactionChange)
  }

  /// Whether it writes to a property.
  func writes(_ key: TouchKey) -> Bool { touches.contains { $0.key == key } }

  /// Whether it says what a property is to be. A copy of the page's wishes is its whole look.
  func says(_ key: TouchKey) -> Bool {
    if writes(key) { return true }
    if key.isLook, case .copy(.thing(_, .wants), .thing(_, .bar), let fields) = statement {
      return fields?.contains(key.property) ?? true
    }
    return false
  }
}

/// Reads chains of hook tables line by line, through routines.
enum CodeReader {
  /// More lines than this are not looked at: routines that run routines could make any number.
  static let limit = 20_000

  /// The lines of a chain in the order of hooks; those of routines stand where they are run.
  static func lines(of chain: [HookTable]) -> [CodeLine] {
    var result: [CodeLine] = []
    for hook in Hook.allCases {
      for slot in [Slot.pre, .main, .post] {
        var open: Set<Int> = []
        add(.hook(hook, slot), Way(chain: chain, hook: hook), &open, to: &result)
      }
    }
    return result
  }

  /// How lines are reached: the when-words of calls, and whether a 'stop' may come first.
  private struct Way {
    let chain: [HookTable]
    let hook: Hook
    var when: [When] = []
    var mayBeSkipped = false
    var isNeverReached = false
  }

  /// The declarations whose lines a hook or a routine runs: those up to one without super.
  private static func tables(_ chain: [HookTable], _ key: HookKey) -> ArraySlice<HookTable> {
    let end = chain.firstIndex { table in
      guard case .hook(let hook, _) = key else { return table.withoutSuper.contains(key) }
      return table.withoutSuper.contains(.hook(hook, .main))
        || table.withoutSuper.contains(.hook(hook, .pre))
    }
    return end.map { chain[...$0] } ?? chain[...]
  }

  /// The lines of a hook or a routine. The oldest declaration speaks first: a 'stop' there ends
  /// the hook for the others as well.
  private static func add(
    _ key: HookKey, _ way: Way, _ open: inout Set<Int>, to result: inout [CodeLine]
  ) {
    let tables = tables(way.chain, key)
    for (at, table) in zip(tables.indices, tables).reversed() {
      guard let lines = table.lines[key] else { continue }
      var way = way
      let older = tables[(at + 1)...].lazy.flatMap { $0.lines[key] ?? [] }
      if older.contains(where: stops) { way.mayBeSkipped = true }
      for line in lines {
        if case .hook = key { open = [] }
        add(line, way, &open, to: &result)
        if stops(line) { way.mayBeSkipped = true }
        if ends(line) { way.isNeverReached = true }
      }
    }
  }

  /// Whether a line ends the hook in which it stands, now and then at least.
  private static func stops(_ line: Line) -> Bool {
    guard case .stop = line.statement else { return false }
    return !line.when.contains(where: \.defers)
  }

  /// Whether a line always ends the hook in which it stands: a refusal is `return false`.
  private static func ends(_ line: Line) -> Bool {
    guard line.when.isEmpty else { return false }
    switch line.statement {
    case .stop, .refuse: return true
    default: return false
    }
  }

  private static func add(
    _ line: Line, _ way: Way, _ open: inout Set<Int>, to result: inout [CodeLine]
  ) {
    guard result.count < limit else { return }
    var way = way
    way.when += line.when
    guard case .do(let routine, _) = line.statement else {
      result.append(
        CodeLine(
          hook: way.hook, when: way.when, statement: line.statement, origin: line.origin,
          mayBeSkipped: way.mayBeSkipped, isNeverReached: way.isNeverReached))
      return
    }
    guard open.insert(routine).inserted else { return }
    add(.routine(routine), way, &open, to: &result)
  }
}
