import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// What takes a touch.
enum Touched: Hashable {
  /// The back, left or right button of the item of a page.
  case back(Int), left(Int), right(Int)
  /// The search field of a page.
  case search(Int)
  /// The bar, beside its buttons.
  case bar
  /// The stand-in of a page.
  case standIn(Int)
  /// The content of a page, and the controller that shows it.
  case content(Int, in: Int)
  /// The view around what is presented, or around a card: what lies under it gets nothing.
  case presentation, outside
  /// A further window, where nothing in it takes the touch.
  case window(Int)
  case nothing
}

/// Which view takes a touch: front to back, by the frames that code and UIKit have set, whatever
/// still moves on screen (documented: UIView.hitTest(_:with:) passes over views that are hidden, take
/// no touches or are fainter than 0.01; Core Animation Programming Guide: the layer tree holds the
/// end values). What a view paints has no say, so that a bar with a clear background takes touches.
extension Navigator {
  /// The alpha below which UIKit passes a view over (documented: UIView.hitTest(_:with:)).
  static let leastTouchedAlpha = 0.01

  /// What takes a touch at a place on screen: in what is presented on top, if anything is. What lies
  /// under it gets nothing, dimmed or not (documented: UIPresentationController.containerView, which
  /// covers what presents).
  ///
  /// Of windows the frontmost is asked that takes touches; where nothing in it does, it does itself
  /// (documented: UIView.hitTest(_:with:) ends with the view itself; UIWindow).
  func touchedOnScreen(at point: Point) -> Touched {
    guard let place = presentedInFront else { return touchedInRoot(at: point) }
    let top = presentations.shown[place]
    guard top.frame.contains(point) else { return .outside }
    let inside = Point(x: point.x - top.frame.x, y: point.y - top.frame.y)
    var found = Touched.nothing
    switch top.node {
    case .page(let page): found = touched(in: page, at: inside) ?? .nothing
    case .navigation(let number): found = at(number).touched(at: inside)
    case .screen, .window, .container: break
    }
    return found == .nothing ? .presentation : found
  }

  private func touchedInRoot(at point: Point) -> Touched {
    let window = windows.touched
    var found = Touched.nothing
    switch root(of: window) {
    case .page(let page)?: found = touched(in: page, at: point) ?? .nothing
    case .navigation(let number)?: found = at(number).touched(at: point)
    default: found = at(controllers.selected).touched(at: point)
    }
    return found == .nothing && window != 0 ? .window(window) : found
  }

  /// What takes a touch at a place of the controller's view.
  func touched(at point: Point) -> Touched {
    for fake in fakes(in: .navigation).reversed() where isOurs(fake) {
      if takesTouch(standIn: fake, in: Point(x: 0, y: 0), at: point) {
        return ownButton(fake, at: point) ?? .standIn(fake)
      }
    }
    if !here.isBarBehind, let part = touchedInBar(at: point) { return part }
    for page in here.shownPages.reversed() {
      if let part = touched(in: page, at: point) { return part }
    }
    if here.isBarBehind, let part = touchedInBar(at: point) { return part }
    return .nothing
  }

  /// The bar and what lies in it; nil where it lets the touch through.
  private func touchedInBar(at point: Point) -> Touched? {
    let bar = here.barLayers.bar
    guard takesTouch(bar), here.barFields.flag(.userInteractionEnabled) else { return nil }
    let frame = frame(of: bar)
    guard frame.contains(point) else { return nil }
    if let field = searchField(at: point.y - frame.y) { return field }
    if let button = button(at: point.x - frame.x) { return button }
    for fake in fakes(in: .bar).reversed() where isOurs(fake) {
      if takesTouch(standIn: fake, in: Point(x: frame.x, y: frame.y), at: point) {
        return ownButton(fake, at: point) ?? .standIn(fake)
      }
    }
    return .bar
  }

  /// The search field of the item on top, if a place of the bar is in its row.
  private func searchField(at y: Double) -> Touched? {
    guard let page = here.items.last, hasSearch(page), takesTouch(here.barLayers.content) else {
      return nil
    }
    let layer = pages.layers[page].item.search
    let top = scene.modelValue(layer, .y)
    guard takesTouch(layer), y >= top, y < top + scene.modelValue(layer, .height) else {
      return nil
    }
    return .search(page)
  }

  /// The button of the item on top at a place of the bar. What is masked away takes touches still
  /// (documented: hit testing looks at hidden, alpha and interaction alone).
  private func button(at x: Double) -> Touched? {
    guard let page = here.items.last, takesTouch(here.barLayers.content) else { return nil }
    let places = places(of: page, above: itemBelow(page)).0
    if takesTouch(here.barLayers.left), let span = places.left, span.contains(x) {
      return .left(page)
    }
    if takesTouch(here.barLayers.right), let span = places.right, span.contains(x) {
      return .right(page)
    }
    if takesTouch(here.barLayers.back), let span = places.back, span.contains(x) {
      return .back(page)
    }
    return nil
  }

  /// A page's view and what lies in it; nil where it lets the touch through.
  private func touched(in page: Int, at point: Point) -> Touched? {
    let view = pages.layers[page].view
    guard takesTouch(view), pages[page].controller.flag(.userInteractionEnabled) else {
      return nil
    }
    let frame = frame(of: view)
    guard frame.contains(point) else { return nil }
    for fake in fakes(in: .view(page)).reversed() {
      if takesTouch(standIn: fake, in: Point(x: frame.x, y: frame.y), at: point) {
        return ownButton(fake, at: point) ?? .standIn(fake)
      }
    }
    for child in tree.held(by: .page(page)).reversed() {
      guard case .navigation(let number) = child, at(number).here.isInWindow else { continue }
      let inner = at(number).touched(at: Point(x: point.x - frame.x, y: point.y - frame.y))
      if inner != .nothing { return inner }
    }
    return .content(page, in: controller)
  }

  /// The button of a page's own bar at a place of the controller's view, if it is a bar with items.
  private func ownButton(_ page: Int, at point: Point) -> Touched? {
    for (side, found) in [
      (ButtonSide.left, Touched.left(page)), (.right, .right(page)), (.back, .back(page)),
    ] {
      guard let place = ownPlace(of: side, page) else { continue }
      if place.contains(point) { return found }
    }
    return nil
  }

  /// Where a button of a page's own bar stands in the controller's view; nil where it has none. It is
  /// as high as a bar, at the stand-in's lower edge.
  func ownPlace(of side: ButtonSide, _ page: Int) -> Rect? {
    guard let fake = pages.fakes[page], let host = fake.host, let full = fake.full,
      !full.isHidden, let span = span(of: side.part, page)
    else { return nil }
    let origin = modelOrigin(of: host)
    let frame = frame(of: pages.layers[page].fake)
    let height = min(frame.height, inlineBarHeight)
    return Rect(
      x: origin.x + frame.x + span.x, y: origin.y + frame.y + frame.height - height,
      width: span.width, height: height)
  }

  /// Whether a stand-in takes a touch: a picture is a UIImageView, which lets it through
  /// (documented: UIImageView, isUserInteractionEnabled is no by default).
  private func takesTouch(standIn page: Int, in host: Point, at point: Point) -> Bool {
    guard let fake = pages.fakes[page], !fake.kind.isPicture else { return false }
    let layer = pages.layers[page].fake
    guard takesTouch(layer) else { return false }
    return frame(of: layer).contains(Point(x: point.x - host.x, y: point.y - host.y))
  }

  private func takesTouch(_ layer: LayerID) -> Bool {
    scene.modelValue(layer, .hidden) == 0
      && scene.modelValue(layer, .alpha) >= Navigator.leastTouchedAlpha
  }

  private func frame(of layer: LayerID) -> Rect {
    Rect(
      x: scene.modelValue(layer, .x), y: scene.modelValue(layer, .y),
      width: scene.modelValue(layer, .width), height: scene.modelValue(layer, .height))
  }
}

extension ButtonSide {
  fileprivate var part: Navigator.FullPart {
    switch self {
    case .left: return .left
    case .right: return .right
    case .back: return .back
    }
  }
}

extension ItemPlaces {
  /// The back button: indicator and label.
  var back: ItemSpan? {
    guard let arrow else { return nil }
    let end = label.map { $0.x + $0.width } ?? arrow.x + arrow.width
    return ItemSpan(x: arrow.x, width: end - arrow.x)
  }
}

extension ItemSpan {
  fileprivate func contains(_ x: Double) -> Bool { x >= self.x && x < self.x + width }

  /// Its middle.
  var middle: Double { x + width / 2 }
}
