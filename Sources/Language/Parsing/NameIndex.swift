/// What names mean: the places of declarations by name. It notes which of them anybody has asked for.
struct NameIndex {
  private final class Asked {
    var places: Set<Int> = []
  }

  private var places: [String: Int] = [:]
  private let asked = Asked()

  subscript(name: String) -> Int? {
    get {
      guard let place = places[name] else { return nil }
      asked.places.insert(place)
      return place
    }
    set { places[name] = newValue }
  }

  var keys: Dictionary<String, Int>.Keys { places.keys }

  /// The places whose names were asked for. A declaration alone does not ask for its own.
  var named: Set<Int> { asked.places }
}
