import NavSimChecks
import NavSimLanguage
import NavSimNavigation
import NavSimProgram
import NavSimReport
import NavSimSimulator
import NavSimTrace
import NavSimVocabulary

// From a checked file to what one cell looked like, and whether that is as expected.

/// What came of one cell.
public struct CellRun: Sendable {
  /// The file of the scenario.
  public let path: String
  /// The line of the scenario's header, from 1.
  public let line: Int
  /// The scenario's name.
  public let scenario: String
  /// Whether its file has other scenarios too.
  public let isOneOfSeveral: Bool
  /// The cell that ran.
  public let cell: Cell
  /// What it looked like, frame by frame; up to where it ended if it ended early.
  public let trace: Trace
  /// The expectations that did not hold.
  public let failures: [Failure]
  /// The expectations marked as known issues that did not hold, as they should.
  public let known: [KnownIssue]
  /// How many expectations and tables of recorded values the cell was held against.
  public let expectationCount: Int
  /// What the detectors make of it.
  let judgement: Judgement
  /// The findings that its claims speak of.
  let expected: ExpectedFindings
  /// What came of the tables of recorded values. What is wrong with them is among the failures.
  public let records: [RecordVerdict]
  /// The first claim that does not hold, of those about a property if there are any.
  public let failedClaim: FailedClaim?

  /// What the pages want, and who reads it.
  let wishes: Wishes
  /// Whether the file's own messages tell that nobody reads what pages want.
  let isWishTold: Bool
  /// The actions of which no claim says that they are ignored: their sources by their labels.
  let unclaimedActions: [String: String]
  /// Why checking ended early, or nil.
  let checkFault: String?
  /// How many steps the run and its checks took.
  public let steps: Int
  /// How many they might have taken.
  public let budget: Budget

  /// Why the run ended early, or nil: code that needs more steps than there are, for example.
  public var fault: String? { trace.error ?? checkFault }
  /// Whether it ended early by a fault of navsim's own, not of the scenario.
  public var isBroken: Bool {
    fault?.hasPrefix(SimulationError.broken("").message) ?? false
  }

  /// What the detectors hold for glitches of the app, in the order of frames; nothing where the run
  /// ended early. Looked for when it is asked for: whether it matters, expectations decide.
  ///
  /// What UIKit does by itself with this content is none of it (`byItself`).
  public var findings: [Finding] { fault == nil ? judgement.parts.own : [] }

  /// What the detectors see and UIKit does by itself: the cell shows it without any code too. In the
  /// order of frames. A scenario that has no code has nothing else, but for what is always told, such
  /// as a crash. Nothing where the run without code ends early.
  public var byItself: [Finding] { fault == nil ? judgement.parts.byItself : [] }

  /// Those of them that are UIKit's own only because no strategy is at work: what strategies are compared with.
  var ofNative: [Finding] { fault == nil ? judgement.parts.ofNative : [] }

  /// Everything that the detectors see, whoever does it: what a claim about a detector
  /// looks at.
  public var sightings: [Finding] { fault == nil ? judgement.parts.all : [] }

  /// The pages that rest without a colour of their own: the window is seen there.
  /// Looked for together with the findings.
  public var pagesOnBareGround: [String] { fault == nil ? judgement.pagesOnBareGround : [] }

  /// Whether the run came to its end and every expectation held.
  public var isFine: Bool { fault == nil && failures.isEmpty }
}

extension ScenarioFile {
  /// The cells of a scenario, in the order of its matrix.
  ///
  /// - Parameter overrides: axis and value. A value that the matrix has selects its cells; of
  ///   strategy, ios and device another value replaces what the file chose.
  /// - Throws: if an axis or a value does not exist.
  public func cells(
    of scenario: Int, overrides: [(axis: String, value: String)] = []
  ) throws(CellError) -> [Cell] {
    guard let script, scenarios.indices.contains(scenario) else { return [] }
    return try script.cells(scenario: scenario, overrides: overrides)
  }

  /// What of a cell's code its iOS does not have: nothing of a cell that the file chooses.
  public func newer(of scenario: Int, _ cell: Cell) -> [NewerLine] {
    script?.newer(scenario: scenario, cell: cell) ?? []
  }

  /// One cell as plain data, ready to run; nil if the file has errors or no such scenario.
  public func program(_ scenario: Int, _ cell: Cell) -> Program? {
    guard let script, scenarios.indices.contains(scenario) else { return nil }
    return script.program(scenario: scenario, cell: cell)
  }

  /// Runs one cell of a scenario and holds its expectations against what happened; nil if the file
  /// has errors or no such scenario.
  ///
  /// - Parameters:
  ///   - budget: what the run and its checks may do together.
  ///   - follows: whether the trace keeps who asked for what, as `follow` does.
  ///   - hasSpareCore: whether the machine has a core to spare for what can be done beside.
  public func run(
    _ scenario: Int, _ cell: Cell, budget: Budget = .standard, follows: Bool = false,
    hasSpareCore: Bool = false
  ) -> CellRun? {
    guard let script, scenarios.indices.contains(scenario) else { return nil }
    let program = script.program(scenario: scenario, cell: cell)
    let trace = alike.run(program, closures: closures, budget: budget, follows: follows)
    let header = scenarios[scenario]
    let wishes = Wishes(program)
    let judgement = Judgement(
      trace, program, wishes, budget, alike, hasSpareCore: hasSpareCore,
      origins: Judgement.Origins(
        declared: { name, text in script.line(declaring: name, program, cell, text: text) },
        text: { SourceText(script) },
        followed: { [alike, closures] own in
          if own.story != nil || own.error != nil { return own }
          let told = alike.run(program, closures: closures, budget: budget, follows: true)
          return told.error == nil ? told : own
        }))
    let verdict = Checker.judge(
      expectations: program.expectations, actions: program.actions, trace: trace,
      steps: max(budget.steps - trace.steps, 0), found: judgement.seen)
    var failures = verdict.failures.map(judgement.naming)
    if let exception = Checker.unclaimedException(
      expectations: program.expectations, trace: trace, file: header.file, line: header.line)
    {
      failures.append(exception)
    }
    var records = Checker.judge(
      records: program.records, actions: program.actions, trace: trace)
    failures += records.compactMap(\.failure)
    var known = verdict.known.map { KnownIssue(id: $0.id, failure: $0.failure) }
    if scenarios.count > 1 {
      for index in failures.indices { failures[index].scenario = header.name }
      for index in known.indices { known[index].failure.scenario = header.name }
      for index in records.indices { records[index].name(header.name) }
    }
    return CellRun(
      path: header.file, line: header.line, scenario: program.scenario,
      isOneOfSeveral: scenarios.count > 1, cell: cell, trace: trace,
      failures: failures, known: known,
      expectationCount: program.expectations.count + program.records.count,
      judgement: judgement,
      expected: ExpectedFindings(
        program.expectations, actions: program.actions, trace: trace, failures: verdict.failures),
      records: records, failedClaim: verdict.failedClaim,
      wishes: wishes, isWishTold: diagnostics.contains { $0.id == .wishUnread },
      unclaimedActions: Checker.unclaimedActions(program),
      checkFault: verdict.cut.map { place in
        "more than \(budget.steps) steps with the claims, the whole budget; last: \(place)"
      }, steps: trace.steps + verdict.steps, budget: budget)
  }
}

extension CellRun {
  /// Why a run is not all that its scenario says: actions that never started, and a horizon that
  /// was reached while something still moved; and wishes of pages that nobody reads, where the file's
  /// messages do not tell that already. With their place.
  public var warnings: [String] {
    (Checker.remarks(trace) + (isWishTold ? [] : unreadWishes)).map {
      "\(path):\(line):1: warning: \($0) (cell \(cell.text))"
    }
  }

  /// Actions of the scenario that came to nothing, where no claim says what becomes of them: what is claimed behind
  /// them may hold for that alone. What a finding tells of an action is not told again.
  public var ignoredActions: [String] {
    if !trace.actions.contains(where: { $0.outcome == .ignored }) { return [] }
    let actions = untoldActions
    return Checker.skipped(trace, actions: actions).compactMap { text, _, line in
      guard actions.contains(line), !Self.answers.contains(where: text.hasSuffix) else {
        return nil
      }
      return "\(path):\(self.line):1: note: \(text): \(line) (cell \(cell.text))"
    }
  }

  /// The sources of the actions of which neither a claim nor a finding speaks.
  private var untoldActions: Set<String> {
    let found = Set(findings.map(\.subject))
    return Set(unclaimedActions.filter { !found.contains($0.key) }.values)
  }

  /// What code has said no to came to nothing because it should.
  private static let answers = [
    "shouldPop refused", "shouldPush refused", "code refuses", "a hook did not call the original",
  ]

  /// Lines of code and actions that found nothing to do, each once: a call or a touch that does nothing is as
  /// a rule one that somebody expects something of. The first few, and how many more there are. What a
  /// finding tells of an action is not told again.
  public var skippedLines: [String] {
    let skipped = Checker.skipped(trace, actions: untoldActions)
    let most = skipped.count <= 4 ? 4 : 3
    let more =
      skipped.count > most ? ["and \(skipped.count - most) more lines that did nothing"] : []
    let told = skipped.prefix(most).map { text, count, line in
      text + (count > 1 ? ", \(count) times" : "") + ": " + line
    }
    return (told + more).map { "\(path):\(self.line):1: note: \($0) (cell \(cell.text))" }
  }

  /// What a person should know although nothing failed: the warnings, lines that did nothing, and
  /// known issues that were met.
  public var remarks: [String] {
    warnings + skippedLines
      + known.map { issue in
        let failure = issue.failure
        return "\(failure.file):\(failure.line):\(failure.column): note: "
          + "known issue \(issue.id): \(failure.message) (cell \(cell.text))"
      }
  }

  /// What is to be said about the run, as text for people; empty if it is fine. Where the run ended
  /// early, what came of the expectations says nothing, and only the reason is told.
  public var messages: PaintedText {
    guard let fault else {
      return failures.map { ReportItem($0).text + "\n" }.joined(separator: "\n")
    }
    let isOther = budget != .standard
    let again =
      ShellWord.run(path, cell: cell.values, scenario: isOneOfSeveral ? scenario : nil)
      + (isOther ? " \(budget.option)" : "")
    var lines: [PaintedText] = [
      .painted("\(path):\(line):1: error: \(fault)", .error),
      .painted("     = where: scenario \"\(scenario)\"", .note),
      .painted("     = repro: \(again)", .note),
    ]
    // Only what is a part of the budget grows with it.
    let more = Budget(steps: budget.steps * 10)
    if fault.contains(" budget"), more != budget {
      lines.append(
        .painted("     = note: \(more.option) allows ten times as many; see docs/Limits.md", .note))
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Budget {
  /// The option that gives a run this budget.
  fileprivate var option: String { "--budget \(steps)" }
}

extension Trace {
  /// The trace as text, in UTF-8.
  public func bytes(_ options: TraceOptions = TraceOptions()) -> [UInt8] {
    TraceWriter.write(self, options)
  }

  /// The same bytes, piece by piece.
  public func write(
    _ options: TraceOptions = TraceOptions(), to emit: ([UInt8]) throws -> Void
  ) rethrows {
    try TraceWriter.write(self, options, to: emit)
  }
}
