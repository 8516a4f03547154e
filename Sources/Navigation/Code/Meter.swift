import NavSimKernel
import NavSimProgram

/// Counts the steps of a run against its budget.
struct Meter {
  let budget: Budget
  /// Steps so far.
  private(set) var steps = 0
  /// Steps before this instant.
  private var stepsBefore = 0
  private var instant: Time = .zero
  /// The number of steps that is one too many, of this instant or of the run.
  private var alarm: Int

  init(_ budget: Budget) {
    self.budget = budget
    alarm = budget.instantSteps
  }

  /// Whether more steps were taken than there are.
  var isOver: Bool { steps > alarm }
  /// Whether it is the run that has no step left, and not the instant alone.
  var isSpent: Bool { steps > budget.steps }

  mutating func add(_ count: Int) { steps += count }

  /// Takes the steps of the run's start, which belong to no instant.
  mutating func start(_ count: Int) {
    steps += count
    stepsBefore = steps
    alarm = min(stepsBefore + budget.instantSteps, budget.steps)
  }

  /// Moves on to a moment.
  mutating func enter(_ moment: Time) {
    if moment == instant { return }
    instant = moment
    stepsBefore = steps
    alarm = min(stepsBefore + budget.instantSteps, budget.steps)
  }
}

extension Navigator {
  /// How many steps the run has taken.
  public var steps: Int { clock.meter.steps }

  /// Takes the steps of the start: every line of every declaration is looked at.
  func spendStart() throws {
    clock.spendStart(startWeight)
    if clock.meter.isOver { throw outOfSteps() }
  }

  /// Takes steps; throws where there are none left.
  func spend(_ count: Int = 1) throws {
    clock.spend(count)
    if clock.meter.isOver { throw outOfSteps() }
  }

  private func outOfSteps() -> SimulationError {
    let at = clock.now.milliseconds(from: clock.origin)
    if clock.meter.isSpent {
      return .steps(limit: clock.meter.budget.steps, loop: loopNames([]), atMilliseconds: at)
    }
    return .instantSteps(
      limit: clock.meter.budget.instantSteps, loop: loopNames([]), atMilliseconds: at)
  }

  /// What an event counts as: it looks at every layer and at every animation under way.
  func weight(of kind: EventKind) -> Int {
    let animations = scene.activeTimelineCount / StepWeights.timelinesPerStep
    let layers = scene.layerCount
    switch kind {
    case .display:
      let elements =
        layers / (clock.hasCodeRun() ? StepWeights.readLayersPerStep : StepWeights.layersPerStep)
      return StepWeights.frame + elements + animations
    case .release:
      return 1 + layers / StepWeights.layersPerStep + code.blocks.count / StepWeights.blocksPerStep
    default: return 1 + layers / StepWeights.layersPerStep + animations
    }
  }

  private var startWeight: Int {
    func lines(_ chain: [HookTable]) -> Int {
      chain.reduce(0) { sum, table in table.lines.values.reduce(sum) { $0 + $1.count } }
    }
    let all =
      program.pages.reduce(0) { $0 + lines($1.chain) }
      + program.strategies.reduce(0) { $0 + lines($1.chain) }
    return scene.layerCount + all / StepWeights.linesPerStep
  }

  /// Whether one more block may wait beside those that do.
  func checkWaiting(_ count: Int) throws {
    guard count >= RunLimits.waitingBlocks else { return }
    throw SimulationError.waiting(
      limit: RunLimits.waitingBlocks, loop: loopNames([]),
      atMilliseconds: clock.now.milliseconds(from: clock.origin))
  }
}
