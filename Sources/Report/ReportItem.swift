import NavSimChecks
import NavSimKernel
import NavSimLanguage

/// One message for a person, whatever it comes from: a headline with its place, the source line
/// with what is meant underlined, and notes. Messages of the parser and of a run look the same, so
/// that one set of eyes is enough.
public struct ReportItem: Sendable {
  /// A line and what it is.
  public struct Line: Hashable, Sendable {
    /// The line's text, without its end.
    public var text: String
    /// How it is coloured.
    public var role: TerminalStyle.Role
  }

  /// The lines in the order in which they are printed.
  public var lines: [Line]

  init(lines: [Line]) { self.lines = lines }

  /// A message of the parser or of the checker.
  public init(_ diagnostic: Diagnostic) {
    lines = diagnostic.lines.map { line in
      let role: TerminalStyle.Role
      switch line.kind {
      case .headline: role = diagnostic.severity == .error ? .error : .warning
      case .source: role = .plain
      case .caret: role = .caret
      case .suggestion: role = .suggestion
      case .note: role = .note
      }
      return Line(text: line.text, role: role)
    }
  }

  /// An expectation that does not hold.
  ///
  /// - Parameters:
  ///   - cells: in how many cells, where that is to be told.
  ///   - causes: what caused it in them; nil where its own cause is all.
  public init(_ failure: Failure, in cells: String? = nil, causes: [String]? = nil) {
    let margin = max(4, String(failure.line).count) + 1
    let blanks = String(repeating: " ", count: margin)
    lines = [
      Line(
        text: "\(failure.file):\(failure.line):\(failure.column): error: \(failure.message)",
        role: .error)
    ]
    lines += Self.excerpt(failure, blanks)
    let cell = failure.cell.map { $0.axis + "=" + $0.value }.joined(separator: " ")
    let place = [failure.place, cell.isEmpty ? nil : "cell " + cell].compactMap { $0 }
    var notes: [(String, String)] = []
    if !place.isEmpty { notes.append(("where", place.joined(separator: ", "))) }
    if let cells { notes.append(("cells", cells)) }
    if let frames = failure.frames { notes.append(("frame", frames)) }
    notes += (causes ?? failure.cause.map { [$0] } ?? []).map { ("cause", $0) }
    notes += failure.notes.map { ("note", $0) }
    notes.append(("repro", failure.repro))
    lines += notes.map { Line(text: "\(blanks)= \($0.0): \($0.1)", role: .note) }
  }

  private static func excerpt(_ failure: Failure, _ blanks: String) -> [Line] {
    let text = Visible.columns(failure.text)
    guard !text.isEmpty else { return [] }
    let number = String(failure.line)
    let gutter = String(repeating: " ", count: blanks.count - 1 - number.count) + number
    let end = text.lastIndex { $0 != " " }.map { text.distance(from: text.startIndex, to: $0) + 1 }
    let column = max(failure.column, 1)
    let width = min(max((end ?? 0) - column + 1, 1), 160)
    let caret = String(repeating: " ", count: min(column - 1, 1000)) + "^"
    return [
      Line(text: "\(gutter) | \(text)", role: .plain),
      Line(
        text: "\(blanks)| \(caret)" + String(repeating: "~", count: width - 1), role: .caret),
    ]
  }

  /// The message without a line end behind it.
  public var text: PaintedText {
    lines.map { PaintedText(line: $0.text, $0.role) }.joined(separator: "\n")
  }
}

extension TerminalStyle {
  /// A message of the parser as text, without a line end behind it.
  public func text(of diagnostic: Diagnostic) -> String { ReportItem(diagnostic).text.text(self) }

  /// An expectation that does not hold as text, without a line end behind it.
  public func text(of failure: Failure) -> String { ReportItem(failure).text.text(self) }
}
