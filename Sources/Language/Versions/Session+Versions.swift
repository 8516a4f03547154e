/// Versions of strategies: `versions A B …` declares them, `[version>=B]` guards lines of the table,
/// and `km@1.1.5` chooses. A version is a table of its own: the same lines, without those that it
/// has not.
extension Session {
  /// The versions that a table's lines name, oldest first; what is no version is left out.
  static func versions(in items: [SourceLine]) -> [String] {
    items.filter { $0.words.first?.text == "versions" }.flatMap { $0.words.dropFirst() }
      .map(\.text).filter { StrategyVersion($0) != nil }
  }

  /// `versions A B …`, in one line or several. What is wrong with them is told once, at the table.
  func checkOwnVersions(of index: Int) {
    var before: StrategyVersion?
    for item in strategies.all[index].block.items where item.words.first?.text == "versions" {
      line { try versions(item, &before) }
    }
  }

  /// A line of versions that somebody writes.
  func tryVersions(_ item: SourceLine) {
    var before: StrategyVersion?
    line { try versions(item, &before) }
  }

  private func versions(_ item: SourceLine, _ before: inout StrategyVersion?) throws {
    if let first = item.guards.first {
      throw fail(
        .guardOnHeader, first.span, "a guard cannot stand before 'versions'",
        note: "guard the lines that ask for them: [version>=1.1] on …")
    }
    guard item.words.count > 1 else {
      throw fail(
        .missingWord, item.end, "the versions are missing", note: "versions 1.0 1.1, oldest first")
    }
    for word in item.words.dropFirst() {
      guard let version = StrategyVersion(word.text) else {
        throw fail(
          .notAVersion, word.span, "'\(word.text)' is not a version",
          note: "a version is 2 or 1.1.5: numbers with dots between them")
      }
      if let before, version <= before {
        throw fail(
          .notAVersion, word.span,
          version == before
            ? "the version \(word.text) stands twice"
            : "the version \(word.text) is older than the one before it",
          note: "versions stand oldest first; the last one counts where none is chosen")
      }
      before = version
    }
  }

  /// Makes the table of one version: `km@1.1.5` with the lines that it has. Between two declared
  /// versions the older one counts. False where there is no such version.
  func knowsVersion(_ name: StrategyName) -> Bool {
    guard knowsStrategy(name.base), let index = strategies.byName[name.base],
      let version = name.version, let declared = versions(of: name.base),
      let found = StrategyVersion.found(version, in: declared)
    else { return false }
    let text = "\(name.base)@\(version)"
    if builtinFiles.contains(strategies.all[index].block.file) {
      guard let table = vocabulary.table(of: text) else { return false }
      loadBuiltin(text, table)
      guard let made = strategies.byName[text] else { return false }
      strategies.all[made].version = found
      return true
    }
    var declaration = strategies.all[index]
    if strategies.all.count >= Limits.strategies {
      report(
        .tooMany, declaration.name.span,
        "more than \(Limits.strategies) strategies, each version counted")
      return false
    }
    declaration.name = Word(text: text, span: declaration.name.span)
    declaration.version = found
    strategies.byName[text] = strategies.all.count
    for saved in declaration.savedNames {
      strategies.savers[saved, default: []].append(strategies.all.count)
    }
    strategies.all.append(declaration)
    return true
  }

  /// The versions of a strategy that is declared or built in, be it loaded or not; nil where there is
  /// no such strategy.
  func versions(of name: String) -> [String]? {
    if let index = strategies.byName[name], !builtinFiles.contains(strategies.all[index].block.file)
    {
      return strategies.all[index].versions
    }
    return vocabulary.versions(of: name)
  }

  /// Throws where a choice names a strategy that there is not, or a version that it has not.
  func checkStrategy(_ text: String, at word: Word) throws {
    if strategies.byName[text] != nil { return }
    let name = StrategyName(text)
    guard name.version != nil, let declared = versions(of: name.base) else {
      throw unknownStrategy(Word(text: name.base, span: word.span))
    }
    try refuse(name, declared, at: word.span)
  }

  private func refuse(_ name: StrategyName, _ declared: [String], at span: Span) throws {
    guard let problem = name.problem(declared: declared) else { return }
    let nearest = name.version.flatMap { StrategyVersion.nearest($0, in: declared) }
    throw fail(
      declared.isEmpty ? .withoutVersions : .unknownStrategyVersion, span, problem.message,
      try: declared.isEmpty ? name.base : nearest.map { "\(name.base)@\($0)" },
      note: problem.note)
  }

  // MARK: - Lines of versions

  /// Whether a line of the table that is being read is there in its version. A guard that cannot be
  /// read is told where the line is.
  func isPresent(_ item: SourceLine) -> Bool {
    guard let version = ownVersion, !item.guards.isEmpty, let found = try? allGuards(item) else {
      return true
    }
    return found.allSatisfy { !$0.isOfVersion || $0.holds(version: version) }
  }

  /// Reads the lines of a table: those that its version has, and then the others for what is wrong
  /// with them, of which nothing stays. So the causes of a version do not count lines that it has not.
  func readLines(of index: Int, _ read: (SourceLine) -> Void) {
    let block = strategies.all[index].block
    var absent: [SourceLine] = []
    for item in block.items {
      if isPresent(item) { read(item) } else { absent.append(item) }
    }
    if absent.isEmpty { return }
    let node = script.strategies[index]
    for item in absent { read(item) }
    script.strategies[index] = node
  }

  /// The version in a guard: `[version>=1.1]`.
  func check(version value: Word, key: Word) throws {
    guard let version = StrategyVersion(value.text) else {
      throw fail(
        .notAVersion, value.text.isEmpty ? key.span : value.span,
        value.text.isEmpty
          ? "the version is missing behind the sign" : "'\(value.text)' is not a version",
        note: versionsNote)
    }
    guard !legalVersions.contains(where: { StrategyVersion($0) == version }) else { return }
    throw fail(
      .unknownStrategyVersion, value.span, "the strategy has no version '\(value.text)'",
      try: StrategyVersion.nearest(value.text, in: legalVersions), note: versionsNote)
  }

  private var versionsNote: String { "versions: " + legalVersions.joined(separator: ", ") }
}

extension Guard {
  /// Whether a line with this guard is there in a version of its strategy.
  func holds(version text: String) -> Bool {
    guard let mine = StrategyVersion(text) else { return false }
    let isMet = values.contains { value in
      guard let other = StrategyVersion(value) else { return false }
      switch comparison {
      case .equal: return mine == other
      case .notEqual: return mine != other
      case .less: return mine < other
      case .lessOrEqual: return mine <= other
      case .greater: return mine > other
      case .greaterOrEqual: return mine >= other
      }
    }
    return isMet != isNegated
  }
}
