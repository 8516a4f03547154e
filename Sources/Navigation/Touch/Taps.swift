import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// A finger that touches something once, and what follows. A touch to no effect is noted, with the
/// reason: from outside all of them look alike.
extension Navigator {
  /// A touch on a button of the bar that has it, or at a place on screen.
  func tap(_ target: TapTarget) throws {
    liftFinger()
    switch target {
    case .point(let x, let y): try tap(at: Point(x: x, y: y))
    case .action: try tapAction()
    case .menu(let page):
      guard let number = bar(with: .back) else { return ignoreTap("what is on top has no bar") }
      guard try mayReach(number) else { return }
      try at(number).tapMenu(page)
    case .search: try tapSearch(ends: false)
    case .cancel: try tapSearch(ends: true)
    case .button(let side):
      guard let number = bar(with: side) else { return tapBelow(side, "what is on top has no bar") }
      guard try mayReach(number) else { return }
      try at(number).tapButton(side)
    }
  }

  /// The controller on screen whose bar has a button, the outermost first: a person finds that of a controller inside
  /// a page where the bar around it has none. Where no bar has it, the outermost says why not.
  func bar(with side: ButtonSide) -> Int? {
    let all = controllersOnScreen
    return all.first { at($0).has(side) } ?? all.first
  }

  /// A touch on a button below something that has no bar: it can be seen where a window in front, or what is presented
  /// over all that stays, is clear.
  func tapBelow(_ side: ButtonSide, _ otherwise: String) {
    let below = at(controllers.selected)
    guard isFrontClear, below.has(side), below.isInPlainSight(side),
      let place = below.place(of: side)
    else { return ignoreTap(otherwise) }
    ignoreTap("the \(side.rawValue) button: \(missed(touchedOnScreen(at: place)))")
  }

  private var isFrontClear: Bool {
    if windows.touched != 0 {
      let window = windows[windows.touched].declared?.backgroundColor ?? .none
      guard color(of: window).alpha < Navigator.leastCovering else { return false }
      return root(of: windows.touched).map(isClear) ?? true
    }
    return !presentations.shown.isEmpty
      && presentations.shown.allSatisfy { presentation in
        !presentation.style.removesPresenter && !presentation.style.dimsTint
          && isClear(presentation.node)
      }
  }

  private func isClear(_ node: Node) -> Bool {
    guard case .page(let page) = node else { return false }
    let opacity = scene.value(pages.layers[page].view, .alpha)
    return color(of: pages[page].backgroundColor).alpha * opacity < Navigator.leastCovering
  }

  /// From which opacity on nobody looks for what lies below (choice).
  private static let leastCovering = 0.1

  /// Whether the bar of this controller can be seen.
  var isBarInSight: Bool { !here.isNavigationBarHidden && isInSight(here.barLayers.bar) }

  /// Whether a button of it can be seen, and answers.
  private func isInPlainSight(_ side: ButtonSide) -> Bool {
    guard let page = here.stack.last, isEnabled(side, page) else { return false }
    if ownPlace(of: side, page) != nil { return true }
    let layer =
      switch side {
      case .left: here.barLayers.left
      case .right: here.barLayers.right
      case .back: here.barLayers.back
      }
    return isInSight(layer)
  }

  private func place(of side: ButtonSide) -> Point? {
    if let top = here.stack.last, let own = ownPlace(of: side, top) {
      return Point(x: own.x + own.width / 2, y: own.y + own.height / 2)
    }
    return here.items.last.flatMap { span(of: side, $0) }.map(inBar)
  }

  /// Whether touches get as far as a controller inside a page: what runs around it keeps them away.
  func mayReach(_ number: Int) throws -> Bool {
    guard let outermost = controllersOnScreen.first, outermost != number else { return true }
    return try at(outermost).mayTouch()
  }

  private func has(_ side: ButtonSide) -> Bool {
    if let top = here.stack.last, ownPlace(of: side, top) != nil { return true }
    guard isBarInSight, let page = here.items.last else { return false }
    return side == .back
      ? here.stack.count > 1 && showsBackButton(page) : span(of: side, page) != nil
  }

  /// A touch on the left or right button of this controller's bar.
  private func tapButton(_ side: ButtonSide) throws {
    guard let page = try button(side) else { return }
    try act(on: side == .left ? .left(page) : .right(page))
  }

  /// The page whose item has a button that a touch finds; else the trace says why not.
  func button(_ side: ButtonSide) throws -> Int? {
    if let top = here.stack.last, let place = ownPlace(of: side, top) {
      return try ownButton(side, of: top, in: place)
    }
    guard let page = here.items.last, let span = span(of: side, page) else {
      ignoreTap("there is no \(side.rawValue) button to tap")
      return nil
    }
    guard try mayTouch() else { return nil }
    let found = touched(at: inBar(span))
    guard found == (side == .left ? .left(page) : .right(page)) else {
      let layer = side == .left ? here.barLayers.left : here.barLayers.right
      let why = isInSight(layer) ? missed(found) : "it cannot be seen"
      ignoreTap("the \(side.rawValue) button: \(why)")
      return nil
    }
    return page
  }

  /// The page, if a touch finds the button that stands there in a bar of its own.
  private func ownButton(_ side: ButtonSide, of page: Int, in place: Rect) throws -> Int? {
    guard try mayTouch() else { return nil }
    let middle = Point(x: place.x + place.width / 2, y: place.y + place.height / 2)
    let found = touched(at: middle)
    if found == (side == .left ? .left(page) : .right(page)) { return page }
    ignoreTap("the \(side.rawValue) button: \(missed(found))")
    return nil
  }

  /// A touch at a place on screen: whatever takes it there acts.
  private func tap(at point: Point) throws {
    let found = touchedOnScreen(at: point)
    if let asked = asked(of: found) {
      guard try at(asked).mayTouch() else { return }
    } else if isPresentationInTheWay {
      return ignoreTap("a presentation runs, touches are dropped")
    }
    // What ran is over: something else may lie there now.
    let taker = touchedOnScreen(at: point)
    try act(on: taker)
    if case .content(let page, _) = taker, pages[page].isInWindow {
      try owner(of: page).contentTapped(at: point)
    }
  }

  /// The controller whose transition may keep a touch away; nil for what lies in none.
  private func asked(of found: Touched) -> Int? {
    switch found {
    case .content(let page, let number):
      let isInIt = tree.holds(.navigation(number), .page(page))
      return isInIt || presentations.of(.page(tree.outermost(page))) != nil ? number : nil
    case .window: return controllersOnScreen.first
    default: return controllersOnScreen.first ?? controller
    }
  }

  private func act(on found: Touched) throws {
    switch found {
    case .back(let page): try owner(of: page).tapBackButton()
    case .left(let page): try owner(of: page).tapItem(page, .left, .leftAction)
    case .right(let page): try owner(of: page).tapItem(page, .right, .rightAction)
    case .search(let page): try owner(of: page).beginSearch(page, true)
    case .content(let page, _): try owner(of: page).fire(.viewTap, page: page, isAction: true)
    case .outside where isDismissedByTouch: dismissByTouch()
    case .bar, .standIn, .presentation, .outside, .window, .nothing: ignoreTap(missed(found))
    }
  }

  /// A button sends its action unless it is disabled (documented: UIBarButtonItem.isEnabled).
  private func tapItem(_ page: Int, _ side: ButtonSide, _ hook: Hook) throws {
    guard isEnabled(side, page) else {
      return ignoreTap("the \(side.rawValue) button is disabled")
    }
    try lift(side, page) { try fire(hook, page: page, isAction: true) }
  }

  /// Whether touches arrive: in an animated transition they are dropped, or end it
  /// (`TouchRules.duringTransition`). A call whose transition has not started blocks nothing yet
  /// (inferred: two pushes from one double tap, lifecycle of deferred starts).
  func mayTouch() throws -> Bool {
    if try clearsWay() { return true }
    ignoreTap(
      "a \(isPresentationInTheWay ? "presentation" : "transition") runs, touches are dropped")
    return false
  }

  /// Whether a presentation keeps touches away: any that runs, on every system (choice: no report has
  /// one that is touched).
  var isPresentationInTheWay: Bool { modalTransition?.blocksTouches ?? false }

  /// Whether nothing keeps touches away, or what does is ended by them.
  func clearsWay() throws -> Bool {
    if isPresentationInTheWay { return false }
    let running = here.transitions.filter(\.blocksTouches)
    if running.isEmpty || profile.touches.newRootLetsTouchesThrough && here.isNewRoot {
      return true
    }
    guard profile.touches.duringTransition == .endsIt, !here.gesture.isDown,
      !running.contains(where: { $0.operation.isInteractive || $0.animator != nil })
    else { return false }
    for transition in running {
      if profile.touches.interruptedViewsGoOn, let timeline = transition.timeline {
        scene.interrupt(timeline)
      }
      try endTransition(transition.id)
    }
    return true
  }

  /// A touch without effect: the trace says so at the action, and why.
  func ignoreTap(_ reason: String) {
    actions.end(actions.current, as: .ignored)
    record(.log, ["ignored: \(reason)"])
  }

  /// Whether a touch on the back button of the bar arrives there; if not, what takes it instead.
  func missesBackButton(of page: Int) -> String? {
    guard let span = places(of: page, above: itemBelow(page)).0.back else { return nil }
    let found = touched(at: inBar(span))
    if found == .back(page) { return nil }
    return isInSight(here.barLayers.back) ? missed(found) : "it cannot be seen"
  }

  func missed(_ found: Touched) -> String {
    switch found {
    case .standIn(let page): return "\(program.pages[page].name)'s stand-in takes the touch"
    case .content(let page, _): return "\(program.pages[page].name)'s view takes the touch"
    case .bar: return "the bar takes the touch"
    case .presentation, .outside: return "the presentation takes the touch"
    case .window(let number): return "the window \(name(of: .window(number))) takes the touch"
    case .nothing: return "nothing takes the touch"
    case .search: return "the search field takes the touch"
    case .back, .left, .right: return "another button takes the touch"
    }
  }

  private func span(of side: ButtonSide, _ page: Int) -> ItemSpan? {
    let places = places(of: page, above: itemBelow(page)).0
    switch side {
    case .left: return places.left
    case .right: return places.right
    case .back: return places.back
    }
  }

  /// The place on screen of the middle of a button: below a prompt, above a large title and a search field.
  private func inBar(_ span: ItemSpan) -> Point {
    let bar = here.barLayers.bar
    let height = scene.modelValue(bar, .height)
    let hasPrompt = here.items.last.map { pages[$0].item.text(.prompt) != nil } ?? false
    let row = (hasPrompt ? promptHeight : 0) + inlineBarHeight / 2
    return Point(
      x: scene.modelValue(bar, .x) + span.middle,
      y: scene.modelValue(bar, .y) + (row < height ? row : height / 2))
  }

  /// Whether a person finds a button of the bar, as it is seen now.
  private func isInSight(_ button: LayerID) -> Bool {
    [here.barLayers.bar, here.barLayers.content, button].allSatisfy { layer in
      scene.value(layer, .hidden) == 0 && scene.value(layer, .masked) == 0
        && scene.value(layer, .alpha) >= Navigator.leastTouchedAlpha
    }
  }
}

extension Transition {
  /// Whether UIKit keeps touches away while it runs.
  fileprivate var blocksTouches: Bool {
    operation.isAnimated && (stage == .running || stage == .ending)
  }
}
