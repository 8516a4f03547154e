import NavSimLanguage
import NavSimProgram

/// Reads scripts one after the other and collects what the rules say: each breach once, however
/// many cells and files come upon it.
public struct Adviser {
  private let rules: [AdviceRule]
  private var found: [Key: Advice] = [:]
  private var ignores: [Ignore] = []
  private var known: Set<String> = []
  /// The cells that were read; a file without a scenario counts as one.
  public private(set) var cellCount = 0
  /// The lines of files in which ignores stand, for messages about them.
  private var ignoredLines: [SourcePlace: String] = [:]

  /// One finding of a rule at a place.
  private struct Key: Hashable {
    var rule: String
    var place: SourcePlace
  }

  /// What the rules said of a place in the cells of one file.
  private struct Hits {
    var message: String
    var instead: String?
    var cells: [Int: [Int]] = [:]
  }

  /// An adviser that knows some rules.
  public init(rules: [AdviceRule] = AdviceRule.all) { self.rules = rules }

  /// Reads a script: every cell of its scenarios, or its declarations alone if it has none.
  ///
  /// - Parameter only: the cells of a scenario that are read; nil for all.
  public mutating func read(_ script: Script, only: ((_ scenario: Int) -> [Cell])? = nil) {
    let text = SourceText(script)
    for ignore in Ignore.all(in: text) where known.insert(Adviser.name(ignore.place)).inserted {
      ignores.append(ignore)
      ignoredLines[ignore.place] = text.line(ignore.place.path, ignore.place.line)
    }
    var hits: [Key: Hits] = [:]
    var scenarios: [(name: String, cells: [Cell])] = []
    for (index, scenario) in script.scenarios.enumerated() {
      let cells = only?(index) ?? (try? script.cells(scenario: index)) ?? []
      scenarios.append((scenario.name, cells))
      for (at, cell) in cells.enumerated() {
        let program = script.program(scenario: index, cell: cell)
        look(at: AdviceSubject(program, script: script, cell: cell), text, (index, at), &hits)
      }
      cellCount += cells.count
    }
    if script.scenarios.isEmpty {
      let (program, cell) = script.declarations()
      scenarios = [("", [cell])]
      look(at: AdviceSubject(program, script: script, cell: cell), text, (0, 0), &hits)
      cellCount += 1
    }
    dropReached(&hits, script, scenarios.map(\.cells))
    let words = CellWords(scenarios: scenarios)
    for (key, hit) in hits where found[key] == nil {
      guard let rule = rules.first(where: { $0.id == key.rule }) else { continue }
      found[key] = Advice(
        rule: rule, place: key.place, sourceLine: text.line(key.place.path, key.place.line),
        message: hit.message, instead: hit.instead ?? rule.instead, cells: words.text(hit.cells))
    }
  }

  /// A line that some cell reaches is not one that never runs: in the others it is left out by what a guard lets in.
  private func dropReached(_ hits: inout [Key: Hits], _ script: Script, _ scenarios: [[Cell]]) {
    let id = AdviceRule.neverReached.id
    guard hits.keys.contains(where: { $0.rule == id }) else { return }
    var reached: Set<String> = []
    for (index, cells) in scenarios.enumerated() where script.scenarios.indices.contains(index) {
      for cell in cells {
        let program = script.program(scenario: index, cell: cell)
        let subject = AdviceSubject(program, script: script, cell: cell)
        let idle = Set(subject.unscrolled.map(\.page.index))
        let lines = subject.shownPages.flatMap { page in
          page.lines.filter { $0.hook != .scrollViewDidScroll || !idle.contains(page.index) }
        }
        for line in subject.navigation + lines where !line.isNeverReached {
          guard program.origins.indices.contains(line.origin) else { continue }
          let origin = program.origins[line.origin]
          reached.insert("\(origin.file):\(origin.line)")
        }
      }
    }
    hits = hits.filter { $0.key.rule != id || !reached.contains(Self.name($0.key.place)) }
  }

  private static func name(_ place: SourcePlace) -> String { "\(place.path):\(place.line)" }

  private func look(
    at subject: AdviceSubject, _ text: SourceText, _ cell: (scenario: Int, index: Int),
    _ hits: inout [Key: Hits]
  ) {
    for rule in rules {
      for remark in rule.look(subject) {
        guard let place = Adviser.place(of: remark, subject.program, text) else { continue }
        let key = Key(rule: rule.id, place: place)
        var hit = hits[key] ?? Hits(message: remark.message, instead: remark.instead)
        if hit.cells[cell.scenario]?.last != cell.index {
          hit.cells[cell.scenario, default: []].append(cell.index)
        }
        hits[key] = hit
      }
    }
  }

  /// Where a remark stands; nil in the text of a built-in strategy.
  private static func place(
    of remark: Remark, _ program: Program, _ text: SourceText
  ) -> SourcePlace? {
    switch remark.place {
    case .known(let place): return text.has(place.path) ? place : nil
    case .line(let origin, let mark):
      guard program.origins.indices.contains(origin) else { return nil }
      let line = program.origins[origin]
      guard text.has(line.file) else { return nil }
      let words = code(text.words(line.file, line.line))
      let isAssignment = mark.hasSuffix("=")
      let start = words.firstIndex { isAssignment ? $0.text.hasPrefix(mark) : $0.text == mark }
      guard let first = start.map({ words[$0] }) ?? words.first, let last = words.last else {
        return nil
      }
      let end = isAssignment && start != nil ? first : last
      return SourcePlace(
        path: line.file, line: line.line, column: first.column,
        length: end.column + end.length - first.column)
    }
  }

  /// The words behind the hooks of a line of code.
  private static func code(_ words: [SourceText.Piece]) -> ArraySlice<SourceText.Piece> {
    guard var at = words.firstIndex(where: { $0.text == "on" }) else { return words[...] }
    at += 1
    while at < words.count, words[at].text.hasSuffix(",") { at += 1 }
    return words.dropFirst(at + 1)
  }

  /// What was found, sorted by place and rule, without what comments silence. Comments that
  /// silence nothing are found as well.
  public func findings() -> [Advice] {
    var ignores = ignores
    var result: [Advice] = []
    for advice in found.values {
      let covering = ignores.indices.filter { ignores[$0].covers(advice.rule.id, advice.place) }
      for index in covering { ignores[index].used.insert(advice.rule.id) }
      if covering.isEmpty { result.append(advice) }
    }
    if let rule = rules.first(where: { $0.id == AdviceRule.unusedIgnore.id }) {
      for ignore in ignores {
        guard let problem = ignore.problem(rules) else { continue }
        result.append(
          Advice(
            rule: rule, place: ignore.place, sourceLine: ignoredLines[ignore.place] ?? "",
            message: problem, instead: rule.instead, cells: nil))
      }
    }
    return result.sorted { Adviser.isBefore($0, $1) }
  }

  private static func isBefore(_ a: Advice, _ b: Advice) -> Bool {
    if a.place.path != b.place.path {
      return a.place.path.utf8.lexicographicallyPrecedes(b.place.path.utf8)
    }
    return (a.place.line, a.place.column, a.rule.id) < (b.place.line, b.place.column, b.rule.id)
  }
}
