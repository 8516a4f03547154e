import NavSimLanguage
import NavSimNavigation
import NavSimVocabulary

// The rules of the model by name: what each is, how we know, and what may be tried in its place.

extension Catalogue {
  /// One row a rule: its values by iOS version, what else it may be, and how it is known.
  static var rules: Table {
    var table = Table(["name", "value", "known", "may be", "meaning", "source"])
    table.layout = .entries
    for rule in ModelRule.all {
      table.add([
        rule.name, rule.value, rule.text?.confidence.rawValue ?? "", rule.kind.phrase,
        rule.text?.meaning ?? "", rule.text?.source ?? "",
      ])
    }
    return table
  }

  /// What is wrong with a value of a rule of the model, or nil.
  public static func fault(ofRule name: String, _ value: String) -> String? {
    guard let rule = IOSProfile.kinds.first(where: { $0.name == name }) else {
      let near = Suggestion.nearest(rule: name, IOSProfile.kinds.map(\.name))
      return "unknown rule '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
    }
    guard !IOSProfile.accepts(rule: name, value) else { return nil }
    return "'\(value)' is no value of the rule '\(name)'; values: \(rule.kind.phrase)"
  }

  /// Whether a rule has a value by itself on an iOS version, so that nothing is tried with it.
  public static func isOwnValue(_ value: String, ofRule name: String, ios: String) -> Bool {
    let own = IOSProfile.named(ios)?.values.first { $0.name == name }
    return own?.text == value
  }

  /// The axis of a cell that tries a rule: `rule.dimAlpha`.
  public static func axis(ofRule name: String) -> String { RuleAxis.name(of: name) }

  /// The values of a rule that can be listed, where there is such a rule and they can.
  public static func values(ofAxis axis: String) -> [String] {
    guard let name = RuleAxis.rule(of: axis) else { return [] }
    return IOSProfile.kinds.first { $0.name == name }?.kind.words ?? []
  }
}

/// A rule of the model in words.
struct ModelRule: Sendable {
  let name: String
  /// Its values by version: `no to 10, yes from 11`.
  let value: String
  let kind: RuleKind
  let text: RuleText?

  /// The rule of a name; its theme may be left out where no other rule is called so.
  static func named(_ name: String) -> ModelRule? {
    // What is none must not wait for the texts of all of them.
    let names = IOSProfile.kinds.map(\.name)
    let meant = names.contains(name) ? [name] : names.filter { $0.hasSuffix("." + name) }
    return meant.count == 1 ? all.first { $0.name == meant[0] } : nil
  }

  /// Every rule, in the order of a profile's values.
  static let all: [ModelRule] = {
    let texts = RuleText.all
    return zip(IOSProfile.history, IOSProfile.kinds).map { history, kind in
      ModelRule(
        name: history.name, value: history.phrase, kind: kind.kind,
        text: texts.first { $0.name == history.name })
    }
  }()
}

extension Manual {
  /// A rule of the model, by its name or by that of its axis.
  static func modelRules(_ name: String) -> [String] {
    let bare = RuleAxis.rule(of: name) ?? name
    guard let rule = ModelRule.named(bare) else { return [] }
    let other = rule.kind.words.first { !rule.value.contains($0) }
    let example = "navsim run FILE --rule \(rule.name)=\(other ?? "VALUE")"
    return [
      "\(name): a rule of the model\n\n"
        + field("what", rule.text?.meaning ?? "") + field("value", rule.value)
        + field("may be", rule.kind.phrase)
        + field("known", rule.text.map { "\($0.confidence.rawValue): \($0.source)" } ?? "")
        + field("try", example + ", or rule.\(rule.name) as an axis")
    ]
  }
}
