import NavSim

// `navsim explain scenarios`: the one list that is about files.

/// Lists scenarios.
enum ScenarioList {
  /// Where scenarios are looked for if no file is named.
  static let defaultFolder = "Scenarios"

  /// The scenarios of files and folders, or of the default folder if none is named; nil, with the
  /// messages printed, if a file has errors.
  static func table(
    _ operands: [String], _ arguments: Arguments, _ console: Console
  ) throws -> Table? {
    if operands.isEmpty && !Files.isFolder(defaultFolder) {
      throw UsageError(
        message: "there is no folder '\(defaultFolder)' here",
        help: "name a file or a folder: navsim explain scenarios PATH")
    }
    let loader = try Loader(
      operands.isEmpty ? [defaultFolder] : operands, isQuiet: true,
      allowsOutside: arguments.allowsOutside, console: console)
    if loader.errorCount > 0 { return nil }
    var table = Table(["place", "scenario", "cells", "about"])
    for (input, file) in loader.files {
      for (index, scenario) in file.scenarios.enumerated() {
        let cells = try file.cells(of: index).count
        let place = "\(input.shown):\(scenario.line)"
        table.add(
          [place, scenario.name, "\(cells)", Manual.firstSentence(of: scenario.doc)],
          json: ["cells": .number(Double(cells)), "about": .text(scenario.doc)])
      }
    }
    return table
  }
}
