import Foundation
import Testing

// Documentation that runs: each `$ swift run -c release navsim …` or `$ navsim …` line of a
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

  /// Every command of README.md and docs/*.md.
  static let all: [DocumentedCommand] = {
    let folder = Binary.root.appendingPathComponent("docs")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let docs = names.sorted().filter { $0.hasSuffix(".md") }.map { "docs/" + $0 }
    return (["README.md"] + docs).flatMap { path -> [DocumentedCommand] in
      let url = Binary.root.appendingPathComponent(path)
      return parse((try? String(contentsOf: url, encoding: .utf8)) ?? "", path: path)
    }
  }()

  static func parse(_ text: String, path: String) -> [DocumentedCommand] {
    var found: [DocumentedCommand] = []
    var isInside = false
    var isOpen = false
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") {
        isInside = !isInside && ["```console", "```sh"].contains(line)
        isOpen = false
      } else if isInside, line.hasPrefix("$ ") {
        let prefix = ["$ swift run -c release navsim ", "$ navsim "].first(where: line.hasPrefix)
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

@Suite struct DocsTests {
  @Test(arguments: DocumentedCommand.all)
  func theDocumentSaysWhatTheToolPrints(command: DocumentedCommand) throws {
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

  @Test func anEllipsisStandsForAnyNumberOfLines() {
    #expect(matches(["a", "…", "d"], ["a", "b", "c", "d"]))
    #expect(matches(["…"], []))
    #expect(matches(["a", "…", "b", "…"], ["a", "b", "a", "b"]))
    #expect(!matches(["a", "…", "d"], ["a", "b"]))
    #expect(!matches(["a"], ["a", "b"]))
    let text = "```console\n$ navsim list ios\nNAME\n$ ls\nx\n```\n$ navsim run\n"
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
