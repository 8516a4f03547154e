import NavSimTrace

/// Some cells of a matrix in few words: `strategy=native, ios<=14`.
struct CellSet {
  private let some: [[TraceAxis]]
  private let all: [[TraceAxis]]

  /// - Parameters:
  ///   - some: the cells that are meant.
  ///   - all: the cells that they are among.
  init(_ some: [[TraceAxis]], of all: [[TraceAxis]]) {
    self.some = some
    self.all = all
  }

  /// How many they are.
  var count: Int { some.count }

  /// How many they are, and what they have in common that the others have not.
  var text: String {
    if all.count == 1 { return "in its cell" }
    if some.count == all.count { return "in all \(all.count) cells" }
    let head = "in \(some.count) of \(all.count) cells"
    let limits = (all.first ?? []).compactMap { Limit($0.axis, of: some, in: all) }
    let isWhole = all.count { cell in limits.allSatisfy { $0.holds(cell) } } == some.count
    if isWhole { return head + ": " + limits.map(\.text).joined(separator: ", ") }
    let first = (some.first ?? []).map { $0.axis + "=" + $0.value }
    return head + ", one of them " + first.joined(separator: ",")
  }

  /// The values of one axis that some cells have.
  private struct Limit {
    let axis: String
    private let values: [String]
    private let others: [String]

    /// Nil where they have all of its values.
    init?(_ axis: String, of some: [[TraceAxis]], in all: [[TraceAxis]]) {
      self.axis = axis
      values = Self.values(of: axis, in: some)
      others = Self.values(of: axis, in: all).filter { [values] in !values.contains($0) }
      if others.isEmpty { return nil }
    }

    private static func values(of axis: String, in cells: [[TraceAxis]]) -> [String] {
      var values: [String] = []
      for cell in cells {
        for pair in cell where pair.axis == axis && !values.contains(pair.value) {
          values.append(pair.value)
        }
      }
      return values
    }

    func holds(_ cell: [TraceAxis]) -> Bool {
      cell.contains { $0.axis == axis && values.contains($0.value) }
    }

    /// `ios=12`, `ios<=14`, `strategy=km or native`, `strategy!=native`.
    var text: String {
      if values.count == 1 { return axis + "=" + values[0] }
      if let bound = bound { return axis + bound }
      if others.count == 1 { return axis + "!=" + others[0] }
      return axis + "=" + values.joined(separator: " or ")
    }

    /// Versions have an order.
    private var bound: String? {
      let (mine, rest) = (values.compactMap(Double.init), others.compactMap(Double.init))
      guard axis == "ios", mine.count == values.count, rest.count == others.count,
        let least = mine.min(), let most = mine.max()
      else { return nil }
      func name(_ number: Double) -> String { values.first { Double($0) == number } ?? "" }
      if rest.allSatisfy({ $0 > most }) { return "<=" + name(most) }
      if rest.allSatisfy({ $0 < least }) { return ">=" + name(least) }
      return nil
    }
  }
}
