import NavSimProgram
import NavSimVocabulary

/// Reading and writing properties.
extension StrategyContext {
  /// What code set a property to: never what an animation shows. Nil for a thing that is not there,
  /// and for a property that the thing does not have.
  public subscript(target: Target, property: Property) -> Value {
    guard isOpen, let reference = reference(target, .known(property)),
      target.thing.properties.contains(property)
    else { return .none }
    return navigator.read(reference, context)
  }

  /// What a page says, or the default, for a property that a strategy in Swift declares.
  public subscript(wish: OwnWish, of page: Page?) -> Value {
    guard let reference = reference(.wants(page), navigator.program.key(of: wish)) else {
      return .none
    }
    return navigator.read(reference, context)
  }

  /// Sets a property, with whatever its setter does besides. A value that the property cannot hold,
  /// and a property that the thing does not have or that is read-only, are noted in the trace and
  /// change nothing.
  ///
  /// - Parameter value: numbers are opacities of 0 to 1 and lengths in points.
  public func set(_ target: Target, _ property: Property, to value: Value) {
    guard isOpen else { return }
    guard target.thing.properties.contains(property), !property.isReadOnly else {
      note("'\(property.name)' of '\(target.thing.path)' cannot be written")
      return
    }
    guard fits(value, property.kind, isOptional: property.mayBeNil(on: target.thing)) else {
      note("'\(property.name)' cannot hold this value")
      return
    }
    write(target, .known(property), value)
  }

  /// Sets a wish that a strategy in Swift declares; what is set is clamped to its range.
  public func set(_ wish: OwnWish, of page: Page?, to value: Value) {
    guard isOpen, case .own(let index) = navigator.program.key(of: wish),
      navigator.program.ownProperties.indices.contains(index)
    else { return }
    let declared = navigator.program.ownProperties[index]
    guard fits(value, declared.kind, isOptional: false) else {
      note("'\(wish.name)' cannot hold this value")
      return
    }
    write(.wants(page), .own(index), value)
  }

  /// A declared image, for `backgroundImage` and its like; nil if the scenario declares none of this
  /// name. `Value.empty` is an image without a pixel.
  public func image(_ name: String) -> Value {
    navigator.program.images.firstIndex { $0.name == name }.map { .image($0) } ?? .none
  }

  /// A declared appearance; nil if the scenario declares none of this name.
  public func appearance(_ name: String) -> Value {
    navigator.program.appearances.firstIndex { $0.name == name }.map { .appearance($0) } ?? .none
  }

  /// A linear function of the transition's progress, clamped, set as a property: numbers, or
  /// colours component by component. Without a transition nothing is set.
  public func mapProgress(
    _ range: ClosedRange<Double> = 0...1, onto target: Target, _ property: Property,
    from first: Value, to last: Value
  ) {
    map(target, property) {
      .mapProgress(
        range.lowerBound, range.upperBound, $0, .value(first), .value(last))
    }
  }

  /// The same of the content offset, in points, of the page whose hook runs.
  public func mapContentOffset(
    _ range: ClosedRange<Double>, onto target: Target, _ property: Property, from first: Value,
    to last: Value
  ) {
    map(target, property) {
      .mapContentOffset(range.lowerBound, range.upperBound, $0, .value(first), .value(last))
    }
  }

  /// The same of the count of the strategy's ticks.
  public func mapTicks(
    _ range: ClosedRange<Double>, onto target: Target, _ property: Property, from first: Value,
    to last: Value
  ) {
    map(target, property) {
      .mapTicks(range.lowerBound, range.upperBound, $0, .value(first), .value(last))
    }
  }

  private func map(
    _ target: Target, _ property: Property, _ statement: (Reference) -> Statement
  ) {
    guard let reference = reference(target, .known(property)) else { return }
    guard target.thing.properties.contains(property), !property.isReadOnly else {
      note("'\(property.name)' of '\(target.thing.path)' cannot be written")
      return
    }
    perform(statement(reference))
  }

  // MARK: - Paths

  private func write(_ target: Target, _ key: PropertyKey, _ value: Value) {
    guard let owner = owner(of: target) else { return }
    let assignment = Assignment(property: key, value: .value(value))
    perform(.write(.thing(owner, target.thing), [assignment]))
  }

  /// The owner that a path names; nil if its page is gone.
  func owner(of target: Target) -> Owner? {
    target.thing.belongsToPage ? owner(target.page) : .self
  }

  func reference(_ target: Target, _ key: PropertyKey) -> Reference? {
    owner(of: target).map { .property($0, target.thing, key) }
  }

  func note(_ text: String) { navigator.record(.log, ["ignored: \(text)"]) }

  /// Whether a property of a kind may hold a value: what the parser asks of a line.
  private func fits(_ value: Value, _ kind: ValueKind, isOptional: Bool) -> Bool {
    let program = navigator.program
    switch (kind, value) {
    case (_, .none): return isOptional
    case (.number, .number(let number)), (.length, .number(let number)):
      return abs(number) <= StrategyContext.largest
    case (.color, .color(let color)):
      return [color.red, color.green, color.blue, color.alpha].allSatisfy { (0...1).contains($0) }
    case (.flag, .flag), (.text, .text), (.image, .empty), (.owner, .navigation): return true
    case (.image, .image(let index)): return program.images.indices.contains(index)
    case (.appearance, .appearance(let index)):
      return navigator.appearances.indices.contains(index)
    case (.word(let words), .word(let word)): return words.contains(word)
    case (.owner, .page(let index)): return program.pages.indices.contains(index)
    default: return false
    }
  }

  /// The largest number that the language knows.
  static let largest = 1_000_000.0
}
