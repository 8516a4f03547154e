import NavSim

// The file of accepted findings: read before anything runs, held against what the cells show, and
// written at the end where that is asked for.

/// The accepted findings of a call.
struct AcceptedStore {
  /// The file as it was named.
  let path: String
  /// What it says.
  let kept: AcceptedFindings
  private let isThere: Bool
  /// What cells of this call show.
  private var seen: Set<AcceptedFindings.Line> = []
  /// The cells that have run, and those of the whole suite.
  private var ran: Set<Place> = []

  private struct Place: Hashable {
    let file: String
    let scenario: String
    let cell: String

    init(_ line: AcceptedFindings.Line) {
      (file, scenario, cell) = (line.file, line.scenario, line.cell)
    }

    init(_ cell: SuiteCell, in plan: SuitePlan) {
      file = plan.places[cell.file]
      scenario = plan.name(of: cell)
      self.cell = cell.cell.text
    }
  }

  /// Reads the file. One that is not there accepts nothing where it is to be written.
  init(_ path: String, mode: GoldenMode) throws {
    self.path = path
    isThere = (try? Platform.status(path)) != nil
    if case .update = mode, !isThere {
      kept = AcceptedFindings()
      return
    }
    if !isThere {
      throw UsageError(
        message: "\(path): no such file",
        help: "navsim test --accepted \(ShellWord.path(path)) --update writes it")
    }
    let file = AcceptedFindings(try Files.read(path))
    if let damage = file.damages.first {
      var error = UsageError(
        message: "\(path):\(damage.line):1: this is no line of accepted findings: \(damage.reason)",
        help: "navsim test --accepted FILE --update writes such a file")
      error.others = file.damages.dropFirst().prefix(20).map {
        UsageError(message: "\(path):\($0.line):1: \($0.reason)")
      }
      throw error
    }
    kept = file
  }

  /// Takes in what a cell shows; nil where it did not run.
  mutating func add(_ verdict: CellVerdict, of plan: SuitePlan) {
    guard let lines = verdict.toAccept else { return }
    ran.insert(Place(verdict.cell, in: plan))
    seen.formUnion(lines)
  }

  /// What stands in the file although its cell has run and does not show it; with the whole suite
  /// also that of cells that there are not, and of files.
  ///
  /// - Parameter isGone: whether a scenario's file, as seen from its project, is surely not there any more.
  func stale(
    _ plan: SuitePlan, isWhole: Bool, isGone: (String) -> Bool
  ) -> [(line: AcceptedFindings.Line, number: Int)] {
    var gone: [String: Bool] = [:]
    func isLost(_ file: String) -> Bool {
      let known = gone[file] ?? isGone(file)
      gone[file] = known
      return known
    }
    let there = isWhole ? Set(plan.cells.map { Place($0, in: plan) }) : []
    let files = Set(
      plan.places.indices.filter { !plan.files[$0].hasErrors }.map { plan.places[$0] })
    return kept.lines.filter { line, _ in
      if seen.contains(line) { return false }
      let place = Place(line)
      if ran.contains(place) { return true }
      guard isWhole, !there.contains(place) else { return false }
      return files.contains(line.file) || isLost(line.file)
    }.map { ($0.key, $0.value) }.sorted { $0.number < $1.number }
  }

  /// Writes the file anew; whether there was something to write.
  func write(without stale: [AcceptedFindings.Line], on console: Console) -> Bool {
    var next = kept
    for line in stale { next.set(line, false) }
    for line in seen { next.set(line, true) }
    if next == kept, isThere { return false }
    return console.save(next.bytes, to: path)
  }
}
