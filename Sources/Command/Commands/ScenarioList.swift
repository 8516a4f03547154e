import NavSim

// `navsim list scenarios`: the one list that is about files.

extension ListCommand {
  /// The scenarios of files and folders (of the current one if none is named); nil, with the
  /// messages printed, if a file has errors.
  static func scenarioTable(_ operands: [String], _ console: Console) throws -> Table? {
    let loader = try Loader(operands.isEmpty ? ["."] : operands, isQuiet: true, console: console)
    if loader.errorCount > 0 { return nil }
    var table = Table(["place", "scenario", "cells", "about"])
    for (input, file) in loader.files {
      for (index, scenario) in file.scenarios.enumerated() {
        let cells = try file.cells(of: index).count
        let about = scenario.doc.split(separator: "\n").first.map(String.init) ?? ""
        table.add(["\(input.shown):\(scenario.line)", scenario.name, "\(cells)", about])
      }
    }
    return table
  }
}
