import NavSimProgram
import NavSimVocabulary

/// Constants that no property of their kind can mean: an opacity beyond 1, a height below 0.
extension Session {
  func checkRange(_ value: Value, _ word: Word, of property: Property?) throws {
    guard let property, case .number(let number) = value else { return }
    switch property {
    case .alpha, .dim, .bgAlpha:
      if number >= 0, number <= 1 { return }
      let isPercent = number >= 10 && number <= 100 && Quantity(word.text)?.unit.isEmpty == true
      throw fail(
        .alphaRange, word.span, "an alpha is 0 to 1", try: isPercent ? word.text + "%" : nil,
        note: "0 to 1, or 0% to 100%")
    case .width, .height, .contentHeight:
      if number >= 0 { return }
      throw fail(
        .negativeHeight, word.span, "'\(property.name)' cannot be negative", note: "0pt and more")
    default: return
    }
  }

  /// The same for a value that may be read when the statement runs.
  func checkRange(_ value: Expression, _ word: Word, of property: Property?) throws {
    if case .value(let constant) = value { try checkRange(constant, word, of: property) }
  }
}
