/// Something in the folders of kept traces that should not be there.
public struct LeftFile: Hashable, Sendable {
  /// What it is, in the order in which it is told.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A line of a file of fingerprints that no cell asks for.
    case fingerprint
    /// A line of a file of accepted findings that its cell does not show.
    case finding
    /// A trace that no cell asks for.
    case orphan
    /// A trace that waits to be accepted or rejected.
    case waiting
  }

  /// What it is.
  public var kind: Kind
  /// The file as the caller named it.
  public var file: String
  /// From 1.
  public var line = 1
  /// The name of a fingerprint, the text of a finding; of an orphan the trace that waits and is the same but for its
  /// name, else nil.
  public var name: String?

  /// Something that was left.
  public init(_ kind: Kind, file: String, line: Int = 1, name: String? = nil) {
    self.kind = kind
    self.file = file
    self.line = line
    self.name = name
  }

  private var message: String {
    let delete = "navsim test --orphans=delete deletes it"
    switch kind {
    case .fingerprint: return "no cell asks for the fingerprint \(name ?? ""); \(delete)"
    case .finding:
      return "no cell shows this any more: \(name ?? ""); navsim test --accepted with --update"
        + " takes it out"
    case .orphan:
      let renamed = name.map { "\($0) is the same but for its name; " } ?? ""
      return "no cell asks for this trace; \(renamed)\(delete)"
    case .waiting: return "this trace waits to be accepted or rejected: navsim review"
    }
  }

  /// Whether the suite fails because of it.
  ///
  /// - Parameter rejectsOrphans: whether orphans are errors.
  public func isError(rejectsOrphans: Bool) -> Bool { rejectsOrphans || kind == .waiting }

  /// The message with its line end.
  public func text(rejectsOrphans: Bool) -> PaintedText {
    let isError = isError(rejectsOrphans: rejectsOrphans)
    let text: PaintedText = "\(file):\(line):1: \(isError ? "error" : "warning"): \(message)"
    return .painted(text, isError ? .error : .warning) + "\n"
  }
}

extension SuiteReport {
  /// Whether something that was left makes the suite fail.
  public var failsByLeftFiles: Bool {
    leftFiles.contains { $0.isError(rejectsOrphans: rejectsOrphans) }
  }

  /// Puts what is left in the order in which one call tells it, each once.
  mutating func sortLeftFiles() {
    func rank(_ left: LeftFile) -> Int { LeftFile.Kind.allCases.firstIndex(of: left.kind) ?? 0 }
    // Of one orphan a part of the suite may know the trace that waits for it, and another one not.
    let named = Set(leftFiles.filter { $0.kind == .orphan && $0.name != nil }.map(\.file))
    let told = leftFiles.filter { $0.kind != .orphan || $0.name != nil || !named.contains($0.file) }
    leftFiles = Set(told).sorted { a, b in
      if a.kind != b.kind { return rank(a) < rank(b) }
      if a.file != b.file { return a.file.utf8.lexicographicallyPrecedes(b.file.utf8) }
      if a.line != b.line { return a.line < b.line }
      return (a.name ?? "").utf8.lexicographicallyPrecedes((b.name ?? "").utf8)
    }
  }
}
