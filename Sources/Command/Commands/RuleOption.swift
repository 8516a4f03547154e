import NavSim

/// `--rule NAME=VALUE`: runs with another value of a rule of the model.
enum RuleOption {
  static let option = Option(
    name: "rule", value: "NAME=VALUE", isRepeated: true,
    help:
      "tries another value of a rule of the model, in place of the iOS version's; 'navsim explain"
      + " rules' shows every rule",
    elsewhere:
      "in a scenario, 'rule NAME=VALUE' tries it in each cell, and an axis rule.NAME in some")

  /// The axes that the options stand for, with their values.
  static func axes(_ arguments: Arguments) throws(UsageError) -> [(axis: String, value: String)] {
    var axes: [(axis: String, value: String)] = []
    for text in arguments.all("rule") {
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        throw UsageError(
          message: "'\(text)' is no value for '--rule'",
          help: "write NAME=VALUE: --rule dimAlpha=0.2")
      }
      let name = String(text[..<equals])
      let value = String(text[text.index(after: equals)...])
      try check(name, value)
      axes.append((Catalogue.axis(ofRule: name), value))
    }
    return axes
  }

  /// Refuses an axis of a rule, such as rule.dimAlpha, that is none, or has no such value.
  static func check(axis: String, _ value: String) throws(UsageError) {
    let prefix = Catalogue.axis(ofRule: "")
    guard axis.hasPrefix(prefix) else { return }
    // K!=V and K=V|W choose among the values of a matrix.
    let name = axis.dropFirst(prefix.count).filter { $0 != "!" }
    for part in value.split(separator: "|", omittingEmptySubsequences: false) {
      try check(name, String(part))
    }
  }

  /// What is to be said of values that rules have by themselves in all cells that run.
  static func notes(_ arguments: Arguments, _ jobs: [RunJob]) -> [PaintedText] {
    arguments.all("rule").compactMap { text in
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let first = jobs.first else { return nil }
      let isOwn = jobs.allSatisfy {
        Catalogue.isOwnValue(parts[1], ofRule: parts[0], ios: $0.cell["ios"] ?? "")
      }
      return isOwn
        ? PaintedText(
          line: "note: \(text) is what the rule is on iOS \(first.cell["ios"] ?? "") by itself")
        : nil
    }
  }

  private static func check(_ name: String, _ value: String) throws(UsageError) {
    if let message = Catalogue.fault(ofRule: name, value) {
      throw UsageError(message: message, help: "'navsim explain rules' shows every rule")
    }
  }
}
