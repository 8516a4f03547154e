import NavSimKernel

/// A content that moves.
struct Scroll {
  let id: Int
  let page: Int
  /// The instance of the page; another one does not move.
  let generation: Int
  let from: Double
  let to: Double
  let begin: Time
  let duration: Time
  let curve: Curve
  /// The action that it belongs to, or -1.
  let action: Int
  /// Whether a finger is on it, which lets the bar snap when it leaves.
  let hasFinger: Bool
  /// What the inset has changed under it, which leaves the content where it is: so much further is it from its place at rest
  /// than its offset says until it stops.
  fileprivate(set) var shift = 0.0
  /// Whether the finger has gone far enough to be a swipe.
  fileprivate(set) var isSwipe = false
  /// Who asked for it.
  var cause: Int32 = -1
}

/// The contents that move: under a finger, or to an end after it has left. One a page.
struct Scrolls {
  private var all: [Scroll] = []
  private(set) var next = 1

  var isEmpty: Bool { all.isEmpty }

  subscript(id: Int) -> Scroll? { all.first { $0.id == id } }

  mutating func add(_ scroll: Scroll) {
    all.append(scroll)
    next += 1
  }

  /// A content comes to rest.
  @discardableResult
  mutating func remove(_ id: Int) -> Bool {
    guard let place = all.firstIndex(where: { $0.id == id }) else { return false }
    all.remove(at: place)
    return true
  }

  /// A finger has gone far enough to be a swipe. Returns whether it had not before.
  mutating func swipe(_ id: Int) -> Bool {
    guard let place = all.firstIndex(where: { $0.id == id }), !all[place].isSwipe else {
      return false
    }
    all[place].isSwipe = true
    return true
  }

  /// The inset of a page's content changes under what moves it. Returns whether anything does.
  mutating func shift(_ page: Int, by distance: Double) -> Bool {
    guard let place = all.firstIndex(where: { $0.page == page }) else { return false }
    all[place].shift += distance
    return true
  }

  /// How much further a page's content is from its place at rest than its offset says.
  func shift(of page: Int) -> Double { all.first { $0.page == page }?.shift ?? 0 }

  /// Another finger takes a page's content over.
  mutating func takeOver(_ page: Int) -> Scroll? {
    all.firstIndex { $0.page == page }.map { all.remove(at: $0) }
  }
}
