import Foundation
import NavSimKernel
import NavSimLanguage
import NavSimNavigation
import NavSimProgram
import Testing

@testable import NavSimCommand

// docs/Limits.md against what is declared: each number stands there, with the beginning of its row.

@Suite struct LimitDocumentTests {
  /// Each declared limit with the words that stand behind its number.
  static let rows: [(number: Int, words: String)] = [
    (Limits.lines, "lines of a file"), (Limits.lineBytes, "bytes of a line"),
    (Limits.files, "files that a scenario uses"), (Limits.includeDepth, "files deep"),
    (Limits.nameBytes, "bytes of a name"), (Limits.pages, "pages of a file"),
    (Limits.strategies, "strategies of a file"),
    (Limits.navigations, "navigation controllers"), (Limits.axes, "axes of a matrix"),
    (Limits.ancestors, "ancestors of a declaration"), (Limits.codeLines, "lines of code"),
    (Limits.actions, "actions of a scenario"), (Limits.cells, "cells of a file"),
    (Limits.cellLines, "cells of a scenario times"), (Int(Limits.seconds), "seconds of a time"),
    (Int(Limits.number), "as a number"), (Int(Limits.tickFrames), "frames of `ticks start`"),
    (Limits.errorsPerFile, "errors that are told"), (Budget.standardSteps, "steps of a cell"),
    (Budget.standard.instantSteps, "steps of one instant"),
    (Budget.standard.callSteps(cells: 0), "steps of all cells of a call"),
    (QueueLimits.turns, "turns of the run loop"), (RunLimits.waitingBlocks, "blocks and timers"),
    (RunLimits.depth, "deep that code runs"), (RunLimits.restAttempts, "times that it comes"),
    (RunLimits.causes, "causes that `why` keeps"),
    (FilmInput.mostRows, "rows of a film strip"),
    (FilmInput.mostPictures, "pictures of a film strip"),
  ]

  /// Numbers with commas between thousands.
  static func text(_ number: Int) -> String {
    let digits = String(number)
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += "," }
      result.append(digit)
    }
    return result
  }

  static let page = DocumentedCommand.documents.first { $0.path == "docs/Limits.md" }?.text ?? ""

  @Test func everyLimitStandsOnThePage() {
    for row in Self.rows {
      let start = "| \(Self.text(row.number)) | \(row.words)"
      #expect(Self.page.contains("\n" + start), "\(start)")
    }
    #expect(Self.page.contains("| \(Limits.fileBytes / 1_000_000) MB | a file |"))
    #expect(Self.page.contains("| \(Limits.allBytes / 1_000_000) MB | a file with all"))
    let range = Budget.stepRange
    #expect(
      Self.page.contains(
        "from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound)), in every"))
    let each = Budget.standard.callSteps(cells: 1) - Budget.standard.callSteps(cells: 0)
    #expect(Self.page.contains("five budgets, and \(Self.text(each)) more for each cell"))
  }

  /// Every number in a table is one that is declared.
  @Test func nothingElseStandsThere() {
    let known = Set(Self.rows.map { Self.text($0.number) } + ["1"])
    for part in Self.page.components(separatedBy: "\n| at most |").dropFirst().dropLast() {
      for line in part.components(separatedBy: "\n## ")[0].split(separator: "\n").dropFirst(2)
      where line.hasPrefix("| ") {
        let number = line.split(separator: " ")[1]
        #expect(known.contains(String(number)) || line.contains(" MB | a file"), "\(line)")
      }
    }
  }

  @Test func whatIsReadStandsOnThePage() {
    let rows = [
      "\(ReadLimit.scenario.bytes / 1_000_000) MB | a scenario",
      "\(ReadLimit.large.bytes >> 30) GiB | a trace",
      "\(ReadLimit.stream.bytes / 1_000_000) MB | the same through a pipe",
      "\(Self.text(FolderSearch.countLimit)) | files below a folder",
      "\(Self.text(FolderSearch.depthLimit)) | folders deep",
    ]
    for row in rows { #expect(Self.page.contains("\n| " + row), "\(row)") }
  }

  /// The messages of runs are those that the page shows.
  @Test func messagesStandOnThePage() {
    let errors: [SimulationError] = [
      .steps(limit: Budget.standardSteps, loop: [], atMilliseconds: 0),
      .instantSteps(limit: Budget.standard.instantSteps, loop: [], atMilliseconds: 0),
      .turns(limit: QueueLimits.turns, loop: [], atMilliseconds: 0),
      .waiting(limit: RunLimits.waitingBlocks, loop: [], atMilliseconds: 0),
      .depth(limit: RunLimits.depth, loop: []),
      .restless(milliseconds: 10_000, loop: []),
      .disturbed(times: RunLimits.restAttempts, loop: []),
    ]
    let shown = Self.page.components(separatedBy: "`").enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
    for error in errors {
      #expect(shown.contains { $0.count > 20 && error.message.contains($0) }, "\(error.message)")
    }
  }

  @Test func thePageIsLinked() {
    for path in ["README.md", "docs/Language.md", "docs/Library.md"] {
      let text = DocumentedCommand.documents.first { $0.path == path }?.text ?? ""
      #expect(text.contains("Limits.md)"), "\(path)")
    }
  }
}
