import Foundation
import NavSim
import NavSimNavigation
import NavSimVerify

/// `navsim-bench verify`: the checks of which the unit tests make a few cases, over everything.
struct Verify {
  /// A check, by the word that names it.
  private struct Check: Sendable {
    let name: String
    /// What holds if it finds nothing.
    let sentence: String
    let run: @Sendable (VerifiedFiles, ScenarioFolder, _ drawn: Range<Int>) -> CheckTally
  }

  private static let checks = [
    Check(name: "blanks", sentence: "the formatter puts spoiled blanks back") { files, _, _ in
      tally(files.files) { SpoiledBlanks.check($0, of: files) }
    },
    Check(name: "words", sentence: "an editor would offer each word where it stands") {
      files, _, _ in
      tally(files.files) { WrittenWords.check($0, of: files, step: 7) }
    },
    Check(name: "names", sentence: "every name and every row of a list is explained") { _, _, _ in
      tally(
        Manual.names + Catalogue.Topic.allCases.flatMap { Catalogue.table($0).rows.map { $0[0] } }
      ) {
        var tally = CheckTally()
        tally.add(Manual.entry($0) == nil ? "'\($0)' has no entry" : nil)
        return tally
      }
    },
    Check(name: "source", sentence: "a built-in does what its own text does") { files, _, _ in
      let source = OnlySource(files.inside("strategies"))
      return tally(OnlySource.names) { source.check($0) }
    },
    Check(name: "copies", sentence: "a copy of a built-in's table does the same") { _, _, _ in
      tally(OnlySource.names) { CopiedTable.check($0) }
    },
    Check(name: "choices", sentence: "each version of a built-in runs, and is described") {
      _, _, _ in
      tally(ChosenVersion.all) { $0.check() }
    },
    Check(name: "again", sentence: "a second run gives the same trace") { _, _, _ in
      tally(0..<seeds) { SecondRun.check(seed: $0) }
    },
    Check(name: "random", sentence: "random apps end, and tell their pages in order") {
      _, _, drawn in
      tally(drawn) { AppRun.check(seed: $0) }
    },
    Check(name: "story", sentence: "a run that is followed looks the same") { files, folder, _ in
      tally(files.files) { FollowedRun.check($0, of: folder) }
    },
    Check(name: "reads", sentence: "frames pass over nothing that changes") { files, _, _ in
      tally(files.files) { EveryReading.check($0, of: files) }
    },
    Check(name: "reproduce", sentence: "what reproduce writes holds, whatever was told") {
      _, _, _ in
      tally(0..<MadeUpReport.asTold + 10) { MadeUpReport.check(seed: $0) }
    },
    Check(name: "marks", sentence: "reports are known by what is found in them") {
      files, folder, _ in
      tally(ReportedGlitch.all) { marks($0, files, folder) }
    },
    Check(name: "mended", sentence: "nothing is found in reports that are mended") {
      files, folder, _ in
      tally(files.inside("reported").files) { mended($0, folder) }
    },
    Check(name: "silence", sentence: "nothing is found where calls do nothing odd") { _, _, _ in
      tally(SilenceList.cases) { SilenceList.check($0) }
    },
    Check(name: "faults", sentence: "who has a fault has it, and the other has it not") {
      files, _, _ in
      tally(FaultRow.all(page: page("docs/Faults.md"))) { $0.check(files) }
    },
    Check(name: "eye", sentence: "pictures show what the eye sees") { files, _, _ in
      tally(files.files) { DrawnEye.check($0, of: files) }
    },
    Check(name: "pictures", sentence: "docs/pictures is what the scenarios look like") { _, _, _ in
      tally(DocPictures.all(root: ".")) { drawing in
        var tally = CheckTally()
        tally.add(drawing.isKept(root: ".") ? nil : "\(drawing.name): navsim-bench pictures")
        return tally
      }
    },
    Check(name: "growth", sentence: "what growth is measured on is a scenario") { _, _, _ in
      tally(Growth.Kind.allCases) { kind in
        var tally = CheckTally()
        tally.add(kind.fault(kind.size))
        return tally
      }
    },
    Check(name: "lines", sentence: "a trace comes back from JSON lines") { files, folder, _ in
      tally(files.files) { ThereAndBack.check($0, of: folder) }
    },
    Check(name: "pairs", sentence: "glitches are named, and their cures are not") { files, _, _ in
      PairCheck.check(files, page: page("docs/Detectors.md"))
    },
    Check(name: "apps", sentence: "hardly anything is found in correct apps") { _, _, _ in
      FindingSilence.check()
    },
    Check(
      name: "rules", sentence: "no rule of the model is for nothing, or for one report"
    ) { files, _, _ in rules(files, every: 1) },
    Check(
      name: "rules/40", sentence: "the same for every fortieth rule"
    ) { files, _, _ in rules(files, every: 40) },
    Check(
      name: "versions", sentence: "claims hold what versions change, on both sides"
    ) { files, folder, _ in versions(files, folder, every: 1) },
    Check(
      name: "versions/8", sentence: "the same for every eighth of these changes"
    ) { files, folder, _ in versions(files, folder, every: 8) },
    Check(name: "advice", sentence: "no rule of advice fires on a correct app") { _, _, _ in
      tally(OrdinaryApp.all) { AdviceSilence.check($0) }
    },
  ]

  /// Every so-many-th rule, by hand all of them: each runs up to all cells.
  private static func rules(_ files: VerifiedFiles, every step: Int) -> CheckTally {
    let reach = RuleReach(files)
    var shared = 0
    let names = IOSProfile.ruleNames
    let verdict = tally(stride(from: 0, to: names.count, by: max(step, 1))) { index in
      let found = reach.reach(of: names[index])
      if found.isShared { shared += 1 }
      var tally = CheckTally()
      tally.add(found.fault)
      return tally
    }
    print("rules: \(shared) of \(verdict.count) serve two reports, or a report and another file")
    return verdict
  }

  /// Every so-many-th step of a version, by hand all of them: what the rules' own files do not notice,
  /// all cells of two versions are run for.
  private static func versions(
    _ files: VerifiedFiles, _ folder: ScenarioFolder, every step: Int
  ) -> CheckTally {
    let own = files.inside("model").files + files.inside("versions").files
    let paths = Set(own.map(\.path))
    let steps = VersionSteps(
      (own + files.files.filter { !paths.contains($0.path) }).map {
        folder.read(.init(path: $0.path, bytes: Array($0.text.utf8)))
      })
    return tally(stride(from: 0, to: VersionSteps.all.count, by: max(step, 1))) {
      steps.check(VersionSteps.all[$0])
    }
  }

  /// A page of the documents.
  private static func page(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  private static func mended(_ source: SourceFile, _ folder: ScenarioFolder) -> CheckTally {
    let file = folder.read(.init(path: source.path, bytes: Array(source.text.utf8)))
    let name = source.path.split(separator: "/").last.map { String($0.dropLast(7)) } ?? ""
    return MendedReports.check(name, file)
  }

  private static func marks(
    _ report: ReportedGlitch, _ files: VerifiedFiles, _ folder: ScenarioFolder
  ) -> CheckTally {
    guard
      let source = files.files.first(where: { $0.path.hasSuffix("reported/\(report.id).navsim") })
    else {
      var tally = CheckTally()
      tally.add("\(report.id): its file is not there")
      return tally
    }
    let file = folder.read(.init(path: source.path, bytes: Array(source.text.utf8)))
    return FoundMarks.check(report, file, text: source.text)
  }

  /// Those that run by name alone: of each there is a sample that always runs.
  private static let whole: Set = ["rules", "versions"]

  /// How many random apps are run.
  private static let apps = 2_500

  /// How many random scenarios are run twice.
  private static let seeds = 1_000

  static let helpText = """
    usage: navsim-bench verify [NAME]... [--seed N] [--count N] [FOLDER]

    Makes the checks that unit tests make of a few cases over everything: the scenarios of FOLDER
    (default: Scenarios), all built-in strategies, \(seeds) random scenarios, \(apps) random
    apps (--count) from the one of --seed on (default: 0). Without a NAME, all of
    these but 'rules' and 'versions', which take minutes:

    \(checks.map { "  \(padded($0.name))\($0.sentence)" }.joined(separator: "\n"))
    """

  private static func padded(_ name: String) -> String {
    name + String(repeating: " ", count: 11 - name.count)
  }

  private static func tally<Case>(
    _ cases: some Sequence<Case>, _ check: (Case) -> CheckTally
  ) -> CheckTally {
    cases.reduce(into: CheckTally()) { $0.add(check($1)) }
  }

  /// Runs `navsim-bench verify` with the arguments after that word.
  static func main(_ arguments: some Sequence<String>) {
    var wanted: [Check] = []
    var folder = "Scenarios"
    var (seed, count) = (0, apps)
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--seed" || argument == "--count" {
        let number = rest.popFirst().flatMap { Int($0) } ?? 0
        let known = min(max(number, 0), 1_000_000_000)
        if argument == "--seed" { seed = known } else { count = known }
      } else if let check = checks.first(where: { $0.name == argument }) {
        wanted.append(check)
      } else if argument.hasPrefix("-") {
        Platform.writeError(helpText + "\n")
        Platform.exit(2)
      } else {
        folder = argument
      }
    }
    let scenarios = ScenarioFolder(folder)
    let sources = scenarios.files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
    guard !sources.isEmpty else {
      Platform.writeError("navsim-bench: no scenario below \(folder)\n")
      Platform.exit(2)
    }
    let files = VerifiedFiles(sources)
    let drawn = seed..<seed + count
    var isFine = true
    for check in wanted.isEmpty ? checks.filter({ !whole.contains($0.name) }) : wanted {
      var tally = CheckTally()
      let spent = ContinuousClock().measure { tally = check.run(files, scenarios, drawn) }
      for fault in tally.faults { print("\(check.name): \(fault)") }
      print(
        "\(padded(check.name))\(check.sentence): \(tally.count) looked at,"
          + " \(tally.faults.count) wrong, \(AttackText.decimals(spent / .seconds(1))) s")
      if tally.count == 0 || !tally.faults.isEmpty { isFine = false }
    }
    if !isFine { Platform.exit(1) }
  }
}
