import NavSimProgram
import NavSimVocabulary

/// Whether two styles look alike, as a strategy's own comparison sees them.
extension Navigator {
  /// The word `same` in a line of a strategy. Reading through something that is nil is a
  /// difference, unless both sides are nil.
  func isSame(_ context: Context) -> Bool {
    guard case .strategy(let index) = context.runner,
      let test = program.strategies[index].sameness
    else { return false }
    return isSame(test, context)
  }

  /// One comparison of two styles.
  func isSame(_ test: Sameness, _ context: Context) -> Bool {
    guard let first = compared(test.first, context), let second = compared(test.second, context)
    else {
      return compared(test.first, context) == nil && compared(test.second, context) == nil
    }
    return test.fields.allSatisfy { isSame($0, first, second, test) }
  }

  private func compared(_ reference: Reference, _ context: Context) -> BarStyle? {
    guard case .style(var style, _, _) = style(of: reference, context) else { return nil }
    // Where nobody has set it by hand, translucency is what the image makes it.
    style[.translucent] = .flag(resolver.isTranslucent(style))
    return style
  }

  /// One field. An image lies over the colour: where both have one, the colour is not looked at
  /// (observed: YPNavigationBarTransition, HBDNavigationBar, MLNavigationBarTransition).
  private func isSame(
    _ field: Property, _ first: BarStyle, _ second: BarStyle, _ test: Sameness
  ) -> Bool {
    let (a, b) = (first[field], second[field])
    if field == .barTintColor, test.fields.contains(.backgroundImage),
      first[.backgroundImage] != .none, second[.backgroundImage] != .none
    {
      return true
    }
    if a == .none && b == .none {
      return !test.isNilDifferent || field != .barTintColor
    }
    if field.kind == .image { return areSame(a, b, test.image) }
    return a == b
  }

  private func areSame(_ a: Value, _ b: Value, _ test: ImageIdentity) -> Bool {
    guard case .image(let first) = a, case .image(let second) = b else { return a == b }
    let (one, other) = (program.images[first], program.images[second])
    switch test {
    case .identity: return first == second
    case .identifier: return one.name == other.name
    case .average: return one.color == other.color
    case .pixels: return one.color == other.color && one.opaque == other.opaque
    }
  }
}
