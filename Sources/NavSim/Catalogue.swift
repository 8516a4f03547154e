import NavSimTrace
import NavSimVocabulary

// What navsim knows, as tables. Every row comes from the schema that the parser and the trace use,
// so a list cannot promise what the tool does not have.

/// The lists that `navsim explain TOPIC` prints.
public enum Catalogue {
  /// What can be listed.
  public enum Topic: String, CaseIterable, Sendable {
    case strategies, devices, ios, properties, elements, hooks, statements, events, conditions
    case mechanisms, colors, detectors, rules, advice, reports

    /// One line about the list.
    public var summary: String {
      switch self {
      case .strategies: return "built-in strategies; 'navsim explain NAME' tells more"
      case .devices: return "devices and their measures"
      case .ios: return "iOS versions that the model tells apart"
      case .properties: return "every property of every thing, with kind, unit and meaning"
      case .elements: return "what a trace shows, back to front, with the properties of each"
      case .hooks: return "slots in which code runs"
      case .statements: return "what a line can do"
      case .events: return "what a trace records with '!'"
      case .conditions: return "questions of one word for 'if'"
      case .mechanisms: return "ways to take a part of the bar away"
      case .colors:
        return "UIColor's colours by name, with their values: fixed, or in light and in dark mode"
      case .detectors: return "what judges traces: the kinds of glitches"
      case .advice: return "rules of 'navsim check'"
      case .reports: return "glitches that people reported, told as scenarios: by word, by symptom"
      case .rules: return "rules of the model with their values, which '--rule' tries otherwise"
      }
    }
  }

  /// The list about a topic.
  public static func table(_ topic: Topic) -> Table {
    switch topic {
    case .strategies: return strategies
    case .devices: return devices
    case .ios: return ios
    case .properties: return properties
    case .elements: return elements
    case .hooks: return hooks
    case .statements: return statements
    case .events:
      return pairs(EventName.allCases.map { ($0.name, $0.summary) })
    case .conditions:
      return pairs(Condition.allCases.map { ($0.name, $0.summary) })
    case .mechanisms:
      return pairs(Mechanism.allCases.map { ($0.name, $0.summary) })
    case .colors:
      return pairs(
        Color.named.map { ($0.name, $0.color.text) } + SystemColor.all.map { ($0.name, $0.summary) }
      )
    case .detectors: return detectors
    case .advice: return advice
    case .rules: return rules
    case .reports: return reports
    }
  }

  private static func pairs(_ rows: [(String, String)]) -> Table {
    var table = Table(["name", "meaning"])
    for row in rows { table.add([row.0, row.1]) }
    return table
  }

  private static var elements: Table {
    var table = Table(["name", "meaning", "properties"])
    table.layout = .entries
    for family in TraceSchema.families {
      let properties = family.properties.map(\.name).joined(separator: " ")
      table.add([family.pattern, family.summary, properties])
    }
    return table
  }

  private static var hooks: Table {
    var table = Table(["name", "forms", "where", "group", "meaning"])
    table.layout = .columns(
      [.init("name"), .init("forms"), .init("where", width: 12), .init("meaning")])
    for hook in Hook.allCases {
      let forms = hook.suffixes.map { $0.suffix.isEmpty ? "plain" : $0.suffix }
      table.add([
        hook.name, forms.joined(separator: " "), text(hook.places), hook.group.rawValue,
        hook.summary,
      ])
    }
    return table
  }

  private static var statements: Table {
    var table = Table(["form", "meaning", "uikit", "where"])
    table.layout = .entries
    for info in StatementInfo.all {
      table.add([info.form, info.summary, info.call, text(info.places)])
    }
    return table
  }

  /// The places in the order of the vocabulary, whatever the order of the set.
  static func text(_ places: Set<Place>) -> String {
    Place.allCases.filter(places.contains).map(\.rawValue).joined(separator: " ")
  }
}
