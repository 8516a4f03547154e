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
  private let wishes: Wishes
  private let budget: Budget
  private let alike: AlikeCells
  private let lock = WorkLock()
  /// What looks at the trace, until all has been seen. Before anybody else knows of the cell, who makes
  /// its run may ask it.
  private var looking: Found?
  // All are written under the lock, once.
  private var all: [Finding]?
  private var kept: Parts?
  private var unclaimed: Parts?
  private var alone: Alone?

  /// What was found, by frame.
  struct Parts: Sendable {
    var all: [Finding] = []
    var own: [Finding] = []
    var byItself: [Finding] = []
  }

  /// The run without code, once it was looked at. Its baseline looks further as it is asked, on the thread of
  /// who makes the cell's run or under the lock.
  private struct Alone {
    var baseline: Baseline?
  }

  init(
    _ trace: Trace, _ program: Program, _ wishes: Wishes, _ budget: Budget, _ alike: AlikeCells
  ) {
    self.wishes = wishes
    self.alike = alike
    self.trace = trace
    self.program = program
    self.budget = budget
  }

  /// Everything, parted.
  var parts: Parts {
    lock.hold {
      if let kept { return kept }
      let parts = parted(sighted())
      kept = parts
      return parts
    }
  }

  /// What no claim of the cell expects, parted. Where claims speak of all that is found, nobody has to
  /// know what is UIKit's own.
  func unclaimed(_ expected: ExpectedFindings) -> Parts {
    lock.hold {
      if let unclaimed { return unclaimed }
      let parts = parted(sighted().filter { !expected.includes($0) })
      unclaimed = parts
      return parts
    }
  }

  /// What UIKit does by itself; nil where the run without code ended early.
  var baseline: Baseline? { lock.hold { lookedUp() } }

  /// What detectors see, each once: claims ask while the cell is judged, then who wants to know all.
  var seen: Found {
    if let looking { return looking }
    let found = Found(
      trace, program.limits, names: { [alike, trace] in alike.names(of: trace) },
      baseline: { [unowned self] in baseline })
    looking = found
    return found
  }

  /// What all detectors see; to be called under the lock.
  private func sighted() -> [Finding] {
    if let all { return all }
    let found = seen.all
    all = found
    looking = nil
    return found
  }

  private func parted(_ all: [Finding]) -> Parts {
    var parts = Parts(all: all, own: all)
    guard Baseline.isNeeded(for: all), let baseline = lookedUp()
    else { return parts }
    (parts.own, parts.byItself) = baseline.part(all, in: trace)
    return parts
  }

  /// Runs the cell without code the first time; to be called under the lock.
  private func lookedUp() -> Baseline? {
    if let alone { return alone.baseline }
    let bare = alike.bareTrace(of: program, trace, budget)
    let baseline = Baseline(
      bare, limits: program.limits, wishes: wishes,
      names: { [alike] in alike.names(of: bare) })
    alone = Alone(baseline: baseline)
    return baseline
  }
}
