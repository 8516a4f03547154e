import NavSimVocabulary

/// What is handed on along the tree, for all kinds alike: a node tells those that it shows, they
/// tell theirs.
extension Navigator {
  /// Changes who holds whom.
  func arrange(_ body: (inout Tree) -> Void) { controllers.arrange(body) }

  /// What a node shows of what it holds: a navigation controller its top page, a container the
  /// selected controller, the others all of it, in the order of its coming.
  func shown(in node: Node) -> [Node] {
    switch node {
    case .navigation(let number): return controllers[number].stack.last.map { [.page($0)] } ?? []
    case .container: return tree.held(by: node).filter { $0 == .navigation(controllers.selected) }
    case .screen: return windows.onScreen.map { .window($0) }
    case .window, .page: return tree.held(by: node)
    }
  }

  // MARK: - Appearance

  /// The begin of an appearance or disappearance, handed on (documented:
  /// shouldAutomaticallyForwardAppearanceMethods is yes).
  func beginShown(
    in node: Node, appearing: Bool, animated: Bool, _ transition: Transition
  ) throws {
    if withholds(node) { return }
    for child in shown(in: node) {
      try tellBegin(child, appearing: appearing, animated: animated, transition)
    }
  }

  /// Whether a node keeps its appearance from its children: their code is told by its own.
  private func withholds(_ node: Node) -> Bool {
    guard case .page(let page) = node else { return false }
    return !forwards(page)
  }

  /// The same for a node itself.
  func tellBegin(
    _ node: Node, appearing: Bool, animated: Bool, _ transition: Transition
  ) throws {
    switch node {
    case .page(let page):
      if !tree.hasStack(page) { pages[page].isInWindow = true }
      try beginAppearance(page, appearing: appearing, animated: animated, transition)
    case .navigation(let number):
      try at(number).beginController(appearing: appearing, animated: animated, transition)
    case .container: try beginShown(in: node, appearing: appearing, animated: animated, transition)
    case .screen, .window: return
    }
  }

  /// The end of it.
  func endShown(in node: Node, animated: Bool, _ transition: Transition) throws {
    if withholds(node) { return }
    for child in shown(in: node) { try tellEnd(child, animated: animated, transition) }
  }

  /// The same for a node itself.
  func tellEnd(_ node: Node, animated: Bool, _ transition: Transition) throws {
    switch node {
    case .page(let page):
      try endAppearance(page, animated: animated, transition)
      if !tree.hasStack(page), pages[page].appearance == .disappeared {
        pages[page].isInWindow = false
      }
    case .navigation(let number): try at(number).endController(animated: animated, transition)
    case .container: try endShown(in: node, animated: animated, transition)
    case .screen, .window: return
    }
  }

  /// viewIsAppearing.
  func tellShownIsAppearing(in node: Node, animated: Bool, _ transition: Transition) throws {
    if withholds(node) { return }
    for child in shown(in: node) { try tellIsAppearing(child, animated: animated, transition) }
  }

  /// The same for a node itself.
  func tellIsAppearing(_ node: Node, animated: Bool, _ transition: Transition) throws {
    switch node {
    case .page(let page): try fireIsAppearing(page, animated: animated, transition)
    case .navigation(let number):
      try at(number).tellControllerIsAppearing(animated: animated)
      try at(number).tellShownIsAppearing(in: node, animated: animated, transition)
    case .container: try tellShownIsAppearing(in: node, animated: animated, transition)
    case .screen, .window: return
    }
  }

  // MARK: - Traits and sizes

  /// traitCollectionDidChange: a controller before what lies in it.
  func tellTraits(_ node: Node) throws {
    switch node {
    case .page(let page):
      guard pages[page].isLoaded, pages[page].knowsDark != screen.mode.isDark else { return }
      pages[page].knowsDark = screen.mode.isDark
      try fire(.traitCollectionDidChange, page: page)
      for child in tree.held(by: node) { try tellTraits(child) }
    case .navigation(let number):
      guard inheritsTraits(number) else { return }
      try at(number).updateTraits()
      for page in heirs(of: number) { try at(number).tellTraits(.page(page)) }
    default:
      let isOfParent = profile.surroundings.coveredPagesHearTraits && node == .container
      for child in isOfParent ? tree.held(by: node) : shown(in: node) { try tellTraits(child) }
    }
  }

  /// Whether a controller's traits change with those around it
  /// (`SurroundingRules.coveredPagesHearTraits`).
  private func inheritsTraits(_ number: Int) -> Bool {
    let isHeir = profile.surroundings.coveredPagesHearTraits && controllers[number].isLoaded
    return isHeir || controllers[number].isInWindow
  }

  /// The pages of a controller whose traits change with its own.
  private func heirs(of number: Int) -> [Int] {
    guard profile.surroundings.coveredPagesHearTraits else { return controllers[number].shownPages }
    let stack = controllers[number].stack
    return stack + controllers[number].shownPages.filter { !stack.contains($0) }
  }

  /// A callback of a change that all hear of: a controller before what lies in it (documented:
  /// UIContentContainer, whose methods are handed on by super).
  func tell(_ hook: Hook, in node: Node) throws {
    switch node {
    case .page(let page):
      try fire(hook, page: page)
      for child in tree.held(by: node) { try tell(hook, in: child) }
    case .navigation(let number):
      try at(number).fireNavigation(hook)
      for page in controllers[number].shownPages { try at(number).tell(hook, in: .page(page)) }
    default:
      for child in shown(in: node) { try tell(hook, in: child) }
    }
  }

  // MARK: - Release

  /// What a node holds goes with it.
  func releaseHeld(by node: Node) {
    for child in tree.held(by: node) {
      if case .navigation(let number) = child { at(number).releaseController() }
      arrange { $0.detach(child) }
      clock.requestRelease()
    }
  }

  // MARK: - Who is asked

  /// The navigation controllers that a finger meets, the outermost first: from the frontmost window that
  /// takes touches down through what each node shows; of several in a page the one that came last.
  var controllersOnScreen: [Int] {
    var found: [Int] = []
    var at = Node.window(windows.touched)
    while let next = shown(in: at).last(where: { leadsOn($0) }) {
      if case .navigation(let number) = next { found.append(number) }
      at = next
    }
    return found
  }

  /// Whether there may be a navigation controller at a node or below it: a child of a page is not
  /// looked into (choice).
  private func leadsOn(_ node: Node) -> Bool {
    if case .page(let page) = node { return tree.parent(of: page) == nil }
    return true
  }
}
