import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Pages that lie in navigation controllers of their own (`wraps pages`).
///
/// What a page's code calls the bar is the bar of its own controller: the stand-in with items that
/// the strategy's table makes. The root's bar is hidden and its setter does nothing (observed:
/// RTRootNavigationController). Callbacks of the inner controllers are not told.
extension Navigator {
  /// Whether a page's parent is the controller on whose stack it comes and goes; that of a wrapped
  /// page is its own, which moves with it (observed: RTRootNavigationController).
  var movesWithParent: Bool { !(facts.wrapsPages && controller == 0) }

  /// The page whose own bar code means by the bar; nil where it is the root's.
  func ownBarPage(_ context: Context) -> Int? {
    guard facts.wrapsPages, controller == 0, case .page(let page) = context.runner else {
      return nil
    }
    return tree.outermost(page)
  }

  /// What a path of the bar leads to where it is a page's own; nil where that bar has no such part.
  func ownPart(_ thing: Thing) -> Thing? {
    switch thing {
    case .bar: return .fake
    case .barBackground: return .fakeBackground
    case .barContent: return .fakeContent
    default: return nil
    }
  }

  /// A path as code of a wrapped page means it.
  func meant(_ reference: Reference, _ context: Context) -> Reference {
    guard facts.wrapsPages, let page = ownBarPage(context) else { return reference }
    switch reference {
    case .thing(_, .bar): return .thing(.page(page), .fake)
    case .property(_, let thing, let key):
      return ownPart(thing).map { .property(.page(page), $0, key) } ?? reference
    default: return reference
    }
  }

  /// Writes to the bar of a page's own; false where code means something else.
  func writeOwnBar(
    _ thing: Thing, _ key: PropertyKey, _ value: Value, _ context: Context
  ) throws -> Bool {
    guard facts.wrapsPages, let page = ownBarPage(context) else { return false }
    if thing == .navigation, key == .known(.navigationBarHidden), case .flag(let hidden) = value {
      hideOwnBar(of: page, hidden, animated: false)
      return true
    }
    if case .known(let property) = key, losesOwnToolbar(thing, property, value, context) {
      return true
    }
    guard thing == .bar || thing.isBarPart else { return false }
    guard let part = ownPart(thing) else {
      record(.log, ["lost write: the page's own bar has no \(thing.path) here"])
      return true
    }
    try writePage(page, part, key, value)
    return true
  }

  /// Whether code means the toolbar of a page's own controller, which is not modelled: what it says of it is
  /// lost, and told, and the root's toolbar stays as it is.
  func losesOwnToolbar(
    _ thing: Thing, _ property: Property, _ value: Value, _ context: Context
  ) -> Bool {
    guard thing == .toolbar || property == .toolbarHidden, ownBarPage(context) != nil else {
      return false
    }
    record(.log, ["lost write: the page's own controller has no toolbar here"])
    noteMissed(
      thing, .known(property), value, by: scene.currentCause,
      "lost: the page's own controller has no toolbar here")
    return true
  }

  /// A part of a page's own bar goes or comes; false where code means the root's.
  func hidesOwn(_ part: Thing, by mechanism: Mechanism?, _ context: Context) -> Bool {
    guard facts.wrapsPages, let page = ownBarPage(context) else { return false }
    let layers = pages.layers[page]
    let layer = part == .barContent ? layers.fakeContent : layers.fakeBackground
    guard ownPart(part) != nil || mechanism == .image else {
      record(.log, ["lost write: the page's own bar has no \(part.path) here"])
      return true
    }
    guard let mechanism else {
      reveal(layer)
      return true
    }
    conceal(layer, by: mechanism)
    for (field, value) in styleHiding(part, by: mechanism) { writeFake(page, field, value) }
    return true
  }

  // MARK: - Hiding

  /// setNavigationBarHidden of a page's own controller. That controller is in no transition, so
  /// its bar slides over the screen's top edge (inferred).
  func hideOwnBar(of page: Int, _ hidden: Bool, animated: Bool) {
    record(.setNavigationBarHidden, hidden, animated: animated)
    guard let full = pages.fakes[page]?.full, full.isHidden != hidden else { return }
    let layer = pages.layers[page].fake
    let height = scene.modelValue(layer, .height)
    pages.fakes[page]?.full?.isHidden = hidden
    pages.fakes[page]?.full?.move = nil
    if animated, pages[page].isInWindow {
      let timeline = startTimeline(for: hideBarTime, .easeInOut)
      pages.fakes[page]?.full?.move = timeline
      pages.fakes.startMoving(page)
      if !hidden { scene.set(layer, .hidden, 0) }
      let start = hidden ? scene.value(layer, .y) : -height
      scene.animate(layer, .y, from: start, to: hidden ? -height : 0, on: timeline)
    } else {
      scene.set(layer, .hidden, hidden ? 1 : 0)
      scene.set(layer, .y, hidden ? -height : 0)
    }
    tellInset(of: page)
    placeContent(of: page)
    clock.needsFrame()
  }

  /// The end of such a movement.
  func settleOwnBars(after timeline: Int) {
    guard facts.wrapsPages else { return }
    for page in pages.fakes.takeMovers(on: timeline) {
      pages.fakes[page]?.full?.move = nil
      if pages.fakes[page]?.full?.isHidden == true {
        scene.set(pages.layers[page].fake, .hidden, 1)
      }
    }
  }

  /// Whether the bar over a page is hidden: its own, or the one that it shares.
  func isBarHidden(over page: Int) -> Bool {
    guard facts.wrapsPages, controller == 0 else { return here.isNavigationBarHidden }
    return pages.fakes[page]?.full?.isHidden ?? true
  }

  /// The root's bar is hidden before any page comes, for good.
  func hideRootBar() {
    guard facts.wrapsPages, controller == 0 else { return }
    here.isNavigationBarHidden = true
    settleBar()
  }

  /// Whether the root's setter leaves its bar as it is.
  func keepsRootBarHidden() -> Bool {
    guard facts.wrapsPages, controller == 0 else { return false }
    record(.log, ["ignored: the root's bar stays hidden, each page has one of its own"])
    return true
  }
}
