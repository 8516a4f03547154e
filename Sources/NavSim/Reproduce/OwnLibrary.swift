import NavSimLanguage

/// A file that declares strategies of one's own, with the files that it uses.
public struct OwnLibrary: Hashable, Sendable {
  /// A file.
  private struct Part: Hashable {
    let path: String
    let text: String
  }

  /// Where a `use` stands and what it says.
  private struct Use: Hashable {
    let from: String
    let path: String
  }

  /// The path, as the scenario that is written names it.
  public let path: String
  /// The strategies that are declared in it, in their order.
  public let strategies: [String]
  private let root: Part
  private var parts: [Use: Part] = [:]
  /// The lines that declare each strategy.
  private let sources: [String: String]

  /// Reads a library.
  ///
  /// - Parameters:
  ///   - path: as the scenario that is written names it.
  ///   - source: the file itself.
  ///   - resolve: gives the file that `use "path"` in the file at `from` means, or nil.
  /// - Throws: what is wrong with it.
  public init(
    path: String, _ source: SourceFile, resolve: (_ from: String, _ path: String) -> SourceFile?
  ) throws(Problems) {
    var parts: [Use: Part] = [:]
    let file = ScenarioFile(source) { from, path in
      let found = resolve(from, path)
      if let found {
        parts[Use(from: from, path: path)] = Part(path: found.path, text: found.text)
      }
      return found
    }
    let errors = file.diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty { throw Problems(errors: errors) }
    self.path = path
    let declared = file.strategies
    strategies = declared.map(\.name)
    sources = Dictionary(
      declared.map { ($0.name, $0.source) }, uniquingKeysWith: { first, _ in first })
    root = Part(path: source.path, text: source.text)
    self.parts = parts
  }

  /// Errors in a library.
  public struct Problems: Error {
    /// What they are.
    public let errors: [Diagnostic]
  }

  /// The file that `use "path"` means in a scenario beside it, or in a file that it uses.
  func resolve(from: String, path: String) -> SourceFile? {
    let part = parts[Use(from: from, path: path)] ?? (path == self.path ? root : nil)
    return part.map { SourceFile(path: $0.path, text: $0.text) }
  }

  /// The lines that declare a strategy and those that it is like; nil for one that no file declares.
  func source(of strategy: String) -> String? {
    var text: String?
    var next: String? = strategy
    var seen: Set<String> = []
    while let name = next, seen.insert(name).inserted, let source = sources[name] {
      text = (text ?? "") + source
      let head = source.split(whereSeparator: \.isNewline).first { $0.hasPrefix("strategy") }
      let words = head?.split(whereSeparator: \.isWhitespace) ?? []
      next = words.count > 3 && words[2] == "like" ? String(words[3]) : nil
    }
    return text
  }
}
