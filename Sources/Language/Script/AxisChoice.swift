/// Values of an axis that are asked for: `code=a`, one of several as in `code=a|b`, or all but those
/// as in `code!=a`.
public struct AxisChoice: Hashable, Sendable {
  /// The axis.
  public let name: String
  /// Whether the values are those that are not asked for.
  public let isNegated: Bool
  /// At least one.
  public let values: [String]

  /// - Parameters:
  ///   - axis: the axis; `!` at its end negates, as where `code!=a` is cut at the `=`.
  ///   - value: a value, or several between `|`.
  public init(axis: String, value: String) {
    isNegated = axis.hasSuffix("!")
    name = isNegated ? String(axis.dropLast()) : axis
    values = value.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  }

  /// Nil where the text has no `=`.
  public init?(_ text: String) {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    self.init(
      axis: String(text[..<sign]), value: String(text[text.index(after: sign)...]))
  }

  /// The same of another axis.
  func of(_ axis: String) -> AxisChoice {
    AxisChoice(axis: isNegated ? axis + "!" : axis, value: values.joined(separator: "|"))
  }

  /// Whether the cell is one of those asked for; a cell without the axis is none.
  public func holds(in cell: Cell) -> Bool {
    cell[name].map { values.contains($0) != isNegated } ?? false
  }
}
