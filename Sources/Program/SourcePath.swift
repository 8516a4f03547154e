/// The paths of texts that are no files of anybody's.
public enum SourcePath {
  /// What came on standard input.
  public static let standardInput = "<stdin>"

  /// Whether a path is that of the table of a built-in strategy, `<km>`.
  public static func isBuiltin(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "<") && path.utf8.last == UInt8(ascii: ">")
      && path != standardInput
  }
}
