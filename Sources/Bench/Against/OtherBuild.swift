import Foundation

/// Another commit of the project, built in a folder of its own.
struct OtherBuild {
  /// The folder that holds the commit's files.
  let folder: URL
  /// The built tool.
  let tool: String

  /// Takes a commit out of the repository in the working folder and builds it, unless that was done
  /// before. Nil, with a message, if there is no such commit or it does not build.
  init?(of commit: String) {
    guard let name = Self.name(of: commit) else {
      Platform.writeError("navsim-bench: no commit '\(commit)' in this folder's repository\n")
      return nil
    }
    folder = URL(fileURLWithPath: ".build/against/\(name)")
    tool = folder.appendingPathComponent(".build/release/navsim").path
    if FileManager.default.fileExists(atPath: tool) { return }
    let place = folder.path
    for words in [
      ["git", "clone", "--quiet", "--shared", "--no-checkout", ".", place],
      ["git", "-C", place, "checkout", "--quiet", "--detach", name],
      ["swift", "build", "-c", "release", "--package-path", place, "--product", "navsim"],
    ] {
      // A clone that an earlier try left is taken as it is.
      if words[1] == "clone", FileManager.default.fileExists(atPath: place) { continue }
      guard let child = Child(words, isShown: true), child.code == 0 else {
        Platform.writeError("navsim-bench: '\(words.joined(separator: " "))' failed\n")
        return nil
      }
    }
  }

  /// The commit's whole name.
  private static func name(of commit: String) -> String? {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = [
      "git", "rev-parse", "--verify", "--quiet", "--end-of-options", commit + "^{commit}",
    ]
    let output = Pipe()
    git.standardOutput = output
    guard (try? git.run()) != nil else { return nil }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isNewline }
    return git.terminationStatus == 0 && !text.isEmpty ? text : nil
  }
}
