import NavSimKernel

/// What is wrong with a file, where, and what to write instead.
public struct Diagnostic: Hashable, Sendable {
  /// Whether a run may go on.
  public enum Severity: String, Hashable, Sendable { case error, warning }
  /// An error, or a warning.
  public var severity: Severity
  /// Which message this is; stable, and listed.
  public var id: MessageID
  /// The file's path.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in user-perceived characters, from 1.
  public var column: Int
  /// How many characters are wrong; at least 1.
  public var length: Int
  /// One line without a full stop.
  public var message: String
  /// The line as it stands in the file.
  public var sourceLine: String
  /// What to write instead of the underlined characters.
  public var suggestion: String?
  /// Choices, or the related place.
  public var notes: [String]

  /// The line that uses the file it is about, as the last note says; nil for a file that is read for itself.
  public var usedFrom: String? {
    notes.last.flatMap { $0.hasPrefix(Self.used) ? String($0.dropFirst(Self.used.count)) : nil }
  }

  static let used = "used from "

  /// The same for a file that several lines use: one message, with how many there are.
  public func usedFrom(_ places: [String]) -> Diagnostic {
    var one = self
    if usedFrom != nil { one.notes.removeLast() }
    guard let first = places.first else { return one }
    one.notes.append(Self.used + first + Self.andMore(places.count - 1))
    return one
  }

  /// How many places more use a file than the one that is named.
  package static func andMore(_ count: Int) -> String {
    count > 0 ? ", and from " + Count.of(count, "more place") : ""
  }

  /// Whether it is about claims that are missing: nothing to who only wants to see what a scenario does.
  public var asksForClaims: Bool { id == .checksNothing }

  /// An error about a strategy that is given as code: it has no line of a file.
  public static func error(_ id: MessageID, strategy: String, _ message: String) -> Diagnostic {
    Diagnostic(
      severity: .error, id: id, path: "<\(strategy)>", line: 1, column: 1, length: 1,
      message: message, sourceLine: "strategy \(strategy)", notes: [])
  }

  /// The parts of the message as plain lines, in the order in which they are printed. Report
  /// colours them by kind; joined by newlines they are the message.
  public var lines: [(kind: LineKind, text: String)] {
    var result: [(LineKind, String)] = [
      (.headline, Visible.line("\(path):\(line):\(column): \(severity.rawValue): \(message)"))
    ]
    let number = String(line)
    if id == .notRead, sourceLine.isEmpty {
      // Nothing was read that could be shown.
      return result + notes.map { (.note, "      = note: " + $0) }
    }
    let gutter = String(repeating: " ", count: max(4, number.count) + 1) + "| "
    let (excerpt, offset) = Excerpt.cut(sourceLine, column: column)
    result.append(
      (.source, String(repeating: " ", count: max(0, 4 - number.count)) + number + " | " + excerpt))
    let pad = String(repeating: " ", count: offset)
    let width = max(1, min(length, 120))
    result.append((.caret, gutter + pad + "^" + String(repeating: "~", count: width - 1)))
    if let suggestion {
      result.append(
        (.suggestion, gutter + pad + Visible.line(suggestion) + "   <- did you mean this?"))
    }
    let margin = String(repeating: " ", count: max(4, number.count) + 1)
    for note in notes { result.append((.note, margin + "= note: " + Visible.line(note))) }
    return result
  }

  /// What a line of a message is.
  public enum LineKind: Sendable { case headline, source, caret, suggestion, note }

  /// The whole message as plain text, without a newline at the end.
  public var text: String { lines.map(\.text).joined(separator: "\n") }
}
