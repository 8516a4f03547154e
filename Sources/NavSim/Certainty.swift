import NavSimChecks
import NavSimLanguage
import NavSimNavigation
import NavSimProgram
import NavSimSimulator
import NavSimTrace

/// What a finding rests on: the rules of the model without which it is not there.
///
/// A rule lies under a finding if the cell, run with another value of the rule, does not show it. So
/// it is found out by running, and nothing has to be believed of who read what.
public struct Certainty: Sendable {
  /// A rule with the value that it has and another one that was tried.
  public struct Rule: Hashable, Sendable {
    /// Its name, as `navsim explain model` prints it.
    public let name: String
    /// Its value in the cell, and the one that was tried.
    public let value, other: String
    /// How it is known.
    public let confidence: RuleText.Confidence

    /// A rule.
    public init(name: String, value: String, other: String, confidence: RuleText.Confidence) {
      self.name = name
      self.value = value
      self.other = other
      self.confidence = confidence
    }

    /// `loadSlot=lazy (observed)`.
    public var text: String { "\(name)=\(value) (\(confidence.rawValue))" }
  }

  /// With another value of these it is gone: the least certain first.
  public internal(set) var restsOn: [Rule] = []
  /// With another value of these the cell looks otherwise, and it is still there.
  public internal(set) var alsoWith: [Rule] = []

  /// How the least certain of the rules is known on which it rests; nil if it rests on none that was
  /// tried.
  public var weakest: RuleText.Confidence? { restsOn.first?.confidence }

  /// Whether nothing that it rests on is a choice of the model's authors.
  public var isSure: Bool { weakest != .choice }

  /// Every rule that is a word, with each other value.
  static func words(_ profile: IOSProfile) -> [Rule] {
    zip(profile.values, IOSProfile.kinds).flatMap { value, kind -> [Rule] in
      guard let confidence = RuleText.named(value.name)?.confidence else { return [] }
      return kind.kind.words.filter { $0 != value.text }.map {
        Rule(name: value.name, value: value.text, other: $0, confidence: confidence)
      }
    }
  }

  /// How many rules of a list are named.
  private static let most = 4

  /// What is told below a finding.
  public var lines: [String] {
    var lines: [String] = []
    if let weakest {
      lines.append("\(weakest.rawValue): it rests on " + Self.list(restsOn.map(\.text)))
    } else {
      lines.append("it rests on no rule that was tried")
    }
    let gone = restsOn.filter { $0.confidence == .choice }
    if !gone.isEmpty {
      lines.append("gone with " + Self.list(gone.map { "\($0.name)=\($0.other)" }))
    }
    let choices = alsoWith.filter { $0.confidence == .choice }
    if !choices.isEmpty {
      lines.append("also with " + Self.list(choices.map { "\($0.name)=\($0.other)" }))
    }
    return lines
  }

  private static func list(_ words: [String]) -> String {
    words.prefix(most).joined(separator: ", ")
      + (words.count > most ? " and \(words.count - most) more" : "")
  }
}

extension ScenarioFile {
  /// What each finding of a cell rests on: the cell runs once for each other value of each rule that
  /// is a word. Rules that are numbers are not tried, nor values with which the run ends early.
  ///
  /// - Parameter rules: those to try, each with another value; all where they are not named.
  public func certainties(
    of findings: [Finding], _ scenario: Int, _ cell: Cell, trying rules: [Certainty.Rule]? = nil
  ) -> [Certainty] {
    var results = findings.map { _ in Certainty() }
    guard !findings.isEmpty, let program = program(scenario, cell),
      let profile = IOSProfile.named(program.ios, sdk: program.linkedSDK, trying: program.cell)
    else { return results }
    let plain = Simulator.run(program, closures: closures)
    for rule in rules ?? Certainty.words(profile) {
      let trace = trace(of: program, with: rule.name, as: rule.other)
      if trace.error != nil || trace == plain { continue }
      let found = Detector.findings(in: trace, limits: program.limits)
      for (index, finding) in findings.enumerated() {
        if found.contains(where: { $0.isSame(as: finding) }) {
          results[index].alsoWith.append(rule)
        } else if !results[index].restsOn.contains(where: { $0.name == rule.name }) {
          results[index].restsOn.append(rule)
        }
      }
    }
    for index in results.indices {
      results[index].restsOn.sort { ($1.confidence.rank, $0.name) < ($0.confidence.rank, $1.name) }
    }
    return results
  }

  private func trace(of program: Program, with rule: String, as value: String) -> Trace {
    Simulator.run(program, changing: { _ = $0.set(rule: rule, to: value) }, closures: closures)
  }

  /// Whether a finding of a cell is there as well where a rule of the model has another value; nil where
  /// the cell cannot be run so, ends early, or is the same.
  public func stands(
    _ finding: Finding, _ scenario: Int, _ cell: Cell, with rule: String, as value: String
  ) -> Bool? {
    guard let program = program(scenario, cell), IOSProfile.accepts(rule: rule, value) else {
      return nil
    }
    let trace = trace(of: program, with: rule, as: value)
    if trace.error != nil || trace == Simulator.run(program, closures: closures) { return nil }
    return Detector.findings(in: trace, limits: program.limits).contains { $0.isSame(as: finding) }
  }
}

extension Finding {
  /// Whether another run shows it too: by the same detector on the same thing, within a frame.
  fileprivate func isSame(as other: Finding) -> Bool {
    id == other.id && subject == other.subject && abs(frame - other.frame) <= 1
  }
}

extension RuleKind {
  /// The words that may stand there; of a number none.
  fileprivate var words: [String] {
    switch self {
    case .words(let words), .wordsOrLength(let words, _): words
    case .whole, .number: []
    }
  }
}

extension RuleText.Confidence {
  /// The less certain, the more.
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
