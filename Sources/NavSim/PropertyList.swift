import NavSimVocabulary

// Properties under the names by which code writes them and traces show them.

/// One property of one thing.
struct PropertyEntry: Sendable {
  /// Its path: `bar.bg.alpha`, `view.x`, `eye.left`.
  let path: String
  let property: Property

  /// What may be done with it.
  var access: String {
    if path.hasPrefix("eye.") { return "not reach it; claims can" }
    return property.isReadOnly ? "read" : "write"
  }

  /// The kind of value, with the words of a closed list.
  var kind: String {
    var kind: String
    switch property.kind {
    case .number: kind = "number"
    case .length: kind = "length"
    case .color: kind = "colour"
    case .flag: kind = "yes|no"
    case .text: kind = "text"
    case .image: kind = "image"
    case .appearance: kind = "appearance"
    case .word(let words): kind = words.joined(separator: "|")
    case .owner: kind = "owner"
    case .stack: kind = "stack"
    }
    return property.isOptional ? kind + "|nil" : kind
  }

  /// The unit of its numbers; empty if it has none.
  var unit: String {
    switch property.kind {
    case .length: return "pt"
    case .number: return "0..1"
    default: return ""
    }
  }

  /// The first iOS version that has it; empty where every modelled one does.
  var since: String { property.since > 7 ? "iOS \(property.since)" : "" }

  /// What the eye sees is no thing of UIKit's, so that no code can name it; claims can.
  private static let eye: [Property] = [
    .status, .left, .centre, .right, .hairline, .below, .bottom, .edge,
  ]

  /// What only a trace shows, with the element that shows it.
  private static let shown = [
    PropertyEntry(path: "title.*.edgeStep", property: .edgeStep),
    PropertyEntry(path: "back.*.label.underArrow", property: .underArrow),
  ]

  /// How a line of a page names the controller that it belongs to.
  static let controller = "self"

  /// Every property of every thing, in schema order.
  static let all: [PropertyEntry] = {
    var entries: [PropertyEntry] = []
    for thing in Thing.allCases {
      let prefix = (thing.path.isEmpty ? controller : thing.path) + "."
      for property in thing.properties {
        entries.append(PropertyEntry(path: prefix + property.name, property: property))
      }
    }
    return entries + shown + eye.map { PropertyEntry(path: "eye." + $0.name, property: $0) }
  }()
}

extension Catalogue {
  static var properties: Table {
    var table = Table(["name", "kind", "unit", "code may", "since", "meaning"])
    table.layout = .columns([.init("name"), .init("kind", width: 16), .init("meaning")])
    for entry in PropertyEntry.all {
      let summary = entry.property.summary
      let notes = [entry.since, entry.property.isReadOnly ? "read only" : ""].filter { !$0.isEmpty }
      let shown = notes.isEmpty ? summary : summary + " (\(notes.joined(separator: ", ")))"
      table.add(
        [entry.path, entry.kind, entry.unit, entry.access, entry.since, shown],
        json: ["meaning": .text(summary)])
    }
    return table
  }
}
