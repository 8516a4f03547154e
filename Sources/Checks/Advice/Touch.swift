import NavSimProgram
import NavSimVocabulary

/// A property of a thing, whosever it is.
struct TouchKey: Hashable {
  var thing: Thing
  var property: Property

  static let barHidden = TouchKey(thing: .navigation, property: .navigationBarHidden)

  static let tabBarHidden = TouchKey(thing: .tabBar, property: .hidden)

  /// Whether it is a style field of the bar.
  var isLook: Bool { thing == .bar && Property.styleFields.contains(property) }

  /// Whether it belongs to the bar that pages share: its style, its parts, whether it is there.
  var isBar: Bool { thing == .bar || thing.isBarPart || self == .barHidden }

  /// As messages call it.
  var phrase: String {
    if self == .barHidden { return "whether the bar is hidden" }
    if isLook { return property.name }
    return thing.path.isEmpty ? property.name : thing.path + "." + property.name
  }
}

/// One property that a line writes.
struct Touch {
  var owner: Owner
  var key: TouchKey
  /// The value; nil where it is not one value: a copied style, a mapped range.
  var value: Expression?
  /// What the word starts with that writes it.
  var mark: String

  /// The value, where it is a constant.
  var constant: Value? {
    if case .value(let value)? = value { return value }
    return nil
  }
}

/// What lines write, as properties: hiding, copying and restoring included.
struct TouchReader {
  /// What was saved under each name, by the name's index.
  private var saved: [Int: [TouchKey]] = [:]
  /// What is taken away from parts of the bar: the rest of what 'show' writes is there already.
  private var taken: Set<TouchKey> = []
  private let given: GivenAppearances

  /// Learns what the lines save, and what they take away.
  ///
  /// - Parameter given: which appearances somebody gives.
  init(_ lines: [CodeLine], _ given: GivenAppearances) {
    self.given = given
    for line in lines {
      guard case .save(.read(let reference), _, _, let name) = line.statement else { continue }
      saved[name, default: []] += TouchReader.keys(reference).filter {
        !(saved[name] ?? []).contains($0)
      }
    }
    for line in lines {
      for touch in touches(of: line.statement, wants: []) where touch.key.thing.isBarPart {
        guard let shown = TouchReader.shown.first(where: { $0.0 == touch.key.property }),
          touch.constant != shown.1
        else { continue }
        taken.insert(touch.key)
      }
    }
  }

  /// What 'show' makes of a part of the bar.
  private static let shown: [(Property, Value)] = [
    (.hidden, .flag(false)), (.alpha, .number(1)), (.masked, .flag(false)),
  ]

  private static func keys(_ reference: Reference) -> [TouchKey] {
    switch reference {
    case .thing(_, .bar): return Property.styleFields.map { TouchKey(thing: .bar, property: $0) }
    case .property(_, let thing, .known(let property)):
      return [TouchKey(thing: thing, property: property)]
    default: return []
    }
  }

  /// What a statement writes.
  ///
  /// - Parameter wants: the fields that the page declares; a copy of its wishes writes these.
  func touches(of statement: Statement, wants: Set<Property>) -> [Touch] {
    switch statement {
    case .write(let target, let assignments): return written(target, assignments)
    case .setBarHidden(let hidden, _):
      return [touch(.barHidden, hidden ? "hide" : "show", .value(.flag(hidden)))]
    case .setToolbarHidden(let hidden, _):
      return [touch(.toolbar, .hidden, hidden ? "hide" : "show", .value(.flag(hidden)))]
    case .setTabBarHidden(let hidden, _):
      return [touch(.tabBar, .hidden, hidden ? "hide" : "show", .value(.flag(hidden)))]
    case .hidePart(let thing, let mechanism): return hidden(thing, mechanism)
    case .showPart(let thing):
      return TouchReader.shown.map { touch(thing, $0.0, "show", .value($0.1)) }
        .filter { taken.contains($0.key) }
    case .restore(let owner, let name, _):
      return (saved[name] ?? []).map {
        Touch(owner: owner ?? .self, key: $0, value: nil, mark: "restore")
      }
    case .copy(let from, .thing(let owner, .bar), let fields):
      var list = fields ?? Property.styleFields
      if case .thing(_, .wants) = from { list = list.filter(wants.contains) }
      return list.map {
        Touch(
          owner: owner, key: TouchKey(thing: .bar, property: $0), value: nil, mark: "copy")
      }
    case .mapProgress(_, _, let target, _, _), .mapContentOffset(_, _, let target, _, _):
      return TouchReader.keys(target).map {
        Touch(owner: .self, key: $0, value: nil, mark: "map")
      }
    case .within(_, let inner): return touches(of: inner, wants: wants)
    default: return []
    }
  }

  private func touch(_ key: TouchKey, _ mark: String, _ value: Expression?) -> Touch {
    Touch(owner: .self, key: key, value: value, mark: mark)
  }

  private func touch(
    _ thing: Thing, _ property: Property, _ mark: String, _ value: Expression? = nil
  ) -> Touch {
    touch(TouchKey(thing: thing, property: property), mark, value)
  }

  private func written(_ target: Reference, _ assignments: [Assignment]) -> [Touch] {
    let (owner, thing): (Owner, Thing)
    switch target {
    case .thing(let found, let what): (owner, thing) = (found, what)
    case .owner(let found): (owner, thing) = (found, .controller)
    default: return []
    }
    return assignments.compactMap { assignment in
      guard case .known(let property) = assignment.property, !given.isOfNil(assignment, of: thing)
      else { return nil }
      return Touch(
        owner: owner, key: TouchKey(thing: thing, property: property), value: assignment.value,
        mark: property.name + "=")
    }
  }

  private func hidden(_ thing: Thing, _ mechanism: Mechanism) -> [Touch] {
    switch mechanism {
    case .hidden, .locked: return [touch(thing, .hidden, "hide", .value(.flag(true)))]
    case .alpha: return [touch(thing, .alpha, "hide", .value(.number(0)))]
    case .mask: return [touch(thing, .masked, "hide", .value(.flag(true)))]
    case .image:
      return [touch(.bar, thing == .barShadow ? .shadowImage : .backgroundImage, "hide")]
    case .appearance: return [touch(.bar, .standardAppearance, "hide")]
    }
  }
}
