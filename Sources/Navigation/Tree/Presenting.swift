import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Presentations: what is asked for, and what of it is refused or waits.
extension Navigator {
  var presentations: Presentations { controllers.presentations }

  var windows: WindowList { controllers.windows }

  /// What the scenario's own window holds first: its controller, the container, or a page.
  var windowRoot: Node { controllers.root }

  /// What lies on top in a window; nil where it holds nothing.
  func topmost(in window: Int) -> Node? {
    presented(in: window).last.map { presentations.shown[$0].node } ?? root(of: window)
  }

  /// The same without what is on its way out.
  private func topmostThatStays(in window: Int) -> Node? {
    staying.last { tree.window(of: $0.node) == window }?.node ?? root(of: window)
  }

  /// What is presented in a window, the lowest first: the places among all that is.
  func presented(in window: Int) -> [Int] {
    presentations.shown.indices.filter { tree.window(of: presentations.shown[$0].node) == window }
  }

  /// The place of what is presented on top where a finger touches; nil where nothing is.
  var presentedInFront: Int? { presented(in: windows.touched).last }

  /// What a window holds of which a node is a part; nil for what is in no window.
  func level(of node: Node) -> Node? {
    var at = node
    while let holder = tree.holder(of: at) {
      if case .window = holder { return at }
      at = holder
    }
    return nil
  }

  func name(of node: Node) -> String {
    switch node {
    case .page(let page): return program.pages[page].name
    case .navigation(let number): return controllers[number].declared.name
    case .window(let number): return windows[number].declared?.name ?? "window"
    case .container: return program.container?.rawValue ?? "container"
    case .screen: return "screen"
    }
  }

  func node(of presented: Presented) -> Node? {
    switch presented {
    case .page(let page): return .page(page)
    case .navigation(let declaration):
      return controllers.number(declaration: declaration).map { .navigation($0) }
    }
  }

  /// Who presents or dismisses: the object whose code says so; of a timed action what lies on top.
  private func speaker(_ context: Context) -> Node {
    switch context.runner {
    case .page(let page): return .page(page)
    case .navigation: return .navigation(controller)
    case .strategy: return context.selfPage.map { .page($0) } ?? .navigation(controller)
    // A choice: code that has no controller at hand asks the key window's.
    case .action:
      let isBehind = !yieldingDismissals.isEmpty
      return (isBehind ? topmostThatStays(in: windows.key) : topmost(in: windows.key)) ?? windowRoot
    }
  }

  /// Whether its view is in the window, or on its way there.
  private func isInHierarchy(_ node: Node) -> Bool {
    if isUncovered(node) { return true }
    switch node {
    case .page(let page): return pages[page].isInWindow || pages[page].appearance == .appearing
    case .navigation(let number):
      return controllers[number].isInWindow || controllers[number].appearance == .appearing
    case .screen, .window, .container: return true
    }
  }

  /// Whether it is on top of what a dismissal without animation uncovers in this turn.
  private func isUncovered(_ node: Node) -> Bool {
    yieldingDismissals.compactMap(revealed).contains { under in
      if case .page(let page) = node {
        return topPages(of: under).contains { $0 == page || tree.holds(.page($0), node) }
      }
      return tree.holds(under, node)
    }
  }

  /// Whether something is at the end of its dismissal: nothing presents it any more (observed: microsoft/WinObjC issue
  /// 2114, presentingViewController is nil in viewDidDisappear).
  private func goesAtEnd(_ node: Node) -> Bool {
    let ending = presentations.move.flatMap { move in
      move.transition.stage == .ending && move.transition.outcome != .cancelled ? move : nil
    }
    return ([ending].compactMap { $0 } + yieldingDismissals).contains { move in
      move.leaving.contains { $0.node == node }
    }
  }

  /// The dismissals without animation that begin after this turn, and behind which another call waits
  /// (`PresentationRules.callsWaitForPlainDismissal`).
  private var yieldingDismissals: [PresentationMove] {
    profile.presentations.callsWaitForPlainDismissal ? presentations.plainDismissals : []
  }

  /// What lies over the roots for what code asks for now.
  private var staying: ArraySlice<Presentation> {
    let leaving = yieldingDismissals.flatMap(\.leaving)
    if leaving.isEmpty { return presentations.staying }
    return presentations.staying.filter { one in !leaving.contains { $0.node == one.node } }[...]
  }

  /// Whether what code asks for now is one too many.
  private var isBusy: Bool {
    guard presentations.isBusy else { return false }
    let isBehind =
      profile.presentations.callsWaitForPlainDismissal && presentations.waiting == nil
      && presentations.asked?.isPlainDismissal == true
    return !isBehind
  }

  /// How UIKit's warnings of a presentation begin (`PresentationRules.warningsNameWhoAsks`).
  func attempt(of node: Node, by speaker: Node) -> String {
    let text = "Attempt to present <\(name(of: node))> on "
    guard profile.presentations.warningsNameWhoAsks else { return text + "<\(name(of: speaker))>" }
    return text + "<\(name(of: level(of: speaker) ?? speaker))> (from <\(name(of: speaker))>)"
  }

  /// A warning that ends with what is wrong.
  func warning(of node: Node, by speaker: Node, _ trouble: String) -> String {
    attempt(of: node, by: speaker) + trouble
      + (profile.presentations.warningsNameWhoAsks ? "." : "!")
  }

  /// UIKit's exception for a controller that has a place already (`PresentationRules.exceptionsNameTheHolder`).
  private func raiseHeld(_ node: Node, by holder: Node) throws {
    let text = "Application tried to present modally "
    guard profile.presentations.exceptionsNameTheHolder else {
      try raise(text + "an active controller <\(name(of: node))>")
      return
    }
    let presenter = presentations.shown.first { $0.node == node }?.presenter
    let has = presenter == nil ? "has a parent view controller" : "is already being presented by"
    try raise(
      text + "a view controller <\(name(of: node))> that \(has) <\(name(of: presenter ?? holder))>")
  }

  private func refuse(
    _ event: EventName, _ text: String, _ answer: PresentationAnswer = .refused
  ) {
    presentations.answer(answer)
    actions.end(actions.current, as: .ignored)
    record(event, [text])
  }

  /// present(_:animated:completion:). What presents is the outermost controller around who asks
  /// (documented: the presented controller covers the presenting one's outermost ancestor). While another is under way
  /// it is refused; asked for at the end of one, in a callback or a completion, it begins once that has ended (observed:
  /// software-mansion/react-native-screens pull request 4086, of completions), and so it does in the turn of a dismissal
  /// without animation.
  func present(
    _ presented: Presented, _ style: PresentationStyle, animated: Bool, _ context: Context
  ) throws {
    guard let node = node(of: presented) else {
      refuse(.log, "ignored: this cell has no such navigation controller")
      return
    }
    record(.present, [name(of: node)])
    let speaker = speaker(context)
    var returns = false
    if case .page = node { returns = goesAtEnd(node) }
    if !returns, let holder = tree.holder(of: node) { try raiseHeld(node, by: holder) }
    guard isInHierarchy(speaker), let presenter = level(of: speaker), !goesAtEnd(presenter) else {
      refuse(.warning, warning(of: node, by: speaker, " whose view is not in the window hierarchy"))
      return
    }
    if isBusy {
      refuse(.warning, warning(of: node, by: speaker, " while a presentation is in progress"))
      return
    }
    if let top = topmostThatStays(in: tree.window(of: presenter) ?? 0), presenter != top {
      refuse(
        .warning, attempt(of: node, by: speaker) + " which is already presenting <\(name(of: top))>"
      )
      return
    }
    if profile.presentations.searchIsPresented, topPage(of: presenter).contains(where: isSearching)
    {
      refuse(
        .warning,
        attempt(of: node, by: speaker) + " which is already presenting <UISearchController>")
      return
    }
    var isOfPage = true
    if case .navigation = context.runner { isOfPage = false }
    let call = PresentationCall(
      node: node, presenter: presenter, style: adapted(style), isAnimated: animated,
      isOfPage: isOfPage, asker: asker(speaker) ?? topPage(of: presenter).last,
      action: actions.current, cause: scene.currentCause)
    try make(node)
    // Code that presents what is on its way out holds it.
    if case .page(let page) = node, returns { pages[page].isHeldByApp = true }
    // A transition that runs, or waits for its start, comes first (observed: a crash trace in which
    // the end of a push presents).
    if hasTransitions(below: presenter) {
      presentations.wait(for: call)
      presentations.answer(.waits)
      actions.hold(call.action)
      return
    }
    begin(call)
    presentations.answer(.taken)
  }

  private func asker(_ speaker: Node) -> Int? {
    if case .page(let page) = speaker { return page }
    return nil
  }

  /// A page or a controller that code is to show is made, once.
  func make(_ node: Node) throws {
    switch node {
    case .page(let page): try makePage(page)
    case .navigation(let number):
      guard presentations.make(node), program.inner.indices.contains(number - 1) else { return }
      try at(number).setUpInner(program.inner[number - 1], loads: false)
    case .screen, .window, .container: return
    }
  }

  private func hasTransitions(below node: Node) -> Bool {
    controllers.inWindow.contains {
      tree.holds(node, .navigation($0)) && !controllers[$0].transitions.isEmpty
    }
  }

  /// The style in which it is shown: `automatic` is the system's, a popover on a phone is a sheet
  /// (documented: UIPopoverPresentationController adapts), and sheets on a phone may be full screen (`PresentationRules.phoneHasSheets`).
  private func adapted(_ style: PresentationStyle) -> PresentationStyle {
    var style = style
    if style == .automatic {
      style = PresentationStyle(rawValue: profile.presentations.automatic.rawValue) ?? .fullScreen
    }
    if style == .popover, screen.device.kind != .pad { style = .pageSheet }
    let isFull =
      style.isSheet && screen.device.kind != .pad && !profile.presentations.phoneHasSheets
    return isFull ? .fullScreen : style
  }

  /// It starts after the commit of the turn (observed: a stack trace, in which a presentation starts
  /// a step later than a push).
  private func begin(_ call: PresentationCall) {
    let operation = StackOperation(
      kind: .set, before: topPage(of: call.presenter), after: topPage(of: call.node),
      isAnimated: call.isAnimated, action: call.action, cause: call.cause)
    schedule(PresentationMove(call, leaving: [], Transition(id: nextMove, operation: operation)))
  }

  private var nextMove: Int { controllers.nextTransition() }

  private func schedule(_ move: PresentationMove) {
    presentations.begin(move)
    actions.hold(move.transition.operation.action)
    if presentations.queue.isEmpty { startWithNextTurn() }
  }

  /// What comes or goes begins with the next turn; nothing where nothing does.
  func startWithNextTurn() {
    guard let move = presentations.move else { return }
    clock.scheduleNextTurn(.presentation, move.transition.id)
    clock.needsFrame()
  }

  /// The page that a node shows on top, as a list of at most one.
  func topPage(of node: Node) -> [Int] {
    switch node {
    case .page(let page): return [page]
    case .navigation(let number): return controllers[number].stack.suffix(1)
    case .container: return controllers[controllers.selected].stack.suffix(1)
    case .screen, .window: return []
    }
  }

  /// What waited for a transition's end begins with the next turn.
  func schedulePresentation() {
    guard let call = presentations.waiting, !hasTransitions(below: call.presenter) else { return }
    let blocks = presentations.takeWaiting().blocks
    begin(call)
    for block in blocks { add(block, as: .completion) }
    if call.action >= 0 { actionLosesPending(call.action) }
  }

  // MARK: - Dismissal

  /// dismiss(animated:completion:): what the object presents goes, with all above it; an object
  /// that presents nothing goes itself (documented). Of a timed action what lies on top goes.
  func dismiss(animated: Bool, _ context: Context) throws {
    record(.dismiss)
    let speaker = speaker(context)
    if isBusy {
      refuse(
        .warning,
        "Attempt to dismiss from view controller <\(name(of: speaker))> "
          + "while a presentation or dismiss is in progress!")
      return
    }
    let level = level(of: speaker)
    if try endSearch(on: level) { return }
    let own = staying.last { $0.node == level }
    let lowest = staying.last { $0.presenter == level } ?? own
    guard let lowest, let place = presentations.shown.firstIndex(where: { $0.node == lowest.node })
    else {
      refuse(.log, "ignored: nothing is presented", .nothingToDo)
      return
    }
    dismiss(from: place, animated: animated, isInteractive: false)
    presentations.answer(.taken)
  }

  /// A search that is active on a level is what goes first, where nothing else is presented over it
  /// (`PresentationRules.searchIsPresented`).
  private func endSearch(on level: Node?) throws -> Bool {
    guard profile.presentations.searchIsPresented, let level,
      !staying.contains(where: { $0.presenter == level }),
      let page = topPage(of: level).first(where: isSearching)
    else { return false }
    presentations.answer(.nothingToDo)
    try writePage(page, .item, .known(.searchActive), .flag(false))
    return true
  }

  /// What is presented goes, from one on.
  func dismiss(
    from lowest: Int, animated: Bool, isInteractive: Bool, isByHand: Bool = false,
    isAnswered: Bool = false
  ) {
    let window = tree.window(of: presentations.shown[lowest].node)
    let staying = staying.map(\.node)
    let leaving = presentations.shown[lowest...].reversed().filter {
      tree.window(of: $0.node) == window && staying.contains($0.node)
    }
    guard let top = leaving.first, let last = leaving.last else { return }
    var operation = StackOperation(
      kind: .set, before: topPage(of: top.node), after: topPage(of: last.presenter),
      isAnimated: animated, action: actions.current, cause: scene.currentCause)
    operation.isInteractive = isInteractive
    schedule(
      PresentationMove(
        nil, leaving: leaving, Transition(id: nextMove, operation: operation), isByHand: isByHand,
        isAnswered: isAnswered))
  }
}
