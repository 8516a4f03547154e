import NavSimScene
import NavSimTrace
import NavSimVocabulary

/// Draws one frame, back to front in the order of the eye's compositor: window, container, pages with
/// their stand-ins and their dimming, the bar; then what the eye's sample points leave out.
struct Painter {
  let parts: ReelParts
  let state: ReelState
  let screen: PictureScreen
  var shapes: [Shape] = []
  /// The controller that is drawn, by its number among the trace's bars, and what it shows through.
  var at = 0
  var base = Showing()
  /// Whether what is drawn lies in the controller itself, and where the edge of a page is that moves there.
  var isOwn = false
  private(set) var edge: Double?
  /// The bars of controllers inside pages that have been drawn.
  var innerBars: [Picture.InnerBar] = []
  /// The pages of which anything is there.
  private let present: [ReelParts.Page]
  /// The height of the bar on screen, with what it would be where a trace does not say.
  let barHeight: Double

  init(_ parts: ReelParts, _ state: ReelState, _ screen: PictureScreen) {
    self.parts = parts
    self.state = state
    self.screen = screen
    present = parts.pages.filter { $0.seen.contains { state.cursor.isPresent[$0] } }
    // The eye looks at the bar of the controller that is selected, or has become the root.
    let bar = parts.bars.first { state.flag($0.navigation, "selected") } ?? parts.bars[0]
    barHeight = state.number(bar.bar, "height") ?? screen.inlineBarHeight
    shapes.reserveCapacity(40)
  }

  /// A page moves over another.
  mutating func note(edge x: Double) { if isOwn { edge = x } }

  /// The whole screen.
  var whole: Rect { Rect(x: 0, y: 0, width: screen.width, height: screen.height) }

  /// Adds a shape; one of which nothing is seen has the reason.
  mutating func add(_ shape: Shape, _ showing: Showing) {
    var shape = shape
    shape.opacity *= showing.opacity
    shape.hiddenBy = showing.hiddenBy
    if shape.hiddenBy == nil, shape.opacity <= 0 { shape.hiddenBy = shape.element + ".alpha" }
    if shape.hiddenBy == nil, shape.color.alpha <= 0 { shape.hiddenBy = shape.element + ".color" }
    shapes.append(shape)
  }

  mutating func paintAll() {
    let further = furtherWindows
    for window in further.behind { paint(window) }
    paintOwnWindow()
    for window in further.inFront { paint(window) }
    paintKeyboard()
    paintStatusBar()
  }

  /// The scenario's own window, with what is presented in it.
  private mutating func paintOwnWindow() {
    let window = state.color(parts.window, "backgroundColor") ?? .black
    shapes.append(Shape("window", .window, whole, window))
    if let color = state.color(parts.container, "backgroundColor") {
      shapes.append(Shape("container", .container, whole, color))
    }
    // Of two roots the one that gives way lies below.
    let root = state.text(parts.window, "rootViewController")
    paintPages(parts.ownRoots.filter { $0 != root })
    paintTabs()
    paintPages([root].compactMap { $0 })
    paintTabBar()
    let windows = parts.windows
    paintPresented { heldBy in !windows.contains { $0.root == heldBy } }
  }

  private mutating func paintTabs() {
    for tab in tabs {
      at = tab
      base = Showing()
      base.opacity = state.number(own.navigation, "fade") ?? 1
      isOwn = true
      paintController()
    }
    (at, base, isOwn) = (0, Showing(), false)
  }

  private mutating func paintPages(_ names: [String]) {
    for name in names {
      guard let page = parts.pages.first(where: { $0.name == name }), state.isPresent(page.view)
      else { continue }
      paint(page)
    }
  }

  private typealias FurtherWindow = (element: ReelElement, root: String)

  /// The further windows on screen, from back to front: those behind the scenario's own, whose place is
  /// the one that no other has, and those in front of it.
  private var furtherWindows: (behind: [FurtherWindow], inFront: [FurtherWindow]) {
    let shown = parts.windows.compactMap { window in
      state.number(window.element, "order").map { (window: window, place: Int($0)) }
    }
    .sorted { $0.place < $1.place }
    let behind = shown.enumerated().prefix { $0.offset == $0.element.place }.count
    return (shown.prefix(behind).map(\.window), shown.dropFirst(behind).map(\.window))
  }

  private mutating func paint(_ window: FurtherWindow) {
    let color = state.color(window.element, "backgroundColor") ?? .clear
    shapes.append(Shape(window.element.name, .window, whole, color))
    base = Showing()
    if let bar = parts.bars.indices.first(where: { parts.bars[$0].name == window.root }) {
      at = bar
      paintController()
    } else {
      paintPages([window.root])
    }
    (at, base) = (0, Showing())
    paintPresented { $0 == window.root }
  }

  /// The controllers that lie in no page, back to front: the scenario's own, and further tabs while
  /// they are on screen. The selected one lies over the one that goes.
  private var tabs: [Int] {
    let found = parts.bars.indices.filter { index in
      let name = parts.bars[index].name
      // What can be presented may have become the root instead.
      if parts.presented.contains(where: { $0.name == name && isShown($0.element) }) {
        return false
      }
      if parts.windows.contains(where: { $0.root == name }) { return false }
      return index == 0
        || state.text(parts.bars[index].navigation, "heldBy") == nil
          && state.isPresent(parts.bars[index].bar)
    }
    let selected = found.filter { state.flag(parts.bars[$0].navigation, "selected") }
    return found.filter { !selected.contains($0) } + selected
  }

  private func isShown(_ presented: ReelElement) -> Bool {
    state.isPresent(presented) && !state.flag(presented, "hidden")
  }

  /// What lies over the rest of a window: the dimming below it, then its page, or its controller.
  mutating func paintPresented(where lies: (String?) -> Bool) {
    let shown = parts.presented.filter {
      isShown($0.element) && lies(state.text($0.element, "heldBy"))
    }
    // What came first lies below.
    for presented in shown.sorted(by: {
      state.cursor.arrivals[$0.element.number] < state.cursor.arrivals[$1.element.number]
    }) {
      let name = presented.element.name
      if let dim = state.number(presented.element, "dim"), dim > 0 {
        shapes.append(Shape(name, .dimming(presented.name), whole, Color(0, 0, 0, dim)))
      }
      base = Showing()
      if let bar = parts.bars.indices.first(where: { parts.bars[$0].name == presented.name }) {
        at = bar
        paintController()
      } else if let page = parts.pages.first(where: { $0.name == presented.name }),
        state.isPresent(page.view)
      {
        paint(page)
      }
    }
    (at, base) = (0, Showing())
  }

  /// A controller: its pages, its bar, the stand-ins over both, its toolbar.
  private mutating func paintController() {
    let isBarBehind = state.flag(own.bar, "behind")
    if isBarBehind { paintBar() }
    for page in shownPages { paint(page) }
    if !isBarBehind { paintBar() }
    for page in ownPages where host(of: page) == .navigation {
      paintFake(of: page, holder: nil, base, clip: nil, dim: 0)
    }
    paintToolbar()
  }

  /// The bar that is drawn, and the pages whose items it shows.
  var own: ReelParts.Bar { parts.bars[at] }
  var ownPages: [ReelParts.Page] {
    parts.bars.count == 1 ? present : present.filter { $0.home == at }
  }

  /// The pages of the controller on screen, back to front: one whose edge throws a shadow lies above, as
  /// every transition of the system moves them; else as the stack tells, where a page that it has not
  /// named yet lies above. Where that does not tell, the one further to the right lies above; beside each
  /// other, the one that is dimmed lies below.
  var shownPages: [ReelParts.Page] {
    let shown = ownPages.filter { $0.isInStack && state.isPresent($0.view) }
    guard shown.count > 1 else { return shown }
    let stack = own.navigation?.slot("stack").map { Int(state.cursor.origins[$0]) } ?? -1
    func rank(_ page: ReelParts.Page) -> (Int, Int, Double, Double) {
      (
        state.isPresent(page.edgeShadow) ? 1 : 0,
        own.order.place(of: page.name, since: stack) ?? .max, state.number(page.view, "x") ?? 0,
        -(state.number(page.view, "dim") ?? 0)
      )
    }
    return shown.map { ($0, rank($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The bar's width: that of its pages, which are narrower in a card and grow while the phone is turned;
  /// the screen's where none is there.
  var barWidth: Double {
    let widths = ownPages.compactMap { page in
      page.isInStack ? state.number(page.view, "width") : nil
    }
    return widths.max() ?? screen.width
  }

  /// The frame of an element on screen.
  func rect(_ element: ReelElement?, width: Double? = nil) -> Rect {
    Rect(
      x: state.number(element, "x") ?? 0, y: state.number(element, "y") ?? 0,
      width: state.number(element, "width") ?? width ?? screen.width,
      height: state.number(element, "height") ?? 0)
  }
}
