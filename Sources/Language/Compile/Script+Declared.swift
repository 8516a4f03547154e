import NavSimProgram
import NavSimVocabulary

/// A stretch of a line of a file.
public struct SourcePlace: Hashable, Sendable {
  /// The file's path.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int
  /// How many characters it takes.
  public var length: Int

  /// A place.
  public init(path: String, line: Int, column: Int, length: Int) {
    self.path = path
    self.line = line
    self.column = column
    self.length = length
  }
}

// Where the state stands that init sets: a program has its values, not their places.
extension Script {
  /// The place of the line that sets a property of a page at init, its own line before inherited
  /// ones; nil if none does in this cell.
  public func place(
    of thing: Thing, _ property: Property, page: Int, in cell: Cell
  ) -> SourcePlace? {
    guard pages.indices.contains(page) else { return nil }
    let chain = pageChain(page)
    if let set = place(of: thing, property, chain.map { pages[$0].initial }, cell) { return set }
    // A page's line gives its item the title.
    guard thing == .item, property == .title else { return nil }
    return chain.first { pages[$0].title != nil }.map { place(pages[$0].name.span) }
  }

  /// The same of a declared navigation controller.
  public func place(
    of thing: Thing, _ property: Property, navigation: Int, in cell: Cell
  ) -> SourcePlace? {
    guard navigations.indices.contains(navigation) else { return nil }
    return place(
      of: thing, property, navigationChain(navigation).map { navigations[$0].initial }, cell)
  }

  /// The number of the navigation controller that is declared with a name; nil without one.
  public func navigation(named name: String) -> Int? {
    navigations.firstIndex { $0.name.text == name }
  }

  /// The place of the line that says what a page wants, its own line before inherited ones; nil if
  /// none does in this cell.
  public func place(ofWish property: PropertyKey, page: Int, in cell: Cell) -> SourcePlace? {
    guard pages.indices.contains(page) else { return nil }
    for level in pageChain(page) {
      if let field = pages[level].wants.present(in: cell).last(where: { $0.key == property }) {
        return place(field.word.span)
      }
    }
    return nil
  }

  /// The place of the line that puts a controller inside a page; nil where none does in this cell.
  public func place(ofChild navigation: Int, in cell: Cell) -> SourcePlace? {
    let lines = pages.lazy.flatMap(\.inner)
    return lines.first { $0.content == navigation && $0.holds(in: cell) }.map { place($0.span) }
  }

  /// The place of the line that declares the image or the appearance that a property holds, by its name; nil of
  /// other values.
  public func place(ofValue name: String, in property: Property) -> SourcePlace? {
    let keyword: String
    switch property.kind {
    case .image: keyword = "image"
    case .appearance: keyword = "appearance"
    default: return nil
    }
    return valueSpans["\(keyword) \(name)"].map { place($0) }
  }

  private func place(
    of thing: Thing, _ property: Property, _ levels: [[Guarded<FieldNode<InitialKey>>]],
    _ cell: Cell
  ) -> SourcePlace? {
    let key = InitialKey(thing: thing, property: property)
    for fields in levels {
      if let field = fields.present(in: cell).last(where: { $0.key == key }) {
        return place(field.word.span)
      }
    }
    return nil
  }

  private func place(_ span: Span) -> SourcePlace {
    SourcePlace(
      path: files[span.file].path, line: span.line, column: span.column, length: span.length)
  }

  /// The declarations alone, as a program whose root is the first controller, in the cell that the file chose: what
  /// there is to read in a file that has no scenario.
  public func declarations() -> (program: Program, cell: Cell) {
    let cell = Cell([("strategy", strategy), ("ios", ios), ("device", device)])
    let nowhere = Span(file: 0, line: 1, column: 1, length: 1)
    var node = ScenarioNode(name: "", doc: "", span: nowhere)
    if let first = navigations.first {
      node.roots = [Guarded(guards: [], content: first.name, span: nowhere)]
    }
    return (program(of: node, cell), cell)
  }
}
