/// A version of a strategy as written: `1.1.5`.
struct StrategyVersion: Comparable, Sendable {
  private let parts: [Int]

  /// The version that `text` is; nil if it is none: numbers with dots between them, up to four.
  init?(_ text: some StringProtocol) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count <= 4 else { return nil }
    var parts: [Int] = []
    for word in words {
      guard !word.isEmpty, word.utf8.count <= 9, word.utf8.allSatisfy({ (48...57).contains($0) }),
        let part = Int(word)
      else { return nil }
      parts.append(part)
    }
    // 1.1 and 1.1.0 are one version.
    while parts.last == 0 { parts.removeLast() }
    self.parts = parts
  }

  static func < (a: StrategyVersion, b: StrategyVersion) -> Bool {
    a.parts.lexicographicallyPrecedes(b.parts)
  }

  /// The version that may be meant where there is none like `text`: the one as which it counts, else the
  /// oldest or the newest; nil where `text` is no version.
  static func nearest(_ text: some StringProtocol, in declared: [String]) -> String? {
    guard let asked = StrategyVersion(text) else { return nil }
    if let found = found(text, in: declared) { return found }
    return declared.first.flatMap { StrategyVersion($0) }.map { asked < $0 } ?? false
      ? declared.first : declared.last
  }

  /// Whether a text reads as one, right or not: it begins with a digit and has digits and dots.
  static func isMeant(by text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, (48...57).contains(first) else { return false }
    return text.utf8.allSatisfy { (48...57).contains($0) || $0 == 46 }
  }

  /// The newest of some versions, oldest first, that is not newer than `text`; nil where none is, or
  /// where `text` is newer than all of them.
  static func found(_ text: some StringProtocol, in declared: [String]) -> String? {
    guard let asked = StrategyVersion(text),
      let newest = declared.last.flatMap({ StrategyVersion($0) }), asked <= newest
    else { return nil }
    return declared.last { StrategyVersion($0).map { $0 <= asked } ?? false }
  }
}

/// The name of a strategy in a choice: `km`, or one version of it as in `km@1.1.5`.
public struct StrategyName: Hashable, Sendable {
  /// The name without the version.
  public let base: String
  /// What stands behind the `@`; nil for the version that counts where none is named.
  public let version: String?

  /// Reads a name; only the first `@` separates.
  public init(_ text: some StringProtocol) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    base = String(parts[0])
    version = parts.count == 2 ? String(parts[1]) : nil
  }

  /// The parts of a choice with `+` between them, blanks left out: `fd`, `km@1.1.5`.
  public static func names(in choice: String) -> [String] {
    glued(choice).split(separator: "+").map(String.init)
  }

  /// A choice as cells name it, without blanks: `km 1.1.5 + fd` is `km@1.1.5+fd`. What else stands behind
  /// a name stays apart from it.
  public static func glued(_ choice: String) -> String {
    choice.split(separator: "+", omittingEmptySubsequences: false)
      .map { glued($0.split(separator: " ").map(String.init)).joined(separator: " ") }
      .joined(separator: "+")
  }

  /// `NAME=VALUE` that stands behind a name of such a choice, as in a line `strategy wr defaultTint=red`;
  /// nil where none does.
  public static func option(behind choice: String) -> String? {
    choice.split(separator: " ").dropFirst().first { $0.contains("=") }.map(String.init)
  }

  /// Words in which a name and the version behind it are one.
  static func glued(_ words: [String]) -> [String] {
    var result: [String] = []
    for word in words {
      if let last = result.last, isVersioned(last, by: word) {
        result[result.count - 1] = last + "@" + word
      } else {
        result.append(word)
      }
    }
    return result
  }

  /// Whether a word is the version of the name that stands before it.
  static func isVersioned(_ name: String, by word: String) -> Bool {
    let last = name.split(separator: "+", omittingEmptySubsequences: false).last ?? ""
    return !last.isEmpty && !last.contains("@") && !last.contains("=")
      && StrategyVersion.isMeant(by: word)
  }

  /// What is wrong with the version, in a sentence and with what helps; nil where nothing is.
  ///
  /// - Parameter declared: the versions that the strategy has, oldest first.
  public func problem(declared: [String]) -> (message: String, note: String)? {
    guard let version else { return nil }
    guard let oldest = declared.first, let newest = declared.last else {
      return (
        "the strategy '\(base)' has no versions",
        "its table would say them, oldest first: versions 1.0 1.1"
      )
    }
    let all = "versions: " + declared.joined(separator: ", ")
    guard let asked = StrategyVersion(version) else {
      return ("'\(version)' is not a version of '\(base)'", all)
    }
    if let first = StrategyVersion(oldest), asked < first {
      return ("'\(base)' has no version \(version): the oldest is \(oldest)", all)
    }
    if let last = StrategyVersion(newest), asked > last {
      return ("'\(base)' has no version \(version): the newest is \(newest)", all)
    }
    return nil
  }
}
