import NavSimProgram
import NavSimTrace
import NavSimVocabulary

/// The background that a page's own code gives the bar, as far as the lines tell it: constants that
/// no question stands before.
struct BarCode {
  /// For each property all that some line writes, and the first as text.
  private(set) var sets: [(property: Property, values: Set<TraceValue>, text: String)] = []

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
        } else if property == .standardAppearance, case .appearance(let index) = value,
          program.appearances.indices.contains(index)
        {
          // Before iOS 13 none is ever seen, but for a colour that something else paints.
          let given = program.appearances[index]
          let colors = Self.colors(given.backgroundColor, program).map { TraceValue.color($0) }
          for color in colors.isEmpty ? [.none] : colors { add(property, color, given.name) }
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
