import Foundation
import NavSimTestSupport
import Testing

// Documentation that runs: each `$ swift run navsim …` or `$ navsim …` line of a
// console block is run with the binary beside the tests, and what it prints is compared with the
// lines below it. A line `…` alone stands for any number of lines. What a command prints that
// shows no output is not compared, but it must end with 0.

/// A command line of a document with the output that the document shows.
struct DocumentedCommand: CustomTestStringConvertible, Sendable {
  let place: String
  /// What follows `navsim`.
  let arguments: String
  var output: [String] = []

  var testDescription: String { "\(place) navsim \(arguments)" }

  /// Whether it runs hundreds of cells, or one with hundreds of rules changed, to say what is sure: in `.ci/run` only,
  /// where `NAVSIM_WHOLE` is set.
  var isLarge: Bool {
    ["--strategy all", "--sure", "reproduce "].contains(where: arguments.contains)
      || arguments == "check Scenarios" || arguments.hasPrefix("why ")
  }

  /// README.md and docs/*.md with their texts.
  static let documents: [(path: String, text: String)] = {
    let folder = Binary.root.appendingPathComponent("docs")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let docs = names.sorted().filter { $0.hasSuffix(".md") }.map { "docs/" + $0 }
    return (["README.md"] + docs).map { path in
      let url = Binary.root.appendingPathComponent(path)
      return (path, (try? String(contentsOf: url, encoding: .utf8)) ?? "")
    }
  }()

  /// Every command of them.
  static let all = documents.flatMap { parse($0.text, path: $0.path) }

  static func parse(_ text: String, path: String) -> [DocumentedCommand] {
    var found: [DocumentedCommand] = []
    var isInside = false
    var isOpen = false
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") {
        isInside = !isInside && ["```console", "```sh"].contains(line)
        isOpen = false
      } else if isInside, line.hasPrefix("$ ") {
        let prefix = ["$ swift run navsim ", "$ navsim "].first(where: line.hasPrefix)
        isOpen = prefix != nil
        if let prefix {
          found.append(
            .init(place: "\(path):\(index + 1)", arguments: String(line.dropFirst(prefix.count))))
        }
      } else if isOpen {
        found[found.count - 1].output.append(line)
      }
    }
    return found
  }
}

/// A `navsim` block of a document that is a whole scenario.
struct DocumentedScenario: CustomTestStringConvertible, Sendable {
  let place: String
  let text: String

  var testDescription: String { place }

  /// Those of README.md and docs/*.md.
  static let all: [DocumentedScenario] = DocumentedCommand.documents.flatMap { path, text in
    var found: [DocumentedScenario] = []
    var block: (line: Int, lines: [String])?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") {
        if let block, block.lines.contains(where: { $0.hasPrefix("scenario ") }) {
          let text = block.lines.joined(separator: "\n") + "\n"
          found.append(.init(place: "\(path):\(block.line)", text: text))
        }
        block = block == nil && line == "```navsim" ? (index + 1, []) : nil
      } else {
        block?.lines.append(line)
      }
    }
    return found
  }
}

@Suite struct DocsTests {
  @Test(arguments: DocumentedCommand.all.filter { !$0.isLarge })
  func theDocumentSaysWhatTheToolPrints(command: DocumentedCommand) throws {
    try run(command)
  }

  @Test(arguments: Whole.isAsked ? DocumentedCommand.all.filter(\.isLarge) : [])
  func soDoesACommandOnManyCells(command: DocumentedCommand) throws { try run(command) }

  private func run(_ command: DocumentedCommand) throws {
    // Commands may write files: they run in a folder that only looks like the package's root.
    let scratch = try Scratch()
    for name in ["Scenarios", "docs", "README.md"] {
      try? FileManager.default.createSymbolicLink(
        at: scratch.url.appendingPathComponent(name),
        withDestinationURL: Binary.root.appendingPathComponent(name))
    }
    let ran = try Shell.run(
      "cd '\(scratch.url.path)' && exec 2>&1 && '\(Binary.path)' \(command.arguments)")
    if command.output.allSatisfy(\.isEmpty) {
      #expect(ran.code == 0, "\(ran.out)")
      return
    }
    #expect((0...2).contains(ran.code))
    let printed = ran.out.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(
      matches(trimmed(command.output)[...], trimmed(printed)[...]),
      "\(command.place) shows other lines than:\n\(ran.out)")
  }

  /// A reader copies a block and formats it: it should not change.
  @Test(arguments: Whole.of(DocumentedScenario.all, every: 6))
  func everyScenarioIsValidAndFormatted(scenario: DocumentedScenario) throws {
    let formatted = try Binary.run(["fmt", "-"], input: scenario.text)
    #expect(formatted.out == scenario.text && formatted.err.isEmpty, "\(formatted.err)")
    let checked = try Binary.run(["check", "--no-advice", "-"], input: scenario.text)
    #expect(checked.code == 0, "\(checked.err)")
  }

  @Test func thereAreScenariosInTheDocuments() {
    #expect(DocumentedScenario.all.contains { $0.place.hasPrefix("README.md:") })
    #expect(DocumentedScenario.all.count >= 10)
  }

  @Test func anEllipsisStandsForAnyNumberOfLines() {
    #expect(matches(["a", "…", "d"], ["a", "b", "c", "d"]))
    #expect(matches(["…"], []))
    #expect(matches(["a", "…", "b", "…"], ["a", "b", "a", "b"]))
    #expect(!matches(["a", "…", "d"], ["a", "b"]))
    #expect(!matches(["a"], ["a", "b"]))
    let text = "```console\n$ navsim explain ios\nNAME\n$ ls\nx\n```\n$ navsim run\n"
    #expect(DocumentedCommand.parse(text, path: "x").map(\.output) == [["NAME"]])
  }

  private func trimmed(_ lines: [String]) -> [String] {
    var lines = lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private func matches(_ pattern: ArraySlice<String>, _ lines: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return lines.isEmpty }
    if first == "…" {
      return (lines.startIndex...lines.endIndex).contains {
        matches(pattern.dropFirst(), lines[$0...])
      }
    }
    return lines.first == first && matches(pattern.dropFirst(), lines.dropFirst())
  }
}
