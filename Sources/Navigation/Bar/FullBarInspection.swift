import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// What an observer may look at of bars with items of their own. Reading changes nothing.
extension Navigator {
  /// The bar itself, and what stands on it.
  public enum FullPart: Sendable { case bar, title, left, right, back }

  /// The layer of a stand-in's background.
  public func fakeBackgroundLayer(of page: Int) -> LayerID { pages.layers[page].fakeBackground }
  /// The layer of what stands on it.
  public func fakeContentLayer(of page: Int) -> LayerID { pages.layers[page].fakeContent }

  /// Whether a page's bar shows a part on screen.
  public func shows(_ part: FullPart, ofBarOf page: Int) -> Bool {
    guard showsFake(of: page), let fake = pages.fakes[page] else { return false }
    if fake.kind.isPicture { return part == .title && fake.title != .none }
    guard fake.kind == .full else { return false }
    return part == .bar || span(of: part, page) != nil
  }

  /// A property of a part: where it is on screen, how wide, what it says, in which colour.
  public func value(_ property: Property, of part: FullPart, ofBarOf page: Int) -> Value {
    if let fake = pages.fakes[page], fake.kind.isPicture {
      return property == .title && part == .title ? fake.title : .none
    }
    guard let full = pages.fakes[page]?.full, let span = span(of: part, page) else { return .none }
    switch property {
    case .x:
      return .number(
        fakeOrigin(of: page, in: scene).x + scene.value(pages.layers[page].fake, .x) + span.x)
    case .width: return .number(span.width)
    case .color: return .color(full.titleColor)
    case .title:
      return part == .back ? full.backText : pages[page].item[.title]
    default: return .none
    }
  }

  private func sharedBarHas(_ part: FullPart, _ page: Int) -> Bool {
    switch part {
    case .title: return fakeHasTitle(page)
    case .left: return fakeHasButton(page, .leftWidth)
    case .right: return fakeHasButton(page, .rightWidth)
    case .bar, .back: return true
    }
  }

  /// Where a part stands in the bar of a page; nil where it does not show it.
  func span(of part: FullPart, _ page: Int) -> ItemSpan? {
    guard let full = pages.fakes[page]?.full, let places = full.places else { return nil }
    if full.sharesItem, !sharedBarHas(part, page) { return nil }
    switch part {
    case .bar: return nil
    case .title: return places.title.width > 0 ? places.title : nil
    case .left: return places.left
    case .right: return places.right
    case .back:
      guard let arrow = places.arrow else { return nil }
      let end = places.label.map { $0.x + $0.width } ?? arrow.x + arrow.width
      return ItemSpan(x: arrow.x, width: end - arrow.x)
    }
  }
}

extension Program {
  /// Whether any line makes stand-ins of a kind.
  func makes(_ kind: FakeKind) -> Bool {
    statements.contains { statement in
      if case .make(_, kind, _, _) = statement { return true }
      return false
    }
  }
}
