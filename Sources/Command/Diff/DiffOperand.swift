import NavSim

// What OLD and NEW may be. docs/Diff.md has the table.

/// One of the two operands of `navsim diff`, taken apart.
struct DiffOperand {
  enum Kind { case trace, scenarios, folder }

  /// As it was given.
  let text: String
  /// The revision that the file is taken from, or nil.
  private(set) var revision: String?
  /// The path, or `-`.
  private(set) var path: String
  /// Axis and value behind `@`.
  private(set) var overrides: [(axis: String, value: String)] = []
  private(set) var kind = Kind.trace

  init(_ text: String) throws(UsageError) {
    self.text = text
    path = text
    if text.hasPrefix("git:") {
      let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, !parts[1].isEmpty, !parts[2].isEmpty, !parts[1].hasPrefix("-") else {
        throw UsageError(
          message: "'\(text)' is no file of a revision",
          help: "write git:REV:PATH, such as git:main:Scenarios/basics/push.navsim")
      }
      revision = String(parts[1])
      path = String(parts[2])
    }
    if revision != nil || (try? Platform.status(path)) == nil { try takeCell() }
    if path.hasSuffix(Inputs.suffix) {
      kind = .scenarios
    } else if revision == nil, path != "-", Files.isFolder(path) {
      kind = .folder
    }
  }

  /// `push.navsim@strategy=km,ios=12`.
  private mutating func takeCell() throws(UsageError) {
    guard let at = path.range(ofLast: Inputs.suffix + "@") else { return }
    let cell = path[path.index(after: path.index(at, offsetBy: Inputs.suffix.count))...]
    guard let pairs = NamePairs.read(cell) else {
      throw UsageError(
        message: "'@\(cell)' names no cell",
        help: "write axis=value pairs behind '@': push.navsim@strategy=km,ios=12")
    }
    overrides += pairs.map { ($0.name, $0.value) }
    path = String(path[..<path.index(at, offsetBy: Inputs.suffix.count)])
  }

  /// The file as messages call it.
  var shownPath: String {
    if path == "-" { return "<stdin>" }
    return revision.map { "git:\($0):\(path)" } ?? path
  }
}

extension String {
  /// Where `part` begins last, or nil.
  fileprivate func range(ofLast part: String) -> String.Index? {
    var found: String.Index?
    var at = startIndex
    while at < endIndex {
      if self[at...].hasPrefix(part) { found = at }
      at = index(after: at)
    }
    return found
  }
}
