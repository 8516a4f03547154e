/// What came of a file.
public struct ParseResult: Sendable {
  /// The checked file; nil if there is an error.
  public let script: Script?
  /// Errors and warnings, sorted by place.
  public let diagnostics: [Diagnostic]

  /// The result of a parse.
  public init(script: Script?, diagnostics: [Diagnostic]) {
    self.script = script
    self.diagnostics = diagnostics
  }
}

/// The way from text to a checked script.
public enum Parser {
  /// Reads a scenario file.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - vocabulary: the names of strategies, devices and versions.
  ///   - naming: strategies that a caller will choose for a cell although the file may not name
  ///     them; they are loaded as if the file did. Unknown names are left to `cells`.
  ///   - allErrors: whether to report more than `Limits.errorsPerFile` errors of one file.
  ///   - resolve: gives the file that `use "path"` in the file at `from` means, or nil.
  public static func parse(
    _ file: SourceFile, vocabulary: LanguageVocabulary, naming: [String] = [],
    allErrors: Bool = false,
    resolve: (_ from: String, _ path: String) -> SourceFile? = { _, _ in nil }
  ) -> ParseResult {
    withoutActuallyEscaping(resolve) { resolve in
      let session = Session(vocabulary: vocabulary, resolve: resolve)
      session.load(file)
      session.collectNames(naming: naming)
      session.parseBodies()
      session.checkWhole()
      session.script.namedPages = session.pages.byName.named
      let script = session.hasErrors ? nil : session.script
      return ParseResult(
        script: script, diagnostics: session.sorted(limit: allErrors ? .max : Limits.errorsPerFile))
    }
  }
}
