import NavSimChecks

// Each cell has a kept trace of its own, and what differs from it may be the same in all of them: then it is told
// once, with all the files.

extension Failure {
  /// How many files are named in a line.
  private static let mostKept = 8

  /// The note that says how these files are brought up to date.
  package static func acceptNote(_ paths: [String]) -> String {
    let left = paths.count > mostKept ? " and \(paths.count - mostKept) more" : ""
    return (paths.count > 1 ? "accept them" : "accept it") + ": navsim review --accept "
      + paths.prefix(mostKept).map(ShellWord.quoted).joined(separator: " ") + left
  }

  /// A text of the failure without the path of its kept trace.
  func withoutKept(_ text: String) -> String {
    guard let kept else { return text }
    return text.replacing(kept, with: "")
  }

  /// The failure as it stands for those of several cells, which have these files.
  func naming(_ paths: [String]) -> Failure {
    guard let kept, paths.count > 1 else { return self }
    var joined = self
    joined.message = message.replacing(
      kept, with: "\(kept) and \(paths.count - 1) more", maxReplacements: 1)
    let own = Self.acceptNote([kept])
    joined.notes = notes.map { $0 == own ? Self.acceptNote(paths) : $0 }
    return joined
  }
}
