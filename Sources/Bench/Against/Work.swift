import Foundation

/// Something that both tools are told to do.
struct Work {
  /// What it is, as the result names it.
  let name: String
  /// The subcommand and its options, without the file.
  private let command: [String]
  /// The scenario; nil for the suite of the other commit.
  private let text: String?

  /// What is measured, in the order of the result.
  static let all = [
    Work(name: "start", command: ["--version"], text: ""),
    Work(name: "suite, test --jobs 1", command: ["test", "--jobs", "1"], text: nil),
    Work(
      name: "frames without text, test --jobs 1", command: ["test", "--jobs", "1"], text: frames),
    Work(name: "frames with text, run", command: ["run", "--quiet"], text: frames),
    Work(name: "900 pushes over 901 pages, run", command: ["run", "--quiet"], text: pushes),
    Work(name: "900 pushes over 901 pages, test", command: ["test"], text: pushes),
    Work(name: "2,000 operations, 200 pages, run", command: ["run", "--quiet"], text: operations),
    Work(name: "2,000 operations, 200 pages, test", command: ["test"], text: operations),
  ]

  private static let frames = Workload.many
  private static let pushes = Growth.Kind.pushes.text(900)
  private static let operations = Growth.operations(2_000, pages: 200)

  /// The arguments of the tool, with the scenario written to a file of its own beside the commit's;
  /// nil, with a message, if that cannot be done.
  func words(in folder: URL) -> [String]? {
    guard let text else { return command + [folder.appendingPathComponent("Scenarios").path] }
    if text.isEmpty { return command }
    let file = folder.appendingPathComponent(".build/work.navsim")
    do {
      try Data(text.utf8).write(to: file, options: .atomic)
      return command + [file.path]
    } catch {
      Platform.writeError("navsim-bench: \(file.path) cannot be written\n")
      return nil
    }
  }
}
