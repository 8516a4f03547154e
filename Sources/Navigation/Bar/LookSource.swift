import NavSimProgram
import NavSimVocabulary

/// The parts of a bar's look that come from a field each.
public enum LookPart: Hashable, Sendable {
  /// What its background paints.
  case background
  /// The colour of its titles.
  case title
}

/// From which field a part of a bar's look comes.
public struct LookNote: Hashable {
  /// The navigation controller, as the simulation numbers them.
  public let controller: Int
  /// The part.
  public let part: LookPart
  /// The field; nil where nobody has set one, and UIKit's own look is seen.
  public let field: WrittenField?
  /// Who wrote it, or what is seen of the appearance that it holds; -1 where nobody is known.
  public let writer: Int32
  /// What is seen of that appearance, where somebody else has set it than wrote the field: `backgroundColor`, or
  /// `appearance` for all of it; empty otherwise.
  public let seen: String
}

// Which of the fields that may give a look does: the order is that of `resolve`.

extension BackgroundResolver {
  /// A field of the bar, or of the item in force.
  struct Field: Hashable {
    let property: Property
    let isOfItem: Bool

    init(property: Property, isOfItem: Bool = false) {
      self.property = property
      self.isOfItem = isOfItem
    }
  }

  /// The field that gives a background its look; nil where UIKit's own is seen.
  func backgroundField(_ style: BarStyle, item: Fields?, edge: Double) -> Field? {
    if let found = edgeField(style, item, edge) { return found }
    if isClear(style, item, edge) { return nil }
    if let found = standardField(style, item) { return found }
    let compact: [Property] = isCompact ? [.compactBackgroundImage] : []
    let images = compact + [.backgroundImage]
    if let found = images.first(where: { image(style[$0]) != nil }) {
      return Field(property: found)
    }
    if color(style[.barTintColor]) != nil { return Field(property: .barTintColor) }
    return style.isBlack ? Field(property: .barStyle) : nil
  }

  /// The field that gives titles their colour; nil where UIKit's own is seen.
  func titleField(_ style: BarStyle, item: Fields?, edge: Double) -> Field? {
    if let found = edgeField(style, item, edge) ?? standardField(style, item),
      profile.bar.appearanceReplacesTitle
        || appearance(value(of: found, style, item)).flatMap({ color($0.titleColor) }) != nil
    {
      return found
    }
    if color(style[.titleColor]) != nil { return Field(property: .titleColor) }
    return style.isBlack ? Field(property: .barStyle) : nil
  }

  /// Whether the bar is clear since content is at its edge and nothing says what is seen there.
  private func isClear(_ style: BarStyle, _ item: Fields?, _ edge: Double) -> Bool {
    showsEdge(edge) && style[.scrollEdgeAppearance] != BarStyle.olderFields && clearsEdge
  }

  /// Whether more of the look at the edge is seen than of the other.
  private func showsEdge(_ edge: Double) -> Bool {
    profile.hasAppearance && (profile.bar.hasEdgeCopy ? edge > 0.5 : edge == 1)
  }

  private func edgeField(_ style: BarStyle, _ item: Fields?, _ edge: Double) -> Field? {
    guard showsEdge(edge) else { return nil }
    return (isCompact ? held(.compactScrollEdgeAppearance, style, item) : nil)
      ?? held(.scrollEdgeAppearance, style, item)
      ?? (isCompact && profile.has(.compactScrollEdgeAppearance)
        ? held(.compactAppearance, style, item) : nil)
  }

  private func standardField(_ style: BarStyle, _ item: Fields?) -> Field? {
    (isCompact ? held(.compactAppearance, style, item) : nil)
      ?? held(.standardAppearance, style, item)
  }

  /// Where an appearance is held: by the item before the bar.
  private func held(_ field: Property, _ style: BarStyle, _ item: Fields?) -> Field? {
    guard profile.hasAppearance, profile.has(field) else { return nil }
    return [true, false].map { Field(property: field, isOfItem: $0) }
      .first { appearance(value(of: $0, style, item)) != nil }
  }

  private func value(of field: Field, _ style: BarStyle, _ item: Fields?) -> Value {
    field.isOfItem ? item?[field.property] ?? .none : style[field.property]
  }
}

extension Navigator {
  /// Notes from which field a part of the bar's look comes, for the second layer of the trace; nothing in the
  /// model depends on it. A field that waits still shows what another line wrote.
  func noteLook(_ part: LookPart) {
    let style = here.styling.shown
    let page = here.styling.page
    let item = page.map { pages[$0].item }
    let resolver = resolverOfBar()
    let edge = edgeProgress(of: page, isLarge: resolver.isLarge)
    let found =
      part == .background
      ? resolver.backgroundField(style, item: item, edge: edge)
      : resolver.titleField(style, item: item, edge: edge)
    var field: WrittenField?
    if let found {
      if !found.isOfItem, style[found.property] != here.barStyle[found.property] { return }
      field = WrittenField(
        controller: found.isOfItem ? -1 : controller, page: found.isOfItem ? page ?? -1 : -1,
        thing: found.isOfItem ? .item : .bar, property: found.property)
    }
    let writer = field.map { causes.writer(of: $0) } ?? -1
    var author: (seen: String, cause: Int32)?
    if let found, let field {
      let held: Value = found.isOfItem ? item?[found.property] ?? Value.none : style[found.property]
      author = self.author(of: part, in: field, holding: held)
    }
    let isOther = author.map { $0.cause != writer } ?? false
    causes.note(
      LookNote(
        controller: controller, part: part, field: field,
        writer: author?.cause ?? writer, seen: isOther ? author?.seen ?? "" : ""))
  }

  /// Who has set what is seen in a part of the appearance that a field holds; nil where it holds none.
  private func author(
    of part: LookPart, in field: WrittenField, holding value: Value
  ) -> (seen: String, cause: Int32)? {
    guard case .appearance(let index) = value, let authors = causes.authors(of: field) else {
      return nil
    }
    let fields: [AppearanceField] =
      part == .title ? [.titleColor] : [.backgroundImage, .backgroundColor, .effect]
    let seen =
      fields.first { appearances[index].value(of: $0) != .none }
      ?? fields.first { authors.own[$0] != nil }
    guard let seen else { return ("appearance", authors.whole) }
    return (seen.rawValue, authors.author(of: seen))
  }

  /// Which parts of looks have come from other fields or other lines since this was asked last.
  public func takeLooks() -> [LookNote] { causes.takeLooks() }
}
