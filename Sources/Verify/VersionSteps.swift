import NavSim
import NavSimNavigation
import NavSimVocabulary

/// Whether claims hold what versions change, on both sides: with the value of the version before some
/// claim fails on the version, and with the new value some claim fails on the version before.
public struct VersionSteps: Sendable {
  /// A value that a version changes.
  public struct Step: Sendable, Hashable {
    /// The rule, such as `titles.gap`.
    public let rule: String
    /// The version before, and the version; or the last of a year, and a minor one that differs from it.
    public let older, newer: String
    /// The value of each, in words.
    public let before, after: String

    /// `titles.gap 12 to 13`.
    public var text: String { "\(rule) \(older) to \(newer)" }
  }

  /// One of the two versions of a step, with the value of the other in its place.
  public enum Side: String, CaseIterable, Sendable { case older, newer }

  /// All of them: by rule, in the order of the rules.
  public static let all: [Step] = IOSProfile.history.flatMap { rule in
    zip(rule.eras, rule.eras.dropFirst()).map { old, new in
      Step(
        rule: rule.name, older: "\(old.last)", newer: "\(new.first)", before: old.text,
        after: new.text)
    } + minorSteps(rule)
  }

  /// The first of each row of minor versions in which a rule is otherwise.
  private static func minorSteps(_ rule: IOSProfile.History) -> [Step] {
    rule.minors.enumerated().compactMap { index, minor in
      guard let year = minor.version.split(separator: ".").first.map(String.init),
        index == 0 || !rule.minors[index - 1].version.hasPrefix(year + "."),
        let own = IOSProfile.named(year)?.values.first(where: { $0.name == rule.name })
      else { return nil }
      return Step(
        rule: rule.name, older: year, newer: minor.version, before: own.text, after: minor.text)
    }
  }

  private struct Case: Sendable {
    let file: ScenarioFile
    let scenario: Int
    let versions: Set<String>
  }

  private let cases: [Case]

  /// Reads which versions the cells of files have.
  ///
  /// - Parameter files: in the order in which they are tried.
  public init(_ files: [ScenarioFile]) {
    cases = files.flatMap { file in
      file.scenarios.indices.map { scenario in
        let cells = (try? file.cells(of: scenario)) ?? []
        return Case(file: file, scenario: scenario, versions: Set(cells.compactMap(Self.version)))
      }
    }
  }

  /// What is wrong with both sides of a step.
  ///
  /// - Parameter exceptions: by the step's text, the sides that no claim can hold.
  public func check(
    _ step: Step, exceptions: [VersionStepException] = VersionStepException.all
  ) -> CheckTally {
    var tally = CheckTally()
    for side in Side.allCases {
      let excused = exceptions.contains { $0.step == step.text && $0.sides.contains(side) }
      let noticed = notices(step, on: side)
      if excused {
        tally.add(
          noticed.map { "\(step.text): \($0) notices what is said to be an exception" })
      } else {
        tally.add(noticed == nil ? fault(step, side) : nil)
      }
    }
    return tally
  }

  private func fault(_ step: Step, _ side: Side) -> String {
    let (version, value) =
      side == .older ? (step.older, step.after) : (step.newer, step.before)
    return "\(step.text): no claim fails on \(version) with \(step.rule)=\(value)"
  }

  /// The first file with a claim that holds on a version and does not with the other's value.
  private func notices(_ step: Step, on side: Side) -> String? {
    let version = side == .older ? step.older : step.newer
    let value = side == .older ? step.after : step.before
    let axis = RuleAxis.name(of: step.rule)
    for one in cases where one.versions.contains(version) {
      for cell in (try? one.file.cells(of: one.scenario)) ?? [] {
        // Claims of a file that tries the rule itself are about that.
        guard Self.version(cell) == version, cell[axis] == nil else { continue }
        if fails(one, Cell(cell.values + [(axis, value)])), !fails(one, cell) {
          return one.file.path
        }
      }
    }
    return nil
  }

  /// Whether a claim of a cell does not hold. Recorded rows are none: nobody has written them from a source.
  private func fails(_ one: Case, _ cell: Cell) -> Bool {
    guard let run = one.file.run(one.scenario, cell), run.fault == nil else { return false }
    return run.failures.count > run.records.filter { $0.failure != nil }.count
  }

  private static func version(_ cell: Cell) -> String? {
    cell["ios"].flatMap { IOSProfile.profileName($0) }
  }
}

/// Sides of steps that no claim can hold.
public struct VersionStepException: Sendable {
  /// The step: `titles.gap 12 to 13`.
  public let step: String
  /// Which sides.
  public let sides: Set<VersionSteps.Side>
  /// Why.
  public let reason: String

  /// An exception of one step.
  public init(step: String, sides: Set<VersionSteps.Side>, reason: String) {
    self.step = step
    self.sides = sides
    self.reason = reason
  }

  /// All of them.
  public static let all = [
    VersionStepException(
      step: "bar.oldSetterDropsProxy 12 to 13", sides: [.older],
      reason: "Without appearances, before iOS 13, there is none that a bar could forget."),
    VersionStepException(
      step: "titles.hasBackButtonDisplayMode 13 to 14", sides: [.older],
      reason: "The SDK of iOS 13 lacks the property, and a write to it does nothing."),
    VersionStepException(
      step: "bar.appearanceOwnsBackIndicator 12 to 13", sides: [.older],
      reason: "Without appearances, before iOS 13, no indicator of one counts."),
    VersionStepException(
      step: "surroundings.dismissalFlattensTabBar 10 to 11", sides: [.older],
      reason: "No device of iOS 10 has a home indicator."),
    VersionStepException(
      step: "titles.hasBackAction 15 to 16", sides: [.older],
      reason: "The SDK of iOS 15 lacks the property, and a write to it does nothing."),
    VersionStepException(
      step: "presentations.automatic 17 to 18", sides: [.older, .newer],
      reason: "Page sheets and form sheets lie alike in the model."),
  ]
}
