import NavSim
import NavSimKernel

/// A report that nobody has made, drawn from the words of `navsim reproduce`: the same one for a seed.
///
/// A file that is written of it holds what it claims, whatever became of the steps; and what is said in
/// its first line writes it again.
public struct MadeUpReport: Sendable {
  /// What it says was done, and where.
  public let situation: Situation
  /// What it says was seen: names of detectors.
  public let seen: [String]

  /// Draws the report of a seed.
  public init(seed: Int) {
    var draw = Draw(seed)
    situation = draw.situation()
    seen = draw.pick([[], [], ["snap"], ["crash", "stuck"], ["frozen"]])
  }

  /// How many reports are made as they are told; for the others the smallest file is looked for, which
  /// takes many runs.
  public static let asTold = 300

  /// Makes a file of the report of a seed. One whose steps cannot be is none.
  public static func check(seed: Int) -> CheckTally {
    var tally = CheckTally()
    let report = MadeUpReport(seed: seed)
    guard report.situation.deadStep == nil else { return tally }
    tally.add(
      report.fault(effort: seed < asTold ? .asTold : .smallest).map { "seed \(seed): \($0)" })
    return tally
  }

  /// What is wrong with the file, or nil.
  private func fault(effort: Reproduction.Effort) -> String? {
    do {
      let tried = try Reproduction(situation, seen: seen, effort: effort, mostRuns: 40)
      if tried.runs > 40 { return "takes \(tried.runs) runs" }
      let text = tried.text(named: "one")
      return try fault(text) ?? Self.again(tried, text)
    } catch {
      return "\(error)"
    }
  }

  /// Whether the file holds what it claims, and nothing is wrong with it but that a library reads no
  /// such wish.
  private func fault(_ text: String) throws -> String? {
    let file = ScenarioFile(path: "x.navsim", text: text)
    let wrong = file.diagnostics.filter { !$0.message.contains("reads it") }
    guard wrong.isEmpty, let cell = try file.cells(of: 0).first, let run = file.run(0, cell) else {
      return "\(file.diagnostics.map(\.message)) in\n\(text)"
    }
    guard cell.text.contains("strategy=\(situation.strategy),") else {
      return "another strategy: \(cell.text)"
    }
    guard run.expectationCount > 0 else { return "claims nothing:\n\(text)" }
    return run.isFine ? nil : "\(run.failures.map(\.message))\n\(text)"
  }

  /// Whether the words of its first line write it again.
  private static func again(_ tried: Reproduction, _ text: String) throws -> String? {
    let words = text.split(separator: "\n")[0].split(separator: " ").map(String.init)
    let seen = words.firstIndex(of: "--seen").map { words[$0 + 1].split(separator: ",") } ?? []
    let second = try Reproduction(
      tried.smallest.situation, seen: seen.map(String.init), effort: .asTold)
    return second.text(named: "one") == text ? nil : "its first line writes another:\n\(text)"
  }

  /// What is drawn from a seed.
  private struct Draw {
    private var numbers: Generator

    init(_ seed: Int) { numbers = Generator(seed: UInt64(seed)) }

    mutating func pick<T>(_ all: [T]) -> T { all[Int(numbers.next() % UInt64(all.count))] }

    mutating func situation() -> Situation {
      var told = Situation(looks: looks(), steps: steps())
      (told.strategy, told.ios) = (pick(Catalogue.strategyNames), pick(Catalogue.iosNames))
      let other = pick(Catalogue.strategyNames)
      if other != told.strategy, pick([true, false, false]) { told.strategy += "+" + other }
      told.device = pick(["iphone-8", "iphone-15", "ipad-11"])
      told.place = pick(Situation.Place.allCases)
      told.laidOut = pick([nil, "bar", "view"])
      (told.hasSpinner, told.hidesAtOnce) = (pick([true, false]), pick([true, false]))
      return told
    }

    private mutating func looks() -> [PageLook] {
      let words = PageLook.words.map(\.word) + ["red", "systemBlue", "#11223380", "white/black"]
      let valued = ["title=white", "tint=label", "alpha=0.3", "alpha=0", "page=black"]
      let texts = (0..<pick([1, 2, 3])).map { _ in
        (0..<pick([1, 2, 3])).map { _ in pick(words) }.joined(separator: " ")
          + (pick([true, false]) ? " " + pick(valued) : "")
      }
      return said { try PageLook.all(texts.joined(separator: ", ")) }
    }

    private mutating func steps() -> [Step] {
      let texts = (0..<pick([1, 2, 3, 4])).map { _ in
        pick(Step.forms) + (pick([true, false, false]) ? " early" : "")
      }
      return said { try Step.all(texts.joined(separator: ", ")) }
    }

    /// Whatever the lists of words say can be read.
    private func said<T>(_ read: () throws -> T) -> T {
      do { return try read() } catch { preconditionFailure("a word of the list is none: \(error)") }
    }
  }
}
