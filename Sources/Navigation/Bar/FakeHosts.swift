import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// The view that holds a stand-in.
enum FakeHost: Hashable {
  /// A page's view.
  case view(Int)
  /// UIKit's private view around a page's view in a transition: it moves as the page does and lies
  /// at the window's top (observed: MLNavigationBarTransition's containerFromView and
  /// containerToView).
  case wrapper(Int)
  /// The bar, over its background.
  case bar
  /// The navigation controller's view, over the bar.
  case navigation

  /// How a trace tells it; nil for what moves as a page does.
  var word: Value {
    switch self {
    case .view, .wrapper: .none
    case .bar: .word("bar")
    case .navigation: .word("navigation")
    }
  }
}

/// Where stand-ins lie.
extension Navigator {
  func host(_ host: StandInHost, of page: Int, _ context: Context) -> FakeHost? {
    switch host {
    case .view(let owner): return self.page(owner, context).map { .view($0) }
    case .container:
      let isMoving = here.transitions.contains {
        $0.operation.isAnimated && ($0.operation.from == page || $0.operation.to == page)
      }
      return isMoving ? .wrapper(page) : nil
    case .bar: return .bar
    case .navigation: return .navigation
    }
  }

  /// Whether what holds a stand-in is on screen.
  func isInWindow(_ host: FakeHost) -> Bool {
    switch host {
    case .view(let page), .wrapper(let page): return pages[page].isInWindow
    case .bar, .navigation: return true
    }
  }

  /// The origin of a host in the window, as view code converts it: from model frames. A wrapper
  /// is asked where it rests (choice: what it is where a transition begins is private).
  func modelOrigin(of host: FakeHost) -> Point {
    switch host {
    case .view(let page):
      let view = pages.layers[page].view
      return Point(x: scene.modelValue(view, .x), y: scene.modelValue(view, .y))
    case .bar:
      return Point(
        x: scene.modelValue(here.barLayers.bar, .x), y: scene.modelValue(here.barLayers.bar, .y))
    case .wrapper, .navigation: return Point(x: 0, y: 0)
    }
  }

  /// The origin of a host in the window, as the screen shows it.
  func origin(of host: FakeHost, _ scene: borrowing Scene) -> Point {
    switch host {
    case .view(let page):
      let view = pages.layers[page].view
      return Point(x: scene.value(view, .x), y: scene.value(view, .y))
    case .wrapper(let page):
      return Point(x: scene.value(pages.layers[page].view, .x), y: 0)
    case .bar:
      return Point(x: scene.value(here.barLayers.bar, .x), y: scene.value(here.barLayers.bar, .y))
    case .navigation: return Point(x: 0, y: 0)
    }
  }

  /// A transition's private views go with it, and what lies in them.
  func removeWrappers(of operation: StackOperation) {
    for wrapped in [operation.from, operation.to] {
      guard let wrapped else { continue }
      for page in pages.fakes.lying(in: .wrapper(wrapped)) {
        pages.fakes[page]?.host = nil
        noteRemoval(of: .fake, page: page)
      }
    }
  }
}
