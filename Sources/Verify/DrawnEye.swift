import NavSim
import NavSimLanguage
import NavSimSimulator

/// The pictures of a trace and the trace's own eye see the same.
public enum DrawnEye {
  /// A trace does not tell the picture of an old root that gives way, nor what an animator of code's own
  /// has added to a view that moves with its page; and the bar's backgroundColor as code set it, while
  /// that is animated; nor how far content fades below a bar of iOS 26, how wide a bar without pages is
  /// while the device turns, how tall a call's status bar is then, and which of three pages lies above that
  /// two transitions move at once.
  private static let untold = [
    "window-root.navsim", "G200.navsim", "G201.navsim", "background-color.navsim", "G159.navsim",
    "edge-effect.navsim", "G209.navsim", "G120.navsim", "G045.navsim",
    "call.navsim", "child-that-is-pushed.navsim",
  ]

  /// Looks at the first and the last cell of every scenario of a file, every fifth frame.
  public static func check(_ file: SourceFile, of files: VerifiedFiles) -> CheckTally {
    var tally = CheckTally()
    if untold.contains(where: { file.path.hasSuffix("/" + $0) }) { return tally }
    do {
      let script = try files.script(file).get()
      for scenario in script.scenarios.indices {
        let cells = try script.cells(scenario: scenario)
        for cell in cells.prefix(1) + cells.dropFirst().suffix(1) where cell["field"] != "paint" {
          let trace = Simulator.run(script.program(scenario: scenario, cell: cell))
          let found = EyeAgreement(trace.reel, every: 5)
          let first = found.differences.first.map { "\(file.path): \(cell.text): \($0)" }
          tally.add(found.colors == 0 ? "\(file.path): nothing is seen" : first)
        }
      }
    } catch {
      tally.add("\(error)")
    }
    return tally
  }
}
