import NavSimProgram
import NavSimTrace

/// What a run did that no expectation speaks of, and that nobody can have meant.
extension Checker {
  /// An exception that ended the app although no expectation of the cell says `raises`; nil if
  /// there is none. The failure stands at the scenario's own line.
  public static func unclaimedException(
    expectations: [Expectation], trace: Trace, file: String, line: Int
  ) -> Failure? {
    let isClaimed = expectations.contains { expectation in
      switch expectation.claim {
      case .raises: return true
      case .detector(let name, _, _): return name == Detector.crash.name
      case .finding(_, let except): return !except.contains(Detector.crash.name)
      default: return false
      }
    }
    guard !isClaimed, let event = said(["exception"], trace).first else { return nil }
    return Failure(
      rule: "exception", file: file, line: line, column: 1, text: "",
      message: "an exception ended the app: \(event.text)", place: nil, frames: nil,
      cause: event.cause, notes: ["where it is meant, say so: expect at end: raises \"…\""],
      cell: trace.cell)
  }

  /// Why a run is not all that its scenario says: actions that never started, and a horizon that
  /// was reached while something still moved.
  public static func remarks(_ trace: Trace) -> [String] {
    said(["log"], trace).map(\.text).filter {
      $0.hasPrefix("never started: ") || $0.hasPrefix("horizon reached: ")
    }
  }

  /// Lines of code and actions that found nothing to do, or whose write was lost: what became of each, how
  /// often, and the line. What a strategy's line came to is not told: it runs for every page.
  ///
  /// - Parameter actions: the sources of the actions to tell of. What another came to is told where it
  ///   has cancelled something.
  public static func skipped(
    _ trace: Trace, actions: Set<String> = []
  ) -> [(text: String, count: Int, line: String)] {
    var found: [(text: String, count: Int, line: String)] = []
    var known: [String: Int] = [:]
    for (text, cause, number) in said(["log"], trace) {
      guard let line = cause,
        text.hasPrefix("cancelled: ")
          || tellsOfNothing(text)
            && (actions.contains(line) || isOfCode(line) && !isOfStrategy(line, number, trace))
      else { continue }
      if let index = known[text + "\n" + line] {
        found[index].count += 1
      } else {
        known[text + "\n" + line] = found.count
        found.append((text, 1, line))
      }
    }
    return found
  }

  /// The actions of which no expectation says what becomes of them, by their labels with their sources:
  /// where one comes to nothing, it may be a touch that misses what somebody meant.
  public static func unclaimedActions(_ program: Program) -> [String: String] {
    var result: [String: String] = [:]
    for action in program.actions {
      // A layout pass that nothing waits for is how a scenario says that nothing happens.
      if case .layout = action.line.statement { continue }
      result[action.label] = action.source
    }
    for expectation in program.expectations {
      if case .action(let index, _) = expectation.claim {
        result[program.actions[index].label] = nil
      }
    }
    return result
  }

  /// Whether a note says that a line came to nothing.
  private static func tellsOfNothing(_ text: String) -> Bool {
    text.hasPrefix("ignored: ") || text.hasPrefix("lost write: ")
      || text.split(separator: " ").dropFirst().prefix(2).elementsEqual(["block", "dropped:"])
  }

  /// Whether a cause is a line of code, `[code=bug] on viewDidAppear …` or `km: on push …`, and no
  /// action.
  package static func isOfCode(_ cause: String) -> Bool {
    cause.hasPrefix("on ") || cause.contains(": on ") || cause.contains("] on ")
  }

  /// Whether it is a strategy's line, which ran for a page that has no such line.
  private static func isOfStrategy(_ line: String, _ cause: Int32, _ trace: Trace) -> Bool {
    trace.page(ofCause: cause).isEmpty && line.contains("), run for ")
  }

  private static func said(
    _ names: Set<String>, _ trace: Trace
  ) -> [(text: String, cause: String?, number: Int32)] {
    trace.events.filter { names.contains(trace.text($0.name)) }.map { event in
      (
        event.arguments.map { trace.text($0) }.joined(separator: " "), trace.cause(event.cause),
        event.cause
      )
    }
  }
}
