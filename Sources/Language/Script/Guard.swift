import NavSimProgram

/// A condition on the cell in front of a line: `[ios>=15]`, `[!device=ipad-11]`, `[fix]`.
struct Guard: Hashable, Sendable {
  /// The axis; nil for the bare value of an own axis.
  var axis: String?
  var isNegated: Bool
  /// How an iOS version compares; every other axis is equal to the value, or `isNegated`.
  var comparison: Comparison
  /// One of them is the cell's: `[code=a|b]`; at least one.
  var values: [String]
  var span: Span
  /// The default of the strategy's option that the axis is; nil for every other axis.
  var optionDefault: String?
  /// Whether it asks for a version of the strategy whose line it stands before.
  var isOfVersion = false

  /// Whether the guarded line exists in the cell.
  func holds(in cell: Cell) -> Bool { test(cell) != isNegated }

  private func test(_ cell: Cell) -> Bool {
    guard let axis else { return values.contains { cell.hasOwn($0) } }
    guard let actual = cell[axis] ?? optionDefault else { return false }
    switch axis {
    case "strategy": return values.contains { $0 == actual || cell.names(strategy: $0) }
    case "ios": return values.contains { test(version: actual, against: $0) }
    default: return values.contains(actual)
    }
  }

  private func test(version: String, against value: String) -> Bool {
    guard let mine = IOSVersion(version), let other = IOSVersion(value) else { return false }
    let order = mine.compared(with: other)
    switch comparison {
    case .equal: return order == 0
    case .notEqual: return order != 0
    case .less: return order < 0
    case .lessOrEqual: return order <= 0
    case .greater: return order > 0
    case .greaterOrEqual: return order >= 0
    }
  }

  /// Whether no cell can satisfy both lists: some own axis would need two values.
  static func exclude(_ a: [Guard], _ b: [Guard], axisOf: (Guard) -> String?) -> Bool {
    for one in a {
      for two in b {
        guard let axis = axisOf(one), axis == axisOf(two), axis != "ios" else { continue }
        guard one.comparison == .equal, two.comparison == .equal else { continue }
        let (first, second) = (Set(one.values), Set(two.values))
        switch (one.isNegated, two.isNegated) {
        case (false, false): if first.isDisjoint(with: second) { return true }
        case (false, true): if first.isSubset(of: second) { return true }
        case (true, false): if second.isSubset(of: first) { return true }
        case (true, true): continue
        }
      }
    }
    return false
  }
}

/// Something that exists in the cells in which its guards hold.
struct Guarded<Content: Sendable>: Sendable {
  var guards: [Guard]
  var content: Content
  var span: Span

  func holds(in cell: Cell) -> Bool { guards.allSatisfy { $0.holds(in: cell) } }
}

extension Array {
  /// The contents that exist in a cell, in order.
  func present<Content>(in cell: Cell) -> [Content] where Element == Guarded<Content> {
    compactMap { $0.holds(in: cell) ? $0.content : nil }
  }
}
