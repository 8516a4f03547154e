import Foundation
import NavSim
import NavSimKernel
import NavSimTrace

/// `navsim-bench differences`: differences of every class planted into traces of real scenarios,
/// and what the comparison says about them.
///
/// Each difference has a stream of numbers of its own, so that `--only N` repeats one alone.
struct Differences {
  private var arguments = SeededArguments(seed: 6, count: 300)

  static let helpText = """
    usage: navsim-bench differences [--seed N] [--count N] [--only N] [FOLDER]

    Plants differences into the traces of the scenarios of FOLDER (default: Scenarios) and compares.
    The first divergence must be right in all of them and the class in 95 %; what is not is listed.
    --only N looks at one alone and prints both texts' difference.
    """

  /// Runs `navsim-bench differences` with the arguments after that word.
  static func main(_ arguments: some Sequence<String>) {
    guard let differences = Differences(arguments) else {
      Platform.writeError(helpText + "\n")
      Platform.exit(2)
    }
    let tally = differences.run()
    print(tally.text)
    if !tally.isFine { Platform.exit(1) }
  }

  /// Reads the arguments after `differences`; nil if they are wrong.
  init?(_ arguments: some Sequence<String>) {
    guard self.arguments.read(arguments, only: "--only") else { return nil }
  }

  /// What came of all of them.
  struct Tally {
    var planted = 0
    var first = 0
    var classes = 0
    var kinds: [String: Int] = [:]
    var misses: [String] = []

    var isFine: Bool { planted > 0 && first == planted && classes * 100 >= planted * 95 }

    var text: String {
      let kinds = kinds.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      return
        (misses + [
          "\(planted) planted (\(kinds.joined(separator: ", "))): first divergence right in \(first),"
            + " class right in \(classes)"
        ]).joined(separator: "\n")
    }
  }

  func run() -> Tally {
    let sources = ScenarioFolder(arguments.folder)
    var tally = Tally()
    guard !sources.files.isEmpty else { return tally }
    for number in arguments.numbers {
      var generator = arguments.generator(of: number)
      let kind = PlantedDifference.Kind.allCases[number % PlantedDifference.Kind.allCases.count]
      for _ in 0..<50 {
        let source = sources.files[generator.below(sources.files.count)]
        guard let draft = Self.draft(source, of: sources, &generator),
          let planted = PlantedDifference.plant(kind, into: draft, &generator)
        else { continue }
        judge(planted, number, source.path, &tally)
        break
      }
    }
    return tally
  }

  private func judge(
    _ planted: PlantedDifference, _ number: Int, _ path: String, _ tally: inout Tally
  ) {
    tally.planted += 1
    tally.kinds[planted.kind.rawValue, default: 0] += 1
    var seen = "nothing"
    do {
      let comparison = try TraceComparison(
        old: Array(planted.old.utf8), "old", new: Array(planted.new.utf8), "new")
      if arguments.only != nil {
        print(comparison.headline, comparison.table(limit: 50), separator: "\n")
      }
      if let first = comparison.first {
        seen =
          "\(first.phase) \(first.k.map { "+\($0)" } ?? "") \(first.property)"
          + " \(first.change.text) \(first.old) -> \(first.new)"
        let isFirst =
          first.phase == planted.phase && first.property == planted.property && first.k == planted.k
        if isFirst { tally.first += 1 }
        if first.change.name == planted.kind.rawValue { tally.classes += 1 }
        if isFirst, first.change.name == planted.kind.rawValue { return }
      }
    } catch { seen = "\(error)" }
    tally.misses.append(
      "--only \(number) \(path): planted \(planted.phase) +\(planted.k) \(planted.property)"
        + " \(planted.kind.rawValue); told \(seen)")
  }

  // MARK: Traces

  /// The trace of one cell of a file; nil where it has none that is long enough.
  private static func draft(
    _ source: ScenarioFolder.File, of folder: ScenarioFolder, _ generator: inout Generator
  ) -> TraceDraft? {
    let file = folder.read(source)
    guard !file.scenarios.isEmpty else { return nil }
    let index = generator.below(file.scenarios.count)
    guard let cells = try? file.cells(of: index), !cells.isEmpty,
      let run = file.run(index, cells[generator.below(cells.count)])
    else { return nil }
    return TraceDraft(run.trace.bytes(), name: source.path)
  }
}
