import NavSimProgram
import NavSimVocabulary

/// Stand-in bars, and the layout of what holds them.
extension StrategyContext {
  /// Whether a stand-in was made for the page and not removed.
  public func hasFake(_ page: Page?) -> Bool {
    guard let index = index(of: page) else { return false }
    return navigator.pages.fakes[index] != nil
  }

  /// Makes a stand-in for a page; one that it has is gone.
  ///
  /// - Parameters:
  ///   - hasEmptyItem: whether a bar gets an item without a title, without which it does not draw
  ///     from iOS 14 on.
  ///   - sharesItem: whether a bar with items is given the page's own item, which lies in two bars then.
  ///   - hasBack: whether a bar with items of its own has a back button for the page below.
  public func makeFake(
    _ kind: FakeKind, for page: Page?, hasEmptyItem: Bool = false,
    sharesItem: Bool = false, hasBack: Bool = false
  ) {
    let item: StandInItem = hasEmptyItem ? .empty : sharesItem ? .shared : .usual
    with(page) { perform(.make($0, kind, item: item, hasBack: hasBack)) }
  }

  /// Repeats every later setter of the bar on a page's stand-in, until `unmirrorBar()`.
  ///
  /// - Parameter fields: style fields that go to another one on the stand-in.
  public func mirrorBar(
    onFakeOf page: Page?, fields: KeyValuePairs<Property, Property> = [:]
  ) {
    let pairs = fields.map { FieldPair(from: $0.key, to: $0.value) }
    let styles = Property.styleFields
    guard pairs.allSatisfy({ styles.contains($0.from) && styles.contains($0.to) }) else {
      note("only style fields are mirrored")
      return
    }
    with(page) { perform(.mirror($0, pairs)) }
  }

  /// The bar's setters are the bar's alone again.
  public func unmirrorBar() { perform(.unmirror) }

  /// Puts a page's stand-in into a view, in front of the stand-ins that lie there.
  ///
  /// - Parameter host: a page's view, `.container` for UIKit's private view around the page in a
  ///   transition, `.bar`, or `.navigation` for the navigation controller's view.
  public func addFake(of page: Page?, to host: Target, frame: FrameRule) {
    let place: StandInHost
    switch host.thing {
    case .view:
      guard let owner = owner(host.page) else { return }
      place = .view(owner)
    case .container: place = .container
    case .bar: place = .bar
    case .navigation: place = .navigation
    default:
      note("a stand-in cannot lie in '\(host.thing.path)'")
      return
    }
    with(page) { perform(.add($0, host: place, frame)) }
  }

  /// Frames a page's stand-in again.
  public func placeFake(of page: Page?, frame: FrameRule) {
    with(page) { perform(.place(.thing($0, .fake), frame)) }
  }

  /// Frames the real bar's background again.
  public func placeBarBackground(frame: FrameRule) {
    perform(.place(.thing(.self, .barBackground), frame))
  }

  /// Brings a page's stand-in to the front of those that lie in the same view.
  public func bringFakeToFront(of page: Page?) { with(page) { perform(.front($0)) } }

  /// Takes a page's stand-in away; without one nothing happens.
  public func removeFake(of page: Page?) { with(page) { perform(.remove($0)) } }

  /// Brings the offset of a page's scroll view into its legal range.
  public func clampOffset(of page: Page?) { with(page) { perform(.clamp($0)) } }

  /// Touches a page's view: `loadViewIfNeeded()`.
  public func load(_ page: Page?) { with(page) { perform(.load($0)) } }

  /// Lays a thing out now: `layoutIfNeeded()`.
  public func layout(_ target: Target) {
    if let owner = owner(of: target) { perform(.layout(.thing(owner, target.thing))) }
  }

  /// Marks a thing for layout: `setNeedsLayout()`.
  public func invalidate(_ target: Target) {
    if let owner = owner(of: target) { perform(.invalidate(.thing(owner, target.thing))) }
  }

  private func with(_ page: Page?, _ body: (Owner) -> Void) {
    if let owner = owner(page) { body(owner) }
  }
}
