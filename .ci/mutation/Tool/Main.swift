import Foundation

/// `.ci/mutants`: see docs/Mutants.md.
@main struct Main {
  private var seed: UInt64 = 1
  private var sample = 500
  private var only: [String] = []
  private var shown: Int?
  private var runsTests = true
  private var isAgain = false
  private var isList = false

  static let helpText = """
    usage: .ci/mutants [OPTION]...

    Compiles small changes of the sources together, runs each against the scenarios and the quick
    unit tests, and lists those that nothing notices.

    options:
      --seed N    which changes are drawn (1)
      --sample N  how many (500)
      --only TEXT only those with this text in FILE:LINE: OLD → NEW; may be repeated
      --no-tests  leaves the unit tests out
      --again     repeats only those that the last run of this seed left over
      --list      runs nothing; prints the changes that would run
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
      case "--again": isAgain = true
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
      case "--show":
        guard let number = rest.popFirst().flatMap(Int.init) else { return false }
        shown = number
      default: return false
      }
    }
    return true
  }

  private func run() throws {
    var build = Build(root: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    let all = try build.mutantsOfBuild()
    print("\(all.count) changes compile")
    let chosen = all.filter { mutant in
      only.isEmpty || only.contains { "\(mutant.file):\(mutant.line): \(mutant.old)".contains($0) }
    }
    let drawn = chosen.drawn(sample, seed: seed)
    if isList {
      for mutant in drawn {
        print("\(mutant.number) \(mutant.file):\(mutant.line): \(mutant.old) → \(mutant.new)")
      }
      return
    }
    let suite = try Suite(build)
    if let shown, let mutant = all.first(where: { $0.number == shown }) {
      return try show(mutant, suite)
    }
    let record = build.scratch.appendingPathComponent("seed-\(seed).tsv")
    let before = isAgain ? Outcome.read(record, all) : []
    if !isAgain { try Data().write(to: record) }
    let wanted = Set(drawn.map(\.number))
    let done = before.filter { $0.isKilled && wanted.contains($0.mutant.number) }
    let killed = Set(done.map(\.mutant.number))
    let found = try judge(drawn.filter { !killed.contains($0.number) }, suite, build, record)
    let known = Known(build.root.appendingPathComponent("docs/Mutants.md"))
    print(Summary(outcomes: done + found, known: known).text, terminator: "")
  }

  /// Runs the mutants, first against the scenarios, then what is left against the tests.
  private func judge(_ mutants: [Mutant], _ suite: Suite, _ build: Build, _ record: URL) throws
    -> [Outcome]
  {
    let file = try FileHandle(forWritingTo: record)
    let lock = NSLock()
    func note(_ outcome: Outcome) {
      lock.withLock {
        _ = try? file.seekToEnd()
        try? file.write(contentsOf: Data(outcome.line.utf8))
      }
    }
    var outcomes = try inParallel(mutants) { _, mutant in
      var outcome = Outcome(mutant: mutant, class: .nowhere, place: "")
      switch try suite.verdict(on: mutant) {
      case .fails(let path): (outcome.class, outcome.place) = (.suite, path)
      case .differs(let path): (outcome.class, outcome.place) = (.trace, path)
      case .same: break
      }
      note(outcome)
      return outcome
    }
    guard runsTests else { return outcomes }
    let tests = try Tests(build)
    let left = outcomes.indices.filter { !outcomes[$0].isKilled }
    let killers = try inParallel(left) { _, index in
      let killer = try tests.killer(of: outcomes[index].mutant)
      if let killer { note(Outcome(mutant: outcomes[index].mutant, class: .tests, place: killer)) }
      return (index, killer)
    }
    for case (let index, let killer?) in killers {
      (outcomes[index].class, outcomes[index].place) = (.tests, killer)
    }
    return outcomes
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
