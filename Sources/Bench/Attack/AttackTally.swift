#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What came of the attacks, kind by kind.
struct AttackTally {
  struct Row {
    let name: String
    var attacks = 0
    var runs = 0
    var faults = 0
    var slowest = 0.0
  }

  private(set) var rows: [Row]

  init(kinds: [String]) { rows = kinds.map { Row(name: $0) } }

  var attacks: Int { rows.reduce(0) { $0 + $1.attacks } }
  var faults: Int { rows.reduce(0) { $0 + $1.faults } }
  var text: String { "\(attacks) attacks, \(faults) faults" }

  mutating func add(_ kind: Int, _ report: AttackRun.Report) {
    rows[kind].attacks += 1
    rows[kind].runs += report.outcomes.count { $0 != nil }
    rows[kind].faults += report.faults.count
    rows[kind].slowest = max(rows[kind].slowest, report.seconds)
  }

  /// A line for each kind that had a turn.
  var table: String {
    let shown = rows.filter { $0.attacks > 0 }
    let width = (shown.map(\.name.count).max() ?? 0) + 2
    func padded(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    let head = "kind" + String(repeating: " ", count: max(0, width - 4))
    let lines = shown.map { row in
      row.name + String(repeating: " ", count: width - row.name.count) + padded("\(row.attacks)", 7)
        + padded("\(row.runs)", 8) + padded("\(row.faults)", 8)
        + padded(AttackText.decimals(row.slowest), 10)
    }
    return ([head + "attacks    runs  faults  slowest s"] + lines).joined(separator: "\n")
  }
}

extension AttackOutcome {
  /// What a step gave, for people.
  var text: String {
    let end = code.map { "exit \($0)" } ?? "signal \(signal)"
    let streams = [out, err].filter { $0.size > 0 }.map { "\n      " + $0.shown }.joined()
    return end + ", \(AttackText.decimals(processor)) s of the processor, \(memory >> 20) MB"
      + streams
  }
}

extension AttackText {
  /// Two digits behind the point.
  static func decimals(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
  }
}

/// A line on a terminal that says how far it is.
struct AttackProgress {
  private let isTerminal = isatty(2) == 1

  func show(_ text: String) { if isTerminal { Platform.writeError("\r\u{1B}[2K" + text) } }
  func clear() { if isTerminal { Platform.writeError("\r\u{1B}[2K") } }
}
