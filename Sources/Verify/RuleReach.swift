import NavSimKernel
import NavSimLanguage
import NavSimNavigation
import NavSimProgram
import NavSimSimulator
import NavSimTrace

/// Whether a rule of the model serves more than one thing: with another value in its place the traces
/// of two reports change, or those of a report and of a file of the rules.
public struct RuleReach: Sendable {
  /// What a change of a rule changes.
  public struct Reach: Sendable, Equatable {
    /// The rule.
    public let rule: String
    /// The first reports that change, two at most.
    public internal(set) var reports: [String] = []
    /// The first files that change and are no reports, two at most.
    public internal(set) var others: [String] = []

    /// Whether the rule serves two reports, or a report and a file of its own.
    public var isShared: Bool { reports.count > 1 || (reports.count == 1 && !others.isEmpty) }
    /// What is wrong with the rule, or nil: that nothing hangs on it, or one report alone.
    public var fault: String? {
      if reports.isEmpty, others.isEmpty { return "\(rule): no scenario changes without it" }
      if let only = reports.first, reports.count == 1, others.isEmpty {
        return "\(rule): it serves \(only) alone"
      }
      return nil
    }
  }

  /// A file with its cells, and what they look like by the rules as they are.
  private struct Case: Sendable {
    let path: String
    let isReport: Bool
    let programs: [Program]
    let traces: [UInt64]
  }

  private let cases: [Case]

  /// Runs the cells of files once.
  ///
  /// - Parameter files: those of reports stand in a folder `reports`.
  public init(_ files: VerifiedFiles) {
    cases = files.files.compactMap { file in
      guard let script = try? files.script(file).get() else { return nil }
      let programs = script.scenarios.indices.flatMap { scenario in
        ((try? script.cells(scenario: scenario)) ?? []).map {
          script.program(scenario: scenario, cell: $0)
        }
      }
      let isReport = file.path.split(separator: "/").dropLast().contains("reported")
      return Case(
        path: file.path, isReport: isReport, programs: programs,
        traces: programs.map { Self.digest(Simulator.run($0)) })
    }
    .sorted { $0.isReport && !$1.isReport }
  }

  /// What a rule serves. It looks until it knows that the rule is shared.
  public func reach(of rule: String) -> Reach {
    var reach = Reach(rule: rule)
    for file in cases where !reach.isShared {
      if file.isReport ? reach.reports.count > 1 : reach.others.count > 1 { continue }
      guard changes(file, rule) else { continue }
      if file.isReport { reach.reports.append(file.path) } else { reach.others.append(file.path) }
    }
    return reach
  }

  private func changes(_ file: Case, _ rule: String) -> Bool {
    for (program, before) in zip(file.programs, file.traces) {
      // An axis of the file's own would win.
      for index in 0..<4 {
        var isThere = false
        let trace = Simulator.run(program) { profile in
          let others = profile.variants(ofRule: rule)
          guard others.indices.contains(index) else { return }
          isThere = true
          profile = others[index]
        }
        guard isThere else { break }
        if Self.digest(trace) != before { return true }
      }
    }
    return false
  }

  private static func digest(_ trace: Trace) -> UInt64 {
    var hash = FNV()
    hash.add(TraceWriter.write(trace))
    return hash.value
  }
}
