/// One row of the result: a rate, the reference's rate, and how they compare.
struct Measurement {
  /// What was measured.
  var name: String
  /// What is counted, a second: "events/s".
  var unit: String
  /// The median rate over the rounds, and the reference's.
  var value: Double
  var reference: Double
  /// The median over the rounds of rate / reference's rate in the same round.
  var ratio: Double
  /// The least acceptable ratio.
  var floor: Double

  var isAboveFloor: Bool { ratio >= floor }
}

extension Measurement {
  /// Runs subject and reference in turn, once to warm up and then `rounds` times. Both return the
  /// number of units of work that they did.
  static func paired(
    _ name: String, unit: String, floor: Double, rounds: Int,
    subject: () -> Int, reference: () -> Int
  ) -> Measurement {
    _ = rate(subject)
    _ = rate(reference)
    var values: [Double] = []
    var references: [Double] = []
    for round in 0..<max(rounds, 1) {
      // The order alternates, so that neither always runs on the warmer machine.
      if round % 2 == 0 {
        values.append(rate(subject))
        references.append(rate(reference))
      } else {
        references.append(rate(reference))
        values.append(rate(subject))
      }
    }
    return Measurement(
      name: name, unit: unit, value: median(values), reference: median(references),
      ratio: median(zip(values, references).map { $0 / $1 }), floor: floor)
  }

  private static func rate(_ work: () -> Int) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    let units = work()
    let (seconds, attoseconds) = start.duration(to: clock.now).components
    return Double(units) / max(Double(seconds) + Double(attoseconds) * 1e-18, 1e-9)
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
