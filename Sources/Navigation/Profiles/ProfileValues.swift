// The values of a profile under their names and in words: what lists print, what the documents are
// checked against, and what a test goes through one by one.

/// One named value of a profile.
public struct ProfileValue: Hashable, Sendable {
  /// Its name; with its theme's before it where it has one: `titles.gap2`.
  public let name: String
  /// The value in words: `yes`, `0.5`, `beforeWillDisappear`.
  public let text: String
}

extension IOSProfile {
  /// Every value but the version itself: those without a theme first, each group in the order of
  /// its declaration.
  public var values: [ProfileValue] {
    RuleSlot.all.map { ProfileValue(name: $0.name, text: $0.read(self)) }
  }

  /// What may stand in each rule's place, by name, in the order of `values`.
  public static var kinds: [(name: String, kind: RuleKind)] {
    RuleSlot.all.map { ($0.name, $0.kind) }
  }

  /// Gives a rule another value, to see what it does.
  /// - Parameter text: in words, as in `values`.
  /// - Returns: whether there is such a rule and the value is one of its kind; else nothing changes.
  public mutating func set(rule name: String, to text: String) -> Bool {
    slots[name]?.write(&self, text) ?? false
  }

  /// Whether a rule can have a value.
  public static func accepts(rule name: String, _ text: String) -> Bool {
    var profile = IOSProfile(major: 7)
    return profile.set(rule: name, to: text)
  }
}

private let slots: [String: RuleSlot] = Dictionary(
  RuleSlot.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

extension IOSProfile {
  /// The value of a rule in a span of versions.
  public struct Era: Hashable, Sendable {
    /// The first and the last version that has the value.
    public let first, last: Int
    /// The value in words.
    public let text: String
  }

  /// What a rule is in every version.
  public struct History: Sendable {
    /// The rule.
    public let name: String
    /// Spans of versions with one value each, oldest first.
    public fileprivate(set) var eras: [Era]
    /// The minor versions in which it is something else, oldest first.
    public fileprivate(set) var minors: [(version: String, text: String)] = []

    /// In words: `no to 10, yes from 11; no on 11.0`.
    public var phrase: String {
      let own = IOSProfile.phrase(eras)
      guard !minors.isEmpty else { return own }
      let texts = Set(minors.map(\.text)).sorted().map { text in
        let versions = minors.filter { $0.text == text }.map(\.version)
        return "\(text) on \(versions.joined(separator: ", "))"
      }
      return own + "; " + texts.joined(separator: "; ")
    }
  }

  /// What every rule is in every version, in the order of `values`.
  public static var history: [History] {
    var all = majorHistory
    for version in minorNames {
      guard let mine = named(version)?.values, let year = numbers(version)?.major else { continue }
      for (row, plain) in profile(year).values.enumerated() where mine[row] != plain {
        all[row].minors.append((version, mine[row].text))
      }
    }
    return all
  }

  private static var majorHistory: [History] {
    let columns = majors.map { profile($0).values }
    return columns[0].indices.map { row in
      var eras: [Era] = []
      for (major, column) in zip(majors, columns) {
        let text = column[row].text
        if let era = eras.last, era.text == text {
          eras[eras.count - 1] = Era(first: era.first, last: major, text: text)
        } else {
          eras.append(Era(first: major, last: major, text: text))
        }
      }
      return History(name: columns[0][row].name, eras: eras)
    }
  }

  /// Eras as a phrase: `no to 10, yes from 11`; the value alone if it never changes.
  static func phrase(_ eras: [Era]) -> String {
    guard eras.count > 1 else { return eras.first?.text ?? "" }
    return eras.enumerated().map { index, era in
      if index == 0 { return "\(era.text) to \(era.last)" }
      if index == eras.count - 1 { return "\(era.text) from \(era.first)" }
      if era.first == era.last { return "\(era.text) on \(era.first)" }
      return "\(era.text) from \(era.first) to \(era.last)"
    }.joined(separator: ", ")
  }

  /// The version before, or nil for the first.
  public static func predecessor(of major: Int) -> Int? { majors.last { $0 < major } }
}
