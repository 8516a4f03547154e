import NavSimProgram
import NavSimScene

/// Pages that are the roots of windows, without a controller around them: a root is any view controller
/// (documented: UIWindow.rootViewController).
extension Navigator {
  /// What a window holds below all presentations; nil where its root has not been made yet.
  func root(of window: Int) -> Node? {
    if window == 0 { return windowRoot }
    return tree.held(by: .window(window)).first { presentations.of($0) == nil }
  }

  /// The pages that are roots of windows on screen.
  private var rootPages: [Int] {
    if program.presented.isEmpty && program.rootPage == nil { return [] }
    return windows.onScreen.compactMap { window in
      if case .page(let page)? = root(of: window) { return page }
      return nil
    }
  }

  /// Whether a page is the root of a window, or is presented in one.
  func isHeldByWindow(_ page: Int) -> Bool {
    if case .window = tree.holder(of: .page(page)) { return true }
    return false
  }

  /// A root page fills its window; a call in the background makes it begin lower.
  func placeRoot(_ page: Int) {
    let view = pages.layers[page].view
    let top = callHeight
    move(view, .x, to: 0)
    move(view, .y, to: top)
    move(view, .width, to: screen.device.width)
    move(view, .height, to: screen.device.height - top)
    tellFrame(of: page, below: top)
  }

  /// The device is turned, or the status bar comes or goes.
  func placeRootPages() {
    for page in rootPages where pages[page].isInWindow { placeRoot(page) }
  }

  func layoutRootPages() throws {
    for page in rootPages { try layOut(page) }
  }

  /// The app's first root is a page: it is there at time zero.
  func showRootPage(_ page: Int) throws {
    try makeRoot(.page(page))
    arrange { $0.attach(.page(page), to: .window(0)) }
    try enterWindow(.page(page))
    updateStatusBar()
    requestCommit()
  }

  /// The controller that a timed call means: the selected one while the root holds it, else the first
  /// one in the page that is the root; nil where there is none.
  var addressee: Int? {
    if tree.holder(of: .navigation(controllers.selected)) != nil { return controllers.selected }
    return firstNavigation(in: windowRoot)
  }

  private func firstNavigation(in node: Node) -> Int? {
    if case .navigation(let number) = node { return number }
    for child in tree.held(by: node) {
      if let found = firstNavigation(in: child) { return found }
    }
    return nil
  }
}
