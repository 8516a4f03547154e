import NavSimProgram
import NavSimTrace
import NavSimVocabulary

/// What a property of a claim is in this trace.
enum Target {
  /// A slot, and the value at rest of a property that a trace leaves out while it rests.
  case slot(Int, rest: TraceValue)
  /// Nothing in this cell can give it another value.
  case constant(TraceValue)
  /// The element is never there in this cell.
  case neverThere
}

/// Names of claims against names of the trace.
extension Context {
  /// Finds a property. Throws, with a suggestion, if the trace can have no such thing.
  func target(_ property: TraceProperty) throws(Trouble) -> Target {
    let isKnown = found.index.mayHave(property.element)
    let family = isKnown ? TraceSchema.family(of: property.element) : nil
    let known = family?.properties.first { $0.name == property.property }
    guard let element = found.index.element(property.element) else {
      guard family != nil else { throw unknown(element: property.element) }
      guard known != nil else { throw unknown(property) }
      return .neverThere
    }
    if let slot = trace.slot(property.property, of: element) {
      return .slot(slot, rest: rest(of: known, property.element))
    }
    // Documented: UINavigationController.isToolbarHidden is yes until a line says otherwise.
    if known == .toolbarHidden, property.element.hasPrefix("navigation") {
      return .constant(.flag(true))
    }
    if let known, Property.barHiding.contains(known) { return .constant(.flag(false)) }
    throw unknown(property)
  }

  /// What nil stands for: no, of a flag that is left out while it is no; yes, of a toolbar that nobody has
  /// shown. A wish may be nil.
  private func rest(of property: Property?, _ element: String) -> TraceValue {
    guard let property, property.kind == .flag, !property.isOptional,
      !element.hasSuffix(".wants")
    else { return .none }
    return .flag(property == .toolbarHidden)
  }

  /// The trouble with an element that no trace has.
  func unknown(element: String) -> Trouble {
    let names = trace.elements.map(\.name)
    return .vacuous(
      "the trace has no element '\(element)'" + suggestion(for: element, among: names),
      notes: ["elements: " + names.joined(separator: " ")])
  }

  private func unknown(_ property: TraceProperty) -> Trouble {
    var names = trace.element(property.element).map { element in
      trace.elements[element].slots.map { trace.slots[$0].name }
    }
    names = names ?? TraceSchema.family(of: property.element)?.properties.map(\.name)
    return .vacuous(
      "'\(property.element)' has no property '\(property.property)'"
        + suggestion(for: property.property, among: names ?? []),
      notes: ["its properties: " + (names ?? []).joined(separator: " ")])
  }

  private func suggestion(for name: String, among names: [String]) -> String {
    let most = max(1, name.count / 3)
    let near = names.map { ($0, distance(name, $0)) }.filter { $0.1 <= most }
    guard let best = near.min(by: { $0.1 < $1.1 }) else { return "" }
    return "; did you mean '\(best.0)'?"
  }
}

/// The optimal string alignment distance: a changed, missing, added or swapped letter counts one.
/// Words longer than 64 letters are far from everything.
func distance(_ a: String, _ b: String) -> Int {
  let a = Array(a.unicodeScalars)
  let b = Array(b.unicodeScalars)
  guard a.count <= 64, b.count <= 64 else { return Int.max }
  var rows = [Array(0...b.count)]
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var best = min(rows[i][j + 1], row[j]) + 1
      best = min(best, rows[i][j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        best = min(best, rows[i - 1][j - 1] + 1)
      }
      row.append(best)
    }
    rows.append(row)
  }
  return rows[a.count][b.count]
}
