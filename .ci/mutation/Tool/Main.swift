import Foundation

/// `.ci/mutants`: see docs/Mutants.md.
@main struct Main {
  private var seed: UInt64 = 1
  private var sample = 500
  private var only: [String] = []
  private var shown: Int?
  private var runsTests = true
  private var runsTraces = true
  private var isThorough = false
  private var isAgain = false
  private var isResumed = false
  private var isList = false
  private var isQuick = false
  /// The part in percent that is to be noticed.
  private var floor = 0

  static let helpText = """
    usage: .ci/mutants [OPTION]...

    Compiles small changes of the sources together, runs each against the scenarios and the quick
    unit tests, and lists those that nothing notices.

    options:
      --seed N    which changes are drawn (1)
      --sample N  how many (500)
      --only TEXT only those with this text in FILE:LINE: OLD → NEW; may be repeated
      --no-tests  leaves the unit tests out
      --thorough  runs what is left against the tests that start processes and the rows of
                  navsim-bench verify too: a minute of processor time for each
      --no-traces does not look which of those left over show in a trace
      --resume    goes on with a run of this seed that was ended
      --again     repeats only those that the last run of this seed left over
      --list      runs nothing; prints the changes that would run
      --quick     only the model, in the release build that is there, and only against the scenarios:
                  a sample takes two minutes
      --floor N   fails where less than N percent are noticed
      --show N    what the change of this number makes of the scenarios that it reaches
    """

  static func main() throws {
    setvbuf(stdout, nil, _IOLBF, 0)
    var main = Main()
    guard main.read(CommandLine.arguments.dropFirst()) else {
      print(helpText)
      exit(2)
    }
    do { try main.run() } catch let trouble as Trouble {
      print("mutants: \(trouble)")
      exit(3)
    }
  }

  private mutating func read(_ arguments: some Sequence<String>) -> Bool {
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      switch option {
      case "--no-tests": runsTests = false
      case "--no-traces": runsTraces = false
      case "--thorough": isThorough = true
      case "--again": isAgain = true
      case "--resume": isResumed = true
      case "--list": isList = true
      case "--only":
        guard let text = rest.popFirst() else { return false }
        only.append(text)
      case "--seed":
        guard let number = rest.popFirst().flatMap(UInt64.init) else { return false }
        seed = number
      case "--sample":
        guard let number = rest.popFirst().flatMap(Int.init), number > 0 else { return false }
        sample = number
      case "--quick": isQuick = true
      case "--floor":
        guard let number = rest.popFirst().flatMap(Int.init) else { return false }
        floor = number
      case "--show":
        guard let number = rest.popFirst().flatMap(Int.init) else { return false }
        shown = number
      default: return false
      }
    }
    return true
  }

  private func run() throws {
    let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    if isQuick { return try runQuick(root) }
    var build = Build(root: root)
    let all = try build.mutantsOfBuild()
    print("\(all.count) changes compile")
    let chosen = all.filter { mutant in
      only.isEmpty || only.contains { "\(mutant.file):\(mutant.line): \(mutant.old)".contains($0) }
    }
    let drawn = Draw(seed: seed).take(sample, of: chosen)
    if isList {
      for mutant in drawn {
        print("\(mutant.number) \(mutant.file):\(mutant.line): \(mutant.old) → \(mutant.new)")
      }
      return
    }
    let suite = try Suite(
      build.package, tool: build.binaries.appendingPathComponent("navsim"))
    if let shown, let mutant = all.first(where: { $0.number == shown }) {
      return try show(mutant, suite)
    }
    let record = build.scratch.appendingPathComponent("seed-\(seed).tsv")
    let before = isAgain || isResumed ? Outcome.read(record, all) : []
    if before.isEmpty { try Data().write(to: record) }
    let wanted = Set(drawn.map(\.number))
    let done = before.filter { wanted.contains($0.mutant.number) && ($0.isKilled || isResumed) }
    let told = Set(done.map(\.mutant.number))
    let found = try judge(drawn.filter { !told.contains($0.number) }, done, suite, build, record)
    let known = Known(build.root.appendingPathComponent("docs/Mutants.md"))
    tell(Summary(outcomes: found, known: known))
  }

  private func tell(_ summary: Summary) {
    print(summary.text, terminator: "")
    if summary.percent < floor { exit(1) }
  }

  /// The sample of `.ci/run`.
  private func runQuick(_ root: URL) throws {
    var build = QuickBuild(root: root, binaries: root.appendingPathComponent(".build/release"))
    let mutants = try build.build(sample, seed: seed)
    print("\(mutants.count) changes of the model compile")
    let suite = try Suite(root, tool: build.tool)
    let found = try inParallel(mutants) { _, mutant in
      let killer = try suite.killer(of: mutant)
      return Outcome(mutant: mutant, class: killer == nil ? .nowhere : .suite, place: killer ?? "")
    }
    tell(Summary(outcomes: found, known: Known(root.appendingPathComponent("docs/Mutants.md"))))
  }

  /// Runs the mutants, first against the scenarios, then what is left against the tests; with what
  /// is known of others.
  private func judge(
    _ mutants: [Mutant], _ done: [Outcome], _ suite: Suite, _ build: Build, _ record: URL
  ) throws -> [Outcome] {
    let notes = try Notes(record)
    var outcomes = try inParallel(mutants) { _, mutant in
      let killer = try suite.killer(of: mutant)
      return notes.add(
        Outcome(mutant: mutant, class: killer == nil ? .nowhere : .suite, place: killer ?? ""))
    }
    outcomes += done
    if runsTests {
      let tests = try Tests(build, isThorough: isThorough)
      outcomes = try inParallel(outcomes) { _, outcome in
        guard !outcome.isKilled, let killer = try tests.killer(of: outcome.mutant) else {
          return outcome
        }
        return notes.add(Outcome(mutant: outcome.mutant, class: .tests, place: killer))
      }
    }
    if isThorough {
      let rows = Rows(build)
      outcomes = try inParallel(outcomes) { _, outcome in
        guard !outcome.isKilled, let killer = try rows.killer(of: outcome.mutant) else {
          return outcome
        }
        return notes.add(Outcome(mutant: outcome.mutant, class: .tests, place: killer))
      }
    }
    guard runsTraces else { return outcomes }
    return try inParallel(outcomes) { _, outcome in
      guard outcome.class == .nowhere, let file = try suite.trace(of: outcome.mutant) else {
        return outcome
      }
      return notes.add(Outcome(mutant: outcome.mutant, class: .trace, place: file))
    }
  }

  private func show(_ mutant: Mutant, _ suite: Suite) throws {
    print("\(mutant.file):\(mutant.line): \(mutant.old) → \(mutant.new)")
    let reached = suite.files.filter { $0.reached[mutant.number] }
    print("\(reached.count) files reach it")
    var count = 0
    for file in reached where count < 6 {
      let difference = try suite.difference(mutant, file.path)
      if difference.isEmpty { continue }
      print("\(file.path)\n\(difference)")
      count += 1
    }
  }
}
