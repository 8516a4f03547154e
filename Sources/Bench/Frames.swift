import NavSimKernel
import NavSimSimulator

/// Simulated display frames a second: everything from the event queue to the recorded change.
///
/// The reference is a bare loop that evaluates 30 animated numbers a frame, half of them springs
/// and half Béziers, over raw storage, and stores them: what any simulator of these animations has
/// to do at least.
enum Frames {
  static func measure(rounds: Int) -> Measurement? {
    guard let program = Workload.program() else { return nil }
    let frames = Simulator.run(program).lastFrame + 1
    return .paired(
      "simulated frames", unit: "frames/s", floor: 0, rounds: rounds,
      subject: {
        let trace = Simulator.run(program)
        return trace.lastFrame + 1
      },
      reference: { evaluate(frames: frames * 20) })
  }

  private static func evaluate(frames: Int) -> Int {
    let values = UnsafeMutablePointer<Double>.allocate(capacity: 30)
    defer { values.deallocate() }
    values.initialize(repeating: 0, count: 30)
    var sum = 0.0
    for frame in 0..<frames {
      let elapsed = Double(frame % 60) / 120
      for index in 0..<15 {
        values[index] = 375 * Curve.navigation.value(at: elapsed, duration: 0.5)
        values[index + 15] = Curve.easeInOut.value(at: elapsed, duration: 0.5)
      }
      sum += values[frame % 30]
    }
    return sum.isFinite ? frames : 0
  }
}
