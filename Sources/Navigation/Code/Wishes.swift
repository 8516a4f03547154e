import NavSimProgram
import NavSimVocabulary

/// What pages want, under the names of the language and under those that strategies give it.
///
/// A strategy's own name for a field is the field: one storage, one setter. What it reads of a page
/// that says nothing is its own affair.
extension Navigator {
  /// A setter of a wish. A strategy's property keeps its range.
  func setWish(_ key: PropertyKey, _ value: Value, page: Int) throws {
    var value = value
    if case .own(let index) = key, program.ownProperties.indices.contains(index) {
      value = program.ownProperties[index].clamped(value)
    }
    let key = program.storage(key)
    pages[page].wants[key] = value
    try wishChanged(page, key)
  }

  /// What a line reads: what the page wants, or the default of the name by which the line asks; of
  /// a field's plain name in a strategy that has a default for it, that one.
  func readWish(_ key: PropertyKey, page: Int, _ context: Context?) -> Value {
    if let value = pages[page].wants[program.storage(key)] { return value }
    if case .strategy(let index) = context?.runner,
      let value = program.strategies[index].defaults[key]
    {
      return value
    }
    return wishDefault(key)
  }

  /// What a page that says nothing wants: a bar with its background and hairline, no large title,
  /// no toolbar, the default status bar; nothing else.
  private func wishDefault(_ key: PropertyKey) -> Value {
    switch key {
    case .own(let index):
      return program.ownProperties.indices.contains(index)
        ? program.ownProperties[index].initial : .none
    case .known(.hidden), .known(.shadowHidden), .known(.largeTitle): return .flag(false)
    case .known(.toolbarHidden): return .flag(true)
    case .known(.statusBarStyle): return .word("default")
    case .known(.bgAlpha): return .number(1)
    default: return .none
    }
  }

  /// The defaults of the strategy whose line runs.
  func wishDefaults(_ context: Context) -> [PropertyKey: Value] {
    guard case .strategy(let index) = context.runner else { return [:] }
    return program.strategies[index].defaults
  }

  /// The style that a page wants, as the code that runs reads it.
  func wantedStyle(of page: Int, _ context: Context) -> BarStyle {
    let defaults = wishDefaults(context)
    var style = BarStyle()
    for field in Property.styleFields + [.bgAlpha] {
      if let value = pages[page].wants[.known(field)] ?? defaults[.known(field)] {
        style[field] = value
      }
    }
    return style
  }

  /// The fields of that style which somebody has decided.
  func wantedFields(of page: Int, _ context: Context) -> [Property] {
    let defaults = wishDefaults(context)
    return Property.styleFields.filter {
      pages[page].wants[.known($0)] != nil || defaults[.known($0)] != nil
    }
  }
}
