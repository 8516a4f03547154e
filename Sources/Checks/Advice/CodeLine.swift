import NavSimProgram
import NavSimVocabulary

/// A line of a page's or a controller's code with the hook from which it is reached.
struct CodeLine {
  let hook: Hook
  /// The when-words on the way to it, those of routines' calls included.
  let when: [When]
  let statement: Statement
  let origin: Int
  /// What it writes.
  var touches: [Touch] = []

  /// Whether it runs in a later turn, or at the end of the transition.
  var runsLater: Bool {
    when.contains { word in
      switch word {
      case .completion, .interactionChange, .nextTurn, .after: return true
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

  /// Whether it writes to a property.
  func writes(_ key: TouchKey) -> Bool { touches.contains { $0.key == key } }
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
        for table in chain {
          for line in table.lines[.hook(hook, slot)] ?? [] {
            var open: Set<Int> = []
            add(line, hook, [], chain, &open, to: &result)
          }
          let endsHere =
            table.withoutSuper.contains(.hook(hook, .main))
            || table.withoutSuper.contains(.hook(hook, .pre))
          if endsHere { break }
        }
      }
    }
    return result
  }

  private static func add(
    _ line: Line, _ hook: Hook, _ when: [When], _ chain: [HookTable], _ open: inout Set<Int>,
    to result: inout [CodeLine]
  ) {
    guard result.count < limit else { return }
    let words = when + line.when
    guard case .do(let routine, _) = line.statement else {
      result.append(
        CodeLine(hook: hook, when: words, statement: line.statement, origin: line.origin))
      return
    }
    guard open.insert(routine).inserted else { return }
    for table in chain {
      for inner in table.lines[.routine(routine)] ?? [] {
        add(inner, hook, words, chain, &open, to: &result)
      }
    }
  }
}
