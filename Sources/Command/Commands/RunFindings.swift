import NavSim

// What the detectors found in the cells of one call of `run`: enough of it to see what is wrong,
// not so much that the rest is lost.

/// Findings of a run, told cell by cell and counted.
struct RunFindings {
  /// How many lines are told of many cells.
  static let most = 40
  private let isDetailed: Bool
  private let isHeld: Bool
  private var told = 0
  private var cells = 0
  private var counts: [(name: String, count: Int)] = []
  /// What cells say of each other.
  private var siblings = SiblingCells()
  /// What UIKit does by itself.
  private var habits = HabitTally()
  /// Pages through which the window is seen.
  private var bare: [String] = []
  /// Whether there is more than was told.
  private(set) var isCut = false
  /// The command that runs the first cell in which something was found.
  private var example: String?
  private var held: [(whole: PaintedText, line: PaintedText)] = []

  /// - Parameters:
  ///   - isDetailed: whether frames and causes are told.
  ///   - isHeld: whether they wait for `told`, which knows how much room there is.
  init(isDetailed: Bool, isHeld: Bool = false) {
    self.isDetailed = isDetailed
    self.isHeld = isHeld
  }

  /// Where they come from.
  private var causes = RunCauses()

  /// How many findings were left out because they rest on a choice.
  private var unsure = 0

  /// What is to be said about one cell at once.
  ///
  /// - Parameter certainties: of each of its findings; then those that rest on a choice are left out.
  mutating func lines(of run: CellRun, _ certainties: [Certainty]? = nil) -> [PaintedText] {
    var findings = run.findings
    var sure: [Finding: [String]] = [:]
    if let certainties {
      for (finding, certainty) in zip(findings, certainties) where certainty.isSure {
        sure[finding] = certainty.lines
      }
      unsure += findings.count { sure[$0] == nil }
      findings.removeAll { sure[$0] == nil }
    }
    habits.add(run.byItself)
    siblings.add(run)
    for page in run.pagesOnBareGround where !bare.contains(page) { bare.append(page) }
    guard !findings.isEmpty else { return [] }
    cells += 1
    if example == nil {
      example = ShellWord.run(
        run.path, cell: run.cell.values, scenario: run.isOneOfSeveral ? run.scenario : nil)
    }
    for finding in findings { Self.add(finding.kind, to: &counts) }
    causes.add(findings)
    // That the app has ended is told as an error where no claim speaks of it.
    let isTold = run.failures.contains { $0.rule == "exception" }
    let toTell = isTold ? findings.filter { $0.kind != Detector.crash.name } : findings
    func texts(_ isDetailed: Bool) -> [PaintedText] {
      FindingReport(
        toTell, path: run.path, line: run.line, cell: run.cell.text, isDetailed: isDetailed,
        scenario: run.isOneOfSeveral ? run.scenario : nil, sure: sure
      ).blocks
    }
    let blocks = texts(isDetailed)
    if isHeld {
      let lines = isDetailed ? texts(false) : blocks
      for (whole, line) in zip(blocks, lines).prefix(Self.most) { held.append((whole, line)) }
      return []
    }
    let shown = isDetailed ? blocks.count : min(blocks.count, Self.most - told)
    told += shown
    if shown < blocks.count { isCut = true }
    return Array(blocks.prefix(shown))
  }

  /// What is said where an answer is cut.
  static let rest: PaintedText = "… not all of it has room here: run a cell alone, or navsim view"

  /// What was held, as far as it goes into some rows of a terminal: with frames and causes, without
  /// them, or not at all.
  mutating func told(rows: Int, columns: Int) -> [PaintedText] {
    var left = max(rows - (held.isEmpty ? 0 : 1), 3)
    var told: [PaintedText] = []
    for (index, block) in held.enumerated() {
      // Each one behind this one takes a line or more.
      let spare = left - (held.count - index - 1)
      let whole = block.whole.rows(columns: columns)
      let text = whole <= spare ? block.whole : block.line
      let rows = text.rows(columns: columns)
      if rows > left, !told.isEmpty {
        isCut = true
        break
      }
      told.append(text)
      left -= rows
    }
    return told
  }

  /// `found: 3 in 2 cells: 2 snap, 1 flash`, on one screen the most frequent; nil where nothing was found.
  var summary: String? {
    if counts.isEmpty { return nil }
    let all = counts.map(\.count).reduce(0, +)
    let kinds = counts.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    let most = isHeld ? 8 : kinds.count
    return "found: \(all) in " + Count.of(cells, "cell") + ": "
      + kinds.prefix(most).map { "\($0.count) \($0.name)" }.joined(separator: ", ")
      + (kinds.count > most ? ", …" : "")
      + (isCut && !isHeld ? " (not all of it is told; run a cell alone to see the rest)" : "")
  }

  /// `left out: 2 that rest on a choice of the model`; nil where there are none.
  var leftOut: String? {
    unsure == 0
      ? nil : "left out: \(unsure) that rest\(unsure == 1 ? "s" : "") on a choice of the model"
  }

  /// That the window, black by default, is seen where a page has no colour; nil where it is not.
  private var bareGround: String? {
    if bare.isEmpty { return nil }
    let views = bare.count == 1 ? "its view has" : "their views have"
    return
      "note: \(bare.prefix(3).joined(separator: ", ")): the black window is seen, for "
      + "\(views) no colour; view backgroundColor=white"
  }

  /// How to hear more of what was told in a line each; nil where all was told.
  private var toldElsewhere: String? {
    isDetailed || isHeld ? nil : example.map { "the cause of each: " + $0 }
  }

  /// What is said of them at the end, a line each; on one screen causes where that leaves two thirds of it.
  func last(on console: Console) -> [PaintedText] {
    let columns = console.noteWidth
    let summary = [summary].compactMap { $0 }.map { PaintedText(line: $0) }
    let rest = ([toldElsewhere, leftOut, habits.note, bareGround] + notesOfCells)
      .compactMap { $0 }.map { PaintedText(line: $0) }
    if isDetailed { return summary + rest }
    var told: [PaintedText] = []
    var room = console.noteRows / 3 - (summary + rest).reduce(0) { $0 + $1.rows(columns: columns) }
    for cause in causes.lines(most: isHeld ? 2 : 6).map({ PaintedText(line: $0) }) {
      room -= cause.rows(columns: columns)
      if isHeld, room < 0 { break }
      told.append(cause)
    }
    return summary + told + rest
  }

  /// What cells say of each other; on one screen the first of it, and how much more there is.
  private var notesOfCells: [String] {
    let notes = siblings.notes
    guard isHeld, notes.count > 1 else { return notes }
    return [notes[0] + " (and \(notes.count - 1) more)"]
  }

  private static func add(_ name: String, to counts: inout [(name: String, count: Int)]) {
    if let index = counts.firstIndex(where: { $0.name == name }) {
      counts[index].count += 1
    } else {
      counts.append((name, 1))
    }
  }
}
