import NavSimKernel
import NavSimLanguage

// A team's own strategy is explained like a built-in one: by its `///` text and by its block.

/// A strategy that a scenario file, or a file that it uses, declares.
public struct DeclaredStrategy: Sendable {
  /// Its name.
  public let name: String
  /// The file of the declaration.
  public let path: String
  /// The line of its header, from 1.
  public let line: Int
  /// The `///` text above it, without the marks.
  public let doc: String
  /// The text of the block with its `///` lines, as it stands in the file.
  public let source: String

  /// What `navsim explain` prints.
  ///
  /// - Parameter version: one that is asked for; nil for the newest.
  public func entry(of version: String? = nil) -> String {
    let shownName = version.map { "\(name)@\($0)" } ?? name
    let prose = StrategyTable.proseWithoutNotes(doc).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map { ($0.isEmpty ? "" : "  " + $0) + "\n" }.joined()
    let shown = Visible.line(path)
    let kind = version == nil ? "a strategy" : "a version of a strategy"
    return "\(shownName): \(kind) of \(shown):\(line)\n\n"
      + (version.map(versions.head) ?? "")
      + (doc.isEmpty ? "  Nothing is told about it: '///' above it would be shown here.\n" : prose)
      + StrategyProperty.text(of: StrategyTable.text(source, of: version)) + versions.summary
      + "\n  The whole table: navsim explain \(shownName) \(Visible.line(ShellWord.path(path))) --table\n"
  }

  /// Its versions, with what its text says about them.
  public var versions: StrategyVersions { StrategyVersions(name: name, text: source, path: path) }

  /// Its table without a word about versions; nil where it has no such version.
  ///
  /// - Parameter version: nil for the newest.
  public func table(of version: String?) -> String? {
    let asked = version.map { "\(name)@\($0)" } ?? name
    guard Catalogue.versionProblem(of: asked, table: source) == nil else { return nil }
    return StrategyTable.text(source, of: version)
  }

  /// The first sentence of its text.
  public var summary: String { Manual.firstSentence(of: doc) }
}

extension ScenarioFile {
  /// The strategies that the file and the files that it uses declare; none if it has errors.
  public var strategies: [DeclaredStrategy] {
    guard let script else { return [] }
    return script.strategyDocs.compactMap { name, doc in
      if Catalogue.strategyNames.contains(name) { return nil }
      if closures.contains(where: { $0.name == name }) { return nil }
      for file in script.files {
        if let found = ScenarioFile.declaration(of: name, in: file) {
          return DeclaredStrategy(
            name: name, path: file.path, line: found.line, doc: doc, source: found.source)
        }
      }
      return nil
    }
  }

  /// The block `strategy NAME` with items or with `like`; without them the line only chooses.
  private static func declaration(
    of name: String, in file: SourceFile
  ) -> (line: Int, source: String)? {
    let lines = file.text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    for (index, line) in lines.enumerated() {
      let words = line.split { $0 == " " || $0 == "\t" }
      guard line.first == "s", words.count > 1, words[0] == "strategy", words[1] == name else {
        continue
      }
      var end = index + 1
      var last = index
      while end < lines.count, isInside(lines[end]) {
        if isItem(lines[end]) { last = end }
        end += 1
      }
      guard last > index || words.count > 2 && words[2] == "like" else { continue }
      var start = index
      while start > 0, lines[start - 1].hasPrefix("///") { start -= 1 }
      return (index + 1, lines[start...last].joined(separator: "\n") + "\n")
    }
    return nil
  }

  /// Whether a line may belong to the block above it: an item, a blank line, a comment.
  private static func isInside(_ line: String) -> Bool {
    line.allSatisfy(\.isWhitespace) || line.first?.isWhitespace == true || line.hasPrefix("//")
  }

  private static func isItem(_ line: String) -> Bool {
    line.first?.isWhitespace == true && !line.allSatisfy(\.isWhitespace)
  }
}
