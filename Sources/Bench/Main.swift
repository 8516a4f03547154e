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
  static func main() {
    if CommandLine.arguments.dropFirst().first == "mutate" {
      return Mutate.main(CommandLine.arguments.dropFirst(2))
    }
    if CommandLine.arguments.dropFirst().first == "attack" {
      return Attack.main(CommandLine.arguments.dropFirst(2))
    }
    if CommandLine.arguments.dropFirst().first == "differences" {
      return Differences.main(CommandLine.arguments.dropFirst(2))
    }
    if CommandLine.arguments.dropFirst().first == "verify" {
      return Verify.main(CommandLine.arguments.dropFirst(2))
    }
    if CommandLine.arguments.dropFirst().first == "diff" {
      return DiffBench.main(CommandLine.arguments.dropFirst(2))
    }
    switch Options(CommandLine.arguments.dropFirst()) {
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
    return core.compactMap { $0 } + Imports.measure(rounds: rounds)
      + Growth.measure(rounds: rounds)
  }
}
