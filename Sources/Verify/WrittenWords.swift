import NavSimLanguage

/// What stands in a file may stand there: each line, broken off behind each of its words, has nothing
/// wrong with these words, so an editor would offer them.
public enum WrittenWords {
  /// Looks at the words of a file.
  ///
  /// - Parameter step: of how many lines one is looked at, the third first: many lines are alike.
  public static func check(
    _ file: SourceFile, of files: VerifiedFiles, step: Int = 1
  ) -> CheckTally {
    var verdict = CheckTally()
    verdict.count = 1
    let count = file.text.split(separator: "\n", omittingEmptySubsequences: false).count
    for line in stride(from: min(3, step), through: count, by: step) {
      let found = Parser.misplaced(in: file, line: line, vocabulary: .real, resolve: files.resolve)
      verdict.faults += found.faults.map { "\(file.path):\($0)" }
    }
    return verdict
  }
}
