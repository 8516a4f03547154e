import NavSim
import NavSimLanguage
import NavSimProgram
import NavSimSimulator

/// The scenario that the figures for frames and traces are about: pushes and swipes under a
/// strategy with stand-ins, ten seconds of movement at 120 Hz.
enum Workload {
  static let text = """
    device iphone-15-pro
    ios 12
    strategy meituan
    image Red  #FF0000
    image Blue #0000FF
    page A "A"
      on viewWillAppear  bar backgroundImage=Red
    page B "B"
      on viewWillAppear  bar backgroundImage=Blue
    scenario "workload"
    stack A
    \(actions)
    expect at end: top is A
    """

  private static var actions: String {
    (0..<10).map { _ in
      """
      then push B
      then swipe back to 40% over 200ms release cancel
      then swipe back to 60% over 200ms release finish
      """
    }.joined(separator: "\n")
  }

  /// The same in a hundred cells.
  static var many: String {
    let names = (0..<100).map { "n\($0)" }
    return text.replacing(
      "stack A\n", with: "matrix\n  number \(names.joined(separator: " "))\nstack A\n")
      + names.map { "\n[\($0)] expect at end: top is A" }.joined() + "\n"
  }

  /// The cell, ready to run; nil if the text no longer parses.
  static func program() -> Program? {
    let file = ScenarioFile(path: "workload.navsim", text: text)
    guard let cell = try? file.cells(of: 0).first else { return nil }
    return file.program(0, cell)
  }
}
