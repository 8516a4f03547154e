import NavSimProgram

/// The controllers of a run, and the tree in which they stand with their pages: 0 is the scenario's
/// own, then those that pages hold, in the order of the program.
final class Controllers {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var all: [Controller] = []
  /// Who holds whom.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var tree: Tree
  /// The selected controller of the container; without one the scenario's own.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var selected = 0
  /// The windows.
  let windows = WindowList()
  /// What the scenario's own window holds below all presentations.
  private(set) var root = Node.navigation(0)
  /// The old root, while the window dissolves into the new one.
  private(set) var rootFade: RootFade?
  /// The roots that go once the one that is leaving has told all that it holds; nil while none is leaving.
  private var leaving: [Node]?
  /// Two controllers of the container that change places slowly.
  private(set) var turnover: Turnover?
  /// What lies over the roots of windows.
  let presentations = Presentations()
  /// The finger on a pan of code's own.
  let pan = OwnPan()
  /// How many transitions there have been. Their numbers are those of the run.
  private(set) var transitionCount = 0

  init(_ program: Program) {
    tree = Tree(
      controllers: 1 + program.inner.count, pages: program.pages.count,
      windows: 1 + program.windows.count)
    if let page = program.rootPage {
      root = .page(page)
    } else if program.container != nil {
      root = .container
      tree.attach(.container, to: .window(0))
      tree.attach(.navigation(0), to: .container)
      for (index, other) in program.inner.enumerated() where other.isInContainer {
        tree.attach(.navigation(index + 1), to: .container)
      }
    } else {
      tree.attach(.navigation(0), to: .window(0))
    }
  }

  /// Changes who holds whom.
  func arrange(_ body: (inout Tree) -> Void) { body(&tree) }

  /// Another controller of the container is selected.
  func select(_ number: Int) { selected = number }

  /// The scenario's own window gets another root; if that is a controller, it is worked on from now on.
  /// The old one stays in the tree until it is detached.
  func setRoot(_ node: Node) {
    tree.attach(node, to: .window(0), after: root)
    root = node
    if case .navigation(let number) = node { selected = number }
  }

  /// A root begins to tell what it holds that it disappears; false where one does so already, whose code
  /// replaces it.
  func beginLeaving() -> Bool {
    if leaving != nil { return false }
    leaving = []
    return true
  }

  /// Notes a root that goes while one is leaving; false where none is.
  func keepUntilLeft(_ node: Node) -> Bool {
    if leaving == nil { return false }
    leaving?.append(node)
    return true
  }

  /// All have heard it: the roots that go now.
  func endLeaving() -> [Node] {
    defer { leaving = nil }
    return leaving ?? []
  }

  /// The window begins to dissolve into its new root.
  func begin(_ fade: RootFade) { rootFade = fade }

  /// The dissolve is over: the one on a timeline, or whichever runs.
  func takeRootFade(on timeline: Int?) -> RootFade? {
    guard let fade = rootFade, timeline == nil || fade.timeline == timeline else { return nil }
    rootFade = nil
    return fade
  }

  /// Two controllers of the container begin to change places.
  func begin(_ new: Turnover) { turnover = new }

  /// They have done so: those on a timeline, or whichever do.
  func takeTurnover(on timeline: Int?) -> Turnover? {
    guard let old = turnover, timeline == nil || old.timeline == timeline else { return nil }
    turnover = nil
    return old
  }

  var indices: Range<Int> { all.indices }

  subscript(number: Int) -> Controller { all[number] }

  func append(_ controller: Controller) { all.append(controller) }

  /// A controller goes; another one takes its place.
  func replace(_ number: Int) { all[number] = Controller(replacing: all[number]) }

  /// A number for a transition that begins.
  func nextTransition() -> Int {
    transitionCount += 1
    return transitionCount
  }

  /// The controller to which a transition belongs.
  func number(ofTransition id: Int) -> Int? {
    indices.first { all[$0].transitions.contains { $0.id == id } }
  }

  /// The controller with a declaration, or nil where the cell has none.
  func number(declaration: Int) -> Int? {
    indices.first { all[$0].declared.declaration == declaration }
  }

  /// Whether a finger is on a pop gesture, on a sheet, or on a pan of code's own.
  var isFingerDown: Bool {
    presentations.finger.isDown || pan.finger.isDown || all.contains { $0.gesture.isDown }
  }

  /// Those whose views are on screen, the scenario's own first.
  var inWindow: [Int] { indices.filter { all[$0].isInWindow } }

  /// Whether a transition waits or runs in any that is on screen.
  var haveTransitions: Bool {
    presentations.move != nil
      || all.contains { $0.isInWindow && !$0.transitions.isEmpty && !$0.isStalled }
  }

  /// Whether nothing moves or waits in the scenario's own and in those that are on screen, and
  /// nothing is presented or dismissed.
  var areQuiet: Bool {
    presentations.isQuiet && !pan.isOpen
      && indices.allSatisfy { ($0 > 0 && !all[$0].isInWindow) || all[$0].isQuiet }
  }

  /// Those on screen that are to be laid out.
  var wantLayout: some Sequence<Int> {
    indices.lazy.filter { [all] in all[$0].isInWindow && all[$0].needsLayout }
  }

  /// Whether any holds a page.
  func holds(_ page: Int) -> Bool { all.contains { $0.holds(page) } }

  /// The pages that any holds.
  var heldPages: [Int] { all.flatMap(\.heldPages) }
}
