import NavSim
import Testing

/// What is found in a file's first scenario, in its first cell: `title-jump of title.Detail`.
struct FoundIn {
  /// The app's.
  let own: Set<String>
  /// UIKit's own.
  let byItself: Set<String>

  init(_ text: String) throws {
    let file = ScenarioFile(path: "s.navsim", text: text)
    let cell = try #require(file.cells(of: 0).first, "\(file.diagnostics)")
    let run = try #require(file.run(0, cell))
    func names(_ findings: [Finding]) -> Set<String> {
      Set(findings.map { $0.kind + " of " + $0.subject })
    }
    own = names(run.findings)
    byItself = names(run.byItself)
  }
}
