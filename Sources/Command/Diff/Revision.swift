import NavSim

// `git:REV:PATH`: a file as it was, by asking git itself.

/// Files of a revision.
enum Revision {
  /// A file's bytes in a revision.
  static func read(_ path: String, in revision: String) throws(FileError) -> [UInt8] {
    let shown = "git:\(revision):\(path)"
    // Git takes a path from the top of the repository unless it begins with a dot.
    let place = path.hasPrefix("/") || path.hasPrefix("./") || path.hasPrefix("../")
    let object = ShellWord.quoted(revision + ":" + (place ? path : "./" + path))
    let (bytes, code) = try output("git show \(object) 2>/dev/null", shown)
    if code == 0 { return bytes }
    if code == 127 {
      throw FileError(path: shown, reason: "git is not installed; name two files instead")
    }
    let (told, _) = try output("git show \(object) 2>&1 >/dev/null", shown)
    let line = String(decoding: told.prefix(4_096), as: UTF8.self).split(separator: "\n").first
    throw FileError(path: shown, reason: line.map(String.init) ?? "git cannot show it")
  }

  private static func output(
    _ command: String, _ shown: String
  ) throws(FileError) -> (bytes: [UInt8], code: Int32) {
    do throws(SystemError) { return try OtherProgram.output(of: command, .stream) } catch {
      throw FileError(path: shown, reason: error.text)
    }
  }
}
