import NavSimKernel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `navsim-bench attack`: the built tool under hostile input and in bad surroundings.
///
/// `mutate` runs many damaged scenarios inside one process and is fast; here every input meets the
/// tool itself, with its files, streams, exit codes and limits. Each attack is drawn from the seed and its
/// number alone, so that `--input N` repeats one without the others.
struct Attack {
  let arguments: AttackArguments
  let tool: Bytes
  let corpus: AttackCorpus
  let kinds: [AttackKind]
  let schedule: [Int]

  static let helpText = """
    usage: navsim-bench attack [--seed N] [--seconds S | --rounds N | --count N] [--input N]
                               [--kind TEXT] [--navsim PATH] [--keep DIR] [FOLDER]

    Attacks the tool navsim beside this program, or the one at PATH: damaged files, bombs, texts that
    act, streams and disks that fail, kills. FOLDER (default: Scenarios) is what scenarios are made from.
    In a round every kind has its turn. --input N repeats one attack alone and prints it; --kind TEXT keeps those whose kind begins so;
    --keep DIR keeps the folders of those that failed. Ends with 1 if a fault was found.
    """

  /// Runs `navsim-bench attack` with the arguments after that word.
  static func main(_ arguments: some Sequence<String>) {
    guard let arguments = AttackArguments(arguments) else {
      Platform.writeError(helpText + "\n")
      Platform.exit(2)
    }
    guard let attack = Attack(arguments) else { Platform.exit(2) }
    AttackInterrupt.watch()
    if attack.run().faults > 0 { Platform.exit(1) }
  }

  /// How many faults of one attack are told; the rest is mostly the same again.
  private static let shownFaults = 4

  /// Finds the tool; nil, with a message, where there is none.
  init?(_ arguments: AttackArguments) {
    self.arguments = arguments
    let own = CommandLine.arguments[0]
    let beside = own.lastIndex(of: "/").map { own[...$0] + "navsim" } ?? "./navsim"
    guard let path = realpath(arguments.tool ?? String(beside), nil) else {
      Platform.writeError("navsim-bench: no tool at \(arguments.tool ?? String(beside))\n")
      return nil
    }
    tool = Bytes(String(cString: path).utf8)
    free(path)
    corpus = AttackCorpus(folder: arguments.folder)
    kinds = AttackKind.all
    schedule = AttackKind.schedule(kinds)
    guard kinds.contains(where: { $0.name.hasPrefix(arguments.kind) }) else {
      Platform.writeError("navsim-bench: no kind begins with '\(arguments.kind)'\n")
      return nil
    }
  }

  /// The kind and the plan of an input.
  func plan(_ number: Int) -> (kind: Int, plan: AttackPlan) {
    let place = number % schedule.count
    let kind = schedule[place]
    // Which turn of its kind this is: those of earlier rounds, and those before it in this one.
    let before = schedule[..<place].lazy.filter { $0 == kind }.count
    var draw = AttackDraw(
      generator: Generator(seed: arguments.seed(of: number)), corpus: corpus,
      turn: number / schedule.count * kinds[kind].weight + before)
    return (kind, kinds[kind].plan(&draw))
  }

  /// Attacks until the time or the count is over.
  func run() -> AttackTally {
    var tally = AttackTally(kinds: kinds.map(\.name))
    let progress = AttackProgress()
    let start = ContinuousClock.now
    var number = arguments.only ?? 0
    while !AttackInterrupt.isAsked {
      let (seconds, _) = start.duration(to: ContinuousClock.now).components
      if isOver(number, tally, Double(seconds)) { break }
      let name = kinds[schedule[number % schedule.count]].name
      if name.hasPrefix(arguments.kind) {
        progress.show("\(tally.text), \(seconds) s: \(name)")
        attack(number, &tally, progress)
      }
      number += 1
    }
    progress.clear()
    if arguments.only == nil { print(tally.table) }
    print("seed \(arguments.seed): \(tally.text)")
    return tally
  }

  /// Whether enough is done, as the arguments count.
  private func isOver(_ next: Int, _ tally: AttackTally, _ seconds: Double) -> Bool {
    if let only = arguments.only { return next > only }
    if let rounds = arguments.rounds { return next >= rounds * schedule.count }
    if let count = arguments.count { return tally.attacks >= count }
    return seconds >= arguments.seconds
  }

  /// How often an attack is made of which nothing is wrong but the time that it took: on a processor
  /// that others use too, the same work is counted for more.
  private static let tries = 3

  /// Makes an attack. Gives the folder that it worked in, too.
  private func carryOut(_ plan: AttackPlan) -> (report: AttackRun.Report, work: Bytes) {
    for attempt in 1... {
      guard let work = AttackDisk.makeWork(in: arguments.keep ?? Platform.temporaryFolder) else {
        break
      }
      let report = AttackRun(tool: [tool], work: work).carryOut(plan)
      let isSlow = !report.faults.isEmpty && report.faults.allSatisfy { $0.kind == .time }
      if !isSlow || attempt == Self.tries { return (report, work) }
      AttackDisk.remove(work)
    }
    Platform.writeError("navsim-bench: no folder to work in\n")
    Platform.exit(2)
  }

  private func attack(_ number: Int, _ tally: inout AttackTally, _ progress: AttackProgress) {
    let (kind, plan) = plan(number)
    let (report, work) = carryOut(plan)
    tally.add(kind, report)
    if arguments.only != nil {
      print("\(kinds[kind].name):", plan.text, separator: "\n")
      for (step, outcome) in report.outcomes.enumerated() {
        if let outcome { print("  \(step + 1)) \(outcome.text)") }
      }
    }
    if report.faults.isEmpty || arguments.keep == nil {
      AttackDisk.remove(work)
    }
    guard !report.faults.isEmpty else { return }
    progress.clear()
    let name = kinds[kind].name
    for fault in report.faults.prefix(Self.shownFaults) {
      print(
        "\(name): \(fault.kind.rawValue)",
        "  repeat:   navsim-bench attack --seed \(arguments.seed) --input \(number)",
        "  command:  \(plan.steps[fault.step].text)", "  expected: \(fault.expected)",
        "  seen:     \(fault.seen)", separator: "\n")
    }
    let more = report.faults.count - Self.shownFaults
    if more > 0 { print("  and \(more) more of input \(number)") }
    if arguments.keep != nil { print("  kept in:  \(AttackText.quoted(work))") }
    fflush(nil)
  }
}
