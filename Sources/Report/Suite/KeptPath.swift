import NavSimChecks

/// The path of the kept trace in the message and notes of a golden's failure: each cell has a file of its own, and what
/// differs from it may be the same in all of them.
struct KeptPath {
  private static let ends = [".tracks", ".trace"]
  private static let kept = "kept at "
  /// How many files are named in a line.
  private static let most = 8

  /// The path; nil where the failure is of no golden, or names none.
  static func path(in failure: Failure) -> String? {
    guard failure.rule == "golden", let start = failure.message.firstRange(of: kept)?.upperBound,
      let end = ends.compactMap({ failure.message[start...].firstRange(of: $0)?.upperBound }).max()
    else { return nil }
    return String(failure.message[start..<end])
  }

  /// A text of the failure without it.
  static func leaving(_ path: String?, out text: String) -> String {
    guard let path else { return text }
    return text.replacing(path, with: "")
  }

  /// A failure that stands for those of several cells, which have these files.
  static func joined(_ failure: Failure, _ paths: [String]) -> Failure {
    guard let path = path(in: failure), paths.count > 1 else { return failure }
    var joined = failure
    joined.message = failure.message.replacing(
      path, with: "\(path) and \(paths.count - 1) more", maxReplacements: 1)
    let left = paths.count > most ? " and \(paths.count - most) more" : ""
    let all = paths.prefix(most).map(ShellWord.quoted).joined(separator: " ") + left
    let own = [path, ShellWord.quoted(path)]
    joined.notes = failure.notes.map { note in
      guard note.hasPrefix("accept it: "), let word = own.last(where: note.hasSuffix) else {
        return note
      }
      return "accept them: " + note.dropFirst("accept it: ".count).dropLast(word.count) + all
    }
    return joined
  }
}
