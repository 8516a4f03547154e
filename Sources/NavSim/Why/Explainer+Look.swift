import NavSimTrace
import NavSimVocabulary

// From which field a colour of a bar's background, or of a title, comes; and who has set what is seen of the
// appearance that it holds: one line may give that, another set one of its properties, a third copy it.

extension Explainer {
  /// The field that gives a colour of a bar's background, or of a title, what it shows; nil where it is no such
  /// colour, or nobody has set one.
  func source(of name: PropertyName) -> PropertyName? {
    look(of: name).map { PropertyName($0.owner, $0.property) }
  }

  /// The same, with who has set what is seen.
  func look(of name: PropertyName) -> TraceLook? {
    guard let slot = state.slot(name.element, name.property),
      let look = trace.look(behind: slot, at: state.frame, { state.value(ofSlot: $0) }),
      !look.owner.isEmpty
    else { return nil }
    // What has been set since and does not show yet is not where it comes from.
    guard let since = state.origin(ofSlot: slot)?.frame, since < state.frame,
      let field = state.slot(look.owner, look.property),
      case let then = state.at(since), then.text(ofSlot: field) != state.text(ofSlot: field)
    else { return look }
    return trace.look(behind: slot, at: since, { then.value(ofSlot: $0) })
  }

  /// What stands in the place of what a property follows from, where it is set: the appearance that is seen in that
  /// of an old setter of the bar.
  func substitutes(for input: PropertyName, of name: PropertyName) -> [PropertyName] {
    let others = inputs.substitutes(for: input, of: name)
    guard input.element.split(separator: ".").first == "bar",
      Property(name: input.property).map(Property.replacedByAppearance.contains) ?? false,
      let source = source(of: name),
      source.property.hasSuffix("Appearance"), !others.contains(source)
    else { return others }
    return [source] + others
  }

  /// Who has set what is seen of the appearance that a property holds, and when, where the line that wrote the
  /// property last has set something else of it; nil where it gave the whole.
  func authorAlone(_ look: TraceLook, of name: PropertyName) -> (number: Int32, frame: Int)? {
    guard !look.seen.isEmpty, let last = lastWrite(name), let own = fields(of: last),
      !own.keys.contains(where: { $0 == look.seen }), let link = chain(look.cause).first
    else { return nil }
    return (look.cause, frame(of: link.time))
  }

  /// Tells behind who has given a bar its appearance who had set what is seen of it: that is the line to look at.
  ///
  /// - Parameters:
  ///   - cause: who has given it.
  ///   - before: the line to look at before that was told.
  mutating func tellAuthor(
    _ look: TraceLook, behind cause: Int32, depth: Int, _ before: BlamedLine?
  ) {
    let field = PropertyName(look.owner, look.property)
    guard !look.seen.isEmpty, look.cause != cause, hasOwnCode(look.cause),
      let giver = lastWrite(field)?.cause, let line = codeLine(of: giver),
      line == codeLine(of: cause), line != codeLine(of: look.cause)
    else { return }
    add(depth, look.authorship)
    let nearest = own
    own = before
    tellChain(look.cause, field, depth: depth + 1)
    own = own ?? nearest
  }

  /// The nearest line of code of a cause; nil where it has none.
  private func codeLine(of cause: Int32) -> [String]? {
    chain(cause).first { $0.kind == .code }.map { [$0.file, String($0.line)] }
  }
}
