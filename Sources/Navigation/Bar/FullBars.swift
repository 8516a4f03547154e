import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// What a bar with items of its own shows of its page's item: the parts stand where UIKit puts them
/// in a bar at rest, and go where the bar goes.
struct FullBar {
  /// Whether it has a back button for the page below.
  var hasBack: Bool
  /// Whether it was given its page's own item, which the controller's bar has too.
  let sharesItem: Bool
  /// The page below its page, as long as the page is on a stack.
  var below: Int?
  /// The text of the back button; nil without one.
  var backText: Value = .none
  /// Where the parts stand, once it has been laid out.
  var places: ItemPlaces?
  /// The colour of its title.
  var titleColor = Color.black
  /// Whether its controller's isNavigationBarHidden is yes, and the timeline on which it goes or
  /// comes.
  var isHidden = false
  var move: Int?
}

extension PageLayers {
  /// The layers of the stand-in.
  var ofFake: [LayerID] { [fake, fakeBackground, fakeContent] }
}

/// Stand-ins that show items, and plain views.
extension Navigator {
  /// Makes a stand-in that has been made a bar with items.
  func makeFull(_ page: Int, hasBack: Bool, sharesItem: Bool) {
    guard pages.fakes[page] != nil else { return }
    pages.fakes[page]?.full = FullBar(hasBack: hasBack, sharesItem: sharesItem)
    if sharesItem { takeItemViews(intoFakeOf: page) }
    paintFake(of: page)
    layoutFull(page)
  }

  /// The layer whose opacity is that of a stand-in's background: a bar with items keeps them.
  func opacityLayer(ofFake page: Int) -> LayerID {
    pages.fakes[page]?.kind == .full ? pages.layers[page].fakeBackground : pages.layers[page].fake
  }

  /// Lays out what the bar shows, as a bar at rest (`ItemPlaces`): the back button is that of the
  /// page below on the stack. A page that has left its stack keeps what it had.
  func layoutFull(_ page: Int) {
    guard var full = pages.fakes[page]?.full else { return }
    if full.hasBack, let place = here.stack.firstIndex(of: page) {
      full.below = place > 0 ? here.stack[place - 1] : nil
    }
    let (places, text) = places(of: page, above: full.below)
    full.places = places
    full.backText = text
    pages.fakes[page]?.full = full
  }

  /// A property of a page's item was set: its own bar shows it at once.
  func fullBarItemChanged(_ page: Int) {
    guard pages.fakes[page]?.kind == .full else { return }
    paintFake(of: page)
    layoutFull(page)
    clock.needsFrame()
  }

  /// A bar with items paints what its style and its page's item give. Only in a navigation
  /// controller is there a scroll edge (documented: UINavigationBar.scrollEdgeAppearance).
  func paintFull(_ page: Int, _ fake: FakeState) {
    let edge = facts.wrapsPages ? edgeProgress(of: page, isLarge: false) : 0
    let painted = resolver.resolve(fake.style, item: pages[page].item, edge: edge)
    let layer = pages.layers[page].fake
    let standard = painted.image.over(painted.effect)
    pages.fakes[page]?.shadow = painted.shadow
    pages.fakes[page]?.full?.titleColor = painted.title
    write(color: painted.edge.shown(painted.edgeAlpha).over(standard), to: layer)
    write(tint: tint(of: fake.style), to: layer)
  }

  /// A plain view paints its colour, over it an image, and below it a line where it has been given
  /// one.
  func paintView(of page: Int, _ fake: FakeState) {
    var shown = color(of: fake.color)
    if case .filled(let color)? = resolver.image(fake.style[.backgroundImage]) {
      shown = color.over(shown)
    }
    pages.fakes[page]?.shadow = .clear
    if case .filled(let color)? = resolver.image(fake.style[.shadowImage]) {
      pages.fakes[page]?.shadow = color
    }
    write(color: shown, to: pages.layers[page].fake)
  }

  /// A touch on the back button of a page's own bar: its action pops.
  func tapsOwnBack() throws -> Bool {
    guard let top = here.stack.last, here.stack.count > 1, let fake = pages.fakes[top],
      fake.host != nil,
      let full = fake.full, full.backText != .none, !full.isHidden, coordinatorIndex == nil
    else { return false }
    try pop(
      .one, animated: true,
      Context(
        runner: .navigation, selfPage: nil, from: top, to: here.stack[here.stack.count - 2],
        animated: true,
        transition: nil))
    return true
  }
}
