/// The pages, with lists of those that something has to be done for: what walks a list costs what
/// lives, not what a file declares. All lists are in the order of declaration.
struct PageTable {
  private var states = Noted<PageState>()
  /// The pages of which an instance exists.
  private(set) var alive: [Int] = []
  /// The pages whose views are in the window.
  private(set) var inWindow: [Int] = []
  /// The pages whose views have a frame that who observes it has not heard of.
  private(set) var withNewFrame: [Int] = []

  var indices: Range<Int> { states.indices }
  var count: Int { states.count }

  mutating func append(_ state: PageState) { states.append(state) }

  subscript(page: Int) -> PageState {
    @inline(__always) _read { yield states[page] }
    _modify {
      let exists = states[page].exists
      let isInWindow = states[page].isInWindow
      let hasNewFrame = states[page].hasNewFrame
      defer {
        if states[page].exists != exists { alive.keep(page, !exists) }
        if states[page].isInWindow != isInWindow { inWindow.keep(page, !isInWindow) }
        if states[page].hasNewFrame != hasNewFrame { withNewFrame.keep(page, !hasNewFrame) }
      }
      yield &states[page]
    }
  }

  /// Names the pages that were written since this was asked last, and forgets them.
  mutating func takeLog(_ body: (Int) -> Void) { states.takeLog(body) }
}
