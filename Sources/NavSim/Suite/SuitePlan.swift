import NavSimKernel
import NavSimLanguage
import NavSimReport
import NavSimTrace

// Which cells a suite has, in which order, and which of them a call runs: known before the first
// one runs, and the same on every machine.

/// One cell of a suite.
public struct SuiteCell: Sendable {
  /// The file, as an index into the plan's files.
  public let file: Int
  /// The scenario, as an index into its file's scenarios.
  public let scenario: Int
  /// The combination of axes.
  public let cell: Cell
  /// Why `skip` took it out of the matrix; nil for a cell that runs.
  public let skipReason: String?
  /// The file of the trace that is kept for it; nil if it asks for none.
  public let golden: GoldenTarget?
  /// Its place in the whole suite, whatever a filter or a shard takes away.
  public let index: Int
}

/// The cells of a suite in the order of files, scenarios and matrices.
public struct SuitePlan: Sendable {
  /// The files, in the order of the call; those with errors have no cells.
  public let files: [ScenarioFile]
  /// Where each file lies in its project: what filters and shards go by, because it is the same
  /// however the file was named.
  public let places: [String]
  /// The cells that this call is about.
  public private(set) var cells: [SuiteCell] = []
  /// How many cells there are without filter and shard.
  public let wholeCount: Int
  /// The names of the kept traces that the whole suite asks for, by file.
  public let goldenNames: [Set<String>]
  /// The names of the fingerprints that the whole suite asks for, by file.
  public let fingerprintNames: [Set<String>]
  /// Whether the cells are those that overrides leave, not the files' own.
  public let isOverridden: Bool
  /// Scenarios that the overrides do not fit, and why.
  public private(set) var passedOver: [String] = []

  /// Every cell of every scenario.
  ///
  /// - Parameters:
  ///   - places: where each file lies in its project; without it the files' paths.
  ///   - overrides: axis and value. A value that a matrix has selects its cells, another one
  ///     replaces what the file chose. Such cells are compared with nothing that is kept.
  public init(
    _ files: [ScenarioFile], places: [String]? = nil,
    overrides: [(axis: String, value: String)] = []
  ) {
    self.files = files
    isOverridden = !overrides.isEmpty
    self.places = places ?? files.map(\.path)
    var names: [Set<String>] = []
    var fingerprints: [Set<String>] = []
    for (file, content) in files.enumerated() {
      let targets = content.goldenTargets()
      names.append(Set(targets.joined().compactMap { $0?.name }))
      fingerprints.append(
        Set(targets.joined().compactMap { $0?.golden.form == .fingerprint ? $0?.cell : nil }))
      for scenario in content.scenarios.indices {
        if isOverridden {
          let (left, reason) = Self.left(of: scenario, in: content, overrides)
          if let reason { passedOver.append(reason) }
          for cell in left {
            cells.append(
              SuiteCell(
                file: file, scenario: scenario, cell: cell, skipReason: nil, golden: nil,
                index: cells.count))
          }
          continue
        }
        for (number, cell) in content.wholeMatrix(of: scenario).enumerated() {
          cells.append(
            SuiteCell(
              file: file, scenario: scenario, cell: cell.cell, skipReason: cell.skipReason,
              golden: targets[scenario][number], index: cells.count))
        }
      }
    }
    wholeCount = cells.count
    goldenNames = names
    fingerprintNames = fingerprints
  }

  /// The cells of a scenario that overrides leave, and why there is none.
  private static func left(
    of scenario: Int, in file: ScenarioFile, _ overrides: [(axis: String, value: String)]
  ) -> (cells: [Cell], reason: String?) {
    var reason = "no cell is left"
    do throws(CellError) {
      let cells = try file.cells(of: scenario, overrides: overrides)
      if !cells.isEmpty { return (cells, nil) }
    } catch { reason = error.message }
    return ([], "\(file.path): scenario \"\(file.scenarios[scenario].name)\": \(reason)")
  }

  /// What is to be said once where the cells are not the files' own.
  public var overrideNotes: [String] {
    guard isOverridden else { return [] }
    let isKept = zip(goldenNames, fingerprintNames).contains { !$0.isEmpty || !$1.isEmpty }
    let hasRecords = files.contains { $0.script?.hasRecords == true }
    guard isKept || hasRecords else { return passedOver }
    return [
      "note: these are not the files' own cells: kept traces, fingerprints and recorded rows are not"
        + " compared"
    ] + passedOver
  }

  /// Keeps the cells of which the file's place, the scenario's name or the cell's text has one of
  /// `texts`. A text that begins with `/` is looked for in the file's whole path; `axis!=a` and
  /// `axis=a|b` keep the cells that have another value than that, and one of those.
  public mutating func keep(matching texts: [String]) {
    guard !texts.isEmpty else { return }
    cells = cells.filter { cell in
      let names = [places[cell.file], name(of: cell), cell.cell.text]
      return texts.contains { text in
        names.contains { $0.contains(text) } || AxisChoice(text)?.holds(in: cell.cell) == true
          || text.hasPrefix("/") && files[cell.file].path.contains(text)
      }
    }
  }

  /// Keeps the cells of a shard.
  public mutating func keep(_ shard: SuiteShard) {
    cells = cells.filter { shard.contains($0, of: self) }
  }

  /// The name of a cell's scenario.
  public func name(of cell: SuiteCell) -> String { files[cell.file].scenarios[cell.scenario].name }

  /// A cell's report before anything is known of it.
  func report(of cell: SuiteCell, _ outcome: CellReport.Outcome) -> CellReport {
    let header = files[cell.file].scenarios[cell.scenario]
    var report = CellReport(
      file: header.file, line: header.line, scenario: header.name,
      cell: cell.cell.values.map { TraceAxis(axis: $0.axis, value: $0.value) }, outcome: outcome,
      reason: cell.skipReason)
    report.index = cell.index
    return report
  }
}

/// One of several parts of a suite. Which part a cell belongs to depends on its file, its scenario
/// and its axes alone: a scenario that is added moves no other cell.
public struct SuiteShard: Hashable, Sendable {
  /// From 1 to `count`.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// The part that `2/3` names; nil if the text names none.
  public init?(_ text: String) {
    let sides = text.split(separator: "/", omittingEmptySubsequences: false)
    guard sides.count == 2, sides.allSatisfy({ $0.allSatisfy(\.isNumber) }),
      let number = Int(sides[0]), let count = Int(sides[1]), (1...100_000).contains(count),
      (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether a cell belongs to this part.
  func contains(_ cell: SuiteCell, of plan: SuitePlan) -> Bool {
    var hash = FNV()
    hash.add(plan.places[cell.file])
    hash.add(plan.name(of: cell))
    hash.add(cell.cell.text)
    return hash.value % UInt64(count) == UInt64(number - 1)
  }
}

extension ScenarioFile {
  /// Every combination of a scenario's axes in the order of its matrix, with the reason for those
  /// that `skip` takes out.
  public func wholeMatrix(of scenario: Int) -> [(cell: Cell, skipReason: String?)] {
    guard let script, scenarios.indices.contains(scenario) else { return [] }
    return script.wholeMatrix(scenario: scenario)
  }
}
