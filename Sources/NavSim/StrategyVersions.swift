import NavSimChecks
import NavSimKernel
import NavSimLanguage
import NavSimStrategies

// Versions of strategies: which there are, what each changed, and the table of one. All of it stands
// in the text of the table, its `///` lines included.

/// The name of a strategy in a choice, with its version.
public typealias StrategyName = NavSimLanguage.StrategyName

/// The versions that a strategy's text tells of.
public struct StrategyVersions: Sendable {
  /// One version with what its note says.
  public struct Entry: Hashable, Sendable {
    /// The version as written.
    public let version: String
    /// What changed with it, by what source, and which reports belong to it; empty where the text
    /// has no note about it.
    public let note: String
  }

  /// The strategy's name.
  public let name: String
  /// Oldest first; the last one counts where none is chosen. Empty for a strategy without versions.
  public let all: [Entry]
  /// What the text says about all of them: where they are taken from, which are not told.
  public let source: String
  /// What stands behind the name in a command that asks for it: the file of one that a file declares.
  private let operand: String

  /// Reads them from the text of a table.
  ///
  /// - Parameter path: the file that declares it; empty for a built-in.
  public init(name: String, text: String, path: String = "") {
    self.name = name
    operand = path.isEmpty ? "" : " " + Visible.line(ShellWord.path(path))
    let doc = text.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("///") }
      .map { $0.dropFirst($0.hasPrefix("/// ") ? 4 : 3) }.joined(separator: "\n")
    let notes = StrategyTable.notes(in: doc)
    source = notes.first { $0.version.isEmpty }?.text ?? ""
    all = StrategyTable.versions(in: text).map { version in
      Entry(version: version, note: notes.first { $0.version == version }?.text ?? "")
    }
  }

  /// The version as which one counts: itself, or the next older one; nil where there is none.
  public func entry(of version: String) -> Entry? {
    let found = StrategyTable.version(version, in: all.map(\.version))
    return all.first { $0.version == found }
  }

  /// What the entry of a version begins with.
  func head(of version: String) -> String {
    guard let entry = entry(of: version) else { return "" }
    let place =
      entry.version == version ? "Version \(version)" : "Counts as version \(entry.version)"
    let text = place + (entry.note.isEmpty ? "." : ": " + entry.note)
    let lines = Table.wrapped(text, width: Table.width - 2)
    return lines.map { "  \($0)\n" }.joined() + "\n"
  }

  /// What `navsim explain NAME --versions` prints.
  public var text: String {
    guard let newest = all.last else { return "\(name) has no versions.\n" }
    let width = all.map(\.version.count).max() ?? 0
    let head = width + 4
    var text = "\(name): its versions, oldest first\n\n"
    if !source.isEmpty {
      let lines = Table.wrapped("Told " + source, width: Table.width - 2)
      text += lines.map { "  \($0)\n" }.joined() + "\n"
    }
    for entry in all {
      let note = entry.note.isEmpty ? "Nothing is told about it." : entry.note
      let lines = Table.wrapped(note, width: Table.width - head)
      let gap = String(repeating: " ", count: width - entry.version.count + 2)
      let indent = "\n" + String(repeating: " ", count: head)
      text += "  \(entry.version)\(gap)" + lines.joined(separator: indent) + "\n"
    }
    let older = all.dropLast().last ?? newest
    return text
      + "\n  strategy \(name)@\(older.version) chooses one, \(name) alone the last. Between two the"
      + " older one counts.\n"
      + "  Its table: navsim explain \(name)@\(older.version)\(operand) --table\n"
  }

  /// A line for the entry of the strategy; empty without versions.
  var summary: String {
    guard let first = all.first, let last = all.last else { return "" }
    return "\n  Versions: \(first.version) to \(last.version), which counts where none is chosen.\n"
      + "  What each of them changed: navsim explain \(name)\(operand) --versions\n"
  }
}

extension Catalogue {
  /// The versions of a built-in strategy; none for one without, nil if there is none of that name.
  public static func versions(of strategy: String) -> StrategyVersions? {
    BuiltinStrategies.text(strategy).map { StrategyVersions(name: strategy, text: $0) }
  }

  /// What is wrong with the version in a name such as `km@9`, in a sentence and with what helps; nil
  /// where nothing is, or where no built-in is called so.
  ///
  /// - Parameter table: the text of the strategy's table; nil for a built-in's own.
  public static func versionProblem(
    of name: String, table: String? = nil
  ) -> (message: String, note: String)? {
    let parts = StrategyName(name)
    guard let text = table ?? BuiltinStrategies.text(parts.base) else { return nil }
    return parts.problem(declared: StrategyTable.versions(in: text))
  }

  /// A built-in strategy's text as it ships: with the lines of every version, and the guards that ask
  /// for them; nil if there is none of that name.
  public static func wholeStrategySource(_ name: String) -> String? {
    BuiltinStrategies.text(name)
  }
}
