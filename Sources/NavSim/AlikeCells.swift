import NavSimChecks
import NavSimNavigation
import NavSimProgram
import NavSimSimulator
import NavSimTrace

/// What cells of one file have in common, made by the first that needs it: the layout of their traces,
/// the names in them, and what the cells look like without their code. Cells that differ in their
/// strategies alone have one such run, and a cell without code is its own.
///
/// Cells that are alike stand beside each other, so only the last few of each are kept: a file of
/// 10,000 cells shall take no memory for each.
final class AlikeCells: @unchecked Sendable {
  private struct BareRun {
    let program: Program
    let budget: Budget
    let trace: Trace
  }

  private let lock = WorkLock()
  // All are read and written under the lock, the newest last.
  private var layout: TraceLayout?
  private var names: [EvidenceNames] = []
  private var runs: [BareRun] = []
  private static let most = 8

  /// Runs a program of the file.
  func run(
    _ program: Program, closures: [SwiftStrategy] = [], budget: Budget, follows: Bool = false
  ) -> Trace {
    var layout = lock.hold { self.layout }
    let trace = Simulator.run(
      program, closures: closures, budget: budget, follows: follows, layout: &layout)
    lock.hold { self.layout = layout }
    return trace
  }

  /// The names of a trace of the file.
  func names(of trace: Trace) -> EvidenceNames {
    if let known = lock.hold({ names.last { $0.fit(trace) } }) { return known }
    let made = EvidenceNames(trace)
    lock.hold { Self.keep(made, in: &names) }
    return made
  }

  /// The trace of a program without its code.
  ///
  /// - Parameter own: the trace of the program itself, with the same budget.
  func bareTrace(of program: Program, _ own: Trace, _ budget: Budget) -> Trace {
    let bare = program.withoutCode.withoutUnread
    if own.error == nil, bare.runs(like: program.withoutUnread) { return own }
    let known = lock.hold {
      runs.last { $0.budget == budget && $0.program.runs(like: bare) }
    }
    if let known { return known.trace }
    let trace = run(bare, budget: budget)
    lock.hold { Self.keep(BareRun(program: bare, budget: budget, trace: trace), in: &runs) }
    return trace
  }

  private static func keep<Kept>(_ new: Kept, in kept: inout [Kept]) {
    if kept.count == most { kept.removeFirst() }
    kept.append(new)
  }
}
