import NavSimProgram
import NavSimVocabulary

/// Layout: the commit's pass, and layout that code forces.
extension Navigator {
  /// The commit of a turn: the navigation controller, in whose layout transitions start; then the
  /// pages; then the bar.
  func commit() throws {
    clock.commitBegins()
    for number in controllers.indices { try at(number).layoutHierarchy() }
    try layoutPresented()
    try layoutRootPages()
    try resignGonePage()
    if isLayoutLeft || isUpdateLeft { return requestCommit() }
    try layoutPresenter()
  }

  /// Whether anything on screen, but for a picture of what has gone, is still to be laid out.
  private var isLayoutLeft: Bool {
    controllers.wantLayout.contains { !at($0).isPicture }
      || pages.inWindow.contains { wantsLayout(pages[$0]) && !isPicture(.page($0)) }
  }

  private func layoutHierarchy() throws {
    guard here.isInWindow || controller == 0, !isPicture else { return }
    try layoutNavigation()
    try tellFrames()
    try layoutPages()
    if here.barNeedsLayout { try layoutBar() }
  }

  /// Layout of the navigation controller's view, if it is needed: viewWillLayoutSubviews, the
  /// start of waiting transitions, viewDidLayoutSubviews (observed: published logs).
  func layoutNavigation() throws {
    guard here.navigationNeedsLayout, here.isInWindow else { return }
    here.navigationNeedsLayout = false
    if here.barHiding.isDue { try heightClassChanges() }
    try uikit(.layout) {
      try fireNavigation(.viewWillLayoutSubviews)
      putBarBack()
      let ending = here.transitions.last { $0.stage == .pending && !$0.operation.isAnimated }
      try startPendingTransitions()
      here.staleTop = nil
      if let top = restingTop {
        // What began and ended in this pass has framed it.
        if ending?.operation.to == top { settleView(of: top) } else { placeView(of: top) }
      }
      try fireNavigation(.viewDidLayoutSubviews)
    }
    try sendIsAppearing()
  }

  /// A bar that code has moved is where it belongs again (`GeometryRules.layoutPutsBarBack`).
  private func putBarBack() {
    let bar = here.barLayers.bar
    guard profile.geometry.layoutPutsBarBack, here.barMove == nil, !here.isNavigationBarHidden,
      !scene.isAnimated(bar)
    else { return }
    move(bar, .y, to: barTop)
  }

  /// viewIsAppearing of pages that appear with animation, once they are in the hierarchy.
  private func sendIsAppearing() throws {
    for transition in here.transitions where transition.stage == .running {
      guard let to = transition.operation.to, !pages[to].hasSentIsAppearing,
        pages[to].appearance == .appearing
      else { continue }
      try fireIsAppearing(to, animated: transition.operation.isAnimated, transition)
    }
  }

  /// viewIsAppearing, where the system has it (documented: once an appearance, with the view in
  /// the hierarchy).
  func fireIsAppearing(_ page: Int, animated: Bool, _ transition: Transition) throws {
    pages[page].hasSentIsAppearing = true
    try updateTraits(of: page)
    guard profile.hasViewIsAppearing else { return }
    try fire(.viewIsAppearing, page: page, animated: animated, transition: transition)
    try tellShownIsAppearing(in: .page(page), animated: animated, transition)
  }

  /// The pages in the hierarchy that need layout, back to front.
  private func layoutPages() throws {
    for page in here.shownPages { try layOut(page) }
  }

  func wantsLayout(_ state: PageState) -> Bool { state.isInWindow && isMarked(state) }

  /// Whether a view is to be laid out, be it in a window or not.
  private func isMarked(_ state: PageState) -> Bool {
    state.needsLayout || state.extraLayouts > 0
  }

  /// One layout pair of a page; none where code has laid it out as it heard of its safe area.
  func layoutPage(_ page: Int) throws {
    let wasMarked = isMarked(pages[page])
    try uikit(.layout) {
      try tellSafeArea(page)
      try updateConstraints(in: page)
      if wasMarked, !isMarked(pages[page]) { return }
      pages[page].layOutView()
      if pages[page].needsLayout {
        // What it answered with is for the next pass.
        pages[page].needsLayout = pages[page].hasNewSafeArea
      } else if pages[page].extraLayouts > 0 {
        pages[page].extraLayouts -= 1
      }
      try fire(.viewWillLayoutSubviews, page: page)
      shortenFakes(in: page)
      layoutContent(of: page)
      if pages[page].hasScrolledByInset { try tellScroll(page) }
      try fire(.viewDidLayoutSubviews, page: page)
      for case .page(let child) in tree.held(by: .page(page)) { try layoutChild(child, of: page) }
    }
  }

  /// A child is laid out with its page, the first time as often as `IOSProfile.childLayoutPairs` says.
  private func layoutChild(_ child: Int, of page: Int) throws {
    let pairs = pages[child].isViewNew ? profile.childLayoutPairs : 1
    for _ in 0..<pairs where tree.parent(of: child) == page { try layoutPage(child) }
  }

  /// layoutIfNeeded: what is marked is laid out now, a waiting transition started with it.
  func layoutNow(_ reference: Reference, _ context: Context) throws {
    switch reference {
    case .thing(_, .navigation):
      let isWanted =
        here.navigationNeedsLayout || here.shownPages.contains { wantsLayout(pages[$0]) }
      if !isWanted { skip(context, "nothing of \(here.declared.name) needs layout") }
      try layoutNavigation()
      try layoutPages()
    case .thing(_, .bar):
      guard here.barNeedsLayout || here.keptLargeTitles != nil || waitsForSheetBar else {
        return skip(context, "nothing of the bar needs layout")
      }
      uikit(.layout) {
        takeSheetBar()
        if here.keptLargeTitles != nil {
          here.keepLargeTitles(nil)
          barShapeChanged()
          restyleBar()
        }
      }
      try layoutBar()
    case .owner(let owner), .thing(let owner, .view):
      guard let page = page(owner, context) else {
        try layoutNavigation()
        return
      }
      try loadForAccess(page)
      // A new view is to be laid out, in a window or not (documented: UIView.layoutIfNeeded).
      if isMarked(pages[page]) || pages[page].isViewNew { return try layoutPage(page) }
      if pages[page].awaitsConstraints {
        return try uikit(.layout) { try updateConstraints(in: page) }
      }
      skip(context, "nothing of \(program.pages[page].name) needs layout")
    default: break
    }
  }

  /// setNeedsLayout.
  func invalidate(_ reference: Reference, _ context: Context) {
    switch reference {
    case .thing(_, .navigation): here.navigationNeedsLayout = true
    case .thing(_, .bar):
      here.barNeedsLayout = true
      uikit(.layout) { takeSheetBar() }
    case .owner(let owner), .thing(let owner, .view):
      if let page = page(owner, context) {
        pages[tree.outermost(page)].needsLayout = true
      } else {
        here.navigationNeedsLayout = true
      }
    default: return
    }
    requestCommit()
  }
}
