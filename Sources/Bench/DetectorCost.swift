import NavSim
import NavSimProgram
import NavSimSimulator

/// What the detectors cost beside the simulation that they judge, and how that grows with frames.
///
/// A trace should be judged in half of the time in which it was made: then the ratio is 2. Twice the
/// frames should take twice the time, within 15 %.
enum DetectorCost {
  static func measure(rounds: Int, turns: Int = 900) -> [Measurement] {
    [beside(rounds), growth(rounds, turns)].compactMap { $0 }
  }

  /// Judging the workload's trace beside making it: both count display frames.
  private static func beside(_ rounds: Int) -> Measurement? {
    guard let program = Workload.program() else { return nil }
    let trace = Simulator.run(program)
    return .paired(
      "detectors beside the simulation", unit: "frames/s", floor: 2, rounds: rounds,
      subject: { judged(trace) },
      reference: { Simulator.run(program).lastFrame + 1 })
  }

  /// Judging a trace of many frames beside one of half as many.
  private static func growth(_ rounds: Int, _ turns: Int) -> Measurement? {
    guard let large = trace(turns: turns), let small = trace(turns: turns / 2) else { return nil }
    return .paired(
      "growth: frames, detectors", unit: "of \(large.lastFrame) beside \(small.lastFrame)",
      floor: 2 / 2.3, rounds: rounds, subject: { judged(large) }, reference: { judged(small) })
  }

  /// A run of so many pushes and pops; nil where it does not come to its end.
  static func trace(turns: Int) -> Trace? {
    let text = Growth.operations(turns, pages: 2)
    let file = ScenarioFile(path: "frames.navsim", text: text)
    guard let cell = try? file.cells(of: 0).first, let program = file.program(0, cell) else {
      return nil
    }
    let trace = Simulator.run(program, budget: Growth.budget)
    return trace.error == nil ? trace : nil
  }

  /// Lets every detector look; how many frames there were to look at.
  private static func judged(_ trace: Trace) -> Int {
    Detector.findings(in: trace).count >= 0 ? trace.lastFrame + 1 : 0
  }
}
