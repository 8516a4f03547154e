/// Who holds whom: the screen its windows, a window its root, a container its controllers, a
/// controller its pages, a page its children and its controllers.
///
/// It is the one place that knows. What has to do with the hierarchy is asked of it, and is the same
/// for all kinds; a kind says only which of what it holds it shows (`Navigator.shown(in:)`).
struct Tree {
  /// The holder of each node, by place; nil for what stands nowhere.
  private var holders: [Node?]
  /// What each node holds, in the order of its coming. That of a navigation controller is its
  /// stack, which knows its own order.
  private var held: [[Node]]
  /// The navigation controller on whose stack each page was last.
  private var lastController: [Int?]
  private let controllers: Int

  private let windows: Int

  /// The places of what there is once: screen, container.
  private static let single = 2

  /// A screen with windows, and nothing in them.
  init(controllers: Int, pages: Int, windows: Int = 1) {
    self.controllers = controllers
    self.windows = windows
    let count = Self.single + windows + controllers + pages
    holders = Array(repeating: nil, count: count)
    held = Array(repeating: [], count: count)
    lastController = Array(repeating: nil, count: pages)
    for window in 0..<windows { attach(.window(window), to: .screen) }
  }

  private func place(_ node: Node) -> Int {
    switch node {
    case .screen: return 0
    case .container: return 1
    case .window(let number): return Self.single + number
    case .navigation(let number): return Self.single + windows + number
    case .page(let number): return Self.single + windows + controllers + number
    }
  }

  // MARK: - Verbs

  /// A node comes to another one; it leaves the one that holds it.
  mutating func attach(_ node: Node, to holder: Node) {
    detach(node)
    holders[place(node)] = holder
    if case .navigation(let number) = holder {
      if case .page(let page) = node { lastController[page] = number }
    } else {
      held[place(holder)].append(node)
    }
  }

  /// A node comes to another one, right after one of those that it holds.
  mutating func attach(_ node: Node, to holder: Node, after other: Node) {
    attach(node, to: holder)
    if node == other { return }
    let place = place(holder)
    guard let index = held[place].firstIndex(of: other) else { return }
    held[place].removeLast()
    held[place].insert(node, at: index + 1)
  }

  /// A node leaves what holds it.
  mutating func detach(_ node: Node) {
    guard let holder = holders[place(node)] else { return }
    holders[place(node)] = nil
    held[place(holder)].removeAll { $0 == node }
  }

  /// A page leaves a navigation controller; where something else holds it by now, it stays there.
  mutating func leave(_ page: Int, stackOf number: Int) {
    if holder(of: .page(page)) == .navigation(number) { detach(.page(page)) }
  }

  /// A new instance of a page begins: nobody holds it, and nobody has.
  mutating func renew(_ page: Int) {
    detach(.page(page))
    lastController[page] = nil
  }

  // MARK: - Questions

  /// What holds a node, or nil.
  func holder(of node: Node) -> Node? { holders[place(node)] }

  /// What a node holds, in the order of its coming; nothing of a navigation controller, whose
  /// pages are in its stack.
  func held(by node: Node) -> [Node] { held[place(node)] }

  /// The window in which a node stands, by number; nil for what stands in none.
  func window(of node: Node) -> Int? {
    var at: Node? = node
    while let here = at {
      if case .window(let number) = here { return number }
      at = holder(of: here)
    }
    return nil
  }

  /// Whether a node is another one, or holds it, at any depth.
  func holds(_ node: Node, _ other: Node) -> Bool {
    var at: Node? = other
    while let here = at {
      if here == node { return true }
      at = holder(of: here)
    }
    return false
  }

  /// Whether a page is on a stack, or comes to it or goes from it: from willMove(parent) to
  /// didMove(nil).
  func hasStack(_ page: Int) -> Bool {
    if case .navigation = holder(of: .page(page)) { return true }
    return false
  }

  /// The page of which a page is a child, or nil.
  func parent(of page: Int) -> Int? {
    if case .page(let parent) = holder(of: .page(page)) { return parent }
    return nil
  }

  /// The page in whose view a page's view lies, at any depth, or the page itself.
  func outermost(_ page: Int) -> Int {
    var at = page
    while let parent = parent(of: at) { at = parent }
    return at
  }

  /// The navigation controller that a page or one of its ancestors has; else the last one that
  /// had it.
  func controller(of page: Int) -> Int? {
    let outermost = outermost(page)
    if case .navigation(let number) = holder(of: .page(outermost)) { return number }
    return lastController[outermost]
  }
}
