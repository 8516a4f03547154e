import NavSimProgram
import NavSimVocabulary

/// Who has set what of the appearance that a field holds: one line may give it, another set one of its
/// properties, and a third copy it to another field.
struct AppearanceAuthors {
  /// Who gave the whole; below 0 where nobody is known.
  let whole: Int32
  /// Who has set one of its properties since.
  private(set) var own: [AppearanceField: Int32] = [:]

  init(whole: Int32) { self.whole = whole }

  /// Who has set one of its properties.
  func author(of field: AppearanceField) -> Int32 { own[field] ?? whole }

  /// Notes who sets one of its properties.
  mutating func note(_ field: AppearanceField, by cause: Int32) { own[field] = cause }
}

extension Navigator {
  /// Who has set what of the appearance that an expression gives; nil where the line that says it gives the whole.
  func authors(of value: Expression, _ context: Context) -> AppearanceAuthors? {
    switch value {
    case .value: return nil
    case .read(let reference): return authors(behind: reference, context)
    case .shaped(let reference, let field, _):
      let cause = scene.currentCause
      // What nobody has given is UIKit's own.
      var authors = authors(behind: reference, context) ?? AppearanceAuthors(whole: -1)
      authors.note(field, by: cause)
      return authors
    }
  }

  /// Who has set what of the appearance that a path names; nil where it names none of a bar or of an item.
  private func authors(behind reference: Reference, _ context: Context) -> AppearanceAuthors? {
    guard case .property(let owner, let thing, .known(let property)) = reference,
      property.kind == .appearance, case .appearance = read(reference, context)
    else { return nil }
    let field: WrittenField
    switch thing {
    case .item:
      guard let page = page(owner, context) else { return nil }
      field = WrittenField(controller: -1, page: page, thing: thing, property: property)
    case .bar:
      guard let holder = pageNamed(owner, thing).map({ self.holder(of: $0) }) ?? self,
        ownBarPage(context) == nil
      else { return nil }
      field = WrittenField(
        controller: holder.controller, page: -1, thing: thing, property: property)
    default: return nil
    }
    return causes.authors(of: field) ?? AppearanceAuthors(whole: -1)
  }
}
