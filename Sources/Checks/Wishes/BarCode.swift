import NavSimProgram
import NavSimTrace
import NavSimVocabulary

/// The background that a page's own code gives the bar, as far as the lines tell it: constants that
/// no question stands before.
struct BarCode {
  /// For each property all that some line writes, and the first as text.
  private(set) var sets: [(property: Property, values: Set<TraceValue>, text: String)] = []
  /// The appearances that some line gives the bar, for whichever state of its content: together
  /// they are one look. Each once, in the order of the lines.
  private(set) var appearances: [String] = []
  /// The first of them as it is written: `standardAppearance=Red`.
  private(set) var firstAppearance = ""

  init(_ page: PageProgram, _ program: Program) {
    // By their place in the file: the tables have no order.
    let lines = page.chain.flatMap { $0.lines.values.joined() }.sorted { $0.origin < $1.origin }
    for line in lines {
      guard case .write(.thing(.self, .bar), let assignments) = line.statement,
        !line.when.contains(where: Self.isQuestion)
      else { continue }
      for assignment in assignments {
        guard case .known(let property) = assignment.property,
          case .value(let value) = assignment.value
        else { continue }
        if property == .barTintColor || property == .backgroundImage {
          for color in Self.colors(value, program) { add(property, .color(color), color.text) }
        } else if Property.appearances.contains(property), case .appearance(let index) = value,
          program.appearances.indices.contains(index)
        {
          let name = program.appearances[index].name
          if appearances.isEmpty { firstAppearance = "\(property.name)=\(name)" }
          if !appearances.contains(name) { appearances.append(name) }
        }
      }
    }
  }

  private mutating func add(_ property: Property, _ value: TraceValue, _ text: String) {
    if let index = sets.firstIndex(where: { $0.property == property }) {
      sets[index].values.insert(value)
    } else {
      sets.append((property, [value], text))
    }
  }

  private static func isQuestion(_ word: When) -> Bool {
    if case .if = word { return true }
    return false
  }

  /// What a value may show.
  private static func colors(_ value: Value, _ program: Program) -> [Color] {
    switch value {
    case .color(let color): return [color]
    case .dynamic(let color): return color.everything(program.palette)
    case .image(let index) where program.images.indices.contains(index):
      return [program.images[index].color]
    default: return []
    }
  }
}
