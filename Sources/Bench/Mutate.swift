import Foundation
import NavSim
import NavSimKernel

/// `navsim-bench mutate`: damaged scenarios give a clean result or a clean error, never a trap or
/// a hang.
///
/// Valid scenarios are changed at random: bytes replaced, inserted or removed, whole lines moved,
/// doubled or removed. What still parses is run to its end. Each input has a stream of numbers of
/// its own, so that `--input N` repeats one without the others.
struct Mutate {
  private var arguments = SeededArguments(seed: 1, count: 10_000)
  /// Cells that are run of one input.
  private static let cellLimit = 4
  /// How long one input may take.
  private static let patience = Duration.seconds(5)
  /// The share of inputs that must parse, in percent: fewer would test the parser alone.
  private static let floorPercent = 20

  static let helpText = """
    usage: navsim-bench mutate [--seed N] [--count N] [--input N] [FOLDER]

    Changes the scenarios of FOLDER (default: Scenarios) at random and runs what still parses.
    --input N repeats one input alone and prints it first.
    """

  /// Runs `navsim-bench mutate` with the arguments after that word.
  static func main(_ arguments: some Sequence<String>) {
    guard let mutate = Mutate(arguments) else {
      Platform.writeError(helpText + "\n")
      Platform.exit(2)
    }
    if !mutate.run() { Platform.exit(1) }
  }

  /// Reads the arguments after `mutate`; nil if they are wrong.
  init?(_ arguments: some Sequence<String>) {
    guard self.arguments.read(arguments, only: "--input") else { return nil }
  }

  /// Does it; false if something is wrong.
  func run() -> Bool {
    let originals = ScenarioFolder(arguments.folder)
    guard !originals.files.isEmpty else {
      print("no scenario below \(arguments.folder)")
      return false
    }
    if let only = arguments.only {
      let input = self.input(only, of: originals)
      print(String(decoding: input.bytes, as: UTF8.self))
      var tally = Tally()
      let spent = ContinuousClock().measure { tally.add(input, originals) }
      print(tally.text, "in", spent)
      return true
    }
    var tally = Tally()
    var slow = 0
    for number in 0..<arguments.count {
      let input = self.input(number, of: originals)
      let spent = ContinuousClock().measure { tally.add(input, originals) }
      if spent > Mutate.patience {
        slow += 1
        print("slow: --seed \(arguments.seed) --input \(number) took \(spent)")
      }
    }
    print("seed \(arguments.seed): \(tally.text)")
    let parses = tally.parsed * 100 >= tally.inputs * Mutate.floorPercent
    if !parses { print("fewer than \(Mutate.floorPercent) % of the inputs parse") }
    return parses && slow == 0
  }

  /// The damaged scenario of a number.
  private func input(_ number: Int, of originals: ScenarioFolder) -> ScenarioFolder.File {
    var generator = arguments.generator(of: number)
    var source = originals.files[generator.below(originals.files.count)]
    for _ in 0...generator.below(2) { Mutate.change(&source.bytes, &generator) }
    return source
  }

  /// One random change.
  static func change(_ bytes: inout [UInt8], _ generator: inout Generator) {
    if bytes.isEmpty { return bytes.append(UInt8(generator.below(256))) }
    let place = generator.below(bytes.count)
    switch generator.below(6) {
    case 0: bytes[place] = generator.below(4) == 0 ? UInt8(generator.below(256)) : other(&generator)
    case 1: bytes.insert(other(&generator), at: place)
    case 2: bytes.remove(at: place)
    case let kind:
      var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
      let from = generator.below(lines.count)
      let line = kind == 5 ? lines[from] : lines.remove(at: from)
      if kind != 3 { lines.insert(line, at: generator.below(lines.count + 1)) }
      bytes = Array(lines.joined(separator: [10]))
    }
  }

  /// A byte that scenarios are made of.
  private static func other(_ generator: inout Generator) -> UInt8 {
    let common = Array("0123456789 abefnorstxABC.=>+-%#\"[]!/\n\t".utf8)
    return common[generator.below(common.count)]
  }
}

extension Mutate {
  /// What came of the inputs.
  private struct Tally {
    var inputs = 0
    var parsed = 0
    var cells = 0
    var failed = 0
    var stopped = 0

    var text: String {
      "\(inputs) inputs, \(parsed) parsed, \(cells) cells ran, \(failed) failed, "
        + "\(stopped) ended early"
    }

    mutating func add(_ source: ScenarioFolder.File, _ originals: ScenarioFolder) {
      inputs += 1
      let file = originals.read(source)
      for diagnostic in file.diagnostics { _ = diagnostic.text }
      if file.hasErrors { return }
      parsed += 1
      var left = Mutate.cellLimit
      for index in file.scenarios.indices {
        for cell in ((try? file.cells(of: index)) ?? []).prefix(left) {
          left -= 1
          guard let run = file.run(index, cell) else { continue }
          cells += 1
          if !run.failures.isEmpty { failed += 1 }
          if run.fault != nil { stopped += 1 }
          _ = run.trace.bytes()
        }
      }
    }
  }
}
