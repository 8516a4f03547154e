import NavSimProgram
import NavSimVocabulary

/// A word that might stand somewhere.
struct Candidate {
  var text: String
  var kind: WordKind
  /// Whether a value follows it: it ends with `=`.
  var isKey: Bool { text.utf8.last == 61 }
}

/// Every word that a file may have: those of the language, of the vocabulary, and its own names. Which of
/// them may stand at a place the parser says.
enum Candidates {
  /// So many names of a file are looked at; a file that has more has them from a machine.
  static let nameLimit = 2_000

  /// The words, each once; what a file calls so comes before what the language does.
  ///
  /// - Parameter place: of words with dots the rest is taken of which it has the beginning, and long
  ///   lists are looked at where its line names them.
  static func all(
    _ session: Session, definitions: [Definition], at place: EditedLine, isInMatrix: Bool
  ) -> [Candidate] {
    var seen: Set<String> = []
    let own = names(definitions).prefix(nameLimit) + versions(session, at: place)
    let known = vocabulary(session.vocabulary) { isInMatrix || place.before.contains($0) }
    let stem = place.stem
    return (own + known + language).compactMap { candidate in
      var candidate = candidate
      if !stem.isEmpty, candidate.text.hasPrefix(stem) {
        candidate.text.removeFirst(stem.count)
        if candidate.text.isEmpty { return nil }
      }
      return seen.insert(candidate.text).inserted ? candidate : nil
    }
  }

  /// The names that declarations give.
  private static func names(_ definitions: [Definition]) -> [Candidate] {
    definitions.flatMap { definition -> [Candidate] in
      let name = Candidate(text: definition.name, kind: definition.kind)
      switch definition.kind {
      case .scenario, .file: return []
      case .property, .option, .axis:
        return [name, Candidate(text: name.text + "=", kind: name.kind)]
      default: return [name]
      }
    }
  }

  /// The versions of strategies: behind an '@' those of the strategy before it, in a guard those that
  /// the file's own strategies have.
  private static func versions(_ session: Session, at place: EditedLine) -> [Candidate] {
    if place.isInGuard {
      return session.strategies.all.filter { !session.builtinFiles.contains($0.block.file) }
        .flatMap(\.versions).map { Candidate(text: $0, kind: .version) }
    }
    guard let at = place.stem.firstIndex(of: "@") else { return [] }
    let name = place.stem[..<at]
    let base = name.split { "+=".contains($0) }.last.map(String.init) ?? ""
    let versions = session.versions(of: base) ?? []
    return versions.map { Candidate(text: "\(name)@\($0)", kind: .version) }
  }

  private static func vocabulary(
    _ vocabulary: LanguageVocabulary, _ isAbout: (String) -> Bool
  ) -> [Candidate] {
    var result = vocabulary.strategies.map { Candidate(text: $0, kind: .strategy) }
    result += vocabulary.detectors.map { Candidate(text: $0.name, kind: .detector) }
    if isAbout("ios") {
      result += vocabulary.iosVersions.map { Candidate(text: "\($0)", kind: .version) }
    }
    if isAbout("device") {
      result += vocabulary.devices.map { Candidate(text: $0, kind: .device) }
    }
    if isAbout("option") {
      for detector in vocabulary.detectors {
        result += detector.thresholds.map {
          Candidate(text: detector.name + "." + $0 + "=", kind: .detector)
        }
      }
    }
    if isAbout("rule") {
      for rule in vocabulary.rules {
        result.append(Candidate(text: rule.name + "=", kind: .rule))
        result.append(Candidate(text: RuleAxis.name(of: rule.name), kind: .rule))
        result += rule.words.map { Candidate(text: $0, kind: .value) }
      }
    }
    return result
  }

  /// The words of the language and of the schema.
  private static let language: [Candidate] = {
    var result: [Candidate] = []
    func add(_ kind: WordKind, _ words: some Sequence<String>) {
      result += words.map { Candidate(text: $0, kind: kind) }
    }
    add(.keyword, LanguageWords.openingLines)
    add(.statement, StatementInfo.all.map(\.word).filter { $0 != "PATH" })
    add(.hook, Hook.allCases.flatMap { hook in hook.suffixes.map { hook.name + $0.suffix } })
    add(.hook, Hook.allCases.filter { $0.group == .page }.map { "navigation." + $0.name })
    // A part of a dotted hook is completed behind its dot.
    add(.hook, ["pre", "post"])
    add(.hook, Hook.allCases.compactMap { $0.name.split(separator: ".").last.map(String.init) })
    add(.property, Property.allCases.flatMap { [$0.name, $0.name + "="] })
    add(.keyword, LanguageWords.keys.map { $0 + "=" })
    add(.keyword, Thing.allCases.flatMap { $0.path.split(separator: ".") }.map(String.init))
    add(.event, EventName.allCases.map(\.name))
    add(.keyword, Moment.Edge.allCases.map(\.rawValue))
    add(.color, Session.colorNames)
    add(
      .value,
      Property.allCases.flatMap { property -> [String] in
        if case .word(let words) = property.kind { return words }
        return []
      })
    let units: Set<String> = ["ms", "s", "us", "f", "pt", "%", "pt/s"]
    add(.keyword, LanguageWords.all.filter { !units.contains($0) && $0.first?.isLetter == true })
    return result
  }()
}
