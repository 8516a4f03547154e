import NavSimProgram
import NavSimVocabulary

/// The appearances of a run: those that are declared, and those that code has made of them.
struct AppearanceTable {
  private(set) var all: [AppearanceDeclaration]
  /// Of which each was made, by index; of itself if of none.
  private var origins: [Int]

  /// Those that are declared.
  init(_ declared: [AppearanceDeclaration]) {
    all = declared
    origins = Array(declared.indices)
  }

  /// The index of one that looks like this; what is new gets its place at the end.
  ///
  /// - Parameter maker: of which code has made it; nil where UIKit has it by itself.
  mutating func index(of appearance: AppearanceDeclaration, madeOf maker: Int?) -> Int {
    if let known = all.firstIndex(where: { $0.isSame(as: appearance) }) { return known }
    all.append(appearance)
    origins.append(maker.map { origins[$0] } ?? all.count - 1)
    return all.count - 1
  }

  /// That of which one was made in the end.
  func origin(of index: Int) -> AppearanceDeclaration { all[origins[index]] }
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
    let maker: Int
    switch read(reference, context) {
    case .appearance(let index): maker = index
    case BarStyle.olderFields: maker = screen.appearance(Self.plainAppearance, madeOf: nil)
    default: return .none
    }
    var made = appearances[maker]
    made.set(field, value)
    return .appearance(screen.appearance(made, madeOf: maker))
  }

  /// What a bar has that was never given one.
  private static let plainAppearance = AppearanceDeclaration(name: "default", base: .default)

  /// What an appearance is called in traces: one that code has made by that of which it was made, and what
  /// differs, as `opaque+backgroundColor:#FF0000`.
  public func appearanceName(_ index: Int) -> String {
    let (own, origin) = (appearances[index], screen.appearanceOrigin(index))
    let others = AppearanceField.allCases.filter { own.value(of: $0) != origin.value(of: $0) }
    let parts = others.map { "\($0.rawValue):\(text(of: own.value(of: $0)))" }
    return ([origin.name] + parts).joined(separator: "+")
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
