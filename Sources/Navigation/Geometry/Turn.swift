import NavSimProgram

/// A turn of the device: one that waits, and the one under way.
struct Turn {
  /// The turn that waits for the end of a transition, and the action that asked for it.
  private(set) var waiting: (orientation: Orientation, action: Int)?
  /// The timeline of the turn under way.
  private(set) var timeline: Int?
  /// Whether pages are told of a turn, so that their blocks belong to it.
  private(set) var isBeingTold = false
  private var blocks = CoordinatorBlocks()

  mutating func wait(for orientation: Orientation, action: Int) {
    waiting = (orientation, action)
  }

  /// The turn that has waited, to be performed.
  mutating func takeWaiting() -> (orientation: Orientation, action: Int)? {
    defer { waiting = nil }
    return waiting
  }

  mutating func tell(_ isBeingTold: Bool) { self.isBeingTold = isBeingTold }

  /// The turn begins. Returns the blocks that run inside it.
  mutating func begin(on timeline: Int) -> [Block] {
    self.timeline = timeline
    return blocks.take(.alongside)
  }

  /// A timeline is over. Returns the completions of the turn, if it was the turn's.
  mutating func end(on timeline: Int) -> [Block] {
    guard self.timeline == timeline else { return [] }
    self.timeline = nil
    return blocks.take(.completion)
  }

  /// Takes a block that a page registers while it is told; false where it belongs to no turn.
  mutating func take(_ block: Block, _ word: When) -> Bool {
    guard isBeingTold, word == .alongside || word == .completion else { return false }
    var block = block
    block.context.isBlock = true
    blocks.add(block, as: word)
    return true
  }
}
