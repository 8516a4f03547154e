// A trace must never take the place of a scenario: `run a.navsim -o b.navsim` is a slip of the
// hand, and the scenario that it would cost is somebody's work.

/// Refuses outputs that would replace an input or another scenario.
enum OutputGuard {
  /// Checks the path after `-o` and the paths of all traces, before anything runs.
  static func check(
    _ output: String?, paths: [String?], inputs: [Input]
  ) throws(UsageError) {
    guard let output, output != "-" else { return }
    let sources = Set(inputs.filter { $0.path != "-" }.compactMap { Platform.resolved($0.path) })
    for path in [output] + paths.compactMap({ $0 }) {
      guard let target = Platform.resolved(path), !Files.isFolder(target) else { continue }
      if sources.contains(target) { throw refusal(path, "is an input of this run") }
      if path.hasSuffix(Inputs.suffix) || target.hasSuffix(Inputs.suffix) {
        throw refusal(path, "is a scenario, not a trace")
      }
    }
  }

  private static func refusal(_ path: String, _ reason: String) -> UsageError {
    UsageError(
      message: "'\(path)' \(reason); it is left alone",
      help: "name another file or folder after -o, such as '-o \(suggested(path))'")
  }

  /// The same name as a trace.
  private static func suggested(_ path: String) -> String {
    (path.hasSuffix(Inputs.suffix) ? String(path.dropLast(Inputs.suffix.count)) : path) + ".trace"
  }
}
