import NavSimTrace

extension Explainer {
  /// The field that gives a colour of a bar's background, or of a title, what it shows, and who wrote it; nil where
  /// it is no such colour, or nobody has set one.
  func source(of name: PropertyName) -> (field: PropertyName, cause: Int32)? {
    guard let slot = state.slot(name.element, name.property),
      let look = trace.look(behind: slot, at: state.frame, { state.value(ofSlot: $0) }),
      !look.owner.isEmpty
    else { return nil }
    return (PropertyName(look.owner, look.property), look.cause)
  }
}
