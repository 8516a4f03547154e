import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// UINavigationBar's own calls: pushItem, popItem, setItems.
///
/// Only a bar that stands alone may be called so; on one that a navigation controller manages each
/// is an exception (documented: UINavigationBar, "managed by a controller").
extension Navigator {
  /// Performs a call of the bar's; false if the statement is none.
  func performOnItems(_ statement: Statement, _ context: Context) throws -> Bool {
    switch statement {
    case .pushItem(let owner, let flag):
      guard let page = page(owner, context) else { return true }
      try refuseManaged("pushNavigationItem:animated:")
      try pushItem(page, animated: isAnimated(flag, context))
    case .popItem(let flag):
      try refuseManaged("popNavigationItemAnimated:")
      try popItem(animated: isAnimated(flag, context))
    case .setItems(let pages, let flag):
      try refuseManaged("setItems:animated:")
      try setItems(pages, animated: isAnimated(flag, context))
    default: return false
    }
    return true
  }

  private func refuseManaged(_ call: String) throws {
    if program.navigation.isBarAlone { return }
    try raise("Cannot call \(call) directly on a UINavigationBar managed by a controller.")
  }

  /// shouldPush, the item, its transition, didPush (documented: UINavigationBarDelegate). An item
  /// that is there already is not pushed again (choice).
  func pushItem(_ page: Int, animated: Bool) throws {
    record(.pushItem, [program.pages[page].name])
    try makePage(page)
    guard !here.items.contains(page) else {
      record(.log, ["ignored: the item is on the bar already"])
      return
    }
    let from = here.items.last
    guard try ask(.shouldPush, [program.pages[page].name], itemContext(from, page, animated))
    else {
      record(.log, ["ignored: shouldPush refused"])
      return
    }
    try endRunningItems(for: "push")
    guard !here.items.contains(page) else { return }
    here.items.append(page)
    noteStackWriter(.items)
    try beginItems(.push, from: from, to: page, after: here.items, animated: animated)
  }

  /// shouldPop, the transition, the item goes at its end, didPop (documented:
  /// UINavigationBarDelegate). The last item stays (choice).
  func popItem(animated: Bool) throws {
    record(.popItem)
    guard here.items.count > 1, let from = here.items.last else {
      record(.log, ["ignored: there is no item to pop"])
      return
    }
    let below = here.items[here.items.count - 2]
    guard try ask(.shouldPop, [program.pages[from].name], itemContext(from, below, animated))
    else {
      record(.log, ["ignored: shouldPop refused"])
      return
    }
    try endRunningItems(for: "pop")
    guard here.items.count > 1, let from = here.items.last else { return }
    try beginItems(
      .pop, from: from, to: here.items[here.items.count - 2], after: Array(here.items.dropLast()),
      animated: animated)
  }

  /// The new top comes as in a push, or as in a pop if it was among the items; nobody is asked
  /// (documented: setItems(_:animated:)).
  func setItems(_ pages: [Int], animated: Bool) throws {
    record(.setItems, pages.map { program.pages[$0].name })
    for page in pages { try makePage(page) }
    if Set(pages).count != pages.count {
      try raise("setItems:animated: was given the same item twice")
    }
    try endRunningItems(for: "push")
    let from = here.items.last
    try beginItems(.set, from: from, to: pages.last, after: pages, animated: animated)
  }

  func itemContext(_ from: Int?, _ to: Int?, _ animated: Bool) -> Context {
    Context(
      runner: .navigation, selfPage: nil, from: from, to: to, animated: animated,
      transition: nil)
  }

  /// A call while items move ends that movement at once, with the bar's own warning (observed:
  /// console logs; the end at once is a choice).
  private func endRunningItems(for word: String) throws {
    guard let running = here.barItems.transition else { return }
    record(.warning, ["nested \(word) animation can result in corrupted navigation bar"])
    scene.finish(running.timeline)
    try endItems()
  }

  private func beginItems(
    _ kind: ItemTransition.Kind, from: Int?, to: Int?, after: [Int], animated: Bool
  ) throws {
    let mayMove = kind != .set || profile.titles.setMovesItems
    let isMoving =
      animated && mayMove && here.isInWindow && from != to && to != nil && from != nil
    let forward = kind == .push || (kind == .set && !(to.map { here.items.contains($0) } ?? false))
    var transition = ItemTransition(
      kind: kind, from: from, to: to, after: after, timeline: -1, action: actions.current)
    here.barNeedsLayout = true
    requestCommit()
    if isMoving, let to {
      let duration = Time(roundingSeconds: profile.motionDuration)
      transition.timeline = startTimeline(for: duration, profile.motion)
      if kind == .set { here.items = after + (forward ? [] : from.map { [$0] } ?? []) }
      moveItems(from: from, to: to, forward: forward, on: transition.timeline)
      here.barItems.transition = transition
    } else {
      here.barItems.transition = transition
      try endItems()
    }
    clock.needsFrame()
  }

  /// The end of a call of the bar's own: its items, its layout, its delegate.
  func endItems() throws {
    guard let transition = here.barItems.transition else { return }
    here.barItems.transition = nil
    let isMoving = transition.timeline >= 0
    if isMoving, transition.action >= 0 {
      observer?.transitionEnded(action: transition.action, at: clock.time)
    }
    here.items = transition.after
    noteStackWriter(.items)
    uikit(.transitionEnd) { settleTitles() }
    let context = itemContext(transition.from, transition.to, isMoving)
    if transition.kind == .push, let to = transition.to {
      try ask(.didPush, [program.pages[to].name], context)
    } else if transition.kind == .pop, let from = transition.from {
      try ask(.didPop, [program.pages[from].name], context)
    }
    clock.needsFrame()
  }

  /// The end of a timeline that may be that of the items.
  func endItems(on timeline: Int) throws {
    guard let running = here.barItems.transition, running.timeline == timeline else { return }
    try endItems()
  }
}
