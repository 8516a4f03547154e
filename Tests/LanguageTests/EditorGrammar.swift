import NavSimChecks
import NavSimLanguage
import NavSimVocabulary

/// The TextMate grammar of the language, made from the language's own words. It knows words, not
/// where they may stand: that is the language server's business.
enum EditorGrammar {
  /// Where it is kept, from the package's root.
  static let path = "docs/editors/vscode/syntaxes/navsim.tmLanguage.json"

  /// A pattern with the scope of what it matches, or with those of its groups, from the first on.
  struct Rule {
    var scope: String?
    let match: String
    var groups: [String] = []

    init(_ scope: String, _ match: String) {
      self.scope = scope + ".navsim"
      self.match = match
    }

    init(groups: [String], _ match: String) {
      self.match = match
      self.groups = groups.map { $0 + ".navsim" }
    }
  }

  // MARK: - Words

  private static let hooks = Set(Hook.allCases.map(\.name))
  private static let properties = Set(Property.allCases.map(\.name))
  /// Words that are hooks too, but stand at other places as well.
  private static let verbs = Set(StatementInfo.all.map(\.word))
  /// Words of the language that stand by themselves: no hooks alone, no units, no signs.
  static let words = Set(
    LanguageWords.all.filter { word in
      isWord(word) && word.count > 1 && (!hooks.contains(word) || verbs.contains(word))
    })
  private static let events = Set(EventName.allCases.map(\.name)).subtracting(hooks)
  private static let parts = Set(
    Thing.allCases.flatMap { $0.path.split(separator: ".").dropFirst() }.map(String.init))
  private static let values = Set(
    Property.allCases.flatMap { property -> [String] in
      if case .word(let words) = property.kind { return words }
      return []
    }
  ).filter { !words.contains($0) && isWord($0) && $0.count > 1 }

  private static func isWord(_ text: String) -> Bool {
    text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
  }

  // MARK: - Patterns

  /// Where a word begins and ends: names have letters, digits, `-` and `_`.
  private static let begin = #"(?<![\w-])"#
  private static let end = #"(?![\w-])"#
  private static let name = #"[\p{L}_][\w-]*"#

  /// One of some words, longer ones first.
  private static func any(_ words: some Sequence<String>) -> String {
    let sorted = words.sorted { ($1.count, $0) < ($0.count, $1) }
    return "(?:" + sorted.map { $0.replacing(".", with: "\\.") }.joined(separator: "|") + ")"
  }

  private static var hook: String {
    #"(?:navigation\.)?"# + any(hooks) + #"(?:\.(?:pre|post))?"#
  }

  /// The patterns in the order in which they are tried at a place.
  static let rules: [Rule] = [
    Rule("comment.block.documentation", #"^\s*///.*$"#),
    Rule("comment.line.double-slash", #"(?<!\S)(?://|#(?=\s|$)).*$"#),
    Rule("string.quoted.double", #""(?:[^"\\]|\\.)*""#),
    Rule("invalid.illegal.unclosed-text", #"".*$"#),
    Rule(
      groups: [
        "keyword.control.declaration", "entity.name.type", "keyword.other",
        "entity.other.inherited-class",
      ],
      "^(page|navigation|tabs|strategy|image|appearance|checks)" + end
        + #"(?:\s+("# + name + #")(?:\s+(like)\s+("# + name + "))?)?"),
    Rule("keyword.control.section", "^" + any(LanguageWords.openingLines) + end),
    Rule(
      groups: ["keyword.other", "support.function.hook"],
      #"(?<![\w.-])(on)\s+("# + hook + #"(?:,\s*"# + hook + #")*)(?![\w.-])"#),
    Rule(
      groups: ["keyword.other", "entity.name.label"],
      begin + #"(as)\s+("# + name + #"(?:\.[\w-]+)*)(?=\s|$)"#),
    Rule(
      "support.function.hook", begin + any(hooks.subtracting(words)) + #"(?:\.(?:pre|post))?"# + end
    ),
    Rule("support.function.event", begin + any(events.subtracting(words)) + end),
    Rule("variable.other.property", #"(?<=\.)"# + any(properties) + end),
    Rule("variable.other.property", begin + any(properties) + "(?==)"),
    Rule("support.type.part", #"(?<=\.)"# + any(parts) + end),
    Rule("variable.parameter", #"(?<![\w.-])"# + name + #"(?:\.[\w-]+)*(?==)"#),
    Rule(
      "variable.other.property",
      #"(?<![\w.-])"# + any(properties.subtracting(words).filter { $0.count > 1 }) + end),
    Rule("constant.other.color", "#[0-9A-Fa-f]{3,8}" + end),
    Rule("support.constant.color", begin + any(Color.named.map(\.name)) + end),
    Rule("constant.numeric", #"(?<![\w#-])[-+]?\d+(?:\.\d+)?(?:pt/s|ms|us|pt|s|f|%)?"# + end),
    Rule("constant.language", begin + "(?:yes|no|nil|empty)" + end),
    Rule(
      "support.constant.detector",
      begin + any(Set(Detector.words.map(\.name)).subtracting(words)) + end),
    Rule("support.constant.value", begin + any(values) + end),
    Rule("keyword.other", begin + any(words) + end),
    Rule("keyword.operator", #"[=<>!±]+|\+-|[+:@]"#),
    Rule("punctuation.section.guard", #"[\[\]]"#),
  ]

  // MARK: - JSON

  static var text: String {
    let patterns = rules.map { rule -> String in
      var members: [String] = []
      if let scope = rule.scope { members.append("\"name\": " + quoted(scope)) }
      members.append("\"match\": " + quoted(rule.match))
      if !rule.groups.isEmpty {
        let groups = rule.groups.enumerated().map { index, scope in
          "\"\(index + 1)\": { \"name\": \(quoted(scope)) }"
        }
        members.append("\"captures\": { " + groups.joined(separator: ", ") + " }")
      }
      return "    { " + members.joined(separator: ", ") + " }"
    }
    return """
      {
        "name": "navsim",
        "scopeName": "source.navsim",
        "fileTypes": ["navsim"],
        "patterns": [
      \(patterns.joined(separator: ",\n"))
        ]
      }

      """
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      if character == "\"" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result + "\""
  }
}
