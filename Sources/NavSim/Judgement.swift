import NavSimChecks
import NavSimLanguage
import NavSimProgram
import NavSimSimulator
import NavSimTrace

/// What the detectors find in a cell, parted into the app's and UIKit's own: looked for when somebody
/// asks, and once.
///
/// Where something is found, the cell runs once more without its code, with the same budget. The two
/// runs depend on the program alone, so that whoever asks first gets what everybody gets.
final class Judgement: @unchecked Sendable {
  private let trace: Trace
  private let program: Program
  private let budget: Budget
  private let lock = WorkLock()
  // Written under the lock, once.
  private var kept: Parts?

  /// What was found, by frame.
  struct Parts: Sendable {
    var all: [Finding] = []
    var own: [Finding] = []
    var byItself: [Finding] = []
  }

  init(_ trace: Trace, _ program: Program, _ budget: Budget) {
    self.trace = trace
    self.program = program
    self.budget = budget
  }

  /// Everything, parted.
  var parts: Parts {
    lock.hold {
      if let kept { return kept }
      let parts = judged()
      kept = parts
      return parts
    }
  }

  private func judged() -> Parts {
    let all = Detector.findings(in: trace, limits: program.limits)
    var parts = Parts(all: all, own: all)
    guard all.contains(where: { Detector.named($0.id)?.reasonToTell == nil }) else { return parts }
    let alone = Simulator.run(program.withoutCode, budget: budget)
    guard let baseline = Baseline(alone, limits: program.limits) else { return parts }
    (parts.own, parts.byItself) = baseline.part(all, in: trace)
    return parts
  }
}
