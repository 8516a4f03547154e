import NavSimProgram
import NavSimVocabulary

/// A whole style that a closure remembers: that of a bar, of a stand-in or of a page's wishes.
public struct SavedStyle {
  let value: SavedValue

  /// A field of it.
  public subscript(property: Property) -> Value {
    guard case .style(let style, let hidden, _) = value else { return .none }
    if property == .hidden || property == .navigationBarHidden { return .flag(hidden) }
    return style[property]
  }
}

/// The bar: visibility, parts, styles.
extension StrategyContext {
  /// Hides the navigation bar: `setNavigationBarHidden(true, animated:)`.
  public func hideBar(animated: Bool) { perform(.setBarHidden(true, flag(animated))) }

  /// Shows the navigation bar.
  public func showBar(animated: Bool) { perform(.setBarHidden(false, flag(animated))) }

  /// Takes a part of the real bar away. A part that has nothing of the kind stays as it is, with a
  /// note in the trace.
  public func hide(_ part: Target, by mechanism: Mechanism) {
    guard mechanism.parts.contains(part.thing) else {
      note("'\(part.thing.path)' cannot be hidden by=\(mechanism.name)")
      return
    }
    perform(.hidePart(part.thing, mechanism))
  }

  /// Gives a part of the real bar back.
  public func show(_ part: Target) {
    if part.thing.isBarPart { perform(.showPart(part.thing)) }
  }

  /// The style of the bar, of a stand-in or of a page's wishes as it is now; nil where there is
  /// none.
  public func style(of target: Target) -> SavedStyle? {
    guard isOpen, let owner = owner(of: target) else { return nil }
    return navigator.style(of: .thing(owner, target.thing), context).map(SavedStyle.init)
  }

  /// Writes a style onto the bar, a stand-in or a page's wishes with their setters, field by field
  /// in schema order.
  ///
  /// - Parameter fields: which; all style fields where none is named. Of a page's wishes only what
  ///   it has set is copied.
  public func copy(_ source: Target, to target: Target, fields: [Property]? = nil) {
    guard let from = owner(of: source), let to = owner(of: target) else { return }
    perform(
      .copy(
        from: .thing(from, source.thing), to: .thing(to, target.thing), fields: sorted(fields)))
  }

  /// The same from a style that was remembered.
  public func copy(_ saved: SavedStyle?, to target: Target, fields: [Property]? = nil) {
    guard let to = owner(of: target) else { return }
    with(saved) {
      perform(
        .copy(from: .saved(nil, $0), to: .thing(to, target.thing), fields: sorted(fields)))
    }
  }

  /// Writes a remembered style back where it came from, the bar's hidden state included.
  public func restore(_ saved: SavedStyle?, animated: Bool = false) {
    with(saved) { perform(.restore(owner: nil, name: $0, flag(animated))) }
  }

  /// Whether two styles look alike, as `same` in a table asks.
  ///
  /// - Parameters:
  ///   - fields: the fields that are compared.
  ///   - image: when two images are the same.
  ///   - isNilDifferent: whether two absent colours count as different.
  public func isSame(
    _ first: Target, _ second: Target, fields: [Property], image: ImageIdentity = .identity,
    isNilDifferent: Bool = false
  ) -> Bool {
    guard isOpen, let one = owner(of: first), let other = owner(of: second) else { return false }
    let test = Sameness(
      first: .thing(one, first.thing), second: .thing(other, second.thing),
      fields: sorted(fields) ?? [], image: image, isNilDifferent: isNilDifferent)
    return navigator.isSame(test, context)
  }

  /// A remembered style is handed over under a name that no table has.
  private func with(_ saved: SavedStyle?, _ body: (Int) -> Void) {
    guard isOpen, let saved else { return }
    navigator.setSaved(nil, -1, saved.value, context)
    body(-1)
    navigator.setSaved(nil, -1, nil, context)
  }

  private func sorted(_ fields: [Property]?) -> [Property]? {
    fields.map { list in
      (Property.styleFields + [.bgAlpha]).filter(list.contains).sorted { $0.rawValue < $1.rawValue }
    }
  }

  func flag(_ isAnimated: Bool) -> AnimatedFlag { isAnimated ? .yes : .no }
}
