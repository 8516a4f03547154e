import Foundation
import NavSimStrategies
import Testing

@testable import NavSimNavigation

/// A row of a table of facts, in docs/Facts.md or docs/Around.md.
struct FactRow {
  /// The page and the number of the line.
  let place: String
  let text: String
  let cells: [String]

  /// The rows of one page, those of tables whose first column is called "fact".
  static func rows(_ text: String, page: String) -> [FactRow] {
    var rows: [FactRow] = []
    var isInside = false
    var isOfFacts = false
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      guard line.hasPrefix("|") else {
        isInside = false
        continue
      }
      let cells = line.components(separatedBy: "|").dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
      if !isInside {
        isInside = true
        isOfFacts = cells.first == "fact"
      } else if isOfFacts, cells.first?.hasPrefix("---") == false {
        rows.append(FactRow(place: "\(page):\(index + 1)", text: line, cells: cells))
      }
    }
    return rows
  }

  static func rows(page: String) throws -> [FactRow] {
    let url = ProfileComments.root.appendingPathComponent(page)
    return rows(try String(contentsOf: url, encoding: .utf8), page: page)
  }
}

/// The numbered facts, each with words of the row that answers for it: the file `FactList`.
struct FactList {
  /// One line of the list.
  struct Line {
    let letter: String
    let number: Int
    let words: String
  }

  /// How many facts each letter has.
  private(set) var counts: [(letter: String, count: Int)] = []
  private(set) var lines: [Line] = []
  private(set) var unreadable: [String] = []

  static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("FactList")

  init(_ text: String) {
    for line in text.components(separatedBy: "\n") where !line.isEmpty && !line.hasPrefix("//") {
      let parts = line.components(separatedBy: " | ")
      let words = parts.dropFirst().joined(separator: " | ")
      if let found = parts[0].wholeMatch(of: /([A-Z]) = ([0-9]+)/), let count = Int(found.2) {
        counts.append((String(found.1), count))
      } else if !words.isEmpty, let found = parts[0].wholeMatch(of: /([A-Z])([0-9]+)/),
        let number = Int(found.2)
      {
        lines.append(Line(letter: String(found.1), number: number, words: words))
      } else {
        unreadable.append(line)
      }
    }
  }

  /// What is wrong with the numbers: each letter has all of them, from 1 on, and no further one.
  var wrongNumbers: [String] {
    var wrong = unreadable.map { "no fact: \($0)" }
    for (letter, count) in counts {
      let numbers = Set(lines.filter { $0.letter == letter }.map(\.number))
      let wanted = Set((0..<count).map { $0 + 1 })
      wrong += wanted.subtracting(numbers).sorted().map { "\(letter)\($0) is missing" }
      wrong += numbers.subtracting(wanted).sorted().map { "\(letter)\($0) is one too many" }
    }
    let letters = counts.map(\.letter)
    wrong += lines.filter { !letters.contains($0.letter) }
      .map { "\($0.letter)\($0.number) has a letter that is not told" }
    return wrong
  }

  /// What is wrong between the list and the rows: the words of a fact stand in one row, and each of
  /// `facts` has the words of a fact.
  func wrongRows(facts: [FactRow], others: [FactRow]) -> [String] {
    var wrong: [String] = []
    var answering: Set<Int> = []
    let text = (facts + others).map(\.text).joined(separator: "\n")
    for line in lines {
      let parts = text.components(separatedBy: line.words)
      if parts.count == 2 {
        answering.insert(parts[0].utf8.filter { $0 == 10 }.count)
      } else {
        let times = parts.count - 1
        wrong.append("\(line.letter)\(line.number): \(times) times in rows: \(line.words)")
      }
    }
    for (index, row) in facts.enumerated() where !answering.contains(index) {
      wrong.append("\(row.place): no fact has this row: \(row.cells.first ?? "")")
    }
    return wrong
  }
}

/// What a row may name as the place where its fact went.
struct FactNames {
  private let rules: Set<String>
  /// Values, and groups of them.
  private let values: Set<String>
  private let strategies = Set(BuiltinStrategies.names)
  /// What values begin with, but for the bar, which has parts and properties too.
  private let themes: Set<String>

  init() throws {
    rules = Set(try ModelDocument().rules.compactMap(\.first))
    let names = IOSProfile.profile(7).values.map(\.name)
    let dotted = names.filter { $0.contains(".") }
    let groups = dotted.map { $0.split(separator: ".").dropLast().joined(separator: ".") }
    values = Set(names + groups)
    themes = Set(dotted.map { String($0.prefix { $0 != "." }) }).subtracting(["bar"])
  }

  /// What is wrong with the last cell of a row: it names something that there is not, or nothing,
  /// although it does not say that the fact is not told.
  func problem(with cell: String) -> String? {
    if cell == "the same" { return nil }
    var isNamed = cell.contains("not ")
    for (index, part) in cell.components(separatedBy: "`").enumerated() {
      let isCode = index % 2 == 1
      let words = part.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      for word in words where !isCode && word.wholeMatch(of: /[A-Z][0-9]+[a-z]?/) != nil {
        guard rules.contains(word) else { return "there is no rule \(word)" }
        isNamed = true
      }
      if isCode, let wrong = problem(withCode: part, isNamed: &isNamed) { return wrong }
    }
    return isNamed ? nil : "it names no rule, value, scenario or strategy"
  }

  private func problem(withCode code: String, isNamed: inout Bool) -> String? {
    if code.contains("/") {
      let url = ProfileComments.root.appendingPathComponent("Scenarios/\(code).navsim")
      isNamed = true
      return FileManager.default.fileExists(atPath: url.path) ? nil : "there is no scenario \(code)"
    }
    let name = String(code.prefix { $0 != "=" && $0 != " " })
    if values.contains(name) || strategies.contains(name) {
      isNamed = true
      return nil
    }
    let theme = String(name.prefix { $0 != "." })
    return name.contains(".") && themes.contains(theme) ? "there is no value \(name)" : nil
  }
}

/// docs/Facts.md answers for each published fact: by a rule, a value or a strategy that there is, or by
/// the reason why not.
@Suite struct FactTableTests {
  @Test func everyFactHasARowAndEveryRowAFact() throws {
    let list = FactList(try String(contentsOf: FactList.url, encoding: .utf8))
    #expect(list.wrongNumbers == [])
    #expect(list.counts.map(\.count).reduce(0, +) > 200)
    let facts = try FactRow.rows(page: "docs/Facts.md")
    let others = try FactRow.rows(page: "docs/Around.md")
    #expect(list.wrongRows(facts: facts, others: others) == [])
  }

  @Test func whatARowNamesExists() throws {
    let names = try FactNames()
    for row in try FactRow.rows(page: "docs/Facts.md") {
      #expect(row.cells.count == 3, "\(row.place)")
      let problem = names.problem(with: row.cells.last ?? "")
      #expect(problem == nil, "\(row.place)")
      let isEmpty = row.cells.contains(where: \.isEmpty)
      #expect(!isEmpty, "\(row.place)")
    }
  }

  /// A list with a gap, a number too many, a letter that is not told and a line that is no fact.
  @Test func wrongNumbersAreSeen() {
    let list = FactList(
      "// a note\nA = 3 | things\n\nA1 | one\nA3 | three\nA4 | four\nB1 | one\nA2\n")
    #expect(
      list.wrongNumbers == [
        "no fact: A2", "A2 is missing", "A4 is one too many", "B1 has a letter that is not told",
      ])
  }

  /// Words that no row has, words that two rows have, and a row that no fact has.
  @Test func wrongRowsAreSeen() {
    let table =
      "| fact | source |\n| --- | --- |\n| an apple | x |\n| a pear | y |\n| a plum | z |\n"
    let rows = FactRow.rows("| rule | what |\n| --- | --- |\n| a fig | x |\n\n" + table, page: "P")
    #expect(rows.map(\.cells) == [["an apple", "x"], ["a pear", "y"], ["a plum", "z"]])
    #expect(rows.map(\.place) == ["P:7", "P:8", "P:9"])
    let list = FactList("A1 | apple\nA2 | cherry\nA3 | p\nA4 | an apple | x\nA5 | plum\n")
    #expect(
      list.wrongRows(facts: Array(rows.prefix(2)), others: Array(rows.suffix(1))) == [
        "A2: 0 times in rows: cherry", "A3: 4 times in rows: p",
        "P:8: no fact has this row: a pear",
      ])
  }

  /// Names of rules, values and scenarios that there are not, and a cell that says nothing.
  @Test func wrongNamesAreSeen() throws {
    let names = try FactNames()
    let right = [
      "the same", "K2", "C2, `loadSlot`", "`titles.fadesIn`: a choice", "`km`, the word `clamp`",
      "`basics/pop`", "not modelled: there is no word",
      "`dimAlpha=0.2` tries it",
    ]
    for cell in right {
      let problem = names.problem(with: cell)
      #expect(problem == nil, "\(cell)")
    }
    #expect(names.problem(with: "K2, K999") == "there is no rule K999")
    #expect(names.problem(with: "not modelled: K999") == "there is no rule K999")
    #expect(names.problem(with: "K2, `titles.none`") == "there is no value titles.none")
    #expect(names.problem(with: "`basics/none`") == "there is no scenario basics/none")
    #expect(names.problem(with: "as it was, `clamp`")?.hasPrefix("it names no rule") == true)
  }
}
