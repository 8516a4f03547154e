import NavSimChecks
import NavSimKernel

/// What the detectors found in one cell, as text for people: one block for each detector, its
/// first finding in full, so that a glitch that is seen on five elements is not told five times.
public struct FindingReport: Sendable {
  private let findings: [Finding]
  private let path: String
  private let line: Int
  private let cell: String
  private let isDetailed: Bool
  private let scenario: String?
  private let sure: [Finding: [String]]

  /// - Parameters:
  ///   - path: the scenario's file.
  ///   - line: the line of the scenario's header.
  ///   - cell: the cell, as `axis=value` pairs.
  ///   - isDetailed: whether frames and causes are told.
  ///   - scenario: the scenario's name, where its file has several.
  ///   - sure: what is to be said of how sure findings are.
  public init(
    _ findings: [Finding], path: String, line: Int, cell: String, isDetailed: Bool,
    scenario: String? = nil, sure: [Finding: [String]] = [:]
  ) {
    self.sure = sure
    self.scenario = scenario
    self.findings = findings
    self.path = path
    self.line = line
    self.cell = cell
    self.isDetailed = isDetailed
  }

  /// One text for each detector that found something, by id.
  public var blocks: [PaintedText] {
    var ids: [String] = []
    for finding in findings where !ids.contains(finding.id) { ids.append(finding.id) }
    return ids.sorted().map { id in block(findings.filter { $0.id == id }) }
  }

  private func block(_ same: [Finding]) -> PaintedText {
    guard let first = same.first else { return "" }
    let others = same.dropFirst()
    var head = "\(path):\(line):1: warning: \(first.id) \(first.kind) of \(first.subject)"
    if !isDetailed { head += " at \(first.place)" }
    head += ": " + first.message
    if !isDetailed, !others.isEmpty { head += ", and \(others.count) more" }
    if !cell.isEmpty { head += " (cell \(cell))" }
    let lines = [PaintedText(line: head, .warning)]
    let certain = (sure[first] ?? []).map { ("sure", $0) }
    guard isDetailed else { return (lines + Self.painted(certain)).joined(separator: "\n") }
    var notes = [
      ("where", first.place + ", " + first.lasting { Count.of($0, "frame") })
    ]
    if !first.witness.isEmpty { notes.append(("frame", Self.frames(first))) }
    for absent in first.absent { notes.append(("absent", absent)) }
    if let cause = first.cause { notes.append(("cause", cause)) }
    for cause in Self.otherCauses(first, others) { notes.append(("cause", cause)) }
    if !others.isEmpty {
      let places = others.prefix(3).map { "\($0.subject) at \($0.place)" }
      let rest = others.count > 3 ? ", …" : ""
      notes.append(
        ("note", "and \(others.count) more: " + places.joined(separator: ", ") + rest))
    }
    notes += certain
    if let command = command(first) { notes.append(("why", command)) }
    return (lines + Self.painted(notes)).joined(separator: "\n")
  }

  private static func painted(_ notes: [(String, String)]) -> [PaintedText] {
    notes.map { .painted("     = \($0.0): \($0.1)", .note) }
  }

  /// Up to two causes of others of the same kind, each with the place of the first of them.
  private static func otherCauses(_ first: Finding, _ others: ArraySlice<Finding>) -> [String] {
    var seen = Set([first.cause])
    let new = others.filter { $0.cause != nil && seen.insert($0.cause).inserted }
    return new.prefix(2).map { "of \($0.subject) at \($0.place): \($0.cause ?? "")" }
  }

  /// The command that tells where it comes from.
  private func command(_ finding: Finding) -> String? {
    guard let property = finding.property else { return nil }
    let moment = finding.place.split(separator: "(").first.map { $0.split(separator: " ") } ?? []
    return "navsim why \(ShellWord.path(path)) \(ShellWord.quoted(property)) --frame "
      + ShellWord.quoted(moment.joined(separator: " "))
      + (cell.isEmpty ? "" : " --cell " + ShellWord.quoted(cell))
      + (scenario.map { " --scenario " + ShellWord.quoted($0) } ?? "")
  }

  /// The frames that prove it: `push +16 (266.667ms) bar.bg.alpha=1   push +17 …`.
  private static func frames(_ finding: Finding) -> String {
    var parts: [String] = []
    var last: String?
    for witness in finding.witness {
      parts.append(witness.place == last ? witness.value : witness.place + " " + witness.value)
      last = witness.place
    }
    return parts.joined(separator: "   ")
  }
}
