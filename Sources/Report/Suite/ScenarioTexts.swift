import NavSimChecks
import NavSimTrace

/// Tells the cells of a suite scenario by scenario: what several cells of one show alike is told once, with the cells.
public struct ScenarioTexts {
  /// What is printed, in order.
  public enum Part: Sendable {
    /// Text, each line with its end.
    case text(PaintedText)
    /// The strip of a cell's frames, which only some terminals get.
    case strip(String)
  }

  private let isQuiet: Bool
  private var cells: [(report: CellReport, strip: String?)] = []

  /// - Parameter isQuiet: whether only what is wrong is told.
  public init(isQuiet: Bool) { self.isQuiet = isQuiet }

  /// Takes the next cell.
  ///
  /// - Parameter strip: what is shown below its messages, if it has failed.
  /// - Returns: what is to be told of the scenario before, where this cell begins another one.
  public mutating func add(_ cell: CellReport, strip: String? = nil) -> [Part] {
    let isNext = cells.first.map { !cell.isOneOf($0.report) } ?? false
    let told = isNext ? end() : []
    cells.append((cell, strip))
    return told
  }

  /// What is to be told of the last scenario.
  public mutating func end() -> [Part] {
    defer { cells = [] }
    var all = Alike(cells.map(\.report).filter(\.hasRun))
    return cells.flatMap { cell, strip -> [Part] in
      let text = cell.text(isQuiet: isQuiet, &all)
      var parts: [Part] = text.isEmpty ? [] : [.text(text)]
      if let strip, !text.isEmpty { parts.append(.strip(strip)) }
      return parts
    }
  }
}

/// What the cells of a scenario say alike: in the same words, of the same line.
struct Alike {
  private let all: [[TraceAxis]]
  private var cells: [Key: [[TraceAxis]]] = [:]
  /// Of each failure what caused it, in which cells.
  private var causes: [Key: [(cause: String?, cells: [[TraceAxis]])]] = [:]
  /// Of each failure of a golden the kept traces that are not so, in order.
  private var kept: [Key: [String]] = [:]
  private var told: Set<Key> = []
  /// How many causes of one failure are told.
  private static let mostCauses = 4

  private struct Key: Hashable {
    let file: String
    let line: Int
    let column: Int
    let words: [String]
    let issue: String?

    init(_ failure: Failure, _ issue: String?) {
      file = failure.file
      line = failure.line
      column = failure.column
      words =
        [failure.withoutKept(failure.message)]
        + failure.notes.map { failure.withoutKept(Self.timeless($0)) }
      self.issue = issue
    }

    /// Words without the times in brackets: a swipe that goes further ends later, and nothing else is said.
    private static func timeless(_ words: String) -> String {
      let parts = words.split(separator: " (", omittingEmptySubsequences: false)
      return parts.dropFirst().reduce(String(parts.first ?? "")) { text, part in
        guard let end = part.firstIndex(of: ")"), part[..<end].hasSuffix("ms"),
          part[..<end].dropLast(2).allSatisfy({ $0.isNumber || $0 == "." })
        else { return text + " (" + part }
        return text + part[part.index(after: end)...]
      }
    }

    /// A remark, which has its place in its words.
    init(remark: String) {
      (file, line, column, words, issue) = ("", 0, 0, [remark], nil)
    }
  }

  init(_ reports: [CellReport]) {
    all = reports.map(\.cell)
    for report in reports {
      let failures = report.failures.map { Key($0, nil) }
      let remarks = report.remarks.map { Key(remark: report.withoutCell($0)) }
      for key in Set(failures + remarks + report.known.map { Key($0.failure, $0.id) }) {
        cells[key, default: []].append(report.cell)
      }
      for failure in report.failures {
        add(failure.cause, of: Key(failure, nil), report.cell)
        if let path = failure.kept {
          kept[Key(failure, nil), default: []].append(path)
        }
      }
    }
  }

  private mutating func add(_ cause: String?, of key: Key, _ cell: [TraceAxis]) {
    let known = causes[key, default: []]
    if let index = known.firstIndex(where: { $0.cause == cause }) {
      if known[index].cells.last != cell { causes[key]?[index].cells.append(cell) }
    } else {
      causes[key, default: []].append((cause, [cell]))
    }
  }

  /// What caused a failure, each cause with the cells where there are several.
  func causes(of failure: Failure) -> [String] {
    let known = causes[Key(failure, nil)] ?? []
    guard known.count > 1 else { return failure.cause.map { [$0] } ?? [] }
    let lines = known.prefix(Self.mostCauses).compactMap { cause, cells in
      cause.map { "\($0) (\(CellSet(cells, of: all).text))" }
    }
    let left = known.count - Self.mostCauses
    return lines + (left > 0 ? ["and \(left) more in other cells"] : [])
  }

  /// A failure as it is told of all cells that say it.
  func joined(_ failure: Failure) -> Failure {
    failure.naming(kept[Key(failure, nil)] ?? [])
  }

  /// The cells that say it, if it has not been told of another one before; nil if it has.
  ///
  /// - Parameter issue: the id of the known issue that it is, if it is one.
  mutating func cells(of failure: Failure, issue: String? = nil) -> CellSet? {
    let key = Key(failure, issue)
    guard told.insert(key).inserted else { return nil }
    return CellSet(cells[key] ?? [failure.cell], of: all)
  }

  /// A remark of a cell with the cells that make it, if it has not been told of another one before.
  mutating func remark(_ remark: String, of report: CellReport) -> String? {
    let words = report.withoutCell(remark)
    let key = Key(remark: words)
    guard told.insert(key).inserted else { return nil }
    guard let cells = cells[key], cells.count > 1, words != remark else { return remark }
    return "\(words) (\(CellSet(cells, of: all).text))"
  }
}

extension CellReport {
  /// A remark without the cell that stands behind it.
  fileprivate func withoutCell(_ remark: String) -> String {
    let cell = " (cell \(cellText))"
    return remark.hasSuffix(cell) ? String(remark.dropLast(cell.count)) : remark
  }
}
