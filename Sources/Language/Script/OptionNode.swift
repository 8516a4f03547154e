import NavSimProgram
import NavSimVocabulary

/// `option NAME VALUE VALUE …`: the first value is the default. One value alone is the default of an
/// option that carries any value of its kind.
struct OptionNode: Sendable {
  var name: Word
  var values: [Word]
  /// What it may carry; nil where its values are listed.
  var carried: CarriedValue?
  /// Under which name of saved values lines read what it carries; nil while none does.
  var saved: Int?

  /// What a cell has chosen, in words.
  func text(in cell: Cell) -> String { cell[name.text] ?? values.first?.text ?? "" }
}

/// What an option carries that is no choice among words: a colour, a number or a length in points.
struct CarriedValue: Sendable {
  let kind: ValueKind
  var range: ClosedRange<Double>?

  /// The kind that a default tells; nil where it is none of these.
  init?(default text: String) {
    if let quantity = Quantity(text) {
      guard ["pt", "", "%"].contains(quantity.unit) else { return nil }
      kind = quantity.unit == "pt" ? .length : .number
    } else if Session.isColor(text) {
      kind = .color
    } else {
      return nil
    }
  }

  /// The value that a text means; nil where it is none.
  func value(_ text: String) -> Value? {
    if kind == .color {
      if let color = DynamicColor(text: text) { return .dynamic(color) }
      return Color(text: text).map { .color($0) }
    }
    guard let quantity = Quantity(text) else { return nil }
    let isPart = quantity.unit == "%" && kind == .number
    guard quantity.unit.isEmpty || isPart || (quantity.unit == "pt" && kind == .length) else {
      return nil
    }
    let number = isPart ? quantity.number / 100 : quantity.number
    guard abs(number) <= Limits.number, range?.contains(number) ?? true else { return nil }
    return .number(number)
  }
}

extension OwnPropertyNode {
  /// As a cell has it: the default may be what an option is.
  func declaration(in cell: Cell) -> OwnProperty {
    guard let option else { return declaration }
    var result = declaration
    let text = option.text(in: cell)
    result.initial = choices[text] ?? option.carried?.value(text) ?? declaration.initial
    return result
  }
}
