import NavSimProgram
import NavSimVocabulary

/// The appearances of a run: those that are declared, and those that code has made of them.
struct AppearanceTable {
  private(set) var all: [AppearanceDeclaration]

  /// The index of one that looks like this; what is new gets its place at the end.
  mutating func index(of appearance: AppearanceDeclaration) -> Int {
    if let known = all.firstIndex(where: { $0.isSame(as: appearance) }) { return known }
    all.append(appearance)
    return all.count - 1
  }
}

extension Navigator {
  /// Those that there are now, by index.
  var appearances: [AppearanceDeclaration] { screen.appearances }

  /// The appearance that code finds in a property, with another value of one of its fields. In place of an
  /// appearance that code changes there is another one here, so that nothing else that holds it changes
  /// (documented: the properties of bars and items copy on set; observed: listenzz/HBDNavigationBar and
  /// tidev/titanium-sdk 71eabb2, a change of the bar's own object takes effect). Where nobody has set a
  /// standardAppearance of a bar it is UIKit's default one; of any other that is nil nothing comes.
  func shaped(_ reference: Reference, _ field: AppearanceField, _ value: Value, _ context: Context)
    -> Value
  {
    var appearance: AppearanceDeclaration
    switch read(reference, context) {
    case .appearance(let index): appearance = appearances[index]
    case BarStyle.olderFields: appearance = AppearanceDeclaration(name: "default", base: .default)
    default: return .none
    }
    appearance.set(field, value)
    appearance.name = AppearanceName(appearance.name).with(field, text(of: value))
    return .appearance(screen.appearance(appearance))
  }

  private func text(of value: Value) -> String {
    switch value {
    case .color(let color): return color.text
    case .dynamic(let color): return color.text
    case .image(let index): return program.images[index].name
    case .empty: return "empty"
    case .flag(let flag): return flag ? "yes" : "no"
    default: return "nil"
    }
  }
}

/// What an appearance that code has made is called in traces: that of which it was made, and what was set,
/// as `opaque+backgroundColor:#FF0000`.
struct AppearanceName {
  private let origin: String
  private var parts: [(field: String, value: String)]

  init(_ text: String) {
    let pieces = text.split(separator: "+").map(String.init)
    origin = pieces.first ?? text
    parts = pieces.dropFirst().map { piece in
      let halves = piece.split(separator: ":", maxSplits: 1).map(String.init)
      return (halves[0], halves.count > 1 ? halves[1] : "")
    }
  }

  /// The name with one more field set, or the same one set anew.
  func with(_ field: AppearanceField, _ value: String) -> String {
    let others = parts.filter { $0.field != field.rawValue } + [(field.rawValue, value)]
    return ([origin] + others.map { "\($0.field):\($0.value)" }).joined(separator: "+")
  }
}
