import NavSimScene

/// The view of a navigation controller: the whole screen, or that of the page that holds it, which it
/// fills, or the frame in which it is presented. Where its bar and its pages lie is said in it.
extension Navigator {
  /// The page in whose view the controller's view lies; nil where that is the window.
  var host: Int? {
    guard case .page(let page) = tree.holder(of: .navigation(controller)) else { return nil }
    return tree.outermost(page)
  }

  /// The controller on whose stack a page is.
  func around(_ page: Int) -> Navigator? {
    guard case .navigation(let number) = tree.holder(of: .page(page)) else { return nil }
    return at(number)
  }

  /// The controller that shows a page, or did last.
  public func owner(of page: Int) -> Navigator {
    program.inner.isEmpty ? self : at(tree.controller(of: page) ?? controller)
  }

  /// The controller that has a page, where that is another one: what is done to the page is done in it.
  func otherOwner(of page: Int) -> Navigator? {
    if program.inner.isEmpty { return nil }
    guard let number = tree.controller(of: page), number != controller else { return nil }
    return at(number)
  }

  /// Whether a page is one of the controller's own: on its stack, or there last.
  func isOurs(_ page: Int) -> Bool {
    program.inner.isEmpty || (tree.controller(of: page) ?? 0) == controller
  }

  /// A controller of the run by number, for an observer: 0 is the scenario's own.
  public func at(controller number: Int) -> Navigator { at(number) }

  /// Whether a container with a tab bar is the window's root, or gives way to one.
  public var hasTabBar: Bool {
    program.hasTabBar && (windowRoot == .container || controllers.rootFade?.old == .container)
  }

  /// Whether its view is on screen.
  public var isOnScreen: Bool {
    here.isInWindow
      || controller == 0 && program.container == nil && program.presented.isEmpty
        && program.rootPage == nil
  }

  /// The pages in whose views there may be controllers: those that hold one, and those of which a
  /// child may.
  public var hosts: [Int] {
    if program.inner.isEmpty { return [] }
    let declared = Set(program.inner.compactMap(\.host))
    return program.pages.indices.filter { page in
      declared.contains(page) || !program.pages[page].children.isEmpty
    }
  }

  /// Its width, in points.
  var viewWidth: Double {
    host.map { scene.modelValue(pages.layers[$0].view, .width) } ?? presentation?.frame.width
      ?? screen.device.width
  }

  /// Its height, in points.
  var viewHeight: Double {
    host.map { scene.modelValue(pages.layers[$0].view, .height) } ?? presentation?.frame.height
      ?? screen.device.height - callHeight
  }

  /// Where it begins on screen, as UIKit lays it out. A root's view that code has moved takes its bar and its pages along as
  /// they are (inferred: IQKeyboardManager, README and issues on navigation bars that go off the screen with a view that the
  /// keyboard moves).
  private var viewTop: Double {
    guard let host else {
      return presentation?.frame.y ?? callHeight - here.lift
    }
    let outer = around(host)?.viewTop ?? presentations.of(.page(host))?.frame.y ?? 0
    return outer + scene.modelValue(pages.layers[host].view, .y)
  }

  /// Its upper left corner on screen, as it is seen now.
  public var viewOrigin: Point {
    guard let host else {
      guard let layer = presentation?.layer else {
        return Point(x: 0, y: scene.value(here.container, .y))
      }
      return Point(x: scene.value(layer, .x), y: scene.value(layer, .y))
    }
    // A page that stands on no stack lies in a window, or nowhere any more.
    let outer = around(host)?.viewOrigin ?? presentedOrigin(of: host) ?? Point(x: 0, y: 0)
    let view = pages.layers[host].view
    return Point(x: outer.x + scene.value(view, .x), y: outer.y + scene.value(view, .y))
  }

  /// Where the bar begins in it: below what of the status bar reaches into it, or below the safe
  /// area of the page that holds it (`GeometryRules.innerBar`).
  var barTop: Double {
    guard let host else { return max(statusBarBottom - viewTop, 0) - barOverhang }
    if profile.geometry.innerBar == .belowSafeArea { return pages[host].safeAreaTop }
    return max(max(statusBarBottom - viewTop, 0) + addedInset(of: host), 0)
  }

  /// What a page and those around it add to the safe area of what lies in them (documented:
  /// additionalSafeAreaInsets, handed down to children).
  private func addedInset(of page: Int) -> Double {
    var added = 0.0
    var at: Int? = page
    while let here = at {
      added += pages[here].controller.number(.additionalSafeAreaTop) ?? 0
      at = tree.parent(of: here)
    }
    return added
  }

  /// What covers the top of a page under a hidden bar.
  var unbarredInset: Double {
    if let host, profile.geometry.innerBar == .belowSafeArea { return pages[host].safeAreaTop }
    let added = host.map { addedInset(of: $0) } ?? 0
    if statusBarBottom < screen.device.statusBarHeight { return max(added, 0) }
    return max(max(screen.device.topInset + callHeight - viewTop, 0) + added, 0)
  }

  /// Whether the controller's stack changes where nobody sees it: at once, without a transition
  /// (observed: Tencent/QMUI_iOS, issues 261 and 1180). The scenario's own is shown with what it
  /// was given before.
  var isOffScreen: Bool {
    if controllers.turnover?.old == controller || isPicture { return true }
    return !here.isInWindow && (controller != 0 || here.hasBeenShown)
  }

  /// Whether what is seen of the controller is the picture that is left of a root that gives way: nothing
  /// in it is laid out or told (documented: UIView.transition(with:) shows pictures of the old views).
  var isPicture: Bool { isPicture(.navigation(controller)) }

  /// The same for a node in it.
  func isPicture(_ node: Node) -> Bool {
    guard let old = controllers.rootFade?.old else { return false }
    return tree.holds(old, node)
  }

  /// The view of a page has another frame: the controllers in it are laid out again, inside the
  /// same animation.
  func fitControllers(in page: Int) {
    for child in tree.held(by: .page(page)) {
      switch child {
      case .navigation(let number): at(number).fitView()
      case .page(let child): fitControllers(in: child)
      default: break
      }
    }
  }

  /// The bar and the page on top take their places in the view.
  func fitView() {
    guard here.isInWindow else { return }
    frameBar()
    if here.barMove == nil {
      move(here.barLayers.bar, .y, to: here.isNavigationBarHidden ? -barHeight : barTop)
    }
    fitToolbar()
    if let top = restingTop { placeView(of: top) }
  }
}
