import NavSimKernel

/// `navsim-bench`: how fast the machine runs navsim, beside a reference that runs in the same
/// minute.
///
/// Absolute figures swing with the machine; only the ratio of two neighbours means something. Each
/// round measures subject and reference in turn, and the median of the rounds' ratios is printed
/// with the floor that it must not fall below. To add a measure, add a file that returns a
/// `Measurement` and name it in `measurements`.
@main
struct Bench {
  /// What the first argument may ask for besides measuring.
  private static let doors: [(word: String, main: @Sendable (ArraySlice<String>) -> Void)] = [
    ("mutate", { Mutate.main($0) }),
    ("attack", { Attack.main($0) }),
    ("differences", { Differences.main($0) }),
    ("against", { Against.main($0) }),
    ("verify", { Verify.main($0) }),
    ("diff", { DiffBench.main($0) }),
    ("eye", { EyeCheck.main($0) }),
    ("pictures", { DocPictures.main($0) }),
  ]

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if let door = doors.first(where: { $0.word == arguments.first }) {
      return door.main(arguments.dropFirst())
    }
    switch Options(arguments) {
    case .help:
      print(Options.helpText)
    case .wrong(let message):
      Platform.writeError("navsim-bench: \(message)\n")
      Platform.exit(2)
    case .run(let rounds):
      let results = measurements(rounds: rounds)
      print(Table.text(results, rounds: rounds))
      if results.contains(where: { !$0.isAboveFloor }) { Platform.exit(1) }
    }
  }

  static func measurements(rounds: Int) -> [Measurement] {
    let core = [
      HoldModel.measure(pending: 16, rounds: rounds),
      HoldModel.measure(pending: 1_000, rounds: rounds),
      Frames.measure(rounds: rounds),
      TraceText.measure(rounds: rounds),
      SuiteCells.measure(rounds: rounds),
    ]
    return core.compactMap { $0 } + DetectorCost.measure(rounds: rounds)
      + Imports.measure(rounds: rounds)
      + Growth.measure(rounds: rounds)
  }
}
