import NavSimProgram
import NavSimVocabulary

/// The properties of one thing of a page, as code set them.
struct Fields: Hashable {
  private let thing: Thing
  private var values: [Value]

  /// A thing as UIKit makes it.
  init(of thing: Thing) {
    self.thing = thing
    values = Fields.made[Int(thing.rawValue)]
  }

  /// For each thing its properties as UIKit makes it.
  private static let made: [[Value]] = Thing.allCases.map { $0.properties.map(Fields.initial) }

  /// Whether every property is as UIKit makes it.
  var isAsMade: Bool { values == Fields.made[Int(thing.rawValue)] }

  /// The value of a property; nil and without effect for one that the thing does not have.
  subscript(property: Property) -> Value {
    get {
      let place = Fields.places[Int(thing.rawValue)][Int(property.rawValue)]
      return place < 0 ? .none : values[place]
    }
    set {
      let place = Fields.places[Int(thing.rawValue)][Int(property.rawValue)]
      if place >= 0 { values[place] = newValue }
    }
  }

  /// A flag; no where the thing does not have it.
  func flag(_ property: Property) -> Bool { self[property] == .flag(true) }

  /// A number; nil where none was set.
  func number(_ property: Property) -> Double? {
    if case .number(let number) = self[property] { return number }
    return nil
  }

  /// A text; nil where none was set.
  func text(_ property: Property) -> String? {
    if case .text(let text) = self[property] { return text }
    return nil
  }

  /// A word; empty where the thing does not have it.
  func word(_ property: Property) -> String {
    if case .word(let word) = self[property] { return word }
    return ""
  }

  /// For each thing the place of each property in its storage, or -1.
  private static let places: [[Int]] = Thing.allCases.map { thing in
    var places = [Int](repeating: -1, count: Property.allCases.count)
    for (place, property) in thing.properties.enumerated() {
      places[Int(property.rawValue)] = place
    }
    return places
  }

  /// UIKit's defaults (documented: UIViewController, UINavigationItem, UIScrollView).
  private static func initial(_ property: Property) -> Value {
    if property.isOptional { return .none }
    switch property {
    case .automaticallyAdjustsScrollViewInsets, .firstSubview, .leftEnabled, .rightEnabled,
      .hidesSearchBarWhenScrolling, .hidesNavigationBarDuringPresentation,
      .userInteractionEnabled, .shouldAutomaticallyForwardAppearanceMethods:
      return .flag(true)
    case .titleViewAlpha: return .number(1)
    default: break
    }
    switch property.kind {
    case .flag: return .flag(false)
    case .number, .length: return .number(0)
    case .word(let words): return words.first.map { .word($0) } ?? .none
    default: return .none
    }
  }
}
