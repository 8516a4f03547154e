import Foundation

/// `navsim-bench diff`: `navsim diff` beside GNU diff and cmp on the same files in the same run.
struct DiffBench {
  private var rounds = 5
  private var giant: Int?
  private let folder: URL
  private let navsim: String

  static let helpText = """
    usage: navsim-bench diff [--rounds N] [--giant MB]

    Compares traces of 100,000 and 1,000,000 lines with the navsim beside this program, GNU diff and
    cmp, in turn. --giant compares two traces of so many MB instead and tells time and memory.
    """

  /// Runs `navsim-bench diff` with the arguments after that word.
  static func main(_ arguments: some Sequence<String>) {
    guard let bench = DiffBench(arguments) else {
      Platform.writeError(helpText + "\n")
      Platform.exit(2)
    }
    let isFine = bench.giant.map { bench.compareGiants($0) } ?? bench.measure()
    try? FileManager.default.removeItem(at: bench.folder)
    if !isFine { Platform.exit(1) }
  }

  private init?(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    while let word = rest.popFirst() {
      guard let value = rest.popFirst(), let number = Int(value), number > 0 else { return nil }
      switch word {
      case "--rounds": rounds = number
      case "--giant": giant = number
      default: return nil
      }
    }
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navsim-diff-\(ProcessInfo.processInfo.processIdentifier)")
    navsim =
      URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("navsim").path
    guard
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
        != nil
    else { return nil }
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// The least ratio of GNU diff's time to navsim's, for a million lines.
  private static func floor(_ change: LongTraces.Change) -> Double {
    switch change {
    case .percent: return 5
    case .frame: return 2
    // Told, and held to nothing: thirty properties differ in every frame from there on.
    case .elements: return 0
    case .identical, .value, .block: return 1
    }
  }

  private func measure() -> Bool {
    guard Child(["diff", "--version"]) != nil, Child(["cmp", "--version"]) != nil else {
      print("GNU diff or cmp is not installed: nothing to compare with")
      return true
    }
    print("traces                          navsim     memory   reference   memory   ratio   floor")
    var isFine = true
    for lines in [100_000, 1_000_000] {
      guard LongTraces.write(lines: lines, .identical, to: path("old")) else { return false }
      for change in LongTraces.Change.allCases {
        guard LongTraces.write(lines: lines, change, to: path("new")) else { return false }
        let isLong = lines == 1_000_000
        let floor = isLong ? Self.floor(change) : 0
        isFine = row("\(lines) \(change.rawValue)", "diff", floor) && isFine
        // At most three times as long as cmp.
        if change == .identical {
          isFine = row("\(lines) against cmp", "cmp", isLong ? 1.0 / 3 : 0) && isFine
        }
      }
    }
    print("medians of \(rounds) paired rounds; ratio = reference's time / navsim's")
    return isFine
  }

  private func row(_ name: String, _ reference: String, _ floor: Double) -> Bool {
    let files = [path("old"), path("new")]
    var times: (own: [Double], other: [Double]) = ([], [])
    var memory = (own: 0, other: 0)
    for round in 0...rounds {
      guard let own = Child([navsim, "diff"] + files), own.code < 2,
        let other = Child([reference] + files), other.code == own.code
      else {
        print("\(name): navsim and \(reference) do not agree, or one of them did not run")
        return false
      }
      memory = (max(memory.own, own.memory), max(memory.other, other.memory))
      // The first round warms up.
      if round > 0 {
        times.own.append(own.seconds)
        times.other.append(other.seconds)
      }
    }
    let ratio = Measurement.median(zip(times.own, times.other).map { $1 / $0 })
    let cells = [
      milliseconds(times.own), megabytes(memory.own), milliseconds(times.other),
      megabytes(memory.other), Table.hundredths(ratio), Table.hundredths(floor),
    ]
    let widths = [10, 11, 12, 9, 8, 8]
    let line = zip(cells, widths).map { cell, width in
      String(repeating: " ", count: max(width - cell.count, 1)) + cell
    }
    print(
      name.padding(toLength: 28, withPad: " ", startingAt: 0) + line.joined()
        + (ratio >= floor ? "" : "  below the floor"))
    return ratio >= floor
  }

  private func milliseconds(_ times: [Double]) -> String {
    Table.hundredths(Measurement.median(times) * 1000) + " ms"
  }

  private func megabytes(_ bytes: Int) -> String { "\(bytes / 1_000_000) MB" }

  /// Two traces of so many MB, one value and a percent changed.
  private func compareGiants(_ size: Int) -> Bool {
    // A line of the workload has some 26 bytes.
    let lines = size * 1_000_000 / 26
    guard LongTraces.write(lines: lines, .identical, to: path("old")) else { return false }
    var isFine = true
    for change in [LongTraces.Change.identical, .value, .percent] {
      guard LongTraces.write(lines: lines, change, to: path("new")),
        let own = Child([navsim, "diff", path("old"), path("new")])
      else { return false }
      let bytes =
        (try? FileManager.default.attributesOfItem(atPath: path("new"))[.size] as? Int) ?? 0
      print(
        "two traces of \(megabytes(bytes)), \(change.rawValue): \(milliseconds([own.seconds])),"
          + " \(megabytes(own.memory)), exit code \(own.code)")
      isFine = isFine && own.memory < 200_000_000 && own.code < 2
    }
    return isFine
  }
}
