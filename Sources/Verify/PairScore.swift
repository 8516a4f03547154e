import NavSimChecks
import NavSimLanguage
import NavSimProgram
import NavSimSimulator
import NavSimTrace

/// How well the detectors name what a person saw: pairs of a glitch and its cure, told as scenarios.
///
/// A pair is a scenario with an axis `pair` of the values `glitch` and `cure`. The claim `some NAME`
/// of the glitch's cell says of which kind the finding should be and in which frame it should begin;
/// nothing of the app's own should be found in the cure's cell.
public struct PairScore: Sendable, Equatable {
  /// What came of the glitches of one kind, and of the cures.
  public struct Row: Sendable, Equatable {
    /// How many glitches are of this kind.
    public var glitches = 0
    /// How many of them were found in the frame said, or in one beside it.
    public var found = 0
    /// How many were found by this detector, in another frame.
    public var elsewhere = 0
    /// In how many cures this detector finds something.
    public var cures = 0
  }

  /// By the detector's word.
  public private(set) var rows: [String: Row] = [:]
  /// What was missed, and what was found in a cure: a line each.
  public private(set) var faults: [String] = []
  /// How many cures there are.
  public private(set) var cures = 0
  /// In how many of them something is found.
  public private(set) var curesFound = 0

  /// How many glitches there are.
  public var glitches: Int { rows.values.reduce(0) { $0 + $1.glitches } }
  /// How many of them were found by the right detector in the right frame.
  public var found: Int { rows.values.reduce(0) { $0 + $1.found } }

  /// Judges every `step`th pair of some files.
  public init(_ files: [SourceFile], of all: VerifiedFiles, every step: Int = 1) {
    var number = 0
    for file in files {
      guard case .success(let script) = all.script(file) else {
        faults.append("\(file.path): cannot be read")
        continue
      }
      for scenario in script.scenarios.indices {
        number += 1
        if (number - 1) % step == 0 { add(script, scenario, file.path) }
      }
    }
  }

  private mutating func add(_ script: Script, _ scenario: Int, _ path: String) {
    let name = "\(path): \(script.scenarios[scenario].name)"
    guard let cells = try? script.cells(scenario: scenario),
      Set(cells.compactMap { $0["pair"] }) == ["glitch", "cure"]
    else {
      faults.append("\(name): no cells of an axis 'pair' with the values 'glitch' and 'cure'")
      return
    }
    for cell in cells {
      let program = script.program(scenario: scenario, cell: cell)
      let trace = Simulator.run(program)
      let findings = Self.own(trace, program)
      if cell["pair"] == "glitch" {
        addGlitch(name, program, trace, findings)
      } else {
        addCure(name, findings)
      }
    }
  }

  /// What is found of the app's own, as `navsim run` tells it.
  static func own(_ trace: Trace, _ program: Program) -> [Finding] {
    let found = Detector.findings(in: trace, limits: program.limits)
    guard !found.isEmpty,
      let alone = Baseline(
        Simulator.run(program.withoutCode), limits: program.limits, wishes: Wishes(program))
    else { return found }
    return alone.part(found, in: trace).own
  }

  private mutating func addGlitch(
    _ name: String, _ program: Program, _ trace: Trace, _ findings: [Finding]
  ) {
    let wanted = program.expectations.first { $0.wantedDetector != nil }
    guard let wanted, let kind = wanted.wantedDetector,
      let frame = wanted.firstFrame(in: trace, actions: program.actions)
    else {
      faults.append("\(name): no claim says what should be found, and when")
      return
    }
    rows[kind, default: Row()].glitches += 1
    let same = findings.filter { $0.kind == kind }
    if same.contains(where: { abs($0.frame - frame) <= 1 }) {
      rows[kind]?.found += 1
    } else {
      if !same.isEmpty { rows[kind]?.elsewhere += 1 }
      let others = findings.map { "\($0.kind) at \($0.place)" }
      faults.append(
        "\(name): no \(kind) in frame \(frame); found: "
          + (others.isEmpty ? "nothing" : others.joined(separator: ", ")))
    }
  }

  private mutating func addCure(_ name: String, _ findings: [Finding]) {
    cures += 1
    guard let first = findings.first else { return }
    curesFound += 1
    for kind in Set(findings.map(\.kind)) { rows[kind, default: Row()].cures += 1 }
    faults.append("\(name): cured, and \(first.kind) at \(first.place): \(first.message)")
  }

  /// Whether it is good enough: at least 95 glitches of a hundred are found, and something in at
  /// most 2 cures of a hundred.
  public var isGood: Bool { found * 100 >= glitches * 95 && curesFound * 100 <= cures * 2 }

  /// The table of docs/Detectors.md.
  public var table: String {
    var lines: [String] = [
      "| detector | glitches | found | in another frame | cures with a finding |",
      "| --- | --- | --- | --- | --- |",
    ]
    for detector in Detector.all {
      let row = rows[detector.name] ?? Row()
      lines.append(
        "| \(detector.name) | \(row.glitches) | \(row.found) | \(row.elsewhere) | \(row.cures) |")
    }
    let elsewhere = rows.values.reduce(0) { $0 + $1.elsewhere }
    lines.append("| all | \(glitches) | \(found) | \(elsewhere) | \(curesFound) of \(cures) |")
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The table of docs/Detectors.md, between two comments.
public struct PairTable {
  /// What stands before it, and says how it is made.
  public static let opening = "<!-- pairs: navsim-bench verify pairs -->"
  /// What stands behind it.
  public static let closing = "<!-- end of pairs -->"

  /// What stands there.
  public let text: Substring

  /// Looks for it in a page; nil if there is none.
  public init?(in page: String) {
    guard let start = page.firstRange(of: Self.opening + "\n"),
      let end = page.firstRange(of: Self.closing), start.upperBound <= end.lowerBound
    else { return nil }
    text = page[start.upperBound..<end.lowerBound]
  }
}

/// The same as a check of `navsim-bench verify`.
public enum PairCheck {
  /// Judges all pairs below a folder `pairs`. What is missed is no fault by itself: too much is, and
  /// a table that says something else.
  ///
  /// - Parameter page: the text of docs/Detectors.md.
  public static func check(_ files: VerifiedFiles, page: String) -> CheckTally {
    let pairs = files.inside("pairs")
    let score = PairScore(pairs.files, of: files)
    var tally = CheckTally()
    tally.count = score.glitches + score.cures
    if !score.isGood {
      tally.faults =
        score.faults + [
          "\(score.found) of \(score.glitches) glitches were found, and something in "
            + "\(score.curesFound) of \(score.cures) cures"
        ]
    }
    if PairTable(in: page).map({ $0.text == score.table }) != true {
      tally.faults.append("the table of docs/Detectors.md is not:\n" + score.table)
    }
    return tally
  }
}
