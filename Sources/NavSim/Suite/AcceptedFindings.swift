import NavSimChecks
import NavSimReport

// Findings that somebody has looked at and lives with, one line for each:
//
//     navsim-findings 1
//     basics/push.navsim "a push" strategy=native,ios=12 snap eye push+0
//
// The lines are sorted, so that two branches that add some merge.

/// The file of accepted findings.
public struct AcceptedFindings: Hashable, Sendable {
  static let magic = "navsim-findings 1"

  /// One finding of one cell.
  public struct Line: Hashable, Sendable {
    /// The scenario's file, as seen from its project's folder.
    public var file: String
    /// The scenario's name.
    public var scenario: String
    /// `axis=value` pairs with commas between them.
    public var cell: String
    /// The detector's word.
    public var kind: String
    /// What it was seen on.
    public var subject: String
    /// When: `push+0`.
    public var moment: String

    /// The finding of a cell.
    init(_ finding: Finding, file: String, scenario: String, cell: String) {
      let told = CellFinding(finding)
      self.init(
        words: [file, scenario, cell, told.kind, told.subject, told.moment])
    }

    fileprivate init(words: [String]) {
      (file, scenario, cell) = (words[0], words[1], words[2])
      (kind, subject, moment) = (words[3], words[4], words[5])
    }

    /// The line as it stands in the file.
    public var text: String {
      [file, scenario, cell, kind, subject, moment].map(AcceptedFindings.quoted)
        .joined(separator: " ")
    }
  }

  /// The findings, with their lines in the file, from 1.
  public private(set) var lines: [Line: Int] = [:]
  /// What is wrong with the bytes that it was read from: the line and the reason.
  public private(set) var damages: [(line: Int, reason: String)] = []

  /// Nothing is accepted.
  public init() {}

  /// The lines of a file that can be read, and what is wrong with the others.
  public init(_ bytes: [UInt8]) {
    let rows = bytes.split(separator: 10, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if rows.first != Self.magic {
      damages.append((1, "expected '\(Self.magic)'"))
      return
    }
    for (index, row) in rows.enumerated().dropFirst() where !row.isEmpty {
      guard let words = Self.words(of: row), words.count == 6 else {
        damages.append((index + 1, "expected file, scenario, cell, detector, subject and moment"))
        continue
      }
      lines[Line(words: words)] = index + 1
    }
  }

  /// Whether somebody has accepted it.
  public func contains(_ line: Line) -> Bool { lines[line] != nil }

  /// Takes a finding in, or out.
  public mutating func set(_ line: Line, _ isAccepted: Bool) {
    lines[line] = isAccepted ? lines[line] ?? 0 : nil
  }

  /// The file as bytes.
  public var bytes: [UInt8] {
    let texts = lines.keys.map(\.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return Array(([Self.magic] + texts).map { $0 + "\n" }.joined().utf8)
  }

  /// A word, in quotes where it could be taken for something else.
  fileprivate static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty && !word.utf8.contains { $0 <= 32 || $0 == 34 || $0 == 92 || $0 == 127 }
    if isPlain { return word }
    var text = "\""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\" + String(scalar)
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// The words of a line; nil where quotes have no end.
  private static func words(of row: String) -> [String]? {
    var words: [String] = []
    var rest = row[...]
    while true {
      rest = rest.drop { $0 == " " }
      guard let first = rest.first else { return words }
      guard first == "\"" else {
        let word = rest.prefix { $0 != " " }
        words.append(String(word))
        rest = rest.dropFirst(word.count)
        continue
      }
      rest = rest.dropFirst()
      var word = ""
      while true {
        guard let next = rest.popFirst() else { return nil }
        if next == "\"" { break }
        guard next == "\\" else {
          word.append(next)
          continue
        }
        guard let escaped = rest.popFirst() else { return nil }
        word.append(escaped == "n" ? "\n" : escaped)
      }
      words.append(word)
    }
  }
}

extension AcceptedFindings {
  /// Whether two files accept the same.
  public static func == (a: AcceptedFindings, b: AcceptedFindings) -> Bool {
    Set(a.lines.keys) == Set(b.lines.keys)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(Set(lines.keys)) }
}
